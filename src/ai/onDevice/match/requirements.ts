// Looks for a requirement in a resume: by name, by another name, by what includes it, by its words. Contact lines and sentences to a machine never count.
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { kindOfRequirement } from '#ai/onDevice/qualifications/qualification.ts';
import { namesOf, skillNamed, skillsIn, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { folded, stemOf } from '#domain/text/stem.ts';
import {
  none,
  oneWillDo,
  orSimilar,
  rank,
  type Grounds,
  type Judged,
  type EvidenceSpan,
  type Requirement,
} from './grounds.ts';
import { isLower, isOnlyLearned, isSlight, slight } from './howWell.ts';
import { verdictOnQualification } from './qualificationVerdicts.ts';
import { toolsIn } from './relatedTools.ts';
import { choicesOf, coreStems, isLight, nameOf, partsOf } from './requirementParts.ts';
import type { Seen } from './resumeLines.ts';
import {
  judgeByActivities,
  judgeByField,
  judgeByTools,
  judgeByWording,
  judgeByOtherWords,
} from './skillVerdicts.ts';

/** Knowing the first takes knowing the second. */
const includes: Readonly<Record<string, readonly string[]>> = {
  TypeScript: ['JavaScript'],
  'Next.js': ['React', 'JavaScript'],
  React: ['JavaScript'],
  'React Native': ['React'],
  'Vue.js': ['JavaScript'],
  Angular: ['TypeScript', 'JavaScript'],
  Redux: ['React'],
  'Spring Boot': ['Java', 'Spring'],
  Django: ['Python'],
  Flask: ['Python'],
  FastAPI: ['Python'],
  pandas: ['Python'],
  Pandas: ['Python'],
  'scikit-learn': ['Python', 'Machine learning'],
  PyTorch: ['Python', 'Machine learning', 'Deep learning'],
  TensorFlow: ['Machine learning', 'Deep learning'],
  PostgreSQL: ['SQL'],
  MySQL: ['SQL'],
  'SQL Server': ['SQL'],
  dbt: ['SQL'],
  'Power BI': ['Data visualization'],
  Tableau: ['Data visualization'],
  Kubernetes: ['Docker'],
  'GitLab CI': ['CI/CD'],
  'GitHub Actions': ['CI/CD'],
  Jenkins: ['CI/CD'],
  Scrum: ['Agile'],
  Kanban: ['Agile'],
  'Ruby on Rails': ['Ruby'],
  Laravel: ['PHP'],
  '.NET': ['C#'],
  SwiftUI: ['Swift'],
  'Power Query': ['Excel'],
  Sass: ['CSS'],
  Tailwind: ['CSS'],
  Workday: ['HR information systems'],
  'SAP SuccessFactors': ['HR information systems'],
  BambooHR: ['HR information systems'],
  Personio: ['HR information systems'],
  Kafka: ['Message queues'],
  RabbitMQ: ['Message queues'],
  ActiveMQ: ['Message queues'],
  'Unit testing': ['Test automation'],
  Jest: ['Unit testing', 'Test automation'],
  JUnit: ['Unit testing', 'Test automation'],
  Selenium: ['Test automation'],
  Cypress: ['Test automation'],
  Playwright: ['Test automation'],
};

function placed(seen: Seen, start: number, end: number): EvidenceSpan {
  return { line: seen.line, start, end, text: seen.text.slice(start, end) };
}

const stems = (text: string): string[] =>
  wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es'))
    .map((word) => stemOf(folded(word), 'en'));

/** Names that are also words (Go, R) count in a list, not in running text. */
function holdsSkill(seen: Seen, name: string): EvidenceSpan[] {
  return seen.skills
    .filter((match) => match.skill.name === name && (!match.exact || seen.kind === 'list'))
    .map((match) => placed(seen, match.start, match.end));
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
    .map((match) => placed(seen, match.start, match.end));
}

/** The words of the requirement as they stand, one after the other. */
function holdsPhrase(seen: Seen, wanted: readonly string[]): EvidenceSpan[] {
  const words = wordsOf(seen.text);
  const found = words.map(({ lower }) => stemOf(folded(lower), 'en'));
  const at = found.findIndex((_, index) =>
    wanted.every((stem, offset) => found[index + offset] === stem),
  );
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return at >= 0 && first && last ? [placed(seen, first.start, last.end)] : [];
}

/** A listed skill whose words are near to the requirement's. */
function nearSkill(
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
    const source = resume.from[`skills.${index}`];
    const line = source ? seen.find((candidate) => candidate.line === source.line) : undefined;
    if (
      Math.round(mean * 1e6) / 1e6 >= 0.78 &&
      source &&
      line &&
      line.text.slice(source.start, source.end).trim() !== ''
    )
      return [placed(line, source.start, source.end)];
  }
  return [];
}

const order: Record<Seen['kind'], number> = { work: 0, list: 1, other: 2 };

