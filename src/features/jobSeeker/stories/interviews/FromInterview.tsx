// One's own answers from real interviews, to practise them again: only one's own words and those of the questions. The company hears nothing of it.
import { List, ListItem, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { myInterviewsSource } from '#data/candidate/candidate.ts';
import { invitationOf } from '#data/candidate/room.ts';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { Session } from '#domain/candidate/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { InterviewToPractise } from './InterviewToPractise.tsx';

/** Nothing where no interview was submitted. */
export function FromInterview({ uid }: { uid: string }) {
  const { t } = useTranslation('stories');
  const sent = useLive(myInterviewsSource(uid)).items.filter(
    ({ data }) => data.status === 'submitted',
  );
  if (sent.length === 0) return null;
  return (
    <Panel title={t('real.title')} lead={t('real.lead')} flush>
      <List disablePadding data-testid="from-interview">
        {sent.map(({ path, data }) => {
          const jobRef = {
            orgId: data.orgId ?? path.split('/')[1] ?? '',
            interviewId: data.interviewId ?? path.split('/')[3] ?? '',
          };
          return (
            <Boundary
              key={path}
              fallback={<RowsSkeleton rows={1} height={64} />}
              failed={() => (
                <ListItem divider>
                  <Typography color="text.secondary">{t('real.unreadable')}</Typography>
                </ListItem>
              )}
            >
              <Row uid={uid} session={data} {...jobRef} />
            </Boundary>
          );
        })}
      </List>
      <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        {t('real.private')}
      </Typography>
    </Panel>
  );
}

function Row({
  uid,
  session,
  orgId,
  interviewId,
}: {
  uid: string;
  session: Session;
  orgId: string;
  interviewId: string;
}) {
  const { t } = useTranslation('stories');
  const invite = useLive(invitationOf({ orgId, interviewId }, session.inviteToken));
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100)).items;
  const known =
    sets.find(
      ({ data }) =>
        data.source?.kind === 'interview' &&
        data.source.orgId === orgId &&
        data.source.interviewId === interviewId,
    ) ?? null;
  return (
    <InterviewToPractise
      uid={uid}
      known={known}
      interview={{
        orgId,
        interviewId,
        company: invite?.data.companyName ?? null,
        title: invite?.data.interviewTitle ?? t('real.untitled'),
        language: session.language ?? invite?.data.language ?? null,
        answeredAt: session.submittedAt ?? null,
      }}
    />
  );
}
