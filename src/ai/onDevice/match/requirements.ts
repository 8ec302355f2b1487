// Looks for a requirement in a resume: by name, by another name, by what includes it, by its words. Contact lines and sentences to a machine never count.
import { inWords } from '#domain/wordLimits.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { skillNamed, skillsIn, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { instructionsIn } from '#ai/onDevice/text/instructions.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { folded, stemOf } from '#ai/onDevice/text/stem.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';

type Requirement = ResumeMatch['requirements'][number];
type Place = Requirement['evidence'][number];

interface Seen { line: number; text: string; /** Shift of `text` in its line. */ at: number; skills: ReturnType<typeof skillsIn>; /** The list of skills, the work, or anything else. */ kind: 'list' | 'work' | 'other' }

/** Knowing the first takes knowing the second. */
const includes: Readonly<Record<string, readonly string[]>> = {
  TypeScript: ['JavaScript'], 'Next.js': ['React', 'JavaScript'], React: ['JavaScript'], 'React Native': ['React'], 'Vue.js': ['JavaScript'], Angular: ['TypeScript', 'JavaScript'], Redux: ['React'], 'Spring Boot': ['Java', 'Spring'], Django: ['Python'], Flask: ['Python'], FastAPI: ['Python'], pandas: ['Python'],
  Pandas: ['Python'], 'scikit-learn': ['Python', 'Machine learning'], PyTorch: ['Python', 'Machine learning', 'Deep learning'], TensorFlow: ['Machine learning', 'Deep learning'], PostgreSQL: ['SQL'], MySQL: ['SQL'], 'SQL Server': ['SQL'], dbt: ['SQL'], 'Power BI': ['Data visualization'], Tableau: ['Data visualization'],
  Kubernetes: ['Docker'], 'GitLab CI': ['CI/CD'], 'GitHub Actions': ['CI/CD'], Jenkins: ['CI/CD'], Scrum: ['Agile'], Kanban: ['Agile'], 'Ruby on Rails': ['Ruby'], Laravel: ['PHP'], '.NET': ['C#'], SwiftUI: ['Swift'], 'Power Query': ['Excel'], Sass: ['CSS'], Tailwind: ['CSS'],
  Kafka: ['Message queues'], RabbitMQ: ['Message queues'], ActiveMQ: ['Message queues'], 'Unit testing': ['Test automation'], Jest: ['Unit testing', 'Test automation'], JUnit: ['Unit testing', 'Test automation'], Selenium: ['Test automation'], Cypress: ['Test automation'], Playwright: ['Test automation'],
};

/** The lines that may carry evidence: no contact data, no sentences to a machine. */
export function linesToSearch(resume: ParsedResume): Seen[] {
  const contact = new Set(['name', 'email', 'phone', 'location', 'headline'].flatMap((path) => resume.from[path]?.line ?? []));
  for (const [path, place] of Object.entries(resume.from)) if (path.startsWith('links.')) contact.add(place.line);
  const kinds = new Map<number, Seen['kind']>();
  for (const [path, { line }] of Object.entries(resume.from)) {
    if (path.startsWith('skills.')) kinds.set(line, 'list');
    else if (path.startsWith('experience.')) kinds.set(line, kinds.get(line) ?? 'work');
    if (inWords(/^(?:skills|experience|education|certifications|languages)\b|^summary$/).test(path)) contact.delete(line);
  }
  return resume.lines.flatMap((line, index): Seen[] => {
    if (contact.has(index)) return [];
    let text = line;
    for (const { start, end } of instructionsIn(line)) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    return text.trim() === '' ? [] : [{ line: index, text, at: 0, skills: skillsIn(text), kind: kinds.get(index) ?? 'other' }];
  });
}

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
    if (Math.round(mean * 1e6) / 1e6 >= 0.78 && place && line) return [placed(line, place.start, place.end)];
  }
  return [];
}

const order: Record<Seen['kind'], number> = { work: 0, list: 1, other: 2 };

/** The verdict on one requirement with up to three places that carry it. */
export function verdictOn(text: string, need: Requirement['need'], seen: readonly Seen[], resume: ParsedResume, words: WordVectors | null): Requirement {
  const skill: Skill | null = skillNamed(text) ?? (skillsIn(text).length === 1 ? skillsIn(text)[0]?.skill ?? null : null);
  const wanted = stems(text);
  const sorted = [...seen].sort((a, b) => order[a.kind] - order[b.kind] || a.line - b.line);
  const gather = (find: (line: Seen) => Place[]): Place[] => sorted.flatMap(find).slice(0, 3);
  const said = (state: Requirement['state'], by: Requirement['by'], evidence: Place[]): Requirement => ({ text, need, state, by, evidence });
  const phrase = wanted.length > 0 ? gather((line) => holdsPhrase(line, wanted)) : [];
  const named = skill ? gather((line) => holdsSkill(line, skill.name)) : phrase;
  if (named.length > 0) return said('met', named.some((place) => folded(place.text) === folded(text)) || !skill ? 'name' : 'synonym', named);
  if (phrase.length > 0 && (wanted.length > 1 || (skill === null && text.length > 2))) return said('met', 'name', phrase);
  const maybe = skill ? gather((line) => mayHoldSkill(line, skill.name)) : [];
  if (maybe.length > 0) return said('partial', 'name', maybe);
  const wider = skill ? Object.entries(includes).filter(([, list]) => list.some((name) => folded(name) === folded(skill.name))).map(([name]) => folded(name)) : [];
  const implied = gather((line) => line.skills.filter((match) => !match.exact && wider.includes(folded(match.skill.name))).map((match) => placed(line, match.start, match.end)));
  if (implied.length > 0) return said('partial', 'includes', implied);
  const worded = gather((line) => holdsWords(line, wanted));
  if (worded.length > 0) return said('partial', 'wording', worded);
  const near = nearSkill(seen, resume, text, words);
  return near.length > 0 ? said('partial', 'related', near) : said('missing', null, []);
}
