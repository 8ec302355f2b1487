// Firebase Auth, connected to the local emulator when there is one. Kept apart from Firestore so that signing in stays light.
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { openFirebaseApp } from './app.ts';
import { settings } from './settings.ts';

let known: Auth | undefined;

/** The Auth service of this page. Local storage comes first, as sign-in chooses it: a second tab would otherwise move the person elsewhere, which signs the first tab out. */
export function authentication(): Auth {
  if (known) return known;
  // Outside of browsers, as in tests with a page but no browser, the SDK has no class here.
  const inBrowser = typeof browserPopupRedirectResolver === 'function';
  known = initializeAuth(
    openFirebaseApp(),
    inBrowser
      ? {
          persistence: [browserLocalPersistence, indexedDBLocalPersistence],
          popupRedirectResolver: browserPopupRedirectResolver,
        }
      : { persistence: inMemoryPersistence },
  );
  const { local } = settings();
  if (local) connectAuthEmulator(known, `http://${local.auth}`, { disableWarnings: true });
  followLanguage(known);
  return known;
}

/** Mails about an account are in the language of the page, whichever it is when they are asked for. */
function followLanguage(auth: Auth): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  const follow = (): void => {
    auth.languageCode = root.lang || null;
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['lang'] });
}

/** True for the person who is signed in here: staff may be candidates, too, and read nothing of what is written about themselves. */
export function isMyself(uid: string): boolean {
  return authentication().currentUser?.uid === uid;
}
