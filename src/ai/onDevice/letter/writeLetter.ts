// Writes a cover letter from a resume and a job: the closest facts first, each beside the part of the job it answers, nothing that neither says.
import type { ParsedResume } from '#domain/resume.ts';
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { closeness, placeOfTerm, sharedWords } from '#ai/onDevice/tailor/closeness.ts';
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import { factsOf, type Fact } from '#ai/onDevice/trace/facts.ts';
import { sameTerm } from '#ai/onDevice/trace/terms.ts';
import { letterPhrases } from './letterPhrases.ts';
import { letterProblems } from './letterProblems.ts';
import type { LetterSentence, LetterTrace } from './letterTypes.ts';
import { wordCount } from './letterText.ts';
import { ownDeed } from './ownDeed.ts';

type Input = CheckedInput<'coverLetter'>;
const goal = { min: 195, max: 275 } as const;

const ofResume = ({ path, line, text }: Fact): LetterTrace => ({ source: 'resume', path, line, text });
const ofJob = (text: string): LetterTrace => ({ source: 'job', path: null, line: null, text });
const yearOf = (date: string | null | undefined): string | null => date?.slice(0, 4) ?? null;

function listed(names: readonly string[], language: 'en' | 'es'): string {
  const last = names.at(-1) ?? '';
  const and = language === 'en' ? ' and ' : /^h?i(?![ae])/i.test(last) ? ' e ' : ' y ';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
}

/** Puts sentences into paragraphs and remembers only those whose claims are traced. */
class Draft {
  readonly sentences: LetterSentence[] = [];
  private readonly input: Input;
  private paragraph = 0;
  constructor(input: Input) { this.input = input; }
  next(): void { if (this.sentences.some(({ paragraph }) => paragraph === this.paragraph)) this.paragraph += 1; }
  add(kind: LetterSentence['kind'], text: string, traces: LetterTrace[] = []): boolean {
    const sentence: LetterSentence = { paragraph: this.paragraph, kind, text, traces };
    if (letterProblems(this.input, { sentences: [sentence] }).length > 0 || wordCount([...this.sentences, sentence]) > goal.max + 25) return false;
    this.sentences.push(sentence);
    return true;
  }
  get words(): number { return wordCount(this.sentences); }
}

interface Told { bullet: Fact; duty: string | null }

/** The closest lines of work, and the task of the job each answers best (each task once). */
function toTell(facts: readonly Fact[], { job }: Input): Told[] {
  const seen = new Set<string>();
  const bullets = facts.filter(({ kind, text }) => kind === 'bullet' && !seen.has(text) && seen.add(text)).map((bullet, index) => ({ bullet, index, points: closeness(bullet.text, job) - (bullet.entry ?? 0) })).sort((a, b) => b.points - a.points || a.index - b.index);
  const used = new Set<string>();
  const told = bullets.map(({ bullet }): Told => {
    const duty = job.responsibilities.filter((line) => !used.has(line) && line.length <= 160).map((line, index) => ({ line, index, shared: sharedWords(bullet.text, line) })).sort((a, b) => b.shared - a.shared || a.index - b.index)[0];
    const named = duty !== undefined && [...job.mustHave, ...job.niceToHave].some((term) => placeOfTerm(bullet.text, term) && placeOfTerm(duty.line, term));
    if (!duty || (duty.shared < 3 && !named)) return { bullet, duty: null };
    used.add(duty.line);
    return { bullet, duty: duty.line };
  });
  // The seven closest, employer by employer: those that answer a task of the job first.
  const chosen = told.slice(0, 7);
  const entries = [...new Set(chosen.map(({ bullet }) => bullet.entry))];
  return entries.flatMap((entry) => chosen.filter(({ bullet }) => bullet.entry === entry)).sort((a, b) => (a.duty ? 0 : 1) - (b.duty ? 0 : 1));
}

function opening(draft: Draft, facts: readonly Fact[], { resume, job, language }: Input, pick: <T>(list: readonly T[], key: string) => T | undefined): void {
  const phrases = letterPhrases[language];
  draft.add(job.company ? 'frame' : 'blank', phrases.dear(job.company));
  draft.next();
  const apply = pick(phrases.apply, 'apply');
  if (apply) draft.add('job', apply(job.title || (language === 'es' ? '[puesto]' : '[position]'), job.company));
  const terms = job.mustHave.slice(0, 4);
  const asks = pick(phrases.asks, 'asks');
  if (asks && terms.length > 0) draft.add('job', asks(listed(terms, language)), terms.map(ofJob));
  const [entry] = resume.experience;
  const head = facts.find(({ kind, entry: index }) => kind === 'head' && index === 0);
  if (entry && head && entry.title && entry.employer) draft.add('fact', entry.current || (entry.end === null && entry.start !== null) ? phrases.now(entry.title, entry.employer, yearOf(entry.start)) : phrases.last(entry.title, entry.employer, yearOf(entry.start), yearOf(entry.end)), [ofResume(head)]);
}

