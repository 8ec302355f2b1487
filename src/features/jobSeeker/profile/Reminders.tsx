// In the job seeker's area, above the page: one line of what is due, until it is dismissed for the day; and the browser's own notification where it is allowed.
import { Alert, Button, Container } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { listDueReminders, wishesOf, type Reminder } from '#domain/seeker/reminders.ts';
import { findDayAround, reviewsOf } from '#domain/seeker/spacedReview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { showNotification } from './notification.ts';

const read = 100;
const keyOf = (uid: string): string => `hirely.reminders/${uid}`;

interface ShownReminders {
  day: string;
  hidden: boolean;
  keys: readonly string[];
}

function readShownReminders(uid: string, day: string): ShownReminders {
  const kept = deviceStorage.readJson(keyOf(uid)) as Partial<ShownReminders> | null;
  if (kept?.day === day)
    return { day, hidden: kept.hidden === true, keys: Array.isArray(kept.keys) ? kept.keys : [] };
  return { day, hidden: false, keys: [] };
}

function keep(uid: string, shown: ShownReminders): void {
  // Refused: shown again after a reload.
  deviceStorage.write(keyOf(uid), JSON.stringify(shown));
}

function targetOf(reminder: Reminder): string {
  return reminder.kind === 'review'
    ? to('interviewPrep', {}, { query: { tab: 'review' } })
    : to('jobTools', {}, { query: { tab: 'track', job: reminder.jobId } });
}

export function Reminders({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const now = useNow();
  const wishes = wishesOf(useLive(seekerProfileOf(uid))?.data.reminders);
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', read)).items;
  const attempts = useLive(seekerDocumentsSource(uid, 'practiceAttempts', read)).items;
  const day = now.toDateString();
  const [, render] = useState(0);
  const shown = readShownReminders(uid, day);
  const due = listDueReminders(now, wishes, {
    jobs,
    reviews: reviewsOf(attempts, findDayAround(now)).due.length,
  });
  const words = (one: Reminder): string =>
    one.kind === 'review'
      ? t('notices.due.review', { count: one.count })
      : t(`notices.due.${one.kind}`, {
          name: one.name,
          when: one.isDay ? format.date(one.at) : format.dateTime(one.at),
        });
  const fresh = due
    .filter(({ key }) => !shown.keys.includes(key))
    .map((one) => ({ key: one.key, text: words(one), target: targetOf(one) }));
  const waiting = useRef(fresh);
  useEffect(() => {
    waiting.current = fresh;
  });
  const freshKeys = fresh.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (freshKeys === '') return;
    const before = readShownReminders(uid, day);
    for (const { key, text, target } of waiting.current)
      if (!before.keys.includes(key)) showNotification(text, key, () => void navigate(target));
    keep(uid, { ...before, keys: [...before.keys, ...freshKeys.split('\n')] });
  }, [uid, day, freshKeys, navigate]);
  const [first, ...others] = due;
  // The dashboard shows all of it anyway.
  if (!first || shown.hidden || pathname === to('jobSeeker')) return null;
  return (
    <Container maxWidth="lg" sx={{ pt: 2 }} data-testid="reminders">
      <Alert
        severity="info"
        role="region"
        aria-label={t('notices.dueTitle')}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              keep(uid, { ...readShownReminders(uid, day), hidden: true });
              render((n) => n + 1);
            }}
          >
            {t('notices.dismiss')}
          </Button>
        }
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, py: 0.25 }}
      >
        <RouterLink to={targetOf(first)} style={{ color: 'inherit' }}>
          {words(first)}
        </RouterLink>
        {others.length > 0 && (
          <>
            {' · '}
            <RouterLink to={to('jobSeeker')} style={{ color: 'inherit' }}>
              {t('notices.others', { count: others.length })}
            </RouterLink>
          </>
        )}
      </Alert>
    </Container>
  );
}
