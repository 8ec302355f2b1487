// How every page prints: without what only a screen needs, dark ink on white whatever the theme, links told from text.
const ink = '#000';

/** Menus, controls and messages: nobody can press them on paper. */
const onlyOnScreen = [
  '.MuiAppBar-root',
  'body footer',
  'a[href="#content"]',
  '.Toastify',
  'main .MuiTabs-root',
  'main .MuiButton-root',
  'main .MuiIconButton-root',
].join(', ');

/** For the part "@media print" of the baseline. A sheet of its own (PrintSheet.tsx) has the light theme already. */
export const printStyles = {
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
  [onlyOnScreen]: { display: 'none !important' },
  // The backgrounds of the dark theme are not printed, so its light words would stand on white.
  'html[data-theme="dark"] main *': {
    color: `${ink} !important`,
    backgroundColor: 'transparent !important',
    WebkitTextFillColor: ink,
  },
  'main a[href]': { textDecoration: 'underline' },
  'main h1, main h2, main h3': { breakAfter: 'avoid' },
  'main .MuiPaper-root': { boxShadow: 'none !important' },
} as const;
