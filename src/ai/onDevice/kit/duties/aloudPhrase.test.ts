// The words of a duty that are said: its point stays, and what cannot be said goes.
import { describe, expect, it } from 'vitest';
import { aloudOf } from './aloudPhrase.ts';

describe('the words that are said', () => {
  it.each([
    [
      'find weak spots and detours using analytics and surveys',
      'find weak spots and detours using analytics and surveys',
    ],
    [
      'collaborate with other members to plan prepare quickly repair and replace any broken pumps',
      'repair and replace any broken pumps',
    ],
    ['coach, give feedback', 'coach and give feedback'],
    [
      'be responsible for the ticket desk and the customer experience',
      'be responsible for the ticket desk',
    ],
    ['inspect, clean and grease the chains', 'inspect, clean and grease the chains'],
    [
      'introduce new pump/ valve solutions on the current fleet',
      'introduce new pump and valve solutions on the current fleet',
    ],
    [
      'act as the first point of contact for technical matters in every single department of the whole group',
      'act as the first point of contact for technical matters',
    ],
    [
      'monitor pick rates, accuracy and waiting time',
      'monitor pick rates, accuracy and waiting time',
    ],
  ])('%s', (phrase, aloud) => expect(aloudOf(phrase, 'en')).toBe(aloud));

  it.each(['own a set of products giving', 'push the boundaries of performance'])(
    'are none for: %s',
    (phrase) => expect(aloudOf(phrase, 'en')).toBeNull(),
  );
});
