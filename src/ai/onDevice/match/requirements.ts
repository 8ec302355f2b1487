// Looks for a requirement in a resume: by name, by another name, by what includes it, by its words. Contact lines and sentences to a machine never count.
import { inWords } from '#domain/wordLimits.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { skillNamed, skillsIn, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { folded, stemOf } from '#ai/onDevice/text/stem.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { kindOfRequirement } from '#ai/onDevice/qualifications/qualification.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { languageOfText } from '#ai/onDevice/resume/outline.ts';
import { clausesIn, clausesOf } from './clauses.ts';
import { holdsOneOf, otherWordsFor } from './otherWords.ts';
import { linesToSearch, visibleLines, type Seen } from './resumeLines.ts';
import { verdictOnQualification, type Grounds as Told } from './qualificationVerdicts.ts';

type Requirement = ResumeMatch['requirements'][number];
type Place = Requirement['evidence'][number];

/** What verdicts rest on: the resume's lines and clauses, and the job it is held against. */
export interface Grounds extends Told { seen: readonly Seen[] }

/** Reads a resume once for all verdicts on it. `asOf`: the month up to which a present job counts. */
export function groundsFor(resume: ParsedResume, { jobTitle, asOf, words }: Pick<Grounds, 'jobTitle' | 'asOf' | 'words'>): Grounds {
  const language = languageOfText(resume.lines.join('\n'));
  // Where an instruction to a machine was blanked out, a clause that runs over the gap is no quotation.
  const clauses = clausesOf(visibleLines(resume), language).filter(({ line, start, end, text }) => resume.lines[line]?.slice(start, end) === text);
  return { seen: linesToSearch(resume), clauses, resume, language, jobTitle, asOf, words };
}

/** Knowing the first takes knowing the second. */
const includes: Readonly<Record<string, readonly string[]>> = {
  TypeScript: ['JavaScript'], 'Next.js': ['React', 'JavaScript'], React: ['JavaScript'], 'React Native': ['React'], 'Vue.js': ['JavaScript'], Angular: ['TypeScript', 'JavaScript'], Redux: ['React'], 'Spring Boot': ['Java', 'Spring'], Django: ['Python'], Flask: ['Python'], FastAPI: ['Python'], pandas: ['Python'],
  Pandas: ['Python'], 'scikit-learn': ['Python', 'Machine learning'], PyTorch: ['Python', 'Machine learning', 'Deep learning'], TensorFlow: ['Machine learning', 'Deep learning'], PostgreSQL: ['SQL'], MySQL: ['SQL'], 'SQL Server': ['SQL'], dbt: ['SQL'], 'Power BI': ['Data visualization'], Tableau: ['Data visualization'],
  Kubernetes: ['Docker'], 'GitLab CI': ['CI/CD'], 'GitHub Actions': ['CI/CD'], Jenkins: ['CI/CD'], Scrum: ['Agile'], Kanban: ['Agile'], 'Ruby on Rails': ['Ruby'], Laravel: ['PHP'], '.NET': ['C#'], SwiftUI: ['Swift'], 'Power Query': ['Excel'], Sass: ['CSS'], Tailwind: ['CSS'],
  Workday: ['HR information systems'], 'SAP SuccessFactors': ['HR information systems'], BambooHR: ['HR information systems'], Personio: ['HR information systems'],
  Kafka: ['Message queues'], RabbitMQ: ['Message queues'], ActiveMQ: ['Message queues'], 'Unit testing': ['Test automation'], Jest: ['Unit testing', 'Test automation'], JUnit: ['Unit testing', 'Test automation'], Selenium: ['Test automation'], Cypress: ['Test automation'], Playwright: ['Test automation'],
};

function placed(seen: Seen, start: number, end: number): Place {
  return { line: seen.line, start, end, text: seen.text.slice(start, end) };
}

const stems = (text: string): string[] => wordsOf(text).map(({ lower }) => lower).filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es')).map((word) => stemOf(folded(word), 'en'));

/** Names that are also words (Go, R) count in a list, not in running text. */
function holdsSkill(seen: Seen, name: string): Place[] {
  return seen.skills.filter((match) => match.skill.name === name && (!match.exact || seen.kind === 'list')).map((match) => placed(seen, match.start, match.end));
}

