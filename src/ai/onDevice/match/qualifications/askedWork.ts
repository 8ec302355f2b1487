// The work that a requirement asks years of, and which jobs of a resume were such work: by their titles, and by their text where no title names it.
import { inWords } from '#domain/text/wordLimits.ts';
import { findActivities, isShownIn } from '#ai/onDevice/match/activities.ts';
import { splitClauses, listContentStems } from '#ai/onDevice/match/clauses.ts';
import { createFieldTest } from '#ai/onDevice/match/fields.ts';
import { listJobs, type ListedJob } from '#ai/onDevice/match/listedJobs.ts';
import { asksToLead as leadsPeople, describesLeading } from './leadVerdict.ts';
import { holdsOneOf, findOtherWords } from '#ai/onDevice/match/otherWords.ts';
import { areNearStems, areSynonyms } from '#ai/onDevice/match/sameWords.ts';
import { measureTitleCloseness } from '#ai/onDevice/match/titles.ts';
import type { Grounds } from '#ai/onDevice/match/verdicts.ts';
import {
  general,
  notField,
  numberNames,
  below,
  oneWillDo,
  somewhere,
  inSector,
  ranks,
  asPost,
  postIn,
  letters,
  locationPhrase,
} from './askedWords.ts';
import { yearsOf } from './years.ts';

/** Near enough to the title of the posting to be the same work. */
const sameWork = 0.6;
/** Near enough to be the same post, whatever the requirement calls it. */
const samePost = 0.7;
/** The work that a requirement asks years of, and which of the jobs of a resume were such work. */
export class AskedWork {
  private readonly text: string;
  private readonly grounds: Grounds;
  readonly jobs: readonly ListedJob[];
  /** The stems that name the field; none where years of any work are asked for. */
  readonly field: readonly string[];
  private readonly kinds: ReturnType<typeof findOtherWords>;
  private readonly askedActivities: ReturnType<typeof findActivities>;
  /** Capital letters that say where it was done, as far as the resume has them. */
  private readonly narrow: readonly string[];
  private readonly isLeading: boolean;
  /** By job: how many words of the field its title has. */
  private readonly titled: readonly number[];
  private readonly most: number;
  private readonly isOfPost: boolean;
  private readonly inField: ((names: string) => boolean) | null;
  private readonly hasKind: boolean;

  constructor(text: string, grounds: Grounds) {
    const { resume, language, jobTitle } = grounds;
    this.text = text;
    this.grounds = grounds;
    // "As a supervisor in fashion retail": the post is what was held, the rest is where.
    const post = postIn.exec(text)?.[1] ?? text;
    this.field = [
      ...new Set(
        listContentStems(post.replace(general, ' ').replace(numberNames, ' '), language).filter(
          (stem) => !/^\d/.test(stem),
        ),
      ),
    ];
    this.kinds = findOtherWords(text.replace(general, ' '), language);
    this.askedActivities = findActivities(text.replace(general, ' '), language);
    this.jobs = listJobs(resume);
    this.narrow = (text.match(letters) ?? []).filter(
      (one) => one !== 'UK' && one !== 'US' && resume.lines.some((line) => line.includes(one)),
    );
    this.isLeading = leadsPeople(text);
    const literal = this.countTitled(false);
    const wide = this.countTitled(true);
    // "Chófer de articulado" is a driver of trailers by two words, where no title has both of them.
    this.titled = Math.max(0, ...wide) > Math.max(0, ...literal) ? wide : literal;
    this.most = Math.max(0, ...this.titled);
    // "Domestic plumbing", where the post is a plumber's: years under that title are such years.
    this.isOfPost = this.field.some((stem) =>
      listContentStems(jobTitle, language).some((other) => areNearStems(stem, other)),
    );
    // A field is recognised by the titles of people in it, where no title has its words and no post is named.
    const isWide = inSector.test(text) || (this.most === 0 && !asPost.test(text));
    this.inField = isWide
      ? createFieldTest(
          text.replace(notField, ' ').replace(general, ' ').replace(numberNames, ' '),
          language,
        )
      : null;
    this.hasKind = this.jobs.some((job) => this.isOwnWork(job.title) && this.isKind(job));
  }

