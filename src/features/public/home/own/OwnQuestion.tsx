// Which of the sample questions is answered.
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  sampleQuestionIds,
  sampleQuestionKeys,
  type SampleQuestionId,
} from './sampleQuestionIds.ts';

export function OwnQuestion({
  chosen,
  onChoose,
}: {
  chosen: SampleQuestionId;
  onChoose: (next: SampleQuestionId) => void;
}) {
  const { t } = useTranslation('public');
  return (
    <div>
      <Typography
        variant="overline"
        component="h3"
        id="own-question"
        color="text.secondary"
        sx={{ mb: 0.75 }}
      >
        {t('home.own.question')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        orientation="vertical"
        value={chosen}
        aria-labelledby="own-question"
        onChange={(_, next: SampleQuestionId | null) => next && onChoose(next)}
      >
        {sampleQuestionIds.map((id) => (
          <ToggleButton
            key={id}
            value={id}
            sx={{
              justifyContent: 'flex-start',
              textAlign: 'left',
              textTransform: 'none',
              lineHeight: 1.45,
              py: 1,
            }}
          >
            {t(sampleQuestionKeys[id])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
