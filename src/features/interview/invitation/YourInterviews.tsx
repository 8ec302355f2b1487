// The interviews of whoever is signed in, guest or account.
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { myInterviewsSource } from '#data/candidate/candidate.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { InterviewRow } from './InterviewRow.tsx';

export function YourInterviews({ uid }: { uid: string }) {
  const { t } = useTranslation(['interview', 'common']);
  const { items, damaged, more } = useLive(myInterviewsSource(uid));
  return (
    <Panel title={t('list.title')} flush>
      {items.length === 0 && damaged.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
          {t('list.empty')}
        </Typography>
      ) : (
        <List disablePadding>
          {items.map(({ path, data }) => (
            <Boundary key={path} fallback={<RowsSkeleton rows={1} height={64} />}>
              <InterviewRow
                session={data}
                orgId={data.orgId ?? path.split('/')[1] ?? ''}
                interviewId={data.interviewId ?? path.split('/')[3] ?? ''}
                uid={uid}
              />
            </Boundary>
          ))}
          {damaged.map(({ path }) => (
            <ListItem key={path}>
              <ListItemText primary={t('common:states.damagedEntry')} />
            </ListItem>
          ))}
        </List>
      )}
      {more && (
        <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          {t('list.more')}
        </Typography>
      )}
    </Panel>
  );
}
