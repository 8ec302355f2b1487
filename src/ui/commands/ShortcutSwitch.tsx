/** Turns single keys on and off for this device. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { listPaletteKeys } from './paletteKey.ts';
import { setShortcutsOn, useShortcutsOn } from './useShortcutsOn.ts';

export function ShortcutSwitch() {
  const { t } = useTranslation('palette');
  const isOn = useShortcutsOn();
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, checked) => setShortcutsOn(checked)} />}
        label={t('preference.on')}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {t('preference.note', { keys: listPaletteKeys().join(' ') })}
      </Typography>
    </>
  );
}
