// Around everything that reads: a skeleton while it loads, the fault with "Try again" when it fails. No white screen.
import { Component, Suspense, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { ErrorState } from './ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { noteFault } from './noteFault.ts';
import { ClosedPart, isClosedPart, ReadOnlyContext } from './ReadOnly.tsx';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  /** Replaces the error state. */
  failed?: (fault: Fault, retry: () => void) => ReactNode;
}

class Catch extends Component<Props, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };
  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: toFault(error) };
  }
  static override contextType = ReadOnlyContext;
  declare context: ContextType<typeof ReadOnlyContext>;
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (!isClosedPart(toFault(error), this.context)) noteFault(error, info.componentStack);
  }
  retry = (): void => this.setState({ fault: null });
  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    if (this.props.failed) return this.props.failed(fault, this.retry);
    return isClosedPart(fault, this.context) ? (
      <ClosedPart />
    ) : (
      <ErrorState fault={fault} retry={this.retry} />
    );
  }
}

export function Boundary({ children, fallback, failed }: Props) {
  return (
    <Catch {...(failed ? { failed } : {})}>
      <Suspense fallback={fallback ?? <Loading />}>{children}</Suspense>
    </Catch>
  );
}
