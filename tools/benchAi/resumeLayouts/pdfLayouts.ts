// Resumes as PDF pages, each laid out in another way.
import type { Layout } from './layout.ts';
import { columnAt, type Column } from './pageWriter.ts';
import { period, spoken, written, type Job, type Person, type Study } from './people.ts';

const head = { size: 13, bold: true, gap: 12 } as const;
const years = ({ start, end }: Study, sign = ' – '): string => `${start}${sign}${end}`;
const bullets = (column: Column, job: Job, sign = '•', hyphens = false): void => {
  for (const item of job.bullets) column.write(`${sign} ${item}`, { hang: 9, hyphens });
};
const list = (column: Column, title: string, items: readonly string[], sign = '• '): void => {
  column.write(title, head);
  for (const item of items) column.write(`${sign}${item}`, { hang: 9 });
};

/** The rest of a resume: skills, languages, certificates in one line each. */
function ending(column: Column, p: Person, titles: readonly [string, string, string]): void {
  const [skills, languages, certificates] = titles;
  column.write(skills, head);
  column.write(p.skills.join(', '));
  column.write(languages, head);
  column.write(spoken(p).join(', '));
  column.write(certificates, head);
  for (const item of p.certificates) column.write(item);
}
const inEnglish = ['Skills', 'Languages', 'Certifications'] as const;
const inSpanish = ['Habilidades', 'Idiomas', 'Certificaciones'] as const;

/** Rows of a label and a text that wraps in its own column. */
export function rows(
  texts: Column['texts'],
  top: number,
  cells: readonly (readonly [string, readonly string[]])[],
  bold = false,
): number {
  let y = top;
  for (const [label, values] of cells) {
    const left = columnAt(45, 125, y, texts);
    const right = columnAt(185, 350, y, texts);
    left.write(label, { bold });
    for (const value of values) right.write(value, { hang: value.startsWith('•') ? 9 : 0 });
    y = Math.min(left.y, right.y) - 4;
  }
  return y;
}

/** Text that fills the left half of the page and continues at the top of the right half. */
function inTwoHalves(
  top: number,
  write: (column: Column) => void,
  left: readonly [number, number],
  right: readonly [number, number],
  most: number,
): Column['texts'] {
  const whole = columnAt(left[0], left[1], top);
  write(whole);
  return whole.texts.map((text) =>
    text.y >= top - most ? text : { ...text, x: text.x - left[0] + right[0], y: text.y + most },
  );
}

