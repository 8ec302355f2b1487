// Two sources of questions do not ask about one matter twice.
import { describe, expect, it } from 'vitest';
import { isSameMatter } from './matters.ts';

describe('the matter of a question', () => {
  it.each([
    [
      'Tell me about the bug that took you longest to find.',
      'Tell me about the hardest fault you have tracked down in something built with Java.',
    ],
    [
      'Which mistake in technical documentation does the most harm?',
      'Tell me about technical documentation of yours that others worked with.',
    ],
    [
      'Tell how it changed from the first sketch to the final state.',
      'Choose one piece of work from your portfolio and take me from the problem to the final design.',
    ],
    [
      'Explain how you track down a fault in a radio. What do you look at first?',
      'A pump stops once in a thousand starts. How do you track it down?',
    ],
    ['This job requires: “forklift licence”.', 'What do you check before forklift work?'],
    [
      'Tell me about a class in which many pupils did not understand something central.',
      'Tell me about a time someone you were teaching made no progress.',
    ],
    [
      'Tell me about a page that worked, but not for some of the people using it.',
      'Somebody used something you had designed differently from what you meant. What did you do?',
    ],
    ['Imagina que heredas algo sin pruebas.', 'Un código que no tiene pruebas: ¿qué haces?'],
  ])('is the same in other words: %s', (a, b) => expect(isSameMatter(a, b)).toBe(true));

  it('is another one elsewhere', () =>
    expect(
      isSameMatter('Tell me about the hardest fault you found.', 'How do you test a change?'),
    ).toBe(false));
});
