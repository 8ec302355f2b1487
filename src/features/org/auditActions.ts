// Audit actions that have a text of their own; others are shown by their code.

export const auditActions = [
  'interview_publish', 'interview_close', 'interview_reopen', 'interview_edit', 'interview_archive', 'interview_followed', 'interview_stopInviting', 'interview_inviteAgain', 'invite_create', 'invite_extend', 'invite_revoke', 'accommodation_granted', 'accommodation_declined', 'session_moreTime', 'decision_advance', 'decision_reject', 'decision_hold',
  'stage_submitted', 'stage_in_review', 'stage_shortlisted', 'stage_offer', 'stage_hired', 'stage_rejected', 'member_invite', 'member_invite_revoke', 'member_remove', 'member_change', 'ai_settings', 'ai_queue', 'applicant_erase', 'session_erase', 'identity_reveal', 'share_create', 'share_revoke',
] as const;
export type AuditActionKey = (typeof auditActions)[number];

/** The text key of an action such as "decision.advance"; null when there is none. */
export function actionKey(action: string): AuditActionKey | null {
  const key = action.replaceAll('.', '_');
  return auditActions.find((known) => known === key) ?? null;
}
