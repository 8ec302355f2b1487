// How the signed-in person is called.
import { useSession } from '#session/session.ts';

export interface Who { name: string; email: string | null; initials: string; photo: string | null }

/** Up to two initials of a name or address. */
export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.split(/[\s._-]+/).filter(Boolean) ?? [];
  return words.slice(0, 2).map((word) => word.charAt(0).toUpperCase()).join('');
}

/** Name, address, initials and picture for menus and greetings. */
export function useWho(): Who {
  const { authUser, user } = useSession();
  const full = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const name = user?.displayName || full || authUser?.displayName || authUser?.email || '';
  return { name, email: authUser?.email ?? null, initials: initialsOf(name), photo: user?.photoURL ?? null };
}
