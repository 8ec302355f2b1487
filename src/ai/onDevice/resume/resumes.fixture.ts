// Made-up resumes in many layouts for the tests: the same person as PDF, Word and plain text.
import { docxOf, textPdf, type PdfText } from '#ai/documents/files.fixture.ts';

/** The content of every layout, unless it differs. */
export const expected = {
  name: 'Ines Calder',
  email: 'ines.calder@example.com',
  phone: '+44 20 5550 0142',
  location: 'Leeds, UK',
  jobs: [
    {
      title: 'Head Brewer',
      employer: 'Marrow & Pine Brewing Ltd',
      start: '2020-03',
      end: null,
      current: true,
      bullets: [
        'Planned 40 brews a month and cut waste by 12% in a year.',
        'Trained five assistants on safe cleaning.',
      ],
    },
    {
      title: 'Brewery Technician',
      employer: 'Gullwing',
      start: '2016-09',
      end: '2020-01',
      current: false,
      bullets: ['Kept records of 300 fermentations without a gap.'],
    },
  ],
  school: 'University of Sunderland',
  degree: 'BSc Biochemistry',
  years: [2013, 2016] as const,
  skills: ['Fermentation', 'Quality Control', 'HACCP', 'Excel'],
} as const;

const months = [
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
];
type Job = (typeof expected.jobs)[number];
const long = (date: string): string => `${months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
const slashed = (date: string): string => `${date.slice(5)}/${date.slice(0, 4)}`;
const period = (job: Job, shape: (date: string) => string, sign: string, now: string): string =>
  `${shape(job.start)}${sign}${job.end === null ? now : shape(job.end)}`;

const plainText: Readonly<Record<string, string>> = {
  'title at employer, dates in brackets': [
    expected.name,
    `${expected.email} | ${expected.phone} | ${expected.location}`,
    '',
    'Experience',
    ...expected.jobs.flatMap((job) => [
      `${job.title} at ${job.employer} (${period(job, long, ' - ', 'Present')})`,
      ...job.bullets.map((item) => `- ${item}`),
    ]),
    '',
    'Education',
    `${expected.degree}, ${expected.school}, ${expected.years.join(' - ')}`,
    '',
    'Skills',
    expected.skills.join(', '),
  ].join('\n'),
  'employer first, dates below': [
    expected.name.toUpperCase(),
    expected.location,
    expected.phone,
    expected.email,
    '',
    'CAREER HISTORY',
    ...expected.jobs.flatMap((job) => [
      `${job.employer} — ${job.title}`,
      period(job, slashed, ' – ', 'current'),
      ...job.bullets.map((item) => `• ${item}`),
    ]),
    'QUALIFICATIONS',
    `${expected.school} — ${expected.degree} (${expected.years.join('–')})`,
    'CORE SKILLS',
    expected.skills.join(' • '),
  ].join('\n'),
  'labels and values': [
    `Name: ${expected.name}`,
    `E-mail: ${expected.email}`,
    `Phone: ${expected.phone}`,
    `Location: ${expected.location}`,
    '',
    'Work experience',
    ...expected.jobs.flatMap((job) => [
      `Position: ${job.title}`,
      `Employer: ${job.employer}`,
      `Period: ${period(job, long, ' to ', 'present')}`,
      'Responsibilities:',
      ...job.bullets.map((item) => `* ${item}`),
    ]),
    '',
    'Education',
    `Degree: ${expected.degree}`,
    `Institution: ${expected.school}`,
    `Years: ${expected.years.join('-')}`,
    '',
    `Skills: ${expected.skills.join(', ')}`,
  ].join('\n'),
  Spanish: [
    expected.name,
    `${expected.location} | ${expected.phone} | ${expected.email}`,
    '',
    'EXPERIENCIA LABORAL',
    ...expected.jobs.flatMap((job) => [
      `${job.title} – ${job.employer}`,
      job.end === null ? 'marzo de 2020 – actualidad' : 'septiembre de 2016 – enero de 2020',
      ...job.bullets.map((item) => `- ${item}`),
    ]),
    '',
    'FORMACIÓN ACADÉMICA',
    `${expected.degree} – ${expected.school} (${expected.years.join(' – ')})`,
    '',
    'APTITUDES',
    expected.skills.join('; '),
  ].join('\n'),
};

const column = (
  x: number,
  top: number,
  items: readonly (string | Omit<PdfText, 'x' | 'y'>)[],
  pitch = 15,
): PdfText[] =>
  items.map((item, index) => ({
    x,
    y: top - index * pitch,
    ...(typeof item === 'string' ? { text: item } : item),
  }));
const heading = (text: string): Omit<PdfText, 'x' | 'y'> => ({ text, size: 14, bold: true });
const spaced = (text: string, x: number, y: number): PdfText[] =>
  Array.from(text, (letter, index) => ({
    x: x + index * 14,
    y,
    size: 12,
    bold: true,
    text: letter,
  })).filter((item) => item.text !== ' ');
const story = (job: Job, head: readonly string[]): string[] => [
  ...head,
  ...job.bullets.map((item) => `• ${item}`),
];

const pages: Readonly<Record<string, readonly PdfText[]>> = {
  'a sidebar on the left': [
    ...column(
      30,
      780,
      [
        heading('Contact'),
        expected.phone,
        expected.email,
        expected.location,
        heading('Skills'),
        ...expected.skills.map((item) => `• ${item}`),
      ],
      17,
    ),
    ...column(
      230,
      783,
      [
        { text: expected.name, size: 22, bold: true },
        heading('Work Experience'),
        ...expected.jobs.flatMap((job) =>
          story(job, [`${job.employer}, ${job.title}`, period(job, slashed, ' - ', 'now')]),
        ),
        heading('Education'),
        expected.degree,
        `${expected.school}, ${expected.years.join(' - ')}`,
      ],
      19,
    ),
  ],
  'a narrow sidebar on the right that breaks the e-mail': [
    ...column(30, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...column(30, 760, [
      heading('Employment'),
      ...expected.jobs.flatMap((job) =>
        story(job, [`${job.title} | ${job.employer} | ${period(job, long, ' to ', 'Present')}`]),
      ),
      heading('Education'),
      `${expected.degree} | ${expected.school} | ${expected.years.join('-')}`,
    ]),
    ...column(
      470,
      757,
      [
        expected.location,
        expected.phone,
        'ines.calder@exam',
        'ple.com',
        heading('Key skills'),
        ...expected.skills.map((item) => `• ${item}`),
      ],
      16,
    ),
  ],
  'dates wrapped in a column on the left': [
    ...column(200, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...column(120, 780, [`${expected.location} · ${expected.phone} · ${expected.email}`]),
    ...column(40, 750, [heading('EXPERIENCE')]),
    ...expected.jobs.flatMap((job, index) => [
      ...column(
        40,
        725 - index * 70,
        job.end === null ? ['March 2020 – to', 'date'] : ['September 2016 –', 'January 2020'],
      ),
      ...column(170, 725 - index * 70, story(job, [job.title, job.employer])),
    ]),
    ...column(40, 580, [heading('EDUCATION')]),
    ...column(40, 560, [expected.years.join(' – ')]),
    ...column(170, 560, [expected.degree, expected.school]),
    ...column(40, 520, [heading('SKILLS')]),
    ...column(40, 500, [expected.skills.join(' · ')]),
  ],
  'spaced headings, dates on the right': [
    ...column(40, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...column(40, 780, [`${expected.email}   |   ${expected.phone}   |   ${expected.location}`]),
    ...spaced('EXPERIENCE', 40, 750),
    ...expected.jobs.flatMap((job, index) => [
      ...column(40, 725 - index * 80, story(job, [`${job.employer}, Hull, UK`, job.title])),
      { x: 430, y: 725 - index * 80, text: period(job, long, ' – ', 'Present') },
    ]),
    ...spaced('EDUCATION', 40, 560),
    ...column(40, 540, [expected.school, expected.degree]),
    { x: 430, y: 540, text: expected.years.join('–') },
    ...spaced('SKILLS', 40, 490),
    ...column(40, 470, [expected.skills.join(', ')]),
  ],
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;');
const paragraph = (text: string, bold = false): string =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
const row = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

const wordFiles: Readonly<Record<string, Uint8Array>> = {
  'contact data in the page header': docxOf(
    [
      paragraph('Career History', true),
      ...expected.jobs.flatMap((job) => [
        paragraph(`${job.title}, ${job.employer}`, true),
        paragraph(period(job, long, ' - ', 'Present')),
        ...job.bullets.map((item) => paragraph(`- ${item}`)),
      ]),
      paragraph('Education', true),
      paragraph(`${expected.degree}, ${expected.school}, ${expected.years.join(' - ')}`),
      paragraph('Skills', true),
      paragraph(expected.skills.join(', ')),
    ].join(''),
    paragraph(expected.name, true) +
      paragraph(`${expected.email} | ${expected.phone} | ${expected.location}`),
  ),
  'a table of dates and jobs': docxOf(
    [
      paragraph(expected.name, true),
      paragraph(`${expected.location} | ${expected.phone} | ${expected.email}`),
      paragraph('Experience', true),
      `<w:tbl>${expected.jobs.map((job) => row(paragraph(period(job, slashed, ' – ', 'today')), [paragraph(job.title, true), paragraph(job.employer), ...job.bullets.map((item) => paragraph(`• ${item}`))].join(''))).join('')}</w:tbl>`,
      paragraph('Education', true),
      `<w:tbl>${row(paragraph(expected.years.join(' – ')), paragraph(expected.degree, true) + paragraph(expected.school))}</w:tbl>`,
      paragraph('Skills', true),
      ...expected.skills.map((item) => paragraph(`• ${item}`)),
    ].join(''),
  ),
};

/** Every layout as a file: what it is called, its name and its bytes. */
export const layouts: readonly (readonly [string, string, Uint8Array])[] = [
  ...Object.entries(plainText).map(
    ([name, text]) => [name, 'cv.txt', new TextEncoder().encode(text)] as const,
  ),
  ...Object.entries(pages).map(
    ([name, texts]) =>
      [
        name,
        'cv.pdf',
        textPdf([
          texts.map((item) => ({
            ...item,
            text: item.text
              .replaceAll('•', '\u0095')
              .replaceAll('–', '\u0096')
              .replaceAll('—', '\u0097'),
          })),
        ]),
      ] as const,
  ),
  ...Object.entries(wordFiles).map(([name, bytes]) => [name, 'cv.docx', bytes] as const),
];
