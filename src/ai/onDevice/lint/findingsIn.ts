// Checks a question for what an employer should not ask, and how not to ask it.
import type { LintCode } from '#ai/reasons/reasons.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { LintFinding } from '#ai/tasks/lintQuestion.ts';
import type { LintRule } from './lintRule.ts';
import { englishRules } from './rules.en.ts';
import { spanishRules } from './rules.es.ts';
import { findStructureProblems } from './structure.ts';

function applyRules(text: string, rules: readonly LintRule[]): LintFinding[] {
  return rules.flatMap(({ code, patterns, unless }) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => ({
        code,
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
      })).filter(
        ({ start, end }) =>
          end > start && !(unless?.test(text.slice(Math.max(0, start - 40), end + 40)) ?? false),
      ),
    ),
  );
}

/** Problems in the order of the text; spans of one code do not overlap. What must not be asked is looked for in both languages; `language` helps to judge how it is asked. */
export function findFindings(text: string, language?: 'en' | 'es'): LintFinding[] {
  const own = text.includes('¿')
    ? 'es'
    : (language ?? languageOf(wordsOf(text).map((word) => word.lower)).language);
  const found = [
    ...applyRules(text, [...englishRules, ...spanishRules]),
    ...findStructureProblems(text, own),
  ].sort((a, b) => a.start - b.start || b.end - a.end || (a.code < b.code ? -1 : 1));
  const last = new Map<LintCode, number>();
  return found.filter(({ code, start, end }) => {
    if (start < (last.get(code) ?? 0)) return false;
    last.set(code, end);
    return true;
  });
}
