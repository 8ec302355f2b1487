// What every letter is put together with: a draft that keeps only traced sentences, and the choice of phrases by job.
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { findTerm } from '#ai/onDevice/tailor/closeness.ts';
import { seedOf } from '#domain/text/seeded.ts';
import type { Fact } from '#ai/trace/facts.ts';
import { letterPhrases } from './letterPhrases.ts';
import { findLetterProblems } from './letterProblems.ts';
import type { LetterSentence, LetterTrace } from './letterTypes.ts';
import { countWords } from '#domain/seeker/letterText.ts';
import {
  normalizeCase,
  isPlausibleJob,
  stripLegalForm,
  formatTitle,
  namesPost,
  formatSignedName,
} from './names.ts';

export type Input = CheckedInput<'coverLetter'>;
/** One of several phrases, by the job and a key. */
export type Pick = <T>(list: readonly [T, ...T[]], key: string) => T;

export const traceToResume = ({ path, line, text }: Fact): LetterTrace => ({
  source: 'resume',
  path,
  line,
  text,
});
export const traceToJob = (text: string): LetterTrace => ({
  source: 'job',
  path: null,
  line: null,
  text,
});
const yearOf = (date: string | null | undefined): string | null => date?.slice(0, 4) ?? null;

/** Puts sentences into paragraphs and remembers only those whose claims are traced. */
export class Draft {
  readonly sentences: LetterSentence[] = [];
  private readonly input: Input;
  private paragraph = 0;
  private readonly most: number;
  /** `most`: words that the draft may have. */
  constructor(input: Input, most: number) {
    this.input = input;
    this.most = most;
  }
  next(): void {
    if (this.sentences.some(({ paragraph }) => paragraph === this.paragraph)) this.paragraph += 1;
  }
  add(kind: LetterSentence['kind'], text: string, traces: LetterTrace[] = []): boolean {
    const sentence: LetterSentence = { paragraph: this.paragraph, kind, text, traces };
    if (
      findLetterProblems(this.input, { sentences: [sentence] }).length > 0 ||
      countWords([...this.sentences, sentence]) > this.most
    )
      return false;
    this.sentences.push(sentence);
    return true;
  }
  /** The first phrase that passes all checks. */
  addOne(
    kind: LetterSentence['kind'],
    texts: readonly string[],
    traces: LetterTrace[] = [],
  ): boolean {
    return texts.some((text) => this.add(kind, text, traces));
  }
  /** Leaves one blank to the person; a second is left out, so that only one question is left before the draft can be sent. The name, where it is missing, is that one. */
  addBlank(text: string): void {
    const isTaken = !this.input.resume.name || this.sentences.some(({ kind }) => kind === 'blank');
    if (!isTaken) this.add('blank', text);
  }
  /** The name at the end of the letter. */
  addSignature(phrase: string, you: string): void {
    const { name } = this.input.resume;
    this.next();
    this.add('frame', phrase);
    this.next();
    if (!name || !this.add('frame', normalizeCase(formatSignedName(name)))) this.add('blank', you);
  }
  get words(): number {
    return countWords(this.sentences);
  }
}

/** The current or last employment as the first sentence about the person. True when it was added. */
export function addHeadSentence(
  draft: Draft,
  facts: readonly Fact[],
  resume: ParsedResume,
  language: 'en' | 'es',
  pick: Pick,
): boolean {
  const phrases = letterPhrases[language];
  const [entry] = resume.experience;
  const head = facts.find(({ kind, entry: index }) => kind === 'head' && index === 0);
  if (!entry || !head || !isPlausibleJob(entry)) return false;
  const title = formatTitle(entry.title, language);
  const employer = stripLegalForm(entry.employer);
  const from = yearOf(entry.start);
  const to = yearOf(entry.end);
  if (!namesPost(entry.title))
    return draft.add(
      'fact',
      isOngoing(entry) ? phrases.nowAt(employer, from) : phrases.lastAt(employer, from, to),
      [traceToResume(head)],
    );
  const text = isOngoing(entry)
    ? pick(phrases.now, 'now')(title, employer, from)
    : pick(phrases.last, 'last')(title, employer, from, to);
  return draft.add('fact', text, [traceToResume(head)]);
}

/** True for an ongoing employment. */
export function isOngoing({ current, start, end }: ParsedResume['experience'][number]): boolean {
  return current || (end === null && start !== null);
}

/** Terms of the job that are not in the resume. */
export function findOpenTerms(facts: readonly Fact[], { job }: Input): string[] {
  const all = facts.map(({ text }) => text).join('\n');
  return [...job.mustHave, ...job.niceToHave].filter((term) => !findTerm(all, term));
}

/** Chooses phrases: another job gives others, the same job the same. */
export function createPicker({ job, posting }: Input): Pick {
  const seed = seedOf(`${job.title}\n${job.company ?? ''}\n${posting}`);
  return (list, key) => list[(seed + seedOf(key)) % list.length] ?? list[0];
}
