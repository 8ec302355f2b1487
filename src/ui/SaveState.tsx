// Where typed words are: on this device, on their way, confirmed by the server, or refused.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

export type Saved = 'onDevice' | 'sending' | 'confirmed' | 'refused';
const colours = { onDevice: 'warning.main', sending: 'text.secondary', confirmed: 'success.main', refused: 'error.main' } as const;

export function SaveState({ state }: { state: Saved | null }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" role="status" sx={{ minHeight: 20 }}>
      {state && <Typography variant="caption" sx={{ color: colours[state] }} data-save-state={state}>{t(`save.${state}`)}</Typography>}
    </Stack>
  );
}
