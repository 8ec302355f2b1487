// How exactly the tagger finds the spans that people marked as knowledge or skill in job postings.
import { readFileSync } from 'node:fs';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { chooseSpans } from '#ai/onDevice/tagger/lattice.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';
import {
  annotatedPostings,
  type AnnotatedPosting,
  type AnnotatedRow,
  type Layer,
} from '../train/taggerData.ts';

interface Counts {
  found: number;
  right: number;
  near: number;
  all: number;
}

const published: Record<Layer, string> = {
  knowledge:
    'word list alone .208, earlier tagger .513, jobSpanBERT .619, GLiNER .655 (SkillSpan test)',
  skill: 'earlier tagger .209, Skill-LLM .543, jobSpanBERT .563 (SkillSpan test)',
};

const f1 = ({ found, right, all }: Counts): string =>
  found + all === 0 ? '–' : ((2 * right) / (found + all)).toFixed(3);
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(3);

/** The postings that the shipped tagger was fitted on prove nothing; their figures are shown beside those of postings left out. */
export async function benchSkillSpans(data: Data): Promise<Figure[]> {
  const { tagger } = await loadPacks(['tagger']);
  const postings = annotatedPostings(data.rows<AnnotatedRow>('skillspan.jsonl'));
  if (!tagger) throw new Error('the tagger could not be loaded');
  const leftOut = JSON.parse(
    readFileSync(new URL('../train/tagger.json', import.meta.url), 'utf8'),
  ) as Record<
    string,
    { f1: number; precision: number; recall: number; folds: number; postings: number } | undefined
  >;
  const fitted = postings.filter(({ id }) => /^(?:train|dev)-/.test(id));
  const started = process.cpuUsage();
  const tagged = new Map(postings.map((posting) => [posting, tagger.chances(posting.lines)]));
  const { user } = process.cpuUsage(started);
  const count = (list: readonly AnnotatedPosting[], layer: Layer): Counts => {
    const counts: Counts = { found: 0, right: 0, near: 0, all: 0 };
    for (const posting of list)
      posting.lines.forEach(({ tokens, spans }, index) => {
        const gold = spans[layer];
        const chosen = chooseSpans(
          tagged.get(posting)?.[index]?.[layer] ?? [],
          tokens.length,
          tagger.threshold[layer],
        );
        counts.found += chosen.length;
        counts.all += gold.length;
        counts.right += chosen.filter(({ start, end }) =>
          gold.some((span) => span.start === start && span.end === end),
        ).length;
        counts.near += chosen.filter(({ start, end }) =>
          gold.some((span) => span.start < end && start < span.end),
        ).length;
      });
    return counts;
  };
  const figures = (['knowledge', 'skill'] as const).flatMap((layer): Figure[] => {
    const all = count(postings, layer);
    const known = leftOut[layer];
    const remark =
      fitted.length > 0
        ? `FITTED ON ${fitted.length === postings.length ? 'THESE' : 'SOME OF THESE'}; ${known?.postings ?? 0} postings left out in turn (${known?.folds ?? 0} folds): F1 ${known?.f1 ?? 0}, P ${known?.precision ?? 0}, R ${known?.recall ?? 0}; `
        : '';
    return [
      { name: `${layer}: exact span F1`, value: f1(all), baseline: `${remark}${published[layer]}` },
      {
        name: `${layer}: precision, recall`,
        value: `${share(all.right, all.found)} ${share(all.right, all.all)}`,
        baseline: '',
      },
      {
        name: `${layer}: spans that touch a marked one`,
        value: share(all.near, all.found),
        baseline: layer === 'knowledge' ? '.80' : '',
      },
      ...['tech', 'house'].map((source) => ({
        name: `${layer}: exact span F1, ${source}`,
        value: f1(
          count(
            postings.filter((posting) => posting.source === source),
            layer,
          ),
        ),
        baseline: layer === 'knowledge' ? (source === 'tech' ? '.555' : '.410') : '',
      })),
    ];
  });
  return [
    { name: 'postings', value: String(postings.length), baseline: '' },
    ...figures,
    {
      name: 'milliseconds of CPU a posting, both layers',
      value: (user / 1000 / Math.max(1, postings.length)).toFixed(1),
      baseline: 'at most 150',
    },
  ];
}
