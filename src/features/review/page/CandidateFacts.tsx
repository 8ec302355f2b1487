// Who the candidate is and what they agreed to, in one row of facts.
import { Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '#domain/candidate/identity.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Minutes between start and submission, rounded up; null while not submitted. */
function computeMinutesUsed(
  session: Pick<StaffSession, 'startedAt' | 'submittedAt'>,
): number | null {
  if (!session.startedAt || !session.submittedAt) return null;
  return Math.max(
    1,
    Math.ceil((session.submittedAt.getTime() - session.startedAt.getTime()) / 60_000),
  );
}

export function CandidateFacts({
  session,
  interview,
  identity,
}: {
  session: StaffSession;
  interview: Interview;
  /** Where it is open; else there is no contact. */
  identity: Identity | null;
}) {
  const { t } = useTranslation('review');
  const { dateTime, date, language } = useFormat();
  const used = computeMinutesUsed(session);
  const { consent } = session;
  const facts: ReactNode[] = [
    session.submittedAt
      ? t('facts.submitted', { when: dateTime(session.submittedAt) })
      : session.startedAt && t('facts.started', { when: dateTime(session.startedAt) }),
    used !== null &&
      t('facts.used', { used, count: interview.durationMinutes + (session.extraMinutes ?? 0) }),
    session.language && t('facts.language', { language: language(toLanguage(session.language)) }),
    consent.ai
      ? t('facts.aiYes', { when: consent.at ? date(consent.at) : '' })
      : consent.aiWithdrawnAt
        ? t('facts.aiWithdrawn', { when: date(consent.aiWithdrawnAt) })
        : t('facts.aiNo'),
    identity?.email && <Link href={buildMailtoLink(identity.email)}>{identity.email}</Link>,
    identity?.phone,
  ];
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      aria-label={t('facts.title')}
      sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', p: 0, m: 0 }}
    >
      {facts.filter(Boolean).map((fact, index) => (
        <Typography
          key={index}
          component="li"
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {fact}
        </Typography>
      ))}
    </Stack>
  );
}
