/** The fixed list of rejection reasons; the security rules have the same list. */

export const rejectReasons = [
  'skills',
  'experience',
  'requirements',
  'conditions',
  'salary',
  'withdrew',
  'filled',
  'stronger',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
