// Lines that claim what a resume does not hold, and true lines in other words, made from the truth of the resume set.
import type { ParsedResume } from '#domain/resume/resume.ts';

export interface Variant {
  kind: string;
  text: string;
}

const own = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const bare = (text: string): string => text.replace(/\.$/, '');
const numbers = /\d[\d,.]*\d|\d/g;
const holds = (resume: ParsedResume, words: string): boolean =>
  resume.lines.join('\n').toLowerCase().includes(words.toLowerCase());

interface OtherFacts {
  resume: ParsedResume;
  entry: ParsedResume['experience'][number];
  elsewhere: ParsedResume['experience'][number] | undefined;
  numbersElsewhere: readonly string[];
  skills: readonly string[];
  employers: readonly string[];
}

/** The false variants of one bullet; `turn` and `bulletIndex` vary what is picked. */
function corruptBullet(
  bullet: string,
  bulletIndex: number,
  turn: number,
  { resume, entry, elsewhere, numbersElsewhere, skills, employers }: OtherFacts,
): Variant[] {
  const made: Variant[] = [];
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[(turn * 7 + bulletIndex * 3) % Math.max(1, list.length)];
  const found: string[] = bullet.match(numbers) ?? [];
  const [first, second] = found;
  if (first) {
    made.push({
      kind: 'number changed',
      text: bullet.replace(
        first,
        String((Number.parseFloat(first.replaceAll(',', '')) || 1) * 2 + 1),
      ),
    });
    const strange = numbersElsewhere.find((number) => !found.includes(number));
    if (strange)
      made.push({ kind: 'number of another line', text: bullet.replace(first, strange) });
  }
  if (first && second && first !== second && /from .* to /.test(bullet))
    made.push({
      kind: 'numbers turned round',
      text: bullet.replace(first, '\u0000').replace(second, first).replace('\u0000', second),
    });
  const skill = pick(skills);
  if (skill)
    made.push(
      { kind: 'skill added', text: `${bare(bullet)}, using ${skill}.` },
      {
        kind: 'skill listed',
        text: `Skills: ${[...resume.skills.slice(0, 3), skill].join(', ')}.`,
      },
    );
  const listed = pick(
    resume.skills.filter(
      (name) =>
        !bullet.toLowerCase().includes(name.toLowerCase()) &&
        !entry.bullets.some((line) => line.toLowerCase().includes(name.toLowerCase())) &&
        !entry.title.includes(name),
    ),
  );
  if (listed)
    made.push({ kind: 'skill tied to another deed', text: `${bare(bullet)} with ${listed}.` });
  const employer = pick(employers);
  if (employer)
    made.push({ kind: 'employer of somebody else', text: `At ${employer}, I ${own(bullet)}` });
  if (elsewhere)
    made.push({
      kind: 'employer of another deed',
      text: `At ${elsewhere.employer}, I ${own(bullet)}`,
    });
  if (!/^(?:Led|Managed|Owned|Supervised|Headed)/.test(bullet))
    made.push({
      kind: 'verb inflated',
      text: bullet.replace(/^\S+/, bulletIndex % 2 ? 'Managed' : 'Led'),
    });
  made.push({
    kind: 'claim added',
    text: `${bare(bullet)}${[', winning the company award', ' single-handedly', ', saving 2 million EUR', ' across twelve countries', ', praised by every customer'][(turn + bulletIndex) % 5] ?? ''}.`,
  });
  return made;
}

/** What must be caught. `others`: resumes of other people. */
export function corruptions(resume: ParsedResume, others: readonly ParsedResume[]): Variant[] {
  const skills = others.flatMap((other) => other.skills).filter((skill) => !holds(resume, skill));
  const employers = others
    .flatMap(({ experience }) => experience.map(({ employer }) => employer))
    .filter((name) => !holds(resume, name));
  const made: Variant[] = [];
  resume.experience.forEach((entry, index) => {
    const elsewhere = resume.experience.find(
      (other) =>
        other !== entry &&
        !other.bullets.some((bullet) => entry.bullets.includes(bullet)) &&
        other.employer !== entry.employer,
    );
    const numbersElsewhere = resume.experience.flatMap(({ bullets }) =>
      bullets.flatMap((bullet) => bullet.match(numbers) ?? []),
    );
    entry.bullets.forEach((bullet, bulletIndex) =>
      made.push(
        ...corruptBullet(bullet, bulletIndex, index, {
          resume,
          entry,
          elsewhere,
          numbersElsewhere,
          skills,
          employers,
        }),
      ),
    );
    for (const rank of ['Lead', 'Head', 'Principal', 'Director'])
      if (!holds(resume, `${rank} ${entry.title}`))
        made.push({
          kind: 'title inflated',
          text: `${rank} ${entry.title.replace(/^(?:Senior|Junior|Graduate|Lead) /, '')} at ${entry.employer}`,
        });
    if (entry.start)
      made.push({
        kind: 'date changed',
        text: `${entry.title} at ${entry.employer} from ${Number(entry.start.slice(0, 4)) - 4}`,
      });
  });
  for (const { degree, school } of resume.education)
    if (!degree.startsWith('PhD'))
      made.push({
        kind: 'degree raised',
        text: `PhD ${degree.split(' ').slice(1).join(' ')}, ${school}`,
      });
  return made;
}

const sameVerbs: readonly [RegExp, string][] = [
  [/^Built/, 'Developed'],
  [/^Created/, 'Built'],
  [/^Cut/, 'Reduced'],
  [/^Fixed/, 'Resolved'],
  [/^Wrote/, 'Drafted'],
  [/^Ran/, 'Managed'],
  [/^Led/, 'Headed'],
  [/^Analysed/, 'Examined'],
  [/^Moved/, 'Migrated'],
  [/^Resolved/, 'Fixed'],
  [/^Introduced/, 'Launched'],
  [/^Inspected/, 'Checked'],
];

/** What must not be taken for an invention: the lines, and the same facts put differently. */
export function trueLines(resume: ParsedResume): Variant[] {
  return [
    ...resume.experience.flatMap(({ employer, title, start, end, bullets }) => [
      { kind: 'head', text: `${title} at ${employer}` },
      ...(start
        ? [
            {
              kind: 'dates',
              text: `${title}, ${employer}, ${start.slice(0, 4)} to ${end?.slice(0, 4) ?? 'present'}`,
            },
          ]
        : []),
      ...bullets.flatMap((bullet): Variant[] => {
        const verb = sameVerbs.find(([pattern]) => pattern.test(bullet));
        const clause = bullet.split(/, (?=\w+ing |which |and )|; /)[0];
        return [
          { kind: 'line', text: bullet },
          { kind: 'in a letter', text: `At ${employer}, I ${own(bullet)}` },
          { kind: 'with the title', text: `As ${title} at ${employer} I ${own(bullet)}` },
          ...(verb ? [{ kind: 'another verb', text: bullet.replace(verb[0], verb[1]) }] : []),
          ...(clause && clause !== bullet ? [{ kind: 'a clause', text: `${clause}.` }] : []),
        ];
      }),
    ]),
    { kind: 'skills', text: `Skills: ${[...resume.skills].reverse().join(', ')}.` },
    ...resume.education.map(({ degree, school }) => ({
      kind: 'degree',
      text: `${degree}, ${school}`,
    })),
  ];
}
