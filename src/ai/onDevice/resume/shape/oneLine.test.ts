// Short resumes tell a job in one line; none of them is dropped, and languages stay languages.
import { describe, expect, it } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { isOnlyLanguage } from './lists.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';

async function readingOf(text: string): Promise<ParsedResume> {
  const { lines, hidden } = await readLayout(
    new Blob([text], { type: 'text/plain' }),
    'resume.txt',
  );
  return resumeFrom(lines, hidden);
}
const jobsOf = (read: ParsedResume) =>
  read.experience.map(({ title, employer, start, end, current, bullets }) => ({
    title,
    employer,
    years: `${start ?? ''}-${current ? 'now' : (end ?? '')}`,
    bullets,
  }));

const english = `Ana Torres
ana@example.com
Madrid

Experience
Support Lead, Kestrel Telecom, Madrid, 2021-present. Led a team of six. Cut the waiting time by 30%.
Support Agent, Northwind Grocers, Toledo, 2018-2021. Answered 60 calls a day and trained new colleagues.
Shop Assistant, Harbour Books, Toledo (2016-2018). Sold books.

Skills
Zendesk, Excel, Spanish (native), English (C1)`;

const spanish = `Luis Peña
luis@example.com

Experiencia
Técnico de mantenimiento, Acerías del Norte, Bilbao, 2019-2024. Revisé las máquinas cada semana y reduje las averías un 20 %.
Mozo de almacén, Transportes Ruiz, Burgos, 2016-2019. Preparé pedidos y conduje la carretilla.
Camarero, Bar Sol, Burgos, 2014-2016. Serví mesas.

Habilidades
Excel, carretilla, inglés, español nativo, SAP
Idiomas: Francés (B1)`;

describe('jobs in one line', () => {
  it('are all kept, in English', async () => {
    const read = await readingOf(english);
    expect(jobsOf(read)).toEqual([
      {
        title: 'Support Lead',
        employer: expect.stringContaining('Kestrel Telecom') as string,
        years: '2021-now',
        bullets: ['Led a team of six. Cut the waiting time by 30%.'],
      },
      {
        title: 'Support Agent',
        employer: expect.stringContaining('Northwind Grocers') as string,
        years: '2018-2021',
        bullets: ['Answered 60 calls a day and trained new colleagues.'],
      },
      {
        title: 'Shop Assistant',
        employer: expect.stringContaining('Harbour Books') as string,
        years: '2016-2018',
        bullets: ['Sold books.'],
      },
    ]);
    expect([read.skills, read.languages]).toEqual([
      ['Zendesk', 'Excel'],
      ['Spanish', 'English (C1)'],
    ]);
  });

  it('are all kept, in Spanish', async () => {
    const read = await readingOf(spanish);
    expect(jobsOf(read)).toEqual([
      {
        title: 'Técnico de mantenimiento',
        employer: expect.stringContaining('Acerías del Norte') as string,
        years: '2019-2024',
        bullets: ['Revisé las máquinas cada semana y reduje las averías un 20 %.'],
      },
      {
        title: 'Mozo de almacén',
        employer: expect.stringContaining('Transportes Ruiz') as string,
        years: '2016-2019',
        bullets: ['Preparé pedidos y conduje la carretilla.'],
      },
      {
        title: 'Camarero',
        employer: expect.stringContaining('Bar Sol') as string,
        years: '2014-2016',
        bullets: ['Serví mesas.'],
      },
    ]);
    expect([read.skills, read.languages]).toEqual([
      ['Excel', 'carretilla', 'SAP'],
      ['Francés (B1)', 'inglés', 'español nativo'],
    ]);
  });

  it('are read without a heading, and several of one line apart', async () => {
    const read = await readingOf(
      'Kim Low\nkim@example.com\nNurse, St Mary Hospital, Leeds, 2019-2024. Cared for 12 patients a day. Care Assistant, Oak House, Leeds, 2016-2019. Helped residents.\nSkills: Triage, English',
    );
    expect(jobsOf(read).map(({ title, years, bullets }) => [title, years, ...bullets])).toEqual([
      ['Nurse', '2019-2024', 'Cared for 12 patients a day.'],
      ['Care Assistant', '2016-2019', 'Helped residents.'],
    ]);
    expect([read.skills, read.languages]).toEqual([['Triage'], ['English']]);
  });

  it('have each word where the text has it', async () => {
    for (const text of [english, spanish]) {
      const read = await readingOf(text);
      expect(read.lines.length).toBeGreaterThan(5);
      for (const [path, { line, start, end }] of Object.entries(read.from)) {
        const [, index, field, at] = path.split('.');
        const job = path.startsWith('experience.') ? read.experience[Number(index)] : undefined;
        const values: Record<string, string | undefined> = {
          bullets: job?.bullets[Number(at)],
          title: job?.title,
          employer: job?.employer,
        };
        const value = values[field ?? ''];
        if (value !== undefined) expect(read.lines[line]?.slice(start, end)).toBe(value);
      }
    }
  });

  it('are not seen in what was done', async () => {
    const read = await readingOf(
      'Kim Low\nkim@example.com\n\nExperience\nEngineer, Kestrel Ltd\n2019 - 2024\nMoved billing, support and sales to one system in 2021-2022. Nobody had to wait.\n- Led Oslo, Bergen and Tromsø in 2020. It went well.',
    );
    expect(read.experience).toHaveLength(1);
    expect(read.experience[0]?.bullets).toHaveLength(2);
  });
});

describe('a language', () => {
  it.each([
    'English',
    'English (C1)',
    'Spanish - native',
    'inglés nivel alto',
    'español nativo',
    'Brazilian Portuguese',
    'Sign language',
    'francés e inglés',
  ])('is "%s"', (text) => {
    expect(isOnlyLanguage(text)).toBe(true);
  });
  it.each([
    'Spanish labour law',
    'Sign-off',
    'Business',
    'French cuisine',
    'Go',
    'Language teaching',
    'redacción en inglés',
  ])('is not "%s"', (text) => {
    expect(isOnlyLanguage(text)).toBe(false);
  });
});
