// How many years of the work asked for a resume shows.
import { readAskedYears } from '#ai/onDevice/qualifications/qualification.ts';
import { findStatedYears } from '#ai/onDevice/match/listedJobs.ts';
import { missing, type Grounds, type Verdict } from '#ai/onDevice/match/verdicts.ts';
import { AskedWork } from './askedWork.ts';

/** The fewest years, months counted in, that still pass for those asked for. */
const tolerance = 0.1;

const quoteOf = (
  { lines }: Grounds['resume'],
  source: { line: number; start: number; end: number },
): string => lines[source.line]?.slice(source.start, source.end) ?? '';

/** No dates anywhere, but "eleven years as a baker". */
function judgeByStatement(work: AskedWork, { resume }: Grounds, asked: number): Verdict {
  const stated =
    work.field.length === 0
      ? undefined
      : findStatedYears(resume)
          .filter(({ names }) => work.countShared(names) > 0)
          .sort((a, b) => b.years - a.years)[0];
  return stated
    ? {
        state: stated.years >= asked ? 'met' : 'partial',
        by: 'wording',
        evidence: [{ ...stated.source, text: quoteOf(resume, stated.source) }],
      }
    : missing;
}

/** Years: those in work of the same words count; those under a near title only in part. */
export function judgeYears(text: string, grounds: Grounds): Verdict {
  const asked = readAskedYears(text);
  const work = new AskedWork(text, grounds);
  const years = work.countYears(work.field.length === 0 ? work.isClose : work.holds);
  const source = work.jobs.find((job, index) => work.isWide(index) && job.source !== null)?.source;
  if (!source || work.countYears(work.isWide) === 0) return judgeByStatement(work, grounds, asked);
  const quoted = quoteOf(grounds.resume, source);
  return quoted === ''
    ? missing
    : {
        state: years >= asked - tolerance ? 'met' : 'partial',
        by: 'wording',
        evidence: [{ ...source, text: quoted }],
      };
}
