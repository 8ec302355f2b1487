// The jobs that a resume tells of, for counting years: those the parser made entries of, and dated words that it did not ("since May 2021, as a clerk").
import { inWords } from '#domain/wordLimits.ts';
import type { ParsedResume, ReadFrom } from '#domain/resume.ts';
import { degreeIn } from '#ai/onDevice/qualifications/degrees.ts';
import { periodsIn } from '#ai/onDevice/resume/dates.ts';
import { titleScore } from '#ai/onDevice/resume/kinds.ts';

/** `title` is what the job was called as far as the resume says so, with the employer; `body` what was done. */
export interface JobTold { title: string; names: string; body: string; start: string | null; end: string | null; current: boolean; place: ReadFrom | null }

/** What is dated and no work: studies, papers, papers' terms. */
const noWork = inWords(/\b(?:universi\p{L}*|school|college|instituto?|IES|colegio|licen[cs]e|certifi\p{L}*|course|curso|valid|card|carn[eé]|permiso|volunt\p{L}*|passport|student|studied|estudi\p{L}*)\b/iu);
/** How far the words of a dated piece of running text go. */
const reach = 120;

function fromEntries({ experience, from }: ParsedResume): JobTold[] {
  return experience.map(({ title, employer, bullets, start, end, current }, index) => ({ title, names: `${title} ${employer}`, body: bullets.join(' '), start, end, current, place: from[`experience.${index}.title`] ?? from[`experience.${index}.employer`] ?? null }));
}

/** Dated words on lines of which no entry was made; the words from the date to the next date or to the end of the sentence. */
function fromRunningText({ lines, from }: ParsedResume): JobTold[] {
  const taken = new Set(Object.entries(from).flatMap(([path, { line }]) => (/^(?:experience|education|certifications)\./.test(path) ? [line] : [])));
  return lines.flatMap((line, index): JobTold[] => {
    if (taken.has(index)) return [];
    const periods = periodsIn(line).filter(({ single, start }) => !single && start !== null);
    return periods.flatMap((period, at): JobTold[] => {
      const next = periods[at + 1]?.from ?? line.length;
      const stop = /[.;](?:\s|$)/u.exec(line.slice(period.to, next));
      const to = Math.min(next, period.to + (stop?.index ?? reach), period.to + reach);
      const words = line.slice(period.to, to);
      const title = inWords(/\b(?:as an?|como)\s+([^,.;]{3,60})/iu).exec(words)?.[1] ?? (titleScore(words.replace(/^[\s:,–—-]+/u, '').split(/[,.;]/u)[0] ?? '') >= 3 ? words.split(/[,.;]/u).find((part) => titleScore(part) >= 3) ?? '' : '');
      if (noWork.test(words) || degreeIn(words) !== null || words.trim().length < 3) return [];
      return [{ title: title.trim(), names: words, body: line.slice(period.to, next), start: period.start, end: period.end, current: period.current, place: { line: index, start: period.from, end: to } }];
    });
  });
}

/** All the jobs told, entries first. */
export function jobsTold(resume: ParsedResume): JobTold[] {
  return [...fromEntries(resume), ...fromRunningText(resume)];
}
