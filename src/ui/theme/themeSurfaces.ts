// The looks of what holds things: cards, dialogs, menus, bars, tables, messages.
import type { ThemeComponents } from './themeControls.ts';

const popShadow = {
  boxShadow: '0 0 0 1px rgb(16 20 32 / 0.06), 0 8px 24px -6px rgb(16 20 32 / 0.16)',
};

export const surfaces: ThemeComponents = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: 12 }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        border: `1px solid ${theme.vars.palette.divider}`,
        '@media (max-width: 480px)': { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: '1.125rem',
        fontWeight: 640,
        letterSpacing: '-0.014em',
        padding: '22px 24px 8px',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 20px' } } },
  MuiDialogContentText: { styleOverrides: { root: { fontSize: '0.9063rem' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px 22px',
        gap: 8,
        flexWrap: 'wrap',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 12 20 / 0.42)' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 10,
        border: `1px solid ${theme.vars.palette.divider}`,
        ...popShadow,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        fontSize: '0.875rem',
        minHeight: 36,
        padding: '6px 10px',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 10,
        border: `1px solid ${theme.vars.palette.divider}`,
        ...popShadow,
      }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.7813rem',
        lineHeight: 1.45,
        fontWeight: 480,
        padding: '6px 10px',
        borderRadius: 7,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 0,
        '&::before': { display: 'none' },
        '&:last-of-type': { borderRadius: 0 },
      }),
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        padding: '2px 0',
        minHeight: 54,
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        fontWeight: 580,
        letterSpacing: 'inherit',
        textAlign: 'left',
        borderRadius: 6,
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
      content: { margin: '14px 12px 14px 0' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '0 32px 18px 0', color: theme.vars.palette.text.secondary }),
    },
  },
  // What is read out but not shown in a table must scroll with it.
  MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        padding: '11px 16px',
        fontSize: '0.875rem',
        '@media (min-width: 600px)': {
          '&:first-of-type:not(th ~ td)': { paddingLeft: 24 },
          '&:last-of-type': { paddingRight: 24 },
        },
      }),
      sizeSmall: { padding: '7px 12px', '@media (max-width: 599.95px)': { padding: '7px 8px' } },
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.7813rem',
        fontWeight: 560,
        lineHeight: 1.4,
        paddingTop: 9,
        paddingBottom: 9,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&:last-child > td, &:last-child > th[scope="row"]': { borderBottom: 0 } },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 6,
        backgroundColor: theme.vars.palette.soft.neutral.bg,
      }),
      bar: { borderRadius: 6 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.soft.neutral.bg }),
      rounded: { borderRadius: 10 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => {
        const soft = theme.vars.palette.soft;
        const tone = (from: { bg: string; text: string }, icon: string) => ({
          backgroundColor: from.bg,
          color: theme.vars.palette.text.primary,
          border: '1px solid transparent',
          '& .MuiAlert-icon': { color: icon },
          '& .MuiAlertTitle-root': { color: from.text },
        });
        return {
          borderRadius: 10,
          padding: '8px 14px',
          fontSize: '0.875rem',
          lineHeight: 1.55,
          alignItems: 'flex-start',
          '& .MuiAlert-icon': { opacity: 1 },
          '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
          '& .MuiAlert-action': { paddingTop: 2, marginRight: 0 },
          variants: [
            {
              props: { severity: 'error' },
              style: tone(soft.error, theme.vars.palette.error.main),
            },
            {
              props: { severity: 'warning' },
              style: tone(soft.warning, theme.vars.palette.warning.main),
            },
            {
              props: { severity: 'success' },
              style: tone(soft.success, theme.vars.palette.success.main),
            },
            {
              props: { severity: 'info' },
              style: tone(soft.primary, theme.vars.palette.primary.main),
            },
          ],
        };
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontSize: '0.9063rem', fontWeight: 620, marginBottom: 2 } },
  },
};
