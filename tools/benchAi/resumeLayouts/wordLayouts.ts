// Resumes as Word files, each laid out in another way.
import { docxOf } from '#ai/documents/files.fixture.ts';
import type { Layout } from './layout.ts';
import { period, spoken, written, type Job, type Person, type Study } from './people.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;');
export const paragraph = (text: string, bold = false, size = 0): string =>
  `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}${size > 0 ? `<w:sz w:val="${size * 2}"/>` : ''}</w:rPr>${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r></w:p>`;
export const listed = (text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
export const row = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
export const table = (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
export const heading = (text: string): string => paragraph(text, true, 14);
const years = ({ start, end }: Study, sign = ' – '): string => `${start}${sign}${end}`;
const done = (job: Job): string => job.bullets.map(listed).join('');
const ending = (p: Person, titles: readonly [string, string, string]): string =>
  heading(titles[0]) +
  p.skills.map(listed).join('') +
  heading(titles[1]) +
  spoken(p).map(listed).join('') +
  heading(titles[2]) +
  p.certificates.map((item) => paragraph(item)).join('');
const titlesEn = ['Skills', 'Languages', 'Certifications'] as const;
const titlesEs = ['Habilidades', 'Idiomas', 'Certificaciones'] as const;

export const wordLayouts: readonly Layout[] = [
  {
    id: 'word-three-cells',
    person: 'Marlow Tennant',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(`${p.phone} | ${p.email} | ${p.location}`),
          heading('Employment'),
          table(
            ...p.jobs.map((job) =>
              row(
                paragraph(period(job, written.year, ' – ', 'now')),
                paragraph(job.title, true) + paragraph(job.employer) + done(job),
                paragraph(job.location),
              ),
            ),
          ),
          heading('Education'),
          table(
            ...p.studies.map((study) =>
              row(
                paragraph(years(study)),
                paragraph(study.degree, true) + paragraph(study.school),
                paragraph('Leeds'),
              ),
            ),
          ),
          ending(p, titlesEn),
        ].join(''),
      ),
    precision: 'year',
  },
  {
    id: 'word-sidebar-cell',
    person: 'Saoirse Maddock',
    headline: true,
    render: (p) =>
      docxOf(
        paragraph(p.name, true, 22) +
          paragraph(p.headline) +
          table(
            row(
              heading('Contact') +
                paragraph(p.phone) +
                paragraph(p.email) +
                paragraph(p.location) +
                ending(p, titlesEn),
              heading('Experience') +
                p.jobs
                  .map(
                    (job) =>
                      paragraph(job.employer, true) +
                      paragraph(job.title) +
                      paragraph(period(job, written.short, ' – ', 'Present')) +
                      done(job),
                  )
                  .join('') +
                heading('Education') +
                p.studies
                  .map(
                    (study) =>
                      paragraph(study.school, true) +
                      paragraph(study.degree) +
                      paragraph(years(study)),
                  )
                  .join(''),
            ),
          ),
      ),
  },
  {
    id: 'word-table-of-labels',
    person: 'Bastian Moreau',
    render: (p) =>
      docxOf(
        [
          table(
            row(paragraph('Name'), paragraph(p.name)),
            row(paragraph('Location'), paragraph(p.location)),
            row(paragraph('Phone'), paragraph(p.phone)),
            row(paragraph('Email'), paragraph(p.email)),
          ),
          heading('Work experience'),
          ...p.jobs.map((job) =>
            table(
              row(paragraph('Period'), paragraph(period(job, written.long, ' to ', 'present'))),
              row(paragraph('Title'), paragraph(job.title)),
              row(paragraph('Company'), paragraph(job.employer)),
              row(
                paragraph('Responsibilities'),
                job.bullets.map((item) => paragraph(item)).join(''),
              ),
            ),
          ),
          heading('Education'),
          ...p.studies.map((study) =>
            table(
              row(paragraph('Years'), paragraph(years(study))),
              row(paragraph('Degree'), paragraph(study.degree)),
              row(paragraph('School'), paragraph(study.school)),
            ),
          ),
          ending(p, titlesEn),
        ].join(''),
      ),
  },
  {
    id: 'word-bold-heads',
    person: 'Agnes Lindqvist',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(`${p.location}, ${p.phone}, ${p.email}`),
          heading('WORK EXPERIENCE'),
          ...p.jobs.map(
            (job) =>
              paragraph(`${job.title}\t${period(job, written.slashed, ' – ', 'present')}`, true) +
              paragraph(`${job.employer} – ${job.location}`) +
              done(job),
          ),
          heading('EDUCATION'),
          ...p.studies.map(
            (study) =>
              paragraph(`${study.degree}\t${years(study)}`, true) + paragraph(study.school),
          ),
          ending(p, ['SKILLS', 'LANGUAGES', 'LICENCES']),
        ].join(''),
      ),
  },
  {
    id: 'word-running-text',
    person: 'Rosalind Thackeray',
    bullets: 'together',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(`${p.email} · ${p.phone} · ${p.location}`),
          heading('Experience'),
          ...p.jobs.map(
            (job) =>
              paragraph(
                `${job.employer}, ${job.title}, ${period(job, written.long, ' – ', 'present')}`,
                true,
              ) + paragraph(job.bullets.join(' ')),
          ),
          heading('Education'),
          ...p.studies.map((study) =>
            paragraph(`${study.school}: ${study.degree} (${years(study)})`),
          ),
          heading('Skills'),
          paragraph(p.skills.join(', ')),
          heading('Languages'),
          paragraph(spoken(p).join(', ')),
          heading('Certifications'),
          ...p.certificates.map((item) => paragraph(item)),
        ].join(''),
      ),
  },
  {
    id: 'es-word-tabla',
    person: 'Fermín Ubeda',
    headline: true,
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(p.headline),
          paragraph(`${p.location} | ${p.phone} | ${p.email}`),
          heading('Experiencia laboral'),
          table(
            ...p.jobs.map((job) =>
              row(
                paragraph(period(job, written.spanish, ' – ', 'actualidad')),
                paragraph(job.title, true) +
                  paragraph(`${job.employer}, ${job.location}`) +
                  done(job),
              ),
            ),
          ),
          heading('Formación'),
          table(
            ...p.studies.map((study) =>
              row(paragraph(years(study)), paragraph(study.degree, true) + paragraph(study.school)),
            ),
          ),
          ending(p, titlesEs),
        ].join(''),
      ),
  },
  {
    id: 'es-word-puesto-empresa',
    person: 'Maite Goicoechea',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(p.location),
          paragraph(`${p.phone} · ${p.email}`),
          heading('Experiencia'),
          ...p.jobs.map(
            (job) =>
              paragraph(`${job.title} · ${job.employer} · ${job.location}`, true) +
              paragraph(
                `${job.end === null ? 'Desde ' : ''}${period(job, written.spanish, ' hasta ', '').replace(/ hasta $/, '')}`,
              ) +
              done(job),
          ),
          heading('Formación académica'),
          ...p.studies.map((study) =>
            paragraph(`${study.degree} · ${study.school} · ${years(study)}`),
          ),
          ending(p, titlesEs),
        ].join(''),
      ),
  },
  {
    id: 'es-word-formacion-primero',
    person: 'Candela Aristegui',
    headline: true,
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(p.headline),
          paragraph(`${p.email} | ${p.phone} | ${p.location}`),
          heading('Perfil'),
          paragraph(
            'Arquitecta que dibuja, calcula y sigue cada obra hasta que se entregan las llaves.',
          ),
          heading('Formación'),
          ...p.studies.map((study) =>
            paragraph(`${study.degree}, ${study.school}, ${years(study)}`),
          ),
          heading('Experiencia'),
          ...p.jobs.map(
            (job) =>
              paragraph(`${job.employer}\t${period(job, written.slashed, '–', 'hoy')}`, true) +
              paragraph(job.title) +
              done(job),
          ),
          ending(p, ['Programas', 'Idiomas', 'Certificaciones']),
        ].join(''),
      ),
  },
];
