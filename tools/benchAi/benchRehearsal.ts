// Whether sample answers of four kinds come out in their order, for every question of the kits drafted from the postings in DIR, and of our own list of roles.
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { buildRehearsal } from '#ai/onDevice/kit/rehearsalFor.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { Question } from '#domain/jobs/kit.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';

const roles = {
  en: [
    'Staff nurse',
    'Warehouse supervisor',
    'Primary school teacher',
    'Payroll accountant',
    'Backend developer',
    'Hotel receptionist',
    'Mechanical design engineer',
    'Sales representative',
    'Care assistant',
    'Marketing manager',
    'Office assistant',
    'Project manager',
    'Data analyst',
    'Security engineer',
    'Customer support agent',
  ],
  es: [
    'Enfermera de hospital',
    'Jefe de almacén',
    'Profesora de primaria',
    'Contable de nóminas',
    'Desarrollador backend',
    'Recepcionista de hotel',
    'Ingeniera de diseño mecánico',
    'Comercial',
    'Auxiliar de geriatría',
    'Responsable de marketing',
    'Auxiliar administrativo',
    'Jefa de proyecto',
    'Analista de datos',
    'Técnico de ciberseguridad',
    'Agente de soporte al cliente',
  ],
} as const;

/** Four groups of questions: postings and roles, English and Spanish; every text of a question once. */
async function questionsOf(data: Data): Promise<{ language: 'en' | 'es'; question: Question }[]> {
  const texts = [
    ...data.rows<{ text: string }>('job_descriptions.jsonl'),
    ...data.rows<{ text: string }>('job_postings_real.jsonl').slice(0, 40),
  ].map(({ text }) => text);
  const kits = [
    ...texts.map((description) => ({ description, language: 'en' as const })),
    ...(['en', 'es'] as const).flatMap((language) =>
      roles[language].map((role) => ({ description: role, language })),
    ),
  ];
  const seen = new Set<string>();
  const drafted = await Promise.all(
    kits.map(async ({ description, language }) =>
      (await draftKitFor({ description, language })).questions.map((question) => ({
        language,
        question,
      })),
    ),
  );
  return drafted
    .flat()
    .filter(({ question }) => !seen.has(question.text) && seen.add(question.text));
}

export async function benchRehearsal(data: Data): Promise<Figure[]> {
  const questions = await questionsOf(data);
  const figures: Figure[] = [
    { name: 'generated questions', value: String(questions.length), baseline: 'at least 100' },
  ];
  for (const [name, packs] of [
    ['', await loadPacks(['words', 'deep'])],
    [', without packs', noPacks],
  ] as const satisfies readonly (readonly [string, Packs])[]) {
    for (const language of ['en', 'es'] as const) {
      const tried = await Promise.all(
        questions
          .filter((item) => item.language === language)
          .map(async ({ question }) => ({
            question,
            ...(await buildRehearsal({ question, language }, packs)),
          })),
      );
      // Questions that were written whole have no samples.
      const results = tried.filter(({ samples }) => samples.length > 0);
      const level = (result: (typeof results)[number], kind: string): number =>
        result.samples.find((sample) => sample.kind === kind)?.rating.level ?? 0;
      const share = (test: (result: (typeof results)[number]) => boolean): string =>
        `${((100 * results.filter(test).length) / Math.max(1, results.length)).toFixed(1)} %`;
      figures.push(
        {
          name: `${language}${name}: all four in order`,
          value: share((result) => result.inOrder === true),
          baseline: `of ${results.length} with samples, of ${tried.length} in all; target 95 %`,
        },
        {
          name: `${language}${name}: strong above average`,
          value: share((result) => level(result, 'strong') > level(result, 'average')),
          baseline: '',
        },
        {
          name: `${language}${name}: average above weak`,
          value: share((result) => level(result, 'average') > level(result, 'weak')),
          baseline: '',
        },
        {
          name: `${language}${name}: off topic not above weak`,
          value: share((result) => level(result, 'offTopic') <= level(result, 'weak')),
          baseline: '',
        },
        {
          name: `${language}${name}: off topic at level 3 or more`,
          value: share((result) => level(result, 'offTopic') >= 3),
          baseline: 'should be 0',
        },
      );
      if (process.env.TELL)
        for (const result of results)
          if (!result.inOrder)
            console.log(
              language,
              result.question.competencyId,
              result.question.kind,
              result.samples.map((sample) => `${sample.kind} ${sample.rating.level}`).join(' '),
              result.question.text.slice(0, 110),
            );
    }
  }
  return figures;
}
