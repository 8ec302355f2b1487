// What the plan allows and what is used of it; when the monthly counters start again.
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readUsedThisMonth, type Organization } from '#domain/company/organization.ts';
import { to } from '#navigation/routes.ts';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { resetDay } from '#features/hiring/parts/resetDay.ts';

export function UsagePanel({ organization: { usage } }: { organization: Organization }) {
  const { t, i18n } = useTranslation('hiring');
  const now = useNow();
  const { of, megabytes } = useLimit();
  const { interviews, candidates, licenses, storage } = usage;
  const [monthInterviews, monthCandidates] = [
    readUsedThisMonth(interviews, now),
    readUsedThisMonth(candidates, now),
  ];
  return (
    <Panel title={t('usage.title')}>
      <Stack spacing={2.5}>
        <Meter
          label={t('usage.interviews')}
          used={monthInterviews}
          limit={interviews.limit}
          text={of(monthInterviews, interviews.limit)}
        />
        <Meter
          label={t('usage.candidates')}
          used={monthCandidates}
          limit={candidates.limit}
          text={of(monthCandidates, candidates.limit)}
        />
        <Typography variant="body2" color="text.secondary">
          {t('usage.reset', { date: resetDay(i18n.language, now) })}
        </Typography>
        <Meter
          label={t('usage.licenses')}
          used={licenses.used}
          limit={licenses.limit}
          text={of(licenses.used, licenses.limit)}
        />
        <Meter
          label={t('usage.videos')}
          used={storage.videos.used}
          limit={storage.videos.limit}
          text={megabytes(storage.videos.used, storage.videos.limit)}
        />
        <Meter
          label={t('usage.documents')}
          used={storage.documents.used}
          limit={storage.documents.limit}
          text={megabytes(storage.documents.used, storage.documents.limit)}
        />
        <MuiLink
          component={Link}
          to={to('account', {}, { query: { tab: 'billing' } })}
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 24,
            alignSelf: 'flex-start',
          }}
        >
          {t('usage.plan')}
        </MuiLink>
      </Stack>
    </Panel>
  );
}
