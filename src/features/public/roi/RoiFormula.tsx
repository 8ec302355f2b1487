// How the result is calculated, with the numbers of each side filled in, and what is left out on purpose.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { selectRoiInput, type Roi, type RoiInput, type RoiSpans } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

const steps = {
  m: 0,
  pl: 2.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& li': { overflowWrap: 'anywhere' },
} as const;

export function RoiFormula({ spans, roi }: { spans: RoiSpans; roi: Roi }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const number = (value: number): string => format.number(value, { maximumFractionDigits: 2 });
  const money = (value: number): string =>
    format.number(value, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    });
  const { hours, money: worth, net } = roi.likely;
  const likely = selectRoiInput(spans, 'likely');
  const hoursOf = (input: RoiInput, total: number): string =>
    t('roi.formulaHours', {
      hires: number(input.hires),
      applicants: number(input.applicants),
      now: number(input.minutesNow),
      with: number(input.minutesWith),
      hours: number(total),
    });
  const lines = [
    hoursOf(likely, hours),
    t('roi.formulaMoney', {
      hours: number(hours),
      hour: money(likely.hourlyCost),
      money: money(worth),
    }),
    t('roi.formulaNet', { money: money(worth), plan: money(likely.planPrice), net: money(net) }),
    t('roi.formulaPayback'),
  ];
  return (
    <Panel title={t('roi.formulaTitle')}>
      <Stack spacing={2.5}>
        <Stack component="ol" spacing={0.75} sx={steps}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Stack>
        <Box>
          <Typography variant="h4" component="h3">
            {t('roi.rangeTitle')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
            {t('roi.rangeText')}
          </Typography>
          <Stack component="ul" spacing={0.75} sx={steps}>
            {(['low', 'high'] as const).map((side) => (
              <li key={side}>
                {t(`roi.${side}`)}: {hoursOf(selectRoiInput(spans, side), roi[side].hours)}
              </li>
            ))}
          </Stack>
        </Box>
        <div>
          <Typography variant="h4" component="h3">
            {t('roi.notTitle')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('roi.notText')}
          </Typography>
        </div>
      </Stack>
    </Panel>
  );
}
