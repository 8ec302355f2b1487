import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { chooseSpans } from './lattice.ts';
import { readTagger } from './model.ts';
import { tokensOf } from './tokens.ts';

const { tagger } = await loadPacks(['tagger']);
if (!tagger) throw new Error('the tagger could not be loaded');

function found(text: string, layer: 'knowledge' | 'skill'): string[] {
  const tokens = tokensOf(text);
  const [line] =
    tagger?.chances([
      { tokens: tokens.map((token) => token.text), sections: tokens.map(() => 'must' as const) },
    ]) ?? [];
  return chooseSpans(line?.[layer] ?? [], tokens.length, tagger?.threshold[layer] ?? 1).map(
    ({ start, end }) =>
      tokens
        .slice(start, end)
        .map((token) => token.text)
        .join(' '),
  );
}

describe('tokens', () => {
  it('keep signs of names and leave commas out', () => {
    expect(
      tokensOf('Experience with C++, Node.js (AWS/GCP) and CI/CD.').map(({ text }) => text),
    ).toEqual(['Experience', 'with', 'C++', 'Node.js', '(', 'AWS/GCP', ')', 'and', 'CI/CD', '.']);
    expect(tokensOf('Java, Kotlin').map(({ cut }) => cut)).toEqual([true, false]);
  });

  it('are at their positions, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) =>
        tokensOf(text).every(
          (token) => token.end > token.start && text.slice(token.start, token.end) === token.text,
        ),
      ),
      { numRuns: 50 },
    );
  });
});

describe('the tagger', () => {
  it('finds names that no list holds', () => {
    expect(found('Hands-on experience with Zorblatt and Kubernetes', 'knowledge')).toEqual(
      expect.arrayContaining(['Zorblatt', 'Kubernetes']),
    );
  });

  it('finds what is to be done', () => {
    expect(found('You will design and develop new features', 'skill').join(' ')).toContain(
      'develop new features',
    );
  });

  it('finds nothing in what is offered', () => {
    expect(found('We offer 30 days of holiday and free fruit', 'knowledge')).toEqual([]);
  });

  it('gives the same chances each time, between 0 and 1, for any line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 12 }),
        (tokens) => {
          const line = { tokens, sections: tokens.map(() => 'tasks' as const) };
          const once = tagger.chances([line]);
          expect(tagger.chances([line])).toEqual(once);
          for (const { chance } of once.flatMap(({ knowledge, skill }) => [
            ...knowledge,
            ...skill,
          ])) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-9);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses a file that was cut short', () => {
    expect(() => readTagger(new Uint8Array(40))).toThrow(RangeError);
  });
});
