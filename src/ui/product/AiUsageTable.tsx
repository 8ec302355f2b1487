// What the AI was used for: a bar per feature, and every feature and engine with calls, tokens and cost.
import {
  Alert,
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { aiFeatures, type ModelPrice } from '#domain/ai/aiSettings.ts';
import { groupUsageBy, sumUsage, type AiUsage } from '#domain/ai/aiUsage.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface AiUsageTableProps {
  /** Names the table. */
  label: string;
  rows: readonly AiUsage[];
  prices: readonly ModelPrice[];
  currency: string;
  more?: boolean;
}

/** A feature in words; one of a newer version as another feature. */
export function useFeatureName(): (task: string) => string {
  const { t } = useTranslation('domain');
  return (task) => {
    const known = aiFeatures.find((feature) => feature === task);
    return t(known ? `aiFeature.${known}` : 'unknown.aiFeature');
  };
}

/** A sum of money, to the cent, and finer where it is less than one unit. */
export function useCost(currency: string): (cost: number) => string {
  const { number } = useFormat();
  return (cost) =>
    number(cost, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: cost > 0 && cost < 1 ? 4 : 2,
    });
}

export function AiUsageTable({ label, rows, prices, currency, more = false }: AiUsageTableProps) {
  const { t } = useTranslation('domain');
  const money = useCost(currency);
  if (rows.length === 0) return <Typography color="text.secondary">{t('aiUsage.none')}</Typography>;
  const total = sumUsage(rows, prices);
  const features = groupUsageBy(rows, prices, ({ task }) => task);
  const lines = groupUsageBy(
    rows,
    prices,
    ({ task, adapter, model }) => `${task}\n${adapter}\n${model}`,
  );
  return (
    <Stack spacing={2.5}>
      <FeatureBars features={features} />
      <TableContainer tabIndex={0}>
        <Table
          size="small"
          aria-label={label}
          sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('aiUsage.feature')}</TableCell>
              <TableCell>{t('aiUsage.engine')}</TableCell>
              {(['calls', 'failed', 'tokensIn', 'tokensOut', 'cost'] as const).map((name) => (
                <TableCell key={name} align="right">
                  {t(`aiUsage.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ key, total: line }) => (
              <EngineRow key={key} engine={key} line={line} money={money} />
            ))}
          </TableBody>
          <TotalRow total={total} money={money} />
        </Table>
      </TableContainer>
      {total.unpriced > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('aiUsage.unpriced', { count: total.unpriced })}
        </Typography>
      )}
      {more && (
        <Alert severity="warning" variant="outlined">
          {t('aiUsage.more')}
        </Alert>
      )}
    </Stack>
  );
}

type UsageLine = ReturnType<typeof groupUsageBy>[number];

/** A bar per feature: how often it was asked. */
function FeatureBars({ features }: { features: readonly UsageLine[] }) {
  const { t } = useTranslation('domain');
  const { number } = useFormat();
  const nameOf = useFeatureName();
  const most = Math.max(1, ...features.map((feature) => feature.total.calls));
  return (
    <Box
      component="ul"
      aria-label={t('aiUsage.barLabel')}
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {features.map(({ key, total: { calls } }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr 64px' },
            columnGap: 2,
            alignItems: 'center',
          }}
        >
          <Typography variant="body2">{nameOf(key)}</Typography>
          <Box
            aria-hidden
            sx={{
              height: 8,
              borderRadius: 1,
              bgcolor: 'soft.neutral.bg',
              gridRow: { xs: 2, sm: 'auto' },
              gridColumn: { xs: '1 / -1', sm: 'auto' },
            }}
          >
            <Box
              sx={{
                height: 1,
                width: `${(calls / most) * 100}%`,
                minWidth: 4,
                borderRadius: 1,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Typography
            variant="body2"
            sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {number(calls)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface EngineRowProps {
  /** Feature, adapter and model, a line each. */
  engine: string;
  line: UsageLine['total'];
  money: (cost: number) => string;
}

function EngineRow({ engine, line, money }: EngineRowProps) {
  const { t } = useTranslation('domain');
  const { number } = useFormat();
  const nameOf = useFeatureName();
  const [task = '', adapter = '', model = ''] = engine.split('\n');
  function cost(): string {
    if (adapter === 'onDevice') return t('aiUsage.free');
    return line.unpriced > 0 ? t('aiUsage.noPrice') : money(line.cost);
  }
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {nameOf(task)}
      </TableCell>
      <TableCell>{adapter === 'cloud' ? model : t('adapterName.onDevice')}</TableCell>
      <TableCell align="right">{number(line.calls)}</TableCell>
      <TableCell align="right">{number(line.failed)}</TableCell>
      <TableCell align="right">{number(line.promptTokens)}</TableCell>
      <TableCell align="right">{number(line.outputTokens)}</TableCell>
      <TableCell align="right">{cost()}</TableCell>
    </TableRow>
  );
}

function TotalRow({
  total,
  money,
}: {
  total: UsageLine['total'];
  money: (cost: number) => string;
}) {
  const { t } = useTranslation('domain');
  const { number } = useFormat();
  return (
    <TableFooter>
      <TableRow
        sx={{
          '& td, & th': { color: 'text.primary', fontWeight: 600, fontSize: '0.875rem' },
        }}
      >
        <TableCell component="th" scope="row" colSpan={2}>
          {t('aiUsage.total')}
        </TableCell>
        <TableCell align="right">{number(total.calls)}</TableCell>
        <TableCell align="right">{number(total.failed)}</TableCell>
        <TableCell align="right">{number(total.promptTokens)}</TableCell>
        <TableCell align="right">{number(total.outputTokens)}</TableCell>
        <TableCell align="right">{money(total.cost)}</TableCell>
      </TableRow>
    </TableFooter>
  );
}
