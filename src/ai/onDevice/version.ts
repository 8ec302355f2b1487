// What the on-device engine calls itself in every provenance. Raise the version whenever a reply to the same input changes.

export const engineName = 'hirely-rules';
export const engineVersion = '3.11.2';

/** The version of a result: the engine's own, and the packs it could lean on, e.g. "2.0.0+deep+words". */
export function buildVersion(packs: readonly string[]): string {
  return [engineVersion, ...[...packs].sort()].join('+');
}
