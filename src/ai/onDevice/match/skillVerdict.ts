// The verdict on a requirement that is a skill: by its names, by what includes it, by words near to its own.
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { namesOf, findSkillNamed, findSkills, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import {
  none,
  oneWillDo,
  orSimilar,
  type Grounds,
  type Judged,
  type EvidenceSpan,
  type Requirement,
} from './grounds.ts';
import { asksForTraining, isOnlyLearned } from './howWell.ts';
import { listCoreStems, isLight } from './requirementParts.ts';
import type { Seen } from './resumeLines.ts';
import { includes, doneWith, siblingsOf } from './impliedSkills.ts';

function locateSpan(seen: Seen, start: number, end: number): EvidenceSpan {
  return { line: seen.line, start, end, text: seen.text.slice(start, end) };
}

export const listStems = (text: string): string[] =>
  wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es'))
    .map((word) => stemOf(foldWord(word), 'en'));

/** Names that are also words (Go, R) count in a list, not in running text. */
function holdsSkill(seen: Seen, name: string): EvidenceSpan[] {
  return seen.skills
    .filter((match) => match.skill.name === name && (!match.exact || seen.kind === 'list'))
    .map((match) => locateSpan(seen, match.start, match.end));
}

/** Such a name in running text with its capital, not at the start of a sentence: a weaker sign. */
function mayHoldSkill(seen: Seen, name: string): EvidenceSpan[] {
  return seen.skills
    .filter(
      (match) =>
        match.skill.name === name &&
        match.exact &&
        match.text.length >= 3 &&
        /^\p{Lu}/u.test(match.text) &&
        /[\p{L}\d,(]\s*$/u.test(seen.text.slice(0, match.start)),
    )
    .map((match) => locateSpan(seen, match.start, match.end));
}

/** The words of the requirement unchanged, in a row. */
function holdsPhrase(seen: Seen, wanted: readonly string[]): EvidenceSpan[] {
  const words = wordsOf(seen.text);
  const found = words.map(({ lower }) => stemOf(foldWord(lower), 'en'));
  const at = found.findIndex((_, index) =>
    wanted.every((stem, offset) => found[index + offset] === stem),
  );
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return at >= 0 && first && last ? [locateSpan(seen, first.start, last.end)] : [];
}

/** A listed skill whose words are near to the requirement's. */
function findNearSkill(
  seen: readonly Seen[],
  resume: ParsedResume,
  text: string,
  words: WordVectors | null,
): EvidenceSpan[] {
  if (!words) return [];
  const own = wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => words.vector(word) && !isFunctionWord(word, 'en'));
  if (own.length === 0) return [];
  for (const [index, skill] of resume.skills.entries()) {
    const other = wordsOf(skill)
      .map(({ lower }) => lower)
      .filter((word) => words.vector(word) && !isFunctionWord(word, 'en'));
    if (
      other.length === 0 ||
      other.length !== wordsOf(skill).length ||
      own.length !== wordsOf(text).length
    )
      continue;
    const mean =
      own.reduce(
        (sum, word) =>
          sum + Math.max(...other.map((candidate) => words.similarity(word, candidate))),
        0,
      ) / own.length;
    const span = resume.from[`skills.${index}`];
    const line = span ? seen.find((candidate) => candidate.line === span.line) : undefined;
    if (
      Math.round(mean * 1e6) / 1e6 >= 0.78 &&
      span &&
      line &&
      line.text.slice(span.start, span.end).trim() !== ''
    )
      return [locateSpan(line, span.start, span.end)];
  }
  return [];
}

const order: Record<Seen['kind'], number> = { work: 0, list: 1, other: 2 };

export const isNear = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6));

