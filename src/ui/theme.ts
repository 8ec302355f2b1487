// The design language as MUI tokens: type, colour, spacing, shape, elevation, motion, light and dark.
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: { primary: { main: '#3b4fe4' } } }, dark: { palette: { primary: { main: '#8f9bff' } } } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    h1: { fontSize: '2rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h2: { fontSize: '1.375rem', fontWeight: 640 },
    h3: { fontSize: '1.0625rem', fontWeight: 620 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});
