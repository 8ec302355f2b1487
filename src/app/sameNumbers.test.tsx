// Questions, minutes and the time limit are the same wherever an interview is shown: editor, preview, job, invitation, mail.
import { cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  interviewKinds,
  kindOf,
  resumeQuestionId,
  retakesOf,
  slotsOf,
  computeWindowMinutes,
  type InterviewKind,
} from '#domain/jobs/answering.ts';
import { listQuestionFormats } from '#domain/invitations/expectation.ts';
import { contentOf, type Interview } from '#domain/jobs/interview.ts';
import {
  computeDraftLength,
  readInviteLength,
  computeJobLength,
} from '#domain/invitations/interviewLength.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { readInviteFacts, formatFactValues } from '#domain/invitations/mailFacts.ts';
import { renderMailText } from '#domain/invitations/mailTemplates.ts';
import type { Question } from '#domain/jobs/kit.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { CandidatePreview } from '#features/hiring/preview/CandidatePreview.tsx';
import { CandidateSideSection } from '#features/hiring/editor/CandidateSideSection.tsx';
import { CompetencyPanel } from '#features/hiring/job/CompetencyPanel.tsx';
import { JobFacts } from '#features/hiring/job/JobHeader.tsx';
import { InvitationFacts } from '#features/interview/invitation/InvitationFacts.tsx';
import { noon, organization, sessionAs, show, texts } from '#tests/support/screen.tsx';

vi.mock('#features/hiring/job/JobOwner.tsx', () => ({ Responsible: () => null }));
beforeAll(async () => {
  await texts();
  await i18next.loadLanguages('es');
});
afterEach(cleanup);

const question = (id: string, minutes: number, more: Partial<Question> = {}): Question => ({
  id,
  competencyId: 'c',
  kind: 'behavioural',
  text: `Why ${id}?`,
  anchors: ['1', '2', '3', '4', '5'],
  lookFor: [],
  minutes,
  followUpCap: 0,
  followUps: [],
  ...more,
});
const competency = { id: 'c', name: 'Care', description: 'Cares.', weight: 100 };
const formats = (...list: AnswerFormat[]) => ({ formats: list });
const sets: Record<string, Question[]> = {
  'written questions': [question('q1', 4), question('q2', 7), question('q3', 1)],
  'one question': [question('q1', 5)],
  'long spoken answers': [
    question('q1', 2, { ...formats('video'), maxSeconds: 300, thinkSeconds: 45 }),
    question('q2', 3, formats('audio', 'text')),
  ],
  'mixed ways': [
    question('q1', 6, formats('text')),
    question('q2', 2, { ...formats('audio'), maxSeconds: 180 }),
  ],
};
const cases = interviewKinds.flatMap((type) =>
  Object.entries(sets).flatMap(([name, questions]) =>
    (['en', 'es'] as const).map((language) => ({ type, name, questions, language })),
  ),
);

function published(type: InterviewKind, questions: Question[], language: string) {
  const draft = {
    title: 'Gardener',
    level: '',
    mustHave: [],
    niceToHave: [],
    competencies: [competency],
    questions,
    type,
    retakes: 2,
    language,
    description: '',
    closesAt: null,
  };
  const content = contentOf(draft);
  const job: Interview = {
    title: 'Gardener',
    type,
    status: 'open',
    questionIds: content.questions.map(({ id }) => id),
    retakes: retakesOf(draft),
    durationMinutes: computeWindowMinutes(draft),
    slots: slotsOf(draft),
    createdBy: 's',
    rev: 1,
  };
  const length = computeJobLength(job, content.questions);
  const stated = listQuestionFormats(type, content.questions);
  const invite: Invite = {
    status: 'open',
    createdBy: 's',
    expiresAt: noon,
    companyName: 'C',
    interviewTitle: 'Gardener',
    type,
    language,
    questionCount: length.questions,
    expectedMinutes: length.minutes,
    durationMinutes: length.limit,
    formats: [...stated.formats],
    formatsEverywhere: [...stated.formatsEverywhere],
  };
  return { draft, content, job, invite };
}

type Published = ReturnType<typeof published>;
type Length = ReturnType<typeof computeDraftLength>;

