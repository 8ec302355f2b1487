// How many files of stories run side by side, each in a lane with a Firebase and a browser of its own.

/** How many lanes there are; one where nobody asks for more, as when a file is run by itself. */
export function laneCount(): number {
  return Number(process.env['FLOWS_LANES'] ?? 1);
}
