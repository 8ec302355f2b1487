// How well resumes are matched to jobs, where the truth is known; and that names, hidden words and orders to a machine change nothing.
import { matchOf } from '#ai/onDevice/match/match.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import { findMatchProblems, type ResumeMatch } from '#ai/tasks/matchResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { ResumeRow } from './benchResumes.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';
import { ndcg, spearman } from './measures/ranking.ts';
import { type Document, neutralChanges, orders, withLastLine } from './measures/neutralChanges.ts';

interface Pair {
  jd: string;
  resume: string;
  relevance: number;
  required_matched: string[];
  required_missing: string[];
}
interface Job {
  id: string;
  gold: {
    title: string;
    required_skills: string[];
    nice_to_have_skills: string[];
    min_years: number | null;
  };
}
const asOf = '2024-12';

interface KnownPair {
  pair: Pair;
  job: Job;
  resume: ParsedResume;
}
interface MatchedPair {
  pair: Pair;
  match: ResumeMatch;
}

const inputOf = (job: Job, resume: ParsedResume): Parameters<typeof matchOf>[0] => ({
  job: {
    title: job.gold.title,
    mustHave: job.gold.required_skills,
    niceToHave: job.gold.nice_to_have_skills,
    minYears: job.gold.min_years,
  },
  resume,
  asOf,
});

const matchAll = (known: readonly KnownPair[], packs: Pick<Packs, 'words'>): MatchedPair[] =>
  known.map(({ pair, job, resume }) => ({ pair, match: matchOf(inputOf(job, resume), packs) }));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Required skills that were met, against those the truth names. */
function countRequired(matches: readonly MatchedPair[]): {
  right: number;
  claimed: number;
  wanted: number;
} {
  let [right, claimed, wanted] = [0, 0, 0];
  for (const { pair, match } of matches) {
    const met = match.requirements
      .filter(({ need, state }) => need === 'must' && state === 'met')
      .map(({ text }) => text);
    claimed += met.length;
    wanted += pair.required_matched.length;
    right += met.filter((text) => pair.required_matched.includes(text)).length;
  }
  return { right, claimed, wanted };
}

/** How well the resumes of each job are ranked, and which required skills are found. */
function rankingFigures(matches: readonly MatchedPair[]): Figure[] {
  const lists = [...new Set(matches.map(({ pair }) => pair.jd))].map((jd) =>
    matches
      .filter(({ pair }) => pair.jd === jd)
      .map(({ pair, match }) => ({ truth: pair.relevance, value: match.score })),
  );
  const first = lists.filter((list) => {
    const top = [...list].sort((a, b) => b.value - a.value)[0];
    return top?.truth === Math.max(...list.map(({ truth }) => truth));
  }).length;
  const { right, claimed, wanted } = countRequired(matches);
  return [
    {
      name: 'NDCG@5',
      value: mean(lists.map((list) => ndcg(list, 5))).toFixed(3),
      baseline: 'held-out .995',
    },
    {
      name: 'Spearman within a job (mean)',
      value: mean(
        lists.map((list) =>
          spearman(
            list.map(({ truth }) => truth),
            list.map(({ value }) => value),
          ),
        ),
      ).toFixed(3),
      baseline: 'held-out .621',
    },
    {
      name: 'Spearman over all pairs',
      value: spearman(
        matches.map(({ pair }) => pair.relevance),
        matches.map(({ match }) => match.score),
      ).toFixed(3),
      baseline: '',
    },
    { name: 'best resume first', value: `${first}/${lists.length}`, baseline: 'held-out 8/8' },
    {
      name: 'matched required skills: precision',
      value: (right / Math.max(1, claimed)).toFixed(3),
      baseline: 'held-out .879; the truth counts the list of skills only, not what was done',
    },
    {
      name: 'matched required skills: recall',
      value: (right / Math.max(1, wanted)).toFixed(3),
      baseline: 'held-out 1.0',
    },
  ];
}

async function readDocuments(data: Data): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>();
  for (const row of data.rows<ResumeRow>('resumes.jsonl')) {
    const bytes = data.file(row.file);
    if (bytes) {
      const { lines, hidden } = await readLayout(new Blob([new Uint8Array(bytes)]), row.file);
      documents.set(row.id, { lines, hidden, row });
    }
  }
  return documents;
}

export async function benchMatch(data: Data): Promise<Figure[]> {
  const pairs = data.rows<Pair>('resume_jd_pairs.jsonl');
  const jobs = new Map(data.rows<Job>('job_descriptions.jsonl').map((job) => [job.id, job]));
  const documents = await readDocuments(data);
  const loaded = await loadPacks(['words']);
  const resumes = new Map(
    [...documents].map(([id, { lines, hidden }]) => [id, resumeFrom(lines, hidden)]),
  );
  const known = pairs.flatMap((pair): KnownPair[] => {
    const [job, resume] = [jobs.get(pair.jd), resumes.get(pair.resume)];
    return job && resume ? [{ pair, job, resume }] : [];
  });
  if (known.length === 0) return [];
  const matches = matchAll(known, loaded);
  const bare = rankingFigures(matchAll(known, { words: null })).map((figure) => ({
    ...figure,
    name: `${figure.name}, without word vectors`,
    baseline: '',
  }));
  const everySkill = [...jobs.values()].flatMap(({ gold }) => gold.required_skills).join(', ');
  const unchanged = neutralChanges(everySkill).map(([name, change]): Figure => {
    const same = known.filter(({ pair, job }, index) => {
      const document = documents.get(pair.resume);
      if (!document) return false;
      const { lines, hidden } = change(document);
      const again = matchOf(inputOf(job, resumeFrom(lines, hidden)), loaded);
      return again.score === matches[index]?.match.score;
    }).length;
    return { name, value: `${same}/${known.length}`, baseline: 'must be all' };
  });
  const flagged = [...documents.values()].filter((document) =>
    orders.every((order) =>
      resumeFrom(withLastLine(order, document)).flags.includes('instructionLike'),
    ),
  ).length;
  const sound = known.filter(({ resume }, index) => {
    const match = matches[index]?.match;
    return match !== undefined && findMatchProblems(resume.lines, match).length === 0;
  }).length;
  return [
    {
      name: 'pairs',
      value: String(known.length),
      baseline: loaded.words ? 'with word vectors' : 'without word vectors',
    },
    ...rankingFigures(matches),
    ...bare.slice(0, 2),
    ...unchanged,
    { name: 'orders flagged', value: `${flagged}/${documents.size}`, baseline: 'must be all' },
    {
      name: 'evidence exact, sum right',
      value: `${sound}/${known.length}`,
      baseline: 'must be all',
    },
  ];
}
