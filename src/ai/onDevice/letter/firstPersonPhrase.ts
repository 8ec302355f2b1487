// What a line of a resume becomes in a letter: a phrase of the first person and its form.

/** `action`: follows "I"; `work`: follows "my work includes"; `whole`: a sentence of its own that can follow an action. Without a final period. */
export interface FirstPersonPhrase {
  form: 'action' | 'work' | 'whole';
  text: string;
  /** Other ways to say the same, should the first not be traced. */
  others?: readonly string[];
}
