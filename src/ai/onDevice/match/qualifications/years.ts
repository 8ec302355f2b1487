// Adds up the years of work in a resume; overlapping jobs count once.
import type { Employment } from '#domain/resume/resume.ts';

/** Months since year 0; a year alone is taken at its middle. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5)) - 1 : 6);
}

/** Years (one decimal) of the jobs for which `counts` is true, up to the month `asOf`. A job with an end and no start, or a start and no end, counts for nothing unless it is the present one. */
export function yearsOf(
  { experience }: { experience: readonly Pick<Employment, 'start' | 'end' | 'current'>[] },
  asOf: string,
  counts: (index: number) => boolean = () => true,
): number {
  const now = monthOf(asOf);
  const spans = experience
    .flatMap((job, index): [number, number][] => {
      if (!job.start || !counts(index)) return [];
      const from = monthOf(job.start);
      const to = job.current
        ? now
        : job.end
          ? monthOf(job.end) + (job.end.length > 4 ? 1 : 0)
          : null;
      return to !== null && to > from ? [[Math.min(from, now), Math.min(to, now)]] : [];
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let months = 0;
  let reach = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reach));
    reach = Math.max(reach, to);
  }
  return Math.round((months / 12) * 10) / 10;
}
