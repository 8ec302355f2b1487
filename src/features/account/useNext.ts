// Where the account pages lead afterwards, and how they pass that on to each other.
import { useSearchParams } from 'react-router-dom';
import { landingOf, safeNext } from '#navigation/landingOf.ts';
import { useSession } from '#session/session.ts';

export interface Next { /** Where a signed-in person goes from here. */ target: string; /** The query that carries the wish along. */ query: Record<string, string> }

/** Back to the page that asked for the sign-in, else home by role. */
export function useNext(): Next {
  const [search] = useSearchParams();
  const { role } = useSession();
  const next = safeNext(search.get('next'));
  return { target: next ?? landingOf(role), query: next ? { next } : {} };
}
