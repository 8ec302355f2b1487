// Sixteen layouts written later, before what they showed was mended; half of them are set aside.
import { docxOf } from '#ai/documents/files.fixture.ts';
import type { Layout } from './layout.ts';
import { columnAt } from './pageWriter.ts';
import { rows } from './pdfLayouts.ts';
import { period, spoken, written, type Person } from './people.ts';
import { heading, listed, paragraph, row, table } from './wordLayouts.ts';
import { byLetters } from './wrapping.ts';

const lines = (...parts: (string | string[])[]): string => parts.flat().join('\n');
const years = ({ start, end }: { start: number; end: number }, sign = '–'): string =>
  `${start}${sign}${end}`;
const levels = (person: Person): string => spoken(person).join(', ');
const dotted = (date: string): string => `${date.slice(5)}.${date.slice(0, 4)}`;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const months = (date: string): string => capital(written.spanish(date).replace(' de ', ' '));
const town = (location: string): string => location.replace(/,.*/, '');

const inText: readonly Layout[] = [
  {
    id: 'second-all-lower-case',
    person: 'Dara Quennell',
    render: (p) =>
      lines(
        p.name,
        p.location,
        p.phone,
        p.email,
        '',
        'work',
        p.jobs.flatMap((job) => [
          `${job.title}, ${job.employer}`,
          period(job, written.long, ' - ', 'now'),
          ...job.bullets.map((item) => `- ${item}`),
          '',
        ]),
        'education',
        p.studies.map((study) => `${study.degree}, ${study.school}, ${years(study)}`),
        '',
        'skills',
        p.skills.join(', '),
        '',
        'languages',
        levels(p),
        '',
        'certificates',
        p.certificates,
      ).toLowerCase(),
  },
  {
    id: 'second-academic',
    person: 'Harriet Osgood',
    headline: true,
    render: (p) =>
      lines(
        p.name,
        p.headline,
        `${p.location} | ${p.email} | ${p.phone}`,
        '',
        'ACADEMIC APPOINTMENTS',
        '',
        p.jobs.flatMap((job) => [
          `${period(job, written.year, '–', 'present')}  ${job.title}, ${job.employer}`,
          ...job.bullets.map((item) => `    • ${item}`),
        ]),
        '',
        'EDUCATION',
        '',
        p.studies.map((study) => `${years(study)}  ${study.degree}, ${study.school}`),
        '',
        'SELECTED PUBLICATIONS',
        '',
        'Osgood H., Prins J. (2021). Seed banks of restored meadows. Journal of Vegetation, 32(4), 118–131.',
        'Osgood H. (2018). What mowing dates do to orchids. Plant Ecology Letters, 9, 44–52.',
        '',
        'GRANTS',
        '',
        '2020–2023  Natural Environment Council, 210,000 pounds, soils of hay meadows',
        '',
        'CONFERENCE TALKS',
        '',
        'European Congress of Ecology, Ghent, 2022',
        '',
        'SKILLS',
        '',
        p.skills.join(', '),
        '',
        'LANGUAGES',
        '',
        levels(p),
        '',
        'MEMBERSHIPS AND CERTIFICATES',
        '',
        p.certificates,
      ),
    precision: 'year',
  },
  {
    id: 'second-one-job',
    person: 'Winifred Atherley',
    render: (p) =>
      lines(
        p.name,
        `${p.location}, ${p.phone}, ${p.email}`,
        '',
        'ABOUT ME',
        'Twenty years at the same works, and I know every burner of it.',
        '',
        'WORK',
        p.jobs.flatMap((job) => [
          job.employer,
          `${job.title}, ${written.long(job.start)} to date`,
          '',
          ...job.bullets.flatMap((item) => [item, '']),
        ]),
        'SCHOOL AND COLLEGE',
        p.studies.map((study) => `${study.school} (${years(study)}) – ${study.degree}`),
        '',
        'WHAT I CAN DO',
        p.skills.map((item) => `* ${item}`),
        '',
        'LANGUAGES',
        levels(p),
        '',
        'LICENCES',
        p.certificates,
      ),
  },
  {
    id: 'second-dotted-dates',
    person: 'Rufus Calloway',
    headline: true,
    render: (p) =>
      lines(
        p.name,
        p.headline,
        '',
        `Mobile ${p.phone}`,
        `Email ${p.email}`,
        `Based in ${p.location}`,
        '',
        'Career History',
        '',
        p.jobs.flatMap((job) => [
          `${period(job, dotted, ' – ', 'to date')}`,
          `${job.employer}, ${job.location}`,
          job.title,
          ...job.bullets.flatMap((item) => byLetters(`– ${item}`, 60)),
          '',
        ]),
        'Education and Training',
        '',
        p.studies.map(
          (study) => `${study.start} – ${study.end}: ${study.degree} at ${study.school}`,
        ),
        '',
        'Key Skills',
        p.skills.join('; '),
        '',
        'Languages',
        levels(p),
        '',
        'Tickets and Licences',
        p.certificates,
      ),
  },
  {
    id: 'second-headline-with-bars',
    person: 'Beatrix Nolan',
    render: (p) =>
      lines(
        p.name,
        `${p.location} | ${p.phone} | ${p.email}`,
        '',
        'PROFESSIONAL EXPERIENCE',
        '',
        p.jobs.flatMap((job) => [
          `${job.employer} (${job.location}) | ${period(job, written.short, ' – ', 'Present')}`,
          job.title,
          ...job.bullets.map((item) => `→ ${item}`),
          '',
        ]),
        'EDUCATION',
        '',
        p.studies.flatMap((study) => [
          `${study.degree} | ${study.school}`,
          `Graduated ${study.end}`,
        ]),
        '',
        'TECHNICAL SKILLS',
        '',
        p.skills.join(' | '),
        '',
        'LANGUAGES',
        '',
        spoken(p).join(' | '),
        '',
        'PROFESSIONAL QUALIFICATIONS',
        '',
        p.certificates,
      ),
    studyYears: 'end',
  },
  {
    id: 'second-degree-or-school',
    person: 'Solomon Greaves',
    render: (p) =>
      lines(
        p.name,
        p.location,
        `${p.phone} / ${p.email}`,
        '',
        'WORK HISTORY',
        p.jobs.flatMap((job) => [
          `${job.title}`,
          `${job.employer}, ${job.location}`,
          `${written.long(job.start)} until ${job.end === null ? 'today' : written.long(job.end)}`,
          ...job.bullets.map((item) => `* ${item}`),
          '',
        ]),
        'EDUCATION AND QUALIFICATIONS',
        p.studies.flatMap((study) => [study.degree, study.school, years(study, ' - '), '']),
        'SKILLS',
        p.skills.join(', '),
        '',
        'LANGUAGES',
        levels(p),
        '',
        'CERTIFICATES',
        p.certificates,
      ),
  },
  {
    id: 'second-es-minusculas',
    person: 'Ramiro Etcheverry',
    render: (p) =>
      lines(
        p.name,
        `${p.location} / ${p.phone} / ${p.email}`,
        '',
        'experiencia',
        p.jobs.flatMap((job) => [
          `${job.title} en ${job.employer}`,
          period(job, written.spanish, ' a ', 'hoy'),
          ...job.bullets.map((item) => `- ${item}`),
          '',
        ]),
        'estudios',
        p.studies.map((study) => `${study.degree}, ${study.school}, ${years(study)}`),
        '',
        'habilidades',
        p.skills.join(', '),
        '',
        'idiomas',
        levels(p),
        '',
        'otros',
        p.certificates,
      ).toLowerCase(),
    certificates: 'none',
    sections: ['experience', 'education', 'skills', 'languages'],
  },
  {
    id: 'second-es-meses',
    person: 'Teodoro Manrique',
    headline: true,
    render: (p) =>
      lines(
        p.name.toUpperCase(),
        p.headline,
        '',
        `Cel. ${p.phone}`,
        p.email,
        p.location,
        '',
        'EXPERIENCIA LABORAL',
        '',
        p.jobs.flatMap((job) => [
          job.employer.toUpperCase(),
          `Cargo: ${job.title}`,
          job.end === null
            ? `Desde ${written.spanish(job.start)} a la fecha`
            : `De ${written.spanish(job.start)} a ${written.spanish(job.end)}`,
          'Funciones:',
          ...job.bullets.map((item) => `- ${item}`),
          '',
        ]),
        'FORMACIÓN ACADÉMICA',
        '',
        p.studies.flatMap((study) => [
          study.degree,
          study.school,
          `${study.start} - ${study.end}`,
          '',
        ]),
        'HABILIDADES',
        p.skills.join(', '),
        '',
        'IDIOMAS',
        levels(p),
        '',
        'CURSOS',
        p.certificates,
      ),
  },
  {
    id: 'second-es-funcional',
    person: 'Leocadia Brizuela',
    bullets: 'none',
    render: (p) =>
      lines(
        p.name,
        `${p.location} – ${p.phone} – ${p.email}`,
        '',
        'RESUMEN',
        'Secretaria con experiencia en estudios jurídicos y clínicas, ordenada y discreta.',
        '',
        'LOGROS',
        p.jobs.flatMap(({ bullets }) => bullets.map((item) => `• ${item}`)),
        '',
        'TRAYECTORIA',
        p.jobs.map(
          (job) =>
            `${job.title} | ${job.employer} | ${period(job, months, ' a ', 'la actualidad')}`,
        ),
        '',
        'EDUCACIÓN',
        p.studies.map((study) => `${study.degree} | ${study.school} | ${years(study)}`),
        '',
        'HABILIDADES',
        p.skills.map((item) => `• ${item}`),
        '',
        'IDIOMAS',
        levels(p),
        '',
        'CURSOS Y CERTIFICADOS',
        p.certificates,
      ),
  },
  {
    id: 'second-es-meses-en-mayuscula',
    person: 'Nazaria Quispe',
    headline: true,
    render: (p) =>
      lines(
        p.name,
        p.headline,
        `DNI 40055198 | ${p.phone} | ${p.email} | ${p.location}`,
        '',
        'EXPERIENCIA PROFESIONAL',
        '',
        p.jobs.flatMap((job) => [
          `${job.title} – ${job.employer}, ${job.location}`,
          `${months(job.start)} – ${job.end === null ? 'Actualidad' : months(job.end)}`,
          ...job.bullets.map((item) => `• ${item}`),
          '',
        ]),
        'ESTUDIOS',
        '',
        p.studies.map(
          (study) => `${study.school} (${study.start} - ${study.end})\n${study.degree}`,
        ),
        '',
        'PROGRAMAS',
        p.skills.join(', '),
        '',
        'IDIOMAS',
        levels(p),
        '',
        'CAPACITACIONES',
        p.certificates,
      ),
  },
];

