// The answers that the levels are fitted to, as signs and phrases: those of the sheets and the library's own samples.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readForModel } from '#ai/onDevice/rating/answer/answerModel.ts';
import { readCompetencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { samplesFieldsEn } from '#ai/onDevice/library/samples/samplesFields.en.ts';
import { samplesFieldsEs } from '#ai/onDevice/library/samples/samplesFields.es.ts';
import { samplesGeneralEn } from '#ai/onDevice/library/samples/samplesGeneral.en.ts';
import { samplesGeneralEs } from '#ai/onDevice/library/samples/samplesGeneral.es.ts';
import { basisOf } from '#ai/onDevice/rating/lines/basis.ts';
import { dataIn } from '../benchAi/data.ts';

/** Kinds of answers that have a level, and those that are none. */
export const answering = new Set(['graded', 'plain', 'honest', 'sample']);
export const empty = new Set(['contentFree', 'buzzwords', 'posting']);

export type Language = 'en' | 'es';
type Kind = 'behavioural' | 'situational' | 'technical';
interface Asked {
  id: string;
  author?: string;
  lang: Language;
  question: string;
  kind: Kind;
  anchors: string[];
  lookFor: string[];
  answers: { kind: string; level: number; text: string }[];
}
export interface Row {
  questionId: string;
  writer: string;
  language: Language;
  kind: string;
  level: number;
  signs: number[];
  phrases: Set<string>;
}

function rowsOf({
  id,
  author,
  lang,
  question: text,
  kind: questionKind,
  anchors,
  lookFor,
  answers,
}: Asked): Row[] {
  return answers
    .filter(({ kind }) => answering.has(kind) || empty.has(kind))
    .map(({ kind, level, text: answer }) => {
      const basis = basisOf({
        question: { id: 'q', text, anchors, lookFor, kind: questionKind },
        answer,
        followUps: [],
      });
      const { seen, answerPhrases: phrases } = readForModel(basis);
      return {
        questionId: id,
        writer: author ?? id.slice(0, 1),
        language: lang,
        kind,
        level: empty.has(kind) ? 1 : level,
        signs: seen,
        phrases,
      };
    });
}

interface Graded {
  question_id: string;
  question: string;
  question_kind: Kind;
  lang: Language;
  anchors: string[];
  lookFor: string[];
  answer: string;
  kind: string;
  level: number;
}
const gradedKinds: Record<string, string> = {
  weak: 'honest',
  buzzword: 'buzzwords',
  jdpaste: 'posting',
  offtopic: 'offTopic',
};

function judgedRows(directory: string): Row[] {
  return dataIn(directory)
    .rows<Graded>('interview_answers_graded.jsonl')
    .flatMap((row) =>
      rowsOf({
        ...row,
        id: `judge${row.question_id}`,
        author: 'judge',
        kind: row.question_kind,
        answers: [{ kind: gradedKinds[row.kind] ?? row.kind, level: row.level, text: row.answer }],
      }),
    );
}

const sheets = fileURLToPath(new URL('../benchAi/sheets', import.meta.url));
const train = readdirSync(`${sheets}/train`)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted();
const samples = {
  en: { ...samplesGeneralEn, ...samplesFieldsEn },
  es: { ...samplesGeneralEs, ...samplesFieldsEs },
};

/** The library's own samples: strong, average and weak. */
function sampleRows(language: Language): Row[] {
  return libraryIds.flatMap((id) => {
    const { stems, lookFor } = readCompetencyText(id, language);
    const answers = samples[language][id].map((text, at) => ({
      kind: 'sample',
      level: [4, 3, 2][at] ?? 3,
      text,
    }));
    return rowsOf({
      id: `S${id}`,
      lang: language,
      question: stems[0]?.text ?? '',
      kind: stems[0]?.kind ?? 'behavioural',
      anchors: [],
      lookFor: [...lookFor],
      answers,
    });
  });
}

/** All rows; with the answers of `data` where its folder is given. */
export const readRows = (data: string | undefined): Row[] => [
  ...sampleRows('en'),
  ...sampleRows('es'),
  ...dataIn(sheets).rows<Asked>('answersDev.jsonl').flatMap(rowsOf),
  ...train.flatMap((name) => dataIn(`${sheets}/train`).rows<Asked>(name).flatMap(rowsOf)),
  ...(data ? judgedRows(data) : []),
];
