// Situation, action, reasoning, result: which parts of an answer the engine found, without a grade.

export const parts = ['context', 'action', 'reasoning', 'result'] as const;
export type Part = (typeof parts)[number];

const missing: Record<Part, readonly string[]> = { context: ['contextMissing'], action: ['actionMissing', 'actionVague'], reasoning: ['reasoningMissing'], result: ['resultMissing'] };
const found: Record<Part, readonly string[]> = { context: ['contextFound'], action: ['actionFound'], reasoning: ['reasoningFound'], result: ['resultFound', 'resultWithNumber'] };

/** The parts that reason codes speak about; a part they are silent on is left out. */
export function partsOf(codes: readonly string[]): { part: Part; found: boolean }[] {
  const has = (list: readonly string[]): boolean => codes.some((code) => list.includes(code));
  return parts.filter((part) => has(missing[part]) || has(found[part])).map((part) => ({ part, found: !has(missing[part]) }));
}
