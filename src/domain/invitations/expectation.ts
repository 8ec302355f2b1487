/**
 * What candidates should expect of an interview: what is stored, whether anything is recorded, and what is checked first.
 * Every sentence, step and consent before the interview follows from this, and so does what the room may record.
 */
import type { AiAdapter } from '#domain/ai/aiSettings.ts';
import { resumeQuestionId, type InterviewKind } from '#domain/jobs/answering.ts';
import { addGrantedFormats } from '#domain/candidate/accommodation.ts';
import { consentVersion } from '#domain/candidate/session.ts';
import {
  answerFormats,
  formatsOf,
  takeKinds,
  type AnswerFormat,
  type TakeKind,
} from '#domain/recordings/recording.ts';

/** Whether a candidate can write: every answer, some, none; "unknown" where an older invitation does not say. */
const writings = ['everywhere', 'somewhere', 'nowhere', 'unknown'] as const;
type Writing = (typeof writings)[number];

/** How the questions of an interview may be answered; the request for a resume is not one of them. */
export interface Formats {
  /** What some questions take. */
  formats: readonly AnswerFormat[];
  /** What all of them take. */
  formatsEverywhere: readonly AnswerFormat[];
  /** False for an invitation from before this was kept: `formats` is then what is possible. */
  isKnown: boolean;
}

/** Something that is kept: "both" is recordings with a picture or without. */
type KeptThing = 'resume' | 'text' | 'audio' | 'video' | 'both';

/** Which of the texts about AI fits. */
const aiConsentKinds = ['chat', 'video', 'resume', 'resumeVideo'] as const;
export type AiConsentKind = (typeof aiConsentKinds)[number];

export interface Expectation extends Formats {
  asksResume: boolean;
  writing: Writing;
  /** What of a spoken answer is recorded at most: picture and sound, or sound alone; null where nothing is recorded. */
  records: TakeKind | null;
  /** What is kept of the answers, in the order in which it is shown. */
  keeps: readonly KeptThing[];
  aiConsent: AiConsentKind;
  /** Where the AI would run under the settings in force. */
  engine: AiAdapter;
  /** Versions of the two texts that the candidate agrees to. */
  consent: { keep: string; ai: string };
}

const since = '2026-11-22';

function aiVersionsOf(name: string): Record<AiAdapter, string> {
  return { onDevice: `${since}-${name}ai-device`, cloud: `${since}-${name}ai-cloud` };
}

/** Versions of the texts about AI: each says where it would run. */
export const aiConsentVersions: Record<AiConsentKind, Record<AiAdapter, string>> = {
  chat: aiVersionsOf(''),
  video: aiVersionsOf('video-'),
  resume: aiVersionsOf('resume-'),
  resumeVideo: aiVersionsOf('resume-video-'),
};

/** Versions of the text that names recordings when it is agreed to within the interview. */
export const laterConsentVersions: Record<TakeKind, string> = {
  audio: `${since}-record-audio`,
  video: `${since}-record-video`,
};

/** Texts about keeping from before each combination had its own, and what they let record. */
const earlier: Readonly<Record<string, TakeKind>> = {
  '2026-11-video': 'video',
  '2026-11-video-2': 'video',
};

function sortFormats(formats: readonly AnswerFormat[]): AnswerFormat[] {
  return answerFormats.filter((format) => formats.includes(format));
}

function isRecorded(format: AnswerFormat): format is TakeKind {
  return format !== 'text';
}

/** How candidates may answer, computed from the questions that will be asked. */
export function listQuestionFormats(
  type: InterviewKind,
  questions: readonly { id?: string; formats?: readonly AnswerFormat[] | null | undefined }[],
): Formats {
  const asked = questions.filter(({ id }) => id !== resumeQuestionId);
  const each =
    type === 'chat' || asked.length === 0
      ? [formatsOf({}, type)]
      : asked.map((question) => formatsOf(question, type));
  return {
    formats: answerFormats.filter((format) => each.some((formats) => formats.includes(format))),
    formatsEverywhere: answerFormats.filter((format) =>
      each.every((formats) => formats.includes(format)),
    ),
    isKnown: true,
  };
}

/** Of what was granted, what this interview can take: recordings only where it takes some, since storage was set aside for them. */
export function listTakenGrants(
  formats: readonly AnswerFormat[],
  granted: readonly AnswerFormat[],
): AnswerFormat[] {
  return granted.filter((format) => !isRecorded(format) || formats.some(isRecorded));
}

