// Ways to the parts of a long page, as links to their headings.
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface OnThisPageProps {
  parts: readonly { id: string; label: string }[];
}

export function OnThisPage({ parts }: OnThisPageProps) {
  const { t } = useTranslation('company');
  return (
    <Box
      component="nav"
      aria-label={t('onThisPage')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
    >
      {parts.map(({ id, label }) => (
        <Link
          key={id}
          href={`#${id}`}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28 }}
          onClick={(event) => {
            // The address keeps the tab alone; the part comes into view and takes the focus.
            event.preventDefault();
            const part = document.getElementById(id);
            part?.scrollIntoView({ block: 'start' });
            part?.focus({ preventScroll: true });
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}

/** A part that can be gone to. */
export function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={id} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      {children}
    </Box>
  );
}
