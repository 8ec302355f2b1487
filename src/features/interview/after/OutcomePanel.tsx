// The company's message to the candidate after a person decided.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '#domain/review/review.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function OutcomePanel({ outcome, company }: { outcome: Outcome; company: string }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return (
    <Panel
      title={t(`outcome.${outcome.outcome}`, { company })}
      lead={
        outcome.releasedAt
          ? t('outcome.when', { when: format.dateTime(outcome.releasedAt) })
          : undefined
      }
    >
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {outcome.message}
      </Typography>
      {outcome.factors.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
            {t('outcome.factors')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {outcome.factors.map((factor) => (
              <Typography component="li" key={factor} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {factor}
              </Typography>
            ))}
          </Box>
        </>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2.5 }}>
        {t(outcome.aiUsed ? 'outcome.aiUsed' : 'outcome.aiNotUsed')}
      </Typography>
      {outcome.contact && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('outcome.contact', { contact: outcome.contact })}
        </Typography>
      )}
    </Panel>
  );
}
