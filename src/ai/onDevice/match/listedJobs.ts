// The jobs in a resume, for counting years: the parser's entries, and other dated text ("since May 2021, as a clerk").
import { inWords } from '#domain/text/wordLimits.ts';
import type { ParsedResume, ReadFrom } from '#domain/resume/resume.ts';
import { findDegree } from '#ai/onDevice/qualifications/degrees.ts';
import { findNumber, numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { isOfOthers } from './othersActions.ts';

/** `title` is what the job was called as far as the resume says so, with the employer; `body` what was done. */
export interface ListedJob {
  title: string;
  names: string;
  body: string;
  start: string | null;
  end: string | null;
  current: boolean;
  source: ReadFrom | null;
}

/** Dated text that is not work: studies, certificates and their terms. */
const noWork = inWords(
  /\b(?:licen[cs]e|certifi\p{L}*|course|curso|valid|card|carn[eé]|permiso|volunt\p{L}*|passport|student (?:at|of|in)|studied|studies|estudi(?:[eé]|os|ante|antes|aba|ando|ar|ado))\b/iu,
);
/** Places of study, where others work: not work unless a post is named. */
const school = inWords(/\b(?:universi\p{L}*|school|college|instituto?|IES|colegio|student)\b/iu);
const isNoWork = (words: string): boolean =>
  noWork.test(words) ||
  findDegree(words) !== null ||
  (school.test(words) && findTitle(words) === '');
/** How far the words of a dated piece of running text go. */
const reach = 120;

function readEntries({ experience, from }: ParsedResume): ListedJob[] {
  return experience.map(({ title, employer, bullets, start, end, current }, index) => ({
    title,
    names: `${title} ${employer}`,
    body: bullets.join(' '),
    start,
    end,
    current,
    source: from[`experience.${index}.title`] ?? from[`experience.${index}.employer`] ?? null,
  }));
}

/** Dated text on lines outside entries: the sentence of the date, up to the next date. */
function readRunningText({ lines, from }: ParsedResume): ListedJob[] {
  const linesOf = (paths: RegExp): Set<number> =>
    new Set(Object.entries(from).flatMap(([path, { line }]) => (paths.test(path) ? [line] : [])));
  const [taken, items] = [
    linesOf(/^(?:experience\.\d+\.(?:title|employer|start|end)|education\.|certifications\.)/),
    linesOf(/^experience\.\d+\.bullets\./),
  ];
  return lines.flatMap((line, index): ListedJob[] => {
    if (taken.has(index)) return [];
    const periods = findPeriods(line).filter(
      ({ single, start, from: at }) =>
        !single && start !== null && (!items.has(index) || !/\p{L}{3}/u.test(line.slice(0, at))),
    );
    return periods.flatMap((period, at): ListedJob[] => {
      const next = periods[at + 1]?.from ?? line.length;
      const stop = /[.;](?:\s|$)/u.exec(line.slice(period.to, next));
      const to = Math.min(next, period.to + (stop?.index ?? reach), period.to + reach);
      const before =
        line
          .slice(Math.max(periods[at - 1]?.to ?? 0, period.from - reach), period.from)
          .split(/[.;:]\s/u)
          .at(-1) ?? '';
      const words = `${before.trim()} ${line.slice(period.to, to).trim()}`.trim();
      if (isNoWork(words) || !/\p{L}{3}/u.test(words)) return [];
      return [
        {
          title: findTitle(words),
          names: words,
          body: line.slice(period.to, next),
          start: period.start,
          end: period.end,
          current: period.current,
          source: { line: index, start: period.from, end: to },
        },
      ];
    });
  });
}

/** The post in the words around a date: "as a clerk", "soy conductor", "Bricklayer with Kerr". */
function findTitle(words: string): string {
  const named = inWords(
    /\b(?:as an?|been an?|was an?|am an?|como|soy|fui)\s+([^,.;]{3,60})/iu,
  ).exec(words)?.[1];
  return (
    named ??
    words.split(/[,.;]|\s[–—-]\s/u).find((part) => scoreTitle(part.trim()) >= 3) ??
    ''
  ).trim();
}

/** Work with a duration and no dates: "Tiler, self-employed, 6 years". */
export interface StatedYears {
  names: string;
  years: number;
  source: ReadFrom;
}

const lasting = new RegExp(
  inWords(
    /(?<![\p{L}\d])(?:\d{1,2}|NUMBERS)\+?\s(?:full\s|whole\s)?(?:years?|años?)\b(?! (?:old|of age|de edad))/iu,
  ).source.replace('NUMBERS', numberWords),
  'iu',
);

/** The stated years of lines that have no dates. */
export function findStatedYears({ lines }: ParsedResume): StatedYears[] {
  return lines.flatMap((line, index) =>
    sentencesOf(line).flatMap(({ text, start, end }): StatedYears[] => {
      const years = findNumber(lasting.exec(text)?.[0] ?? '');
      return years === null ||
        years > 45 ||
        findPeriods(text).length > 0 ||
        isNoWork(text) ||
        isOfOthers(text)
        ? []
        : [{ names: text, years, source: { line: index, start, end } }];
    }),
  );
}

/** All jobs, entries first. */
export function listJobs(resume: ParsedResume): ListedJob[] {
  return [...readEntries(resume), ...readRunningText(resume)];
}