/** How a page words the time of an interview. */
const timeOf = (length: Length, language: string): string =>
  language === 'en'
    ? `About ${length.minutes} minutes; you have up to ${length.limit}`
    : `Unos ${length.minutes} minutos; tienes hasta ${length.limit}`;
const countOf = (length: Length, language: string): RegExp =>
  new RegExp(`^${length.questions} ${language === 'en' ? 'question' : 'pregunta'}s?(?!\\w)`, 'u');

/** The mail, word for word. */
function expectInMail({ invite }: Published, length: Length, language: string): void {
  const mail = renderMailText(
    {
      template: {
        name: 'candidateInvite',
        data: { language, ...formatFactValues(readInviteFacts(invite)) },
      },
    },
    'https://hirely.example',
  );
  expect(mail?.text).toContain(`${timeOf(length, language)}.`);
}

/** The preview, its first page and the sum of its questions. */
async function expectInPreview(
  { draft, content, job }: Published,
  length: Length,
  language: 'en' | 'es',
): Promise<void> {
  const preview = await show(
    <CandidatePreview
      company="C"
      title="Gardener"
      language={language}
      kind={kindOf(draft)}
      retakes={{ retakes: 0 }}
      questions={content.questions}
      length={length}
    />,
    sessionAs(),
  );
  expect(preview.container.textContent).toContain(`${timeOf(length, language)}. `);
  expect(screen.getByText(countOf(length, language))).toBeVisible();
  const speaks = job.slots.videos > 0;
  expect(/recorded|se graban/u.test(preview.container.textContent)).toBe(speaks);
  cleanup();
}

/** The editor, in the words of the team. */
async function expectInEditor({ draft }: Published, length: Length): Promise<void> {
  await show(
    <CandidateSideSection
      content={draft}
      change={vi.fn()}
      draftId="d"
      organization={organization()}
      now={noon}
    />,
    sessionAs(),
  );
  const editor = document.body.textContent;
  for (const figure of [`${length.minutes} minutes`, `${length.limit} minutes`])
    expect(editor).toContain(figure);
  expect(screen.getByText(countOf(length, 'en'))).toBeVisible();
  cleanup();
}

/** The published job: its head, and minutes and numbers question by question. */
async function expectInJob(
  { content, job }: Published,
  questions: readonly Question[],
  length: Length,
): Promise<void> {
  await show(<JobFacts jobRef={{ orgId: 'o', interviewId: 'i' }} job={job} />, sessionAs());
  expect(screen.getByText(countOf(length, 'en'))).toBeVisible();
  expect(document.body.textContent).toContain(`${length.limit} minutes`);
  cleanup();
  const numbers = Object.fromEntries(questions.map(({ id }, index) => [id, index + 1]));
  await show(
    <>
      {content.rubric.map((item) => (
        <CompetencyPanel
          onCorrect={null}
          key={item.id}
          item={item}
          job={job}
          questions={content.questions}
          numbers={numbers}
        />
      ))}
    </>,
    sessionAs(),
  );
  const shown = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => Number(/(\d+) minutes?/u.exec(heading.textContent)?.[1]));
  const resume = content.questions.find(({ id }) => id === resumeQuestionId)?.minutes ?? 0;
  expect(shown.reduce((sum, minutes) => sum + minutes, resume)).toBe(length.minutes);
  cleanup();
}

/** The page that an invitation leads to. */
async function expectInInvitation({ invite }: Published, length: Length): Promise<void> {
  await show(<InvitationFacts invite={invite} />, sessionAs());
  const facts = within(screen.getByTestId('invitation-facts'));
  expect(facts.getByText(timeOf(length, 'en'))).toBeVisible();
  expect(facts.getByText(countOf(length, 'en'))).toBeVisible();
}

describe('the length of an interview', () => {
  it.each(cases)(
    'is one and the same: $type, $name, $language',
    async ({ type, questions, language }) => {
      const made = published(type, questions, language);
      const length = computeDraftLength(made.draft);
      expect([
        computeJobLength(made.job, made.content.questions),
        readInviteLength(made.invite),
      ]).toEqual([length, length]);
      expect(length.questions).toBe(questions.length);
      expectInMail(made, length, language);
      await expectInPreview(made, length, language);
      if (language === 'es') return;
      await expectInEditor(made, length);
      await expectInJob(made, questions, length);
      await expectInInvitation(made, length);
    },
  );
});
