// Reads the jobs of a resume: title, employer, dates and what was done, from heads or from label-and-value lists.
import { findLabelledEntries, type Labelled } from './labelled.ts';
import { entriesOf, type Entry } from '#ai/onDevice/resume/shape/entries.ts';
import {
  assignHead,
  headOf,
  orderOf,
  type Dated,
  type Head,
} from '#ai/onDevice/resume/shape/heads.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { scoreEmployer, scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { labelOf } from '#ai/onDevice/resume/shape/lineSigns.ts';
import type { Found, Line } from '#ai/onDevice/resume/shape/pieces.ts';
import type { Job } from './foundJob.ts';
import { removeTown, withPhrases, withEmployers, hasTownsInBrackets } from './jobEmployers.ts';

/** Start and end of the first period; a lone date ends it. */
export function datesOf(dates: readonly Dated[]): Pick<Job, 'start' | 'end' | 'current'> {
  const best = dates.find(({ period }) => !period.single) ?? dates[0];
  if (!best) return { start: null, end: null, current: false };
  const { period, line } = best;
  const at = (span: [number, number] | null): Found['from'] => ({
    line: line.index,
    start: span?.[0] ?? period.from,
    end: span?.[1] ?? period.to,
  });
  const loose = period.single ? dates.filter((item) => item.period.single) : [];
  const [first, second] = loose;
  if (first && second?.period.end && first.period.end && second.period.end >= first.period.end)
    return {
      start: {
        value: first.period.end,
        from: { line: first.line.index, start: first.period.from, end: first.period.to },
      },
      end: {
        value: second.period.end,
        from: { line: second.line.index, start: second.period.from, end: second.period.to },
      },
      current: false,
    };
  return {
    start: period.start ? { value: period.start, from: at(period.startAt) } : null,
    end: period.end ? { value: period.end, from: at(period.endAt) } : null,
    current: period.current,
  };
}

/** What was done, one item for each line; labels such as "Responsibilities:" are no items. */
function bulletsOf(body: readonly Line[]): Found[] {
  return body.flatMap((line): Found[] => {
    if (
      labelOf(line.masked.slice(line.at)) !== null &&
      /^[^.]{0,40}$/.test(line.masked.slice(line.at))
    )
      return [];
    let from = line.at;
    let to = line.masked.length;
    while (from < to && /\s/.test(line.masked[from] ?? '')) from += 1;
    const gap = /\s{12,}/.exec(line.masked.slice(from));
    if (gap && line.masked !== line.text) to = gap.index > 10 ? from + gap.index : to;
    if (gap && line.masked !== line.text && gap.index <= 10) from += gap.index + gap[0].length;
    while (to > from && /\s/.test(line.masked[to - 1] ?? '')) to -= 1;
    return to - from >= 3
      ? [
          {
            text: line.masked.slice(from, Math.min(to, from + 1_000)),
            from: { line: line.index, start: from, end: Math.min(to, from + 1_000) },
          },
        ]
      : [];
  });
}

/** True for a head of one dated line below an employer whose name is on a line of its own: a further post there. */
function isFurtherPost(entry: Entry, before: readonly Entry[], head: Head): boolean {
  const isDated = (line: Line): boolean => findPeriods(line.masked).length > 0;
  const [line, more] = entry.head;
  if (!line || more || !isDated(line) || head.groups.some(({ at }) => at) || head.groups.length > 1)
    return false;
  const above = before.findLast(({ head: lines }) => lines.length > 1)?.head;
  const pieces = head.groups.flatMap((group) => group.pieces);
  return (
    above?.length === 2 &&
    above[0] !== undefined &&
    above[1] !== undefined &&
    !isDated(above[0]) &&
    isDated(above[1]) &&
    scoreTitle(pieces[0]?.text ?? '') >= 3 &&
    pieces.slice(1).every(({ text }) => scoreEmployer(text) < 1.5)
  );
}

function buildJob(
  entry: Entry,
  order: number,
  texts: readonly string[],
  before: readonly Entry[],
): Job {
  const head = headOf(entry.head);
  if (isFurtherPost(entry, before, head)) {
    const pieces = head.groups.flatMap((group) => group.pieces);
    const [first] = pieces;
    const last = pieces.at(-1);
    if (first && last)
      return {
        title: {
          text: (texts[first.from.line] ?? '').slice(first.from.start, last.from.end),
          from: { ...first.from, end: last.from.end },
        },
        employer: null,
        ...datesOf(head.dates),
        bullets: bulletsOf(entry.body),
      };
  }
  const { first: title, second: employer } = assignHead(
    head,
    scoreTitle,
    scoreEmployer,
    order,
    texts,
  );
  return {
    title,
    employer: removeTown(employer),
    ...datesOf(head.dates),
    bullets: bulletsOf(entry.body),
  };
}

function buildJobFromLabels(entry: Labelled): Job {
  return {
    title: entry.title,
    employer: removeTown(entry.employer),
    ...datesOf(entry.dates),
    bullets: bulletsOf(entry.body),
  };
}

/** The jobs of the experience sections in order. `texts` are the lines of the resume. */
export function findJobs(lines: readonly Line[], texts: readonly string[]): Job[] {
  const labels = findLabelledEntries(lines, 'job');
  if (labels) return withEmployers(labels.map(buildJobFromLabels)).slice(0, 40);
  const entries = entriesOf(lines).filter(({ head }) => head.length > 0);
  const order = orderOf(
    entries.map(({ head }) => headOf(head)),
    scoreTitle,
    scoreEmployer,
    texts,
  );
  const isBracketed = hasTownsInBrackets(entries.flatMap(({ head }) => head));
  return withEmployers(
    withPhrases(
      entries
        .map((entry, index) => buildJob(entry, order, texts, entries.slice(0, index)))
        .map((job) => (isBracketed ? { ...job, employer: removeTown(job.employer, true) } : job))
        .filter(({ title, employer }) => title !== null || employer !== null),
    ),
  ).slice(0, 40);
}
