// Acts in the logs that have words of their own; others are shown as "another act", never by their code.

export const acts = [
  'user_suspend',
  'user_restore',
  'user_update',
  'user_move',
  'user_reset',
  'user_plan',
  'user_plan_decline',
  'view_start',
  'view_end',
  'org_update',
  'org_plan',
  'org_suspend',
  'org_restore',
  'org_override',
  'org_override_end',
  'org_owner',
  'request_approve',
  'request_decline',
  'invoice_create',
  'invoice_paid',
  'invoice_void',
  'glass_open',
  'ai_settings',
  'reports_switch',
  'tier_publish',
  'tier_delete',
  'queue_discard',
  'queue_requeue',
  'queue_retry',
  'legal_publish',
  'announcement_publish',
  'announcement_end',
  'contact_handle',
  'contact_reopen',
  'contact_delete',
] as const;
export type ActKey = (typeof acts)[number];

/** The text key of an act such as "org.plan"; of a company's entry "platform.org.plan" too; null when there is none. */
export function actKey(action: string): ActKey | null {
  const key = action.replace(/^platform\./, '').replaceAll('.', '_');
  return acts.find((known) => known === key) ?? null;
}

/** The kinds of acts by what they are about, as the log holds them; at most 30 each, because the server is asked for them. */
export const actKinds = {
  people: [
    'user.suspend',
    'user.restore',
    'user.update',
    'user.move',
    'user.reset',
    'user.plan',
    'user.plan.decline',
  ],
  access: ['view.start', 'view.end', 'glass.open'],
  companies: [
    'org.update',
    'org.plan',
    'org.suspend',
    'org.restore',
    'org.override',
    'org.override.end',
    'org.owner',
  ],
  billing: ['request.approve', 'request.decline', 'invoice.create', 'invoice.paid', 'invoice.void'],
  system: [
    'ai.settings',
    'reports.switch',
    'tier.publish',
    'tier.delete',
    'queue.discard',
    'queue.requeue',
    'queue.retry',
    'legal.publish',
    'announcement.publish',
    'announcement.end',
    'contact.handle',
    'contact.reopen',
    'contact.delete',
  ],
} as const;
export type ActKind = keyof typeof actKinds;
export const actKindNames = Object.keys(actKinds) as ActKind[];
