// The language a person chose comes with them when they sign in.
import { useEffect } from 'react';
import { changeLanguage } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';

export function UserLanguage() {
  const language = useSession().user?.language;
  useEffect(() => {
    if (language) void changeLanguage(toLanguage(language));
  }, [language]);
  return null;
}
