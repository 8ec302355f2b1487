// How well generated texts keep to a resume: claims traced, inventions caught, true lines left alone, letters of a fit length.
import { findLetterProblems } from '#ai/onDevice/letter/letterProblems.ts';
import { joinLetterText, countWords } from '#domain/seeker/letterText.ts';
import { writeLetter } from '#ai/onDevice/letter/writeLetter.ts';
import { tailor } from '#ai/onDevice/tailor/tailor.ts';
import { findUntraced } from '#ai/trace/untraced.ts';
import { tailorResume } from '#ai/tasks/tailorResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { corruptions, trueLines } from './measures/corruptions.ts';
import type { Figure } from './measures/figures.ts';
import { goldResume, type ResumeRow } from './measures/goldResume.ts';

export interface DescribedJob {
  id: string;
  text: string;
  gold: {
    title: string;
    company?: string;
    required_skills: string[];
    nice_to_have_skills: string[];
    responsibilities: string[];
  };
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const nothingCounted = {
  letters: 0,
  sentences: 0,
  traced: 0,
  proposals: 0,
  proven: 0,
  fit: 0,
  own: 0,
  asking: 0,
  quoting: 0,
  retitled: 0,
};
type Tally = typeof nothingCounted;

/** Counts one letter: its sentences, its length, what it asks and quotes. */
function countLetter(
  tally: Tally,
  input: Parameters<typeof writeLetter>[0],
  texts: Set<string>,
): void {
  const letter = writeLetter(input);
  const words = countWords(letter.sentences);
  tally.letters += 1;
  if (letter.sentences.filter(({ kind }) => kind === 'blank').length > 1) tally.asking += 1;
  // The resumes are English: a Spanish letter has to quote them, an English one never.
  if (input.language === 'en') {
    tally.own += 1;
    if (words >= 100 && words <= 300) tally.fit += 1;
    if (/[“”]/.test(joinLetterText(letter.sentences))) tally.quoting += 1;
  }
  texts.add(joinLetterText(letter.sentences));
  tally.sentences += letter.sentences.length;
  tally.traced += letter.sentences.filter(
    (sentence) => findLetterProblems(input, { sentences: [sentence] }).length === 0,
  ).length;
}

/** Counts the proposals of one tailored resume, and those that can be traced. */
function countProposals(tally: Tally, asked: Parameters<typeof tailor>[0]): void {
  const reply = tailor(asked);
  tally.proposals += reply.proposals.length;
  tally.retitled += reply.proposals.filter(
    ({ path, before, after }) =>
      path.endsWith('.title') || (path === 'headline' && !after.startsWith(before)),
  ).length;
  tally.proven += reply.proposals.filter(
    (proposal) => tailorResume.checks(asked, { ...reply, proposals: [proposal] }).length === 0,
  ).length;
}

function letterFigures(resumes: readonly ParsedResume[], jobs: readonly DescribedJob[]): Figure[] {
  const tally = { ...nothingCounted };
  const texts = new Set<string>();
  for (const resume of resumes)
    for (const { text, gold } of jobs)
      for (const language of ['en', 'es'] as const) {
        const job = {
          title: gold.title,
          company: gold.company ?? null,
          mustHave: gold.required_skills,
          niceToHave: gold.nice_to_have_skills,
          responsibilities: gold.responsibilities,
        };
        const input = {
          resume,
          job,
          posting: text,
          language,
          kind: 'cover' as const,
          recipient: null,
        };
        countLetter(tally, input, texts);
        countProposals(tally, { resume, job, language });
      }
  const { letters, sentences, traced, proposals, proven, fit, own, asking, quoting, retitled } =
    tally;
  return [
    {
      name: 'letters: written',
      value: String(letters),
      baseline: 'every resume × every job, en and es',
    },
    {
      name: 'letters: sentences traced',
      value: share(traced, sentences),
      baseline: 'must be 100 %',
    },
    {
      name: 'letters: 100 to 300 words',
      value: share(fit, own),
      baseline: 'in the resume’s own language',
    },
    {
      name: 'letters: more than one blank',
      value: share(asking, letters),
      baseline: 'must be 0; before: 100 %',
    },
    {
      name: 'letters: quote the resume or the posting',
      value: share(quoting, own),
      baseline: 'must be 0, in the resume’s own language',
    },
    {
      name: 'letters: no two the same',
      value: `${texts.size}/${letters}`,
      baseline: 'must be all',
    },
    { name: 'tailored lines', value: String(proposals), baseline: '' },
    { name: 'tailored lines: titles rewritten', value: String(retitled), baseline: 'must be 0' },
    { name: 'tailored lines: traced', value: share(proven, proposals), baseline: 'must be 100 %' },
  ];
}

export function benchClaims(rows: readonly ResumeRow[], jobs: readonly DescribedJob[]): Figure[] {
  const resumes = rows.map(goldResume);
  const made = resumes.flatMap((resume, index) =>
    corruptions(
      resume,
      resumes.filter((_, other) => other !== index),
    ).map((variant) => ({ ...variant, caught: findUntraced(variant.text, resume).length > 0 })),
  );
  const lines = resumes.flatMap((resume) =>
    trueLines(resume).map(({ text }) => findUntraced(text, resume).length > 0),
  );
  const worst = [...new Set(made.map(({ kind }) => kind))]
    .map((kind) => ({ kind, all: made.filter((one) => one.kind === kind) }))
    .map(({ kind, all }) => ({
      kind,
      caught: all.filter(({ caught }) => caught).length,
      of: all.length,
    }))
    .sort((a, b) => a.caught / a.of - b.caught / b.of)[0];
  return [
    ...letterFigures(resumes, jobs),
    {
      name: `inventions caught (${made.length} lines)`,
      value: share(made.filter(({ caught }) => caught).length, made.length),
      baseline: `target 99 %; worst: ${worst?.kind ?? '–'} ${worst?.caught ?? 0}/${worst?.of ?? 0}`,
    },
    {
      name: `true lines called invented (${lines.length} lines)`,
      value: share(lines.filter(Boolean).length, lines.length),
      baseline: 'at most 2 %',
    },
  ];
}