function deeds(draft: Draft, told: readonly Told[], resume: ParsedResume, language: 'en' | 'es', pick: <T>(list: readonly T[], key: string) => T | undefined): void {
  const phrases = letterPhrases[language];
  const first = phrases.duty.indexOf(pick(phrases.duty, 'duty') ?? phrases.duty[0] ?? ((line) => line));
  let lastEntry: number | null = null;
  told.forEach(({ bullet, duty }, index) => {
    if (draft.words >= (index < 3 ? goal.max - 40 : goal.min - 25) || index >= 7) return;
    const also = bullet.entry === lastEntry && !duty;
    if (!also) draft.next();
    if (duty) draft.add('job', phrases.duty[(first + index) % phrases.duty.length]?.(duty.replace(/[.;]+$/, '')) ?? '', [ofJob(duty.replace(/[.;]+$/, ''))]);
    const employer = (bullet.entry === null ? null : resume.experience[bullet.entry]?.employer) ?? '';
    const deed = ownDeed(bullet.text, language);
    const text = deed ? (also ? phrases.also(deed) : (pick(phrases.deed, `deed${index}`)?.(employer, deed) ?? '')) : phrases.line(employer, bullet.text.replace(/[.;]+$/, ''));
    if (draft.add('fact', text, [ofResume(bullet)])) lastEntry = bullet.entry;
  });
}

function skillsAndMore(draft: Draft, facts: readonly Fact[], { resume, job, language }: Input, open: readonly string[], pick: <T>(list: readonly T[], key: string) => T | undefined): void {
  const phrases = letterPhrases[language];
  const terms = [...job.mustHave, ...job.niceToHave];
  const said = draft.sentences.filter(({ kind }) => kind === 'fact').map(({ text }) => text).join('\n');
  const skills = facts.filter(({ kind, path }) => kind === 'skill' && path?.startsWith('skills.'));
  const asked = skills.filter(({ text }) => terms.some((term) => sameTerm(term, text)) && !placeOfTerm(said, text)).slice(0, 5);
  const rest = skills.filter((fact) => !asked.includes(fact) && !placeOfTerm(said, fact.text)).slice(0, 6);
  const name = (some: readonly Fact[]): string => listed(some.map(({ text }) => text), language);
  draft.next();
  if (asked.length > 0) draft.add('fact', pick(phrases.skills, 'skills')?.(name(asked)) ?? '', asked.map(ofResume));
  const [education] = resume.education;
  const degree = facts.find(({ path }) => path === 'education.0.degree');
  if (education?.degree && degree) draft.add('fact', phrases.degree(education.degree, education.school), [ofResume(degree)]);
  const certificates = facts.filter(({ path }) => path?.startsWith('certifications.')).slice(0, 3);
  if (certificates.length > 0 && draft.words < goal.min) draft.add('fact', phrases.certificates(name(certificates)), certificates.map(ofResume));
  if (rest.length > 1 && draft.words < goal.min - 20) draft.add('fact', phrases.more(name(rest)), rest.map(ofResume));
  const languages = facts.filter(({ path }) => path?.startsWith('languages.')).slice(0, 4);
  if (languages.length > 1 && draft.words < goal.min - 20) draft.add('fact', phrases.languages(name(languages)), languages.map(ofResume));
  // What is asked for and not in the resume is left to the person, as a blank.
  for (const term of open.slice(0, 5)) if (draft.words < goal.min - 38) draft.add('blank', phrases.gap(term), [ofJob(term)]);
}

/** Terms of the job that stand nowhere in the resume. */
function openTerms(facts: readonly Fact[], { job }: Input): string[] {
  const all = facts.map(({ text }) => text).join('\n');
  return [...job.mustHave, ...job.niceToHave].filter((term) => !placeOfTerm(all, term));
}

/** Writes the letter. Different jobs give different letters; the same job and resume the same. */
export function writeLetter(input: Input): LetterReply {
  const { resume, job, posting, language } = input;
  const phrases = letterPhrases[language];
  const seed = seedOf(`${job.title}\n${job.company ?? ''}\n${posting}`);
  const pick = <T>(list: readonly T[], key: string): T | undefined => list[(seed + seedOf(key)) % Math.max(1, list.length)];
  const facts = factsOf(resume).filter(({ kind }) => kind !== 'line');
  const open = openTerms(facts, input);
  const draft = new Draft(input);
  opening(draft, facts, input, pick);
  deeds(draft, toTell(facts, input), resume, language, pick);
  skillsAndMore(draft, facts, input, open, pick);
  draft.next();
  draft.add('blank', phrases.why(job.company));
  draft.add('blank', phrases.start);
  draft.add('frame', pick(phrases.close, 'close') ?? '');
  draft.add('frame', phrases.thanks);
  draft.next();
  draft.add('frame', phrases.sign);
  draft.next();
  if (!resume.name || !draft.add('frame', resume.name)) draft.add('blank', phrases.you);
  return { sentences: draft.sentences, refused: open };
}