/** By the names of known skills: one, or several of which all or any are asked for. */
export function judgeByNames(text: string, names: readonly string[], grounds: Grounds): Judged {
  if (findSkillNamed(text) !== null || names.length < 2)
    return judgeSkill(text, findSkillNamed(text) ?? findSkills(text)[0]?.skill ?? null, grounds);
  const verdicts = names.map((name) => judgeSkill(name, findSkillNamed(name), grounds));
  const [met, found] = [
    verdicts.filter(({ state }) => state === 'met'),
    verdicts.filter(({ state }) => state !== 'missing'),
  ];
  if (found.length === 0) return judgeSkill(text, null, grounds);
  // "A message broker such as Kafka": another broker is no less of one.
  const isMet =
    orSimilar.test(text) ||
    (oneWillDo.test(text) && met.length > 0) ||
    met.length === verdicts.length;
  return {
    state: isMet ? 'met' : 'partial',
    by: (met[0] ?? found[0])?.by ?? 'wording',
    evidence: found.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3),
  };
}

function judgeSkill(text: string, skill: Skill | null, grounds: Grounds): Judged {
  const { seen, resume, words, language } = grounds;
  const wanted = listStems(text);
  const sorted = [...seen].sort((a, b) => order[a.kind] - order[b.kind] || a.line - b.line);
  // A span that runs over blanked-out words would quote what does not count.
  const gather = (find: (line: Seen) => EvidenceSpan[]): EvidenceSpan[] =>
    sorted
      .flatMap(find)
      .filter((span) => resume.lines[span.line]?.slice(span.start, span.end) === span.text)
      .slice(0, 3);
  const judgedAs = (
    state: Requirement['state'],
    by: Requirement['by'],
    evidence: EvidenceSpan[],
  ): Judged => ({
    state:
      state === 'met' &&
      !asksForTraining.test(text) &&
      evidence.every((span) => isOnlyLearned(span, seen))
        ? 'partial'
        : state,
    by,
    evidence,
  });
  const phrase = wanted.length > 0 ? gather((line) => holdsPhrase(line, wanted)) : [];
  const named = skill ? gather((line) => holdsSkill(line, skill.name)) : phrase;
  // "SAP Plant Maintenance" is more than SAP: what is beside the name must be shown as well.
  const beside =
    skill && findSkillNamed(text) === null
      ? listCoreStems(text, language).filter(
          (stem) =>
            !namesOf(skill).some((name) =>
              listCoreStems(name, language).some((own) => isNear(own, stem)),
            ),
        )
      : [];
  const isCovered = (stem: string): boolean =>
    grounds.done.some((clause) => clause.stems.some((own) => isNear(stem, own)));
  const isMore = beside.length > 0 && beside.filter(isCovered).length * 2 < beside.length;
  if (named.length > 0)
    return judgedAs(
      isMore ? 'partial' : 'met',
      named.some((span) => foldWord(span.text) === foldWord(text)) || !skill ? 'name' : 'synonym',
      named,
    );
  // "Open", "write": a word that every text has is no name.
  const isName =
    wanted.length > 1 ||
    (skill === null && text.length > 2 && !wanted.some((stem) => isLight(stem, 'en')));
  if (phrase.length > 0 && isName) return judgedAs('met', 'name', phrase);
  const maybe = skill ? gather((line) => mayHoldSkill(line, skill.name)) : [];
  if (maybe.length > 0) return judgedAs('partial', 'name', maybe);
  const siblings = skill && orSimilar.test(text) ? siblingsOf(skill.name) : [];
  const similar = gather((line) =>
    line.skills
      .filter((match) => !match.exact && siblings.includes(match.skill.name))
      .map((match) => locateSpan(line, match.start, match.end)),
  );
  if (similar.length > 0) return judgedAs('met', 'related', similar);
  const wider = skill
    ? Object.entries(includes)
        .filter(([, list]) => list.some((name) => foldWord(name) === foldWord(skill.name)))
        .map(([name]) => foldWord(name))
    : [];
  const implied = gather((line) =>
    line.skills
      .filter((match) => !match.exact && wider.includes(foldWord(match.skill.name)))
      .map((match) => locateSpan(line, match.start, match.end)),
  );
  if (implied.length > 0)
    return judgedAs(
      skill && doneWith.has(foldWord(skill.name)) ? 'met' : 'partial',
      'includes',
      implied,
    );
  const found = findNearSkill(seen, resume, text, words);
  return found.length > 0 ? judgedAs('partial', 'related', found) : none;
}
