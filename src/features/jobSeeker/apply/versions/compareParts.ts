// A version beside the master it was made from: part by part, each with its text in both.
import type { ParsedResume } from '#domain/resume/resume.ts';

export interface ComparedPart {
  key: string;
  part: 'headline' | 'summary' | 'experience' | 'skills';
  /** The employment, where it is one. */
  where: string;
  before: string;
  after: string;
}

const whereOf = ({ title, employer }: ParsedResume['experience'][number]): string =>
  [title, employer].filter(Boolean).join(' · ');

/** The parts that fitting can change. Employments are identified by their head, since the master may have others by now. */
export function compareParts(master: ParsedResume, version: ParsedResume): ComparedPart[] {
  const heads = [...new Set([...master.experience, ...version.experience].map(whereOf))];
  const lines = (resume: ParsedResume, head: string): string =>
    resume.experience
      .filter((job) => whereOf(job) === head)
      .flatMap(({ bullets }) => bullets.map((bullet) => `• ${bullet}`))
      .join('\n');
  return [
    {
      key: 'headline',
      part: 'headline',
      where: '',
      before: master.headline ?? '',
      after: version.headline ?? '',
    },
    {
      key: 'summary',
      part: 'summary',
      where: '',
      before: master.summary ?? '',
      after: version.summary ?? '',
    },
    ...heads.map((head): ComparedPart => ({
      key: `experience/${head}`,
      part: 'experience',
      where: head,
      before: lines(master, head),
      after: lines(version, head),
    })),
    {
      key: 'skills',
      part: 'skills',
      where: '',
      before: master.skills.join(', '),
      after: version.skills.join(', '),
    },
  ];
}
