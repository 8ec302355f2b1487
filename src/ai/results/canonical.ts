// One spelling of a value as JSON, so that equal inputs have equal hashes.
import { computeSha256 } from '#domain/base/sha256.ts';

function orderKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(orderKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, item]) => [key, orderKeys(item)]),
  );
}

/** JSON with sorted keys, without undefined values. */
export function writeCanonicalJson(value: unknown): string {
  return JSON.stringify(orderKeys(value)) ?? 'null';
}

/** SHA-256 (hex) of what something is judged against; names the rubric in a provenance. */
export function rubricHashOf(rubric: unknown): string {
  return computeSha256(writeCanonicalJson(rubric));
}

/** SHA-256 (hex) of a task's name and its canonical input; names the input in every provenance. */
export function inputHashOf(task: string, input: unknown): string {
  return computeSha256(writeCanonicalJson({ task, input }));
}
