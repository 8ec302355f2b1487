// One of my interviews: who asked, for which job, and where it stands.
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { invitationOf, outcomeOf } from '#data/candidate.ts';
import type { Session } from '#domain/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { StatusChip, type Tone } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';

export interface InterviewRowProps { session: Session; orgId: string; interviewId: string; uid: string }

type Standing = 'continue' | 'sent' | 'decided' | 'withdrawn' | 'closed';
const tones: Record<Standing, Tone> = { continue: 'warning', sent: 'info', decided: 'good', withdrawn: 'neutral', closed: 'neutral' };

function standingOf(status: Session['status'], decided: boolean): Standing {
  if (decided) return 'decided';
  if (status === 'in_progress') return 'continue';
  if (status === 'submitted') return 'sent';
  return status === 'withdrawn' ? 'withdrawn' : 'closed';
}

export function InterviewRow({ session, orgId, interviewId, uid }: InterviewRowProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const invite = useLive(invitationOf({ orgId, interviewId }, session.inviteToken));
  const outcome = useLive(outcomeOf({ orgId, interviewId, candidateUid: uid }));
  const standing = standingOf(session.status, outcome !== null);
  const when = session.submittedAt ?? session.startedAt;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to('interviewRoom', { orgId, interviewId })} sx={{ gap: 1.5, py: 1.5 }}>
        <ListItemText
          primary={invite?.data.interviewTitle ?? t('list.untitled')}
          secondary={when ? t(session.submittedAt ? 'list.sentBy' : 'list.startedBy', { company: invite?.data.companyName ?? t('list.company'), when: format.date(when) }) : invite?.data.companyName}
          slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
        />
        <StatusChip label={t(`list.standing.${standing}`)} tone={tones[standing]} />
        <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </ListItemButton>
    </ListItem>
  );
}
