/** Monthly credits for the coach and the writer. Reading, tracking, stories, history and exports never cost any. */
import { z } from 'zod';
import { creditKinds, type CreditKind } from './creditKinds.ts';
import { Moment } from '#domain/base/moment.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

export { creditKinds, type CreditKind } from './creditKinds.ts';

/** users/{uid}/credits/{yyyymm}: how many were used in that UTC month; `last` names the use that was counted last. */
export const CreditMonth = z.object({
  used: z.number().int().nonnegative(),
  last: z.string(),
  updatedAt: Moment.nullish(),
});
export type CreditMonth = z.infer<typeof CreditMonth>;

/** users/{uid}/creditUses/{id}: one thing that was asked; it is counted once, whenever it is asked again. */
export const CreditUse = z.object({
  kind: z.enum(creditKinds),
  at: Moment.nullish(),
  month: z.number().int(),
});
export type CreditUse = z.infer<typeof CreditUse>;

/** The id of a use: its kind and what was asked, as a hash, so that it reveals nothing. */
export function buildCreditUseId(kind: CreditKind, key: string): string {
  return `${kind}_${computeSha256(key).slice(0, 40)}`;
}

/** The kind that a use's id names. */
export function readKindOfUse(useId: string): CreditKind {
  return creditKinds.find((kind) => useId.startsWith(`${kind}_`)) ?? 'feedback';
}
