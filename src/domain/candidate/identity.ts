/** Blind review: the candidate's identity is a document of its own; others see a code, and words that would reveal it are hidden. */
import { inWords } from '#domain/text/wordLimits.ts';
import { z } from 'zod';
import type { Answer } from './answer.ts';
import type { Reveal, Session } from './session.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import type { Transcript } from './transcript.ts';

/** sessions/{c}/identity/current of a blind interview: written with the session, closed to staff until their own scorecard is in. */
export const Identity = z.object({
  fullName: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});
export type Identity = z.infer<typeof Identity>;

/** Bounds that the rules repeat: letters of a reason, reveals of one session, hidden words of one session. */
export const identityLimits = { reasonMin: 10, reasonMax: 500, reveals: 40, hidden: 24 } as const;

/** No vowels: a code spells no name. */
const letters = '0123456789BCDFGHJKMNPQRSTVWXZ';
const codePattern = /^Candidate [0-9BCDFGHJKMNPQRSTVWXZ]{4,6}$/u;

/** What everybody calls a candidate of a blind interview, from a random source of five bytes or more: "Candidate 7F3KM". */
export function createCodeName(random: Uint8Array): string {
  return `Candidate ${Array.from(random.slice(0, 5), (byte) => letters[byte % letters.length]).join('')}`;
}

export function isCodeName(name: string): boolean {
  return codePattern.test(name);
}

/** The name to show: the person's own where it is open, else what the session holds, which is safe. */
export function nameOf(
  { displayName }: { displayName: string },
  identity?: Identity | null,
): string {
  return identity?.fullName ?? displayName;
}

/** Whether a member may know the candidate's identity; the security rules check the same. */
export function canSeeWho(
  {
    blind,
    reviewers,
    reveals,
  }: Pick<Session, 'blind' | 'reveals'> & { reviewers?: readonly string[] | null | undefined },
  uid: string,
): boolean {
  return blind !== true || (reviewers ?? []).includes(uid) || reveals?.[uid] !== undefined;
}

const revealers = ['owner', 'admin', 'recruiter'] as const;

/** The role under which a member may reveal an identity; null when theirs may not. */
export function revealerOf(role: string): Reveal['role'] | null {
  return revealers.find((one) => one === role) ?? null;
}

/** Whether a file reveals a person's identity: everything but a voice. */
export function revealsIdentity(mime: string | null | undefined): boolean {
  return !(mime ?? '').startsWith('audio/');
}

// ---- identifying words

/** Parts of names that say nothing, and names that are words: the latter are hidden only where they are written as names. */
const particles = new Set([
  'al',
  'and',
  'ap',
  'bin',
  'da',
  'das',
  'de',
  'del',
  'den',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'el',
  'ibn',
  'la',
  'las',
  'le',
  'los',
  'mac',
  'mc',
  'of',
  'san',
  'st',
  'ten',
  'ter',
  'the',
  'van',
  'vander',
  'von',
  'y',
  'zu',
]);
const everyday = new Set(
  `art baker ball banks bell best bill black blanco bravo brown bueno bush calle campos carter castillo cook cruz day delgado drew faith field flores frank fuentes grace gray green grey guerra hill hope hunter
iglesias jack joy king lane leal little long love luna mar mark mason may montes moreno page pat paz post power prado price ramos reyes rich rios rob rojo rosa rose rubio sharp short small sol stone strong summer torres vega violet
walker white will wise wood young`.split(/\s+/u),
);

function toPlain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function markOf(word: string, salt: string): string {
  return computeSha256(`${salt}/${toPlain(word)}`).slice(0, 8);
}

/** Marks of the words of one's own name and address, for the session: enough to hide them, not to read them. `salt`: the candidate's uid. */
export function hiddenMarksOf({ fullName, email }: Identity, salt: string): string[] {
  const own = [...wordsOf(fullName), ...wordsOf(email?.split('@')[0] ?? '')]
    .map(toPlain)
    .filter((word) => word.length > 1 && !particles.has(word) && !/^\d+$/u.test(word));
  return [...new Set(own)].slice(0, identityLimits.hidden).map((word) => markOf(word, salt));
}

/** Addresses, profiles, and numbers that can be called, wherever they stand. */
const contacts = inWords(
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:https?:\/\/|www\.)\S+|(?:linkedin|github|gitlab|facebook|instagram|x|twitter|behance|xing)\.com\/\S+|(?:\+|\b00)\d(?:[\s().-]{0,2}\d){6,14}|\b\d(?:[\s().-]{0,2}\d){8,14}\b/giu,
);
export const mark = '█';

export type Hide = (text: string) => string;

/** Masks identifying words letter by letter, so that offsets in the text stay valid. */
export function hiderOf(hidden: readonly string[], salt: string): Hide {
  const marks = new Set(hidden);
  const known = new Map<string, boolean>();
  const isOwn = (word: string): boolean => {
    const bare = toPlain(word);
    // "Will" is a name, "will" is not.
    if (everyday.has(bare) && !/^\p{Lu}/u.test(word)) return false;
    const found = known.get(bare) ?? marks.has(markOf(bare, salt));
    known.set(bare, found);
    return found;
  };
  return (text) =>
    text
      .replaceAll(contacts, (found) => mark.repeat(found.length))
      .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
        marks.size > 0 && word.length > 1 && isOwn(word) ? mark.repeat(word.length) : word,
      );
}

export const keepAsIs: Hide = (text) => text;

/** The hider of a session; leaves everything as it is where the interview is not blind. */
export function createSessionHider(
  { blind, hidden }: Pick<Session, 'blind' | 'hidden'>,
  candidateUid: string,
): Hide {
  return blind === true ? hiderOf(hidden ?? [], candidateUid) : keepAsIs;
}

function hideIfThere(hide: Hide, text: string | null | undefined): string | null | undefined {
  return text == null ? text : hide(text);
}

/** An answer as it may be read and rated before it is known who gave it. */
export function hideInAnswer<T extends Answer>(answer: T, hide: Hide): T {
  if (hide === keepAsIs) return answer;
  return {
    ...answer,
    ...(answer.text == null ? {} : { text: hide(answer.text) }),
    ...(answer.prompt == null ? {} : { prompt: hide(answer.prompt) }),
    ...(answer.transcript == null ? {} : { transcript: hide(answer.transcript) }),
  };
}

/** A transcript, the same way. */
export function hideInTranscript(transcript: Transcript, hide: Hide): Transcript {
  if (hide === keepAsIs) return transcript;
  return {
    ...transcript,
    text: hide(transcript.text),
    correctedText: hideIfThere(hide, transcript.correctedText),
    segments: transcript.segments?.map((segment) => ({ ...segment, text: hide(segment.text) })),
  };
}
