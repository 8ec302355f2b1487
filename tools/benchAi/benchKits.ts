// What kits ask about, beside the duties that people said weigh most in a posting. The words are counted; whether a question is good, people say.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { kitFor } from '#ai/onDevice/kit/kitFor.ts';
import general from '#ai/onDevice/library/written/general.json';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { coverage } from './benchPostingSheet.ts';
import type { Half } from './benchJudged.ts';
import type { Data } from './data.ts';
import { shareOf, type Figure } from './figures.ts';
import { labelledPostings, trainingPostings, unitsOf, type LabelledPosting } from './postingSheets.ts';

const generalTexts = new Set(Object.values(general).flat().map(({ en }) => en.text));

async function figuresFor(name: string, postings: readonly { sheet: LabelledPosting; text: string }[], packs: Packs): Promise<Figure[]> {
  const tally = { duties: 0, asked: 0, questions: 0, general: 0, findings: 0, led: 0, ledAsked: 0, fewest: 99, most: 0 };
  const seen = new Map<string, number>();
  for (const { sheet, text } of postings) {
    const { questions } = await kitFor({ description: text, language: 'en' }, packs); // eslint-disable-line no-await-in-loop
    const units = unitsOf(text);
    const wordsOf = (one: LabelledPosting['heaviest'][number]): string => (typeof one === 'number' ? units[one] ?? '' : one[1]);
    for (const one of sheet.heaviest) {
      tally.duties += 1;
      tally.asked += Number(questions.some((question) => coverage(wordsOf(one), [question.text, ...question.lookFor].join('\n')) >= 0.4 || (question.text.includes('“') && coverage(/“(.+)”/.exec(question.text)?.[1] ?? '', wordsOf(one)) >= 0.8)));
    }
    for (const question of questions) {
      tally.questions += 1;
      tally.general += Number(generalTexts.has(question.text));
      tally.findings += findingsIn(question.text, 'en').length;
      seen.set(question.text, (seen.get(question.text) ?? 0) + 1);
    }
    if (sheet.leads) { tally.led += 1; tally.ledAsked += Number(questions.some(({ competencyId, text: asked }) => competencyId === 'leadership' || /\b(?:your|the|a) team\b|people you led/i.test(asked))); }
    tally.fewest = Math.min(tally.fewest, questions.length);
    tally.most = Math.max(tally.most, questions.length);
  }
  return [
    { name: `${name}: heaviest duties asked about`, value: shareOf(tally.asked, tally.duties), baseline: 'target 80 %; judged before: 29 %' },
    { name: `${name}: questions that fit any job`, value: shareOf(tally.general, tally.questions), baseline: 'at most three of seven; before: 65 %' },
    { name: `${name}: leadership asked about where people are led`, value: shareOf(tally.ledAsked, tally.led), baseline: 'target all' },
    { name: `${name}: distinct questions`, value: shareOf(seen.size, tally.questions), baseline: 'before: 64 %' },
    { name: `${name}: questions a kit`, value: `${tally.fewest} to ${tally.most}`, baseline: '' },
    { name: `${name}: findings of our own check`, value: String(tally.findings), baseline: 'must be 0' },
  ];
}

/** The figures of kits drafted from one half of the labelled postings. */
export async function benchKits(data: Data, half: Half): Promise<Figure[]> {
  const packs = await loadPacks(['tagger']);
  const postings = labelledPostings(data, half);
  if (postings.length === 0) return [];
  return [...(await figuresFor(half === 'dev' ? 'dev (looked at)' : 'set aside', postings, packs)), ...(half === 'dev' ? await figuresFor('train (looked at)', trainingPostings(data).filter(({ sheet }) => !sheet.id.includes('-es-')), packs) : [])];
}
