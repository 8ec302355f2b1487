// The kinds of what happens to a job, and the actions each holds; every action has a text of its own.

export const activityKinds = {
  interview: [
    'interview.publish',
    'interview.edit',
    'interview.close',
    'interview.reopen',
    'interview.archive',
    'interview.followed',
    'interview.stopInviting',
    'interview.inviteAgain',
    'question.correct',
  ],
  invite: ['invite.create', 'invite.extend', 'invite.revoke'],
  accommodation: ['accommodation.granted', 'accommodation.declined', 'session.moreTime'],
  decision: ['decision.advance', 'decision.reject', 'decision.hold', 'outcome.release'],
  stage: [
    'stage.submitted',
    'stage.in_review',
    'stage.shortlisted',
    'stage.offer',
    'stage.hired',
    'stage.rejected',
  ],
  identity: ['identity.reveal'],
  share: ['share.create', 'share.revoke'],
  erasure: ['applicant.erase', 'session.erasing', 'session.erase'],
} as const;
export type ActivityKind = keyof typeof activityKinds;
export const kindNames = Object.keys(activityKinds) as ActivityKind[];

type Action = (typeof activityKinds)[ActivityKind][number];
type ReplaceDot<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Tail}`
  : Text;

/** The key of an action's text; null for one that has none. */
export function actionKeyOf(action: string): ReplaceDot<Action> | null {
  const known = Object.values(activityKinds)
    .flat()
    .find((one: string) => one === action);
  return known ? (known.replace('.', '_') as ReplaceDot<Action>) : null;
}
