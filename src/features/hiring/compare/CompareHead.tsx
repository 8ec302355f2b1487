// The head of a person who is compared: the name, the stage, and what is not known of them.
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import { to } from '#navigation/routes.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { stageTones } from '#ui/product/stageTone.ts';
import type { Column } from './useCompareLines.tsx';

export function CompareHead({
  interviewId,
  column: { uid, name, person },
  isPrint,
}: {
  interviewId: string;
  column: Column;
  isPrint: boolean;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const { session, mine } = person;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {isPrint ? (
        <Typography variant="subtitle1" component="span">
          {name}
        </Typography>
      ) : (
        <MuiLink
          component={Link}
          to={to('candidate', { interviewId, candidateUid: uid })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 24,
            fontWeight: 620,
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </MuiLink>
      )}
      {session && (
        <StatusChip
          label={t(`domain:stage.${pipelineStageOf(session.data)}`)}
          tone={stageTones[pipelineStageOf(session.data)]}
        />
      )}
      {session && !session.data.consent.ai && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.noAi')}
        </Typography>
      )}
      {!session && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.gone')}
        </Typography>
      )}
      {session && !mine && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.ownFirst')}
        </Typography>
      )}
    </Stack>
  );
}
