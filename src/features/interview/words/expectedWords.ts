// What a candidate reads before an interview, composed from what will happen: the consent, and what the first page says.
import type { TFunction } from 'i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import type { Format } from '#i18n/useFormat.ts';

type Translate = TFunction<['interview', 'domain']>;
type Lists = Pick<Format, 'list' | 'either'>;

/** The two texts that are agreed to. */
export interface ConsentWords {
  title: string;
  text: string;
  keep: string;
  aiText: string;
}

/** "in writing, by voice or on video", the richest last. */
function waysOf(t: Translate, format: Lists, formats: readonly AnswerFormat[]): string {
  return format.either(formats.map((one) => t(`about.ways.${one}`)));
}

/** Where the AI would run, and what would leave the browser for it. */
export function writeEngineWords(
  t: Translate,
  { engine, records }: Pick<Expectation, 'engine' | 'records'>,
  company: string,
): string {
  return t(`consent.engine.${engine === 'cloud' && records ? 'cloudSpoken' : engine}`, { company });
}

/** The wording about keeping and about AI that fits what will happen; its versions are `expectation.consent`. */
export function consentWordsOf(
  t: Translate,
  format: Lists,
  expectation: Expectation,
  company: string,
): ConsentWords {
  const { asksResume, keeps, records, writing, formats, aiConsent } = expectation;
  const what =
    aiConsent === 'chat'
      ? t('consent.aiText', { company })
      : t(`consent.by.${aiConsent}.aiText`, { company });
  const aiText = `${what} ${writeEngineWords(t, expectation, company)}`;
  if (records === null) {
    return asksResume
      ? {
          title: t('consent.by.resume.keepTitle'),
          text: t('consent.by.resume.keepText', { company }),
          keep: t('consent.by.resume.keep', { company }),
          aiText,
        }
      : {
          title: t('consent.keepTitle'),
          text: t('consent.keepText', { company }),
          keep: t('consent.keep', { company }),
          aiText,
        };
  }
  const ways = waysOf(
    t,
    format,
    formats.filter((one) => one !== 'text'),
  );
  return {
    title: t(asksResume ? 'consent.recorded.titleWithResume' : 'consent.recorded.title'),
    text: [
      t('consent.recorded.why', { company }),
      t(`consent.recorded.ways.${writing}`, { ways }),
      t('consent.recorded.how'),
    ].join(' '),
    keep: t('consent.recorded.keep', {
      company,
      things: format.list(keeps.map((thing) => t(`consent.recorded.things.${thing}`))),
    }),
    aiText,
  };
}

/** The wording that names recordings when an earlier consent does not. */
export function writeLaterConsentWords(
  t: Translate,
  kind: TakeKind,
  company: string,
): { title: string; text: string; keep: string } {
  return {
    title: t('consent.later.title'),
    text: [t(`consent.later.text.${kind}`, { company }), t('consent.later.free')].join(' '),
    keep: t('consent.recorded.keep', { company, things: t(`consent.recorded.things.${kind}`) }),
  };
}

/** How many questions, and how they are answered. */
export function writeQuestionsWords(
  t: Translate,
  format: Lists,
  { asksResume, formats }: Expectation,
  count: number,
): string {
  return t(asksResume ? 'about.questionsWithResume' : 'about.questions', {
    questions: t('domain:questions', { count }),
    ways: waysOf(t, format, formats),
  });
}

/** What is kept, in one sentence, and the words about it. */
export function writeKeptWords(
  t: Translate,
  format: Lists,
  { keeps, records }: Expectation,
): string {
  const things = [
    t('about.keptThings.name'),
    t('about.keptThings.email'),
    ...keeps.map((thing) => t(`about.keptThings.${thing}`)),
    ...(records ? [t('about.keptThings.transcripts')] : []),
    t('about.keptThings.times'),
  ];
  return [
    t('about.keptList', { things: format.list(things) }),
    ...(records ? [t('about.keptNote.recorded')] : []),
    ...(keeps.includes('text') ? [t('about.keptNote.text')] : []),
    ...(keeps.includes('resume') ? [t('about.keptNote.resume')] : []),
  ].join(' ');
}

/** The steps before the start. */
export function stepsOf({
  records,
}: Pick<Expectation, 'records'>): readonly ('about' | 'consent' | 'check' | 'practice')[] {
  return records ? ['about', 'consent', 'check', 'practice'] : ['about', 'consent', 'practice'];
}
