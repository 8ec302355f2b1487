// The fixed list of reasons for not taking a candidate further; the rules hold the same list.

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
