/** Changes the language: immediately on this page, stored on the device, and in the account of a signed-in person. */
import { changeLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { noteChosenLanguage } from '#session/chosenLanguage.ts';
import { useSession } from '#session/session.ts';

/** Changes the language; UserLanguage saves it. */
export function useChooseLanguage(): (language: Language) => void {
  const session = useSession();
  return (language) => {
    noteChosenLanguage(session, language);
    void changeLanguage(language);
  };
}
