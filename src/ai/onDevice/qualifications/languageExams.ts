// Examinations of languages: the language they are of, and what their marks say on the Common European Framework (A1 = 1 … C2 = 6).
import { inWords } from '#domain/text/wordLimits.ts';
import { indexOf } from './languageNames.ts';

/** The level of the highest bound that a mark reaches. */
const reach = (mark: number, bounds: readonly (readonly [number, number])[]): number | null =>
  bounds.find(([bound]) => mark >= bound)?.[1] ?? null;

interface Exam {
  language: string;
  signs: RegExp;
  /** The level that the mark behind the name stands for. */
  levelOf: (mark: string) => number | null;
}
const fixed = (level: number) => (): number => level;
const marked =
  (bounds: readonly (readonly [number, number])[]) =>
  (mark: string): number | null =>
    mark === '' ? null : reach(Number(mark.replace(',', '.')), bounds);
const byName =
  (levels: Readonly<Record<string, number>>) =>
  (mark: string): number | null =>
    levels[mark.toUpperCase()] ?? null;

const exams: readonly Exam[] = [
  {
    language: 'english',
    signs: inWords(/\bIELTS\b[^\d;,.]{0,24}(\d(?:[.,]\d)?)?/u),
    levelOf: marked([
      [8.5, 6],
      [7, 5],
      [5.5, 4],
      [4, 3],
      [0, 2],
    ]),
  },
  {
    language: 'english',
    signs: inWords(/\bTOEFL\b[^\d;,.]{0,24}(\d{2,3}(?!\d))?/u),
    levelOf: marked([
      [114, 6],
      [95, 5],
      [72, 4],
      [42, 3],
      [0, 2],
    ]),
  },
  {
    language: 'english',
    signs: inWords(/\bTOEIC\b[^\d;,.]{0,24}(\d{3})?/u),
    levelOf: marked([
      [945, 5],
      [785, 4],
      [550, 3],
      [0, 2],
    ]),
  },
  {
    language: 'english',
    signs: inWords(/\b(?:Duolingo|DET)\b[^\d;,.]{0,24}(\d{2,3})?/u),
    levelOf: marked([
      [155, 6],
      [130, 5],
      [100, 4],
      [60, 3],
      [0, 2],
    ]),
  },
  {
    language: 'english',
    signs: inWords(/\bPTE\b[^\d;,.]{0,24}(\d{2})?/u),
    levelOf: marked([
      [85, 6],
      [76, 5],
      [59, 4],
      [43, 3],
      [0, 2],
    ]),
  },
  {
    language: 'english',
    signs: inWords(/\b(?:CPE|(?:Cambridge|Certificate of) Proficiency|C2 Proficiency)\b()/u),
    levelOf: fixed(6),
  },
  {
    language: 'english',
    signs: inWords(
      /\b(?:CAE|Cambridge (?:English )?Advanced|Certificate in Advanced|C1 Advanced)\b()/u,
    ),
    levelOf: fixed(5),
  },
  {
    language: 'english',
    signs: inWords(/\b(?:FCE|First Certificate|Cambridge (?:English )?First|B2 First)\b()/u),
    levelOf: fixed(4),
  },
  {
    language: 'english',
    signs: inWords(
      /\b(?:PET(?=[ ,;.)]|$)|Cambridge Preliminary|Preliminary English|B1 Preliminary)\b()/u,
    ),
    levelOf: fixed(3),
  },
  { language: 'english', signs: inWords(/\b(?:KET|Key English)\b()/u), levelOf: fixed(2) },
  {
    language: 'english',
    signs: inWords(/\bISE (IV|III|II|I)\b/u),
    levelOf: byName({ IV: 6, III: 5, II: 4, I: 3 }),
  },
  { language: 'french', signs: inWords(/\b(?:DALF|DELF)\b()/u), levelOf: () => null },
  { language: 'spanish', signs: inWords(/\b(?:DELE|SIELE)\b()/u), levelOf: () => null },
  { language: 'german', signs: inWords(/\bGoethe(?:-Zertifikat)?\b()/u), levelOf: () => null },
  {
    language: 'german',
    signs: inWords(/\bTestDaF\b[^\d;,.]{0,12}([345])?/u),
    levelOf: marked([
      [5, 5],
      [4, 4.5],
      [3, 4],
    ]),
  },
  {
    language: 'german',
    signs: inWords(/\bDSH[ -]?([123])?/u),
    levelOf: marked([
      [3, 6],
      [2, 5],
      [1, 4],
    ]),
  },
  { language: 'italian', signs: inWords(/\b(?:CELI|PLIDA|CILS)\b()/u), levelOf: () => null },
  {
    language: 'japanese',
    signs: inWords(/\b(?:JLPT )?N([1-5])\b/u),
    levelOf: byName({ 1: 6, 2: 4.5, 3: 3, 4: 2, 5: 1 }),
  },
  {
    language: 'chinese',
    signs: inWords(/\bHSK[ -]?([1-6])?/u),
    levelOf: byName({ 1: 1, 2: 1.5, 3: 2.5, 4: 3.5, 5: 4.5, 6: 5.5 }),
  },
  {
    language: 'korean',
    signs: inWords(/\bTOPIK[^\d;,.]{0,8}([1-6])?/u),
    levelOf: byName({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }),
  },
  { language: 'catalan', signs: inWords(/\bJQCV\b()/u), levelOf: () => null },
  {
    language: 'catalan',
    signs: inWords(/\b(?:nivel|nivell) ([BCD])(?![\p{L}\d])/u),
    levelOf: byName({ B: 4, C: 5, D: 6 }),
  },
  { language: 'basque', signs: inWords(/\bEGA\b()/u), levelOf: fixed(5) },
  {
    language: 'basque',
    signs: inWords(/\bPL ?([1-4])\b/u),
    levelOf: byName({ 1: 3, 2: 4, 3: 5, 4: 6 }),
  },
  {
    language: 'galician',
    signs: inWords(/\bCELGA ?([1-5])\b/u),
    levelOf: byName({ 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 }),
  },
];
/** These names alone are too short to say of which language they are. */
const named = inWords(/\b(?:PET|DET|KET|N[1-5]|EGA|nivell? [BCD])\b/u);

export interface ExamLevel {
  /** The number of the language; -1 where the name says too little. */
  id: number;
  level: number | null;
  start: number;
  end: number;
}

/** The examinations that a text names. */
export function findExams(text: string): ExamLevel[] {
  return exams.flatMap(({ language, signs, levelOf }): ExamLevel[] => {
    const found = signs.exec(text);
    return found
      ? [
          {
            id: named.test(found[0]) ? -1 : indexOf(language),
            level: levelOf(found[1] ?? ''),
            start: found.index,
            end: found.index + found[0].length,
          },
        ]
      : [];
  });
}

/** The level of an examination of one language in a text; null where there is none. */
export function readExamLevel(text: string, id: number): number | null {
  for (const { language, signs, levelOf } of exams) {
    if (indexOf(language) !== id) continue;
    const found = signs.exec(text);
    const level = found ? levelOf(found[1] ?? '') : null;
    if (level !== null) return level;
  }
  return null;
}
