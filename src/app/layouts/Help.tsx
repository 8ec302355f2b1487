// One help dialog per page, opened from any menu.
import { createContext, use, useState, type ReactNode } from 'react';
import { HelpDialog } from './HelpDialog.tsx';

const OpenHelp = createContext<() => void>(() => undefined);

export function HelpProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <OpenHelp value={() => setOpen(true)}>
      {children}
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </OpenHelp>
  );
}

/** Opens "Need Help?". */
export function useHelp(): () => void {
  return use(OpenHelp);
}
