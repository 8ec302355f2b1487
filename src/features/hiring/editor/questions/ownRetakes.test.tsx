// A question's own number of retakes: chosen in the editor, shown in the preview, in both languages.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { computeDraftLength } from '#domain/invitations/interviewLength.ts';
import { readDraftRetakes } from '#domain/jobs/retakes.ts';
import { organization, sessionAs, show, texts } from '#tests/support/screen.tsx';
import { CandidatePreview } from '#features/hiring/preview/CandidatePreview.tsx';
import { createEmptyContent, type Edit } from '#features/hiring/draft/edits.ts';
import { QuestionsSection } from './QuestionsSection.tsx';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  competencyId: 'c',
  kind: 'behavioural',
  text: `Why ${id}?`,
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: [],
  minutes: 4,
  followUpCap: 0,
  followUps: [],
  ...more,
});
const start = (more: Partial<DraftContent> = {}): DraftContent => ({
  ...createEmptyContent('en'),
  type: 'video',
  retakes: 2,
  competencies: [{ id: 'c', name: 'Care', description: '', weight: 100 }],
  questions: [question('q1'), question('q2'), question('q3', { formats: ['text'] })],
  ...more,
});
const latest = (): DraftContent =>
  JSON.parse(screen.getByTestId('content').textContent) as DraftContent;

function Editor({ content: first }: { content: DraftContent }) {
  const [content, setContent] = useState(first);
  return (
    <>
      <QuestionsSection
        content={content}
        change={(edit: Edit) => setContent((before) => edit(before))}
        offerUndo={() => undefined}
        open={new Set()}
        toggle={() => undefined}
      />
      <output data-testid="content">{JSON.stringify(content)}</output>
    </>
  );
}
const recruiter = () => sessionAs({ flags: {}, organization: organization() });
afterEach(async () => {
  await i18next.changeLanguage('en');
});

describe('in the editor', () => {
  it('is chosen where a question is recorded, and given to all', async () => {
    await show(<Editor content={start()} />, recruiter());
    const fields = screen.getAllByLabelText('Retakes');
    expect(fields).toHaveLength(2);
    expect(fields[0]).toHaveTextContent('As set for all (2)');
    await userEvent.click(
      within(screen.getAllByTestId('question')[0] ?? document.body).getByLabelText('Retakes'),
    );
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    expect(latest().questions.map(({ retakes }) => retakes ?? null)).toEqual([0, null, null]);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Use for all questions' })[0] ?? document.body,
    );
    expect(latest().questions.map(({ retakes }) => retakes ?? null)).toEqual([0, 0, 0]);
  }, 40_000);

  it('follows the interview again', async () => {
    await show(
      <Editor content={start({ questions: [question('q1', { retakes: 3 })] })} />,
      recruiter(),
    );
    expect(screen.getByLabelText('Retakes')).toHaveTextContent('3 retakes');
    await userEvent.click(screen.getByLabelText('Retakes'));
    await userEvent.click(screen.getByRole('option', { name: 'As set for all (2)' }));
    expect(latest().questions[0]?.retakes).toBeNull();
  }, 40_000);

  it('is not asked in a written interview', async () => {
    await show(<Editor content={start({ type: 'chat' })} />, recruiter());
    expect(screen.queryByLabelText('Retakes')).toBeNull();
  });
});

describe('in the preview', () => {
  const content = start({ questions: [question('q1', { retakes: 0 }), question('q2')] });
  const words = {
    en: [
      'You can record an answer again 0 to 2 times. Each question says how often.',
      'Start',
      'No retakes',
      'Next question',
      '2 retakes',
    ],
    es: [
      'Puedes volver a grabar una respuesta entre 0 y 2 veces. Cada pregunta indica cuántas.',
      'Empezar',
      'Sin repeticiones',
      'Siguiente pregunta',
      '2 repeticiones',
    ],
  } as const;
  it.each(['en', 'es'] as const)(
    'says the range first and each number at its question: %s',
    async (language) => {
      const preview = (
        <CandidatePreview
          company="C"
          title="T"
          language={language}
          kind="video"
          retakes={readDraftRetakes(content)}
          questions={contentOf(content).questions}
          length={computeDraftLength(content)}
        />
      );
      await texts();
      await i18next.changeLanguage(language);
      await show(preview, recruiter());
      const [range, begin, first, next, second] = words[language];
      expect(screen.getByText(range)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: begin }));
      expect(screen.getByText(first)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: next }));
      expect(screen.getByText(second)).toBeVisible();
    },
  );
});
