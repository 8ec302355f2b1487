// Looks for a requirement in a resume: by name, by another name, by what includes it, by its words. Contact lines and sentences to a machine never count.
import { inWords } from '#domain/wordLimits.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { namesOf, skillNamed, skillsIn, type Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { folded, stemOf } from '#ai/onDevice/text/stem.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { kindOfRequirement } from '#ai/onDevice/qualifications/qualification.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { languageOfText } from '#ai/onDevice/resume/outline.ts';
import { activitiesIn, isShownIn } from './activities.ts';
import { clausesIn, clausesOf, type Clause } from './clauses.ts';
import { fieldTest } from './fields.ts';
import { jobsTold } from './jobsTold.ts';
import { holdsOneOf, otherWordsFor } from './otherWords.ts';
import { isLearnedOnce, kindsOfToolIn, toolsIn } from './relatedTools.ts';
import { saySame } from './sameWords.ts';
import { coreStems, isLight, nameOf, partsOf, properNames } from './requirementParts.ts';
import { linesToSearch, visibleLines, type Seen } from './resumeLines.ts';
import { verdictOnQualification } from './qualificationVerdicts.ts';
import type { Grounds as Told } from './verdicts.ts';

type Requirement = ResumeMatch['requirements'][number];
type Place = Requirement['evidence'][number];

/** What verdicts rest on: the resume's lines and clauses, and the job it is held against. */
export interface Grounds extends Told { seen: readonly Seen[]; /** The clauses of what was done, without names of firms. */ done: readonly Clause[] }

/** Reads a resume once for all verdicts on it. `asOf`: the month up to which a present job counts. */
export function groundsFor(resume: ParsedResume, { jobTitle, asOf, words }: Pick<Grounds, 'jobTitle' | 'asOf' | 'words'>): Grounds {
  const language = languageOfText(resume.lines.join('\n'));
  // Where an instruction to a machine was blanked out, a clause that runs over the gap is no quotation.
  const clauses = clausesOf(visibleLines(resume), language).filter(({ line, start, end, text }) => resume.lines[line]?.slice(start, end) === text);
  const seen = linesToSearch(resume);
  const visible = new Map(visibleLines(resume).map(({ line, text }) => [line, text]));
  const done = clausesOf(seen, language).filter(({ standing, line, start, end }) => standing !== 'denied' && standing !== 'wished' && standing !== 'expired' && resume.lines[line]?.slice(start, end) === visible.get(line)?.slice(start, end));
  return { seen, done, clauses, resume, language, jobTitle, asOf, words };
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
/** A little of it, whatever is asked for. */
const slight = inWords(/\b(?:basics?|beginner|elementary|rudimentary|a little|some (?:knowledge|experience|understanding)|b[aá]sic[oa]s?|nociones|principiante|un poco de|conocimientos? elementales?|nivel inicial|entry[- ]level)\b/iu);
/** Learned, with no word of work done with it. */
const onlyLearned = inWords(/\b(?:(?:online |evening |short )?course|bootcamp|tutorial|webinar|(?:(?:attended|took|joined) an? (?:\p{L}+ ){0,2}|(?:one-day|half-day|two-day|weekend|training|online|evening) )(?:workshop|seminar|lecture)|(?:studied|took|completed|passed) (?:an?|the) (?:\p{L}+ ){0,3}module|modules? (?:at university|at college|of my degree)|(?:asist[ií] a|hice|tom[eé]) un[ao]? (?:taller|seminario|charla)|(?:curs[eé]|estudi[eé]|aprob[eé]) (?:el|un) m[oó]dulo|curso|practi[sc]ed (?:\p{L}+ ){0,4}at home|practi(?:co|caba|cado|qu[eé]) (?:\p{L}+ ){0,4}en casa|for my own|personal project|por mi cuenta estudio|free trial|introducci[oó]n a|introduction to|not used at work)\b/iu);

/** Kinds of work that a tool is for: whoever used the tool did the work. */
const doneWith: ReadonlySet<string> = new Set(['Test automation', 'Unit testing', 'CI/CD', 'Data visualization', 'Agile', 'Machine learning', 'HR information systems', 'Message queues'].map(folded));

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

type Judged = Pick<Requirement, 'state' | 'by' | 'evidence'>;
const none: Judged = { state: 'missing', by: null, evidence: [] };
const rank: Record<Requirement['state'], number> = { met: 2, partial: 1, missing: 0 };

/** A clause as it stands in the resume; names of firms were blanked out only for looking. */
function quoted({ line, start, end }: Clause, resume: ParsedResume): Place {
  return { line, start, end, text: resume.lines[line]?.slice(start, end) ?? '' };
}

/** The shares of a requirement's words by weight from which on it is told, or told in part; and the weight of words that say little. */
const [enough, some, light] = [0.7, 0.5, 0.3];
const near = (a: string, b: string): boolean => a === b || (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6));

