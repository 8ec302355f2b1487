// A visitor answers a sample question: the real engine reads it, says what it rests on or that it is too little, and nothing typed is lost.
import { statSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStarterSet } from '#ai/starterLibrary.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { OwnAnswer } from './OwnAnswer.tsx';
import { ownAnswerKey } from './ownAnswerKey.ts';
import { findSampleRubric } from './sampleQuestions.ts';

// The engine is loaded once, not within the first test.
beforeAll(async () => {
  const { rateOwnAnswer } = await import('./rateOwnAnswer.ts');
  await rateOwnAnswer(
    { questionId: 'cause', ask: 'Why?', answer: 'Because I looked.', language: 'en' },
    new AbortController().signal,
  );
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await i18next.changeLanguage('en');
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** What a screen reader is told. */
const announced = () => within(screen.getByTestId('own-review')).getByRole('status');
const open = () => show(<OwnAnswer />, sessionAs());
const whole =
  'In March we billed a customer twice. I saw the complaint first, so I called her the same morning and told her that it was our mistake. I reversed the charge and wrote to the two suppliers who had not been paid. Then I added a daily check for duplicate charges, and in the six months since not one has come through. She stayed.';

describe('an answer of one’s own', () => {
  it('gets a level, with signs, and with quotes that lead to its own words', async () => {
    await open();
    await userEvent.click(field());
    await userEvent.paste(whole);
    await press('Review my answer');
    const rating = within(await screen.findByTestId('own-rating', {}, { timeout: 20_000 }));
    expect(screen.getByTestId('own-rating')).toHaveAttribute('data-status', 'rated');
    expect(announced()).toHaveTextContent(/^Your answer was reviewed: [2-5] · /u);
    expect(rating.getByText(/confidence$/u)).toBeVisible();
    expect(rating.getAllByRole('listitem').length).toBeGreaterThan(4);
    const [quote] = rating.getAllByRole('button', { name: /^Show in the answer: /u });
    const words = quote?.getAttribute('aria-label')?.replace('Show in the answer: ', '') ?? '';
    expect(whole).toContain(words);
    await userEvent.click(quote as HTMLElement);
    const marks = rating.getAllByRole('button', { name: /^Evidence: Ownership/u });
    expect(marks.some((mark) => mark.getAttribute('aria-pressed') === 'true')).toBe(true);
  });

  it('that says too little gets no level, and what is typed on does not lose the rating', async () => {
    await open();
    await userEvent.click(field());
    await userEvent.paste('I always try to do my best.');
    await press('Review my answer');
    await screen.findByTestId('own-rating', {}, { timeout: 20_000 });
    expect(announced()).toHaveTextContent('Your answer was reviewed: Not enough evidence.');
    expect(screen.getByTestId('own-rating')).toHaveAttribute('data-status', 'not_enough_evidence');
    await userEvent.type(field(), ' And more.');
    expect(screen.getByText(/This rating is of an earlier version/u)).toBeVisible();
    expect(screen.getByTestId('own-rating')).toHaveTextContent('I always try to do my best.');
  });

  it('stays through a reload with its question until it is cleared', async () => {
    const first = await open();
    await press(
      'Tell me about something you had to learn quickly for your work. How did you go about it?',
    );
    await userEvent.type(field(), 'Welding.');
    first.unmount();
    await open();
    expect(field()).toHaveValue('Welding.');
    expect(screen.getByRole('button', { name: /learn quickly/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Clear');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(sessionStorage.getItem(ownAnswerKey)).toBeNull();
  });

  it('is asked for by the field when there is none', async () => {
    await open();
    await press('Review my answer');
    expect(field()).toHaveAccessibleDescription('Write or paste an answer first.');
    expect(field()).toHaveFocus();
    expect(screen.getByTestId('own-review')).toHaveAttribute('data-state', 'none');
  });

  it('speaks Spanish on a Spanish page', async () => {
    await texts();
    await i18next.changeLanguage('es');
    await open();
    await userEvent.click(field());
    await userEvent.paste('Siempre doy lo mejor de mí.');
    await press('Revisar mi respuesta');
    await screen.findByTestId('own-rating', {}, { timeout: 20_000 });
    expect(announced()).toHaveTextContent(/^Tu respuesta se ha revisado: /u);
    expect(screen.getByRole('heading', { name: 'Responsabilidad' })).toBeVisible();
  });
});

describe('what the page promises', () => {
  it('two of the questions are those of the starter library, with its rubric', async () => {
    for (const [language, file] of [
      ['en', '#i18n/en'],
      ['es', '#i18n/es'],
    ] as const) {
      const { home } = (
        (await import(`../../../../i18n/${file.slice(-2)}/public.json`)) as {
          default: { home: { own: { questions: Record<'cause' | 'learning', string> } } };
        }
      ).default;
      const starters = await loadStarterSet(language);
      for (const [id, starterId] of [
        ['cause', 'problemSolving'],
        ['learning', 'learning'],
      ] as const) {
        const starter = starters.find((one) => one.id === starterId);
        expect(starter?.questions[0]).toMatchObject({
          text: home.own.questions[id],
          anchors: findSampleRubric(id, language).anchors,
          lookFor: findSampleRubric(id, language).lookFor,
        });
        expect(starter?.name).toBe(findSampleRubric(id, language).competency);
      }
    }
  });

  it('the engine weighs what is said of it', () => {
    const bytes = ['words', 'deep'].map(
      (pack) => statSync(`src/ai/onDevice/packs/${pack}.bin`).size,
    );
    expect(Math.round((bytes.reduce((sum, size) => sum + size, 0) + 500_000) / 1_000_000)).toBe(8);
  });
});
