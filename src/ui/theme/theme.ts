// The design language as MUI tokens: type, colour, spacing, shape, elevation, motion, focus, light and dark.
import { createTheme, type Shadows } from '@mui/material/styles';
import { colorSchemes } from './themePalette.ts';
import { controls } from './themeControls.ts';
import { printStyles } from './themePrint.ts';
import { surfaces } from './themeSurfaces.ts';
import { typography } from './themeType.ts';

const ink = '16 20 32';
const soft = `0 1px 2px rgb(${ink} / 0.05)`;
const raised = `0 1px 2px rgb(${ink} / 0.05), 0 4px 12px -2px rgb(${ink} / 0.07)`;
const floating = `0 2px 4px rgb(${ink} / 0.04), 0 12px 32px -8px rgb(${ink} / 0.18)`;
// MUI counts 25 steps; the product has four: none, soft, raised, floating.
const liftShadow = (step: number): string => (step < 3 ? soft : step < 8 ? raised : floating);
const shadows = Array.from({ length: 25 }, (_, step) =>
  step === 0 ? 'none' : liftShadow(step),
) as Shadows;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes,
  // One step of borderRadius in sx is 6: 1 for small things, 2 for panels, 2.5 for windows.
  shape: { borderRadius: 6 },
  shadows,
  typography,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1180, xl: 1480 } },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 220,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: (base) => ({
        html: { scrollPaddingTop: 88, textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' },
        body: { fontSynthesis: 'none', textRendering: 'optimizeLegibility', minWidth: 320 },
        '::selection': {
          backgroundColor: base.vars?.palette.soft.primary.bg,
          color: base.vars?.palette.soft.primary.text,
        },
        ':focus-visible': {
          outline: `2px solid ${base.vars?.palette.primary.main}`,
          outlineOffset: 2,
        },
        // A text field shows focus by its own two-pixel border; a heading that only receives focus after navigation shows none.
        '.MuiInputBase-input:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
        // A select within a line of text has no border that could show it.
        '.MuiInput-root .MuiInput-input:focus-visible': {
          outline: `2px solid ${base.vars?.palette.primary.main}`,
        },
        '@media print': printStyles,
        '@media (prefers-reduced-motion: reduce)': {
          // A message's clock is an animation that nobody sees: without it, it would be gone before it is read.
          '*:not(.Toastify__progress-bar), *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      }),
    },
    MuiTypography: {
      // A subtitle is a look, not a heading.
      defaultProps: {
        variantMapping: { display: 'h1', lead: 'p', subtitle1: 'p', subtitle2: 'p' },
      },
      // Colours by their path in the palette, as in sx: color="text.secondary".
      styleOverrides: {
        root: ({ theme: own }) => ({
          variants: [
            {
              props: { color: 'text.secondary' },
              style: { color: own.vars.palette.text.secondary },
            },
            { props: { color: 'text.primary' }, style: { color: own.vars.palette.text.primary } },
            { props: { color: 'text.disabled' }, style: { color: own.vars.palette.text.disabled } },
            { props: { color: 'primary.main' }, style: { color: own.vars.palette.primary.main } },
            { props: { color: 'error.main' }, style: { color: own.vars.palette.error.main } },
            { props: { color: 'warning.main' }, style: { color: own.vars.palette.warning.main } },
            { props: { color: 'success.main' }, style: { color: own.vars.palette.success.main } },
          ],
        }),
      },
    },
    ...controls,
    ...surfaces,
  },
});
