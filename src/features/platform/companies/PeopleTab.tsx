// Who works at a company: roles and seats; each leads to the person.
import {
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
import { Link as RouterLink } from 'react-router-dom';
import { membersOf } from '#data/company/team.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { CompanyProps } from './companyProps.ts';

export function PeopleTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const format = useFormat();
  const { of } = useLimit();
  const { items, more } = useLive(membersOf(orgId));
  const { used, limit } = company.usage.licenses;
  return (
    <Panel title={t('company.people')} lead={t('company.seats', { seats: of(used, limit) })} flush>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t('act.table', { name: t('company.people') })}
      >
        <Table size="small" sx={{ minWidth: 520 }}>
          <TableHead>
            <TableRow>
              {(['person', 'role', 'joined', 'state'] as const).map((column) => (
                <TableCell key={column}>{t(`company.columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ id, data }) => (
              <TableRow key={id} hover>
                <TableCell component="th" scope="row">
                  <Link
                    component={RouterLink}
                    variant="body2"
                    to={to('adminUsers', {}, { query: { person: id } })}
                  >
                    {data.displayName ?? t('people.unknown')}
                  </Link>
                </TableCell>
                <TableCell>{t(`domain:memberRole.${data.role}`)}</TableCell>
                <TableCell>{data.joinedAt ? format.date(data.joinedAt) : '–'}</TableCell>
                <TableCell>
                  {data.status === 'active' ? (
                    <StatusChip tone="good" label={t('people.active')} />
                  ) : (
                    <StatusChip tone="bad" label={t('people.suspended')} />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {more && (
        <Stack sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {t('company.more', { count: items.length })}{' '}
            <Link component={RouterLink} to={to('adminUsers', {}, { query: { company: orgId } })}>
              {t('company.allPeople')}
            </Link>
          </Typography>
        </Stack>
      )}
    </Panel>
  );
}
