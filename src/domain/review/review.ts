/** What staff add to a session: scorecards, notes, the decision, and the notification to the candidate. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { Level } from '#domain/jobs/kit.ts';
import { rejectReasons } from './rejectReasons.ts';

/** One competency on a scorecard; level null means "not enough evidence". */
export const ScorecardLine = z.object({
  level: Level.nullable(),
  note: z.string().max(2_000).default(''),
});
export type ScorecardLine = z.infer<typeof ScorecardLine>;

/** sessions/{c}/reviews/{reviewer uid}: a scorecard; closed to others until their own is handed in. */
export const Review = z.object({
  /** Overall recommendation: 1 definitely not … 5 definitely. */
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullish(),
  /** By competency id. */
  scores: z.record(z.string(), ScorecardLine).nullish(),
  submitted: z.boolean(),
  updatedAt: Moment.nullish(),
  rev: z.number().int(),
  name: z.string().nullish(),
});
export type Review = z.infer<typeof Review>;

export const amendmentLimits = { reasonMin: 10, reasonMax: 2_000, most: 20 } as const;
/** sessions/{c}/amendments/{reviewer uid}_{n}: what its author sees differently after handing in. The scorecard stays the one that counts; this is beside it and says what its author could read by then. */
export const Amendment = Review.pick({ rating: true, comment: true, scores: true }).extend({
  by: z.string(),
  /** From 1, without gaps. */
  n: z.number().int().min(1).max(amendmentLimits.most),
  reason: z.string().min(amendmentLimits.reasonMin).max(amendmentLimits.reasonMax),
  at: Moment.nullish(),
  /** How many colleagues' scorecards were in. */
  others: z.number().int(),
  /** The AI's rating was there. */
  rated: z.boolean(),
  /** A decision existed already. */
  decided: z.boolean(),
});
export type Amendment = z.infer<typeof Amendment>;

export const Note = z.object({
  text: z.string().min(1).max(10_000),
  authorUid: z.string(),
  createdAt: Moment.nullish(),
  /** The uids of the colleagues it mentions and notifies. */
  mentions: z.array(z.string()).nullish(),
});
export type Note = z.infer<typeof Note>;

/** sessions/{c}/noteMarks/{note's id}: that there is a note and whose, for colleagues to whom its words are closed yet. */
export const NoteMark = z.object({ authorUid: z.string(), createdAt: Moment.nullish() });
export type NoteMark = z.infer<typeof NoteMark>;

export const outcomes = ['advance', 'reject', 'hold'] as const;
/** sessions/{c}/decision/current: made by a person, with a reason, and an audit entry in the same commit. What was decided before stays beside it, word for word, under its rev: decision/1, decision/2 … */
export const Decision = z.object({
  outcome: z.enum(outcomes),
  reason: z.string().min(10).max(5_000),
  /** The main reason of a rejection, for statistics; decisions of before the list have none. */
  reasonCode: z.enum(rejectReasons).nullish(),
  decidedBy: z.string(),
  decidedAt: Moment.nullish(),
  rev: z.number().int(),
  auditId: z.string(),
});
export type Decision = z.infer<typeof Decision>;

/** sessions/{c}/shared/outcome: what the candidate may see, released after a decision. */
export const Outcome = z.object({
  outcome: z.enum(['advance', 'reject']),
  message: z.string().min(1).max(5_000),
  factors: z.array(z.string()).max(10),
  aiUsed: z.boolean(),
  contact: z.string().nullish(),
  releasedBy: z.string(),
  releasedAt: Moment.nullish(),
  /** Its entry in the company's log; what was released before has none. */
  auditId: z.string().nullish(),
});
export type Outcome = z.infer<typeof Outcome>;

/** organizations/{o}/auditLog/{id}: append-only. */
export const AuditEntry = z.object({
  actorUid: z.string(),
  action: z.string(),
  target: z.string(),
  at: Moment.nullish(),
  detail: z.string().nullish(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** sessions/{c}/views/{uid}: that somebody of the company, or a guest it asked, opened the answers, and when for the first time. The candidate sees role and time. */
export const View = z.object({
  role: z.enum(['owner', 'admin', 'recruiter', 'reviewer', 'guest']),
  at: Moment.nullish(),
});
export type View = z.infer<typeof View>;
