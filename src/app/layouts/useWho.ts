/** Returns the display name of the signed-in person. */
import { initialsOf } from '#domain/account/initials.ts';
import { useSession } from '#session/session.ts';

export interface Who {
  name: string;
  email: string | null;
  initials: string;
  photo: string | null;
}

/** Name, address, initials and picture for menus and greetings. */
export function useWho(): Who {
  const { authUser, user } = useSession();
  const full = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const name = user?.displayName || full || authUser?.displayName || authUser?.email || '';
  return {
    name,
    email: authUser?.email ?? null,
    initials: initialsOf(name),
    photo: user?.photoURL ?? null,
  };
}
