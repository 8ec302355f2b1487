// Credits of this month: used, when they come back, whether the limit was met, what waits on the device, and the months before.
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { creditMonthsOf } from '#data/billing/credits.ts';
import { subscribeToCredits, countTimesMet } from '#data/billing/creditsWaiting.ts';
import type { CreditBalance } from '#domain/billing/personPlan.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useOnline } from '#ui/reading/useOnline.ts';
import { useWaitingCredits } from '#features/jobSeeker/useCredits.tsx';
import { useResetDay } from './useResetDay.ts';

/** "November 2026" for 202611. */
function useMonthName(): (month: number) => string {
  const { i18n } = useTranslation();
  return (month) =>
    new Intl.DateTimeFormat(i18n.language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1)));
}

export function CreditsUsed({
  uid,
  balance: { used, limit, month, resetsAt, metAt },
}: {
  uid: string;
  balance: CreditBalance;
}) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const day = useResetDay();
  const { of } = useLimit();
  const nameOf = useMonthName();
  const online = useOnline();
  const waiting = useWaitingCredits(uid);
  const hits = useSyncExternalStore(subscribeToCredits, () => countTimesMet(uid, month));
  return (
    <Panel title={t('used.title', { month: nameOf(month) })}>
      <Stack spacing={2}>
        <div data-testid="credits-used">
          <Meter
            label={t('used.label')}
            used={used}
            limit={limit}
            text={of(used, limit)}
            note={t('used.resets', { date: day(resetsAt) })}
          />
        </div>
        <Typography variant="body2">
          {isUnlimited(limit)
            ? t('used.unlimited')
            : metAt
              ? t('used.met', { when: format.relative(metAt) })
              : t('used.notMet')}
          {hits > 0 && ` ${t('used.hit', { count: hits })}`}
        </Typography>
        {waiting > 0 && <Alert severity="info">{t('used.waiting', { count: waiting })}</Alert>}
        {!online && waiting === 0 && <Alert severity="info">{t('used.offline')}</Alert>}
        <Boundary fallback={<></>} failed={() => <></>}>
          <Before uid={uid} month={month} />
        </Boundary>
      </Stack>
    </Panel>
  );
}

function Before({ uid, month }: { uid: string; month: number }) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const nameOf = useMonthName();
  const earlier = useLive(creditMonthsOf(uid)).items.filter(({ id }) => Number(id) < month);
  if (earlier.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {t('used.before')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {earlier.map(({ id, data }) => (
          <Typography component="li" variant="body2" color="text.secondary" key={id}>
            {t('used.beforeRow', {
              month: nameOf(Number(id)),
              count: data.used,
              shown: format.number(data.used),
            })}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