function writingOf({ formats, formatsEverywhere, isKnown }: Formats): Writing {
  if (formatsEverywhere.includes('text')) return 'everywhere';
  if (!isKnown) return 'unknown';
  return formats.includes('text') ? 'somewhere' : 'nowhere';
}

/** What is kept, in the order in which it is shown. */
function keptOf(asksResume: boolean, formats: readonly AnswerFormat[]): KeptThing[] {
  const recorded = formats.filter(isRecorded);
  return [
    ...(asksResume ? ['resume' as const] : []),
    ...(formats.includes('text') ? ['text' as const] : []),
    ...(recorded.length > 1 ? ['both' as const] : recorded),
  ];
}

/** The version of the text about keeping: each combination is a text of its own. Texts without recordings are older. */
function keepVersion(
  asksResume: boolean,
  formats: readonly AnswerFormat[],
  writing: Writing,
): string {
  if (!formats.some(isRecorded)) return asksResume ? `${consentVersion}-resume` : consentVersion;
  const ways = { everywhere: 'free', somewhere: 'part', nowhere: 'none', unknown: 'open' } as const;
  return [since, ...(asksResume ? ['resume'] : []), ...formats, ways[writing]].join('-');
}

/** What a candidate has to expect. `granted` are the formats that were granted to this candidate for every question. */
export function expectationOf(
  type: InterviewKind,
  statedFormats: Formats,
  granted: readonly AnswerFormat[] = [],
  engine: AiAdapter = 'onDevice',
): Expectation {
  const taken = listTakenGrants(statedFormats.formats, granted);
  const formats = sortFormats(addGrantedFormats(statedFormats.formats, taken));
  const formatsEverywhere = sortFormats(addGrantedFormats(statedFormats.formatsEverywhere, taken));
  const asksResume = type === 'resume';
  const writing = writingOf({ formats, formatsEverywhere, isKnown: statedFormats.isKnown });
  const records = formats.includes('video') ? 'video' : formats.includes('audio') ? 'audio' : null;
  const aiConsent = asksResume ? (records ? 'resumeVideo' : 'resume') : records ? 'video' : 'chat';
  return {
    formats,
    formatsEverywhere,
    isKnown: statedFormats.isKnown,
    asksResume,
    writing,
    records,
    keeps: keptOf(asksResume, formats),
    aiConsent,
    engine,
    consent: {
      keep: keepVersion(asksResume, formats, writing),
      ai: aiConsentVersions[aiConsent][engine],
    },
  };
}

const subsets: readonly AnswerFormat[][] = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  answerFormats.filter((_, n) => (bits & (1 << n)) !== 0),
);

/** Every combination that has a text of its own about keeping. */
export function listAllExpectations(engine: AiAdapter = 'onDevice'): Expectation[] {
  return (['chat', 'video', 'resume'] as const).flatMap((type) =>
    (type === 'chat' ? subsets.slice(0, 1) : subsets).flatMap((formats) => {
      const without = formats.filter((format) => format !== 'text');
      const statedFormats: Formats[] = [{ formats, formatsEverywhere: formats, isKnown: true }];
      if (formats.includes('text') && without.length > 0)
        statedFormats.push({ formats, formatsEverywhere: without, isKnown: true });
      if (formats.length === answerFormats.length)
        statedFormats.push({ formats, formatsEverywhere: [], isKnown: false });
      return statedFormats.map((one) => expectationOf(type, one, [], engine));
    }),
  );
}

/** What each version about keeping lets record; versions that let record nothing are absent. */
const recordedUnder = new Map<string, TakeKind>([
  ...Object.entries(earlier),
  ...listAllExpectations().flatMap(({ consent, records }) =>
    records ? [[consent.keep, records] as const] : [],
  ),
  ...takeKinds.map((kind) => [laterConsentVersions[kind], kind] as const),
]);

/** Whether a consent names this kind of recording. Sound alone is part of picture and sound; a text nobody knows names nothing. */
export function mayRecord(
  consent: { policyVersion: string; recordingVersion?: string | null | undefined },
  kind: TakeKind,
): boolean {
  const given = [consent.policyVersion, consent.recordingVersion ?? ''].map((version) =>
    recordedUnder.get(version),
  );
  return given.some((known) => known === 'video' || known === kind);
}
