// One attempt in a list: the question, when and how, and which parts were there.
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeAttempt } from '#domain/seeker/practice.ts';
import { readMadeAt, readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PartDots } from '#features/jobSeeker/stories/PartDots.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

/** When and how an attempt was made, in one line. */
export function useAttemptFacts(): (data: PracticeAttempt, set?: string | null) => string {
  const { t } = useTranslation('stories');
  const { dateTime } = useFormat();
  return (data, set) => {
    const at = readMadeAt(data);
    const how =
      data.status === 'interview' ? t('fromInterview') : data.mode ? t(`mode.${data.mode}`) : null;
    return [
      at && dateTime(at),
      data.competency,
      how,
      data.format && t(`format.${data.format}`),
      set,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

export function AttemptRow({
  attempt: { id, data },
  set,
}: {
  attempt: Stored<PracticeAttempt>;
  set: string | null;
}) {
  const { t } = useTranslation('stories');
  const facts = useAttemptFacts();
  const parts = readPartsSeen(data.content?.coaching);
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={toPrepLink({ tab: 'history', attempt: id })}
        sx={{
          columnGap: 1.5,
          rowGap: 0.5,
          py: 1.25,
          px: { xs: 2, sm: 3 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
          alignItems: 'center',
        }}
      >
        <ListItemText
          primary={questionOf(data) || t('untitledQuestion')}
          secondary={facts(data, set)}
          slotProps={{
            primary: { dir: 'auto', sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
            secondary: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
        <Box
          sx={{
            gridRow: { xs: 2, sm: 1 },
            gridColumn: { xs: 1, sm: 2 },
            justifySelf: 'start',
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {parts ? <PartDots parts={parts} /> : t('attempt.unread')}
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
