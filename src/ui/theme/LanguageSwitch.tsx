/** Chooses the language; each language is written in itself. The browser's own select: reachable and familiar everywhere, and without the library's fields, which no page needs before it shows. */
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
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
    <Box
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 32,
        color: 'text.secondary',
        '&:hover': { color: 'text.primary' },
      }}
    >
      <Box
        component="select"
        value={value}
        aria-label={label ?? t('layout.language')}
        onChange={(event) => onChange(toLanguage(event.target.value))}
        sx={{
          appearance: 'none',
          m: 0,
          pl: 1,
          pr: 3,
          py: 0.75,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          fontSize: '0.8438rem',
          lineHeight: 1.4375,
          color: 'inherit',
          bgcolor: 'transparent',
          cursor: 'pointer',
          '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Box>
      <ArrowDropDownIcon
        sx={{ position: 'absolute', right: 0, color: 'action.active', pointerEvents: 'none' }}
      />
    </Box>
  );
}
