// What a reviewer reads when they ask for a summary: exact words, open points by question, and who made it.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createAiWith } from '#ai/port.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import review from '#i18n/en/review.json';
import { SummaryPanel } from './SummaryPanel.tsx';

// The engine is loaded on the first ask; here it is there before.
await createAiWith({ prefer: 'onDevice' }).ask('lintQuestion', { text: 'Why?', language: 'en' });
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, domain, review } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const text =
  'In March two ovens failed. I called the hire company and moved the roast. All 140 guests ate by nine.';
const start = text.indexOf('All 140');
const rubric: RubricItem[] = [
  {
    id: 'c1',
    name: 'Planning',
    description: '',
    weight: 100,
    questions: [
      {
        id: 'q1',
        text: 'Tell me about a plan that failed.',
        anchors: ['a', 'b', 'c', 'd', 'e'],
        lookFor: [],
      },
    ],
  },
];
const ratings: QuestionRating[] = [
  {
    questionId: 'q1',
    competencyId: 'c1',
    status: 'rated',
    level: 3,
    confidence: 'medium',
    reasons: [{ code: 'reasoningMissing', values: {} }],
    quotes: [{ answerId: 'q1', start, end: text.length, text: text.slice(start) }],
    flags: [],
  },
];
const answers = [{ id: 'q1', data: { type: 'text', text, rev: 1 } }] as unknown as Stored<Answer>[];

describe('the summary of an interview', () => {
  it('is made when asked for, with quotes, open points and the engine', async () => {
    render(
      <SummaryPanel
        rubric={rubric}
        ratings={ratings}
        answers={answers}
        numbers={{ q1: 4 }}
        agreed="onDevice"
      />,
    );
    expect(screen.queryByText('Some evidence')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Summarize this interview' }));
    expect(await screen.findByText('Some evidence', undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText('All 140 guests ate by nine.')).toBeVisible();
    expect(screen.getByText('Question 4: Gives no reasons for the steps.')).toBeVisible();
    expect(screen.getByText(/^Summary by AI · On-device AI /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
});
