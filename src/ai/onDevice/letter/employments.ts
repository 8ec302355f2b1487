// What a letter tells of a person's work: the employments that fit the job best, the closest lines of each, in words of the first person.
import { fragmentTest } from '#domain/resume/resumeFragments.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { inWords } from '#domain/text/wordLimits.ts';
import { baseOf } from '#ai/onDevice/posting/verbForms.ts';
import { taskPhrase } from '#ai/onDevice/kit/taskPhrases.ts';
import { closeness, findTerm, sharedWords } from '#ai/onDevice/tailor/closeness.ts';
import type { Fact } from '#ai/trace/facts.ts';
import { isOngoing, ofJob, ofResume, type Draft, type Input, type Pick } from './draft.ts';
import { letterPhrases } from './letterPhrases.ts';
import { isPlausibleJob, namesPost, stripLegalForm, formatTitle } from './names.ts';
import { isForeign, toFirstPerson } from './firstPerson.ts';
import type { FirstPersonPhrase } from './firstPersonPhrase.ts';

interface RankedPhrase {
  bullet: Fact;
  phrase: FirstPersonPhrase;
  points: number;
}
/** An employment with what is told of it, the closest first; `quoted`: lines in another language. */
export interface RankedEmployment {
  entry: number;
  phrases: RankedPhrase[];
  quoted: Fact[];
  points: number;
}

/** Points that a year further back costs an employment: recent work goes first unless older work fits clearly better. */
const ageCost = 2.5;

function rankPhrases(
  entry: number,
  facts: readonly Fact[],
  { job, resume, language }: Input,
): RankedEmployment {
  const isNow = resume.experience[entry] ? isOngoing(resume.experience[entry]) : false;
  const isBroken = fragmentTest(resume);
  const bullets = facts.filter(
    (fact, index) =>
      fact.kind === 'bullet' &&
      !isBroken(fact.text) &&
      fact.entry === entry &&
      facts.findIndex(({ text, kind }) => kind === 'bullet' && text === fact.text) === index,
  );
  const ranked = bullets.flatMap((bullet) =>
    toFirstPerson(bullet.text, language, isNow).map((phrase): RankedPhrase => ({
      bullet,
      phrase,
      points: closeness(phrase.text, job),
    })),
  );
  const sorted = ranked
    .map((one, index) => ({ one, index }))
    .sort((a, b) => b.one.points - a.one.points || a.index - b.index)
    .map(({ one }) => one);
  const quoted = bullets
    .filter(({ text }) => isForeign(text, language) && text.length <= 200)
    .map((bullet, index) => ({ bullet, index, points: closeness(bullet.text, job) }))
    .sort((a, b) => b.points - a.points || a.index - b.index);
  const best = [...sorted.map(({ points }) => points), ...quoted.map(({ points }) => points)]
    .sort((a, b) => b - a)
    .slice(0, 2);
  return {
    entry,
    phrases: sorted,
    quoted: quoted.map(({ bullet }) => bullet),
    points:
      best.reduce((sum, points) => sum + points, 0) / Math.max(1, best.length) - entry * ageCost,
  };
}

/** The employments worth telling, the most fitting first. */
export function rankEmployments(facts: readonly Fact[], input: Input): RankedEmployment[] {
  return input.resume.experience
    .map((_, entry) => rankPhrases(entry, facts, input))
    .filter(({ phrases, quoted }) => phrases.length + quoted.length > 0)
    .sort((a, b) => b.points - a.points || a.entry - b.entry);
}

/** Where a task may end: with its line, at a sign, or before a word that begins another part. */
const ending = inWords(
  /^(?:$|[.,;:()–—/]|\s(?:and|or|to|for|with|in|on|at|by|through|including|such|which|that|so|while|as|y|e|o|para|con|en|por|mediante|que|según|de)\b)/iu,
);

