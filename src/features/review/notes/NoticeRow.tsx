// One notice: from whom, about what and whom, leading there. The candidate's name is read now, by the reader's own right, and is never in the notice.
import ReadIcon from '@mui/icons-material/CheckOutlined';
import { Box, ButtonBase, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notice } from '#domain/review/notice.ts';
import type { Stored } from '#domain/base/source.ts';
import { sessionSource } from '#data/candidate/candidateFile.ts';
import { jobSource } from '#data/jobs/interviews.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { wrapResult } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { noteElementId } from './NoteLine.tsx';

export interface NoticeRowProps {
  orgId: string;
  notice: Stored<Notice>;
  onOpen: () => void;
  /** null: it is read. */
  onRead: (() => void) | null;
}

/** Where a notice leads. */
function addressOf({ kind, interviewId, candidateUid, about }: Notice): string {
  if (candidateUid === null) return to('job', { interviewId });
  return to(
    'candidate',
    { interviewId, candidateUid },
    kind === 'mention' ? { hash: noteElementId(about) } : undefined,
  );
}

export function NoticeRow({ orgId, notice: { data }, onOpen, onRead }: NoticeRowProps) {
  const { t } = useTranslation('review');
  const { relative, dateTime } = useFormat();
  const shown = useShownName();
  const { interviewId, candidateUid, kind, byName, at } = data;
  const session = useLive(
    wrapResult(candidateUid === null ? null : sessionSource({ orgId, interviewId, candidateUid })),
  );
  const job = useLive(wrapResult(jobSource({ orgId, interviewId })));
  const whom =
    session.kind === 'loading'
      ? '…'
      : (session.kind === 'ready' && session.value && shown(session.value.data.displayName)) ||
        t('notices.gone');
  const about = candidateUid === null ? null : whom;
  const title = job.kind === 'ready' ? job.value?.data.title : null;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: onRead ? 'soft.primary.bg' : 'transparent',
      }}
    >
      <ButtonBase
        component={Link}
        to={addressOf(data)}
        onClick={onOpen}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'block',
          textAlign: 'left',
          px: 2,
          py: 1.25,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {onRead && <span style={visuallyHidden}>{t('notices.isUnread')} </span>}
        <Typography
          variant="body2"
          sx={{ fontWeight: onRead ? 600 : 400, overflowWrap: 'anywhere' }}
        >
          {t(`notices.kind.${kind}`, { name: byName || t('people.former') })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[about, title].filter(Boolean).join(' · ')}
        </Typography>
        {at && (
          <Typography
            variant="caption"
            color="text.secondary"
            component="time"
            dateTime={at.toISOString()}
            title={dateTime(at)}
          >
            {relative(at)}
          </Typography>
        )}
      </ButtonBase>
      {onRead && (
        <Box sx={{ pr: 1 }}>
          <Tooltip title={t('notices.mark')}>
            <IconButton size="small" aria-label={t('notices.mark')} onClick={onRead}>
              <ReadIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Stack>
  );
}
