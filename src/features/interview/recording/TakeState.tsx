// Where a recording is: on this device, on its way (and how far), saved, or refused.
import DeviceIcon from '@mui/icons-material/SaveOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import SendingIcon from '@mui/icons-material/CloudUploadOutlined';
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { progressOf, savingOf, type Take } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';

const colours = {
  onDevice: 'warning.main',
  sending: 'text.secondary',
  confirmed: 'success.main',
  refused: 'error.main',
} as const;
const icons = {
  onDevice: DeviceIcon,
  sending: SendingIcon,
  confirmed: DoneIcon,
  refused: RefusedIcon,
};

/** `take` null: another device sent it, and the server has it. */
export function TakeState({ take, label }: { take: Take | null; label: string }) {
  const { t } = useTranslation(['interview', 'common']);
  const format = useFormat();
  const state = take ? savingOf(take) : 'confirmed';
  const share = take ? progressOf(take) : 1;
  const Icon = icons[state];
  return (
    <Box sx={{ minWidth: 150, maxWidth: 260 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: colours[state] }}>
        <Icon aria-hidden sx={{ fontSize: 15 }} />
        <Typography role="status" variant="caption" data-save-state={state}>
          {t(state === 'sending' ? 'video.save.sending' : `common:save.${state}`)}
        </Typography>
        {/* Each percent would be read aloud: the bar gives it on request. */}
        {state === 'sending' && (
          <Typography variant="caption" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {format.percent(share)}
          </Typography>
        )}
      </Stack>
      {state === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t('video.save.progress', { what: label })}
          sx={{ mt: 0.25 }}
        />
      )}
    </Box>
  );
}
