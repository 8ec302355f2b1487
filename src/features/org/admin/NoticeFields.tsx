// The words of the notice in every language, and when and where it was published and audited.
import { Box, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { complianceLimits, type ComplianceChoice } from '#domain/fairness/compliance.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import type { ReactNode } from 'react';

/** The words of the notice in every language, and when and where it was published and audited. */
export function NoticeFields({
  choice,
  setChoice,
  dayField,
}: {
  choice: ComplianceChoice;
  setChoice: (next: ComplianceChoice) => void;
  dayField: (name: 'publishedOn' | 'auditedOn') => ReactNode;
}) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      {languages.map((language) => (
        <TextField
          key={language}
          multiline
          minRows={4}
          maxRows={14}
          label={`${t('compliance.text')} · ${languageNames[language]}`}
          value={choice.notice[language]}
          onChange={({ target }) =>
            setChoice({ ...choice, notice: { ...choice.notice, [language]: target.value } })
          }
          slotProps={{ htmlInput: { maxLength: complianceLimits.noticeMax, lang: language } }}
        />
      ))}
      {dayField('publishedOn')}
      <TextField
        label={t('compliance.where')}
        value={choice.where}
        onChange={({ target }) => setChoice({ ...choice, where: target.value })}
        helperText={t('compliance.whereHelp')}
        slotProps={{ htmlInput: { maxLength: complianceLimits.whereMax } }}
      />
      {dayField('auditedOn')}
      <TextField
        label={t('compliance.auditWhere')}
        value={choice.auditWhere}
        onChange={({ target }) => setChoice({ ...choice, auditWhere: target.value })}
        slotProps={{ htmlInput: { maxLength: complianceLimits.whereMax } }}
      />
    </Box>
  );
}