const onPages: readonly Layout[] = [
  {
    id: 'second-functional-groups',
    person: 'Joaquim Bellamy',
    bullets: 'none',
    render: (p) => {
      const page = columnAt(45, 505, 800);
      page.write(p.name, { size: 20, bold: true });
      page.write(`${p.location}   ${p.phone}   ${p.email}`);
      const title = (text: string): void => page.write(text, { size: 13, bold: true, gap: 12 });
      title('Summary');
      page.write('Coordinator of docks, vans and people who likes a plan that fits on one sheet.');
      title('Relevant Experience');
      page.write('Planning and Scheduling', { bold: true, gap: 4 });
      for (const { bullets } of p.jobs) page.write(`• ${bullets[0] ?? ''}`, { hang: 9 });
      page.write('Contracts and Pay', { bold: true, gap: 4 });
      for (const { bullets } of p.jobs) page.write(`• ${bullets[1] ?? ''}`, { hang: 9 });
      title('Work History');
      for (const job of p.jobs) {
        page.write(`${job.title}, ${job.employer}, ${job.location}`);
        page.beside(period(job, written.slashed, ' – ', 'Present'), { right: true });
      }
      title('Education');
      for (const study of p.studies) {
        page.write(`${study.degree}, ${study.school}`);
        page.beside(years(study), { right: true });
      }
      title('Skills');
      page.write(p.skills.join(', '));
      title('Languages');
      page.write(levels(p));
      title('Certifications');
      for (const item of p.certificates) page.write(item);
      return [page.texts];
    },
  },
  {
    id: 'second-europass-new',
    person: 'Lenka Hollis',
    render: (p) => {
      const page = columnAt(45, 505, 800);
      page.write(p.name, { size: 20, bold: true });
      page.write(`Email: ${p.email}   Phone: ${p.phone}`);
      page.write(`Address: ${p.location}`);
      const title = (text: string): void => page.write(text, { size: 12, bold: true, gap: 12 });
      title('WORK EXPERIENCE');
      for (const job of p.jobs) {
        page.write(`[ ${period(job, written.slashed, ' – ', 'Current')} ]`, { gap: 4 });
        page.write(job.title, { bold: true });
        page.write(job.employer);
        page.write(`City: ${town(job.location)}`);
        for (const item of job.bullets) page.write(`• ${item}`, { hang: 9 });
      }
      title('EDUCATION AND TRAINING');
      for (const study of p.studies) {
        page.write(`[ ${years(study, ' – ')} ]`, { gap: 4 });
        page.write(study.degree, { bold: true });
        page.write(study.school);
      }
      title('LANGUAGE SKILLS');
      page.write(levels(p));
      title('DIGITAL AND OTHER SKILLS');
      page.write(p.skills.join(' | '));
      title('LICENCES AND CERTIFICATIONS');
      for (const item of p.certificates) page.write(item);
      return [page.texts];
    },
  },
  {
    id: 'second-es-europass',
    person: 'Edurne Zabaleta',
    render: (p) => {
      const top = columnAt(45, 500, 800);
      top.write('Curriculum vitae Europass', { size: 14, bold: true });
      let y = rows(top.texts, 770, [
        ['Nombre y apellidos', [p.name]],
        ['Dirección', [p.location]],
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
            ['Fechas', [period(job, written.slashed, ' → ', '')]],
            ['Profesión o cargo desempeñado', [job.title]],
            ['Funciones y responsabilidades principales', job.bullets.map((item) => `• ${item}`)],
            ['Nombre y dirección de la empresa', [`${job.employer}, ${job.location}`]],
          ]) - 6;
      title('Educación y formación');
      for (const study of p.studies)
        y =
          rows(top.texts, y, [
            ['Fechas', [years(study, ' → ')]],
            ['Título de la cualificación obtenida', [study.degree]],
            ['Nombre del centro de formación', [study.school]],
          ]) - 6;
      title('Capacidades y competencias');
      y = rows(top.texts, y, [
        ['Idiomas', [levels(p)]],
        ['Competencias técnicas', [p.skills.join(', ')]],
        ['Certificados', p.certificates],
      ]);
      return [top.texts];
    },
    sections: ['experience', 'education', 'skills'],
  },
  {
    id: 'second-es-columna-estrecha',
    person: 'Ciriaco Bengoa',
    headline: true,
    render: (p) => {
      const side = columnAt(30, 150, 800);
      side.write('Datos personales', { size: 12, bold: true });
      for (const item of [p.location, p.phone, p.email]) side.write(item, { size: 8 });
      side.write('Idiomas', { size: 12, bold: true, gap: 10 });
      for (const item of spoken(p)) side.write(item);
      side.write('Conocimientos', { size: 12, bold: true, gap: 10 });
      for (const item of p.skills) side.write(item);
      side.write('Carnés', { size: 12, bold: true, gap: 10 });
      for (const item of p.certificates) side.write(item);
      const main = columnAt(210, 210, 800, side.texts);
      main.write(p.name, { size: 18, bold: true });
      main.write(p.headline, { size: 12 });
      main.write('Experiencia profesional', { size: 13, bold: true, gap: 12 });
      for (const job of p.jobs) {
        main.write(`${period(job, dotted, ' – ', 'hoy')}`, { gap: 4 });
        main.write(`${job.title}, ${job.employer}`, { bold: true });
        for (const item of job.bullets) main.write(`– ${item}`, { hang: 9, hyphens: true });
      }
      main.write('Formación', { size: 13, bold: true, gap: 12 });
      for (const study of p.studies) {
        main.write(study.degree, { bold: true });
        main.write(`${study.school}. ${years(study)}`);
      }
      return [side.texts];
    },
  },
];