/** A task in words that a sentence can hold; null where it was cut in the middle, or where two lines ran together. */
export function phraseTask(line: string, language: 'en' | 'es'): string | null {
  const task = taskPhrase(line, language, 14);
  if (
    !task ||
    /,\s*\S+$|\s(?:a|an|the|new|our|high|strong|good|other|more|various|key|own|innovative|un|una|el|la|los|las|nuev[oa]s?)$/iu.test(
      task,
    )
  )
    return null;
  const words = task.split(' ');
  const isRunOn = words.some(
    (word, index) =>
      index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && baseOf(word) === word.toLowerCase(),
  );
  const last = words.slice(-2).join(' ').toLowerCase();
  const at = line.toLowerCase().lastIndexOf(last);
  return isRunOn || (at >= 0 && !ending.test(line.slice(at + last.length))) ? null : task;
}

/** What the job asks for in words that a sentence can hold, where a line answers it. */
function findTask(
  { bullet }: RankedPhrase,
  { job, language }: Input,
  used: ReadonlySet<string>,
): { line: string; task: string } | null {
  const answers = (line: string): boolean =>
    sharedWords(bullet.text, line) >= 3 ||
    (sharedWords(bullet.text, line) >= 2 &&
      [...job.mustHave, ...job.niceToHave].some(
        (term) => findTerm(bullet.text, term) && findTerm(line, term),
      ));
  const lines = job.responsibilities
    .filter((line) => !used.has(line) && answers(line))
    .map((line, index) => ({
      line,
      index,
      shared: sharedWords(bullet.text, line),
      task: phraseTask(line, language),
    }));
  const [best] = lines
    .filter(({ task }) => task !== null)
    .sort((a, b) => b.shared - a.shared || a.index - b.index);
  return best?.task ? { line: best.line, task: best.task } : null;
}

/** What was done says more than what the work consisted of. */
const bonus = { action: 1.5, whole: 1, work: 0 } as const;

/** Nouns that can stand behind "includes": no broken sentence, and nothing that begins with where or when. */
const readsAsNoun = (text: string): boolean =>
  !/^(?:in|at|on|back|from|by|with|for|under|always|starts?|siempre|en|con|bajo|desde|por|para|turnos?|trabajo|work)\s/iu.test(
    text,
  ) && !/;|,\s*(?:always|never|siempre|nunca|and always)\s|\.\s/iu.test(text);

