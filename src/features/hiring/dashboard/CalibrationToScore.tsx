// Interviews of the calibration set that still wait for my own scorecard; nothing when there is none.
import { List, ListItem, ListItemText, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { calibrationSetOf } from '#data/fairness/calibrationSet.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';

export function CalibrationToScore({ uid, orgId }: { uid: string; orgId: string }) {
  const { t } = useTranslation('admin');
  const shown = useShownName();
  const mine = useLive(calibrationSetOf(orgId, false)).filter(
    ({ session }) => !(session.reviewers ?? []).includes(uid),
  );
  if (mine.length === 0) return null;
  return (
    <Panel title={t('toScore.title')} lead={t('toScore.lead', { count: mine.length })}>
      <List disablePadding data-testid="to-score">
        {mine.map(({ candidateRef: { interviewId, candidateUid }, session, title, mark }) => {
          const name = shown(session.displayName);
          return (
            <ListItem
              key={`${interviewId}/${candidateUid}`}
              disableGutters
              sx={{ flexWrap: 'wrap', gap: 1 }}
            >
              <ListItemText
                primary={`${name} · ${title}`}
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
