/** The top of the drawer: the logo, and the button that closes it. */
import CloseIcon from '@mui/icons-material/Close';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Logo } from '#ui/theme/Logo.tsx';

/** `close`: what the button does, by a handler or by the popover it closes. */
export function DrawerHead({ close }: { close: IconButtonProps }) {
  const { t } = useTranslation();
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', px: 2, minHeight: 56 }}
    >
      <Logo />
      <IconButton aria-label={t('layout.closeMenu')} edge="end" {...close}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
