// What is promised before an interview, compared with the room: for every type, every mix of formats and both languages.
import { cleanup, render, screen } from '@testing-library/react';
import { type TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interviewKinds, slotsOf, type InterviewKind } from '#domain/jobs/answering.ts';
import {
  expectationOf,
  listQuestionFormats,
  mayRecord,
  type Expectation,
} from '#domain/invitations/expectation.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import { readInviteFormats } from '#domain/invitations/invite.ts';
import { formatsOf, type AnswerFormat } from '#domain/recordings/recording.ts';
import { formatFor } from '#i18n/useFormat.ts';
import { AboutStep } from '#features/interview/before/AboutStep.tsx';
import { answeringOf } from '#features/interview/session/answering.ts';
import { consentWordsOf, stepsOf } from './expectedWords.ts';
import { PracticeStep } from '#features/interview/before/PracticeStep.tsx';
import type { Device } from '#features/interview/devices/useDevice.ts';
import { Form, invite, languages, mixes, question, worlds } from './promises.fixture.tsx';

afterEach(cleanup);

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

/** Words that only occur in a text that names the thing. */
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
    const questionFormats = listQuestionFormats(type, room.published);
    // From the editor, and through an invitation.
    holds(expectationOf(type, questionFormats), room, `${type} ${one.join()} ${other.join()}`);
    expect(
      readInviteFormats({
        type,
        formats: [...questionFormats.formats],
        formatsEverywhere: [...questionFormats.formatsEverywhere],
      }),
    ).toEqual(questionFormats);
  });
});

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
