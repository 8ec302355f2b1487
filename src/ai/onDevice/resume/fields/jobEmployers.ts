// Employers of the jobs that were found: without the town, from the words of the title, from the job above.
import { inWords } from '#domain/text/wordLimits.ts';
import { scoreEmployer, scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import type { Found, Line } from '#ai/onDevice/resume/shape/pieces.ts';
import { isLocation, isLocationShaped } from '#ai/onDevice/resume/shape/locations.ts';
import type { Job } from './foundJob.ts';

/** The name of an employer without the town after it, which no list needs to know: "Wyvern Community Hospital, Bath". */
export function removeTown(employer: Found | null, isBracketed = false): Found | null {
  const [, name, town] =
    (isBracketed ? /^(.+?)\s+\(([^()]+)\)?$/u : /^(.+?),\s+([^,]+)$/u).exec(employer?.text ?? '') ??
    [];
  if (
    !employer ||
    !name ||
    !town ||
    !isLocationShaped(town) ||
    /\s(?:and|y|e|&)\s/u.test(town) ||
    scoreTitle(town) >= 3 ||
    scoreEmployer(town) >= 1.5
  )
    return employer;
  return { text: name, from: { ...employer.from, end: employer.from.start + name.length } };
}

/** "Driver for Thistle Parcels", "Conductor en Transportes Moncayo": small words that part the two where nothing else does. */
const byWord = /^(.{3,}?)\s+(?:en|for|with|para|con)\s+(?=\p{Lu})(.{3,})$/u;

/** Jobs whose head is one phrase of title and employer; only where every job is written like that, or the second half looks like an employer: "Especialista en Marketing" is a title. */
export function withPhrases(jobs: readonly Job[]): Job[] {
  // A firm's form at its end makes the whole phrase look like a firm: "Electricista en Montajes Sur, S.L."
  const phraseOf = (job: Job): Found | null =>
    job.employer && !job.title && scoreTitle(byWord.exec(job.employer.text)?.[1] ?? '') >= 3
      ? job.employer
      : job.employer
        ? null
        : job.title;
  const halves = (job: Job): RegExpExecArray | null => byWord.exec(phraseOf(job)?.text ?? '');
  const all =
    jobs.length >= 2 &&
    jobs.every((job) => halves(job) !== null) &&
    jobs.some((job) => scoreTitle(halves(job)?.[1] ?? '') >= 3);
  // Beside jobs that name their employer, "with" and "for" name one as well.
  const each =
    jobs.length >= 2 && jobs.every((job) => job.employer !== null || halves(job) !== null);
  const isOther = (title: string, employer: string, whole: string): boolean =>
    each &&
    scoreTitle(title) >= 3 &&
    !isLocation(employer) &&
    inWords(/^\s+(?:with|for)\b/u).test(whole.slice(title.length));
  return jobs.map((job) => {
    const [whole, title, employer] = halves(job) ?? [];
    const phrase = phraseOf(job);
    if (
      !phrase ||
      !whole ||
      !title ||
      !employer ||
      (!all &&
        !isOther(title, employer, whole) &&
        (scoreTitle(title) < 3 || scoreEmployer(employer) < 1.5))
    )
      return job;
    const { from } = phrase;
    return {
      ...job,
      title: { text: title, from: { ...from, end: from.start + title.length } },
      employer: removeTown({
        text: employer,
        from: { ...from, start: from.start + whole.length - employer.length },
      }),
    };
  });
}

/** Several posts with one employer: its name is written once above them. */
export function withEmployers(jobs: readonly Job[]): Job[] {
  const whole: Job[] = [];
  let above: Found | null = null;
  jobs.forEach((job, index) => {
    const next = jobs[index + 1];
    if (job.employer && !job.title && job.bullets.length === 0 && next?.title && !next.employer) {
      above = job.employer;
      return;
    }
    if (job.employer) above = null;
    whole.push(job.employer || !above ? job : { ...job, employer: above });
  });
  return whole.map((job, index) =>
    job.employer
      ? job
      : {
          ...job,
          employer:
            whole
              .slice(0, index)
              .reverse()
              .find(({ employer }) => employer !== null)?.employer ?? null,
        },
  );
}

/** True where employers are written with their town in brackets: "Bodegas Najerilla (Logroño)". */
export function hasTownsInBrackets(lines: readonly Line[]): boolean {
  return lines.some(
    (line) =>
      !line.bullet &&
      Array.from(line.masked.matchAll(/\(([^()]+)\)/gu)).some(([, inside = '']) =>
        isLocation(inside),
      ),
  );
}
