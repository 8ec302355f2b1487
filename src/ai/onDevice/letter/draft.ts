// What every letter is put together with: a draft that keeps only traced sentences, the facts to tell, and the choice of phrases by job.
import type { ParsedResume } from '#domain/resume.ts';
import { isFragment } from '#domain/resumeFragments.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { closeness, placeOfTerm, sharedWords } from '#ai/onDevice/tailor/closeness.ts';
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import type { Fact } from '#ai/onDevice/trace/facts.ts';
import { letterPhrases } from './letterPhrases.ts';
import { letterProblems } from './letterProblems.ts';
import type { LetterSentence, LetterTrace } from './letterTypes.ts';
import { wordCount } from './letterText.ts';

export type Input = CheckedInput<'coverLetter'>;
/** One of several phrases, by the job and a key. */
export type Pick = <T>(list: readonly T[], key: string) => T | undefined;

export const ofResume = ({ path, line, text }: Fact): LetterTrace => ({ source: 'resume', path, line, text });
export const ofJob = (text: string): LetterTrace => ({ source: 'job', path: null, line: null, text });
const yearOf = (date: string | null | undefined): string | null => date?.slice(0, 4) ?? null;

export function listed(names: readonly string[], language: 'en' | 'es'): string {
  const last = names.at(-1) ?? '';
  const and = language === 'en' ? ' and ' : /^h?i(?![ae])/i.test(last) ? ' e ' : ' y ';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
}

/** Puts sentences into paragraphs and remembers only those whose claims are traced. */
export class Draft {
  readonly sentences: LetterSentence[] = [];
  private readonly input: Input;
  private paragraph = 0;
  private readonly most: number;
  /** `most`: words that the draft may have. */
  constructor(input: Input, most: number) { this.input = input; this.most = most; }
  next(): void { if (this.sentences.some(({ paragraph }) => paragraph === this.paragraph)) this.paragraph += 1; }
  add(kind: LetterSentence['kind'], text: string, traces: LetterTrace[] = []): boolean {
    const sentence: LetterSentence = { paragraph: this.paragraph, kind, text, traces };
    if (letterProblems(this.input, { sentences: [sentence] }).length > 0 || wordCount([...this.sentences, sentence]) > this.most) return false;
    this.sentences.push(sentence);
    return true;
  }
  get words(): number { return wordCount(this.sentences); }
}

export interface Told { bullet: Fact; duty: string | null }

/** The closest lines of work, and the task of the job each answers best (each task once). */
export function toTell(facts: readonly Fact[], { job }: Input): Told[] {
  const seen = new Set<string>();
  const bullets = facts.filter(({ kind, text }) => kind === 'bullet' && !isFragment(text) && !seen.has(text) && seen.add(text)).map((bullet, index) => ({ bullet, index, points: closeness(bullet.text, job) - (bullet.entry ?? 0) })).sort((a, b) => b.points - a.points || a.index - b.index);
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

/** Where somebody works, or worked last, as the first sentence about them. */
export function headSentence(draft: Draft, facts: readonly Fact[], resume: ParsedResume, language: 'en' | 'es'): void {
  const phrases = letterPhrases[language];
  const [entry] = resume.experience;
  const head = facts.find(({ kind, entry: index }) => kind === 'head' && index === 0);
  if (!entry || !head || !entry.title || !entry.employer) return;
  const isNow = entry.current || (entry.end === null && entry.start !== null);
  draft.add('fact', isNow ? phrases.now(entry.title, entry.employer, yearOf(entry.start)) : phrases.last(entry.title, entry.employer, yearOf(entry.start), yearOf(entry.end)), [ofResume(head)]);
}

/** Terms of the job that stand nowhere in the resume. */
export function openTerms(facts: readonly Fact[], { job }: Input): string[] {
  const all = facts.map(({ text }) => text).join('\n');
  return [...job.mustHave, ...job.niceToHave].filter((term) => !placeOfTerm(all, term));
}

/** Chooses phrases: another job gives others, the same job the same. */
export function pickerFor({ job, posting }: Input): Pick {
  const seed = seedOf(`${job.title}\n${job.company ?? ''}\n${posting}`);
  return (list, key) => list[(seed + seedOf(key)) % Math.max(1, list.length)];
}
