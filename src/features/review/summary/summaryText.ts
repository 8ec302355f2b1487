// A summary as plain text, for the clipboard and for printing.
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';

export interface SummaryHeadings {
  gaps: string;
  claims: string;
  followUps: string;
}

/** One block of lines per competency, under its name. `gapText`: the sentence of an open point. */
export function writeSummary(
  summary: CandidateSummary,
  nameOf: (id: string) => string,
  gapText: (gap: CandidateSummary['competencies'][number]['gaps'][number]) => string,
  headings: SummaryHeadings,
  madeBy: string,
): string {
  const group = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [heading, ...lines.map((line) => `- ${line}`)];
  const blocks = summary.competencies.map(({ competencyId, shown, gaps, claims, followUps }) =>
    [
      nameOf(competencyId).toUpperCase(),
      ...shown.map(({ text, quote }) => `- ${text} “${quote.text}”`),
      ...group(headings.gaps, gaps.map(gapText)),
      ...group(
        headings.claims,
        claims.map(({ text }) => `“${text}”`),
      ),
      ...group(headings.followUps, followUps),
    ].join('\n'),
  );
  return [summary.overview.join('\n'), ...blocks, madeBy].join('\n\n');
}
