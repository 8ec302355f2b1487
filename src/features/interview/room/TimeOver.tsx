// The time is over, or the company closed the interview: what is safe, and what can still be done.
import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';
import { MoreTime, type MoreTimeProps } from '#features/interview/accommodation/MoreTime.tsx';

export interface TimeOverProps extends MoreTimeProps {
  closed: boolean;
  /** Numbers of the questions whose newest words only this device holds. */
  onlyHere: number;
  /** Recordings that only this device holds. */
  left?: ReactNode;
}

export function TimeOver({ closed, onlyHere, left, ...letter }: TimeOverProps) {
  const { t } = useTranslation('interview');
  return (
    <Panel title={t(closed ? 'over.closedTitle' : 'over.title')}>
      <Stack spacing={2}>
        <Typography color="text.secondary">
          {t(closed ? 'over.closedText' : 'over.text', { company: letter.company })}
        </Typography>
        <Alert severity={onlyHere > 0 ? 'warning' : 'success'}>
          {onlyHere > 0 ? t('over.onlyHere', { count: onlyHere }) : t('over.allSaved')}
        </Alert>
        {left}
        <MoreTime {...letter} />
        <Typography variant="body2" color="text.secondary">
          {t('over.live')}
        </Typography>
        <Box
          component="pre"
          dir="auto"
          tabIndex={0}
          aria-label={t('over.words')}
          sx={{
            m: 0,
            p: 2,
            borderRadius: 1,
            bgcolor: 'background.sunken',
            font: 'inherit',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            maxHeight: 360,
            overflowY: 'auto',
          }}
        >
          {letter.answers}
        </Box>
      </Stack>
    </Panel>
  );
}
