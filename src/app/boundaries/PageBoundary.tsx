/** The error and loading boundary around a page; navigating elsewhere clears the fault. */
import Container from '@mui/material/Container';
import { Component, Suspense, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { noteFault } from '#ui/page/noteFault.ts';
import { ClosedPart, isClosedPart, ReadOnlyContext } from '#ui/page/ReadOnly.tsx';

interface CatchProps {
  children: ReactNode;
  at: string;
}
interface CatchState {
  fault: Fault | null;
  at: string;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { fault: null, at: this.props.at };
  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { fault: toFault(error) };
  }
  static getDerivedStateFromProps({ at }: CatchProps, state: CatchState): CatchState | null {
    return at === state.at ? null : { at, fault: null };
  }
  static override contextType = ReadOnlyContext;
  declare context: ContextType<typeof ReadOnlyContext>;
  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (!isClosedPart(toFault(error), this.context)) noteFault(error, info.componentStack);
  }
  override render(): ReactNode {
    const { fault } = this.state;
    if (isClosedPart(fault, this.context))
      return (
        <Container maxWidth="sm" sx={{ py: 5 }}>
          <ClosedPart />
        </Container>
      );
    return fault ? (
      <Container maxWidth="sm" sx={{ py: 5 }}>
        <ErrorState isPage fault={fault} retry={() => this.setState({ fault: null })} />
      </Container>
    ) : (
      this.props.children
    );
  }
}

/** Not keyed by the address, so that the page before stays while the next one is fetched. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Catch at={pathname}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Catch>
  );
}
