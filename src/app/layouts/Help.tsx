// One help dialog per page, opened from any menu; fetched when it is first opened.
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { loadOverlays } from './overlays/loadOverlays.ts';

const HelpDialog = lazy(async () => ({ default: (await loadOverlays()).HelpDialog }));
const OpenHelp = createContext<() => void>(() => undefined);

export function HelpProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <OpenHelp value={() => setOpen(true)}>
      {children}
      {open !== null && (
        <Suspense fallback={null}>
          <HelpDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenHelp>
  );
}

/** Opens "Need Help?". */
export function useHelp(): () => void {
  return use(OpenHelp);
}
