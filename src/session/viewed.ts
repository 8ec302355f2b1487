// Follows the signed-in person, and, while a super admin looks through somebody's eyes, that person instead: read-only, until it ends by hand or by itself.
import { setReadOnly } from '#data/base/readOnly.ts';
import { viewingOf } from '#data/platform/viewing.ts';
import type { Viewing } from '#domain/platform/platformAccess.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { followPerson, type Person } from './person.ts';

/** Through whose eyes, until when, and why. */
export interface ViewingNow {
  uid: string;
  until: Date;
  reason: string;
}

/** What this module follows; replaced in tests. */
export interface Followed {
  person: (uid: string, next: (person: Person) => void) => () => void;
  viewing: (uid: string) => Source<Stored<Viewing> | null>;
  close: (closed: boolean) => void;
  now: () => number;
}
const real: Followed = {
  person: followPerson,
  viewing: viewingOf,
  close: setReadOnly,
  now: Date.now,
};

/** Like `followPerson`; a super admin's own picture gives way to the one they look at. Returns how to stop. */
export function followViewed(
  uid: string,
  next: (person: Person) => void,
  { person, viewing, close, now }: Followed = real,
): () => void {
  let own: Person | null = null;
  let shown: ViewingNow | null = null;
  let stopViewing: (() => void) | null = null;
  let stopOther: () => void = () => undefined;
  let ends: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    clearTimeout(ends);
    stopOther();
    stopOther = () => undefined;
    shown = null;
    close(false);
  }

  function seen(stored: Stored<Viewing> | null): void {
    // On its way: it counts once the server has taken it.
    if (stored?.pending) return;
    const standing = stored && stored.data.until.getTime() > now() ? stored.data : null;
    if (standing?.target === shown?.uid && standing?.until.getTime() === shown?.until.getTime())
      return;
    leave();
    if (!standing) {
      if (own) next(own);
      return;
    }
    const current: ViewingNow = {
      uid: standing.target,
      until: standing.until,
      reason: standing.reason,
    };
    shown = current;
    close(true);
    ends = setTimeout(() => seen(null), standing.until.getTime() - now());
    stopOther = person(standing.target, (other) => {
      if (shown === current) next({ ...other, viewing: current });
    });
  }

  function forget(): void {
    stopViewing?.();
    stopViewing = null;
    if (shown) leave();
  }

  const stopOwn = person(uid, (picture) => {
    own = picture;
    if (picture.user?.isSuperAdmin !== true) forget();
    else if (!stopViewing) {
      // Whether one looks through other eyes is known before anything of one's own is shown.
      let answered = false;
      stopViewing = viewing(uid).subscribe(
        (stored) => {
          const first = !answered;
          answered = true;
          seen(stored);
          if (first && !shown && own) next(own);
        },
        () => {
          answered = true;
          leave();
          if (own) next(own);
        },
      );
      if (!answered) return;
    }
    if (!shown) next(picture);
  });
  return () => {
    stopOwn();
    forget();
    leave();
  };
}
