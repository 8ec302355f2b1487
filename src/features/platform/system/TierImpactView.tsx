// Which companies a tier's limits touch, and where they already use more; read once when it is opened.
import {
  Alert,
  Box,
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
import type { CompanyImpact, TierImpact } from '#data/platform/tierImpact.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLimit } from '#ui/product/useLimit.ts';

const shown = 50;

export function TierImpactView({ impact: { companies, touched } }: { impact: TierImpact }) {
  const { t } = useTranslation(['system', 'platform']);
  const format = useFormat();
  const { limit } = useLimit();
  const over = touched.filter((one) => one.over.length > 0).length;
  const changed = ({ limits }: CompanyImpact): string =>
    limits
      .map((one) =>
        t('change.limit', {
          name: t(`platform:system.limits.${one.limit}`),
          before: limit(one.before),
          after: limit(one.after),
        }),
      )
      .join('; ');
  const overs = (one: CompanyImpact): string =>
    one.over
      .map(({ limit: name, used, allowed }) =>
        t('impact.over', {
          name: t(`platform:system.limits.${name}`),
          used: format.number(used),
          allowed: limit(allowed),
        }),
      )
      .join('; ');
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2">
        {t('impact.companies', { count: companies, shown: format.number(companies) })}{' '}
        {t('impact.touched', { count: touched.length, shown: format.number(touched.length) })}
      </Typography>
      {over > 0 && (
        <Alert severity="warning">
          {t('impact.overCount', { count: over, shown: format.number(over) })}
        </Alert>
      )}
      {touched.length > 0 && (
        <TableContainer
          tabIndex={0}
          role="group"
          aria-label={t('impact.title')}
          sx={{ maxHeight: 260 }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('impact.company')}</TableCell>
                <TableCell>{t('impact.change')}</TableCell>
                <TableCell>{t('impact.overTitle')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {touched.slice(0, shown).map((one) => (
                <TableRow key={one.orgId}>
                  <TableCell>{one.name}</TableCell>
                  <TableCell>{changed(one)}</TableCell>
                  <TableCell>{overs(one) || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {touched.length > shown && (
        <Box>
          <Typography variant="caption" color="text.secondary">
            {t('impact.more', { count: touched.length - shown })}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}
