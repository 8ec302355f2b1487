// Writes docs/ai/letters.md: letters as the engine writes them now, each with its verdicts: tsx tools/benchAi/pages/letterPage.ts --data DIR [--print]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { findLetterProblems } from '#ai/onDevice/letter/letterProblems.ts';
import { joinLetterText, countWords } from '#domain/seeker/letterText.ts';
import { writeLetter } from '#ai/onDevice/letter/writeLetter.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { seedOf } from '#domain/text/seeded.ts';
import { engineVersion } from '#ai/onDevice/version.ts';
import type { LetterKind } from '#domain/seeker/application.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { DescribedJob } from '../benchClaims.ts';
import { dataIn, type Data } from '../data.ts';
import { goldResume, type ResumeRow } from '../measures/goldResume.ts';

interface Verdict {
  verdict: 'send' | 'edit' | 'rewrite';
  why: string;
}
/** A pair of a resume and a posting with the verdicts on its letter: the first, and the one after fixes. `of`: the hash of the letter that the second verdict is about. */
interface Judged {
  resume: string;
  posting: string;
  kind: LetterKind;
  recipient: string | null;
  first: Verdict;
  now: Verdict & { of: number };
}
interface Pair {
  id: string;
  lang: 'en' | 'es';
  posting: string;
  resume: string;
}

const sheets = dataIn(fileURLToPath(new URL('../sheets', import.meta.url)));
const page = fileURLToPath(new URL('../../../docs/ai/letters.md', import.meta.url));

function partsOf(
  { resume, posting }: Judged,
  data: Data,
): { resume: ParsedResume; posting: string; company: string | null; language: 'en' | 'es' } {
  const pairs = sheets.rows<Pair>('fitDev.jsonl');
  const pair = pairs.find(({ id }) => id === posting);
  const person = pairs.find(({ id }) => id === resume);
  const row = data.rows<ResumeRow>('resumes.jsonl').find(({ id }) => id === resume);
  const job = data.rows<DescribedJob>('job_descriptions.jsonl').find(({ id }) => id === posting);
  const read = person ? resumeFrom(readTextLines(person.resume), []) : row && goldResume(row);
  if (!read || (!pair && !job)) throw new Error(`not in the data: ${resume} or ${posting}`);
  return {
    resume: read,
    posting: pair?.posting ?? job?.text ?? '',
    company: job?.gold.company ?? null,
    language: pair?.lang ?? 'en',
  };
}

function sectionOf(judged: Judged, data: Data, packs: Packs): string {
  const { resume, posting, company, language } = partsOf(judged, data);
  const { title, mustHave, niceToHave, responsibilities } = readPosting(
    { text: posting, language },
    packs,
  );
  const input = {
    resume,
    job: { title, company, mustHave, niceToHave, responsibilities },
    posting,
    language,
    kind: judged.kind,
    recipient: judged.recipient,
  };
  const { sentences } = writeLetter(input);
  const text = joinLetterText(sentences);
  const blanks = sentences.filter(({ kind }) => kind === 'blank').length;
  const { first, now } = judged;
  // A letter that has changed since has no verdict until someone reads it.
  const verdicts = [
    seedOf(text) === now.of
      ? `**Now: ${now.verdict}.** ${now.why}`
      : `**Not judged as it is now** (${seedOf(text)}).`,
    `**First reading: ${first.verdict}.** ${first.why}`,
  ].join('\n\n');
  return [
    `## ${title || 'No title read'}: ${judged.kind} (${language})`,
    `Resume ${judged.resume}, posting ${judged.posting}; ${countWords(sentences)} words, ${blanks} ${blanks === 1 ? 'blank' : 'blanks'}, ${findLetterProblems(input, { sentences }).length} untraced.`,
    text
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    verdicts,
  ].join('\n\n');
}

const { values } = parseArgs({ options: { data: { type: 'string' }, print: { type: 'boolean' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');
const data = dataIn(values.data);
const packs = await loadPacks(['words', 'tagger']);
const letters = sheets.rows<Judged>('letters.jsonl');
const tally = (when: 'first' | 'now'): string =>
  (['send', 'edit', 'rewrite'] as const)
    .map((verdict) => `${letters.filter((one) => one[when].verdict === verdict).length} ${verdict}`)
    .join(', ');
const intro = [
  '# Letters, judged',
  `Ten letters of engine ${engineVersion}, good and bad alike. The resumes and postings had not been read by whoever rebuilt the letters until the first verdict was given; what that reading showed was then mended at its general cause, so the second verdict and the text below are of data that was looked at. The reading of resumes and postings had been fitted on some of them before. The first verdict is by one hand, a model, which is the one that built the letters; the second by that hand where a letter has stayed as it was since engine 3.2.0 (“Unchanged”), otherwise by another model, which did not build them. No person has read them. **send**: fill in the blank and send it; **edit**: a line or two first; **rewrite**.`,
  `First reading (not looked at): ${tally('first')}. Now (looked at): ${tally('now')}. Resumes and postings \`f…\` are invented (\`fitDev.jsonl\`), the others are of the yardstick data. \`npx tsx tools/benchAi/pages/letterPage.ts --data DIR\` writes this page again out of \`tools/benchAi/sheets/letters.jsonl\`; a letter that has changed since it was judged says so.`,
];
const text = `${[...intro, ...letters.map((judged) => sectionOf(judged, data, packs))].join('\n\n')}\n`;
if (values.print) console.log(text);
else writeFileSync(page, text);
