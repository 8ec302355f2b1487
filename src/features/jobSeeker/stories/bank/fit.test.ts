import { describe, expect, it } from 'vitest';
import type { Story } from '#domain/seeker/practice.ts';
import { findQuestions, questionsOf, findStories, explainFit } from './fit.ts';
import { fieldsOf, getStoryFields, listUnsentEdits } from './storyFields.ts';
import { createStory } from './createStory.ts';

const story: Story = {
  title: 'The lost parcel',
  competencies: ['Customer care'],
  questions: ['Tell me about a promise you kept.'],
  content: {
    situation: 'An angry customer waited three weeks.',
    task: '',
    action: 'I drove to the depot.',
    result: 'He had the parcel the same evening.',
  },
};
const stored = (id: string, data: Story) => ({
  id,
  path: `users/u/stories/${id}`,
  pending: false,
  data,
});

describe('why a story fits a question', () => {
  it('is that it was linked by hand, whatever the spacing', () =>
    expect(
      explainFit(story, { text: 'tell me about  a promise you kept.', competency: '' }),
    ).toEqual({
      linked: true,
      competency: false,
      words: [],
    }));
  it('is the competency, written the same', () =>
    expect(
      explainFit(story, { text: 'How do you plan?', competency: 'customer CARE ' }),
    ).toMatchObject({ competency: true, words: [] }));
  it('is two words in common, by their stems', () => {
    expect(
      explainFit(story, {
        text: 'Tell me about a time customers were angry with you.',
        competency: 'x',
      })?.words,
    ).toEqual(['customers', 'angry']);
    expect(
      explainFit(
        {
          content: {
            situation: 'Una clienta enfadada esperaba su pedido.',
            task: '',
            action: '',
            result: '',
          },
        },
        { text: 'Cuéntame una ocasión con un cliente enfadado.', competency: '' },
      )?.words,
    ).toHaveLength(2);
  });
  it('is not one word, nor the words by which every question asks', () => {
    expect(
      explainFit(story, { text: 'What did a customer teach you?', competency: '' }),
    ).toBeNull();
    expect(
      explainFit(
        {
          title: 'A situation at work',
          content: { situation: 'An example of a time.', task: '', action: '', result: '' },
        },
        { text: 'Describe a situation at work, give an example.', competency: '' },
      ),
    ).toBeNull();
  });
  it('puts what was linked first, and leaves out a story without words', () => {
    const question = { text: 'Tell me about a promise you kept.', competency: 'Customer care' };
    const other = stored('a', { ...story, questions: [] });
    expect(
      findStories(
        [other, stored('b', story), stored('c', { competencies: ['Customer care'] })],
        question,
      ).map(({ of }) => of.id),
    ).toEqual(['b', 'a']);
  });
  it('finds the questions of the sets, each once', () => {
    const set = (id: string, texts: string[]) => ({
      id,
      path: id,
      pending: false,
      data: {
        title: id,
        content: {
          competencies: [],
          questions: texts.map((text, n) => ({
            id: `q${n}`,
            competency: 'Customer care',
            text,
            minutes: 3,
            lookFor: [],
            followUps: [],
          })),
        },
      },
    });
    const questions = questionsOf([
      set('s1', ['A one', 'Tell me about a promise you kept.']),
      set('s2', ['a  ONE']),
    ]);
    expect(questions.map(({ setId, id }) => `${setId}/${id}`)).toEqual(['s1/q0', 's1/q1']);
    expect(findQuestions(story, questions).map(({ of }) => of.id)).toEqual(['q1', 'q0']);
  });
});

describe('a story of an answer', () => {
  const text = 'A customer waited. I called the depot. By evening he had it. That is me.';
  const coaching = {
    sentences: [
      { text: 'A customer waited.', part: 'situation' },
      { text: 'I called the depot.', part: 'action' },
      { text: 'By evening he had it.', part: 'result' },
      { text: 'That is me.', part: null },
    ],
    skeleton: [],
  };
  it('takes each part as it was said, and keeps the rest as notes', () => {
    expect(createStory({ title: 'Q', text, competency: 'Care', content: { coaching } })).toEqual({
      title: 'Care',
      situation: 'A customer waited.',
      task: '',
      action: 'I called the depot.',
      result: 'By evening he had it.',
      notes: 'That is me.',
      competencies: ['Care'],
      questions: ['Q'],
    });
  });
  it('keeps the whole answer as notes where no coach has seen it', () =>
    expect(createStory({ title: 'Q', text, content: { coaching: null } })).toMatchObject({
      title: 'Q',
      situation: '',
      notes: text,
      competencies: [],
    }));
});

describe('what is typed', () => {
  it('writes only what was touched', () => {
    expect(getStoryFields({ action: 'x' })).toEqual({ content: { action: 'x' } });
    expect(getStoryFields({ title: '', competencies: [] })).toEqual({
      title: '',
      competencies: [],
    });
    expect(fieldsOf(null)).toMatchObject({ title: '', task: '', questions: [] });
  });
  it('is still to be sent where it was typed over meanwhile', () =>
    expect(
      listUnsentEdits({ title: 'ab', competencies: ['x'] }, { title: 'a', competencies: ['x'] }),
    ).toEqual({ title: 'ab' }));
});
