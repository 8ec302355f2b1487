// The model answer of a technical question, with its points shown as they will be checked.
import { Box, TextField, Typography } from '@mui/material';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { keyPointsOf } from '#ai/results/keyPoints.ts';

export function ModelAnswer({
  value,
  onValue,
}: {
  value: string;
  onValue: (text: string) => void;
}) {
  const { t } = useTranslation('hiring');
  const title = useId();
  const points = keyPointsOf(useDeferredValue(value));
  return (
    <Box>
      <TextField
        size="small"
        label={t('questions.modelAnswer')}
        helperText={t('questions.modelAnswerHint')}
        value={value}
        multiline
        minRows={3}
        fullWidth
        onChange={(event) => onValue(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.modelAnswerMax, dir: 'auto' } }}
      />
      {points.length > 0 && (
        <Box sx={{ mt: 1.5, px: 1.75 }}>
          <Typography id={title} variant="caption" color="text.secondary" component="p">
            {t('questions.keyPoints', { count: points.length })}
          </Typography>
          <Box
            component="ol"
            aria-labelledby={title}
            data-testid="keyPoints"
            sx={{ m: 0, mt: 0.5, pl: 2.5 }}
          >
            {points.map((point, index) => (
              <li key={index}>
                <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {point}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
