/** In the headers of people who are signed in: listens for the keys, notes what is seen, and fetches the palette when it is first asked for. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#session/session.ts';
import { commandPanel, showCommandPanel } from '#ui/commands/commandPanel.ts';
import { pageSubject } from '#ui/commands/usePageCommands.ts';
import { loadCommandPanels } from './loadCommandPanels.ts';
import type { HeaderVerbs } from './paletteItem.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';

const CommandPanels = lazy(async () => ({ default: (await loadCommandPanels()).CommandPanels }));

export function PaletteHost(props: HeaderVerbs) {
  const panel = useSyncExternalStore(commandPanel.subscribe, commandPanel.get);
  const [wasOpen, setWasOpen] = useState(false);
  if (panel && !wasOpen) setWasOpen(true);
  usePaletteKeys(props.createJob);
  useSeenSubjects();
  useEffect(() => () => showCommandPanel(null), []);
  return wasOpen ? (
    <Suspense fallback={null}>
      <CommandPanels {...props} panel={panel} />
    </Suspense>
  ) : null;
}

/** Notes what pages are about, as they are opened. Nothing of somebody whom a super admin only looks at. */
function useSeenSubjects(): void {
  const { authUser, orgId, impersonation } = useSession();
  const uid = impersonation ? undefined : authUser?.uid;
  const subject = useSyncExternalStore(pageSubject.subscribe, pageSubject.get);
  useEffect(() => {
    if (!uid || !subject) return;
    import('./recentStore.ts').then(
      ({ noteRecent, forgetRecent }) => {
        const { kind, title, detail = '', target, isGone } = subject;
        if (isGone) forgetRecent({ uid, orgId }, target);
        else noteRecent({ uid, orgId }, { kind, title, detail, target });
      },
      () => undefined,
    );
  }, [uid, orgId, subject]);
}
