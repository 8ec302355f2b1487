// Interviews of the calibration set that still wait for my own scorecard; nothing when there is none.
import { List, ListItem, ListItemText, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { calibrationToScoreOf } from '#data/fairness/calibrationSet.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { JobTitleOf } from './NeedRow.tsx';

export function CalibrationToScore({ uid, orgId }: { uid: string; orgId: string }) {
  const { t } = useTranslation('admin');
  const shown = useShownName();
  const mine = useLive(calibrationToScoreOf(orgId, uid));
  if (mine.length === 0) return null;
  return (
    <Panel title={t('toScore.title')} lead={t('toScore.lead', { count: mine.length })}>
      <List disablePadding data-testid="to-score">
        {mine.map(({ mark, candidate }) => {
          const { interviewId, candidateUid } = mark;
          const name = shown(candidate.displayName);
          return (
            <ListItem
              key={`${interviewId}/${candidateUid}`}
              disableGutters
              sx={{ flexWrap: 'wrap', gap: 1 }}
            >
              <ListItemText
                primary={
                  <>
                    {name} · <JobTitleOf orgId={orgId} interviewId={interviewId} />
                  </>
                }
                secondary={mark.note || undefined}
                sx={{ minWidth: 180, overflowWrap: 'anywhere' }}
              />
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={to('candidate', { interviewId, candidateUid })}
              >
                {t('toScore.score', { name })}
              </Button>
            </ListItem>
          );
        })}
      </List>
    </Panel>
  );
}
