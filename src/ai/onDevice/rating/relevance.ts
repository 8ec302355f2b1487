// Judges whether an answer speaks about what was asked, cautiously: only an answer that is clearly about something else is off topic.
import { isField, weightOf } from './concepts.ts';
import type { Criterion } from './criteria.ts';
import type { Statement } from './statements.ts';

export interface Relevance {
  /** Shared words and ideas; about 1 is a little, 2 is a lot. */
  value: number;
  /** The question has a subject of its own (a field, a conflict, a mistake …) that can be recognised. */
  keyed: boolean;
  /** The answer touches that subject. */
  onKey: boolean;
  /** The answer has a clear other subject. */
  elsewhere: boolean;
}

/** Ideas that alone say what a question or answer is about. */
function isKey(concept: string): boolean {
  return isField(concept) ? weightOf(concept) >= 0.7 : weightOf(concept) >= 0.9;
}

const numberWord = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|second|third|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|segund.?|tercer.?)$/;

export function relevanceOf(statements: readonly Statement[], question: Criterion, criteria: readonly Criterion[]): Relevance {
  const content = new Set(statements.flatMap((statement) => [...statement.content]));
  const counts = new Map<string, number>();
  for (const statement of statements) for (const concept of statement.concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const asked = [...question.content].filter((stem) => content.has(stem) && !numberWord.test(stem)).length;
  const lines = new Set(criteria.flatMap((criterion) => [...criterion.content]));
  const looked = [...lines].filter((stem) => content.has(stem) && !question.content.has(stem)).length;
  const ideas = new Set(criteria.flatMap((criterion) => [...criterion.concepts]));
  const key = [...question.concepts].filter(isKey);
  const keys = key.length > 0 ? key : [...ideas].filter(isKey);
  const sum = (set: Iterable<string>): number => [...set].filter((concept) => counts.has(concept)).reduce((total, concept) => total + weightOf(concept) ** 2, 0);
  const onKey = keys.some((concept) => counts.has(concept)) || [...ideas].some((concept) => isKey(concept) && counts.has(concept));
  const others = [...counts].filter(([concept]) => isKey(concept) && !keys.includes(concept) && !ideas.has(concept));
  const value = asked * 0.8 + looked * 0.25 + sum(question.concepts) + sum(ideas) * 0.5;
  return { value: keys.length > 0 && !onKey ? value * 0.4 : value, keyed: keys.length > 0, onKey, elsewhere: others.length >= 2 || others.some(([, count]) => count >= 2) };
}
