// The platform's notices to people in the app: planned, running and over; new ones in both languages.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allAnnouncementsSource, endAnnouncement } from '#data/platform/announcements.ts';
import { stateOf, type Announcement } from '#domain/platform/announcement.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

const tones = { planned: 'info', running: 'good', over: 'neutral' } as const;

export function NoticePanel() {
  const { t, i18n } = useTranslation('system');
  const format = useFormat();
  const now = useNow();
  const { items } = useLive(allAnnouncementsSource());
  const language = toLanguage(i18n.language);
  const [open, setOpen] = useState<Announcement['kind'] | null>(null);
  const [ending, setEnding] = useState<Stored<Announcement> | null>(null);
  const { whenFresh, dialog } = useFreshSignIn();
  const [end, { pending }] = useAction(async (id: string) => {
    if (!(await whenFresh())) return false;
    await endAnnouncement(id);
    notifyDone(t('notices.ended'));
    return true;
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen('news')}>
          {t('notices.add')}
        </Button>
        <Button variant="outlined" color="warning" onClick={() => setOpen('maintenance')}>
          {t('notices.addMaintenance')}
        </Button>
      </Stack>
      {items.length === 0 && <Typography color="text.secondary">{t('notices.none')}</Typography>}
      <List disablePadding sx={{ width: 1 }} aria-label={t('notices.title')}>
        {items.map((notice) => {
          const state = stateOf(notice.data, now);
          return (
            <ListItem key={notice.id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                primary={
                  <>
                    {notice.data.title[language]}{' '}
                    <StatusChip tone={tones[state]} label={t(`notices.states.${state}`)} />{' '}
                    {notice.data.kind === 'maintenance' && (
                      <StatusChip tone="warning" label={t('notices.maintenance')} />
                    )}
                  </>
                }
                secondary={`${t(`notices.audiences.${notice.data.audience}`)} · ${t('notices.fromUntil', { from: format.dateTime(notice.data.from), until: format.dateTime(notice.data.until) })}`}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
              {state !== 'over' && (
                <Button
                  size="small"
                  color="error"
                  onClick={() => setEnding(notice)}
                  aria-label={t('notices.endOf', { title: notice.data.title[language] })}
                >
                  {t('notices.end')}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
      {open && <NoticeDialog kind={open} onClose={() => setOpen(null)} />}
      {ending && (
        <ConfirmDialog
          open
          title={t('notices.endTitle')}
          confirmLabel={t('notices.end')}
          danger
          pending={pending}
          onConfirm={() =>
            void end(ending.id).then((done) => {
              if (done) setEnding(null);
            })
          }
          onClose={() => setEnding(null)}
        >
          {t('notices.endText')}
        </ConfirmDialog>
      )}
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}
