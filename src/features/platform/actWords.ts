// Acts in the logs that have words of their own; others are told as "another act", never by their code.

export const acts = [
  'user_suspend', 'user_restore', 'user_update', 'user_move', 'user_reset', 'user_plan', 'user_plan_decline', 'view_start', 'view_end', 'org_update', 'org_plan', 'org_suspend', 'org_restore', 'org_override', 'org_override_end',
  'request_approve', 'request_decline', 'invoice_create', 'invoice_paid', 'invoice_void', 'glass_open', 'ai_settings', 'tier_publish', 'tier_delete', 'queue_discard', 'queue_requeue', 'queue_retry', 'legal_publish', 'announcement_publish', 'announcement_end',
] as const;
export type ActKey = (typeof acts)[number];

/** The text key of an act such as "org.plan"; of a company's entry "platform.org.plan" too; null when there is none. */
export function actKey(action: string): ActKey | null {
  const key = action.replace(/^platform\./, '').replaceAll('.', '_');
  return acts.find((known) => known === key) ?? null;
}
