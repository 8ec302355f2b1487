// What the posting itself names decides: its main tool is asked about, and the occupation's questions only where they are near it.
import { expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { sortByNearness, buildPool } from './pool.ts';
import { questionAgain } from './questionAgain.ts';
import { offerAboutDuty } from './dutyQuestions.ts';
import { offerAboutSkill } from './skillQuestions.ts';

const developer =
  'React Developer\nWhat you will do\n- Review the pull requests of two colleagues\n- Plan the releases of each month\n- Write the user guide\n- Answer questions from customers\n- Train new colleagues\n- Prepare the monthly report\nRequirements\n- React\n- CSS';

it('asks about the main tool, also where the title names it', async () => {
  const asked = offerAboutSkill('React', 'en').map(({ question }) => question.text);
  for (const variant of [0, 1])
    expect(
      (await draftKitFor({ description: developer, language: 'en', variant })).questions.filter(
        ({ text }) => asked.includes(text),
      ),
    ).toHaveLength(1);
}, 30_000);

it('keeps a question of the occupation only where the posting names something of it', async () => {
  const nurse = buildJobProfile(
    'Nurse\nWhat you will do\n- Administer medication and IV therapy safely\n- Keep accurate health records\nRequirements\n- Triage',
    'en',
  );
  const { occupation } = await buildPool(nurse, 5);
  expect(occupation.length).toBeGreaterThan(2);
  const near = sortByNearness(occupation, nurse);
  expect(near.length).toBeGreaterThan(0);
  expect(
    sortByNearness(occupation, { ...nurse, duties: ['Varnish the guitars'], mustHave: [] }),
  ).toEqual([]);
  expect(sortByNearness(occupation, { ...nurse, duties: [], posted: [], mustHave: [] })).toEqual(
    occupation,
  );
  // What its sentences name counts where there is no list; a title that says more is no licence for all.
  expect(sortByNearness(occupation, { ...nurse, duties: [], mustHave: [] }).length).toBeLessThan(
    occupation.length,
  );
  expect(
    sortByNearness(occupation, { ...nurse, duties: [], posted: [], mustHave: [] }, false),
  ).toEqual([]);
});

it('gives no question again that another duty was already asked in, carried or opened', async () => {
  const opened = offerAboutDuty(
    {
      line: 'x',
      phrase: 'keep the books of all four shops and of the two workshops in the harbour',
      kind: 'other',
      rank: 0,
    },
    'en',
  ).filter(({ competency }) => competency === 'problemSolving');
  expect(opened.length).toBeGreaterThan(0);
  const description =
    'Clerk\nWhat you will do\n- Water the plants of the house\n- Sort the letters of the day';
  const again = await questionAgain({
    description,
    language: 'en',
    competency: { id: 'problemSolving', name: 'Problem solving' },
    others: opened.map(({ question }) => question.text),
  });
  const ends = opened.flatMap(({ duty }) => duty?.asked ?? []);
  expect(ends.filter((end) => again.text.endsWith(end))).toEqual([]);
}, 30_000);

it('are no fields of study in the posting of a scholar', async () => {
  const posting = (title: string): ReturnType<typeof buildJobProfile> =>
    buildJobProfile(
      `${title}\nResponsibilities:\n- Set prices for the product range\n- Pricing of products and management accounting\n- Teach courses in pricing`,
      'en',
    );
  const kinds = async (title: string): Promise<(string | null)[]> =>
    (await buildPool(posting(title), 8)).heavy.map(({ phrase }) => phrase);
  expect(await kinds('Assistant Professor')).toContain('teach courses in pricing');
  const works = async (title: string): Promise<string[]> => [
    ...(await buildPool(posting(title), 8)).works.keys(),
  ];
  expect(await works('Pricing Manager')).toContain('setPrices');
  expect(await works('Assistant Professor')).not.toContain('setPrices');
});

it('asks nobody who sells to a trade what the trade does', async () => {
  const pool = await buildPool(
    buildJobProfile(
      'Delegado/a comercial farmacéutico\nFunciones:\n- Visitar a médicos y farmacias de la zona\n- Dispensar muestras de medicamentos\n- Cumplir los objetivos de venta',
      'es',
    ),
    5,
  );
  expect(pool.occupation.filter(({ from }) => from.startsWith('pharmacist.'))).toEqual([]);
});

it('names no duty in words of another trade', async () => {
  const pool = await buildPool(
    buildJobProfile(
      'Maquinista de envasado\nFunciones:\n- Limpieza y desinfección de los equipos\n- Control de la línea de botes\n- Cambio de formato de la máquina',
      'es',
    ),
    5,
  );
  expect(pool.heavy.map(({ phrase }) => phrase).join()).not.toContain('instrumental');
});

it('asks no doctor what scholars teach, and no maker of software what mechanics repair', async () => {
  const heavyOf = async (title: string): Promise<string> =>
    (
      await buildPool(
        buildJobProfile(
          `${title}\nFunciones:\n- Atender la consulta de adultos\n- Docencia e investigación\n- Visitar a domicilio`,
          'es',
        ),
        8,
      )
    ).heavy
      .map(({ phrase, work }) => `${phrase} ${work?.id}`)
      .join('\n');
  expect(await heavyOf('Médica de familia')).not.toContain('teachAtUniversity');
  expect(await heavyOf('Profesora titular')).toContain('teachAtUniversity');
  const usualOf = async (title: string): Promise<string> =>
    (
      await buildPool(buildJobProfile(`${title}\nWe are a nice place in the valley.`, 'en'), 8)
    ).usual
      .map(({ from }) => from)
      .join('\n');
  expect(await usualOf('Java Developer')).not.toContain('work.repairBreakdowns');
  expect(await usualOf('Maintenance Technician')).toContain('work.repairBreakdowns');
});
