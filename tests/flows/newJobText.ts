// The job description that stories of a new job begin with.
export const description =
  'Warehouse shift lead\n\nYou will\n- lead a shift of twelve people\n- plan the lorries of the night\n- keep the numbers of every delivery right\n\nYou need\n- three years in a warehouse\n- experience leading people\n- confidence with Excel\n\nNice to have: Spanish';
