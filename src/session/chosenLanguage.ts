// A language that a person has just chosen, kept on the device until their account has it: what the account said before must not overwrite it.
import { deviceStorage, tabStorage } from '#domain/base/deviceStorage.ts';
import { createEmitter } from '#domain/base/store.ts';
import { earlyLanguageKey } from './earlyLanguageKey.ts';
import type { Session } from './session.ts';

type Present = Pick<Session, 'status' | 'authUser' | 'impersonation' | 'presumed'>;

const changes = createEmitter();

const keyOf = (uid: string): string => `${earlyLanguageKey}/${uid}`;

/** Whose account keeps the language; null while that is not known, for guests, and while looking through somebody's eyes. */
export function languageOwnerOf({ authUser, impersonation }: Present): string | null {
  return authUser && !authUser.isAnonymous && !impersonation ? authUser.uid : null;
}

/** Keeps a choice for the account of whoever is there, or is about to be known. */
export function noteChosenLanguage(present: Present, language: string): void {
  const uid = languageOwnerOf(present);
  if (uid) {
    tabStorage.write(earlyLanguageKey, null);
    deviceStorage.write(keyOf(uid), language);
    changes.emit();
  } else if (!present.authUser && present.status === 'loading')
    tabStorage.write(earlyLanguageKey, language);
}

/** What this person chose and their account may not have yet. */
export function readChosenLanguage(uid: string | null): string | null {
  return uid && (tabStorage.read(earlyLanguageKey) ?? deviceStorage.read(keyOf(uid)));
}

/** Gives an early choice to the person it turned out to be; drops it where nobody with an account is there. */
export function assignEarlyLanguage(present: Present): void {
  const early = tabStorage.read(earlyLanguageKey);
  if (early === null || present.presumed) return;
  if (languageOwnerOf(present)) noteChosenLanguage(present, early);
  else if (present.authUser || present.status === 'signedOut')
    tabStorage.write(earlyLanguageKey, null);
}

/** The account has it: forgotten, unless another was chosen meanwhile. */
export function forgetChosenLanguage(uid: string, language: string): void {
  if (deviceStorage.read(keyOf(uid)) !== language) return;
  deviceStorage.write(keyOf(uid), null);
  changes.emit();
}

/** Calls back when a choice was kept or forgotten. */
export const onLanguageChosen = changes.subscribe;
