// What was opened with a reason: the candidates of one interview and their written answers, until it ends. Ratings, notes, decisions and names kept apart stay closed.
import { Alert, Box, Button, Collapse, List, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endBreakGlass,
  openedAnswersSource,
  openedSessionPages,
} from '#data/platform/breakGlass.ts';
import type { BreakGlass } from '#domain/platform/platformAccess.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';

export function OpenedInterview({
  orgId,
  breakGlass,
  title,
}: {
  orgId: string;
  breakGlass: BreakGlass;
  title: string;
}) {
  const { t } = useTranslation(['superAdmin', 'common', 'domain']);
  const format = useFormat();
  const { authUser } = useSession();
  const [close, { pending }] = useAction(() => endBreakGlass(orgId, authUser?.uid ?? ''), {
    done: t('glass.closed'),
  });
  const { items, loading, more, askMore } = usePaged(
    openedSessionPages(orgId, breakGlass.interviewId),
  );
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={false}
      data-testid="opened"
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      <OpenedHead title={title} breakGlass={breakGlass} pending={pending} close={close} />
      {items.length === 0 && (
        <Typography sx={{ mt: 1.5 }}>{t(loading ? 'common:loading' : 'glass.nobody')}</Typography>
      )}
      <List dense disablePadding sx={{ mt: 1.5 }}>
        {items.map(({ id, data }) => (
          <ListItem key={id} disableGutters divider sx={{ display: 'block' }}>
            <Stack
              direction="row"
              useFlexGap
              spacing={2}
              sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
            >
              <Typography variant="body2">
                {data.displayName} · {t(`glass.states.${data.status}`)}
                {data.startedAt && ` · ${format.dateTime(data.startedAt)}`}
              </Typography>
              <Button
                size="small"
                aria-expanded={shown === id}
                onClick={() => setShown(shown === id ? null : id)}
              >
                {t('glass.answers', { name: data.displayName })}
              </Button>
            </Stack>
            <Collapse in={shown === id} unmountOnExit>
              <Boundary fallback={<RowsSkeleton rows={1} />}>
                <Answers orgId={orgId} interviewId={breakGlass.interviewId} candidateUid={id} />
              </Boundary>
            </Collapse>
          </ListItem>
        ))}
      </List>
      {more && (
        <Button onClick={askMore} loading={loading}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </Alert>
  );
}

interface OpenedHeadProps {
  title: string;
  breakGlass: BreakGlass;
  pending: boolean;
  close: () => Promise<unknown>;
}

/** What is open, until when and why, and the way to close it. */
function OpenedHead({ title, breakGlass, pending, close }: OpenedHeadProps) {
  const { t } = useTranslation(['superAdmin', 'common', 'domain']);
  const format = useFormat();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {t('glass.opened', { title })}
        </Typography>
        <Typography variant="body2">
          {t('glass.until', { when: format.dateTime(breakGlass.until) })} · {breakGlass.reason}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={pending}
        onClick={() => void close()}
      >
        {t('glass.close')}
      </Button>
    </Stack>
  );
}

function Answers({
  orgId,
  interviewId,
  candidateUid,
}: {
  orgId: string;
  interviewId: string;
  candidateUid: string;
}) {
  const { t } = useTranslation('superAdmin');
  const answers = useLive(openedAnswersSource(orgId, interviewId, candidateUid)).items;
  if (answers.length === 0) return <Typography variant="body2">{t('glass.noAnswers')}</Typography>;
  return (
    <Stack spacing={1} sx={{ py: 1 }}>
      {answers.map(({ id, data }) => (
        <Box key={id}>
          <Typography variant="caption" color="text.secondary">
            {id}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {data.type === 'text' ? data.text || '–' : t('glass.recording')}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
