// How the receipt prints beside what holds for every page (themePrint.ts): every word black, no line torn apart, nothing folded.
import { GlobalStyles } from '@mui/material';
import { useEffect } from 'react';

const ink = '#000';
const styles = {
  '@media print': {
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
