// How the interview is answered: in writing, by recordings, or beginning with a resume; each choice says what it means.
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { interviewKinds, type InterviewKind } from '#domain/jobs/answering.ts';

export interface KindPickerProps {
  value: InterviewKind;
  onKind: (kind: InterviewKind) => void;
  disabled?: boolean;
}

export function KindPicker({ value, onKind, disabled = false }: KindPickerProps) {
  const { t } = useTranslation('hiring');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} data-testid="interview-kind">
      <FormLabel id={id}>{t('kind.label')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) =>
          onKind(interviewKinds.find((kind) => kind === event.target.value) ?? value)
        }
        sx={{
          mt: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {interviewKinds.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            disabled={disabled}
            control={
              <Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${kind}` } }} />
            }
            label={
              <Box sx={{ py: 0.75 }}>
                <Typography component="span" sx={{ fontWeight: 560, display: 'block' }}>
                  {t(`kind.name.${kind}`)}
                </Typography>
                <Typography
                  component="span"
                  id={`${id}-${kind}`}
                  variant="body2"
                  color="text.secondary"
                  sx={{ display: 'block' }}
                >
                  {t(`kind.text.${kind}`)}
                </Typography>
              </Box>
            }
            sx={{
              m: 0,
              pr: 1.5,
              alignItems: 'flex-start',
              border: 1,
              borderRadius: 2,
              borderColor: kind === value ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
