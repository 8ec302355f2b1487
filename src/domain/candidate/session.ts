/** A candidate's session: one document per candidate and interview, with the candidate's uid as its id. */
import { z } from 'zod';
import { aiAdapters, type AiAdapter } from '#domain/ai/aiSettings.ts';
import { Moment } from '#domain/base/moment.ts';

export const Consent = z.object({
  recording: z.boolean(),
  ai: z.boolean(),
  /** Which text about keeping answers was agreed to, and which about AI. */
  policyVersion: z.string(),
  aiPolicyVersion: z.string().nullish(),
  /** Where the AI was to run when it was agreed to; absent on older sessions: on devices alone. */
  aiEngine: z.enum(aiAdapters).nullish(),
  at: Moment.nullish(),
  aiWithdrawnAt: Moment.nullish(),
  /** The text that names recordings, when it was agreed to within the interview. */
  recordingVersion: z.string().nullish(),
  recordingAt: Moment.nullish(),
});
export type Consent = z.infer<typeof Consent>;

/** The widest consent given: answers go to a cloud model only if the candidate was informed of it beforehand. */
export function readAgreedEngine({ aiEngine }: Pick<Consent, 'aiEngine'>): AiAdapter {
  return aiEngine ?? 'onDevice';
}

/** Version of the text about keeping written answers; a new text needs a new version. Which text fits which interview: expectation.ts. */
export const consentVersion = '2026-11';

/** Where staff put a submitted candidate. Absent means nobody has looked yet. */
export const stages = ['in_review', 'shortlisted', 'offer', 'hired', 'rejected'] as const;
export type Stage = (typeof stages)[number];

/** An editor looked before judging: with a reason that the candidate reads, and an audit entry. */
export const Reveal = z.object({
  role: z.enum(['owner', 'admin', 'recruiter']),
  reason: z.string(),
  at: Moment.nullish(),
});
export type Reveal = z.infer<typeof Reveal>;

/** What a candidate may say went wrong, when something technical did. */
const troubleKinds = ['device', 'recording', 'interrupted', 'other'] as const;
export type TroubleKind = (typeof troubleKinds)[number];
/** Most reports that are counted. */
export const maxTechnicalIssues = 200;

/** "Something went wrong", as the candidate reported it last: open until an editor has seen to it. */
const Trouble = z.object({
  open: z.boolean(),
  what: z.enum(troubleKinds),
  at: Moment.nullish(),
  times: z.number().int(),
  seenBy: z.string().nullish(),
  seenAt: Moment.nullish(),
});
type Trouble = z.infer<typeof Trouble>;

/** What is reported by a code of the room's log such as "reported.device"; null for faults that nobody reported. */
export function readTroubleKind(detail: string | undefined): TroubleKind | null {
  return troubleKinds.find((kind) => detail === `reported.${kind}`) ?? null;
}

export const Session = z.object({
  status: z.enum(['in_progress', 'submitted', 'withdrawn', 'expired', 'erasing']),
  inviteToken: z.string(),
  startedAt: Moment.nullish(),
  /** The code that stands for the name in a blind interview; elsewhere absent. Who it is can be read in identity/current (see identity.ts). */
  displayName: z.string().nullish(),
  blind: z.boolean().nullish(),
  /** Hashes of the words that would identify the candidate. */
  hidden: z.array(z.string()).nullish(),
  /** Who opened the identity before handing in a scorecard, and why; by uid. */
  reveals: z.record(z.string(), Reveal).nullish(),
  consent: Consent,
  rev: z.number().int(),
  /** Copies of the path, so that one query can span an organisation, or a candidate's own interviews. */
  orgId: z.string().nullish(),
  interviewId: z.string().nullish(),
  candidateUid: z.string().nullish(),
  language: z.string().nullish(),
  /** The language the candidate speaks in, when it differs. */
  speechLanguage: z.string().nullish(),
  extraMinutes: z.number().int().nullish(),
  submittedAt: Moment.nullish(),
  withdrawnAt: Moment.nullish(),
  reopenedBy: z.string().nullish(),
  trouble: Trouble.nullish(),
  retiredBy: z.string().nullish(),
  /** The audit entry of the last reopening, or of the erasure that has begun. */
  auditId: z.string().nullish(),
  /** When the candidate asked the company to delete the interview: nobody scores it any more. */
  deletionAskedAt: Moment.nullish(),
});
export type Session = z.infer<typeof Session>;

/** True while a request for deletion is open: neither AI nor people score the interview (the rules refuse it). */
export function isScoringPaused({ deletionAskedAt }: Pick<Session, 'deletionAskedAt'>): boolean {
  return deletionAskedAt != null;
}

/** The column of the pipeline: invited, in progress, submitted, in review, shortlisted, offer, hired, rejected, withdrawn, expired. */
export const pipelineStages = [
  'invited',
  'in_progress',
  'submitted',
  ...stages,
  'withdrawn',
  'expired',
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/** Whether a candidate can be let go on with the interview: it runs, or it ended and nobody has judged it yet. */
export function mayGoOn({
  status,
  reviewers,
  stage,
}: {
  status: Session['status'];
  reviewers?: readonly string[] | null | undefined;
  stage?: Stage | null | undefined;
}): boolean {
  return (
    status === 'in_progress' ||
    ((status === 'submitted' || status === 'expired') &&
      (reviewers ?? []).length === 0 &&
      stage == null)
  );
}

/** The position of a session in the pipeline. */
export function pipelineStageOf(session: {
  status: Session['status'];
  stage?: Stage | null | undefined;
}): PipelineStage {
  if (session.status === 'withdrawn') return 'withdrawn';
  if (session.status === 'expired' || session.status === 'erasing') return 'expired';
  if (session.status === 'in_progress') return 'in_progress';
  return session.stage ?? 'submitted';
}

/** Last moment at which answers are accepted without grace: start + duration + extra minutes, and never after closesAt. */
export function deadlineOf(
  session: Pick<Session, 'startedAt' | 'extraMinutes'>,
  interview: { durationMinutes: number; closesAt?: Date | null | undefined },
): Date | null {
  if (!session.startedAt) return null;
  const end = new Date(
    session.startedAt.getTime() +
      (interview.durationMinutes + (session.extraMinutes ?? 0)) * 60_000,
  );
  return interview.closesAt && interview.closesAt < end ? interview.closesAt : end;
}
