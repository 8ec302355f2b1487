// The six numbers, each with what it means and which values make sense.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { planOf } from '#domain/billing/plans.ts';
import { roiBounds, roiFields } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { RoiNumbers } from './useRoiNumbers.ts';

export function RoiFields({ numbers }: { numbers: RoiNumbers }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const team = planOf('team');
  // Prerendered there is no address yet.
  const address = typeof window === 'undefined' ? '' : window.location.href;
  return (
    <Panel title={t('roi.inputTitle')} lead={t('roi.inputNote')}>
      <Stack spacing={2.5}>
        {roiFields.map((field) => {
          const { min, max, integer } = roiBounds[field];
          const wrong = numbers.isWrong(field);
          const help = t(`roi.fields.${field}.help`, {
            plan: team.name,
            price: format.money(team.price.monthly, team.price.currency),
          });
          return (
            <TextField
              key={field}
              id={`roi-${field}`}
              label={t(`roi.fields.${field}.label`)}
              value={numbers.texts[field]}
              error={wrong}
              helperText={
                wrong
                  ? t(integer ? 'roi.errorInteger' : 'roi.error', {
                      min: format.number(min),
                      max: format.number(max),
                    })
                  : help
              }
              slotProps={{
                htmlInput: { inputMode: integer ? 'numeric' : 'decimal', autoComplete: 'off' },
                formHelperText: { role: wrong ? 'alert' : undefined },
              }}
              onChange={(event) => numbers.type(field, event.target.value)}
            />
          );
        })}
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
        <CopyButton text={address} label={t('roi.copy')} variant="outlined" />
        <Button size="small" onClick={numbers.reset}>
          {t('roi.reset')}
        </Button>
      </Stack>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        suppressHydrationWarning
        sx={{ display: 'none', '@media print': { display: 'block' } }}
      >
        {address}
      </Typography>
    </Panel>
  );
}