const inWord: readonly Layout[] = [
  {
    id: 'second-es-academico',
    person: 'Ubaldo Cienfuegos',
    headline: true,
    precision: 'year',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 20),
          paragraph(p.headline),
          paragraph(`${p.location} | ${p.phone} | ${p.email}`),
          heading('Formación académica'),
          ...p.studies.map((study) =>
            paragraph(`${study.degree}. ${study.school}. ${years(study)}.`),
          ),
          heading('Experiencia docente y de investigación'),
          ...p.jobs.map(
            (job) =>
              paragraph(`${period(job, written.year, '–', 'presente')}\t${job.title}`, true) +
              paragraph(job.employer) +
              job.bullets.map(listed).join(''),
          ),
          heading('Publicaciones'),
          paragraph(
            'Cienfuegos, U. y Arroyo, P. (2019). Metales en ríos del occidente. Revista de Química Ambiental, 14(2), 33-47.',
          ),
          paragraph(
            'Cienfuegos, U. (2016). Suelos de milpa y nitrógeno. Agrociencia, 50, 211-224.',
          ),
          heading('Congresos'),
          paragraph('Congreso Nacional de Química, Puebla, 2021'),
          heading('Habilidades'),
          ...p.skills.map(listed),
          heading('Idiomas'),
          paragraph(levels(p)),
          heading('Distinciones y certificaciones'),
          ...p.certificates.map((item) => paragraph(item)),
        ].join(''),
      ),
  },
  {
    id: 'second-es-word-tabla-rotulos',
    person: 'Gertrudis Alcaraz',
    render: (p) =>
      docxOf(
        [
          paragraph(p.name, true, 18),
          table(
            row(paragraph('Localidad'), paragraph(p.location)),
            row(paragraph('Móvil'), paragraph(p.phone)),
            row(paragraph('E-mail'), paragraph(p.email)),
          ),
          heading('Experiencia laboral'),
          ...p.jobs.map((job) =>
            table(
              row(paragraph('Desde'), paragraph(written.spanish(job.start))),
              row(
                paragraph('Hasta'),
                paragraph(job.end === null ? 'actualmente' : written.spanish(job.end)),
              ),
              row(paragraph('Empresa'), paragraph(job.employer)),
              row(paragraph('Categoría'), paragraph(job.title)),
              row(
                paragraph('Tareas realizadas'),
                job.bullets.map((item) => paragraph(item)).join(''),
              ),
            ),
          ),
          heading('Estudios'),
          ...p.studies.map((study) =>
            table(
              row(paragraph('Titulación'), paragraph(study.degree)),
              row(paragraph('Centro'), paragraph(study.school)),
              row(paragraph('Años'), paragraph(years(study))),
            ),
          ),
          heading('Aptitudes'),
          ...p.skills.map(listed),
          heading('Idiomas'),
          ...spoken(p).map(listed),
          heading('Cursos'),
          ...p.certificates.map((item) => paragraph(item)),
        ].join(''),
      ),
  },
];

export const secondLayouts: readonly Layout[] = [...inText, ...onPages, ...inWord];
