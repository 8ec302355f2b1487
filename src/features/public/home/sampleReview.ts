// The authored example on the start page: which competencies, weights and levels, and where their quotes stand in the answer.
import type { Level } from '#domain/jobs/kit.ts';
import type { EvidenceRange } from '#ui/product/splitEvidence.ts';

export const sampleCompetencies = [
  { id: 'ownership', weight: 40, level: 5 },
  { id: 'customer', weight: 35, level: 4 },
  { id: 'results', weight: 25, level: null },
] as const satisfies { id: string; weight: number; level: Level | null }[];

/** The quotes behind the levels; `key` is where the texts keep their words. */
export const sampleQuotes = [
  { id: 'ownership-1', competencyId: 'ownership', level: 5, key: 'home.example.ownership.quote1' },
  { id: 'ownership-2', competencyId: 'ownership', level: 5, key: 'home.example.ownership.quote2' },
  { id: 'customer-1', competencyId: 'customer', level: 4, key: 'home.example.customer.quote1' },
  { id: 'customer-2', competencyId: 'customer', level: 4, key: 'home.example.customer.quote2' },
] as const;

export type SampleCompetencyId = (typeof sampleCompetencies)[number]['id'];
export type SampleLevels = Record<SampleCompetencyId, Level | null>;

/** The levels the engine would suggest for the example. */
export const suggestedLevels: SampleLevels = { ownership: 5, customer: 4, results: null };

export interface SampleQuote {
  id: string;
  competencyId: SampleCompetencyId;
  text: string;
  label: string;
}

/** Where each quote is in the answer; a quote that is not in it word for word is left out, as in the product. */
export function rangesOf(answer: string, quotes: readonly SampleQuote[]): EvidenceRange[] {
  return quotes.flatMap(({ id, text, label }) => {
    const start = answer.indexOf(text);
    return start < 0 ? [] : [{ id, start, end: start + text.length, label }];
  });
}
