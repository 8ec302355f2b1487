// Measures the on-device AI on graded data and prints the figures beside the published ones: tsx tools/benchAi.ts --data DIR [--json OUT] [--only PART] [--aside]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchAnswers, benchOwnAnswers, type AuthoredAnswer } from './benchAi/benchAnswers.ts';
import { benchCoach } from './benchAi/benchCoach.ts';
import { benchFit } from './benchAi/benchFit.ts';
import { benchFitCells } from './benchAi/benchFitCells.ts';
import { benchFitStrays } from './benchAi/benchFitStrays.ts';
import { benchGrading } from './benchAi/benchGrading.ts';
import { benchOccupations, type Described } from './benchAi/benchOccupations.ts';
import { benchPostings, taggerOnly, type Posting } from './benchAi/benchPostings.ts';
import { benchRehearsal } from './benchAi/benchRehearsal.ts';
import { benchCost } from './benchAi/benchCost.ts';
import { benchSimilarity } from './benchAi/benchSimilarity.ts';
import { benchWriting } from './benchAi/benchWriting.ts';
import { benchMatch } from './benchAi/benchMatch.ts';
import { benchResumes } from './benchAi/benchResumes.ts';
import { benchOwnResumes } from './benchAi/resumeLayouts/benchOwnResumes.ts';
import { benchSkillSpans } from './benchAi/benchSkillSpans.ts';
import { benchJudged } from './benchAi/benchJudged.ts';
import { benchKitSheet } from './benchAi/benchKitSheet.ts';
import { benchKits } from './benchAi/benchKits.ts';
import { benchPostingSheet, benchWrittenPostings } from './benchAi/benchPostingSheet.ts';
import { benchRubric, benchTwins } from './benchAi/benchRubric.ts';
import { dataIn, type Data } from './benchAi/data.ts';
import type { Figure } from './benchAi/measures/figures.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'string' },
    only: { type: 'string' },
    aside: { type: 'boolean' },
  },
});
if (!values.data) throw new Error('say where the data is: --data DIR');

/** One row per yardstick. */
const parts: Record<string, (data: Data) => Figure[] | Promise<Figure[]>> = {
  ownAnswers: () => benchOwnAnswers(),
  answers: (data) => benchAnswers(data.rows<AuthoredAnswer>('interview_answers_authored.jsonl')),
  rubric: benchRubric,
  judged: () => benchJudged('dev'),
  judgedKept: () => benchJudged('kept'),
  postingSheet: (data) => benchPostingSheet(data, 'dev'),
  postingsHeld: () => benchWrittenPostings('held'),
  postingsFresh: () => benchWrittenPostings('fresh'),
  postingsFreshHeld: () => benchWrittenPostings('freshHeld'),
  kits: (data) => benchKits(data, 'dev'),
  kitSheet: () => benchKitSheet('dev'),
  fitSheet: () => benchFit('dev'),
  fitHeld: () => benchFit('held'),
  fitFresh: (data) => benchFit('fresh', data),
  fitFreshHeld: (data) => benchFit('freshHeld', data),
  fitThird: (data) => benchFit('third', data),
  fitThirdHeld: (data) => benchFit('thirdHeld', data),
  coachSheet: () => benchCoach('dev'),
  coachSecond: () => benchCoach('secondDev'),
  coachSecondHeld: () => benchCoach('secondHeld'),
  fitCells: () => benchFitCells('dev'),
  fitCellsHeld: () => benchFitCells('held'),
  fitWide: () => benchFitCells('wideDev'),
  fitWideHeld: () => benchFitCells('wideHeld'),
  fitStrays: () => benchFitStrays(),
  coachPractice: () => benchCoach('practiceDev'),
  coachPracticeHeld: () => benchCoach('practiceHeld'),
  coachPlain: () => benchCoach('plainDev'),
  coachPlainHeld: () => benchCoach('plainHeld'),
  // Opened once, when the building is done: --aside.
  ...(values.aside
    ? {
        judgedAside: () => benchJudged('aside'),
        postingSheetAside: (data: Data) => benchPostingSheet(data, 'aside'),
        kitsAside: (data: Data) => benchKits(data, 'aside'),
        kitSheetAside: () => benchKitSheet('aside'),
        fitAside: () => benchFit('aside'),
        coachAside: () => benchCoach('aside'),
        resumeLayoutsAside: () => benchOwnResumes('aside'),
      }
    : {}),
  twins: benchTwins,
  rehearsal: benchRehearsal,
  grading: benchGrading,
  skillSpans: benchSkillSpans,
  postings: async (data) =>
    benchPostings(data.rows<Posting>('job_postings_real.jsonl'), await taggerOnly()),
  occupations: (data) => benchOccupations(data.rows<Described>('job_descriptions.jsonl')),
  descriptions: async (data) =>
    benchPostings(data.rows<Posting>('job_descriptions.jsonl'), await taggerOnly()),
  writing: benchWriting,
  similarity: benchSimilarity,
  cost: benchCost,
  resumes: benchResumes,
  resumeLayouts: () => benchOwnResumes('dev'),
  secondLayouts: () => benchOwnResumes('secondDev'),
  secondLayoutsHeld: () => benchOwnResumes('secondHeld'),
  matching: benchMatch,
};

const data = dataIn(values.data);
const report: Record<string, Figure[]> = {};
for (const [name, measure] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue;
  const figures = await measure(data);
  report[name] = figures;
  console.log(`\n${name}`);
  for (const figure of figures)
    console.log(`  ${figure.name.padEnd(52)} ${figure.value.padStart(9)}   ${figure.baseline}`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
