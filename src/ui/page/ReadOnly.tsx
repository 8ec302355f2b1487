// While nothing may be written: fields can be read and not changed, and parts that are closed say so instead of failing.
import Alert from '@mui/material/Alert';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#domain/base/fault.ts';

/** True while somebody looks at the app as another person sees it. */
export const ReadOnlyContext = createContext(false);

const keepAsIs = (theme: Theme): Theme => theme;

function withFields(theme: Theme, isClosed: boolean): Theme {
  const { MuiInputBase, MuiCheckbox, MuiSwitch, MuiRadio } = theme.components ?? {};
  const closed = { disabled: isClosed };
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiInputBase: {
        ...MuiInputBase,
        defaultProps: { ...MuiInputBase?.defaultProps, readOnly: isClosed },
      },
      MuiCheckbox: { ...MuiCheckbox, defaultProps: { ...MuiCheckbox?.defaultProps, ...closed } },
      MuiSwitch: { ...MuiSwitch, defaultProps: { ...MuiSwitch?.defaultProps, ...closed } },
      MuiRadio: { ...MuiRadio, defaultProps: { ...MuiRadio?.defaultProps, ...closed } },
    },
  };
}

const withClosedFields = (theme: Theme): Theme => withFields(theme, true);
const withOpenFields = (theme: Theme): Theme => withFields(theme, false);

/** Around a page; what is inside stays mounted while it changes. */
export function ReadOnly({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <ReadOnlyContext value={on}>
      <ThemeProvider theme={on ? withClosedFields : keepAsIs}>{children}</ThemeProvider>
    </ReadOnlyContext>
  );
}

/** Around fields that search and filter what is shown: they write nothing, so they stay usable. */
export function Searching({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={use(ReadOnlyContext) ? withOpenFields : keepAsIs}>
      {children}
    </ThemeProvider>
  );
}

/** True for a refusal that is expected there: what another person may read is not always open to who looks as them. */
export function isClosedPart(fault: Fault | null, readOnly: boolean): boolean {
  return readOnly && (fault?.code === 'permissionDenied' || fault?.code === 'readOnly');
}

/** Shown where a part is closed. */
export function ClosedPart() {
  const { t } = useTranslation();
  return (
    <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
      {t('viewing.closed')}
    </Alert>
  );
}
