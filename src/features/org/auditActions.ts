// Audit actions that have a text of their own, by what they are about; others are shown as another action.

const groups = {
  jobs: [
    'interview.publish',
    'interview.close',
    'interview.reopen',
    'interview.edit',
    'interview.archive',
    'interview.followed',
    'interview.stopInviting',
    'interview.inviteAgain',
    'question.correct',
    'job.handOver',
  ],
  invitations: [
    'invite.create',
    'invite.extend',
    'invite.revoke',
    'accommodation.granted',
    'accommodation.declined',
    'session.moreTime',
  ],
  decisions: [
    'decision.advance',
    'decision.reject',
    'decision.hold',
    'stage.submitted',
    'stage.in_review',
    'stage.shortlisted',
    'stage.offer',
    'stage.hired',
    'stage.rejected',
    'outcome.release',
  ],
  team: [
    'member.invite',
    'member.invite.resend',
    'member.invite.revoke',
    'member.remove',
    'member.change',
    'owner.transfer',
  ],
  company: [
    'settings.company',
    'settings.policies',
    'settings.compliance',
    'calibration.add',
    'calibration.remove',
    'brand.change',
    'brand.remove',
    'plan.request',
    'plan.withdraw',
    'company.export',
    'ai.settings',
    'ai.queue',
  ],
  data: [
    'applicant.erase',
    'session.erasing',
    'session.erase',
    'identity.reveal',
    'share.create',
    'share.revoke',
    'export.key',
    'export.revoke',
  ],
  platform: [
    'platform.user.move',
    'platform.view.start',
    'platform.org.plan',
    'platform.org.suspend',
    'platform.org.restore',
    'platform.org.override',
    'platform.org.override.end',
    'platform.org.owner',
    'platform.request.approve',
    'platform.request.decline',
    'platform.invoice.create',
    'platform.invoice.paid',
    'platform.invoice.void',
    'platform.glass.open',
    'platform.queue.discard',
    'platform.queue.requeue',
    'platform.queue.retry',
  ],
} as const;
export type AuditGroup = keyof typeof groups;
type AuditAction = (typeof groups)[AuditGroup][number];
type KeyOf<Action extends string> = Action extends `${infer First}.${infer Rest}`
  ? `${First}_${KeyOf<Rest>}`
  : Action;
export type AuditActionKey = KeyOf<AuditAction>;

export const auditGroups = Object.keys(groups) as AuditGroup[];
export const auditActions = Object.values(groups)
  .flat()
  .map((action) => action.replaceAll('.', '_') as AuditActionKey);

/** The actions of a group, as the log holds them: at most 30, because the server is asked for them. */
export function groupActions(group: AuditGroup): readonly string[] {
  return groups[group];
}

/** The text key of an action such as "decision.advance"; null when there is none. */
export function findActionKey(action: string): AuditActionKey | null {
  const key = action.replaceAll('.', '_');
  return auditActions.find((known) => known === key) ?? null;
}