/** Such a name in running text with its capital, not at the start of a sentence: a weaker sign. */
function mayHoldSkill(seen: Seen, name: string): Place[] {
  return seen.skills.filter((match) => match.skill.name === name && match.exact && match.text.length >= 3 && /^\p{Lu}/u.test(match.text) && /[\p{L}\d,(]\s*$/u.test(seen.text.slice(0, match.start))).map((match) => placed(seen, match.start, match.end));
}

/** The words of the requirement as they stand, one after the other. */
function holdsPhrase(seen: Seen, wanted: readonly string[]): Place[] {
  const words = wordsOf(seen.text);
  const found = words.map(({ lower }) => stemOf(folded(lower), 'en'));
  const at = found.findIndex((_, index) => wanted.every((stem, offset) => found[index + offset] === stem));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return at >= 0 && first && last ? [placed(seen, first.start, last.end)] : [];
}

/** All words of the requirement somewhere in one line, in any order. */
function holdsWords(seen: Seen, wanted: readonly string[]): Place[] {
  const words = wordsOf(seen.text);
  const hits = words.filter(({ lower }) => wanted.includes(stemOf(folded(lower), 'en')));
  const [first, last] = [hits[0], hits.at(-1)];
  return first && last && wanted.length >= 2 && new Set(hits.map(({ lower }) => stemOf(folded(lower), 'en'))).size === new Set(wanted).size && last.end - first.start <= 90 ? [placed(seen, first.start, last.end)] : [];
}

/** A listed skill whose words are near to the requirement's. */
function nearSkill(seen: readonly Seen[], resume: ParsedResume, text: string, words: WordVectors | null): Place[] {
  if (!words) return [];
  const own = wordsOf(text).map(({ lower }) => lower).filter((word) => words.vector(word) && !isFunctionWord(word, 'en'));
  if (own.length === 0) return [];
  for (const [index, skill] of resume.skills.entries()) {
    const other = wordsOf(skill).map(({ lower }) => lower).filter((word) => words.vector(word) && !isFunctionWord(word, 'en'));
    if (other.length === 0 || other.length !== wordsOf(skill).length || own.length !== wordsOf(text).length) continue;
    const mean = own.reduce((sum, word) => sum + Math.max(...other.map((candidate) => words.similarity(word, candidate))), 0) / own.length;
    const place = resume.from[`skills.${index}`];
    const line = place ? seen.find((candidate) => candidate.line === place.line) : undefined;
    if (Math.round(mean * 1e6) / 1e6 >= 0.78 && place && line && line.text.slice(place.start, place.end).trim() !== '') return [placed(line, place.start, place.end)];
  }
  return [];
}

const order: Record<Seen['kind'], number> = { work: 0, list: 1, other: 2 };

/** Several things of which one will do: "Power BI or Tableau". */
const oneWillDo = inWords(/\b(?:or|o|u)\b|\/|\b(?:such as|like|similar|equivalent|como|parecid[oa]s?|equivalentes?)\b/iu);
const orSimilar = inWords(/\b(?:such as|like|similar|equivalent|comparable|como|parecid[oa]s?|equivalentes?)\b/iu);
/** Learned, with no word of work done with it. */
const onlyLearned = inWords(/\b(?:(?:online |evening |short )?course|bootcamp|tutorial|curso|introducci[oó]n a|introduction to|not used at work)\b/iu);

/** Skills that both include one and the same: Kafka and RabbitMQ. */
function siblingsOf(name: string): string[] {
  const parents = new Set((includes[name] ?? []).map(folded));
  return parents.size === 0 ? [] : Object.entries(includes).filter(([other, list]) => other !== name && list.some((parent) => parents.has(folded(parent)))).map(([other]) => other);
}

/** True when a place stands in words on a course, and on nothing else. */
function isOnlyLearned(place: Place, seen: readonly Seen[]): boolean {
  const line = seen.find((one) => one.line === place.line);
  const clause = line && clausesIn(line.text).find(({ start, end }) => start <= place.start && place.end <= end);
  return clause !== undefined && onlyLearned.test(clause.text);
}

/** Told in words of the person's own: every ability that the requirement names, or only some of them; null: none. */
function toldOtherwise(text: string, { clauses, language }: Grounds): Pick<Requirement, 'state' | 'by' | 'evidence'> | null {
  const abilities = otherWordsFor(text, language);
  const told = abilities.map((phrases) => clauses.filter(({ standing, text: own }) => standing === 'done' && holdsOneOf(own, phrases, language)));
  const found = told.filter((list) => list.length > 0);
  if (found.length === 0) return null;
  const evidence = [...new Set(found.flatMap((list) => list.slice(0, 2)))].slice(0, 3).map(({ line, start, end, text: own }) => ({ line, start, end, text: own }));
  return { state: found.length * 2 >= told.length || oneWillDo.test(text) ? 'met' : 'partial', by: 'synonym', evidence };
}

/** The verdict on one requirement with up to three places that carry it. */
export function verdictOn(text: string, need: Requirement['need'], grounds: Grounds): Requirement {
  const kind = kindOfRequirement(text);
  if (kind) {
    const verdict = verdictOnQualification(kind, text, grounds);
    // "Travel arrangements" is a skill that reads like something else.
    if (verdict.state !== 'missing' || skillNamed(text) === null) return { text, need, ...verdict };
  }
  const names = [...new Set(skillsIn(text).filter(({ exact }) => !exact).map(({ skill }) => skill.name))];
  if (skillNamed(text) !== null || names.length < 2) return verdictOnSkill(text, need, skillNamed(text) ?? skillsIn(text)[0]?.skill ?? null, grounds);
  const told = toldOtherwise(text, grounds);
  if (told) return { text, need, ...told };
  const verdicts = names.map((name) => verdictOnSkill(name, need, skillNamed(name), grounds));
  const [met, found] = [verdicts.filter(({ state }) => state === 'met'), verdicts.filter(({ state }) => state !== 'missing')];
  if (found.length === 0) return verdictOnSkill(text, need, null, grounds);
  // "A message broker such as Kafka": another broker is no less of one.
  const isMet = orSimilar.test(text) || (oneWillDo.test(text) && met.length > 0) || met.length === verdicts.length;
  return { text, need, state: isMet ? 'met' : 'partial', by: (met[0] ?? found[0])?.by ?? 'wording', evidence: found.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3) };
}

