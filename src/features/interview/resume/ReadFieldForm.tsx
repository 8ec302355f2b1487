// What was read from a resume as fields to put right; each says where it was read, and goes back when wished.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countEntries,
  educationFields,
  experienceFields,
  listFields,
  singleFields,
  withCorrection,
  type ReadFields,
} from '#domain/candidate/reading.ts';

export interface ReadFieldFormProps {
  read: ReadFields;
  corrected: ReadFields;
  lines: ReadFields;
  onCorrect: (corrected: ReadFields) => void;
}
type FieldName = (typeof singleFields | typeof experienceFields | typeof educationFields)[number];

const long: readonly string[] = ['summary', ...listFields];
const shortFields = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function ReadFieldForm({ read, corrected, lines, onCorrect }: ReadFieldFormProps) {
  const { t } = useTranslation(['interview', 'domain']);
  const [more, setMore] = useState({ experience: 0, education: 0 });
  const all = { ...read, ...corrected };
  const field = (path: string, name: FieldName) => {
    const line = lines[path];
    const isCorrected = path in corrected;
    const hint = isCorrected
      ? t('resume.was', { text: read[path] ?? t('resume.nothing') })
      : line && line !== read[path]
        ? t('resume.from', { line })
        : undefined;
    return (
      <TextField
        key={path}
        size="small"
        fullWidth
        label={t(`domain:resume.field.${name}`)}
        value={all[path] ?? ''}
        multiline={long.includes(name)}
        maxRows={10}
        helperText={hint}
        data-path={path}
        onChange={(event) =>
          onCorrect(withCorrection({ read, corrected }, path, event.target.value))
        }
        sx={long.includes(name) ? { gridColumn: '1 / -1' } : undefined}
        slotProps={{
          htmlInput: { dir: 'auto', maxLength: long.includes(name) ? 4_000 : 300 },
          formHelperText: { sx: { overflowWrap: 'anywhere', maxHeight: 60, overflowY: 'auto' } },
          ...(isCorrected
            ? {
                input: {
                  endAdornment: (
                    <Button
                      size="small"
                      onClick={() =>
                        onCorrect(withCorrection({ read, corrected }, path, read[path] ?? ''))
                      }
                      aria-label={t('resume.backOf', { name: t(`domain:resume.field.${name}`) })}
                    >
                      {t('resume.back')}
                    </Button>
                  ),
                },
              }
            : {}),
        }}
      />
    );
  };
  const part = (name: 'experience' | 'education', fields: readonly FieldName[]) => (
    <Stack spacing={2}>
      {Array.from({ length: countEntries(all, name) + more[name] }, (_, index) => (
        <Box
          key={index}
          role="group"
          aria-label={t(`domain:resume.part.${name}`, { number: index + 1 })}
        >
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {t(`domain:resume.part.${name}`, { number: index + 1 })}
          </Typography>
          <Box sx={shortFields}>{fields.map((one) => field(`${name}.${index}.${one}`, one))}</Box>
        </Box>
      ))}
      <Box>
        <Button size="small" onClick={() => setMore({ ...more, [name]: more[name] + 1 })}>
          {t(`resume.add.${name}`)}
        </Button>
      </Box>
    </Stack>
  );
  return (
    <Stack spacing={2.5} data-testid="read-form">
      <Box sx={shortFields}>{singleFields.map((name) => field(name, name))}</Box>
      {part('experience', experienceFields)}
      {part('education', educationFields)}
    </Stack>
  );
}
