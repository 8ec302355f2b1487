/** Filters and sorting of a candidate list. Sorting by AI ratings does not exist. */
import { z } from 'zod';
import { foldText } from '#domain/text/foldText.ts';
import type { Candidate } from './candidate.ts';
import { pipelineStageOf, pipelineStages, type PipelineStage } from './session.ts';

/** Stages a session can be in; invitations are listed elsewhere. */
export type SessionStage = Exclude<PipelineStage, 'invited'>;
export const sessionStages = pipelineStages.filter(
  (stage): stage is SessionStage => stage !== 'invited',
);

export const sorts = [
  'started_desc',
  'started_asc',
  'submitted_desc',
  'submitted_asc',
  'name_asc',
  'name_desc',
] as const;
export type Sort = (typeof sorts)[number];

/** Days after which a candidate counts as waiting. */
export const waitings = [3, 7, 14, 30] as const;

export const CandidateView = z.object({
  stage: z.enum(pipelineStages).exclude(['invited']).nullable(),
  /** Only those with the reader's own scorecard, or only those who still need it. */
  scorecard: z.enum(['mine', 'missing']).nullable(),
  /** Submitted at least so many days ago, and not decided. */
  waiting: z.union([z.literal(3), z.literal(7), z.literal(14), z.literal(30)]).nullable(),
  sort: z.enum(sorts),
});
export type CandidateView = z.infer<typeof CandidateView>;

/** Everybody, the last started first. */
export const everybody: CandidateView = {
  stage: null,
  scorecard: null,
  waiting: null,
  sort: 'started_desc',
};

/** members/{m}/filters/{id}: a saved view, private to the member. */
export const SavedFilter = z.object({
  name: z.string().min(1).max(60),
  view: CandidateView,
  rev: z.number().int(),
  updatedAt: z.date().nullish(),
});
export type SavedFilter = z.infer<typeof SavedFilter>;

/** The places there are for saved filters: a person can keep as many, no more. */
export const filterIds = Array.from(
  { length: 20 },
  (_, index) => `f${String(index).padStart(2, '0')}`,
);

/** Makes a view that can be asked for: who waits is found by the time of submission, and so is sorted by it. */
export function makeViewSound(view: CandidateView): CandidateView {
  const waits = view.waiting !== null;
  const stage =
    waits && view.stage !== 'submitted' && view.stage !== 'in_review' ? null : view.stage;
  const sort = waits && !view.sort.startsWith('submitted') ? 'submitted_asc' : view.sort;
  return { ...view, stage, sort };
}

/** A view from an address; what it does not know, it leaves out. */
export function parseView(get: (name: string) => string | null): CandidateView {
  const waiting = Number(get('waiting'));
  return makeViewSound({
    stage: sessionStages.find((one) => one === get('stage')) ?? null,
    scorecard: (['mine', 'missing'] as const).find((one) => one === get('scorecard')) ?? null,
    waiting: waitings.find((one) => one === waiting) ?? null,
    sort: sorts.find((one) => one === get('sort')) ?? everybody.sort,
  });
}

/** A view as parameters of an address; null removes one. */
export function paramsOf(
  view: CandidateView,
): Record<'stage' | 'scorecard' | 'waiting' | 'sort', string | null> {
  const { stage, scorecard, waiting, sort } = makeViewSound(view);
  return {
    stage,
    scorecard,
    waiting: waiting === null ? null : String(waiting),
    sort: sort === everybody.sort ? null : sort,
  };
}

/** True when two views show the same. */
export function isSameView(a: CandidateView, b: CandidateView): boolean {
  return JSON.stringify(paramsOf(a)) === JSON.stringify(paramsOf(b));
}

const undecided: readonly SessionStage[] = ['submitted', 'in_review'];

/** Days a submitted candidate has waited without a decision; null for everybody else. */
export function countDaysWaiting(
  session: Pick<Candidate, 'status' | 'stage' | 'submittedAt'>,
  now: Date,
): number | null {
  if (!session.submittedAt || !undecided.includes(pipelineStageOf(session) as SessionStage))
    return null;
  return Math.max(0, Math.floor((now.getTime() - session.submittedAt.getTime()) / 86_400_000));
}

/** What the server cannot ask for: a stage that is not there yet, a scorecard that is missing. */
export function passes(view: CandidateView, session: Candidate, uid: string): boolean {
  const stage = pipelineStageOf(session);
  if (view.stage !== null && stage !== view.stage) return false;
  if (view.waiting !== null && !undecided.includes(stage as SessionStage)) return false;
  const reviewers = session.reviewers ?? [];
  if (view.scorecard === 'missing')
    return session.status === 'submitted' && !reviewers.includes(uid);
  return view.scorecard === null || reviewers.includes(uid);
}

/** True when `passes` may drop rows of a page that the server has given. */
export function dropsRows(view: CandidateView): boolean {
  return view.scorecard === 'missing' || view.waiting !== null || view.stage === 'submitted';
}

/** True when every word that was typed begins a word of the name, or the typed text begins the address. Case and accents do not matter. */
export function isFound(session: Pick<Candidate, 'displayName' | 'email'>, term: string): boolean {
  const words = foldText(session.displayName).split(/[^\p{L}\p{N}]+/u);
  const typed = foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const begin = foldText(term.trim());
  if (begin && foldText(session.email ?? '').startsWith(begin)) return true;
  return typed.length > 0 && typed.every((word) => words.some((known) => known.startsWith(word)));
}

/** How a typed beginning of a name may be written in a document: the server compares letter by letter. At most five. */
export function listSpellings(term: string): string[] {
  const typed = term.trim().replace(/\s+/g, ' ');
  const titled = (text: string): string =>
    text
      .toLowerCase()
      .replace(
        /(^|[\s'’-])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
  const code = /^(?:candidat(?:e|ura) )?([0-9a-z]{1,8})$/i.exec(typed)?.[1];
  return [
    ...new Set([
      typed,
      titled(typed),
      typed.toLowerCase(),
      typed.toUpperCase(),
      ...(code ? [`Candidate ${code.toUpperCase()}`] : []),
    ]),
  ].filter(Boolean);
}