export const pdfLayouts: readonly Layout[] = [
  {
    id: 'sidebar-right',
    person: 'Priya Nandakumar',
    headline: true,
    render: (p) => {
      const top = columnAt(40, 500, 800);
      top.write(p.name, { size: 22, bold: true });
      top.write(p.headline, { size: 12 });
      const main = columnAt(40, 340, 740, top.texts);
      main.write('Experience', head);
      for (const job of p.jobs) {
        main.write(job.title, { bold: true, gap: 4 });
        main.write(`${job.employer}, ${job.location}`);
        main.write(period(job, written.short, ' – ', 'Present'));
        bullets(main, job);
      }
      main.write('Education', head);
      for (const study of p.studies) {
        main.write(study.degree, { bold: true });
        main.write(`${study.school}, ${years(study)}`);
      }
      const side = columnAt(410, 145, 740, top.texts);
      side.write('Contact', head);
      for (const item of [p.phone, p.email, p.location]) side.write(item, { size: 9 });
      list(side, 'Skills', p.skills);
      list(side, 'Languages', spoken(p));
      list(side, 'Certifications', p.certificates);
      return [top.texts];
    },
  },
  {
    id: 'table-of-labels',
    person: 'Jonas Feldkirch',
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write('Curriculum Vitae', { size: 16, bold: true });
      let y = rows(top.texts, 770, [
        ['Name', [p.name]],
        ['Address', [p.location]],
        ['Telephone', [p.phone]],
        ['E-mail', [p.email]],
      ]);
      const title = (text: string): void => {
        const column = columnAt(45, 400, y - 8, top.texts);
        column.write(text, { size: 13, bold: true });
        y = column.y - 4;
      };
      title('Work experience');
      for (const job of p.jobs)
        y =
          rows(top.texts, y, [
            ['Dates', [period(job, written.long, ' – ', 'present')]],
            ['Position held', [job.title]],
            ['Employer', [`${job.employer}, ${job.location}`]],
            ['Main activities and responsibilities', job.bullets.map((item) => `• ${item}`)],
          ]) - 6;
      title('Education and training');
      for (const study of p.studies)
        y =
          rows(top.texts, y, [
            ['Dates', [years(study)]],
            ['Qualification awarded', [study.degree]],
            ['Institution', [study.school]],
          ]) - 6;
      title('Skills');
      y = rows(top.texts, y, [
        ['Professional skills', [p.skills.join(', ')]],
        ['Languages', [spoken(p).join(', ')]],
        ['Certificates', p.certificates],
      ]);
      return [top.texts];
    },
    sections: ['experience', 'education', 'skills'],
  },
  {
    id: 'dates-in-left-column',
    person: 'Henrietta Quill',
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write(p.name, { size: 20, bold: true });
      top.write(`${p.location} · ${p.phone} · ${p.email}`);
      top.write('EXPERIENCE', head);
      let y = top.y - 4;
      for (const job of p.jobs)
        y =
          rows(top.texts, y, [
            [
              period(job, written.slashed, ' – ', 'now'),
              [
                job.title,
                `${job.employer}, ${job.location}`,
                ...job.bullets.map((item) => `• ${item}`),
              ],
            ],
          ]) - 4;
      const middle = columnAt(45, 500, y, top.texts);
      middle.write('EDUCATION', head);
      y = middle.y - 4;
      for (const study of p.studies)
        y = rows(top.texts, y, [[years(study), [study.degree, study.school]]]);
      ending(columnAt(45, 500, y, top.texts), p, ['SKILLS', 'LANGUAGES', 'CERTIFICATES']);
      return [top.texts];
    },
  },
  {
    id: 'dates-at-right-edge',
    person: 'Odette Brisbane',
    headline: true,
    render: (p) => {
      const page = columnAt(45, 505, 800);
      page.write(p.name, { size: 20, bold: true, centred: true });
      page.write(p.headline, { size: 12, centred: true });
      page.write(`${p.location} | ${p.email} | ${p.phone}`, { centred: true });
      page.write('WORK HISTORY', head);
      for (const job of p.jobs) {
        page.write(job.employer, { bold: true, gap: 4 });
        page.beside(job.location, { right: true });
        page.write(job.title);
        page.beside(period(job, written.long, ' – ', 'Present'), { right: true });
        bullets(page, job);
      }
      page.write('EDUCATION', head);
      for (const study of p.studies) {
        page.write(study.school, { bold: true });
        page.beside(years(study), { right: true });
        page.write(study.degree);
      }
      ending(page, p, ['SKILLS', 'LANGUAGES', 'CERTIFICATIONS']);
      return [page.texts];
    },
  },
  {
    id: 'goes-on-in-next-column',
    person: 'Leticia Okonedo',
    render: (p) => [
      inTwoHalves(
        790,
        (page) => {
          page.write(p.name, { size: 16, bold: true });
          for (const item of [p.location, p.phone, p.email]) page.write(item);
          page.write('Experience', head);
          for (const job of p.jobs) {
            page.write(`${job.title}, ${job.employer}`, { bold: true, gap: 4 });
            page.write(period(job, written.short, ' – ', 'Present'));
            bullets(page, job);
          }
          page.write('Education', head);
          for (const study of p.studies) {
            page.write(study.degree, { bold: true });
            page.write(`${study.school}, ${years(study)}`);
          }
          list(page, 'Skills', p.skills);
          list(page, 'Languages', spoken(p));
          list(page, 'Certifications', p.certificates);
        },
        [45, 230],
        [320, 230],
        216,
      ),
    ],
  },
  {
    id: 'hyphens-in-narrow-column',
    person: 'Anselm Kirby',
    render: (p) => {
      const page = columnAt(45, 500, 800);
      page.write(p.name, { size: 20, bold: true });
      page.write(`${p.email}   ${p.phone}   ${p.location}`);
      const main = columnAt(45, 215, 740, page.texts);
      main.write('Employment', head);
      for (const job of p.jobs) {
        main.write(job.title, { bold: true, gap: 4 });
        main.write(job.employer);
        main.write(period(job, written.long, ' – ', 'present'));
        bullets(main, job, '•', true);
      }
      const side = columnAt(310, 215, 740, page.texts);
      side.write('Education', head);
      for (const study of p.studies) {
        side.write(study.degree, { bold: true });
        side.write(study.school);
        side.write(years(study));
      }
      list(side, 'Skills', p.skills, '');
      list(side, 'Languages', spoken(p), '');
      list(side, 'Certifications', p.certificates, '');
      return [page.texts];
    },
  },
  {
    id: 'job-over-two-pages',
    person: 'Yusra Haddad',
    render: (p) => {
      const first = columnAt(45, 505, 800);
      first.write(p.name, { size: 20, bold: true });
      first.write(`${p.email} | ${p.phone} | ${p.location}`);
      first.write('Professional Experience', head);
      const job = p.jobs[0];
      if (job) {
        first.write(
          `${job.title} | ${job.employer} | ${period(job, written.short, ' – ', 'Present')}`,
          { bold: true },
        );
        first.write(`– ${job.bullets[0] ?? ''}`, { hang: 9 });
      }
      const second = columnAt(45, 505, 800);
      if (job) for (const item of job.bullets.slice(1)) second.write(`– ${item}`, { hang: 9 });
      for (const next of p.jobs.slice(1)) {
        second.write(
          `${next.title} | ${next.employer} | ${period(next, written.short, ' – ', 'Present')}`,
          { bold: true, gap: 4 },
        );
        bullets(second, next, '–');
      }
      second.write('Education', head);
      for (const study of p.studies)
        second.write(`${study.degree} | ${study.school} | ${years(study)}`);
      ending(second, p, inEnglish);
      return [first.texts, second.texts];
    },
  },
  {
    id: 'sidebar-left-with-labels',
    person: 'Nadia Bellweather',
    render: (p) => {
      const side = columnAt(30, 150, 800);
      side.write('Phone', { bold: true });
      side.write(p.phone);
      side.write('Email', { bold: true, gap: 4 });
      side.write(p.email, { size: 8 });
      side.write('Location', { bold: true, gap: 4 });
      side.write(p.location);
      list(side, 'Skills', p.skills, '');
      list(side, 'Languages', spoken(p), '');
      list(side, 'Certifications', p.certificates, '');
      const main = columnAt(215, 340, 800, side.texts);
      main.write(p.name, { size: 22, bold: true });
      main.write('Profile', head);
      main.write(
        'Dental nurse who keeps four chairs running and teaches others how to do it well.',
      );
      main.write('Experience', head);
      for (const job of p.jobs) {
        main.write(`${job.title} at ${job.employer}`, { bold: true, gap: 4 });
        main.write(`${period(job, written.short, ' – ', 'Present')} | ${job.location}`);
        bullets(main, job);
      }
      main.write('Education', head);
      for (const study of p.studies) {
        main.write(study.degree, { bold: true });
        main.write(`${study.school} | ${years(study)}`);
      }
      return [side.texts];
    },
  },
  {
    id: 'headings-in-left-column',
    person: 'Felix Underhill',
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write(p.name, { size: 20, bold: true });
      top.write(`${p.location} | ${p.phone} | ${p.email}`);
      rows(
        top.texts,
        755,
        [
          [
            'Experience',
            p.jobs.flatMap((job) => [
              `${job.title}, ${job.employer}`,
              period(job, written.long, ' – ', 'Present'),
              ...job.bullets.map((item) => `• ${item}`),
            ]),
          ],
          [
            'Education',
            p.studies.flatMap((study) => [study.degree, `${study.school}, ${years(study)}`]),
          ],
          ['Skills', [p.skills.join(', ')]],
          ['Languages', [spoken(p).join(', ')]],
          ['Certifications', p.certificates],
        ],
        true,
      );
      return [top.texts];
    },
  },
  {
    id: 'studies-first',
    person: 'Milo Castellane',
    headline: true,
    render: (p) => {
      const page = columnAt(45, 505, 800);
      page.write(p.name, { size: 20, bold: true });
      page.write(p.headline);
      page.write(`${p.location} • ${p.phone} • ${p.email}`);
      page.write('Education', head);
      for (const study of p.studies) {
        page.write(`${study.school}, Waltham, MA`, { bold: true });
        page.beside(String(study.end), { right: true });
        page.write(`${study.degree}, GPA 3.7`);
      }
      page.write('Experience', head);
      for (const job of p.jobs) {
        page.write(`${job.employer}, ${job.location}`, { bold: true, gap: 4 });
        page.beside(period(job, written.slashed, '–', 'Present'), { right: true });
        page.write(job.title);
        bullets(page, job);
      }
      ending(page, p, inEnglish);
      return [page.texts];
    },
    studyYears: 'end',
  },
  {
    id: 'es-dos-columnas',
    person: 'Nerea Ibarrola',
    headline: true,
    render: (p) => {
      const main = columnAt(215, 340, 800);
      main.write(p.name, { size: 20, bold: true });
      main.write(p.headline, { size: 12 });
      main.write('Experiencia', head);
      for (const job of p.jobs) {
        main.write(job.title, { bold: true, gap: 4 });
        main.write(`${job.employer} (${job.location})`);
        main.write(period(job, written.spanish, ' – ', 'actualidad'));
        bullets(main, job);
      }
      main.write('Formación', head);
      for (const study of p.studies) {
        main.write(study.degree, { bold: true });
        main.write(`${study.school}, ${years(study)}`);
      }
      const side = columnAt(30, 150, 800, main.texts);
      side.write('Contacto', head);
      for (const item of [p.phone, p.email, p.location]) side.write(item, { size: 9 });
      list(side, 'Habilidades', p.skills);
      list(side, 'Idiomas', spoken(p));
      list(side, 'Certificaciones', p.certificates);
      return [main.texts];
    },
  },
  {
    id: 'es-tabla-de-etiquetas',
    person: 'Cipriano Lozoya',
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write('Currículum vítae', { size: 16, bold: true });
      let y = rows(top.texts, 770, [
        ['Nombre', [p.name]],
        ['Domicilio', [p.location]],
        ['Teléfono', [p.phone]],
        ['Correo electrónico', [p.email]],
      ]);
      const title = (text: string): void => {
        const column = columnAt(45, 400, y - 8, top.texts);
        column.write(text, { size: 13, bold: true });
        y = column.y - 4;
      };
      title('Experiencia laboral');
      for (const job of p.jobs)
        y =
          rows(top.texts, y, [
            ['Fechas', [period(job, written.slashed, ' – ', 'actualidad')]],
            ['Puesto', [job.title]],
            ['Empresa', [job.employer]],
            ['Funciones', job.bullets],
          ]) - 6;
      title('Formación');
      for (const study of p.studies)
        y =
          rows(top.texts, y, [
            ['Fechas', [years(study)]],
            ['Título', [study.degree]],
            ['Centro', [study.school]],
          ]) - 6;
      ending(columnAt(45, 500, y, top.texts), p, inSpanish);
      return [top.texts];
    },
  },
  {
    id: 'es-fechas-a-la-izquierda',
    person: 'Rocío Almansa',
    headline: true,
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write(p.name, { size: 20, bold: true });
      top.write(p.headline);
      top.write(`${p.location} | ${p.phone} | ${p.email}`);
      top.write('FORMACIÓN ACADÉMICA', head);
      let y = top.y - 4;
      for (const study of p.studies)
        y = rows(top.texts, y, [[years(study), [study.school, study.degree]]]);
      const middle = columnAt(45, 500, y, top.texts);
      middle.write('EXPERIENCIA PROFESIONAL', head);
      y = middle.y - 4;
      for (const job of p.jobs)
        y =
          rows(top.texts, y, [
            [
              `${written.spanish(job.start)} – ${job.end === null ? 'actualidad' : written.spanish(job.end)}`,
              [job.employer, job.title, ...job.bullets.map((item) => `• ${item}`)],
            ],
          ]) - 4;
      ending(columnAt(45, 500, y, top.texts), p, ['HABILIDADES', 'IDIOMAS', 'CERTIFICACIONES']);
      return [top.texts];
    },
  },
  {
    id: 'es-guiones-al-final',
    person: 'Gaspar Montilla',
    render: (p) => {
      const page = columnAt(45, 250, 800);
      page.write(p.name, { size: 18, bold: true });
      page.write(p.location);
      page.write(p.phone);
      page.write(p.email);
      page.write('Experiencia profesional', head);
      for (const job of p.jobs) {
        page.write(`${job.title} – ${job.employer}`, { bold: true, gap: 4 });
        page.write(period(job, written.spanish, ' – ', 'actualidad'));
        bullets(page, job, '•', true);
      }
      page.write('Estudios', head);
      for (const study of p.studies) {
        page.write(study.degree, { bold: true });
        page.write(study.school);
        page.write(years(study));
      }
      ending(page, p, inSpanish);
      return [page.texts];
    },
  },
  {
    id: 'es-sigue-en-la-otra-columna',
    person: 'Hortensia Valcárcel',
    render: (p) => [
      inTwoHalves(
        790,
        (page) => {
          page.write(p.name, { size: 16, bold: true });
          for (const item of [p.location, p.phone, p.email]) page.write(item);
          page.write('EXPERIENCIA', head);
          for (const job of p.jobs) {
            page.write(job.title, { bold: true, gap: 4 });
            page.write(`${job.employer} | ${period(job, written.slashed, ' - ', 'actualidad')}`);
            bullets(page, job);
          }
          page.write('FORMACIÓN', head);
          for (const study of p.studies) {
            page.write(study.degree, { bold: true });
            page.write(`${study.school}, ${years(study)}`);
          }
          list(page, 'COMPETENCIAS', p.skills);
          list(page, 'IDIOMAS', spoken(p));
          list(page, 'CERTIFICADOS', p.certificates);
        },
        [45, 230],
        [320, 230],
        229.5,
      ),
    ],
  },
  {
    id: 'es-fechas-a-la-derecha',
    person: 'Lisandro Ferreyra',
    headline: true,
    render: (p) => {
      const page = columnAt(45, 505, 800);
      page.write(p.name, { size: 20, bold: true });
      page.write(p.headline, { size: 12 });
      page.write(`${p.email} | ${p.phone} | ${p.location}`);
      page.write('Trayectoria profesional', head);
      for (const job of p.jobs) {
        page.write(job.title, { bold: true, gap: 4 });
        page.beside(period(job, written.spanishShort, ' – ', 'hoy'), { right: true });
        page.write(`${job.employer}, ${job.location}`);
        bullets(page, job);
      }
      page.write('Estudios', head);
      for (const study of p.studies) {
        page.write(study.degree, { bold: true });
        page.beside(years(study), { right: true });
        page.write(study.school);
      }
      ending(page, p, ['Tecnologías', 'Idiomas', 'Certificaciones']);
      return [page.texts];
    },
  },
];
