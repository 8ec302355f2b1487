// Companies as rows: plan, seats, use of the month, health, owner, renewal, state.
import {
  Button,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { memberOf } from '#data/company/members.ts';
import { companyPages, failuresSource, lastSeenSource } from '#data/platform/companyLists.ts';
import { computeFullestShare, nearShare } from '#domain/company/companyLimits.ts';
import { latestOf } from '#domain/platform/lastSeen.ts';
import { readUsedThisMonth, type Organization } from '#domain/company/organization.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { useCompanyPlan } from './useCompanyPlan.ts';

export function CompanyTable({
  search,
  status,
  onOpen,
}: {
  search: string;
  status: Organization['status'] | null;
  onOpen: (orgId: string) => void;
}) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const { items, damaged, loading, more, askMore } = usePaged(companyPages(search, status));
  if (items.length === 0 && loading) return <RowsSkeleton rows={6} />;
  if (items.length === 0 && !more && damaged.length === 0)
    return <EmptyState title={t('companies.none')} text={t('companies.noneText')} />;
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={t('companies.table')}>
        <Table size="small" sx={{ minWidth: 980 }}>
          <TableHead>
            <TableRow>
              {(
                [
                  'name',
                  'plan',
                  'licenses',
                  'interviews',
                  'health',
                  'owner',
                  'renewal',
                  'state',
                ] as const
              ).map((column) => (
                <TableCell key={column}>{t(`companies.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ id, data }) => (
              <CompanyRow key={id} orgId={id} company={data} onOpen={onOpen} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <DamagedRows damaged={damaged} />
      {more && (
        <Stack direction="row" sx={{ p: 2 }}>
          <Button onClick={askMore} loading={loading}>
            {t('common:actions.loadMore')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function CompanyRow({
  orgId,
  company,
  onOpen,
}: {
  orgId: string;
  company: Organization;
  onOpen: (orgId: string) => void;
}) {
  const format = useFormat();
  const { of } = useLimit();
  const now = useNow();
  const { licenses, interviews } = company.usage;
  const { plan, renewal } = useCompanyPlan(company);
  const isFull = (used: number, limit: number): boolean => !isUnlimited(limit) && used >= limit;
  const cell = (used: number, limit: number) => (
    <TableCell
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: isFull(used, limit) ? 'error.main' : undefined,
        fontWeight: isFull(used, limit) ? 600 : undefined,
      }}
    >
      {of(used, limit)}
    </TableCell>
  );
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link
          component="button"
          variant="body2"
          onClick={() => onOpen(orgId)}
          sx={{ fontWeight: 560, textAlign: 'start', minHeight: 24 }}
        >
          {company.name}
        </Link>
      </TableCell>
      <TableCell>{plan}</TableCell>
      {cell(licenses.used, licenses.limit)}
      {cell(readUsedThisMonth(interviews, now), interviews.limit)}
      <TableCell>
        <Boundary fallback="…" failed={() => '–'}>
          <Health orgId={orgId} company={company} />
        </Boundary>
      </TableCell>
      <TableCell>
        <Boundary fallback="…" failed={() => '–'}>
          <OwnerName orgId={orgId} ownerUid={company.ownerUid} />
        </Boundary>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{renewal ? format.date(renewal) : '–'}</TableCell>
      <TableCell>
        <CompanyState company={company} />
      </TableCell>
    </TableRow>
  );
}

export function OwnerName({ orgId, ownerUid }: { orgId: string; ownerUid: string }) {
  const { t } = useTranslation('domain');
  return useLive(memberOf(orgId, ownerUid))?.data.displayName ?? t('unknown.person');
}

/** When somebody was last there or something was last counted, whichever is later, and how many evaluations used up their attempts. */
export function Health({ orgId, company }: { orgId: string; company: Organization }) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const failures = useLive(failuresSource(orgId));
  const active = latestOf(
    useLive(lastSeenSource(orgId)).items[0]?.data.lastSeenAt,
    company.lastOp?.at,
  );
  return (
    <>
      <Typography variant="body2" component="p" sx={{ whiteSpace: 'nowrap' }}>
        {active ? t('companies.active', { when: format.relative(active) }) : t('companies.quiet')}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        color={failures > 0 ? 'error.main' : 'text.secondary'}
      >
        {failures > 0 ? t('companies.failures', { count: failures }) : t('companies.noFailures')}
      </Typography>
    </>
  );
}

export function CompanyState({ company }: { company: Organization }) {
  const { t } = useTranslation('superAdmin');
  const { share } = computeFullestShare(company, useNow());
  if (company.status === 'suspended')
    return <StatusChip tone="bad" label={t('companies.states.suspended')} />;
  if (share >= 1) return <StatusChip tone="warning" label={t('companies.atLimit')} />;
  return share >= nearShare ? (
    <StatusChip tone="warning" label={t('companies.near')} />
  ) : (
    <StatusChip tone="good" label={t('companies.states.active')} />
  );
}
