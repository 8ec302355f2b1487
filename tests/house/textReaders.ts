// Everything that reads text which somebody else may have written, for hostileText.test.ts.
import { findPacked } from '#ai/documents/pdf/pdfBounds.ts';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { parseXmlRoot } from '#ai/documents/word/xmlNodes.ts';
import { coach } from '#ai/onDevice/coach/coach.ts';
import { chooseNextFollowUp } from '#ai/onDevice/followUp/nextFollowUp.ts';
import { writeLetter } from '#ai/onDevice/letter/writeLetter.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { createPieceSplitter } from '#ai/onDevice/packs/pieces.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { outlineOf } from '#ai/results/resumeOutline.ts';
import { detectLanguage } from '#domain/text/functionWords.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { summarise } from '#ai/onDevice/summary/summarise.ts';
import { tokensOf } from '#ai/onDevice/tagger/tokens.ts';
import { tailor } from '#ai/onDevice/tailor/tailor.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { toPlainText } from '#domain/text/plainText.ts';
import { findUntraced } from '#ai/trace/untraced.ts';
import { normalizeForComparison } from '#domain/applicants/applicant.ts';
import { escapeValue, foldLine } from '#domain/base/calendarFile.ts';
import { csvOf } from '#domain/base/csv.ts';
import { computeKeywordGap } from '#domain/resume/keywordGap.ts';
import { isMail, buildMailtoLink } from '#domain/base/mailAddress.ts';
import { findRedFlags } from '#domain/seeker/postingRedFlags.ts';
import type { ReadLine } from '#domain/resume/resume.ts';
import { readinessOf } from '#domain/resume/resumeReadiness.ts';
import { isSameJob, parseWebAddress } from '#domain/seeker/sameJob.ts';
import { readYearsAsked } from '#domain/resume/yearsAsked.ts';
import { isEmail, readCsv } from '#features/hiring/invitations/bulk/csvDryRun.ts';

const lineOf = (text: string, y: number): ReadLine => ({
  text,
  page: 1,
  x: 0,
  y,
  size: 0,
  bold: false,
  block: 1,
});
/** Lines of the maximum length with unnormalised white space, which no document reader returns. */
const rawLines = (text: string): ReadLine[] =>
  text
    .split('\n')
    .flatMap((part) => part.match(/[\s\S]{1,2000}/g) ?? [])
    .map(lineOf);
const own = resumeFrom(
  [
    'Ana Lopez',
    'ana@example.com',
    'Experience',
    'Nurse, City Hospital, 2019 – 2021',
    '• Cared for twelve patients a day',
    'Skills',
    'Excel, triage',
  ].map(lineOf),
);
/** A resume with the text as its bullets, each of the maximum length. */
const withWork = (text: string): typeof own => ({
  ...own,
  lines: [text],
  summary: text.slice(0, 4_000),
  experience: own.experience.map((job) => ({
    ...job,
    bullets: text.match(/[\s\S]{1,1000}/g) ?? [],
  })),
});
const question = {
  id: 'q',
  text: 'Tell me about a time you solved a problem.',
  kind: 'behavioural' as const,
  anchors: ['', '', '', '', ''],
  lookFor: ['a plan'],
  followUpCap: 2,
  followUps: ['What did you do?'],
};
const job = {
  title: 'Nurse',
  company: 'Lark',
  mustHave: ['Excel', 'triage'],
  niceToHave: [],
  responsibilities: ['Care for patients'],
};
const split = createPieceSplitter(
  ['', '', '', '', '', '', 'a', '▁', 'ing', '▁the'],
  Float32Array.from([0, 0, 0, 0, 0, 0, -1, -2, -3, -4]),
);

