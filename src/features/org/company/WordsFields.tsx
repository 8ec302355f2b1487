// One text in both languages, side by side.
import { Box, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listUnknownPlaceholders, type Words } from '#domain/company/policies.ts';
import { languageNames, languages } from '#i18n/languages.ts';

export interface WordsFieldsProps {
  title: string;
  help: string;
  words: Words;
  max: number;
  /** True where "{candidate}" and the like are filled in. */
  template?: boolean;
  onWords: (words: Words) => void;
}

export function WordsFields({
  title,
  help,
  words,
  max,
  template = false,
  onWords,
}: WordsFieldsProps) {
  const { t } = useTranslation('company');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '76ch' }}>
        {help}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {languages.map((language) => {
          const unknown = template ? listUnknownPlaceholders(words[language]) : [];
          return (
            <TextField
              key={language}
              multiline
              minRows={3}
              maxRows={12}
              label={languageNames[language]}
              value={words[language]}
              onChange={(event) => onWords({ ...words, [language]: event.target.value })}
              error={unknown.length > 0}
              helperText={
                unknown.length > 0
                  ? t('templates.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })
                  : undefined
              }
              slotProps={{
                htmlInput: {
                  maxLength: max,
                  lang: language,
                  'aria-label': `${title} · ${languageNames[language]}`,
                },
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
