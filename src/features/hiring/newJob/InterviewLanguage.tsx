// In which language the interview is held.
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { toLanguage, languageNames, languages, type Language } from '#i18n/languages.ts';

interface Props {
  value: Language;
  disabled: boolean;
  onLanguage: (language: Language) => void;
}

export function InterviewLanguage({ value, disabled, onLanguage }: Props) {
  const { t } = useTranslation('hiring');
  return (
    <Box role="group" aria-labelledby="interview-language">
      <FormLabel id="interview-language">{t('new.language')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="interview-language"
        value={value}
        onChange={(event) => onLanguage(toLanguage(event.target.value))}
      >
        {languages.map((language) => (
          <FormControlLabel
            key={language}
            value={language}
            control={<Radio />}
            label={languageNames[language]}
            disabled={disabled}
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="text.secondary">
        {t('new.languageHint')}
      </Typography>
    </Box>
  );
}
