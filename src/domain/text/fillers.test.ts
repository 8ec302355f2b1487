// Fillers go, words that only look like them stay.
import { describe, expect, it } from 'vitest';
import { removeFillers } from './fillers.ts';

describe('fillers', () => {
  it.each([
    ['I called her, and waited.', 'I called her and waited.'],
    ['I called her, um, and waited.', 'I called her and waited.'],
    ['Um, I called her.', 'I called her.'],
    ['I called, you know, and waited.', 'I called and waited.'],
    ['I called her, um, then waited.', 'I called her, then waited.'],
    ['You know the rest.', 'You know the rest.'],
    ['Eh, llamé al cliente.', 'llamé al cliente.'],
    ['Umbrella sales rose.', 'Umbrella sales rose.'],
    ['Este informe llegó tarde.', 'Este informe llegó tarde.'],
  ])('%s', (transcript, judged) => {
    expect(removeFillers(transcript)).toBe(judged);
  });
});
