// Sending with gaps: what is missing, listed once and all together.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import interview from '#i18n/en/interview.json';
import type { Transcript } from '#domain/candidate/transcript.ts';
import { findGaps, isWhole, nameGaps } from './gaps.ts';
import { GapsDialog } from './GapsDialog.tsx';
import type { Recorded } from '#features/interview/session/readAnswers.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, interview } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

type GapControls = Pick<RoomControls, 'questions' | 'plan' | 'hasAnswer' | 'recordedOf'>;
const spoken = (transcript: string, storagePath: string | null = null): Recorded => ({
  kind: 'audio',
  durationMs: 4_000,
  take: null,
  transcript,
  stored: storagePath === null ? null : { type: 'video', text: null, storagePath, rev: 1 },
});

/** Four questions; the first has a follow-up that was asked. */
function createControls(
  answered: readonly string[],
  recorded: Readonly<Record<string, Recorded>> = {},
): GapControls {
  const questions = ['q1', 'q2', 'q3', 'q4'].map((id) => ({
    id,
    text: id,
    followUpCap: 1,
    followUps: [],
  }));
  return {
    questions: questions as unknown as GapControls['questions'],
    plan: {
      at: 'review',
      sending: false,
      questions: { q1: { prompts: ['And then?'], finished: false, passed: true } },
    },
    hasAnswer: (id) => answered.includes(id),
    recordedOf: (id) => recorded[id] ?? null,
  };
}
const whole = ['q1', 'q1_f1', 'q2', 'q3', 'q4'];
const transcript = (text: string, of: string): Transcript => ({
  text,
  of,
  source: 'typed',
  by: 'kim',
  rev: 1,
});

describe('gaps', () => {
  it('are questions and follow-ups without an answer, and recordings without words', () => {
    expect(isWhole(findGaps(createControls(whole), {}))).toBe(true);
    expect(
      findGaps(
        createControls(['q1', 'q2', 'q4'], { q2: spoken('  '), q4: spoken('Some words.') }),
        {},
      ),
    ).toEqual({ unanswered: [3], followUps: [1], wordless: [2] });
    expect(
      findGaps(createControls(['q2', 'q3', 'q4']), {}),
      'a follow-up goes with its question',
    ).toEqual({
      unanswered: [1],
      followUps: [],
      wordless: [],
    });
  });
  it('name a resume apart: it is not a question', () => {
    const controls = createControls(['q2', 'q3', 'q4']);
    const [first, ...others] = controls.questions;
    if (!first) throw new Error('no question');
    const found = findGaps(
      { ...controls, questions: [{ ...first, id: 'qresume' }, ...others] },
      {},
    );
    expect(found).toEqual({ unanswered: [], followUps: [], wordless: [], resume: true });
    expect(isWhole(found)).toBe(false);
  });
  it('are none where words were written down later, of the recording that counts', () => {
    const controls = createControls(whole, { q2: spoken('', 'a/q2/t1.webm') });
    expect(findGaps(controls, {}).wordless).toEqual([2]);
    expect(findGaps(controls, { q2: transcript('In words.', 'a/q2/t1.webm') }).wordless).toEqual(
      [],
    );
    expect(findGaps(controls, { q2: transcript('Of another.', 'a/q2/t0.webm') }).wordless).toEqual([
      2,
    ]);
  });
  it('have a name of their own, so that the same ones are asked about once', () => {
    expect(nameGaps(findGaps(createControls(['q1']), {}))).not.toBe(
      nameGaps(findGaps(createControls(['q1', 'q2']), {})),
    );
  });
});

it('the question names all of them, and sends all the same', async () => {
  const onSend = vi.fn();
  render(
    <GapsDialog
      gaps={{ unanswered: [3, 5], followUps: [1], wordless: [2] }}
      open
      onClose={vi.fn()}
      onSend={onSend}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Submit with unanswered questions?' });
  for (const text of [
    'Questions 3 and 5 have no answer.',
    'A follow-up to question 1 has no answer.',
    'your recording for question 2',
  ])
    expect(dialog).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
  expect(onSend).toHaveBeenCalledOnce();
});
