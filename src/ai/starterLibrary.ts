// The starter questions that a company may copy into its library. The engine's lists are loaded with the first call.
import type { StarterCompetency } from './onDevice/library/starterSet.ts';

export type { StarterCompetency };

/** The general competencies with their questions, in the order they are shown. */
export async function loadStarterSet(language: 'en' | 'es'): Promise<StarterCompetency[]> {
  const { buildStarterSet } = await import('./onDevice/library/starterSet.ts');
  return buildStarterSet(language);
}
