// The six numbers, each with what it means, how far it may be off, and where its start comes from.
import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { roiFields } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { TeamPlan } from '#features/public/pricing/soldPlans.ts';
import { RoiNumber } from './RoiNumber.tsx';
import type { RoiNumbers } from './useRoiNumbers.ts';

export interface RoiFieldsProps {
  numbers: RoiNumbers;
  /** The plan whose price the calculator starts with. */
  plan: TeamPlan;
  onPrint: () => void;
}

export function RoiFields({ numbers, plan: { name, price }, onPrint }: RoiFieldsProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  // Prerendered there is no address yet.
  const address = typeof window === 'undefined' ? '' : window.location.href;
  const helpOf = (field: (typeof roiFields)[number]): string =>
    field === 'planPrice' && !price
      ? t('roi.fields.planPrice.helpRequest', { plan: name })
      : t(`roi.fields.${field}.help`, {
          plan: name,
          price: price ? format.money(price.monthly, price.currency) : '',
        });
  return (
    <Panel title={t('roi.inputTitle')} lead={t('roi.inputNote')}>
      <Stack spacing={2}>
        {roiFields.map((field) => (
          <RoiNumber key={field} field={field} numbers={numbers} help={helpOf(field)} />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
        <CopyButton text={address} label={t('roi.copy')} variant="outlined" />
        <Button size="small" disabled={numbers.wrong > 0} onClick={onPrint}>
          {t('roi.print')}
        </Button>
        <Button size="small" onClick={numbers.reset}>
          {t('roi.reset')}
        </Button>
      </Stack>
    </Panel>
  );
}
