// The work that a requirement asks years of, and which jobs of a resume were such work: by their titles, and by their text where no title names it.
import { inWords } from '#domain/text/wordLimits.ts';
import { numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import { findActivities, isShownIn } from '#ai/onDevice/match/activities.ts';
import { splitClauses, listContentStems } from '#ai/onDevice/match/clauses.ts';
import { createFieldTest } from '#ai/onDevice/match/fields.ts';
import { listJobs, type ListedJob } from '#ai/onDevice/match/listedJobs.ts';
import { asksToLead as leadsPeople, describesLeading } from './leadVerdict.ts';
import { holdsOneOf, findOtherWords } from '#ai/onDevice/match/otherWords.ts';
import { areNearStems, areSynonyms } from '#ai/onDevice/match/sameWords.ts';
import { measureTitleCloseness } from '#ai/onDevice/match/titles.ts';
import type { Grounds } from '#ai/onDevice/match/verdicts.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { yearsOf } from './years.ts';

const general = inWords(
  /\b(?:at least|minimum|min|more than|over|or more|años?|years?|yrs?|of|experience|experiencia|professional|profesional|proven|demonstrable|relevant|previous|prior|solid|strong|full[- ]time|working|work(?:ed)?|role|position|similar|equivalent|level|as an?|in|on|the|industry|sector|puesto|como|de|en|m[ií]nimo|al menos|driven|field|hands-on|several|some|varios|algunos|required|preferred|needed|necessary|must|commercial|requiere[n]?|se)\b/giu,
);
/** Words that frame the field and name none. */
const notField = inWords(
  /\b(?:years?|años?|experience|experiencia|mínim[oa]s?|minimum|at least|sector|industry|demonstrable|atención|control)\b/giu,
);
const numberNames = new RegExp(String.raw`(?<!\p{L})(?:${numberWords})(?!\p{L})`, 'giu');
/** Works under those who do the work: their years count in part. */
const below = inWords(
  /\b(?:assistant|clerk|helper|trainee|apprentice|intern|labourer|mate|student|volunteer|junior|pe[oó]n|mozo|practicante|estudiante|voluntari[oa]|ayudante|auxiliar|aprendiz|becari[oa]|pr[aá]cticas)\b/iu,
);
/** Any of several kinds of work will do. */
const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);
/** Where the work was done is asked for, whatever one was there: "in a planning department". */
const somewhere = inWords(
  /\b(?:in|within|en|dentro de) (?:(?:an?|the|our|una?|el|la) )?(?:[\p{L}-]+ ){0,3}(?:departments?|offices?|teams?|environments?|settings?|sectors?|industry|firms?|practices?|schools?|hospitals?|laborator(?:y|ies)|departamentos?|despachos?|oficinas?|equipos?|entornos?|empresas?|industria|colegios?|hospital(?:es)?|residencias?|laboratorios?|centros?)\b/iu,
);
/** The kind of employer counts as much as the post. */
const inSector = inWords(
  /\b(?:sectors?|(?<!\bin )industry|industries|settings?|environments?|industria|rama|rubro|entornos?|empresas?|centros?)\b/iu,
);
/** Words of a title that say how high somebody stands, and not what they do. */
const ranks: ReadonlySet<string> = new Set(
  'manager officer coordinator specialist executive director supervisor leader lead head consultant associate representative gerente responsable encargado encargada jefe jefa coordinador coordinadora especialista director directora supervisor supervisora'
    .split(' ')
    .flatMap((word) => [stemOf(foldWord(word), 'en'), stemOf(foldWord(word), 'es')]),
);
/** A post is named: "as a ward nurse". */
const asPost = inWords(/\b(?:as an?|como)\b/iu);
const postIn = inWords(/\b(?:as an?|como) (.{4,60}?) (?:in|within|at|en|dentro de)\b/iu);
/** Where it was done, as far as letters say it: "a GMP laboratory". */
const letters = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;
const locationPhrase = inWords(/\b(?:in|within|at|en) (?:an?|the|una?|el|la) /iu);
/** Near enough to the title of the posting to be the same work. */
const sameWork = 0.6;
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

  private isSameWork({ title }: ListedJob): boolean {
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
