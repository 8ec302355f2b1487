// The one thing to do next, why, and the way to it.
import ArrowIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { NextStep } from '#domain/seeker/nextStep.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useStepWords } from './useStepWords.ts';

export function NextStepPanel({ uid, step, now }: { uid: string; step: NextStep; now: Date }) {
  const { t } = useTranslation('jobSeeker');
  const id = useId();
  const [, choose] = useTyped(`prep/${uid}/job`);
  const { title, text, action, target, jobId } = useStepWords(now)(step);
  const navigate = useNavigate();
  const begin = (): void => {
    if (jobId) choose(jobId);
  };
  usePageCommands([
    {
      id: 'nextStep',
      label: 'palette:page.nextStep',
      values: { title },
      readsOnly: true,
      run: () => {
        begin();
        void navigate(target);
      },
    },
  ]);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-testid="next-step"
      data-step={step.kind}
      sx={{
        bgcolor: 'soft.primary.bg',
        color: 'soft.primary.text',
        borderRadius: 2,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="body2" component="p">
          {t('dashboard.next')}
        </Typography>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={target}
        onClick={begin}
        endIcon={<ArrowIcon />}
      >
        {action}
      </Button>
    </Box>
  );
}