const grades = [inWords(/\b(?:basic|elementary|foundation|b[aá]sic[oa]|elemental|inicial)\b/iu), inWords(/\b(?:intermediate|intermedi[oa])\b/iu), inWords(/\b(?:advanced|expert|avanzad[oa]|expert[oa])\b/iu)] as const;
const gradeIn = (text: string): number => grades.findLastIndex((grade) => grade.test(text));
/** True where the evidence names a lower grade than the requirement: "nivel básico" for "nivel intermedio". */
const isLower = (text: string, evidence: string): boolean => gradeIn(text) >= 1 && gradeIn(evidence) >= 0 && evidence.length <= 90 && gradeIn(evidence) < gradeIn(text);

/** True where the words next to a place say that there is only a little of it: "basic AutoCAD", "AutoCAD (nociones)". */
function isSlight({ line, start, end }: Place, { resume }: Grounds): boolean {
  const text = resume.lines[line] ?? '';
  const before = text.slice(Math.max(0, start - 24), start).split(/[,;.:|·]/u).at(-1) ?? '';
  const after = text.slice(end, end + 24).split(/[,;.|·]/u)[0] ?? '';
  return slight.test(before) || slight.test(after);
}

/** Told in words of the person's own: every ability that the requirement names, or only some of them. */
function toldOtherwise(text: string, { done, resume, language }: Grounds): Judged {
  const abilities = otherWordsFor(text, language);
  const told = abilities.map((phrases) => done.filter(({ text: own }) => holdsOneOf(own, phrases, language)));
  const found = told.filter((list) => list.length > 0);
  if (found.length === 0) return none;
  const evidence = [...new Set(found.flatMap((list) => list.slice(0, 2)))].slice(0, 3);
  // "Japanese cooking" is more than cooking: words beside the ability must stand there as well, or it is so in part.
  const covered = new Set(abilities.flatMap((phrases) => phrases.flat()));
  const core = coreStems(text, language);
  const open = core.filter((stem) => !covered.has(stem) && !evidence.some(({ stems: own }) => own.some((other) => near(stem, other))));
  const isWhole = found.length * 2 >= told.length || oneWillDo.test(text);
  // Of several things side by side, what stands open is more than a word beside one of them.
  const mayStayOpen = partsOf(text).length > 1 && !oneWillDo.test(text) ? core.length / 3 : (core.length - (core.length === 2 ? 1 : 0)) / 2;
  return { state: isWhole && open.length <= mayStayOpen ? 'met' : 'partial', by: 'synonym', evidence: evidence.map((clause) => quoted(clause, resume)) };
}

const asksForProgram = inWords(/\b(?:software|(?:computer|it) (?:systems?|programs?)|programas? (?:inform[aá]ticos?|de ordenador)|aplicaciones? inform[aá]ticas?|sistemas? inform[aá]ticos?)\b/iu);

/** Told by where somebody worked: "experience of the energy sector". */
function toldByField(text: string, { resume, language }: Grounds): Judged {
  const field = asksForField.exec(text)?.[1];
  const isOfField = field === undefined ? null : fieldTest(field, language);
  if (!isOfField) return none;
  const places = jobsTold(resume).filter(({ names, place }) => place !== null && isOfField(names)).flatMap(({ place }) => (place ? [{ ...place, text: resume.lines[place.line]?.slice(place.start, place.end) ?? '' }] : [])).filter(({ text: own }) => own.trim() !== '');
  return places.length === 0 ? none : { state: 'met', by: 'related', evidence: places.slice(0, 3) };
}
const asksForField = inWords(/^\W*(?:(?:some|previous|prior|proven|alguna|con|previa)\s+)?(?:experience|background|experiencia(?: previa)?)\s+(?:of|in|within|with|en)\s+(?:an?\s|the\s|el\s|la\s)?(?:sector\s|rubro\s|industria\s)?(.{4,40}?)(?:\s+(?:sector|industry|setting|environment|company|companies|business))?\W*$/iu);

