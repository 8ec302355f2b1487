// Where short messages appear; hosted once, by app/. Errors are announced at once, the rest when the reader pauses.
import CloseIcon from '@mui/icons-material/Close';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Slide, ToastContainer, type CloseButtonProps } from 'react-toastify';

function Close({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      aria-label={t('parts.closeMessage')}
      onClick={closeToast}
      sx={{ alignSelf: 'flex-start', color: 'text.secondary' }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

export function Toasts() {
  const { t } = useTranslation();
  const { colorScheme } = useColorScheme();
  return (
    <>
      <GlobalStyles
        styles={{
          '.Toastify__toast-container': {
            '--toastify-color-light': 'var(--mui-palette-background-paper)',
            '--toastify-color-dark': 'var(--mui-palette-background-paper)',
            '--toastify-text-color-light': 'var(--mui-palette-text-primary)',
            '--toastify-text-color-dark': 'var(--mui-palette-text-primary)',
            '--toastify-color-success': 'var(--mui-palette-success-main)',
            '--toastify-icon-color-success': 'var(--mui-palette-success-main)',
            '--toastify-color-error': 'var(--mui-palette-error-main)',
            '--toastify-icon-color-error': 'var(--mui-palette-error-main)',
            '--toastify-color-info': 'var(--mui-palette-primary-main)',
            '--toastify-icon-color-info': 'var(--mui-palette-primary-main)',
            '--toastify-color-warning': 'var(--mui-palette-warning-main)',
            '--toastify-icon-color-warning': 'var(--mui-palette-warning-main)',
            '--toastify-font-family': 'inherit',
            '--toastify-toast-bd-radius': '10px',
            '--toastify-toast-min-height': '52px',
            '--toastify-toast-width': '360px',
            '--toastify-toast-padding': '12px 10px 12px 16px',
          },
          '.Toastify__toast': {
            border: '1px solid var(--mui-palette-divider)',
            boxShadow: 'var(--mui-shadows-8)',
            fontSize: '0.875rem',
            lineHeight: 1.45,
            overflowWrap: 'anywhere',
          },
        }}
      />
      <ToastContainer
        aria-label={t('parts.messages')}
        role="status"
        position="bottom-right"
        autoClose={5_000}
        hideProgressBar
        newestOnTop
        limit={3}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        draggable={false}
        transition={Slide}
        theme={colorScheme === 'dark' ? 'dark' : 'light'}
        closeButton={Close}
      />
    </>
  );
}
