// Tiers of one kind side by side, with only the limits that mean something for it.
import {
  Button,
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
import { limitNames } from '#domain/company/companyLimits.ts';
import { featureFlags, type TierConfiguration } from '#domain/billing/tier.ts';
import type { TierLimit } from '#domain/platform/tierDraft.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLimit } from '#ui/product/useLimit.ts';

export interface TierRow {
  id: string;
  data: TierConfiguration;
}
export interface TierTableProps {
  label: string;
  people?: boolean;
  tiers: readonly TierRow[];
  /** Ids with a draft. */
  drafts: readonly string[];
  onEdit: (tier: TierRow) => void;
  onHistory: (tier: TierRow) => void;
}

export function TierTable({
  label,
  people = false,
  tiers,
  drafts,
  onEdit,
  onHistory,
}: TierTableProps) {
  const { t } = useTranslation(['system', 'platform']);
  const format = useFormat();
  const { limit } = useLimit();
  const limits: readonly TierLimit[] = people ? ['credits'] : limitNames;
  const flags = people ? [] : featureFlags;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('platform:system.columns.tier')}</TableCell>
            {limits.map((name) => (
              <TableCell key={name} align="right">
                {t(`platform:system.limits.${name}`)}
              </TableCell>
            ))}
            {flags.map((flag) => (
              <TableCell key={flag}>{t(`platform:system.flags.${flag}`)}</TableCell>
            ))}
            <TableCell align="right">{t('tiers.price')}</TableCell>
            <TableCell>{t('platform:system.columns.act')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tiers.map((tier) => {
            const { id, data } = tier;
            return (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Typography variant="body2" sx={{ fontWeight: 580 }}>
                    {data.name}
                  </Typography>
                  <Typography variant="caption" color="text.secondary" component="p">
                    {id}
                  </Typography>
                  {drafts.includes(id) && <StatusChip tone="warning" label={t('tiers.draft')} />}
                </TableCell>
                {limits.map((name) => (
                  <TableCell key={name} align="right">
                    {limit(data.limits[name] ?? 0)}
                  </TableCell>
                ))}
                {flags.map((flag) => (
                  <TableCell key={flag}>
                    {t(data.features[flag] ? 'tiers.yes' : 'tiers.no')}
                  </TableCell>
                ))}
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {data.price
                    ? t('tiers.perMonth', {
                        price: format.money(data.price.monthly, data.price.currency),
                      })
                    : '–'}
                </TableCell>
                <TableCell>
                  <TierButtons name={data.name} onEdit={onEdit} tier={tier} onHistory={onHistory} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface TierButtonsProps {
  name: string;
  onEdit: (tier: TierRow) => void;
  tier: TierRow;
  onHistory: (tier: TierRow) => void;
}

/** What can be done with a tier. */
function TierButtons({ name, onEdit, tier, onHistory }: TierButtonsProps) {
  const { t } = useTranslation(['system', 'platform']);
  return (
    <Stack direction="row">
      <Button
        size="small"
        onClick={() => onEdit(tier)}
        aria-label={t('tiers.editOf', { name: name })}
      >
        {t('platform:system.edit')}
      </Button>
      <Button
        size="small"
        onClick={() => onHistory(tier)}
        aria-label={t('tiers.historyOf', { name: name })}
      >
        {t('tiers.history')}
      </Button>
    </Stack>
  );
}
