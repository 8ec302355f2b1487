// What came of reviewing the visitor's answer: on its way, failed with a way on, or the rating; told to screen readers in one sentence.
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import type { OwnAnswering } from './useOwnAnswer.ts';

export function OwnReview({ own }: { own: OwnAnswering }) {
  const { t } = useTranslation(['public', 'domain', 'common']);
  const { state, engine, rated } = own;
  const isRunning = state === 'loading' || state === 'reading';
  const words: Record<typeof state, string> = {
    none: '',
    loading: t('home.own.loading'),
    reading: t('home.own.reading'),
    canceled: t('home.own.canceled'),
    failed: t('home.own.failed'),
    done: t('home.own.done', {
      level: rated?.rating.level
        ? t(`domain:level.${rated.rating.level}`)
        : t('domain:notEnoughEvidence'),
    }),
  };
  return (
    <Box data-testid="own-review" data-state={state}>
      <div role="status" style={visuallyHidden}>
        {words[state]}
      </div>
      {isRunning && (
        <Box sx={{ mb: 2 }}>
          {engine ? (
            <engine.OwnProgress />
          ) : (
            <LinearProgress aria-label={t('home.own.loading')} sx={{ my: 1 }} />
          )}
        </Box>
      )}
      {state === 'failed' && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={own.review}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )}
      {state === 'canceled' && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {words.canceled}
        </Typography>
      )}
      {rated && own.isEarlier && !isRunning && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {t('home.own.earlier')}
        </Alert>
      )}
      {engine && rated ? (
        <Box sx={own.isEarlier ? { opacity: 0.72 } : undefined}>
          <engine.OwnRating key={rated.made.inputHash} rated={rated} />
        </Box>
      ) : (
        !isRunning && <Typography color="text.secondary">{t('home.own.empty')}</Typography>
      )}
    </Box>
  );
}
