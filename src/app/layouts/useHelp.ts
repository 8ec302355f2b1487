// How any menu opens the help of HelpProvider.
import { createContext, use } from 'react';

export const OpenHelp = createContext<() => void>(() => undefined);

/** Opens "Need Help?". */
export function useHelp(): () => void {
  return use(OpenHelp);
}
