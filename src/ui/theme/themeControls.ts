// The looks of what people press, type into and choose from.
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

export const controls: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A button takes the browser's ring away: keyboard focus has one of its own, so that it never looks like what is chosen or current.
    styleOverrides: {
      root: ({ theme }) => ({
        // The browser gives a button letters of its own.
        fontFamily: 'inherit',
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '&.MuiMenuItem-root, &.MuiListItemButton-root, &.MuiTab-root, &.MuiAccordionSummary-root': {
          outlineOffset: -2,
        },
        '&.MuiSwitch-switchBase': { outline: 'none' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 38,
        padding: '6px 14px',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        textAlign: 'center',
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 32, padding: '4px 10px', fontSize: '0.8125rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 46, padding: '10px 20px', fontSize: '0.9375rem', borderRadius: 10 },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.line.strong,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                backgroundColor: theme.vars.palette.background.sunken,
                borderColor: theme.vars.palette.text.secondary,
              },
            },
          },
        ],
        '&.Mui-disabled:not(.MuiButton-loading)': { color: theme.vars.palette.action.disabled },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.line.strong,
        color: theme.vars.palette.text.secondary,
        padding: '5px 12px',
        minHeight: 36,
        fontSize: '0.8438rem',
        textTransform: 'none',
        '&.Mui-selected': {
          color: theme.vars.palette.soft.primary.text,
          backgroundColor: theme.vars.palette.soft.primary.bg,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        fontWeight: 520,
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        '&.MuiLink-button': { minHeight: 24 },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  // The label is above its field, always visible, and may wrap.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        overflow: 'visible',
        fontSize: '0.8438rem',
        fontWeight: 560,
        lineHeight: 1.45,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.background.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line.main },
        },
        '&.MuiInputBase-sizeSmall > .MuiInputBase-input': { padding: '6.5px 10px' },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.line.strong,
        '& legend': { display: 'none' },
      }),
      input: { padding: '9.5px 12px', height: '1.375em', lineHeight: 1.375 },
      multiline: {
        padding: 0,
        '& .MuiInputBase-inputMultiline': { padding: '10px 12px', lineHeight: 1.55 },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '0.9375rem', '&.MuiInputBase-sizeSmall': { fontSize: '0.875rem' } },
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '1.375em' } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.7813rem', lineHeight: 1.45 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focused': { color: theme.vars.palette.text.primary } }),
    },
  },
  // Wrapped labels of neighbours keep a distance.
  MuiFormControlLabel: {
    styleOverrides: { label: { paddingBlock: 4, fontSize: '0.9063rem', lineHeight: 1.5 } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '3px 8px', '& .MuiAutocomplete-input': { padding: '6px 4px' } },
      option: { fontSize: '0.9063rem' },
    },
  },
  // A person's initials, as in the account menu; the library's own grey is too pale for two letters.
  MuiAvatar: {
    styleOverrides: {
      root: { width: '2.5rem', height: '2.5rem' },
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.soft.primary.bg,
        color: theme.vars.palette.soft.primary.text,
        fontSize: '0.9375rem',
        fontWeight: 620,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        fontWeight: 540,
        height: 28,
        maxWidth: '100%',
        '&.MuiChip-sizeSmall': { height: 24, fontSize: '0.7813rem' },
        '&.MuiChip-filledDefault': {
          backgroundColor: theme.vars.palette.soft.neutral.bg,
          color: theme.vars.palette.soft.neutral.text,
        },
        '&.MuiChip-outlined': { borderColor: theme.vars.palette.line.strong },
      }),
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        '&:not(.MuiTabs-vertical)': { boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}` },
      }),
      indicator: { height: 2, borderRadius: 2 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        minWidth: 0,
        padding: '8px 2px',
        marginRight: 22,
        fontSize: '0.875rem',
        fontWeight: 560,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, margin: 7, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 4,
        color: theme.vars.palette.background.paper,
        '&.Mui-checked': {
          transform: 'translateX(16px)',
          color: theme.vars.palette.primary.contrastText,
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: 12,
        opacity: 1,
        backgroundColor: theme.vars.palette.line.strong,
      }),
    },
  },
  MuiSlider: { styleOverrides: { root: { height: 4 }, thumb: { width: 18, height: 18 } } },
};
