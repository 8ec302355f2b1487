/** The last error boundary: people read what to do instead of facing a white page. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import i18next from 'i18next';
import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { reportFault } from '#domain/base/report.ts';
import { Loading } from '#ui/page/Loading.tsx';

export class RootBoundary extends Component<{ children: ReactNode }, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };
  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: toFault(error) };
  }
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportFault(error);
    console.error(error, info.componentStack);
  }
  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return <Suspense fallback={<Loading />}>{this.props.children}</Suspense>;
    return (
      <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3 }}>
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {i18next.t('actions.reload')}
            </Button>
          }
        >
          <AlertTitle>{i18next.t('states.errorTitle')}</AlertTitle>
          {i18next.t(`faults:${fault.code}`, fault.values)}
        </Alert>
      </Box>
    );
  }
}
