// Whom a reminder reaches, whom not and why, and how far it has come.
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { remindLimits } from '#domain/invitations/reminding.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { FoundReminders } from './useReminding.ts';

const shownNames = 8;
const reasons = ['lately', 'noAddress', 'ended', 'often'] as const;

interface Props {
  found: FoundReminders | null;
  /** How many are done; null while none is sent. */
  done: number | null;
}

export function WhoIsReminded({ found, done }: Props) {
  const { t } = useTranslation('hiring');
  const { list, number } = useFormat();
  const due = found?.due ?? [];
  return (
    <Stack spacing={1.5}>
      <Typography>
        {due.length === 0
          ? t('invites.remind.nobody')
          : t('invites.remind.reaches', {
              count: due.length,
              names: list([
                ...due.slice(0, shownNames).map(({ name }) => name),
                ...(due.length > shownNames
                  ? [t('invites.remind.others', { count: due.length - shownNames })]
                  : []),
              ]),
            })}
      </Typography>
      {found && reasons.some((reason) => found[reason] > 0) && (
        <Typography variant="body2" color="text.secondary">
          {t('invites.remind.leftOut', {
            list: list(
              reasons
                .filter((reason) => found[reason] > 0)
                .map((reason) =>
                  t(`invites.remind.why.${reason}`, {
                    count: found[reason],
                    hours: remindLimits.hours,
                  }),
                ),
            ),
          })}
        </Typography>
      )}
      {found?.more && (
        <Typography variant="body2" color="text.secondary">
          {t('invites.remind.more')}
        </Typography>
      )}
      {done !== null && (
        <>
          <LinearProgress
            variant="determinate"
            value={due.length === 0 ? 0 : (done / due.length) * 100}
            aria-label={t('invites.remind.title')}
          />
          <Typography variant="body2" role="status">
            {t('invites.remind.progress', { done: number(done), of: number(due.length) })}
          </Typography>
        </>
      )}
    </Stack>
  );
}