/** Told by deeds: work of the kind that the requirement asks for, in whatever words. */
function toldByDeeds(text: string, { done, resume, language }: Grounds): Judged {
  // A program is not shown by what others do by hand.
  if (asksForProgram.test(text)) return none;
  const asked = activitiesIn(text, language).map(({ activity, words }) => {
    const shown = done.flatMap((clause) => { const state = isShownIn(clause.text, activity, language); return state ? [{ clause, state }] : []; });
    return { words, shown: shown.sort((a, b) => rank[b.state] - rank[a.state]) };
  });
  const told = asked.filter(({ shown }) => shown.length > 0);
  if (told.length === 0) return none;
  const evidence = [...new Set(told.flatMap(({ shown }) => shown.slice(0, 2).map(({ clause }) => clause)))].slice(0, 3);
  const isAnswered = (stem: string): boolean => told.some(({ words }) => words.some((word) => near(word, stem))) || evidence.some(({ stems: own }) => own.some((other) => near(stem, other)));
  const heavy = (part: string): string[] => coreStems(part, language).filter((stem) => !isLight(stem, language));
  const open = heavy(text).filter((stem) => !isAnswered(stem));
  const parts = oneWillDo.test(text) ? [text] : partsOf(text);
  const isEach = parts.every((part) => heavy(part).length === 0 || heavy(part).some(isAnswered));
  const isWhole = isEach && open.length * 2 <= heavy(text).length - (heavy(text).length === 2 ? 1 : 0) && told.some(({ shown }) => shown[0]?.state === 'met');
  return { state: isWhole ? 'met' : 'partial', by: 'synonym', evidence: evidence.map((clause) => quoted(clause, resume)) };
}

