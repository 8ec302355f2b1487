// The frame of a file that is opened to be looked at: how that went is announced, and whoever tries again is not thrown off the page.
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, FaultCode } from '#domain/base/fault.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

/** What may go well the next time. */
const passing: ReadonlySet<FaultCode> = new Set(['fileStuck', 'timeout', 'offline']);

interface Props {
  /** What is being done, in words. */
  opening: string;
  /** That it is not shown, in words. */
  failed: string;
  state: { kind: 'opening' | 'open' } | { kind: 'failed'; fault: Fault };
  again: () => void;
  children: ReactNode;
}

export function DocumentFrame({ opening, failed, state, again, children }: Props) {
  const { t } = useTranslation(['common', 'faults']);
  const container = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // The button goes: what had it keeps the reader here.
    container.current?.focus();
    again();
  };
  return (
    <Box ref={container} tabIndex={-1} sx={{ outline: 'none' }}>
      <div role="status" style={visuallyHidden}>
        {state.kind === 'opening' ? opening : state.kind === 'open' ? t('parts.paperOpen') : ''}
      </div>
      {state.kind === 'opening' && <LinearProgress aria-label={opening} sx={{ maxWidth: 640 }} />}
      {state.kind === 'failed' && (
        <Alert
          severity="warning"
          role="alert"
          action={
            passing.has(state.fault.code) ? (
              <Button color="inherit" size="small" onClick={retry}>
                {t('actions.retry')}
              </Button>
            ) : undefined
          }
        >
          {failed} {t(`faults:${state.fault.code}`, state.fault.values)}
        </Alert>
      )}
      {state.kind === 'open' && children}
    </Box>
  );
}
