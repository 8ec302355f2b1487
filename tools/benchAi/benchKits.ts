// What kits ask about, compared with the duties that people marked as most important in a posting. Shared words are counted; the quality of a question is judged by people.
import { fileURLToPath } from 'node:url';
import type { Question } from '#domain/jobs/kit.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { findActions } from '#ai/onDevice/kit/duties/dutyClauses.ts';
import { workNamed } from '#ai/onDevice/kit/duties/workNamed.ts';
import { workEntries, workQuestions } from '#ai/onDevice/library/works.ts';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import general from '#ai/onDevice/library/written/general.json';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { coverage } from './benchPostingSheet.ts';
import type { Half } from './benchJudged.ts';
import { dataIn, type Data } from './data.ts';
import { shareOf, type Figure } from './measures/figures.ts';
import {
  labelledPostings,
  trainingPostings,
  unitsOf,
  type LabelledPosting,
} from './measures/postingSheets.ts';

type Language = 'en' | 'es';
/** A posting with the duties that weigh most, in its own words. */
interface Asked {
  text: string;
  language: Language;
  heaviest: readonly string[];
  leads: boolean;
}

/** A duty of several actions counts by their works where half of them are asked about. */
const leastByWork = 0.5;
const generalTexts = new Set(
  Object.values(general)
    .flat()
    .flatMap(({ en, es }) => [en.text, es.text]),
);
const sheets = dataIn(fileURLToPath(new URL('sheets', import.meta.url)));

/** Whether a question has the words of a duty, or quotes part of it. */
function asksAbout(duty: string, { text, lookFor }: Question, language: Language): boolean {
  const quoted = /[“«](.+)[”»]/.exec(text)?.[1];
  return (
    coverage(duty, [text, ...lookFor].join('\n'), language) >= 0.4 ||
    (quoted !== undefined && coverage(quoted, duty, language) >= 0.8)
  );
}

/** Whether a question carries some of a duty's words and hardly any others: it asks about part of a long duty. */
function asksPartOf(duty: string, { text }: Question, language: Language): boolean {
  const carried =
    /(?:In this role you will|you had to|you have to|tendrás que|tuviste que|hay que) (.+?)(?:[.,?] (?!\p{Ll}*ing\b)|,? (?:and it did not|or the closest|o lo que|y no salió|in less time|en menos))/u.exec(
      text,
    )?.[1];
  return (
    carried !== undefined &&
    carried.split(' ').length >= 3 &&
    coverage(carried, duty, language) >= 0.8
  );
}

/** Which share of the actions that a duty names the kit asks about with the question of the work they are, as the engine's own patterns recognise it: an honest question that need not carry the duty's words. */
function shareByWork(
  duty: string,
  questions: readonly Question[],
  language: Language,
  works: ReadonlyMap<string, readonly WrittenQuestion[]>,
): number {
  const isAsked = (action: string): boolean => {
    const work = workNamed(action, language)?.work;
    const written = (work && works.get(work.id)) ?? [];
    // A question of leading or of projects names the duty first.
    return written.some((one) =>
      questions.some((question) => question.text.endsWith(one[language].text)),
    );
  };
  if (isAsked(duty)) return 1;
  const actions = findActions(duty, language);
  return actions.filter(isAsked).length / Math.max(1, actions.length);
}

const nothingCounted = {
  duties: 0,
  asked: 0,
  inPart: 0,
  byWork: 0,
  ofWorks: 0,
  questions: 0,
  general: 0,
  findings: 0,
  led: 0,
  ledAsked: 0,
  fewest: 99,
  most: 0,
};
type Tally = typeof nothingCounted;

const asksAboutLeading = ({ competencyId, text: asked }: Question): boolean =>
  competencyId === 'leadership' || /\b(?:your|the|a) team\b|people you led|equipo/i.test(asked);

