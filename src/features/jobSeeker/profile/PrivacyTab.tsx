// Who sees what: one line per employer's interview, and what nobody sees; then reminders and mails.
import DoneIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { myInterviewsSource } from '#data/candidate/candidate.ts';
import { invitationOf } from '#data/candidate/room.ts';
import type { Session } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { Notices } from './Notices.tsx';

const tones: Record<Session['status'], Tone> = {
  in_progress: 'warning',
  submitted: 'info',
  withdrawn: 'neutral',
  expired: 'neutral',
  erasing: 'neutral',
};
const unseen = ['practice', 'stories', 'resumes', 'jobs', 'targets'] as const;

function Seen({ session, path }: { session: Session; path: string }) {
  const { t } = useTranslation('ownProfile');
  const format = useFormat();
  const [, pathOrg = '', , pathInterview = ''] = path.split('/');
  const [orgId, interviewId] = [session.orgId ?? pathOrg, session.interviewId ?? pathInterview];
  const invite = useLive(invitationOf({ orgId, interviewId }, session.inviteToken))?.data;
  const when = session.submittedAt ?? session.startedAt;
  return (
    <ListItem
      divider
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
      }}
      data-testid="seen"
    >
      <ListItemText
        sx={{ flex: '1 1 16rem', m: 0 }}
        primary={`${invite?.companyName ?? t('privacy.company')} · ${invite?.interviewTitle ?? t('privacy.untitled')}`}
        secondary={
          <>
            {t(`privacy.row.${session.status}`, { when: when ? format.date(when) : '' })}{' '}
            {session.status !== 'erasing' &&
              `${t(session.consent.ai ? 'privacy.ai' : 'privacy.noAi')}.`}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
      <StatusChip label={t(`privacy.state.${session.status}`)} tone={tones[session.status]} />
      <Button
        size="small"
        variant="outlined"
        component={RouterLink}
        to={to('interviewRoom', { orgId, interviewId })}
      >
        {t(session.status === 'in_progress' ? 'privacy.resume' : 'privacy.receipt')}
      </Button>
    </ListItem>
  );
}

function SeenByEmployers({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const { items, damaged, more } = useLive(myInterviewsSource(uid));
  return (
    <Panel title={t('privacy.seen')} lead={t('privacy.seenLead')} flush>
      {items.length === 0 && damaged.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
          {t('privacy.none')}
        </Typography>
      ) : (
        <List disablePadding>
          {items.map(({ path, data }) => (
            <Boundary key={path} fallback={<RowsSkeleton rows={1} height={64} />}>
              <Seen session={data} path={path} />
            </Boundary>
          ))}
        </List>
      )}
      <DamagedRows damaged={damaged} />
      {more && (
        <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          {t('privacy.more')}
        </Typography>
      )}
    </Panel>
  );
}

export function PrivacyTab({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  return (
    <Stack spacing={3}>
      <SeenByEmployers uid={uid} />
      <Panel title={t('privacy.unseen')} lead={t('privacy.unseenLead')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 1 }}>
          {unseen.map((what) => (
            <Stack component="li" key={what} direction="row" spacing={1}>
              <DoneIcon aria-hidden fontSize="small" sx={{ color: 'success.main', mt: 0.25 }} />
              <Typography>{t(`privacy.unseenList.${what}`)}</Typography>
            </Stack>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {t('privacy.exception')}
        </Typography>
      </Panel>
      <Notices uid={uid} />
    </Stack>
  );
}
