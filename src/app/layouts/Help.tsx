/** Provides one help dialog per page, opened from any menu and loaded when first opened. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadOverlays } from './overlays/loadOverlays.ts';
import { OpenHelp } from './useHelp.ts';

const HelpDialog = lazy(async () => ({ default: (await loadOverlays()).HelpDialog }));

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
