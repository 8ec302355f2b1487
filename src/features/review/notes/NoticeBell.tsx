// The bell in the header: how much is unread, and what it is, live. Reads the latest thirty notices; names only when it is opened.
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, Box, Button, IconButton, Popover, Stack, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markRead, noticesMax, noticesOf } from '#data/review/notices.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { NoticeRow } from './NoticeRow.tsx';
import type { Stored } from '#domain/base/source.ts';
import type { Notice } from '#domain/review/notice.ts';

const shownFirst = 8;

export function NoticeBell({ orgId, uid }: { orgId: string; uid: string }) {
  const { t } = useTranslation(['review', 'common']);
  const id = useId();
  const [all, setAll] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [mark, marking] = useAction(markRead);
  const items = valueOf(useLive(wrapResult(noticesOf(orgId, uid))))?.items ?? [];
  const unread = items.filter(({ data }) => data.readAt === null);
  const label = t('notices.bell', { count: unread.length });
  const close = (): void => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          data-testid="notice-bell"
          data-unread={unread.length}
        >
          <Badge badgeContent={unread.length} max={noticesMax - 1} color="primary">
            <BellIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Box role="status" style={visuallyHidden}>
        {unread.length > 0 ? t('notices.unread', { count: unread.length }) : ''}
      </Box>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('notices.title'),
            sx: { width: 380, maxWidth: '94vw', maxHeight: '80vh' },
          },
        }}
      >
        <NoticesHead
          isUnread={unread.length > 0}
          isPending={marking.pending}
          onMarkAll={() =>
            void mark(
              orgId,
              uid,
              unread.map((notice) => notice.id),
            )
          }
        />
        {items.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
            {t('notices.none')}
          </Typography>
        )}
        <NoticeList
          orgId={orgId}
          items={items}
          all={all}
          onAll={() => setAll(true)}
          onOpen={close}
          onRead={(noticeId) => void mark(orgId, uid, [noticeId])}
        />
      </Popover>
    </>
  );
}

function NoticesHead({
  isUnread,
  isPending,
  onMarkAll,
}: {
  isUnread: boolean;
  isPending: boolean;
  onMarkAll: () => void;
}) {
  const { t } = useTranslation('review');
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ px: 2, pt: 1.5, pb: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="h4" component="h2">
        {t('notices.title')}
      </Typography>
      {isUnread && (
        <Button size="small" loading={isPending} onClick={onMarkAll}>
          {t('notices.markAll')}
        </Button>
      )}
    </Stack>
  );
}

function NoticeList({
  orgId,
  items,
  all,
  onAll,
  onOpen,
  onRead,
}: {
  orgId: string;
  items: readonly Stored<Notice>[];
  /** Not only the first ones. */
  all: boolean;
  onAll: () => void;
  onOpen: () => void;
  onRead: (id: string) => void;
}) {
  const { t } = useTranslation('review');
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {items.slice(0, all ? noticesMax : shownFirst).map((notice) => (
          <Boundary
            key={notice.id}
            fallback={
              <Box component="li" sx={{ px: 2, py: 1 }}>
                <RowsSkeleton rows={1} height={36} />
              </Box>
            }
            failed={() => null}
          >
            <NoticeRow
              orgId={orgId}
              notice={notice}
              onOpen={() => {
                onOpen();
                if (notice.data.readAt === null) onRead(notice.id);
              }}
              onRead={notice.data.readAt === null ? () => onRead(notice.id) : null}
            />
          </Boundary>
        ))}
      </Box>
      {!all && items.length > shownFirst && (
        <Box sx={{ p: 1 }}>
          <Button size="small" onClick={onAll}>
            {t('notices.more', { count: items.length - shownFirst })}
          </Button>
        </Box>
      )}
    </>
  );
}
