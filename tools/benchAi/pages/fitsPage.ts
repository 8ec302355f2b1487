// Prints ten matches beside people's verdicts, good and bad alike: npx tsx tools/benchAi/pages/fitsPage.ts > docs/ai/fits.md
import { fileURLToPath } from 'node:url';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { readGrounds } from '#ai/onDevice/match/grounds.ts';
import { judgeRequirement } from '#ai/onDevice/match/requirements.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { engineVersion } from '#ai/onDevice/version.ts';
import { countedTo, type Pair } from '../benchFit.ts';
import { dataIn } from '../data.ts';

const pages = 10;
const names = { met: 'met', partial: 'in part', missing: 'missing' } as const;
const cellOf = (text: string): string => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

async function print(): Promise<void> {
  const packs = await loadPacks(['words', 'tagger']);
  const pairs = dataIn(fileURLToPath(new URL('../sheets', import.meta.url)))
    .rows<Pair>('fitDev.jsonl')
    .slice(0, pages);
  console.log(`# Fits, beside what people said

Ten fits of engine ${engineVersion} on pairs of postings and resumes that two hands wrote (models that had not seen the engine) to be hard: the resume seldom uses the posting's words. They belong to the half that was looked at while building, where 94 % of the cells are right; on the half set aside 74 % are (its fifth measure, with the vocabulary of trades of decision 94, numbers only), and on the 105 of the third set that nobody read 67 %. Each requirement is one the posting states; **judged** is the hands' verdict, **engine** ours with the words that it rests on. Rows that differ are marked ✗.
`);
  for (const { id, lang, posting, resume: text, cells } of pairs) {
    const resume = resumeFrom(readTextLines(text), []);
    const { title } = readPosting({ text: posting, language: lang }, packs);
    const grounds = readGrounds(resume, { jobTitle: title, asOf: countedTo, words: packs.words });
    const rows = cells
      .filter(({ verdict }) => verdict !== 'notARequirement')
      .map(({ requirement, must, verdict, evidence }) => ({
        requirement,
        must,
        verdict,
        evidence,
        given: judgeRequirement(requirement, must ? 'must' : 'nice', grounds),
      }));
    console.log(`## ${id}: ${title || posting.split('\n')[0]}

${rows.filter(({ verdict, given }) => verdict === given.state).length} of ${rows.length} right.

| | requirement | need | judged | engine | words of the resume |
|---|---|---|---|---|---|
${rows.map(({ requirement, must, verdict, evidence, given }) => `| ${verdict === given.state ? '' : '✗'} | ${cellOf(requirement)} | ${must ? 'must' : 'nice'} | ${verdict === 'notARequirement' ? '' : names[verdict]} | ${names[given.state]} | ${cellOf(given.evidence[0]?.text ?? (evidence === '' ? '–' : `not found: ${evidence}`))} |`).join('\n')}
`);
  }
}

void print();