/** What is told of one employment: at most `most` lines, deeds before nouns. */
function selectPhrases(
  { phrases }: RankedEmployment,
  most: number,
): { actions: RankedPhrase[]; nouns: RankedPhrase[] } {
  const best = phrases
    .map((one, index) => ({ one, index, points: one.points + bonus[one.phrase.form] }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, most)
    .map(({ one }) => one);
  const actions = best.filter(({ phrase }) => phrase.form === 'action');
  // Prose follows a deed, never opens.
  const whole =
    actions.length > 0 ? best.filter(({ phrase }) => phrase.form === 'whole').slice(0, 1) : [];
  const nouns = best.filter(({ phrase }) => phrase.form === 'work' && readsAsNoun(phrase.text));
  // A list of nouns beside deeds says enough with one; two are joined only where both are plain.
  return {
    actions: [...actions, ...whole],
    nouns: nouns.slice(
      0,
      actions.length === 0 &&
        nouns.slice(0, 2).every(({ phrase }) => !/,| and | y | e /u.test(phrase.text))
        ? 2
        : 1,
    ),
  };
}

/** Writes paragraphs about a person's work into the draft. */
export class EmploymentWriter {
  private readonly draft: Draft;
  private readonly input: Input;
  private readonly pick: Pick;
  private readonly used = new Set<string>();
  private lastEntry = -1;
  private tasks = 0;
  private ranked = 0;
  constructor(draft: Draft, input: Input, pick: Pick) {
    this.draft = draft;
    this.input = input;
    this.pick = pick;
  }

  /** One employment; `most`: sentences. `opened`: the employment whose role the letter has named already. */
  write(
    work: RankedEmployment,
    most: number,
    { opened, withTask = true }: { opened: number | null; withTask?: boolean },
  ): number {
    const { resume, language } = this.input;
    const phrases = letterPhrases[language];
    const entry = resume.experience[work.entry];
    if (!entry) return 0;
    const employer = isPlausibleJob({ ...entry, title: entry.title || 'Work' })
      ? stripLegalForm(entry.employer)
      : '';
    // Work that nobody can place is told only where there is no other.
    if (!employer && this.ranked > 0) return 0;
    const { actions, nouns } = selectPhrases(work, most);
    let written = 0;
    const isFirst = (): boolean => written === 0;
    for (const one of actions) {
      const hasTask = isFirst() && withTask && this.tasks < 2 && this.addTask(one);
      const texts = [one.phrase.text, ...(one.phrase.others ?? [])].flatMap((action) =>
        one.phrase.form === 'whole'
          ? [`${action}.`]
          : isFirst()
            ? this.phraseOpenings(entry, employer, work.entry, opened, action, hasTask)
            : written < 3
              ? [this.pickConnective(written - 1)(action)]
              : [phrases.plain(action)],
      );
      if (this.draft.addOne('fact', texts, [ofResume(one.bullet)])) written += 1;
    }
    if (nouns.length > 0) {
      const parts = nouns.map((one) => one.phrase.text);
      const isNow = isOngoing(entry);
      if (
        this.draft.add(
          'fact',
          isFirst() && employer && work.entry === opened && this.ranked === 0
            ? phrases.workThere(isNow, parts)
            : isFirst() || !employer
              ? phrases.work(
                  isPlausibleJob(entry) && namesPost(entry.title) && work.entry !== opened
                    ? formatTitle(entry.title, language)
                    : null,
                  employer,
                  isNow,
                  parts,
                )
              : phrases.alsoWork(isNow, parts),
          nouns.map(({ bullet }) => ofResume(bullet)),
        )
      )
        written += 1;
    }
    if (written === 0 && work.quoted.length > 0) {
      const lines = work.quoted.slice(0, Math.min(2, most));
      if (
        this.draft.add(
          'fact',
          phrases.quoted(
            employer,
            lines.map(({ text }) => text.replace(/(?<![.;,\s])[.;,\s]+$/, '')),
          ),
          lines.map(ofResume),
        )
      )
        written += 1;
    }
    if (written > 0) {
      this.lastEntry = Math.max(this.lastEntry, work.entry);
      this.ranked += 1;
    }
    return written;
  }

  private pickConnective(turn: number): (action: string) => string {
    const { also } = letterPhrases[this.input.language];
    const first = also.indexOf(this.pick(also, `also${this.ranked}`));
    return also[(first + turn) % also.length] ?? also[0];
  }

  private phraseOpenings(
    entry: ParsedResume['experience'][number],
    employer: string,
    index: number,
    opened: number | null,
    action: string,
    hasTask: boolean,
  ): string[] {
    const phrases = letterPhrases[this.input.language];
    if (!employer) return [phrases.nowhere(action)];
    const isEarlier = this.lastEntry >= 0 && index > this.lastEntry;
    if (index === opened && this.ranked === 0)
      return hasTask
        ? [phrases.at(employer, action)]
        : [phrases.there(action), phrases.at(employer, action)];
    const withRole =
      isPlausibleJob(entry) &&
      namesPost(entry.title) &&
      index !== opened &&
      !(opened === null && index === 0 && this.ranked > 0)
        ? [phrases.as(formatTitle(entry.title, this.input.language), employer, action)]
        : [];
    const earlier = isEarlier ? [phrases.earlier(employer, action)] : [];
    return [
      ...(this.ranked % 2 === 1 ? withRole : earlier),
      ...(this.ranked % 2 === 1 ? earlier : withRole),
      phrases.at(employer, action),
    ];
  }

  private addTask(one: RankedPhrase): boolean {
    const found = findTask(one, this.input, this.used);
    if (!found) return false;
    const { task } = letterPhrases[this.input.language];
    if (!this.draft.add('job', (task[this.tasks] ?? task[0])(found.task), [ofJob(found.line)]))
      return false;
    this.used.add(found.line);
    this.tasks += 1;
    return true;
  }
}
