// The facts that resume layouts are made of, and the ways of writing a date.
//
// A person is a line "name | email | phone | location | headline" and below it lines that start with a letter:
// J job: title | employer | location | start | end | what was done ;; …   E study: degree | school | start | end
// S skills, L languages with levels, C certificates, each a list.
import { peopleEn } from './peopleEn.ts';
import { peopleEs } from './peopleEs.ts';
import { peopleSecondEn, peopleSecondEs } from './peopleSecond.ts';

type Language = 'en' | 'es';
export interface Job {
  title: string;
  employer: string;
  location: string;
  start: string;
  /** Null for an ongoing job. */
  end: string | null;
  bullets: string[];
}
export interface Study {
  degree: string;
  school: string;
  start: number;
  end: number;
}
export interface Person {
  language: Language;
  name: string;
  email: string;
  phone: string;
  location: string;
  headline: string;
  jobs: Job[];
  studies: Study[];
  skills: string[];
  languages: { name: string; level: string }[];
  certificates: string[];
}

function personOf(block: string, language: Language): Person {
  const [head = '', ...lines] = block.trim().split('\n');
  const [name = '', email = '', phone = '', location = '', headline = ''] = head.split(' | ');
  const of = (sign: string): string[] =>
    lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  return {
    language,
    name,
    email,
    phone,
    location,
    headline,
    jobs: of('J').map((line) => {
      const [title = '', employer = '', town = '', start = '', end = '', done = ''] =
        line.split(' | ');
      return {
        title,
        employer,
        location: town,
        start,
        end: end === 'now' ? null : end,
        bullets: done.split(' ;; '),
      };
    }),
    studies: of('E').map((line) => {
      const [degree = '', school = '', start = '', end = ''] = line.split(' | ');
      return { degree, school, start: Number(start), end: Number(end) };
    }),
    skills: of('S').flatMap((line) => line.split(', ')),
    languages: of('L')
      .flatMap((line) => line.split(', '))
      .map((item) => ({
        name: item.slice(0, item.lastIndexOf(' ')),
        level: item.slice(item.lastIndexOf(' ') + 1),
      })),
    certificates: of('C').flatMap((line) => line.split(', ')),
  };
}

const people = (
  [
    ['en', peopleEn],
    ['es', peopleEs],
    ['en', peopleSecondEn],
    ['es', peopleSecondEs],
  ] as const
).flatMap(([language, text]) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((block) => personOf(block, language)),
);

/** The person of this name. */
export function personNamed(name: string): Person {
  const person = people.find((one) => one.name === name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
}

const monthNames = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const;
const monthOf = (date: string, language: Language): string =>
  monthNames[language][Number(date.slice(5)) - 1] ?? '';

/** Ways of writing a month. */
export const written = {
  year: (date: string): string => date.slice(0, 4),
  slashed: (date: string): string => `${date.slice(5)}/${date.slice(0, 4)}`,
  long: (date: string): string => `${monthOf(date, 'en')} ${date.slice(0, 4)}`,
  short: (date: string): string => `${monthOf(date, 'en').slice(0, 3)} ${date.slice(0, 4)}`,
  spanish: (date: string): string => `${monthOf(date, 'es')} de ${date.slice(0, 4)}`,
  spanishShort: (date: string): string => `${monthOf(date, 'es').slice(0, 3)}. ${date.slice(0, 4)}`,
} as const;

/** "March 2020 – Present" in the way that is asked for. */
export function period(
  { start, end }: Pick<Job, 'start' | 'end'>,
  way: (date: string) => string,
  sign: string,
  now: string,
): string {
  return `${way(start)}${sign}${end === null ? now : way(end)}`;
}

/** "English (native), Polish (B1)" as items. */
export function spoken({ languages }: Person): string[] {
  return languages.map(({ name, level }) => `${name} (${level})`);
}
