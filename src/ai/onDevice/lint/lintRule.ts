// A rule of the question check: the patterns of what an employer should not ask, and when a match is harmless.
import type { LintCode } from '#ai/reasons/reasons.ts';

export interface LintRule {
  code: LintCode;
  patterns: readonly RegExp[];
  /** Matches that are harmless in these surroundings. */
  unless?: RegExp;
}
