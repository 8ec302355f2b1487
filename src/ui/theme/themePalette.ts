// Every colour of the product, light and dark. Nothing outside theme*.ts names a colour; contrast is held by themePalette.test.ts.
import type { ColorSystemOptions } from '@mui/material/styles';

interface Soft {
  bg: string;
  text: string;
}
/** A quiet fill with the text that is readable on it. */
interface SoftTones {
  neutral: Soft;
  primary: Soft;
  success: Soft;
  warning: Soft;
  error: Soft;
}
/** The marker: used only for quoted evidence. `line` is the stroke under it and around the active one. */
interface Evidence {
  main: string;
  contrastText: string;
  line: string;
  active: string;
}
/** Lines: `main` between things, `strong` around what can be typed in or pressed. */
interface Lines {
  main: string;
  strong: string;
}
/** The mark: the same in light and dark but for its ground. */
interface Brand {
  ground: string;
  ink: string;
  line: string;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
  }
  interface Palette {
    evidence: Evidence;
    soft: SoftTones;
    line: Lines;
    brand: Brand;
  }
  interface PaletteOptions {
    evidence?: Evidence;
    soft?: SoftTones;
    line?: Lines;
    brand?: Brand;
  }
}

export const lightPalette = {
  primary: { main: '#3c46d4', light: '#6d76ea', dark: '#2e36ac', contrastText: '#ffffff' },
  secondary: { main: '#4a5163', light: '#6b7284', dark: '#343a49', contrastText: '#ffffff' },
  success: { main: '#17774a', light: '#2e9a66', dark: '#0f5c38', contrastText: '#ffffff' },
  warning: { main: '#a84b08', light: '#cf6a20', dark: '#843a05', contrastText: '#ffffff' },
  error: { main: '#bd2b3a', light: '#d9515e', dark: '#96202d', contrastText: '#ffffff' },
  info: { main: '#0c66a3', light: '#2f86c4', dark: '#084f80', contrastText: '#ffffff' },
  text: { primary: '#151923', secondary: '#525a6b', disabled: '#626a79' },
  background: { default: '#f8f9fb', paper: '#ffffff', sunken: '#f1f3f7' },
  divider: '#e3e6ed',
  line: { main: '#e3e6ed', strong: '#868e9d' },
  brand: { ground: '#3c46d4', ink: '#ffffff', line: '#ffd25c' },
  action: {
    active: '#525a6b',
    hover: '#1519230a',
    selected: '#3c46d414',
    focus: '#3c46d41f',
    disabled: '#5f6776',
    disabledBackground: '#e9ecf1',
  },
  evidence: { main: '#ffeab0', contrastText: '#33260a', line: '#a86b00', active: '#ffd25c' },
  soft: {
    neutral: { bg: '#eef0f5', text: '#3f4657' },
    primary: { bg: '#eceefd', text: '#323bb5' },
    success: { bg: '#e3f4ea', text: '#0f5c38' },
    warning: { bg: '#fdeee0', text: '#843a05' },
    error: { bg: '#fceaeb', text: '#96202d' },
  },
};

export const darkPalette: typeof lightPalette = {
  primary: { main: '#9ba5ff', light: '#bcc3ff', dark: '#808bf6', contrastText: '#0f1230' },
  secondary: { main: '#b7bdcc', light: '#d2d7e2', dark: '#949bac', contrastText: '#14171e' },
  success: { main: '#54c791', light: '#82d9b0', dark: '#35a873', contrastText: '#06210f' },
  warning: { main: '#f2a063', light: '#f7bd91', dark: '#dd8442', contrastText: '#2a1200' },
  error: { main: '#ff8d92', light: '#ffb3b6', dark: '#f0686f', contrastText: '#35060a' },
  info: { main: '#6fb9ee', light: '#9dd0f5', dark: '#4a9dd8', contrastText: '#051d30' },
  text: { primary: '#eceef4', secondary: '#a6adbc', disabled: '#929aaa' },
  background: { default: '#0d0f14', paper: '#14171e', sunken: '#1b1f28' },
  divider: '#282d39',
  line: { main: '#282d39', strong: '#6f7788' },
  brand: { ground: '#565fe8', ink: '#ffffff', line: '#ffd25c' },
  action: {
    active: '#a6adbc',
    hover: '#ffffff0d',
    selected: '#9ba5ff24',
    focus: '#9ba5ff33',
    disabled: '#969dad',
    disabledBackground: '#232833',
  },
  evidence: { main: '#43350f', contrastText: '#ffeab8', line: '#dca93a', active: '#6b5210' },
  soft: {
    neutral: { bg: '#232834', text: '#c6ccd9' },
    primary: { bg: '#222752', text: '#bcc3ff' },
    success: { bg: '#11301f', text: '#82d9b0' },
    warning: { bg: '#3a2412', text: '#f7bd91' },
    error: { bg: '#3d1b20', text: '#ffb3b6' },
  },
};

export const colorSchemes = {
  light: { palette: lightPalette },
  dark: { palette: darkPalette },
} satisfies Record<'light' | 'dark', ColorSystemOptions>;
