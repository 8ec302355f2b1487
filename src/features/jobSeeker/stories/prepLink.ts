// Addresses within interview prep.
import { to } from '#navigation/routes.ts';

/** The address of a tab and what is open in it. */
export function toPrepLink(
  query: { tab: 'practise' | 'stories' | 'history' | 'review' } & Partial<
    Record<'set' | 'q' | 'story' | 'attempt' | 'with' | 'drill' | 'start', string>
  >,
): string {
  return to('interviewPrep', {}, { query });
}
