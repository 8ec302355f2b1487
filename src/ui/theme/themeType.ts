// The type scale: Inter, seven sizes for the product, two more for public pages.
import type { CSSProperties } from 'react';
import type { TypographyVariantsOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}

const fontFamily =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const typography: TypographyVariantsOptions = {
  fontFamily,
  display: {
    fontFamily,
    fontSize: 'clamp(2.125rem, 1.3rem + 3.6vw, 3.75rem)',
    fontWeight: 680,
    lineHeight: 1.06,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  },
  lead: {
    fontFamily,
    fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    fontWeight: 420,
    lineHeight: 1.55,
    letterSpacing: '-0.012em',
    textWrap: 'pretty',
  },
  h1: {
    fontSize: 'clamp(1.625rem, 1.45rem + 0.8vw, 2rem)',
    fontWeight: 660,
    lineHeight: 1.18,
    letterSpacing: '-0.024em',
    textWrap: 'balance',
  },
  h2: {
    fontSize: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem)',
    fontWeight: 640,
    lineHeight: 1.28,
    letterSpacing: '-0.018em',
    textWrap: 'balance',
  },
  h3: { fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.38, letterSpacing: '-0.011em' },
  h4: { fontSize: '0.9375rem', fontWeight: 620, lineHeight: 1.45, letterSpacing: '-0.006em' },
  h5: { fontSize: '0.875rem', fontWeight: 620, lineHeight: 1.45 },
  h6: { fontSize: '0.8125rem', fontWeight: 620, lineHeight: 1.45 },
  subtitle1: { fontSize: '0.9375rem', fontWeight: 560, lineHeight: 1.5 },
  subtitle2: { fontSize: '0.8438rem', fontWeight: 580, lineHeight: 1.5 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6, letterSpacing: '-0.004em' },
  body2: { fontSize: '0.8438rem', lineHeight: 1.55 },
  caption: { fontSize: '0.7813rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 620,
    lineHeight: 1.5,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  button: { textTransform: 'none', fontWeight: 580, letterSpacing: '-0.006em' },
};
