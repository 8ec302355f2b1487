// Forty resumes of invented people, each laid out in another way, with what they tell; half of them are set aside.
import { createHash } from 'node:crypto';
import { textPdf } from '#ai/documents/files.fixture.ts';
import type { ResumeRow } from '../benchResumes.ts';
import type { Layout } from './layout.ts';
import { pdfLayouts } from './pdfLayouts.ts';
import { personNamed, spoken, type Person } from './people.ts';
import { textLayouts } from './textLayouts.ts';
import { wordLayouts } from './wordLayouts.ts';

export interface OwnResume { row: ResumeRow; bytes: Uint8Array }

const sections = ['experience', 'education', 'skills', 'languages', 'certifications'];

function goldOf(layout: Layout, p: Person): ResumeRow['gold'] {
  const date = (value: string): string => (layout.precision === 'year' ? value.slice(0, 4) : value);
  return {
    name: p.name, email: p.email, phone: p.phone, location: p.place, links: [], headline: layout.headline ? p.headline : null, sections: layout.sections ?? sections,
    experience: p.jobs.map(({ title, employer, start, end, bullets }) => ({ title, employer, start: date(start), end: end === null ? null : date(end), current: end === null, bullets: layout.bullets === 'none' ? [] : layout.bullets === 'together' ? [bullets.join(' ')] : bullets })),
    education: layout.studies === 'none' ? [] : p.studies.map(({ school, degree, start, end }) => ({ school, degree, startYear: layout.studyYears === 'end' ? null : start, endYear: end })),
    skills: p.skills, languages: spoken(p), certifications: layout.certificates === 'none' ? [] : p.certificates,
  };
}

function resumeIn(layout: Layout): OwnResume {
  const person = personNamed(layout.person);
  const made = layout.render(person);
  const [bytes, ending] = typeof made === 'string' ? [new TextEncoder().encode(made), 'txt'] : made instanceof Uint8Array ? [made, 'docx'] : [textPdf(made), 'pdf'];
  return { bytes, row: { id: layout.id, file: `${layout.id}.${ending}`, template: layout.id, role: person.headline, level: '', gold: goldOf(layout, person) } };
}

/** By the order of their hashes, which nobody chose: the first twenty are looked at, the others are not. */
function inHalf(half: 'dev' | 'aside'): Layout[] {
  const hashed = [...textLayouts, ...pdfLayouts, ...wordLayouts].map((layout) => ({ layout, hash: createHash('sha256').update(layout.id).digest('hex') })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  return (half === 'dev' ? hashed.slice(0, hashed.length / 2) : hashed.slice(hashed.length / 2)).map(({ layout }) => layout);
}

/** The resumes of one half. */
export const ownResumes = (half: 'dev' | 'aside'): OwnResume[] => inHalf(half).map(resumeIn);
