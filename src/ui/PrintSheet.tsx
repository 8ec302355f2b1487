// Puts its children, and nothing else of the page, on paper: opens the print dialogue once and goes when it closes.
import { Box, GlobalStyles } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const styles = { '@media print': { 'body > *:not([data-print-sheet])': { display: 'none !important' } }, '@media screen': { '[data-print-sheet]': { display: 'none' } } };

export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const opening = setTimeout(() => window.print(), 0);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<Box data-print-sheet sx={{ color: 'common.black', bgcolor: 'common.white' }}><GlobalStyles styles={styles} />{children}</Box>, document.body);
}
