import { describe, expect, it } from 'vitest';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import {
  findNextAfter,
  buildPlan,
  planOf,
  review,
  stateOf,
  turnsOf,
  withQuestion,
  countWords,
} from './roomPlan.ts';

const question = (id: string): CandidateQuestion => ({
  id,
  text: `About ${id}?`,
  kind: 'behavioural',
  minutes: 5,
  followUpCap: 2,
  followUps: [],
});
const questions = [question('q1'), question('q2'), question('q3')];
const [first] = questions as [CandidateQuestion];

describe('where the candidate is', () => {
  it('begins at the first question', () => {
    expect(buildPlan(undefined, questions, []).at).toBe('q1');
  });
  it('on another device begins at the first question without an answer, and asks nothing twice', () => {
    const plan = buildPlan(undefined, questions, [
      { id: 'q1', text: 'done', prompt: null },
      { id: 'q1_f1', text: 'more', prompt: 'Why?' },
    ]);
    expect(plan.at).toBe('q2');
    expect(planOf(plan, 'q1')).toEqual({ prompts: ['Why?'], finished: true, passed: false });
  });
  it('comes back to where it was after a reload, with the same follow-up', () => {
    const kept = withQuestion(buildPlan(undefined, questions, []), 'q1', {
      prompts: ['Which part was yours?'],
    });
    const back = buildPlan(JSON.parse(JSON.stringify(kept)), questions, [
      { id: 'q1', text: 'saved meanwhile', prompt: null },
    ]);
    expect(back.at).toBe('q1');
    expect(planOf(back, 'q1')).toMatchObject({
      prompts: ['Which part was yours?'],
      finished: false,
    });
  });
  it('keeps the follow-up that the server knows', () => {
    const kept = withQuestion(buildPlan(undefined, questions, []), 'q1', { prompts: ['Mine?'] });
    expect(
      planOf(buildPlan(kept, questions, [{ id: 'q1_f1', text: '', prompt: 'Asked first?' }]), 'q1')
        .prompts,
    ).toEqual(['Asked first?']);
  });
  it('is finished where a recording is stored, on any device', () => {
    const plan = buildPlan(undefined, questions, [
      { id: 'q1', text: '', prompt: null, hasFile: true },
    ]);
    expect(planOf(plan, 'q1').finished).toBe(true);
    expect(plan.at).toBe('q2');
  });
  it('survives a spoiled note', () => {
    expect(buildPlan({ at: 7 }, questions, []).at).toBe('q1');
    expect(buildPlan({ at: 'gone', questions: {}, sending: false }, questions, []).at).toBe('q1');
  });
  it('goes to the next open question; skipped ones wait for the review', () => {
    let plan = buildPlan(undefined, questions, []);
    plan = withQuestion(plan, 'q2', { passed: true });
    expect(findNextAfter(questions, plan, 'q1')).toBe('q3');
    expect(findNextAfter(questions, plan, 'q3')).toBe(review);
  });
});

it('shows the question and then its follow-ups', () => {
  expect(
    turnsOf(first, { prompts: ['Why?', 'And then?'], finished: false, passed: false }).map(
      ({ answerId, prompt }) => [answerId, prompt],
    ),
  ).toEqual([
    ['q1', 'About q1?'],
    ['q1_f1', 'Why?'],
    ['q1_f2', 'And then?'],
  ]);
});

it('tells how a question stands', () => {
  const has = (is: boolean) => () => is;
  const plan = (finished: boolean, passed: boolean) => ({ prompts: [], finished, passed });
  expect(stateOf(first, plan(false, false), has(false), true)).toBe('open');
  expect(stateOf(first, plan(false, true), has(false), false)).toBe('skipped');
  expect(stateOf(first, plan(false, false), has(true), true)).toBe('started');
  expect(stateOf(first, plan(false, false), has(true), false)).toBe('answered');
  expect(stateOf(first, plan(true, false), has(true), true)).toBe('answered');
});

it('counts words in any script', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('  one   two\nthree ')).toBe(3);
  expect(countWords('مرحبا بالعالم 👩🏽‍💻')).toBe(3);
});