/** Counts the duties that weigh most, and those that the questions ask about, wholly or in part. */
function countDuties(
  tally: Tally,
  heaviest: readonly string[],
  questions: readonly Question[],
  language: Language,
  works: Awaited<ReturnType<typeof workQuestions>>,
): void {
  tally.duties += heaviest.length;
  tally.asked += heaviest.filter((duty) =>
    questions.some((question) => asksAbout(duty, question, language)),
  ).length;
  tally.inPart += heaviest.filter(
    (duty) =>
      questions.some(
        (question) => asksAbout(duty, question, language) || asksPartOf(duty, question, language),
      ) || shareByWork(duty, questions, language, works) > 0,
  ).length;
  tally.byWork += heaviest.filter(
    (duty) =>
      shareByWork(duty, questions, language, works) >= leastByWork ||
      questions.some((question) => asksAbout(duty, question, language)),
  ).length;
}

async function figuresFor(
  name: string,
  postings: readonly Asked[],
  packs: Packs,
): Promise<Figure[]> {
  const tally = { ...nothingCounted };
  const works = await workQuestions(workEntries);
  const workTexts = new Set([...works.values()].flat().flatMap(({ en, es }) => [en.text, es.text]));
  const seen = new Map<string, number>();
  for (const { text, language, heaviest, leads } of postings) {
    const { questions } = await draftKitFor({ description: text, language }, packs);
    countDuties(tally, heaviest, questions, language, works);
    for (const question of questions) {
      tally.questions += 1;
      tally.ofWorks += Number(workTexts.has(question.text));
      tally.general += Number(generalTexts.has(question.text));
      tally.findings += findFindings(question.text, language).length;
      seen.set(question.text, (seen.get(question.text) ?? 0) + 1);
    }
    if (leads) {
      tally.led += 1;
      tally.ledAsked += Number(questions.some(asksAboutLeading));
    }
    tally.fewest = Math.min(tally.fewest, questions.length);
    tally.most = Math.max(tally.most, questions.length);
  }
  return [
    {
      name: `${name}: heaviest duties asked about`,
      value: shareOf(tally.asked, tally.duties),
      baseline: 'target 80 %; judged before: 29 %',
    },
    {
      name: `${name}: … by words or by the work they are`,
      value: shareOf(tally.byWork, tally.duties),
      baseline: 'the work as our own patterns recognise it',
    },
    {
      name: `${name}: questions of a work`,
      value: shareOf(tally.ofWorks, tally.questions),
      baseline: '',
    },
    {
      name: `${name}: … at least in part`,
      value: shareOf(tally.inPart, tally.duties),
      baseline: 'a question carries words of it alone, or is of one of its actions',
    },
    {
      name: `${name}: questions that fit any job`,
      value: shareOf(tally.general, tally.questions),
      baseline: 'at most three of seven; before: 65 %',
    },
    {
      name: `${name}: leadership asked about where people are led`,
      value: shareOf(tally.ledAsked, tally.led),
      baseline: 'target all',
    },
    {
      name: `${name}: distinct questions`,
      value: shareOf(seen.size, tally.questions),
      baseline: 'before: 64 %',
    },
    { name: `${name}: questions a kit`, value: `${tally.fewest} to ${tally.most}`, baseline: '' },
    {
      name: `${name}: findings of our own check`,
      value: String(tally.findings),
      baseline: 'must be 0',
    },
  ];
}

function askedOf({ sheet, text }: { sheet: LabelledPosting; text: string }): Asked {
  const units = unitsOf(text);
  return {
    text,
    language: 'en',
    leads: sheet.leads,
    heaviest: sheet.heaviest.map((one) => (typeof one === 'number' ? (units[one] ?? '') : one[1])),
  };
}

/** The figures of kits drafted from one half of the labelled postings. */
export async function benchKits(data: Data, half: Half): Promise<Figure[]> {
  const packs = await loadPacks(['tagger']);
  const postings = labelledPostings(data, half).map(askedOf);
  if (postings.length === 0) return [];
  if (half === 'aside') return figuresFor('set aside', postings, packs);
  const training = trainingPostings(data)
    .filter(({ sheet }) => !sheet.id.includes('-es-'))
    .map(askedOf);
  const own = sheets.rows<Asked>('kitPostings.jsonl');
  const written = await Promise.all(
    (['en', 'es'] as const).map((language) =>
      figuresFor(
        `written for this (half read after mending), ${language}`,
        own.filter((one) => one.language === language),
        packs,
      ),
    ),
  );
  return [
    ...(await figuresFor('dev (looked at)', postings, packs)),
    ...(await figuresFor('train (looked at)', training, packs)),
    ...written.flat(),
  ];
}
