// What was asked for, and what the company says to it, live.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { grantOf } from '#domain/candidate/accommodation.ts';
import { type Accommodation } from '#domain/candidate/accommodation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';

const tones: Record<Accommodation['status'], Tone> = {
  open: 'info',
  granted: 'good',
  declined: 'warning',
  withdrawn: 'neutral',
};

/** "30 minutes more, also in writing". */
export function useGrantWords(): (granted: ReturnType<typeof grantOf>) => string {
  const { t } = useTranslation(['interview', 'domain']);
  const format = useFormat();
  return ({ extraMinutes, formats }) =>
    format.list([
      ...(extraMinutes > 0
        ? [t('accommodation.minutes', { minutes: t('domain:minutes', { count: extraMinutes }) })]
        : []),
      ...(formats.length > 0
        ? [
            t('accommodation.formatsGranted', {
              ways: format.list(formats.map((one) => t(`about.ways.${one}`))),
            }),
          ]
        : []),
    ]);
}

interface AskedStateProps {
  known: Accommodation | null;
  status: Accommodation['status'] | undefined;
  asked: readonly string[] | null;
  holds: boolean;
  words: ReturnType<typeof useGrantWords>;
  granted: ReturnType<typeof grantOf>;
  company: string;
  hasBegun: boolean;
}

/** What was asked for, and what the company says. */
export function AskedState({
  known,
  status,
  asked,
  holds,
  words,
  granted,
  company,
  hasBegun,
}: AskedStateProps) {
  const { t } = useTranslation(['interview', 'company']);
  const format = useFormat();
  return (
    <Stack role="status" spacing={0.75} sx={{ '&:empty': { display: 'none' } }}>
      {known && status && (
        <Box>
          <StatusChip
            label={t(`accommodation.state.${status}`, {
              when: known.askedAt ? format.relative(known.askedAt) : '',
            })}
            tone={tones[status]}
          />
        </Box>
      )}
      {status === 'open' && asked && asked.length > 0 && (
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {t('accommodation.asked', { what: asked.join(' · ') })}
        </Typography>
      )}
      {holds && (
        <Typography sx={{ fontWeight: 600 }}>
          {status === 'granted'
            ? words(granted)
            : t('accommodation.holds', { what: words(granted) })}
        </Typography>
      )}
      {(status === 'granted' || status === 'declined') && known?.message && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {t('accommodation.message', { company, message: known.message })}
        </Typography>
      )}
      {status === 'open' && (
        <Typography variant="body2" color="text.secondary">
          {t(hasBegun ? 'accommodation.during' : 'accommodation.before')}
        </Typography>
      )}
    </Stack>
  );
}
