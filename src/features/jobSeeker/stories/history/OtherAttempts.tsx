// The other attempts at the same question, each to be laid beside this one.
import { Button, Link as TextLink, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { PracticeAttempt } from '#domain/seeker/practice.ts';
import { readMadeAt, readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionKey } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useAttemptFacts } from './AttemptRow.tsx';
import { PartDots } from '#features/jobSeeker/stories/PartDots.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

export function OtherAttempts({ uid, attempt }: { uid: string; attempt: Stored<PracticeAttempt> }) {
  const { t } = useTranslation('stories');
  const { dateTime } = useFormat();
  const facts = useAttemptFacts();
  const key = questionKey(attempt.data);
  const others = useLive(seekerDocumentsSource(uid, 'practiceAttempts', 100))
    .items.filter(({ id, data }) => id !== attempt.id && key !== '' && questionKey(data) === key)
    .toSorted(
      (a, b) => (readMadeAt(b.data)?.getTime() ?? 0) - (readMadeAt(a.data)?.getTime() ?? 0),
    );
  if (others.length === 0)
    return <Typography color="text.secondary">{t('others.none')}</Typography>;
  return (
    <Panel title={t('others.title', { count: others.length })} lead={t('others.lead')} flush>
      <List disablePadding>
        {others.map(({ id, data }) => {
          const parts = readPartsSeen(data.content?.coaching);
          const at = readMadeAt(data);
          return (
            <ListItem key={id} divider sx={{ px: { xs: 2, sm: 3 }, gap: 1.5, flexWrap: 'wrap' }}>
              <ListItemText
                primary={
                  <TextLink component={Link} to={toPrepLink({ tab: 'history', attempt: id })}>
                    {at ? dateTime(at) : t('untitledQuestion')}
                  </TextLink>
                }
                secondary={facts({ ...data, createdAt: null, updatedAt: null })}
              />
              {parts && <PartDots parts={parts} />}
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={toPrepLink({ tab: 'history', attempt: attempt.id, with: id })}
                aria-label={at ? t('others.compareWith', { date: dateTime(at) }) : undefined}
              >
                {t('others.compare')}
              </Button>
            </ListItem>
          );
        })}
      </List>
    </Panel>
  );
}
