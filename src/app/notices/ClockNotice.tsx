// A device whose clock is more than half a minute wrong is told so, once: deadlines are right anyway, other apps' may not be.
import Alert from '@mui/material/Alert';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { onClockOffset, readClockError } from '#domain/base/clock.ts';
import { dismissNotice, isDismissed } from './dismissedNotices.ts';

const noticeId = 'clock';
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** An amount of time in its largest whole unit, in words. */
export function formatAmount(ms: number, language: string): string {
  const [unit, step] = steps.find(([, least]) => ms >= least) ?? ['second', 1_000];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / step),
  );
}

export function ClockNotice() {
  const { t, i18n } = useTranslation();
  const [isAway, setAway] = useState(() => isDismissed(noticeId));
  const error = useSyncExternalStore(onClockOffset, readClockError, readClockError);
  useEffect(() => void readServerTime(), []);
  if (error === 0 || isAway) return null;
  return (
    <Alert
      severity="warning"
      square
      role="status"
      sx={{ borderRadius: 0 }}
      onClose={() => {
        dismissNotice(noticeId);
        setAway(true);
      }}
      closeText={t('actions.close')}
    >
      {t(error > 0 ? 'states.clockAhead' : 'states.clockBehind', {
        amount: formatAmount(Math.abs(error), i18n.language),
      })}
    </Alert>
  );
}
