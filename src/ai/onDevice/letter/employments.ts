// What a letter includes of a person's work: the employments that fit the job best, the closest lines of each, in words of the first person.
import type { ParsedResume } from '#domain/resume/resume.ts';
import {
  isOngoing,
  traceToJob,
  traceToResume,
  type Draft,
  type Input,
  type Pick,
} from './draft.ts';
import { letterPhrases } from './letterPhrases.ts';
import { isPlausibleJob, namesPost, stripLegalForm, formatTitle } from './names.ts';
import type { PhrasedBullet, RankedEmployment } from './employmentRanking.ts';
import { findTask } from './letterTask.ts';

/** What was done is worth more to a reader than what the work consisted of. */
const bonus = { action: 1.5, whole: 1, work: 0 } as const;

/** Nouns that can follow "includes": no broken sentence, and nothing that begins with where or when. */
const readsAsNoun = (text: string): boolean =>
  !/^(?:in|at|on|back|from|by|with|for|under|always|starts?|siempre|en|con|bajo|desde|por|para|turnos?|trabajo|work)\s/iu.test(
    text,
  ) && !/;|,\s*(?:always|never|siempre|nunca|and always)\s|\.\s/iu.test(text);

/** The phrases for one employment: at most `most` lines, actions before nouns. */
function selectPhrases(
  { phrased }: RankedEmployment,
  most: number,
): { actions: PhrasedBullet[]; nouns: PhrasedBullet[] } {
  const best = phrased
    .map((one, index) => ({ one, index, points: one.points + bonus[one.phrase.form] }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, most)
    .map(({ one }) => one);
  const actions = best.filter(({ phrase }) => phrase.form === 'action');
  // Prose follows a action, never opens.
  const whole =
    actions.length > 0 ? best.filter(({ phrase }) => phrase.form === 'whole').slice(0, 1) : [];
  const nouns = best.filter(({ phrase }) => phrase.form === 'work' && readsAsNoun(phrase.text));
  // A list of nouns beside actions is enough with one; two are joined only where both are plain.
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
    // Work without a recognisable employer is used only where there is no other.
    if (!employer && this.ranked > 0) return 0;
    const { actions, nouns } = selectPhrases(work, most);
    let written = 0;
    const isFirst = (): boolean => written === 0;
    for (const one of actions) {
      const hasTask = isFirst() && withTask && this.tasks < 2 && this.addTask(one);
      const versions = (action: string): string[] => {
        if (one.phrase.form === 'whole') return [`${action}.`];
        if (isFirst())
          return this.phraseOpenings(entry, employer, work.entry, opened, action, hasTask);
        return [written < 3 ? this.pickConnective(written - 1)(action) : phrases.plain(action)];
      };
      const texts = [one.phrase.text, ...(one.phrase.others ?? [])].flatMap(versions);
      if (this.draft.addOne('fact', texts, [traceToResume(one.bullet)])) written += 1;
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
          nouns.map(({ bullet }) => traceToResume(bullet)),
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
          lines.map(traceToResume),
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

  private addTask(one: PhrasedBullet): boolean {
    const found = findTask(one, this.input, this.used);
    if (!found) return false;
    const { task } = letterPhrases[this.input.language];
    if (!this.draft.add('job', (task[this.tasks] ?? task[0])(found.task), [traceToJob(found.line)]))
      return false;
    this.used.add(found.line);
    this.tasks += 1;
    return true;
  }
}
