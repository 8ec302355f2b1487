// Follows the signed-in person, and, while a super admin looks through somebody's eyes, that person instead: read-only, until it ends by hand or by itself.
import { setReadOnly } from '#data/base/readOnly.ts';
import { impersonationOf } from '#data/platform/impersonation.ts';
import type { Impersonation } from '#domain/platform/platformAccess.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { followPerson, type Person } from './person.ts';

/** Through whose eyes, until when, and why. */
export interface ActiveImpersonation {
  uid: string;
  until: Date;
  reason: string;
}

/** What this module follows; replaced in tests. */
export interface Followed {
  person: (uid: string, next: (person: Person) => void) => () => void;
  impersonation: (uid: string) => Source<Stored<Impersonation> | null>;
  close: (closed: boolean) => void;
  now: () => number;
}
const real: Followed = {
  person: followPerson,
  impersonation: impersonationOf,
  close: setReadOnly,
  now: Date.now,
};

/** Like `followPerson`; a super admin's own picture gives way to the one they look at. Returns how to stop. */
export function followImpersonated(
  uid: string,
  next: (person: Person) => void,
  { person, impersonation, close, now }: Followed = real,
): () => void {
  let own: Person | null = null;
  let shown: ActiveImpersonation | null = null;
  let stopImpersonation: (() => void) | null = null;
  let stopOther: () => void = () => undefined;
  let ends: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    clearTimeout(ends);
    stopOther();
    stopOther = () => undefined;
    shown = null;
    close(false);
  }

  function seen(stored: Stored<Impersonation> | null): void {
    // On its way: it counts once the server has taken it.
    if (stored?.pending) return;
    const active = stored && stored.data.until.getTime() > now() ? stored.data : null;
    if (active?.target === shown?.uid && active?.until.getTime() === shown?.until.getTime()) return;
    leave();
    if (!active) {
      if (own) next(own);
      return;
    }
    const current: ActiveImpersonation = {
      uid: active.target,
      until: active.until,
      reason: active.reason,
    };
    shown = current;
    close(true);
    ends = setTimeout(() => seen(null), active.until.getTime() - now());
    stopOther = person(active.target, (other) => {
      if (shown === current) next({ ...other, impersonation: current });
    });
  }

  function forget(): void {
    stopImpersonation?.();
    stopImpersonation = null;
    if (shown) leave();
  }

  const stopOwn = person(uid, (picture) => {
    own = picture;
    if (picture.user?.isSuperAdmin !== true) forget();
    else if (!stopImpersonation) {
      // Whether one looks through other eyes is known before anything of one's own is shown.
      let answered = false;
      stopImpersonation = impersonation(uid).subscribe(
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