/** The words of the requirement in one clause, or others that say the same: all or most of their weight, or only some. */
function toldInWords(text: string, { done, resume, language, words }: Grounds): Judged {
  const all = coreStems(text, language);
  // Two words for one thing count once: "IV cannulation".
  const core = all.filter((stem, at) => !all.slice(0, at).some((other) => saySame(stem, other, language) && !isLight(stem, language)));
  const weights = core.map((stem) => (isLight(stem, language) ? light : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const names = properNames(text, (word) => language === 'es' || words === null || words.vector(word) !== null);
  const isNamed = (own: string): boolean => names.length === 0 || names.some((name) => own.includes(name));
  const hits = done.filter(({ text: own }) => isNamed(own)).map((clause) => {
    const taken = new Set<number>();
    let [told, heavy, literal] = [0, 0, 0];
    core.forEach((stem, index) => {
      const exact = clause.stems.findIndex((own, at) => !taken.has(at) && near(stem, own));
      const at = exact >= 0 ? exact : clause.stems.findIndex((own, place) => !taken.has(place) && saySame(stem, own, language));
      if (at < 0) return;
      taken.add(at);
      told += weights[index] ?? 0;
      if (weights[index] === 1) heavy += 1;
      if (exact >= 0) literal += 1;
    });
    return { clause, heavy, literal, share: told / whole, gap: taken.size === 0 ? 0 : Math.max(...taken) - Math.min(...taken) };
  }).filter(({ heavy, share }) => share > 0 && (heavy > 0 || !weights.includes(1))).sort((a, b) => b.share - a.share || a.gap - b.gap);
  const [best] = hits;
  // "Routes in France and Germany": one of the names is a part of it.
  const named = names.length < 2 || oneWillDo.test(text) ? [] : done.filter(({ text: own }) => names.some((name) => own.includes(name)));
  if (!best || best.share < some) return named.length === 0 ? none : { state: 'partial', by: 'wording', evidence: named.slice(0, 2).map((clause) => quoted(clause, resume)) };
  const said = (state: 'met' | 'partial'): Judged => ({ state, by: 'wording', evidence: hits.filter(({ share }) => share === best.share).slice(0, 2).map(({ clause }) => quoted(clause, resume)) });
  const isFar = best.gap > core.length + 4;
  if (best.share >= enough && !isFar) return said(best.clause.kind === 'other' && best.literal === 0 ? 'partial' : 'met');
  return best.share >= some && core.length > 2 && !isFar ? said('partial') : none;
}

/** A tool: the one asked for, any of its kind where the kind is asked for, another of its kind in part. */
function toldByTools(text: string, { done, resume }: Grounds): Judged {
  // "React Native" is no React: a capital behind a name makes it another.
  const asked = toolsIn(text).filter(({ end }) => !/^ (?:\p{Lu}\p{Ll}+|\d{2,4})\b/u.test(text.slice(end)) || done.some((clause) => clause.text.includes(text.slice(end).split(/[\s,;)]/u)[1] ?? '')));
  const kinds = new Set(asked.length > 0 ? asked.flatMap(({ families }) => [...families]) : kindsOfToolIn(text));
  if (kinds.size === 0) return none;
  const own = done.flatMap((clause) => toolsIn(clause.text).map((tool) => ({ clause, tool })));
  const evidenceOf = (list: typeof own): Place[] => [...new Map(list.map(({ clause, tool }) => [tool.name, { line: clause.line, start: clause.start + tool.start, end: clause.start + tool.end, text: resume.lines[clause.line]?.slice(clause.start + tool.start, clause.start + tool.end) ?? '' }])).values()].slice(0, 3);
  const same = own.filter(({ tool }) => asked.some(({ name }) => name === tool.name));
  const isAll = oneWillDo.test(text) || asked.every(({ name }) => same.some(({ tool }) => tool.name === name));
  if (same.length > 0) return { state: isAll ? 'met' : 'partial', by: 'name', evidence: evidenceOf(same) };
  const kin = own.filter(({ tool }) => [...tool.families].some((family) => kinds.has(family)));
  if (kin.length === 0) return none;
  // Another edition of the same make in the same family: "Opera Cloud" for "Opera PMS".
  const makes = new Set(asked.map(({ name }) => name.split(' ')[0]));
  const isCarriedOver = kin.some(({ tool }) => makes.has(tool.name.split(' ')[0])) || asked.length === 0 || orSimilar.test(text) || kin.some(({ tool }) => [...tool.families].some((family) => kinds.has(family) && isLearnedOnce(family)));
  if (!isCarriedOver) return none;
  return { state: asked.length === 0 || orSimilar.test(text) ? 'met' : 'partial', by: asked.length === 0 ? 'includes' : 'related', evidence: evidenceOf(kin) };
}

/** Kinds whose words are also those of work done for others. */
const mayBeWork: ReadonlySet<string> = new Set(['shift', 'travel', 'place']);

/** The verdict on one requirement with up to three places that carry it. */
export function verdictOn(text: string, need: Requirement['need'], grounds: Grounds): Requirement {
  const kind = kindOfRequirement(text);
  if (kind) {
    const verdict = verdictOnQualification(kind, text, grounds);
    // "Travel arrangements" is a skill that reads like something else.
    if (verdict.state !== 'missing') return { text, need, ...verdict };
    // "Rota planning" and "training of receptionists" are work that reads like something else.
    const deeds = mayBeWork.has(kind) ? toldByDeeds(nameOf(text), grounds) : none;
    if (deeds.state !== 'missing' || skillNamed(text) === null) return { text, need, ...deeds };
  }
  const name = nameOf(text);
  const whole = verdictOnOne(name, grounds);
  if (whole.state === 'met') return { text, need, ...whole };
  const parts = partsOf(name);
  if (parts.length < 2) return { text, need, ...whole };
  const each = parts.map((part) => verdictOnOne(part, grounds));
  const told = each.filter(({ state }) => state !== 'missing');
  const state = oneWillDo.test(name) ? (told.some((one) => one.state === 'met') ? 'met' : told.length > 0 ? 'partial' : 'missing') : each.every((one) => one.state === 'met') ? 'met' : told.length > 0 ? 'partial' : 'missing';
  return { text, need, ...(rank[state] > rank[whole.state] ? { state, by: told[0]?.by ?? 'wording', evidence: told.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3) } : whole) };
}

/** The verdict on one thing: by the skills it names, by tools, by other words for it, by its own words. */
function verdictOnOne(text: string, grounds: Grounds): Judged {
  const names = [...new Set(skillsIn(text).filter(({ exact }) => !exact).map(({ skill }) => skill.name))];
  const verdicts = [byNames(text, names, grounds)];
  // The name of a known skill has its other names already; its words one by one say less.
  for (const look of skillNamed(text) === null ? [toldByTools, toldOtherwise, toldByDeeds, toldByField, toldInWords] : [toldByTools, toldOtherwise, toldByDeeds]) {
    if (verdicts.some(({ state }) => state === 'met') || (look === toldByDeeds && skillNamed(text) !== null && verdicts.some(({ state }) => state !== 'missing'))) break;
    const verdict = look(text, grounds);
    verdicts.push(verdict);
    // Where a product is asked for, no ability that goes with it stands for it: stock control is not the program it is done with.
    if (look === toldByTools && verdict.state !== 'met' && toolsIn(text).length > 0) break;
  }
  const best = verdicts.reduce((top, one) => (rank[one.state] > rank[top.state] ? one : top));
  const isLess = best.evidence.every((place) => isOnlyLearned(place, grounds.seen)) || (!slight.test(text) && best.evidence.every((place) => isSlight(place, grounds)));
  return best.state === 'met' && (isLess || isLower(text, best.evidence[0]?.text ?? '')) ? { ...best, state: 'partial' } : best;
}

