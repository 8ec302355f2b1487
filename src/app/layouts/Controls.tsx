/** Language and appearance controls of every header. A signed-in person's language is stored in their account. */
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#i18n/languages.ts';
import { LanguageSwitch } from '#ui/theme/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/theme/ThemeSwitch.tsx';
import { useChooseLanguage } from '#app/habits/useChooseLanguage.ts';

export function Controls() {
  const { i18n } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <LanguageSwitch value={toLanguage(i18n.language)} onChange={choose} />
      <ThemeSwitch />
    </Stack>
  );
}
