// Chooses the language; each language is written in itself. A native select: reachable and familiar everywhere.
import { NativeSelect } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { toLanguage, languageNames, languages, type Language } from '#i18n/languages.ts';

export interface LanguageSwitchProps {
  value: Language;
  onChange: (language: Language) => void;
  /** What is chosen, when it is not the page's language. */
  label?: string;
}

export function LanguageSwitch({ value, onChange, label }: LanguageSwitchProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      value={value}
      disableUnderline
      variant="standard"
      inputProps={{ 'aria-label': label ?? t('layout.language') }}
      onChange={(event) => onChange(toLanguage(event.target.value))}
      sx={{
        fontSize: '0.8438rem',
        color: 'text.secondary',
        minHeight: 32,
        '& .MuiNativeSelect-select': { pl: 1, py: 0.75, borderRadius: 1 },
        '&:hover': { color: 'text.primary' },
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </NativeSelect>
  );
}
