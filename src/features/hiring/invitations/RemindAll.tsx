// Reminds everybody who was invited and has not begun: says first whom it reaches and whom not, then queues one e-mail after the other.
import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { findReminders } from '#data/invitations/inviteReminders.ts';
import { resendInvite } from '#data/invitations/inviteChanges.ts';
import { remindLimits, type Reminding } from '#domain/invitations/reminding.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLeaving } from '#ui/reading/useLeaving.ts';

const shownNames = 8;
const reasons = ['lately', 'noAddress', 'ended', 'often'] as const;

export function RemindAll({ jobRef, uid }: { jobRef: JobRef; uid: string }) {
  const { t } = useTranslation('hiring');
  const { list, number } = useFormat();
  const [found, setFound] = useState<(Reminding & { more: boolean }) | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const leaving = useLeaving();
  const [findOpen, looking] = useAction(async () => setFound(await findReminders(jobRef)));
  const [send, sending] = useAction(async (due: Reminding['due']) => {
    const gone = leaving();
    let [queued, failed] = [0, 0];
    setDone(0);
    for (const { token } of due) {
      if (gone.aborted) return;
      try {
        // One after the other: each is a commit of its own, and the page may be left between two.
        await resendInvite({ ...jobRef, token }, uid);
        queued += 1;
      } catch {
        failed += 1;
      }
      setDone(queued + failed);
    }
    setDone(null);
    setFound(null);
    setAnnouncement(
      [
        t('invites.remind.queued', { count: queued }),
        ...(failed > 0 ? [t('invites.remind.failed', { count: failed })] : []),
      ].join(' '),
    );
  });
  const due = found?.due ?? [];
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button
          size="small"
          variant="outlined"
          loading={looking.pending}
          onClick={() => {
            setAnnouncement('');
            void findOpen();
          }}
        >
          {t('invites.remind.open')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {announcement}
        </Typography>
      </Stack>
      <FieldsConfirmDialog
        open={found !== null}
        title={t('invites.remind.title')}
        confirm={{
          label: t('invites.remind.send', { count: due.length }),
          pending: sending.pending,
          disabled: due.length === 0,
          onConfirm: () => void send(due),
        }}
        onClose={() => {
          if (!sending.pending) setFound(null);
        }}
      >
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
      </FieldsConfirmDialog>
    </>
  );
}
