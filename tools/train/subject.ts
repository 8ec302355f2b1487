// Fits the detection of off-topic answers on our own answers and samples, and prints the agreement on answers left out: tsx tools/train/subject.ts --data DIR [--write]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCompetencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { samplesFieldsEn } from '#ai/onDevice/library/samples/samplesFields.en.ts';
import { samplesFieldsEs } from '#ai/onDevice/library/samples/samplesFields.es.ts';
import { samplesGeneralEn } from '#ai/onDevice/library/samples/samplesGeneral.en.ts';
import { samplesGeneralEs } from '#ai/onDevice/library/samples/samplesGeneral.es.ts';
import { strayAnswers } from '#ai/onDevice/library/samples/strayAnswers.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { computeDot } from '#ai/onDevice/rating/lines/lines.ts';
import {
  readAskedTopic,
  readAnsweredTopic,
  subjectFeatureNames,
  computeSubjectFeatures,
} from '#ai/onDevice/rating/answer/subject.ts';
import type { SubjectWeights } from '#ai/onDevice/rating/answer/subjectWeights.ts';
import { dataIn } from '../benchAi/data.ts';
import { ridge } from './fits/ridge.ts';
import { rubricRows } from './rubricRows.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');

interface Asked {
  subject: string;
  set: string;
  question: string;
  lines: readonly string[];
}
interface LabelledAnswer {
  subject: string;
  set: string;
  text: string;
}
const samples = {
  en: { ...samplesGeneralEn, ...samplesFieldsEn },
  es: { ...samplesGeneralEs, ...samplesFieldsEs },
};
const rows = rubricRows(dataIn(values.data)).filter((row) => row.kind !== 'offtopic');

function material(language: 'en' | 'es'): { asked: Asked[]; answers: LabelledAnswer[] } {
  const own = rows.filter((row) => row.language === language);
  const subjectOf = (row: (typeof own)[number]): string => row.questionId.split('.')[0] ?? '';
  const asked = new Map<string, Asked>(
    own.map((row) => [
      row.input.question.text,
      {
        subject: subjectOf(row),
        set: row.set,
        question: row.input.question.text,
        lines: row.input.question.lookFor,
      },
    ]),
  );
  for (const id of libraryIds)
    readCompetencyText(id, language)
      .stems.filter(({ text }) => !text.includes('{'))
      .slice(0, 2)
      .forEach(({ text }) =>
        asked.set(text, {
          subject: id,
          set: 'library',
          question: text,
          lines: readCompetencyText(id, language).lookFor,
        }),
      );
  const answers: LabelledAnswer[] = [
    ...own
      .filter(({ level, id }) => level >= 3 && !id.endsWith('-g'))
      .map((row) => ({ subject: subjectOf(row), set: row.set, text: row.input.answer })),
    ...libraryIds.flatMap((id) =>
      samples[language][id].slice(0, 2).map((text) => ({ subject: id, set: 'library', text })),
    ),
    ...strayAnswers[language].slice(2).map((text) => ({ subject: 'none', set: 'stray', text })),
  ];
  return { asked: [...asked.values()], answers };
}

const out: Record<string, SubjectWeights> = {};
for (const language of ['en', 'es'] as const) {
  const { asked, answers } = material(language);
  const topics = new Map(
    asked.map((question) => [
      question,
      readAskedTopic(question.question, question.lines, language, noPacks),
    ]),
  );
  const read = answers.map((answer) => ({
    answer,
    topic: readAnsweredTopic(answer.text, language, noPacks),
  }));
  const pairs = read.flatMap(({ answer, topic }, at) =>
    asked
      .filter(
        ({ set }) =>
          answer.set === 'stray' ||
          (answer.set === 'library') === (set === 'library') ||
          set === 'own',
      )
      .map((question) => ({
        fold: at % 7,
        answer,
        question,
        mine: answer.subject === question.subject,
        features: computeSubjectFeatures(
          topic,
          topics.get(question) ??
            readAskedTopic(question.question, question.lines, language, noPacks),
        ),
      })),
  );
  const positives = pairs.filter(({ mine }) => mine).length;
  const share = (pairs.length - positives) / Math.max(1, positives);
  /** Relevant pairs are few: each counts as often as needed to balance. */
  const fit = (list: typeof pairs): number[] => {
    const balanced = list.flatMap((pair) =>
      pair.mine ? Array.from({ length: Math.round(share) }, () => pair) : [pair],
    );
    return ridge(
      balanced.map(({ features }) => features),
      balanced.map(({ mine }) => (mine ? 1 : 0)),
      20,
    );
  };
  const scored = Array.from({ length: 7 }, (_, fold) => fold).flatMap((fold) => {
    const weights = fit(pairs.filter((pair) => pair.fold !== fold));
    return pairs
      .filter((pair) => pair.fold === fold)
      .map((pair) => ({ ...pair, score: computeDot(pair.features, weights) }));
  });
  const relevant = scored
    .filter(({ mine }) => mine)
    .map(({ score }) => score)
    .sort((a, b) => a - b);
  const floor = (part: number): number => relevant[Math.floor(part * relevant.length)] ?? 0;
  const floors: [number, number, number] = [floor(0.01), floor(0.04), floor(0.08)];
  out[language] = { weights: fit(pairs), floors };
  const printShares = (name: string, list: typeof scored): void =>
    console.log(
      `  ${name.padEnd(40)} ${list.length}  below: ${floors.map((value) => (list.filter(({ score }) => score < value).length / Math.max(1, list.length)).toFixed(3)).join(' / ')}`,
    );
  console.log(`${language}: shares below the three floors, answers left out`);
  printShares(
    'relevant, all',
    scored.filter(({ mine }) => mine),
  );
  printShares(
    'relevant, authored and trials',
    scored.filter(({ mine, answer }) => mine && answer.set !== 'library' && answer.set !== 'own'),
  );
  printShares(
    'other question, authored and trials',
    scored.filter(
      ({ mine, answer, question }) =>
        !mine &&
        ['authored', 'trials'].includes(answer.set) &&
        ['authored', 'trials'].includes(question.set),
    ),
  );
  printShares(
    'other question, library',
    scored.filter(({ mine, answer }) => !mine && answer.set === 'library'),
  );
  printShares(
    'no question at all',
    scored.filter(({ answer }) => answer.set === 'stray'),
  );
  console.log(
    `  ${subjectFeatureNames.map((name, at) => `${name} ${out[language]?.weights[at]?.toFixed(2)}`).join('  ')}`,
  );
}
const shown = (of: SubjectWeights | undefined): string =>
  `{ weights: [${(of?.weights ?? []).map((value) => value.toFixed(4)).join(', ')}], floors: [${(of?.floors ?? []).map((value) => value.toFixed(4)).join(', ')}] }`;
if (values.write)
  writeFileSync(
    new URL('../../src/ai/onDevice/rating/answer/subjectWeights.ts', import.meta.url),
    `// Written by tools/train/subject.ts --write: figures fitted on our own answers and sample answers.\n\n/** Weights, and the scores below which few relevant answers fall. */\nexport interface SubjectWeights {\n  weights: readonly number[];\n  /** Scores that 1, 4 and 8 of 100 relevant answers stay below. */\n  floors: readonly [number, number, number];\n}\n\nexport const subjectWeights: Record<'en' | 'es', SubjectWeights> = {\n  en: ${shown(out.en)},\n  es: ${shown(out.es)},\n};\n`,
  );
