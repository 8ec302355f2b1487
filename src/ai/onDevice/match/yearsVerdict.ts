// How many years of the work asked for a resume shows, by the titles of jobs, and by their text where no title names it.
import { inWords } from '#domain/text/wordLimits.ts';
import { numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import { askedYears } from '#ai/onDevice/qualifications/qualification.ts';
import { activitiesIn, isShownIn } from './activities.ts';
import { clausesIn, contentStems } from './clauses.ts';
import { fieldTest } from './fields.ts';
import { listJobs, statedYears, type ListedJob } from './listedJobs.ts';
import { asksToLead as leadsPeople, describesLeading } from './leadVerdict.ts';
import { holdsOneOf, otherWordsFor } from './otherWords.ts';
import { areSynonyms } from './sameWords.ts';
import { titleCloseness } from './titles.ts';
import { missing, type Grounds, type Verdict } from './verdicts.ts';
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
/** A post is named: "as a ward nurse". */
const asPost = inWords(/\b(?:as an?|como)\b/iu);
const postIn = inWords(/\b(?:as an?|como) (.{4,60}?) (?:in|within|at|en|dentro de)\b/iu);
/** Where it was done, as far as letters say it: "a GMP laboratory". */
const letters = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;
const locationPhrase = inWords(/\b(?:in|within|at|en) (?:an?|the|una?|el|la) /iu);
/** Near enough to the title of the posting to be the same work. */
const sameWork = 0.6;
/** The fewest years, months counted in, that still pass for those asked for. */
const tolerance = 0.1;

/** Years: those in work of the same words count; those under a near title only in part. */
export function yearsVerdict(
  text: string,
  { resume, language, jobTitle, asOf, words }: Grounds,
): Verdict {
  const asked = askedYears(text);
  // "As a supervisor in fashion retail": the post is what was held, the rest is where.
  const post = postIn.exec(text)?.[1] ?? text;
  const field = [
    ...new Set(
      contentStems(post.replace(general, ' ').replace(numberNames, ' '), language).filter(
        (stem) => !/^\d/.test(stem),
      ),
    ),
  ];
  const near = (a: string, b: string): boolean =>
    a === b ||
    (Math.min(a.length, b.length) >= 4 &&
      (a.slice(0, 5) === b.slice(0, 5) ||
        (Math.abs(a.length - b.length) <= 3 && (a.startsWith(b) || b.startsWith(a)))));
  const shared = (workText: string, isWide = false): number => {
    const own = contentStems(
      workText.replaceAll(inWords(/\((?:not|no|sin)\b[^)]*\)/giu), ' '),
      language,
    );
    return field.filter((stem) =>
      own.some((other) => near(stem, other) || (isWide && areSynonyms(stem, other, language))),
    ).length;
  };
  const kinds = otherWordsFor(text.replace(general, ' '), language);
  const askedActivities = activitiesIn(text.replace(general, ' '), language);
  const isCalled = (names: string): boolean =>
    kinds.some((phrases) => holdsOneOf(names, phrases, language));
  const isDone = ({ names, body }: ListedJob): boolean =>
    kinds.some((phrases) => holdsOneOf(`${names}. ${body}`, phrases, language)) ||
    clausesIn(body).some(
      ({ text: clause, status }) =>
        status === 'done' &&
        askedActivities.some(({ activity }) => isShownIn(clause, activity, language) === 'met'),
    );
  const jobs = listJobs(resume);
  // What a job was called says what it was; what was done there only where no title does.
  const isOwnWork = (title: string): boolean =>
    below.test(text) || below.test(jobTitle) || somewhere.test(text) || !below.test(title);
  const narrow = (text.match(letters) ?? []).filter(
    (one) => one !== 'UK' && one !== 'US' && resume.lines.some((line) => line.includes(one)),
  );
  const leading = leadsPeople(text);
  const titled = jobs.map(({ title, names }) => (isOwnWork(title) ? shared(names) : 0));
  const most = Math.max(0, ...titled);
  // "Domestic plumbing", where the post is a plumber's: years under that title are such years.
  const isOfPost = field.some((stem) =>
    contentStems(jobTitle, language).some((other) => near(stem, other)),
  );
  const isSameWork = ({ title }: ListedJob): boolean =>
    isOfPost &&
    most === 0 &&
    !locationPhrase.test(text) &&
    field.length <= 2 &&
    titleCloseness(jobTitle, title, words) >= sameWork;
  // A field is recognised by the titles of people in it, where no title has its words and no post is named.
  const isWide = inSector.test(text) || (most === 0 && !asPost.test(text));
  const inField = isWide
    ? fieldTest(
        text.replace(notField, ' ').replace(general, ' ').replace(numberNames, ' '),
        language,
      )
    : null;
  const isKind = ({ title, names }: ListedJob): boolean =>
    isCalled(names) || (inField?.(inSector.test(text) || title === '' ? names : title) ?? false);
  const hasKind = jobs.some((job) => isOwnWork(job.title) && isKind(job));
  const holds = (index: number): boolean => {
    const job = jobs[index];
    if (!job) return false;
    if (narrow.length > 0 && !narrow.some((one) => `${job.names} ${job.body}`.includes(one)))
      return false;
    if (leading) return describesLeading(`${job.names}. ${job.body}`);
    // Of several words the job with the most of them is of the kind asked for: "articulated driving" is not all driving.
    if (most > 0)
      return (
        (titled[index] ?? 0) >= (oneWillDo.test(text) ? 1 : most) ||
        (isOwnWork(job.title) && isKind(job)) ||
        isSameWork(job)
      );
    return (
      (isOwnWork(job.title) && (isKind(job) || (!hasKind && isDone(job)))) ||
      isSameWork(job) ||
      (!hasKind && shared(job.body) > 0)
    );
  };
  const isClose = (index: number): boolean =>
    titleCloseness(jobTitle, jobs[index]?.title ?? '', words) >= 0.45;
  const count = (counts: (index: number) => boolean): number =>
    yearsOf({ experience: jobs }, asOf, counts);
  const years = count(field.length === 0 ? isClose : holds);
  const wide = (index: number): boolean => {
    const job = jobs[index];
    return (
      job !== undefined &&
      (holds(index) ||
        isClose(index) ||
        (titled[index] ?? 0) > 0 ||
        shared(`${job.names} ${job.body}`, true) > 0 ||
        isKind(job) ||
        isDone(job))
    );
  };
  const source = jobs.find((job, index) => wide(index) && job.source !== null)?.source;
  if (!source || count(wide) === 0) {
    // No dates anywhere, but "eleven years as a baker".
    const stated =
      field.length === 0
        ? undefined
        : statedYears(resume)
            .filter(({ names }) => shared(names) > 0)
            .sort((a, b) => b.years - a.years)[0];
    return stated
      ? {
          state: stated.years >= asked ? 'met' : 'partial',
          by: 'wording',
          evidence: [
            {
              ...stated.source,
              text:
                resume.lines[stated.source.line]?.slice(stated.source.start, stated.source.end) ??
                '',
            },
          ],
        }
      : missing;
  }
  const evidence = [
    { ...source, text: resume.lines[source.line]?.slice(source.start, source.end) ?? '' },
  ].filter((one) => one.text !== '');
  return evidence.length === 0
    ? missing
    : { state: years >= asked - tolerance ? 'met' : 'partial', by: 'wording', evidence };
}
