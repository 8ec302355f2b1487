/** A public page, rendered both at build time and in the browser: both must produce the same HTML. */
import type { ComponentType, ReactNode } from 'react';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

/** Ids that React makes up begin so; the frame around the page has its own. */
export const pageIds = { identifierPrefix: 'page' } as const;

/** `Router`: where the addresses come from. */
export function SitePage({
  Router,
  Page,
}: {
  Router: ComponentType<{ children: ReactNode }>;
  Page: ComponentType;
}) {
  return (
    <AppTheme>
      <Router>
        <Page />
      </Router>
    </AppTheme>
  );
}
