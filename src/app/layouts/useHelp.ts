/** Opens the help dialog of HelpProvider from any menu. */
import { createContext, use } from 'react';

export const OpenHelp = createContext<() => void>(() => undefined);

/** Opens "Need Help?". */
export function useHelp(): () => void {
  return use(OpenHelp);
}
