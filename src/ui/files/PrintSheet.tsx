// Prints its children, and nothing else of the page, dark ink on white whatever the theme: opens the print dialogue once and goes when it closes.
import { Box, GlobalStyles } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const styles = {
  '@media print': {
    'body > *:not([data-print-sheet])': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
  },
  '@media screen': { '[data-print-sheet]': { display: 'none' } },
};
const upright = { '@page': { margin: '14mm' } };
const landscape = { '@page': { size: 'landscape', margin: '12mm' } };

export interface PrintSheetProps {
  children: ReactNode;
  onDone: () => void;
  /** For wide tables. */
  wide?: boolean;
  /** A paper size and margins of one's own. */
  page?: { size: 'A4' | 'letter'; margin: string };
}

export function PrintSheet({ children, onDone, wide = false, page }: PrintSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const opening = setTimeout(() => window.print(), 0);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  // The theme's light half, by its own selector; backgrounds carry meaning (levels, quoted words), so they are printed.
  return createPortal(
    <Box
      data-print-sheet
      data-theme="light"
      sx={{
        color: 'common.black',
        bgcolor: 'common.white',
        colorScheme: 'light',
        printColorAdjust: 'exact',
        WebkitPrintColorAdjust: 'exact',
        '& a': { color: 'inherit' },
      }}
    >
      <GlobalStyles
        styles={{ ...styles, ...(page ? { '@page': page } : wide ? landscape : upright) }}
      />
      {children}
    </Box>,
    document.body,
  );
}
