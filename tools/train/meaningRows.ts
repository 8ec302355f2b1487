// The answers that the classifiers are fitted to, as sentence vectors.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { basisOf } from '#ai/onDevice/rating/lines/basis.ts';
import {
  readAskedMeaning,
  readAnsweredMeaning,
  computeWordFigures,
  type Meaning,
} from '#ai/onDevice/rating/answer/meaning.ts';
import { dataIn } from '../benchAi/data.ts';

export const own = new Set(['graded', 'plain', 'honest']);
export const empty = new Set(['contentFree', 'buzzwords', 'posting']);

type Language = 'en' | 'es';
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
  asked: Meaning;
  answered: Meaning;
  words: ReturnType<typeof computeWordFigures>;
}

const { deep } = await loadPacks(['deep']);
if (!deep) throw new Error('the sentence encoder is missing: src/ai/onDevice/packs/deep.bin');
const encoder = deep;

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
  const question = { id: 'q', text, anchors, lookFor, kind: questionKind };
  return answers
    .filter(({ kind }) => own.has(kind) || empty.has(kind) || kind === 'offTopic')
    .flatMap(({ kind, text: answer }) => {
      const basis = basisOf({ question, answer, followUps: [] });
      if (basis.statements.length === 0) return [];
      const answered = readAnsweredMeaning(
        basis.statements.map(({ plain }) => plain),
        lang,
        encoder,
      );
      return [
        {
          questionId: id,
          writer: author ?? id.slice(0, 1),
          language: lang,
          kind,
          asked: readAskedMeaning(question, lang, encoder),
          answered,
          words: computeWordFigures(basis, question, lang),
        },
      ];
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
const sheets = fileURLToPath(new URL('../benchAi/sheets', import.meta.url));
/** All rows; with the answers of `data` where its folder is given. */
export const readRows = (data: string | undefined): Row[] => [
  ...dataIn(sheets).rows<Asked>('answersDev.jsonl').flatMap(rowsOf),
  ...readdirSync(`${sheets}/train`)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => dataIn(`${sheets}/train`).rows<Asked>(name).flatMap(rowsOf)),
  ...(data
    ? dataIn(data)
        .rows<Graded>('interview_answers_graded.jsonl')
        .flatMap((row) =>
          rowsOf({
            ...row,
            id: `judge${row.question_id}`,
            author: 'judge',
            kind: row.question_kind,
            answers: [
              { kind: gradedKinds[row.kind] ?? row.kind, level: row.level, text: row.answer },
            ],
          }),
        )
    : []),
];
