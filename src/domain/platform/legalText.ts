/** Versions of the legal texts, and who has to accept a new one. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];
/** Year, month, and a day or number where a month has two. */
export const legalVersion = /^[0-9]{4}-[0-9]{2}(-[0-9]{1,2})?$/u;

/** legalTexts/{kind-version}: never changed, never deleted. */
export const LegalText = z.object({
  kind: z.enum(legalKinds),
  version: z.string(),
  from: Moment,
  changes: z.object({ en: z.string(), es: z.string() }),
  mustAccept: z.boolean(),
  by: z.string(),
  at: Moment.nullish(),
  auditId: z.string(),
});
export type LegalText = z.infer<typeof LegalText>;

/** legalTexts/{id}/acceptances/{uid}. */
export const LegalAcceptance = z.object({ at: Moment.nullish() });

/** The texts that somebody who has been here since `joined` is notified of: in force, and newer than what they agreed to when they joined. The newest of each kind alone. */
export function listNewSince<T extends Pick<LegalText, 'kind' | 'from'>>(
  texts: readonly T[],
  joined: Date | null,
  now: Date,
): T[] {
  const inForce = texts
    .filter(({ from }) => from <= now && (joined === null || from > joined))
    .toSorted((a, b) => b.from.getTime() - a.from.getTime());
  return legalKinds.flatMap((kind) => inForce.find((text) => text.kind === kind) ?? []);
}