/** A reader of text and the number of characters it is given. The engine accepts 20,000 of an answer and 2,000 of a resume's line; readers that are slow with any text get fewer. */
export const readers: readonly [string, number, (text: string) => unknown][] = [
  ['lines of a text', 200_000, readTextLines],
  ['resume by the reader', 50_000, (text) => resumeFrom(readTextLines(text))],
  ['resume of raw lines', 6_000, (text) => resumeFrom(rawLines(text))],
  ['outline', 50_000, (text) => [outlineOf(readTextLines(text)), detectLanguage(text)]],
  ['clean text', 200_000, (text) => toPlainText(text, 200_000)],
  ['XML', 200_000, parseXmlRoot],
  [
    'streams of a PDF',
    200_000,
    (text) => findPacked(`1 0 obj\n<< ${text} /Length 10 >>\nstream\nendstream`),
  ],
  ['posting', 6_000, (text) => readPosting({ text, language: 'en' })],
  ['posting’s red flags', 50_000, (text) => findRedFlags(text, 3)],
  ['years asked', 200_000, readYearsAsked],
  [
    'keyword gap',
    50_000,
    (text) =>
      computeKeywordGap(
        [{ name: 'Excel', need: 'must', others: ['spread sheets'] }],
        text,
        [text],
        (word) => word,
      ),
  ],
  [
    'rating',
    8_000,
    (text) => rate({ question, competencyId: 'c', answer: text, followUps: [] }, noPacks),
  ],
  [
    'follow-up',
    20_000,
    (text) => chooseNextFollowUp({ question, answer: text, asked: [], language: 'en' }),
  ],
  ['coach', 4_000, (text) => coach({ question, answer: text, language: 'en' }, noPacks)],
  [
    'coach, Spanish',
    4_000,
    (text) =>
      coach(
        { question, answer: `Pues bueno, yo hice el plan con el equipo. ${text}`, language: 'es' },
        noPacks,
      ),
  ],
  [
    'coach, former answer',
    4_000,
    (text) =>
      coach(
        { question, answer: 'I made a plan with the team.', former: text, language: 'en' },
        noPacks,
      ),
  ],
  ['lint', 4_000, (text) => findFindings(text, 'en')],
  ['lint, Spanish', 4_000, (text) => findFindings(text, 'es')],
  ['words to a machine', 200_000, findInstructions],
  [
    'letter of a posting',
    20_000,
    (text) =>
      writeLetter({
        resume: own,
        job,
        posting: text,
        language: 'en',
        kind: 'cover',
        recipient: null,
      }),
  ],
  [
    'letter of a resume',
    4_000,
    (text) =>
      writeLetter({
        resume: withWork(text),
        job,
        posting: 'A nurse',
        language: 'en',
        kind: 'cover',
        recipient: null,
      }),
  ],
  ['tailoring', 4_000, (text) => tailor({ resume: withWork(text), job, language: 'en' })],
  ['what is not in the resume', 4_000, (text) => findUntraced(text, own)],
  ['readiness', 20_000, (text) => readinessOf(withWork(text))],
  [
    'summary',
    8_000,
    (text) =>
      summarise({
        rubric: [{ id: 'c', name: 'Care', questions: [{ id: 'q', text: question.text }] }],
        ratings: [],
        answers: [{ answerId: 'a', questionId: 'q', text }],
        language: 'en',
      }),
  ],
  ['tokens', 200_000, tokensOf],
  ['pieces of words', 50_000, split],
  ['likeness', 50_000, normalizeForComparison],
  ['CSV out', 200_000, (text) => csvOf([[text, text]])],
  ['CSV in', 200_000, (text) => readCsv(text, 'en')],
  ['CSV in, with a head', 200_000, (text) => readCsv(`email,name\n${text}`, 'en')],
  ['ICS', 20_000, (text) => foldLine(escapeValue(text))],
  ['web address', 200_000, parseWebAddress],
  [
    'same job',
    200_000,
    (text) =>
      isSameJob(
        { title: text, company: text, url: text },
        { title: text, company: text, url: text },
      ),
  ],
  [
    'e-mail',
    200_000,
    (text) => [isEmail(text), isMail(text), buildMailtoLink(text, { subject: text })],
  ],
];