  /** How many stems of the field a text has; synonyms count where `isWide`. */
  countShared(workText: string, isWide = false): number {
    const { language } = this.grounds;
    const own = listContentStems(
      workText.replaceAll(inWords(/\((?:not|no|sin)\b[^)]*\)/giu), ' '),
      language,
    );
    return this.field.filter((stem) =>
      own.some(
        (other) => areNearStems(stem, other) || (isWide && areSynonyms(stem, other, language)),
      ),
    ).length;
  }

  private countTitled(isWide: boolean): number[] {
    return this.jobs.map(({ title, names }) =>
      this.isOwnWork(title) && !this.isOnlyRank(names) ? this.countShared(names, isWide) : 0,
    );
  }

  /** "Marketing manager" and "content manager" share a rank and no work. */
  private isOnlyRank(names: string): boolean {
    const own = listContentStems(names, this.grounds.language);
    const work = this.field.filter((stem) => !ranks.has(stem));
    return (
      asPost.test(this.text) &&
      work.length > 0 &&
      !work.some((stem) => own.some((other) => areNearStems(stem, other)))
    );
  }

  /** What a job was called says what it was; what was done there only where no title does. */
  private isOwnWork(title: string): boolean {
    return (
      below.test(this.text) ||
      below.test(this.grounds.jobTitle) ||
      somewhere.test(this.text) ||
      !below.test(title)
    );
  }

  private isDone({ names, body }: ListedJob): boolean {
    const { language } = this.grounds;
    return (
      this.kinds.some((phrases) => holdsOneOf(`${names}. ${body}`, phrases, language)) ||
      splitClauses(body).some(
        ({ text: clause, status }) =>
          status === 'done' &&
          this.askedActivities.some(
            ({ activity }) => isShownIn(clause, activity, language) === 'met',
          ),
      )
    );
  }

  /** Words that name no field known, nor any work that the resume tells: they say how the same post is held ("chairside"). */
  private isOnlyManner(): boolean {
    return (
      this.most === 0 &&
      this.field.length > 0 &&
      this.narrow.length === 0 &&
      !inSector.test(this.text) &&
      !somewhere.test(this.text) &&
      !asPost.test(this.text) &&
      this.kinds.length === 0 &&
      this.askedActivities.length === 0 &&
      this.inField === null &&
      !this.isLeading &&
      this.jobs.every(({ body }) => this.countShared(body, true) === 0)
    );
  }

  private isSameWork({ title }: ListedJob): boolean {
    if (
      this.isOnlyManner() &&
      this.isOwnWork(title) &&
      measureTitleCloseness(this.grounds.jobTitle, title, this.grounds.words) >= samePost
    )
      return true;
    return (
      this.isOfPost &&
      this.most === 0 &&
      !locationPhrase.test(this.text) &&
      this.field.length <= 2 &&
      measureTitleCloseness(this.grounds.jobTitle, title, this.grounds.words) >= sameWork
    );
  }

  private isKind({ title, names }: ListedJob): boolean {
    return (
      this.kinds.some((phrases) => holdsOneOf(names, phrases, this.grounds.language)) ||
      (this.inField?.(inSector.test(this.text) || title === '' ? names : title) ?? false)
    );
  }

  /** A job in the work asked for. */
  readonly holds = (index: number): boolean => {
    const job = this.jobs[index];
    if (!job) return false;
    if (
      this.narrow.length > 0 &&
      !this.narrow.some((one) => `${job.names} ${job.body}`.includes(one))
    )
      return false;
    if (this.isLeading) return describesLeading(`${job.names}. ${job.body}`);
    // Of several words the job with the most of them is of the kind asked for: "articulated driving" is not all driving.
    if (this.most > 0)
      return (
        (this.titled[index] ?? 0) >= (oneWillDo.test(this.text) ? 1 : this.most) ||
        (this.isOwnWork(job.title) && this.isKind(job)) ||
        this.isSameWork(job)
      );
    return (
      (this.isOwnWork(job.title) && (this.isKind(job) || (!this.hasKind && this.isDone(job)))) ||
      this.isSameWork(job) ||
      (!this.hasKind && this.countShared(job.body) > 0)
    );
  };

  /** A job under a title near that of the posting. */
  readonly isClose = (index: number): boolean =>
    measureTitleCloseness(
      this.grounds.jobTitle,
      this.jobs[index]?.title ?? '',
      this.grounds.words,
    ) >= 0.45;

  /** A job that counts in part: of near work, or with words of it. */
  readonly isWide = (index: number): boolean => {
    const job = this.jobs[index];
    return (
      job !== undefined &&
      (this.holds(index) ||
        this.isClose(index) ||
        (this.titled[index] ?? 0) > 0 ||
        this.countShared(`${job.names} ${job.body}`, true) > 0 ||
        this.isKind(job) ||
        this.isDone(job))
    );
  };

  countYears(counts: (index: number) => boolean): number {
    return yearsOf({ experience: this.jobs }, this.grounds.asOf, counts);
  }
}