/** By the names of known skills: one, or several of which all or any are asked for. */
function byNames(text: string, names: readonly string[], grounds: Grounds): Judged {
  if (skillNamed(text) !== null || names.length < 2) return verdictOnSkill(text, skillNamed(text) ?? skillsIn(text)[0]?.skill ?? null, grounds);
  const verdicts = names.map((name) => verdictOnSkill(name, skillNamed(name), grounds));
  const [met, found] = [verdicts.filter(({ state }) => state === 'met'), verdicts.filter(({ state }) => state !== 'missing')];
  if (found.length === 0) return verdictOnSkill(text, null, grounds);
  // "A message broker such as Kafka": another broker is no less of one.
  const isMet = orSimilar.test(text) || (oneWillDo.test(text) && met.length > 0) || met.length === verdicts.length;
  return { state: isMet ? 'met' : 'partial', by: (met[0] ?? found[0])?.by ?? 'wording', evidence: found.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 3) };
}

function verdictOnSkill(text: string, skill: Skill | null, grounds: Grounds): Judged {
  const { seen, resume, words, language } = grounds;
  const wanted = stems(text);
  const sorted = [...seen].sort((a, b) => order[a.kind] - order[b.kind] || a.line - b.line);
  // A place that runs over blanked-out words would quote what does not count.
  const gather = (find: (line: Seen) => Place[]): Place[] => sorted.flatMap(find).filter((place) => resume.lines[place.line]?.slice(place.start, place.end) === place.text).slice(0, 3);
  const said = (state: Requirement['state'], by: Requirement['by'], evidence: Place[]): Judged => ({ state: state === 'met' && evidence.every((place) => isOnlyLearned(place, seen)) ? 'partial' : state, by, evidence });
  const phrase = wanted.length > 0 ? gather((line) => holdsPhrase(line, wanted)) : [];
  const named = skill ? gather((line) => holdsSkill(line, skill.name)) : phrase;
  // "SAP Plant Maintenance" is more than SAP: what stands beside the name must be told as well.
  const beside = skill && skillNamed(text) === null ? coreStems(text, language).filter((stem) => !namesOf(skill).some((name) => coreStems(name, language).some((own) => near(own, stem)))) : [];
  const isMore = beside.length > 0 && !grounds.done.some((clause) => beside.some((stem) => clause.stems.some((own) => near(stem, own))));
  if (named.length > 0) return said(isMore ? 'partial' : 'met', named.some((place) => folded(place.text) === folded(text)) || !skill ? 'name' : 'synonym', named);
  if (phrase.length > 0 && (wanted.length > 1 || (skill === null && text.length > 2))) return said('met', 'name', phrase);
  const maybe = skill ? gather((line) => mayHoldSkill(line, skill.name)) : [];
  if (maybe.length > 0) return said('partial', 'name', maybe);
  const siblings = skill && orSimilar.test(text) ? siblingsOf(skill.name) : [];
  const similar = gather((line) => line.skills.filter((match) => !match.exact && siblings.includes(match.skill.name)).map((match) => placed(line, match.start, match.end)));
  if (similar.length > 0) return said('met', 'related', similar);
  const wider = skill ? Object.entries(includes).filter(([, list]) => list.some((name) => folded(name) === folded(skill.name))).map(([name]) => folded(name)) : [];
  const implied = gather((line) => line.skills.filter((match) => !match.exact && wider.includes(folded(match.skill.name))).map((match) => placed(line, match.start, match.end)));
  if (implied.length > 0) return said(skill && doneWith.has(folded(skill.name)) ? 'met' : 'partial', 'includes', implied);
  const found = nearSkill(seen, resume, text, words);
  return found.length > 0 ? said('partial', 'related', found) : none;
}
