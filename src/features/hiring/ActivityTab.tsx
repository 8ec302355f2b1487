// What happened to this job, from the audit trail. Only managers may read it; others learn whom to ask.
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { candidateHistoryOf, historyOf, type JobPlace } from '#data/interviews.ts';
import { membersOf } from '#data/team.ts';
import { together } from '#data/together.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useLive } from '#ui/useLive.ts';
import { DamagedRows } from './DamagedRows.tsx';
import { groupedHistory } from './groupedHistory.ts';

const entriesPerPage = 100;
const known = ['interview.publish', 'interview.edit', 'interview.close', 'interview.reopen', 'interview.archive', 'invite.create', 'invite.extend', 'invite.revoke', 'accommodation.granted', 'accommodation.declined', 'decision.advance', 'decision.reject', 'decision.hold', 'stage.in_review', 'stage.shortlisted', 'stage.offer', 'stage.hired', 'stage.rejected'] as const;

export function ActivityTab({ place, mayRead }: { place: JobPlace; mayRead: boolean }) {
  const { t } = useTranslation('hiring');
  if (!mayRead) return <EmptyState title={t('activity.closedTitle')} text={t('activity.closedText')} action={{ label: t('activity.find'), to: to('account', {}, { query: { tab: 'organization' } }) }} />;
  return <History place={place} />;
}

function History({ place }: { place: JobPlace }) {
  const { t } = useTranslation(['hiring', 'common']);
  const format = useFormat();
  const [shown, setShown] = useState(entriesPerPage);
  const { own, theirs, members } = useLive(together({ own: historyOf(place, shown), theirs: candidateHistoryOf(place, shown), members: membersOf(place.orgId) }));
  const items = [...own.items, ...theirs.items];
  const damaged = [...own.damaged, ...theirs.damaged];
  const nameOf = (uid: string): string => members.items.find((member) => member.id === uid)?.data.displayName ?? t('activity.formerMember');
  const told = groupedHistory(items);
  if (items.length === 0 && damaged.length === 0) return <EmptyState title={t('activity.noneTitle')} text={t('activity.noneText')} />;
  return (
    <Panel title={t('activity.title')} flush>
      <Stack component="ol" data-testid="activity" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {told.map(({ id, entry: data, times }) => {
          const action = known.find((one) => one === data.action);
          const candidateUid = data.target.split('/')[1];
          const what = action ? t(`activity.action.${action.replace('.', '_') as ReplaceDot<typeof action>}`) : data.action;
          return (
            <Box key={id} component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography>{times > 1 ? t('activity.times', { what, count: times }) : what}{candidateUid && <> · <MuiLink component={Link} to={to('candidate', { interviewId: place.interviewId, candidateUid })}>{t('invites.openCandidate')}</MuiLink></>}</Typography>
              <Typography variant="body2" color="text.secondary">{nameOf(data.actorUid)}{data.at ? ` · ${format.dateTime(data.at)}` : ''}</Typography>
            </Box>
          );
        })}
      </Stack>
      <DamagedRows damaged={damaged} />
      {(own.more || theirs.more) && <Box sx={{ p: 2 }}><Button onClick={() => setShown(shown + entriesPerPage)}>{t('common:actions.loadMore')}</Button></Box>}
    </Panel>
  );
}

type ReplaceDot<Text extends string> = Text extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Text;
