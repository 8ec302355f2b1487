// The mark and the word. The mark is an H whose bar is a quoted line: people on both sides, evidence between them.
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export interface LogoProps {
  /** Only the mark, for narrow spaces; the name is still read out. */
  compact?: boolean;
  height?: number;
}

export function Logo({ compact = false, height = 24 }: LogoProps) {
  const { t } = useTranslation();
  const name = t('productName');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'inherit', lineHeight: 1 }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        height={height}
        width={height}
        fill="none"
        {...(compact ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        sx={{ flexShrink: 0, display: 'block' }}
      >
        <Box
          component="rect"
          width="32"
          height="32"
          rx="8"
          sx={{ fill: 'var(--mui-palette-brand-ground)' }}
        />
        <Box
          component="path"
          d="M10 8v16M22 8v16"
          strokeWidth="3.6"
          strokeLinecap="round"
          sx={{ stroke: 'var(--mui-palette-brand-ink)' }}
        />
        <Box
          component="path"
          d="M10 16h12"
          strokeWidth="4.4"
          sx={{ stroke: 'var(--mui-palette-brand-line)' }}
        />
      </Box>
      {!compact && (
        <Box
          component="span"
          sx={{ fontWeight: 680, fontSize: height * 0.78, letterSpacing: '-0.03em' }}
        >
          {name}
        </Box>
      )}
    </Box>
  );
}
