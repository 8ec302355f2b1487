// What was read from a resume, in groups; a field that was put right shows both.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countEntries,
  readCountingFields,
  educationFields,
  experienceFields,
  singleFields,
  type Reading,
} from '#domain/candidate/reading.ts';

const shown = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

export function ReadFieldList({ reading }: { reading: Pick<Reading, 'read' | 'corrected'> }) {
  const { t } = useTranslation('domain');
  const counting = readCountingFields(reading);
  const all = { ...reading.read, ...reading.corrected };
  const row = (name: string, label: string) => {
    const [now, before, isCorrected] = [
      counting[name] ?? '',
      reading.read[name] ?? '',
      name in reading.corrected,
    ];
    if (now === '' && !isCorrected) return null;
    return (
      <Box key={name} sx={{ display: 'contents' }} data-field={name}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
          <Typography variant="body2" dir="auto" sx={shown}>
            {now || t('resume.removed')}
          </Typography>
          {isCorrected && (
            <Typography
              variant="caption"
              color="text.secondary"
              component="p"
              dir="auto"
              sx={shown}
            >
              {before === '' ? t('resume.added') : t('resume.wasRead', { text: before })}
            </Typography>
          )}
        </Box>
      </Box>
    );
  };
  const group = (rows: ReactNode[]) => (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 0.75 },
      }}
    >
      {rows}
    </Box>
  );
  const part = (
    name: 'experience' | 'education',
    fields: readonly (typeof experienceFields | typeof educationFields)[number][],
  ) =>
    Array.from({ length: countEntries(all, name) }, (_, index) => (
      <Box key={`${name}.${index}`} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
        <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
          {t(`resume.part.${name}`, { number: index + 1 })}
        </Typography>
        {group(fields.map((field) => row(`${name}.${index}.${field}`, t(`resume.field.${field}`))))}
      </Box>
    ));
  return (
    <Stack spacing={1.5} data-testid="read-fields">
      {group(singleFields.map((field) => row(field, t(`resume.field.${field}`))))}
      {part('experience', experienceFields)}
      {part('education', educationFields)}
    </Stack>
  );
}