function verdictOnSkill(text: string, need: Requirement['need'], skill: Skill | null, grounds: Grounds): Requirement {
  const { seen, resume, words } = grounds;
  const wanted = stems(text);
  const sorted = [...seen].sort((a, b) => order[a.kind] - order[b.kind] || a.line - b.line);
  // A place that runs over blanked-out words would quote what does not count.
  const gather = (find: (line: Seen) => Place[]): Place[] => sorted.flatMap(find).filter((place) => resume.lines[place.line]?.slice(place.start, place.end) === place.text).slice(0, 3);
  const said = (state: Requirement['state'], by: Requirement['by'], evidence: Place[]): Requirement => ({ text, need, state: state === 'met' && evidence.every((place) => isOnlyLearned(place, seen)) ? 'partial' : state, by, evidence });
  const phrase = wanted.length > 0 ? gather((line) => holdsPhrase(line, wanted)) : [];
  const named = skill ? gather((line) => holdsSkill(line, skill.name)) : phrase;
  if (named.length > 0) return said('met', named.some((place) => folded(place.text) === folded(text)) || !skill ? 'name' : 'synonym', named);
  if (phrase.length > 0 && (wanted.length > 1 || (skill === null && text.length > 2))) return said('met', 'name', phrase);
  const maybe = skill ? gather((line) => mayHoldSkill(line, skill.name)) : [];
  if (maybe.length > 0) return said('partial', 'name', maybe);
  const told = toldOtherwise(text, grounds);
  if (told) return said(told.state, told.by, told.evidence);
  const siblings = skill && orSimilar.test(text) ? siblingsOf(skill.name) : [];
  const similar = gather((line) => line.skills.filter((match) => !match.exact && siblings.includes(match.skill.name)).map((match) => placed(line, match.start, match.end)));
  if (similar.length > 0) return said('met', 'related', similar);
  const wider = skill ? Object.entries(includes).filter(([, list]) => list.some((name) => folded(name) === folded(skill.name))).map(([name]) => folded(name)) : [];
  const implied = gather((line) => line.skills.filter((match) => !match.exact && wider.includes(folded(match.skill.name))).map((match) => placed(line, match.start, match.end)));
  if (implied.length > 0) return said('partial', 'includes', implied);
  const worded = gather((line) => holdsWords(line, wanted));
  if (worded.length > 0) return said('partial', 'wording', worded);
  const near = nearSkill(seen, resume, text, words);
  return near.length > 0 ? said('partial', 'related', near) : { text, need, state: 'missing', by: null, evidence: [] };
}
