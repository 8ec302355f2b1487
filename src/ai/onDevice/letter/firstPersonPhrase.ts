// What a line of a resume becomes in a letter: a phrase of the first person and its form.

/** `deed`: follows "I"; `work`: follows "my work includes"; `whole`: a sentence of one's own that can follow a deed. Without a stop at the end. */
export interface FirstPersonPhrase {
  form: 'deed' | 'work' | 'whole';
  text: string;
  /** Other ways to say the same, should the first not be traced. */
  others?: readonly string[];
}
