// Language and appearance, in every header. A signed-in person's language is kept with their account.
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#i18n/i18n.ts';
import { toLanguage, type Language } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';
import { LanguageSwitch } from '#ui/theme/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/theme/ThemeSwitch.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export function Controls() {
  const { i18n } = useTranslation();
  const { authUser, user } = useSession();
  const [keep] = useAction(
    async (uid: string, language: Language) =>
      (await import('#data/account/users.ts')).saveLanguage(uid, language),
    { lastWins: true },
  );
  async function choose(language: Language): Promise<void> {
    await changeLanguage(language);
    if (authUser && user) void keep(authUser.uid, language);
  }
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <LanguageSwitch
        value={toLanguage(i18n.language)}
        onChange={(language) => void choose(language)}
      />
      <ThemeSwitch />
    </Stack>
  );
}
