// Where typed words are: on this device, on their way, confirmed by the server, or refused.
import DeviceIcon from '@mui/icons-material/SaveOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import SendingIcon from '@mui/icons-material/CloudUploadOutlined';
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

export type Saved = 'onDevice' | 'sending' | 'confirmed' | 'refused';
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

export function SaveState({ state }: { state: Saved | null }) {
  const { t } = useTranslation();
  const Icon = state ? icons[state] : null;
  return (
    <Stack
      direction="row"
      role="status"
      sx={{
        minHeight: 20,
        alignItems: 'center',
        gap: 0.5,
        color: state ? colours[state] : undefined,
        whiteSpace: 'nowrap',
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 15 }} />}
      {state && (
        <Typography variant="caption" data-save-state={state}>
          {t(`save.${state}`)}
        </Typography>
      )}
    </Stack>
  );
}
