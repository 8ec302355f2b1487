// What waits, what the libraries hold, and ways to the rest.
import { Box, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dueCountOf } from '#data/company/bulk.ts';
import { calibrationSetOf } from '#data/fairness/calibrationSet.ts';
import { complianceOf } from '#data/fairness/compliance.ts';
import { openRequestsMost, openRequestsOf } from '#data/review/dataRequests.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { libraryCountMost, libraryCountsOf } from '#data/jobs/library.ts';
import { noticeStateOf } from '#domain/fairness/compliance.ts';
import { requestDueOf } from '#domain/review/dataRequestDue.ts';
import { libraryKinds } from '#domain/jobs/library.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { Stat } from '#ui/page/Stat.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

const tiles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
/** Four of them: two and two where there is no room for a row. */
const fourTiles = {
  ...tiles,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
const buildToolAddress = (tool: string): string => to('admin', {}, { query: { tool } });

export function Overview() {
  const { t } = useTranslation('admin');
  const { orgId } = useMembership();
  return (
    <Stack spacing={3}>
      <Panel title={t('overview.waits')}>
        <Boundary fallback={<RowsSkeleton rows={1} height={72} />}>
          <Waits orgId={orgId} />
        </Boundary>
      </Panel>
      <Panel
        title={t('overview.library')}
        lead={t('overview.libraryLead')}
        actions={
          <Button variant="outlined" component={Link} to={to('library')}>
            {t('overview.openLibrary')}
          </Button>
        }
      >
        <Boundary fallback={<RowsSkeleton rows={1} height={48} />}>
          <Libraries orgId={orgId} />
        </Boundary>
      </Panel>
      <Panel
        title={t('overview.log')}
        lead={t('overview.logLead')}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={to('account', {}, { query: { tab: 'organization' }, hash: 'org-audit' })}
          >
            {t('overview.openLog')}
          </Button>
        }
      />
    </Stack>
  );
}

function Waits({ orgId }: { orgId: string }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = useNow();
  const { requests, compliance, set } = useLive(
    combineSources({
      requests: openRequestsOf(orgId),
      compliance: complianceOf(orgId),
      set: calibrationSetOf(orgId),
    }),
  );
  const { uid } = useMembership();
  const overdue = requests.items.filter(
    ({ data }) => requestDueOf(data, now)?.state === 'overdue',
  ).length;
  const toScore = set.filter(({ reviews }) => !reviews.some(({ id }) => id === uid)).length;
  const notice = noticeStateOf(compliance?.data ?? null, now.toISOString().slice(0, 10));
  const open = (tool: string, about: string) => (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        component={Link}
        to={buildToolAddress(tool)}
        aria-label={`${t('overview.open')}: ${about}`}
        sx={{ minWidth: 0, px: 0 }}
      >
        {t('overview.open')}
      </Button>
    </Box>
  );
  return (
    <Box sx={fourTiles} data-testid="waits">
      <div>
        <Stat
          label={t('overview.requests')}
          value={
            requests.more
              ? t('overview.atLeast', { number: format.number(openRequestsMost) })
              : format.number(requests.items.length)
          }
          tone={overdue > 0 ? 'bad' : 'plain'}
          note={
            overdue > 0
              ? t('overview.requestsNote', { count: overdue })
              : t('overview.requestsNone')
          }
        />
        {open('requests', t('overview.requests'))}
      </div>
      <div>
        <Stat
          label={t('overview.calibration')}
          value={format.number(set.length)}
          note={toScore > 0 ? t('overview.calibrationNote', { count: toScore }) : undefined}
        />
        {open('calibration', t('overview.calibration'))}
      </div>
      <div>
        <Stat
          label={t('overview.notice')}
          value={t(`compliance.state.${notice.kind}`)}
          tone={notice.kind === 'ready' ? 'good' : 'plain'}
        />
        {open('compliance', t('overview.notice'))}
      </div>
      <div>
        <Boundary fallback={<RowsSkeleton rows={1} height={72} />}>
          <Due orgId={orgId} />
        </Boundary>
        {open('bulk', t('overview.retention'))}
      </div>
    </Box>
  );
}

/** Interviews past their retention period: who deletes them, and how many they are. */
function Due({ orgId }: { orgId: string }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { organization } = useMembership();
  const { count, more } = useLive(dueCountOf(orgId, organization.retentionDays));
  const number = format.number(count);
  return (
    <Stat
      label={t('overview.retention')}
      value={more && count > 0 ? t('overview.atLeast', { number }) : number}
      tone={count > 0 ? 'bad' : 'plain'}
      note={t(count > 0 ? 'overview.retentionNote' : 'overview.retentionNone')}
    />
  );
}

function Libraries({ orgId }: { orgId: string }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const counts = useLive(libraryCountsOf(orgId));
  return (
    <Box sx={tiles}>
      {libraryKinds.map((kind) => (
        <Stat
          key={kind}
          label={t(`overview.${kind}`)}
          value={
            counts[kind] >= libraryCountMost
              ? t('overview.atLeast', { number: format.number(libraryCountMost) })
              : format.number(counts[kind])
          }
        />
      ))}
    </Box>
  );
}
