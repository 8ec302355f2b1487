/** Keys for reading a company's data from outside: their scope and expiry, and the files that a manager's browser last wrote for them. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** jobs: interviews with counts. candidates: one row each, without names, contacts or answers. usage: what the plan gives and what is used. */
export const exportScopes = ['jobs', 'candidates', 'usage'] as const;
export const ExportScope = z.enum(exportScopes);
export type ExportScope = z.infer<typeof ExportScope>;

export const exportKeyLimits = {
  nameMax: 80,
  days: [7, 30, 90],
  keysMax: 20,
  /** UTF-16 units of one file: a document holds a megabyte. */
  textMax: 900_000,
} as const;

/** organizations/{o}/exportKeys/{secret}: the secret gives access to the files of its parts until it expires. */
export const ExportKey = z.object({
  name: z.string().min(1).max(exportKeyLimits.nameMax),
  scopes: z.array(ExportScope).min(1),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  expiresAt: Moment,
  auditId: z.string(),
  revokedBy: z.string().nullish(),
  revokedAt: Moment.nullish(),
});
export type ExportKey = z.infer<typeof ExportKey>;

/** exportKeys/{secret}/files/{part}.{json|csv}: the file's text and its SHA-256. */
export const ExportFile = z.object({
  text: z.string().max(exportKeyLimits.textMax),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.number().int().nonnegative(),
  by: z.string(),
  at: Moment.nullish(),
});
export type ExportFile = z.infer<typeof ExportFile>;

const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The files that a key opens. */
export function exportFileIds(
  scopes: readonly ExportScope[],
): { id: string; scope: ExportScope; format: ExportFormat }[] {
  return scopes.flatMap((scope) =>
    exportFormats.map((format) => ({ id: `${scope}.${format}`, scope, format })),
  );
}

export type ExportKeyState = 'open' | 'expired' | 'revoked';
export function exportKeyStateOf(
  { revokedAt, expiresAt }: Pick<ExportKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): ExportKeyState {
  return revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open';
}

/** A key as people recognise it: its last four characters. */
export function formatShownKey(secret: string): string {
  return `…${secret.slice(-4)}`;
}
