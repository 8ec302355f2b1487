// Forty resumes of invented people, each in another layout, with their facts; half of them are set aside.
import { createHash } from 'node:crypto';
import { buildTextPdf } from '#ai/documents/files.fixture.ts';
import type { ResumeRow } from '../benchResumes.ts';
import type { Layout } from './layout.ts';
import { pdfLayouts } from './pdfLayouts.ts';
import { personNamed, spoken, type Person } from './people.ts';
import { secondLayouts } from './secondLayouts.ts';
import { textLayouts } from './textLayouts.ts';
import { wordLayouts } from './wordLayouts.ts';

export interface OwnResume {
  row: ResumeRow;
  bytes: Uint8Array;
}

const sections = ['experience', 'education', 'skills', 'languages', 'certifications'];

function goldOf(layout: Layout, p: Person): ResumeRow['gold'] {
  const date = (value: string): string => (layout.precision === 'year' ? value.slice(0, 4) : value);
  return {
    name: p.name,
    email: p.email,
    phone: p.phone,
    location: p.location,
    links: [],
    headline: layout.headline ? p.headline : null,
    sections: layout.sections ?? sections,
    experience: p.jobs.map(({ title, employer, start, end, bullets }) => ({
      title,
      employer,
      start: date(start),
      end: end === null ? null : date(end),
      current: end === null,
      bullets:
        layout.bullets === 'none'
          ? []
          : layout.bullets === 'together'
            ? [bullets.join(' ')]
            : bullets,
    })),
    education:
      layout.studies === 'none'
        ? []
        : p.studies.map(({ school, degree, start, end }) => ({
            school,
            degree,
            startYear: layout.studyYears === 'end' ? null : start,
            endYear: end,
          })),
    skills: p.skills,
    languages: spoken(p),
    certifications: layout.certificates === 'none' ? [] : p.certificates,
  };
}

function resumeIn(layout: Layout): OwnResume {
  const person = personNamed(layout.person);
  const made = layout.render(person);
  const [bytes, ending] =
    typeof made === 'string'
      ? [new TextEncoder().encode(made), 'txt']
      : made instanceof Uint8Array
        ? [made, 'docx']
        : [buildTextPdf(made), 'pdf'];
  return {
    bytes,
    row: {
      id: layout.id,
      file: `${layout.id}.${ending}`,
      template: layout.id,
      role: person.headline,
      level: '',
      gold: goldOf(layout, person),
    },
  };
}

/** Which resumes: the first forty cut in two, and the sixteen written later cut in two. */
export type LayoutHalf = 'dev' | 'aside' | 'secondDev' | 'secondHeld';

/** By the order of their hashes, which nobody chose: the first half is looked at, the other is not. */
function inHalf(half: LayoutHalf): Layout[] {
  const isFirst = half === 'dev' || half === 'aside';
  const hashed = (isFirst ? [...textLayouts, ...pdfLayouts, ...wordLayouts] : secondLayouts)
    .map((layout) => ({ layout, hash: createHash('sha256').update(layout.id).digest('hex') }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const middle = hashed.length / 2;
  return (
    half === 'dev' || half === 'secondDev' ? hashed.slice(0, middle) : hashed.slice(middle)
  ).map(({ layout }) => layout);
}

/** The resumes of one half. */
export const ownResumes = (half: LayoutHalf): OwnResume[] => inHalf(half).map(resumeIn);
