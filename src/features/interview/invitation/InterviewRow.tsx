// One of my interviews: who asked, for which job, its status, how much time is left and what comes next.
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { interviewOf } from '#data/candidate/candidate.ts';
import { invitationOf } from '#data/candidate/room.ts';
import { outcomeOf } from '#data/candidate/outcome.ts';
import type { Session } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { getInterviewProgress, type CandidateInterviewStatus } from './interviewStatus.ts';

export interface InterviewRowProps {
  session: Session;
  orgId: string;
  interviewId: string;
  uid: string;
}

const tones: Record<CandidateInterviewStatus, Tone> = {
  continue: 'warning',
  over: 'neutral',
  sent: 'info',
  decided: 'good',
  withdrawn: 'neutral',
  closed: 'neutral',
};

export function InterviewRow({ session, orgId, interviewId, uid }: InterviewRowProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  // Where the company deleted a part it is refused: the row says so, and fails nothing.
  const parts = {
    invite: useLive(wrapResult(invitationOf({ orgId, interviewId }, session.inviteToken))),
    outcome: useLive(wrapResult(outcomeOf({ orgId, interviewId, candidateUid: uid }))),
    interview: useLive(wrapResult(interviewOf({ orgId, interviewId }))),
  };
  const now = useNow();
  if (Object.values(parts).some(({ kind }) => kind === 'loading'))
    return <RowsSkeleton rows={1} height={64} />;
  const invite = valueOf(parts.invite);
  const interview = valueOf(parts.interview);
  const isDeleted = parts.interview.kind === 'ready' && interview === null && navigator.onLine;
  const isDecided = Boolean(valueOf(parts.outcome));
  const { interviewStatus, next, minutes, until } = getInterviewProgress(
    session,
    isDeleted ? 'deleted' : (interview?.data ?? null),
    isDecided,
    now.getTime(),
  );
  const company = invite?.data.companyName ?? t('list.company');
  const when = session.submittedAt ?? session.startedAt;
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={to('interviewRoom', { orgId, interviewId })}
        sx={{
          columnGap: 1.5,
          rowGap: 0.5,
          py: 1.5,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
          alignItems: 'center',
        }}
      >
        <ListItemText
          primary={invite?.data.interviewTitle ?? t('list.untitled')}
          secondary={
            <>
              {when
                ? t(session.submittedAt ? 'list.sentBy' : 'list.startedBy', {
                    company,
                    when: format.date(when),
                  })
                : invite?.data.companyName}
              {next !== 'unknown' && (
                <>
                  <br />
                  {t(`list.next.${next}`, {
                    company,
                    count: minutes,
                    when: until ? format.dateTimeZone(until) : '',
                  })}
                </>
              )}
            </>
          }
          slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
        />
        <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 1, sm: 2 }, justifySelf: 'start' }}>
          <StatusChip label={t(`list.standing.${interviewStatus}`)} tone={tones[interviewStatus]} />
        </Box>
        <ChevronRightIcon
          aria-hidden
          sx={{
            gridRow: { xs: '1 / 3', sm: 1 },
            gridColumn: { xs: 2, sm: 3 },
            color: 'text.secondary',
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
