// What is said before an interview, held against the room: for every type, every mix of formats and both languages.
import { cleanup, render, screen } from '@testing-library/react';
import i18next, { type TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interviewKinds, slotsOf, type InterviewKind } from '#domain/jobs/answering.ts';
import {
  expectationOf,
  formatsOfQuestions,
  mayRecord,
  type Expectation,
} from '#domain/invitations/expectation.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import { formatsOfInvite, type Invite } from '#domain/invitations/invite.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { answerFormats, formatsOf, type AnswerFormat } from '#domain/recordings/recording.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { AboutStep } from '#features/interview/before/AboutStep.tsx';
import { answeringOf } from '#features/interview/session/answering.ts';
import { consentWordsOf, stepsOf } from './expectedWords.ts';
import { PracticeStep } from '#features/interview/before/PracticeStep.tsx';
import type { Device } from '#features/interview/devices/useDevice.ts';

const languages = ['en', 'es'] as const;
const files = import.meta.glob<Record<string, unknown>>(
  '../../../i18n/{en,es}/{interview,domain,afterwards,company,common}.json',
  { eager: true, import: 'default' },
);
const resources: Record<string, Record<string, Record<string, unknown>>> = { en: {}, es: {} };
for (const [path, texts] of Object.entries(files)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  (resources[language] ??= {})[file.replace('.json', '')] = texts;
}
const worlds = Object.fromEntries(
  languages.map((language) => {
    const i18n = i18next.createInstance();
    void i18n.use(initReactI18next).init({
      lng: language,
      resources,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    return [language, i18n];
  }),
);
afterEach(cleanup);

const mixes: AnswerFormat[][] = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  answerFormats.filter((_, n) => (bits & (1 << n)) !== 0),
);
const question = (id: string, formats: AnswerFormat[]): Question => ({
  id,
  competencyId: 'c',
  kind: 'behavioural',
  text: 'Why?',
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: [],
  minutes: 4,
  followUpCap: 0,
  followUps: [],
  formats,
});
/** Two questions in every pair of mixes: what is possible somewhere and what is possible everywhere differ. */
const pairs = mixes.flatMap((one) => mixes.map((other) => [one, other] as const));
const cases = interviewKinds.flatMap((type) => pairs.map(([one, other]) => ({ type, one, other })));
const nothing = { stored: null, hasWords: false, chosen: null };

/** What the room does: the formats that it offers for each question, as it computes them from what was published. */
function roomOf(type: InterviewKind, one: AnswerFormat[], other: AnswerFormat[]) {
  const kit = { type, competencies: [], questions: [question('q1', one), question('q2', other)] };
  const published = contentOf(kit).questions;
  const asked = published.filter(({ id }) => id !== 'qresume');
  const offered = asked.map((each) => answeringOf(formatsOf(each, type), [], nothing).offered);
  return { published, offered, asksResume: asked.length < published.length, stores: slotsOf(kit) };
}

/** Words that only stand in a text that names the thing. */
const names = {
  en: {
    recorded: /record/i,
    picture: /picture and sound/i,
    written: /written answers/i,
    resume: /\bresume\b/i,
  },
  es: {
    recorded: /grab/i,
    picture: /imagen y sonido/i,
    written: /respuestas escritas/i,
    resume: /currículum/i,
  },
};

function holds(expectation: Expectation, room: ReturnType<typeof roomOf>, where: string): void {
  const kinds = ['audio', 'video'] as const;
  const recorded = kinds.filter((kind) => room.offered.some((offered) => offered.includes(kind)));
  // Steps: a check of devices exactly where a recorder can open.
  expect(stepsOf(expectation).includes('check'), `${where}: check`).toBe(recorded.length > 0);
  expect(room.stores.videos > 0, `${where}: storage`).toBe(recorded.length > 0);
  expect(expectation.records, `${where}: richest`).toBe(
    recorded.includes('video') ? 'video' : (recorded[0] ?? null),
  );
  // The recorder opens under this consent, and no other.
  for (const kind of recorded)
    expect(mayRecord({ policyVersion: expectation.consent.keep }, kind), `${where}: ${kind}`).toBe(
      true,
    );
  if (recorded.length === 0)
    for (const kind of kinds)
      expect(mayRecord({ policyVersion: expectation.consent.keep }, kind), where).toBe(false);
  expect([...expectation.formats].toSorted(), `${where}: ways`).toEqual(
    [...new Set(room.offered.flat())].toSorted(),
  );
  expect(expectation.writing === 'everywhere', `${where}: writing everywhere`).toBe(
    room.offered.every((offered) => offered.includes('text')),
  );
  expect(expectation.asksResume, `${where}: resume`).toBe(room.asksResume);
  for (const language of languages) {
    const t = worlds[language]?.getFixedT(language, ['interview', 'domain']) as TFunction<
      ['interview', 'domain']
    >;
    const { keep, text } = consentWordsOf(t, formatFor(language), expectation, 'C');
    const ownNames = names[language];
    expect(ownNames.recorded.test(keep), `${where} ${language}: ${keep}`).toBe(recorded.length > 0);
    expect(ownNames.picture.test(keep), `${where} ${language}: ${keep}`).toBe(
      recorded.includes('video'),
    );
    expect(ownNames.written.test(keep), `${where} ${language}: ${keep}`).toBe(
      room.offered.some((offered) => offered.includes('text')),
    );
    expect(ownNames.resume.test(keep), `${where} ${language}: ${keep}`).toBe(room.asksResume);
    const free = t('consent.recorded.ways.everywhere');
    expect(text.includes(free), `${where} ${language}: then nothing is recorded`).toBe(
      recorded.length > 0 && room.offered.every((offered) => offered.includes('text')),
    );
  }
}

describe('consent and steps', () => {
  it.each(cases)('fit the room: $type, $one, $other', ({ type, one, other }) => {
    const room = roomOf(type, one, other);
    const questionFormats = formatsOfQuestions(type, room.published);
    // From the editor, and through an invitation.
    holds(expectationOf(type, questionFormats), room, `${type} ${one.join()} ${other.join()}`);
    expect(
      formatsOfInvite({
        type,
        formats: [...questionFormats.formats],
        formatsEverywhere: [...questionFormats.formatsEverywhere],
      }),
    ).toEqual(questionFormats);
  });
});

function Form({ children }: { children: ReactNode }) {
  const form = useForm({
    defaultValues: { displayName: '', email: '', agreed: '', ai: '', speech: '' },
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}
const invite: Invite = {
  status: 'open',
  createdBy: 's',
  expiresAt: new Date('2026-12-01T12:00:00Z'),
  companyName: 'C',
  interviewTitle: 'T',
  type: 'chat',
  questionCount: 2,
  durationMinutes: 54,
  expectedMinutes: 16,
  language: 'en',
  retakes: 1,
};
const device = {
  state: { step: 'off' },
  open: vi.fn(),
  hold: () => () => undefined,
} as unknown as Device;
const shown = interviewKinds.flatMap((type) =>
  (type === 'chat' ? mixes.slice(0, 1) : mixes).flatMap((formats) =>
    languages.map((language) => ({ type, formats, language })),
  ),
);

describe('the first page and the practice', () => {
  it.each(shown)('fit the room: $type, $formats, $language', ({ type, formats, language }) => {
    const expectation = expectationOf(type, { formats, formatsEverywhere: formats, isKnown: true });
    const i18n = worlds[language];
    if (!i18n) throw new Error('no words');
    const t = i18n.getFixedT(language, 'interview');
    const inWorld = (children: ReactNode) => (
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Form>{children}</Form>
        </MemoryRouter>
      </I18nextProvider>
    );
    const { container } = render(
      inWorld(
        <AboutStep
          invite={{ ...invite, type }}
          expectation={expectation}
          minutes={54}
          onNext={vi.fn()}
        />,
      ),
    );
    const text = container.textContent ?? '';
    const speaks = formats.some((format) => format !== 'text');
    expect(text.includes(t('about.retakesFault')), 'recording again').toBe(speaks);
    expect(text.includes(t('about.keptThings.transcripts')), 'transcripts').toBe(speaks);
    expect(text.includes(t('about.keptThings.text')), 'written answers').toBe(
      formats.includes('text'),
    );
    expect(text.includes(t('about.keptThings.resume')), 'resume').toBe(type === 'resume');
    expect(text).toContain(
      language === 'en'
        ? 'About 16 minutes; you have up to 54'
        : 'Unos 16 minutos; tienes hasta 54',
    );
    cleanup();
    render(
      inWorld(
        <PracticeStep
          device={device}
          time=""
          ways={formats}
          way={formats.at(-1) ?? 'text'}
          isGuest={false}
          pending={false}
          onBack={vi.fn()}
          onStart={vi.fn()}
        />,
      ),
    );
    const isWritten = screen.queryByRole('textbox') !== null;
    expect(isWritten, 'practice in writing').toBe(!speaks);
    expect(screen.queryByText(t('practice.spokenSafe')) !== null).toBe(speaks);
  });
});

describe('how often an answer may be recorded again', () => {
  const spoken = expectationOf('video', {
    formats: ['audio'],
    formatsEverywhere: ['audio'],
    isKnown: true,
  });
  const aboutOf = (
    more: Partial<Invite>,
    language: 'en' | 'es',
    expectation: Expectation = spoken,
  ): string => {
    const i18n = worlds[language];
    if (!i18n) throw new Error('no words');
    const step = (
      <AboutStep
        invite={{
          ...invite,
          type: 'video',
          formats: ['audio'],
          formatsEverywhere: ['audio'],
          ...more,
        }}
        expectation={expectation}
        minutes={54}
        onNext={vi.fn()}
      />
    );
    return (
      render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <Form>{step}</Form>
          </MemoryRouter>
        </I18nextProvider>,
      ).container.textContent ?? ''
    );
  };
  it('is one number where it is one, and a range where questions differ', () => {
    expect(aboutOf({ retakes: 2 }, 'en')).toContain('You can record an answer again 2 times.');
    expect(aboutOf({ retakes: 1, retakesRange: [3, 3] }, 'en')).toContain(
      'You can record an answer again 3 times.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 3] }, 'en')).toContain(
      'You can record an answer again 0 to 3 times; each question says how often.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 1] }, 'en')).toContain(
      'You can record some answers again once; each question says whether.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 1] }, 'es')).toContain(
      'Puedes grabar de nuevo algunas respuestas una vez; cada pregunta lo dice.',
    );
    expect(aboutOf({ retakes: 1, retakesRange: [0, 3] }, 'es')).toContain(
      'Puedes grabar de nuevo una respuesta entre 0 y 3 veces; cada pregunta dice cuántas.',
    );
  });
  it('counts in a question that is recorded only because that was granted', () => {
    const promised = {
      formats: ['text', 'audio'] as const,
      formatsEverywhere: [] as const,
      isKnown: true,
    };
    const granted = expectationOf('video', promised, ['audio']);
    expect(
      aboutOf(
        { formats: ['text', 'audio'], formatsEverywhere: [], retakes: 1, retakesRange: [2, 3] },
        'en',
        granted,
      ),
    ).toContain('again 1 to 3 times');
  });
});
