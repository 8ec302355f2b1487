import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftContent } from '#data/jobs/drafts.ts';
import {
  createBlankQuestion,
  createEmptyContent,
  moveQuestion,
  patch,
  patchQuestion,
  putQuestion,
  removeQuestion,
  type Edit,
} from './edits.ts';
import { mergeDraft, isSame, withField } from './mergeDraft.ts';

const base: DraftContent = {
  ...createEmptyContent('en'),
  title: 'Nurse',
  mustHave: ['Care', 'Shifts'],
  competencies: [
    { id: 'c1', name: 'Care', description: '', weight: 60 },
    { id: 'c2', name: 'Calm', description: '', weight: 40 },
  ],
  questions: ['one', 'two', 'three'].map((text, index) => ({
    ...createBlankQuestion(createEmptyContent('en'), 'c1'),
    id: `q${index + 1}`,
    text,
    anchors: ['a', 'b', 'c', 'd', 'e'],
  })),
};
const apply = (...edits: Edit[]): DraftContent =>
  edits.reduce((content, edit) => edit(content), base);
const texts = (content: DraftContent): string[] => content.questions.map(({ text }) => text);

describe('merging two tabs', () => {
  it('brings changes of different fields together without a question', () => {
    const mine = apply(patch({ title: 'Night nurse' }), patchQuestion('q1', { text: 'one, mine' }));
    const theirs = apply(
      patch({ level: 'Senior' }),
      patchQuestion('q1', { minutes: 9 }),
      patchQuestion('q2', { text: 'two, theirs' }),
    );
    const { content, conflicts } = mergeDraft(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content).toMatchObject({ title: 'Night nurse', level: 'Senior' });
    expect(texts(content)).toEqual(['one, mine', 'two, theirs', 'three']);
    expect(content.questions[0]?.minutes).toBe(9);
  });

  it('names what both changed differently, with both texts', () => {
    const { content, conflicts } = mergeDraft(
      base,
      apply(patchQuestion('q2', { text: 'mine' })),
      apply(patchQuestion('q2', { text: 'theirs' })),
    );
    expect(conflicts).toEqual([{ path: 'questions.q2.text', mine: 'mine', theirs: 'theirs' }]);
    expect(texts(content)).toEqual(['one', 'mine', 'three']);
    expect(texts(withField(content, 'questions.q2.text', 'theirs'))).toEqual([
      'one',
      'theirs',
      'three',
    ]);
  });

  it('compares anchors one by one', () => {
    const mine = apply(patchQuestion('q1', { anchors: ['A', 'b', 'c', 'd', 'e'] }));
    const theirs = apply(patchQuestion('q1', { anchors: ['a', 'b', 'c', 'd', 'E'] }));
    const { content, conflicts } = mergeDraft(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content.questions[0]?.anchors).toEqual(['A', 'b', 'c', 'd', 'E']);
    const clash = mergeDraft(
      base,
      mine,
      apply(patchQuestion('q1', { anchors: ['Z', 'b', 'c', 'd', 'e'] })),
    );
    expect(clash.conflicts.map(({ path }) => path)).toEqual(['questions.q1.anchors.0']);
    expect(withField(clash.content, 'questions.q1.anchors.0', 'Z').questions[0]?.anchors[0]).toBe(
      'Z',
    );
  });

  it('takes the same change of both once', () => {
    const both = apply(patch({ title: 'Ward nurse' }));
    expect(mergeDraft(base, both, both)).toEqual({ content: both, conflicts: [] });
  });

  it('keeps what one added and drops what one removed', () => {
    const extra = { ...createBlankQuestion(base, 'c2'), id: 'q9', text: 'mine too' };
    const { content, conflicts } = mergeDraft(
      base,
      apply(putQuestion(extra, 1)),
      apply(removeQuestion('q3')),
    );
    expect(conflicts).toEqual([]);
    expect(texts(content)).toEqual(['one', 'mine too', 'two']);
  });

  it('does not lose words that were changed while somebody removed their question', () => {
    expect(
      texts(
        mergeDraft(
          base,
          apply(removeQuestion('q2')),
          apply(patchQuestion('q2', { text: 'rewritten' })),
        ).content,
      ),
    ).toEqual(['one', 'rewritten', 'three']);
    expect(
      texts(
        mergeDraft(
          base,
          apply(patchQuestion('q2', { text: 'rewritten' })),
          apply(removeQuestion('q2')),
        ).content,
      ),
    ).toEqual(['one', 'rewritten', 'three']);
  });

  it('follows whoever reordered', () => {
    expect(
      texts(mergeDraft(base, apply(moveQuestion('q3', 0)), apply(patch({ title: 'x' }))).content),
    ).toEqual(['three', 'one', 'two']);
    expect(
      texts(mergeDraft(base, apply(patch({ title: 'x' })), apply(moveQuestion('q3', 0))).content),
    ).toEqual(['three', 'one', 'two']);
  });

  it('unites skills', () => {
    expect(
      mergeDraft(
        base,
        apply(patch({ mustHave: ['Care', 'Shifts', 'Spanish'] })),
        apply(patch({ mustHave: ['Care', 'Driving'] })),
      ).content.mustHave,
    ).toEqual(['Care', 'Spanish', 'Driving']);
  });

  it('treats dates, nulls and missing fields as what they mean', () => {
    const day = new Date(2027, 0, 1);
    expect(
      isSame({ closesAt: day, origin: undefined }, { closesAt: new Date(day), origin: null }),
    ).toBe(true);
    expect(mergeDraft(base, apply(patch({ closesAt: day })), base).content.closesAt).toEqual(day);
    expect(
      mergeDraft(
        base,
        apply(patch({ closesAt: day })),
        apply(patch({ closesAt: new Date(2027, 1, 1) })),
      ).conflicts.map(({ path }) => path),
    ).toEqual(['closesAt']);
  });

  it('gives the other side unchanged when nothing was typed here, and mine when nothing came from there', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('q1', 'q2', 'q3'),
        (title, text, id) => {
          const changed = apply(patch({ title }), patchQuestion(id, { text }), moveQuestion(id, 0));
          expect(mergeDraft(base, base, changed)).toEqual({ content: changed, conflicts: [] });
          expect(mergeDraft(base, changed, base)).toEqual({ content: changed, conflicts: [] });
        },
      ),
    );
  });
});
