// One spelling of a value as JSON, so that equal inputs have equal hashes.
import { sha256 } from '#domain/base/sha256.ts';

function ordered(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, item]) => [key, ordered(item)]),
  );
}

/** JSON with sorted keys, without undefined values. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? 'null';
}

/** SHA-256 (hex) of what something is judged against; names the rubric in a provenance. */
export function rubricHashOf(rubric: unknown): string {
  return sha256(canonicalJson(rubric));
}

/** SHA-256 (hex) of a task's name and its canonical input; names the input in every provenance. */
export function inputHashOf(task: string, input: unknown): string {
  return sha256(canonicalJson({ task, input }));
}