/** Kinds of work that a tool is for: whoever used the tool did the work. */
const doneWith: ReadonlySet<string> = new Set(
  [
    'Test automation',
    'Unit testing',
    'CI/CD',
    'Data visualization',
    'Agile',
    'Machine learning',
    'HR information systems',
    'Message queues',
  ].map(folded),
);

/** Skills that both include one and the same: Kafka and RabbitMQ. */
function siblingsOf(name: string): string[] {
  const parents = new Set((includes[name] ?? []).map(folded));
  return parents.size === 0
    ? []
    : Object.entries(includes)
        .filter(
          ([other, list]) => other !== name && list.some((parent) => parents.has(folded(parent))),
        )
        .map(([other]) => other);
}

const near = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6));

/** Kinds whose words are also those of work done for others. */
const mayBeWork: ReadonlySet<string> = new Set(['shift', 'travel', 'place']);

/** In part where the resume says that something of it was done by others, or not at all: "the accounts are drawn up by the partner". */
function withoutOthers(judged: Judged, text: string, { clauses, language }: Grounds): Judged {
  if (
    judged.state !== 'met' ||
    judged.by === 'name' ||
    judged.by === 'includes' ||
    oneWillDo.test(text)
  )
    return judged;
  const shown = new Set(judged.evidence.flatMap((span) => stems(span.text)));
  const denied = clauses.filter(({ status }) => status === 'denied');
  const isDenied = (stem: string): boolean =>
    denied.some((clause) => clause.stems.includes(stem)) &&
    ![...shown].some((own) => near(own, stem));
  const heavy = coreStems(text, language).filter((stem) => !isLight(stem, language));
  return heavy.length > 1 && heavy.some(isDenied) ? { ...judged, state: 'partial' } : judged;
}

/** The verdict on one requirement with up to three places that carry it. */
export function verdictOn(text: string, need: Requirement['need'], grounds: Grounds): Requirement {
  const kind = kindOfRequirement(text);
  if (kind) {
    const whole = verdictOnQualification(kind, text, grounds);
    const choices = kind === 'licence' && whole.state !== 'met' ? choicesOf(text) : [];
    const verdict =
      choices.length < 2
        ? whole
        : choices
            .map((choice) => verdictOnQualification(kind, choice, grounds))
            .reduce((best, one) => (rank[one.state] > rank[best.state] ? one : best), whole);
    // "Travel arrangements" is a skill that reads like something else.
    if (verdict.state !== 'missing') return { text, need, ...verdict };
    // "Rota planning" and "training of receptionists" are work that reads like something else.
    const byActions = mayBeWork.has(kind) ? judgeByActivities(nameOf(text), grounds) : none;
    if (byActions.state !== 'missing' || skillNamed(text) === null)
      return { text, need, ...byActions };
  }
  const name = nameOf(text);
  const whole = withoutOthers(verdictOnOne(name, grounds), name, grounds);
  if (whole.state === 'met') return { text, need, ...whole };
  const parts = partsOf(name);
  if (parts.length < 2) return { text, need, ...whole };
  const each = parts.map((part) => verdictOnOne(part, grounds));
  const answered = each.filter(({ state }) => state !== 'missing');
  const state = oneWillDo.test(name)
    ? answered.some((one) => one.state === 'met')
      ? 'met'
      : answered.length > 0
        ? 'partial'
        : 'missing'
    : each.every((one) => one.state === 'met')
      ? 'met'
      : answered.length > 0
        ? 'partial'
        : 'missing';
  return {
    text,
    need,
    ...(rank[state] > rank[whole.state] &&
    (whole.state === 'missing' ||
      withoutOthers(
        { ...whole, state, evidence: answered.flatMap(({ evidence }) => evidence) },
        name,
        grounds,
      ).state === 'met')
      ? {
          state,
          by: answered[0]?.by ?? 'wording',
          evidence: answered.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3),
        }
      : whole),
  };
}

/** Skills of desks full of products are named in a resume; those of other work are told. */
const named: ReadonlySet<string> = new Set([
  'software',
  'data',
  'operations',
  'testing',
  'infoSecurity',
  'design',
  'product',
  'project',
  'marketing',
  'people',
  'soft',
  'sales',
  'support',
  'language',
  'certificate',
]);
/** Of these desks people tell what they did as well: they interviewed, sold, posted. */
const actionFields: ReadonlySet<string> = new Set(['marketing', 'people', 'sales', 'support']);
const isActionField = (skill: Skill | null): boolean =>
  skill !== null && actionFields.has(skill.field) && toolsIn(skill.name).length === 0;
const isOfHands = (skill: Skill | null): boolean => skill !== null && !named.has(skill.field);

