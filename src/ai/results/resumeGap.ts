// Which words of a posting a resume lacks: every term by all its names, in the lines that may carry evidence.
import { listLinesToSearch } from '#ai/onDevice/match/resumeLines.ts';
import { namesOf, findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { computeKeywordGap, type AskedTerm, type KeywordGap } from '#domain/resume/keywordGap.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { detectLanguage } from '#domain/text/functionWords.ts';
import { stemOf } from '#domain/text/stem.ts';

/** What a posting asks for, by name. */
export interface AskedNames {
  mustHave: readonly string[];
  niceToHave: readonly string[];
}

/** The terms a posting asks for, with the other names by which each is known. */
function termsOf({ mustHave, niceToHave }: AskedNames): AskedTerm[] {
  const term =
    (need: AskedTerm['need']) =>
    (name: string): AskedTerm => {
      const skill = findSkillNamed(name);
      return {
        name,
        need,
        others: skill
          ? namesOf(skill).filter((other) => other.toLowerCase() !== name.toLowerCase())
          : [],
      };
    };
  return [...mustHave.map(term('must')), ...niceToHave.map(term('nice'))];
}

/** The keyword gap of a posting and a resume; contact lines and sentences to a machine do not count. */
export function findResumeGap(
  asked: AskedNames,
  posting: string,
  resume: ParsedResume,
): KeywordGap {
  const language = detectLanguage(posting);
  const lines: string[] = resume.lines.map(() => '');
  for (const { line, text } of listLinesToSearch(resume)) lines[line] = text;
  return computeKeywordGap(termsOf(asked), posting, lines, (word) => stemOf(word, language));
}
