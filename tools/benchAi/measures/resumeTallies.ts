// The fields of a resume as they were read, against the truth: right of how many, by field.
import { parseResume } from '#ai/tasks/parseResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';

export interface Gold {
  name: string;
  email: string;
  phone: string | null;
  location: string | null;
  links: string[];
  headline: string | null;
  sections: string[];
  experience: {
    employer: string;
    title: string;
    start: string | null;
    end: string | null;
    current: boolean;
    bullets: string[];
  }[];
  education: { school: string; degree: string; startYear: number | null; endYear: number | null }[];
  skills: string[];
  certifications: string[];
  languages: string[];
}
const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:|·•-]+|[\s.,;:|·•-]+$/g, '');
const digits = (text: string | null | undefined): string => (text ?? '').replaceAll(/\D/g, '');

export interface Tally {
  right: number;
  of: number;
}

/** Every field of a resume against the truth: name → right of how many. Lists count missing and surplus items. */
export function tallies(gold: Gold, read: ParsedResume): Map<string, Tally> {
  const counts = new Map<string, Tally>();
  const note = (field: string, isRight: boolean): void => {
    const tally = counts.get(field) ?? { right: 0, of: 0 };
    counts.set(field, { right: tally.right + (isRight ? 1 : 0), of: tally.of + 1 });
  };
  note('name', plain(read.name) === plain(gold.name));
  note('email', plain(read.email) === plain(gold.email));
  if (gold.phone) note('phone', digits(read.phone) === digits(gold.phone));
  if (gold.location) note('location', plain(read.location) === plain(gold.location));
  gold.experience.forEach((job, index) => {
    const own = read.experience[index];
    note('title', plain(own?.title) === plain(job.title));
    note('employer', plain(own?.employer) === plain(job.employer));
    note('dates', own?.start === job.start && own?.end === job.end && own?.current === job.current);
    for (const bullet of job.bullets)
      note('bullets', own?.bullets.some((text) => plain(text) === plain(bullet)) === true);
    for (const bullet of own?.bullets ?? [])
      note(
        'bullets precision',
        job.bullets.some((text) => plain(text) === plain(bullet)),
      );
  });
  for (let index = gold.experience.length; index < read.experience.length; index += 1)
    note('title', false);
  gold.education.forEach((study, index) => {
    const own = read.education[index];
    note('school', plain(own?.school) === plain(study.school));
    note('degree', plain(own?.degree) === plain(study.degree));
    note('years', own?.startYear === study.startYear && own?.endYear === study.endYear);
  });
  for (let index = gold.education.length; index < read.education.length; index += 1)
    note('school', false);
  note('headline', plain(read.headline) === plain(gold.headline));
  for (const link of gold.links)
    note(
      'links',
      read.links.some((own) => plain(own) === plain(link)),
    );
  const lists = [
    ['skills', gold.skills, read.skills],
    ['languages', gold.languages, read.languages],
    ['certifications', gold.certifications, read.certifications],
  ] as const;
  for (const [field, truth, own] of lists) {
    for (const item of truth)
      note(
        `${field} recall`,
        own.some((candidate) => plain(candidate) === plain(item)),
      );
    for (const item of own)
      note(
        `${field} precision`,
        truth.some((candidate) => plain(candidate) === plain(item)),
      );
  }
  note(
    'sections',
    gold.sections.every((section) => read.sections.some((own) => own === section)),
  );
  return counts;
}

const core = [
  'name',
  'email',
  'phone',
  'location',
  'title',
  'employer',
  'dates',
  'school',
  'degree',
  'skills recall',
];

/** The tallies of several resumes as one. */
export function added(all: readonly Map<string, Tally>[]): Map<string, Tally> {
  const sum = new Map<string, Tally>();
  for (const counts of all)
    for (const [field, { right, of }] of counts) {
      const before = sum.get(field) ?? { right: 0, of: 0 };
      sum.set(field, { right: before.right + right, of: before.of + of });
    }
  return sum;
}

/** "97.4 %". */
export const percent = ({ right, of }: Tally): string =>
  of === 0 ? '–' : `${((right / of) * 100).toFixed(1)} %`;
/** The tally of several fields together. */
export const over = (counts: Map<string, Tally>, fields: readonly string[]): Tally =>
  added(fields.map((field) => new Map([['all', counts.get(field) ?? { right: 0, of: 0 }]]))).get(
    'all',
  ) ?? { right: 0, of: 0 };

/** True when every field is at the place it names. */
export const isSound = (read: ParsedResume): boolean =>
  parseResume.checks({ lines: [], hidden: [], fileName: '' }, read).length === 0 &&
  parseResume.reply.safeParse(read).success;

/** The mean share of the ten fields that every resume is judged by. */
export function mean(counts: Map<string, Tally>): number {
  const shares = core.flatMap((field) => {
    const tally = counts.get(field);
    return tally && tally.of > 0 ? [tally.right / tally.of] : [];
  });
  return shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length);
}
