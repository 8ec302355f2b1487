// How the receipt prints: dark letters on white whatever the theme, without the page's frame, no panel torn apart where it fits.
import { GlobalStyles } from '@mui/material';
import { useEffect } from 'react';

const ink = '#000';
const styles = {
  '@media print': {
    'html[data-theme]': {
      colorScheme: 'light',
      '--mui-palette-text-primary': ink,
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-text-disabled': '#555',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-divider': '#bbb',
    },
    body: { backgroundColor: '#fff !important', backgroundImage: 'none !important' },
    '.MuiAppBar-root, body footer, a[href="#content"], .Toastify': { display: 'none !important' },
    'main .MuiPaper-root, main .MuiAlert-root': {
      backgroundColor: '#fff !important',
      backgroundImage: 'none !important',
      color: `${ink} !important`,
      boxShadow: 'none !important',
    },
    'main .MuiTypography-root, main .MuiInputBase-input, main .MuiFormLabel-root, main .MuiAlert-message':
      { color: `${ink} !important`, WebkitTextFillColor: ink },
    'main li, main dl > div': { breakInside: 'avoid' },
  },
} as const;

/** Opens what is folded while the page is printed, for browsers whose styles cannot. */
function useUnfoldedPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = (): void => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const one of opened) one.open = true;
    };
    const close = (): void => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

export function PrintedReceipt() {
  useUnfoldedPrint();
  return <GlobalStyles styles={styles} />;
}
