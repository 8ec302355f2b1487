// The probabilities of the levels, their sum, and that poor conduct is distinguished from general talk.
import { describe, expect, it } from 'vitest';
import weights from './answerWeights.json' with { type: 'json' };
import { chancesOf, judge, chooseLevel, scoreAnswer, sumsOf } from './answerModel.ts';
import { signNames } from './answerSigns.ts';
import { basisOf } from '#ai/onDevice/rating/lines/basis.ts';
import { phrasesOf } from '#ai/onDevice/rating/reading/phrases.ts';

function scoreOf(answer: string, text: string) {
  return scoreAnswer(
    basisOf({
      question: {
        id: 'q1',
        text,
        kind: 'behavioural',
        anchors: ['a', 'b', 'c', 'd', 'e'],
        lookFor: [],
      },
      answer,
      followUps: [],
    }),
  );
}

describe('the chances of the levels', () => {
  it('add up to one for any answer', () => {
    for (const language of ['en', 'es'] as const) {
      const { levels } = weights[language];
      const chances = chancesOf(
        sumsOf(
          levels,
          signNames.map(() => 0.5),
          new Set(['so i', 'constructor', '#']),
        ),
        levels.mix,
      );
      expect(chances).toHaveLength(5);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
    }
  });

  it.each([
    [[0.5, 0.1, 0.1, 0.2, 0.1], 1],
    [[0, 0.1, 0.7, 0.2, 0], 3],
    // Between 3 and 5 the middle is never two off.
    [[0, 0, 0.36, 0.29, 0.35], 4],
    [[0, 0, 0, 0.3, 0.7], 5],
  ] as const)('%j come to level %i', (chances, level) => {
    expect(chooseLevel(chances)).toBe(level);
  });

  it('say how sure "within one level" is, and the mean', () => {
    expect(judge([0, 0, 0.2, 0.5, 0.3])).toEqual({ score: 4.1, level: 4, sure: 1 });
    expect(judge([0.3, 0, 0, 0.5, 0.2])).toMatchObject({ level: 4, sure: 0.7 });
  });
});

describe('set phrases', () => {
  it.each([
    [
      'He said that it was his turn, so I asked him.',
      'She said that it was her turn, so I asked her.',
    ],
    ['Luego él me lo contó.', 'Luego ella me lo contó.'],
  ])('are the same for him and for her (%s)', (one, other) => {
    expect(phrasesOf([{ plain: one }])).toEqual(phrasesOf([{ plain: other }]));
  });
});

describe('a lively story of poor conduct', () => {
  it.each([
    [
      'en',
      'Tell me about a disagreement with a colleague.',
      'I told him straight in front of everybody that it was his fault, not mine. He does that every week and I am not his nanny, so I left the pallets where they were and went home. My manager phoned me and I hung up. He can sort it out himself, that is what they pay him for.',
    ],
    [
      'es',
      'Háblame de un desacuerdo con un compañero.',
      'Le dije delante de todos que la culpa era suya y no mía. Lo hace cada semana y yo no soy su niñera, así que dejé los palés donde estaban y me fui a casa. El encargado me llamó y le colgué. Que se apañe él, que para eso le pagan.',
    ],
  ] as const)(
    'is the lowest level and not general talk, though it narrates actions (%s)',
    (_, text, answer) => {
      expect(scoreOf(answer, text).level).toBe(1);
    },
  );

  it('is not what a good story of the same conflict is', () => {
    const good =
      'On my shift in May he kept leaving the pallets in front of the fire door. I asked him in the break, away from the others, because nobody listens when they feel shown up. He said that the dock was full by noon, so we marked a second place together. The door stayed free from then on, and I checked it every Monday for two months.';
    expect(
      scoreOf(good, 'Tell me about a disagreement with a colleague.').level,
    ).toBeGreaterThanOrEqual(4);
  });
});
