// Made-up resumes in many layouts for the tests: the same person as PDF, Word and plain text.
import { docxOf, buildTextPdf, type PdfText } from '#ai/documents/files.fixture.ts';

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
const formatLong = (date: string): string =>
  `${months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
const formatSlashed = (date: string): string => `${date.slice(5)}/${date.slice(0, 4)}`;
const formatPeriod = (
  job: Job,
  shape: (date: string) => string,
  sign: string,
  now: string,
): string => `${shape(job.start)}${sign}${job.end === null ? now : shape(job.end)}`;

const plainText: Readonly<Record<string, string>> = {
  'title at employer, dates in brackets': [
    expected.name,
    `${expected.email} | ${expected.phone} | ${expected.location}`,
    '',
    'Experience',
    ...expected.jobs.flatMap((job) => [
      `${job.title} at ${job.employer} (${formatPeriod(job, formatLong, ' - ', 'Present')})`,
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
      formatPeriod(job, formatSlashed, ' – ', 'current'),
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
      `Period: ${formatPeriod(job, formatLong, ' to ', 'present')}`,
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

const drawColumn = (
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
const drawHeading = (text: string): Omit<PdfText, 'x' | 'y'> => ({ text, size: 14, bold: true });
const drawSpaced = (text: string, x: number, y: number): PdfText[] =>
  Array.from(text, (letter, index) => ({
    x: x + index * 14,
    y,
    size: 12,
    bold: true,
    text: letter,
  })).filter((item) => item.text !== ' ');
const writeStory = (job: Job, head: readonly string[]): string[] => [
  ...head,
  ...job.bullets.map((item) => `• ${item}`),
];

const pages: Readonly<Record<string, readonly PdfText[]>> = {
  'a sidebar on the left': [
    ...drawColumn(
      30,
      780,
      [
        drawHeading('Contact'),
        expected.phone,
        expected.email,
        expected.location,
        drawHeading('Skills'),
        ...expected.skills.map((item) => `• ${item}`),
      ],
      17,
    ),
    ...drawColumn(
      230,
      783,
      [
        { text: expected.name, size: 22, bold: true },
        drawHeading('Work Experience'),
        ...expected.jobs.flatMap((job) =>
          writeStory(job, [
            `${job.employer}, ${job.title}`,
            formatPeriod(job, formatSlashed, ' - ', 'now'),
          ]),
        ),
        drawHeading('Education'),
        expected.degree,
        `${expected.school}, ${expected.years.join(' - ')}`,
      ],
      19,
    ),
  ],
  'a narrow sidebar on the right that breaks the e-mail': [
    ...drawColumn(30, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...drawColumn(30, 760, [
      drawHeading('Employment'),
      ...expected.jobs.flatMap((job) =>
        writeStory(job, [
          `${job.title} | ${job.employer} | ${formatPeriod(job, formatLong, ' to ', 'Present')}`,
        ]),
      ),
      drawHeading('Education'),
      `${expected.degree} | ${expected.school} | ${expected.years.join('-')}`,
    ]),
    ...drawColumn(
      470,
      757,
      [
        expected.location,
        expected.phone,
        'ines.calder@exam',
        'ple.com',
        drawHeading('Key skills'),
        ...expected.skills.map((item) => `• ${item}`),
      ],
      16,
    ),
  ],
  'dates wrapped in a column on the left': [
    ...drawColumn(200, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...drawColumn(120, 780, [`${expected.location} · ${expected.phone} · ${expected.email}`]),
    ...drawColumn(40, 750, [drawHeading('EXPERIENCE')]),
    ...expected.jobs.flatMap((job, index) => [
      ...drawColumn(
        40,
        725 - index * 70,
        job.end === null ? ['March 2020 – to', 'date'] : ['September 2016 –', 'January 2020'],
      ),
      ...drawColumn(170, 725 - index * 70, writeStory(job, [job.title, job.employer])),
    ]),
    ...drawColumn(40, 580, [drawHeading('EDUCATION')]),
    ...drawColumn(40, 560, [expected.years.join(' – ')]),
    ...drawColumn(170, 560, [expected.degree, expected.school]),
    ...drawColumn(40, 520, [drawHeading('SKILLS')]),
    ...drawColumn(40, 500, [expected.skills.join(' · ')]),
  ],
  'spaced headings, dates on the right': [
    ...drawColumn(40, 800, [{ text: expected.name, size: 20, bold: true }]),
    ...drawColumn(40, 780, [
      `${expected.email}   |   ${expected.phone}   |   ${expected.location}`,
    ]),
    ...drawSpaced('EXPERIENCE', 40, 750),
    ...expected.jobs.flatMap((job, index) => [
      ...drawColumn(
        40,
        725 - index * 80,
        writeStory(job, [`${job.employer}, Hull, UK`, job.title]),
      ),
      { x: 430, y: 725 - index * 80, text: formatPeriod(job, formatLong, ' – ', 'Present') },
    ]),
    ...drawSpaced('EDUCATION', 40, 560),
    ...drawColumn(40, 540, [expected.school, expected.degree]),
    { x: 430, y: 540, text: expected.years.join('–') },
    ...drawSpaced('SKILLS', 40, 490),
    ...drawColumn(40, 470, [expected.skills.join(', ')]),
  ],
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;');
const writeParagraph = (text: string, bold = false): string =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
const writeRow = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

const wordFiles: Readonly<Record<string, Uint8Array>> = {
  'contact data in the page header': docxOf(
    [
      writeParagraph('Career History', true),
      ...expected.jobs.flatMap((job) => [
        writeParagraph(`${job.title}, ${job.employer}`, true),
        writeParagraph(formatPeriod(job, formatLong, ' - ', 'Present')),
        ...job.bullets.map((item) => writeParagraph(`- ${item}`)),
      ]),
      writeParagraph('Education', true),
      writeParagraph(`${expected.degree}, ${expected.school}, ${expected.years.join(' - ')}`),
      writeParagraph('Skills', true),
      writeParagraph(expected.skills.join(', ')),
    ].join(''),
    writeParagraph(expected.name, true) +
      writeParagraph(`${expected.email} | ${expected.phone} | ${expected.location}`),
  ),
  'a table of dates and jobs': docxOf(
    [
      writeParagraph(expected.name, true),
      writeParagraph(`${expected.location} | ${expected.phone} | ${expected.email}`),
      writeParagraph('Experience', true),
      `<w:tbl>${expected.jobs.map((job) => writeRow(writeParagraph(formatPeriod(job, formatSlashed, ' – ', 'today')), [writeParagraph(job.title, true), writeParagraph(job.employer), ...job.bullets.map((item) => writeParagraph(`• ${item}`))].join(''))).join('')}</w:tbl>`,
      writeParagraph('Education', true),
      `<w:tbl>${writeRow(writeParagraph(expected.years.join(' – ')), writeParagraph(expected.degree, true) + writeParagraph(expected.school))}</w:tbl>`,
      writeParagraph('Skills', true),
      ...expected.skills.map((item) => writeParagraph(`• ${item}`)),
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
        buildTextPdf([
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
