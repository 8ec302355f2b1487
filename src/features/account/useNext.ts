// Where the account pages lead afterwards, and how they pass that on to each other.
import { useSearchParams } from 'react-router-dom';
import { landingOf, readSafeNext } from '#navigation/landingOf.ts';
import { useSession } from '#session/session.ts';

export interface Next {
  /** Where a signed-in person goes from here. */
  target: string;
  /** The query that carries the wish along, and the address that an invitation names. */
  query: {
    next?: string;
    email?: string;
  };
}

/** Back to the page that asked for the sign-in, else home by role. */
export function useNext(): Next {
  const [search] = useSearchParams();
  const { role } = useSession();
  const next = readSafeNext(search.get('next'));
  const email = search.get('email')?.slice(0, 254);
  return {
    target: next ?? landingOf(role),
    query: { ...(next ? { next } : {}), ...(email ? { email } : {}) },
  };
}