/** The verdict on one thing: by the skills it names, by tools, by other words for it, by its own words. */
function verdictOnOne(text: string, grounds: Grounds): Judged {
  const names = [
    ...new Set(
      skillsIn(text)
        .filter(({ exact }) => !exact)
        .map(({ skill }) => skill.name),
    ),
  ];
  const verdicts = [byNames(text, names, grounds)];
  // The name of a known skill has its other names already; its words one by one say less.
  for (const look of skillNamed(text) === null
    ? [judgeByTools, judgeByOtherWords, judgeByActivities, judgeByField, judgeByWording]
    : isOfHands(skillNamed(text)) || isActionField(skillNamed(text))
      ? [judgeByTools, judgeByOtherWords, judgeByActivities]
      : [judgeByTools, judgeByOtherWords]) {
    if (verdicts.some(({ state }) => state === 'met')) break;
    const verdict = look(text, grounds);
    verdicts.push(verdict);
    // Where a product is asked for, no ability that goes with it stands for it: stock control is not the program it is done with.
    if (look === judgeByTools && verdict.state !== 'met' && toolsIn(text).length > 0) break;
  }
  const best = verdicts.reduce((top, one) => (rank[one.state] > rank[top.state] ? one : top));
  const isLess =
    best.evidence.every((span) => isOnlyLearned(span, grounds.seen)) ||
    (!slight.test(text) && best.evidence.every((span) => isSlight(span, grounds)));
  return best.state === 'met' && (isLess || isLower(text, best.evidence[0]?.text ?? ''))
    ? { ...best, state: 'partial' }
    : best;
}

/** By the names of known skills: one, or several of which all or any are asked for. */
function byNames(text: string, names: readonly string[], grounds: Grounds): Judged {
  if (skillNamed(text) !== null || names.length < 2)
    return verdictOnSkill(text, skillNamed(text) ?? skillsIn(text)[0]?.skill ?? null, grounds);
  const verdicts = names.map((name) => verdictOnSkill(name, skillNamed(name), grounds));
  const [met, found] = [
    verdicts.filter(({ state }) => state === 'met'),
    verdicts.filter(({ state }) => state !== 'missing'),
  ];
  if (found.length === 0) return verdictOnSkill(text, null, grounds);
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

function verdictOnSkill(text: string, skill: Skill | null, grounds: Grounds): Judged {
  const { seen, resume, words, language } = grounds;
  const wanted = stems(text);
  const sorted = [...seen].sort((a, b) => order[a.kind] - order[b.kind] || a.line - b.line);
  // A place that runs over blanked-out words would quote what does not count.
  const gather = (find: (line: Seen) => EvidenceSpan[]): EvidenceSpan[] =>
    sorted
      .flatMap(find)
      .filter((span) => resume.lines[span.line]?.slice(span.start, span.end) === span.text)
      .slice(0, 3);
  const judgedBy = (
    state: Requirement['state'],
    by: Requirement['by'],
    evidence: EvidenceSpan[],
  ): Judged => ({
    state:
      state === 'met' && evidence.every((span) => isOnlyLearned(span, seen)) ? 'partial' : state,
    by,
    evidence,
  });
  const phrase = wanted.length > 0 ? gather((line) => holdsPhrase(line, wanted)) : [];
  const named = skill ? gather((line) => holdsSkill(line, skill.name)) : phrase;
  // "SAP Plant Maintenance" is more than SAP: what stands beside the name must be told as well.
  const beside =
    skill && skillNamed(text) === null
      ? coreStems(text, language).filter(
          (stem) =>
            !namesOf(skill).some((name) =>
              coreStems(name, language).some((own) => near(own, stem)),
            ),
        )
      : [];
  const isMore =
    beside.length > 0 &&
    !grounds.done.some((clause) =>
      beside.some((stem) => clause.stems.some((own) => near(stem, own))),
    );
  if (named.length > 0)
    return judgedBy(
      isMore ? 'partial' : 'met',
      named.some((span) => folded(span.text) === folded(text)) || !skill ? 'name' : 'synonym',
      named,
    );
  if (phrase.length > 0 && (wanted.length > 1 || (skill === null && text.length > 2)))
    return judgedBy('met', 'name', phrase);
  const maybe = skill ? gather((line) => mayHoldSkill(line, skill.name)) : [];
  if (maybe.length > 0) return judgedBy('partial', 'name', maybe);
  const siblings = skill && orSimilar.test(text) ? siblingsOf(skill.name) : [];
  const similar = gather((line) =>
    line.skills
      .filter((match) => !match.exact && siblings.includes(match.skill.name))
      .map((match) => placed(line, match.start, match.end)),
  );
  if (similar.length > 0) return judgedBy('met', 'related', similar);
  const wider = skill
    ? Object.entries(includes)
        .filter(([, list]) => list.some((name) => folded(name) === folded(skill.name)))
        .map(([name]) => folded(name))
    : [];
  const implied = gather((line) =>
    line.skills
      .filter((match) => !match.exact && wider.includes(folded(match.skill.name)))
      .map((match) => placed(line, match.start, match.end)),
  );
  if (implied.length > 0)
    return judgedBy(
      skill && doneWith.has(folded(skill.name)) ? 'met' : 'partial',
      'includes',
      implied,
    );
  const found = nearSkill(seen, resume, text, words);
  return found.length > 0 ? judgedBy('partial', 'related', found) : none;
}
