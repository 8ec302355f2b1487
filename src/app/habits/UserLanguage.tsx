/** Applies a person's stored language when they sign in, and stores a language chosen here in their account once it exists. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { changeLanguage } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import {
  assignEarlyLanguage,
  forgetChosenLanguage,
  languageOwnerOf,
  onLanguageChosen,
  readChosenLanguage,
} from '#session/chosenLanguage.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';

/** Without an answer of the server the choice stays on the device, and is saved again after a reload. */
async function saveChosenLanguage(uid: string, language: string): Promise<void> {
  const { saveLanguage } = await import('#data/account/users.ts');
  try {
    await saveLanguage(uid, language);
  } finally {
    forgetChosenLanguage(uid, language);
  }
}

export function UserLanguage() {
  const session = useSession();
  const uid = languageOwnerOf(session);
  const inAccount = session.user?.language;
  const hasDocument = session.user !== null;
  const chosen = useSyncExternalStore(onLanguageChosen, () => readChosenLanguage(uid));
  const [save] = useAction(saveChosenLanguage, { lastWins: true });
  useEffect(() => assignEarlyLanguage(session), [session]);
  useEffect(() => {
    const language = readChosenLanguage(uid) ?? inAccount;
    if (language) void changeLanguage(toLanguage(language));
  }, [uid, inAccount]);
  // One action per language, because its failure is reported in that language.
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (uid && hasDocument && chosen) void saveLatest(uid, chosen);
  }, [uid, hasDocument, chosen]);
  return null;
}
