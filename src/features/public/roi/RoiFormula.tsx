// How the result is calculated, with the numbers filled in, what low and high assume, and what is left out on purpose.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { roiDoubt, type RoiInput, type RoiResult } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function RoiFormula({ input, likely }: { input: RoiInput; likely: RoiResult }) {
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
  const { applicants, minutesNow, minutesWith } = roiDoubt;
  const lines = [
    t('roi.formulaHours', {
      hires: number(input.hires),
      applicants: number(input.applicants),
      now: number(input.minutesNow),
      with: number(input.minutesWith),
      hours: number(likely.hours),
    }),
    t('roi.formulaMoney', {
      hours: number(likely.hours),
      hour: money(input.hourlyCost),
      money: money(likely.money),
    }),
    t('roi.formulaNet', {
      money: money(likely.money),
      plan: money(input.planPrice),
      net: money(likely.net),
    }),
    t('roi.formulaPayback'),
  ];
  return (
    <Panel title={t('roi.formulaTitle')}>
      <Stack spacing={2.5}>
        <Stack
          component="ol"
          spacing={0.75}
          sx={{
            m: 0,
            pl: 2.5,
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
            '& li': { overflowWrap: 'anywhere' },
          }}
        >
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Stack>
        <div>
          <Typography variant="h4" component="h3">
            {t('roi.rangeTitle')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('roi.rangeText', {
              applicantsLow: number(applicants.low),
              nowLow: number(minutesNow.low),
              withLow: number(minutesWith.low),
              applicantsHigh: number(applicants.high),
              nowHigh: number(minutesNow.high),
              withHigh: number(minutesWith.high),
            })}
          </Typography>
        </div>
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
