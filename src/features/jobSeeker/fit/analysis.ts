// One analysis of a stored job and a resume: read the posting, match the resume, and keep both with what they were made of.
import { z } from 'zod';
import { writeCanonicalJson } from '#ai/results/canonical.ts';
import type { Ai } from '#ai/port.ts';
import { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { limits, Provenance } from '#domain/jobs/kit.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import { KeptReading, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { inWords } from '#domain/text/wordLimits.ts';
import { readYearsAsked } from '#domain/resume/yearsAsked.ts';

/** applications/{jobId}.content.match: the match, and what it was made of. */
export const KeptMatch = ResumeMatch.extend({
  made: Provenance,
  resumeId: z.string(),
  resumeHash: z.string(),
  jobHash: z.string(),
  reading: KeptReading.pick({ mustHave: true, niceToHave: true, qualifications: true }),
});
export type KeptMatch = z.infer<typeof KeptMatch>;

/** What was kept; null when there is nothing, or something of another time. */
export function readKeptMatch(stored: unknown): KeptMatch | null {
  const read = KeptMatch.safeParse(stored);
  return read.success ? read.data : null;
}

/** Names a resume by its words: another correction, another name. */
export function resumeHashOf({ lines, experience, education, skills }: ParsedResume): string {
  return computeSha256(writeCanonicalJson({ lines, experience, education, skills }));
}

/** Names a job by its title and description. */
export function jobHashOf({ title, text }: Pick<TrackedJob, 'title' | 'text'>): string {
  return computeSha256(writeCanonicalJson({ title: title ?? '', text: text ?? '' }));
}

/** Most requirements of either need that a match takes. */
const mostRequirements = 40;

/** Everything a posting asks for, skills first, then degree, licences, languages and the like. */
export function requirementsOf({ mustHave, niceToHave, qualifications }: KeptMatch['reading']): {
  mustHave: string[];
  niceToHave: string[];
} {
  const rows = (need: 'must' | 'nice'): string[] =>
    qualifications.filter((row) => row.need === need).map(({ text }) => text);
  // A language or a licence that is a row of its own is not asked for a second time by its name alone.
  const isMentioned = (name: string): boolean =>
    name.length > 2 &&
    qualifications.some(
      ({ kind, text }) =>
        (kind === 'language' || kind === 'licence') &&
        inWords(new RegExp(`\\b${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'iu')).test(
          text,
        ),
    );
  const skills = (names: readonly string[]): string[] => names.filter((name) => !isMentioned(name));
  return {
    mustHave: [...skills(mustHave), ...rows('must')].slice(0, mostRequirements),
    niceToHave: [...skills(niceToHave), ...rows('nice')].slice(0, mostRequirements),
  };
}

/** Reads and matches. `asOf`: the month up to which a present job counts ("2026-11"). Throws what `ai.ask` throws. */
export async function analyse(
  ai: Ai,
  job: Pick<TrackedJob, 'title' | 'text'>,
  resume: { id: string; words: ParsedResume },
  asOf: string,
): Promise<{ kept: KeptMatch; reading: KeptReading; provenance: Provenance }> {
  const text = job.text ?? '';
  const { reply: reading, provenance } = await ai.ask('readJobDescription', { text });
  const title = (reading.title || job.title || '').slice(0, limits.titleMax);
  const { reply: match, provenance: made } = await ai.ask('matchResume', {
    job: { title, ...requirementsOf(reading), minYears: readYearsAsked(text) },
    resume: resume.words,
    asOf,
  });
  const { mustHave, niceToHave, qualifications } = reading;
  return {
    kept: {
      ...match,
      made,
      resumeId: resume.id,
      resumeHash: resumeHashOf(resume.words),
      jobHash: jobHashOf(job),
      reading: { mustHave, niceToHave, qualifications },
    },
    reading,
    provenance,
  };
}

/** Matches what was read of the posting with the resume as it is now: on the device, without reading the posting again. */
export async function matchAgain(
  ai: Ai,
  kept: KeptMatch,
  job: Pick<TrackedJob, 'title' | 'text' | 'content'>,
  resume: { id: string; words: ParsedResume },
  asOf: string,
): Promise<KeptMatch> {
  const title = (job.content?.reading?.title || job.title || '').slice(0, limits.titleMax);
  const { reply, provenance: made } = await ai.ask('matchResume', {
    job: { title, ...requirementsOf(kept.reading), minYears: readYearsAsked(job.text ?? '') },
    resume: resume.words,
    asOf,
  });
  return { ...kept, ...reply, made, resumeId: resume.id, resumeHash: resumeHashOf(resume.words) };
}
