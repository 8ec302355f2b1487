/** The two windows over the page, fetched together: the palette and the sheet of shortcuts. They open once the names of everything are loaded. */
import { useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { showCommandPanel, type CommandPanel } from '#ui/commands/commandPanel.ts';
import { listPageCommands } from '#ui/commands/usePageCommands.ts';
import { listLabels } from './localItems.ts';
import { Palette } from './Palette.tsx';
import type { HeaderVerbs } from './paletteItem.ts';
import { loadNames } from './paletteTexts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

interface CommandPanelsProps extends HeaderVerbs {
  panel: CommandPanel | null;
}

const close = (): void => showCommandPanel(null);

export function CommandPanels({ panel, ...verbs }: CommandPanelsProps) {
  const session = useSession();
  const [ready, setReady] = useState<CommandPanel | null>(null);
  useEffect(() => {
    if (!panel) return undefined;
    let isGone = false;
    loadNames(listLabels(session, listPageCommands())).then(
      () => {
        if (!isGone) setReady(panel);
      },
      (error: unknown) => {
        console.error('The names of pages could not be loaded', error);
        if (!isGone) close();
      },
    );
    return () => {
      isGone = true;
      setReady(null);
    };
    // What is open to somebody does not change while they choose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [panel]);
  const open = panel === ready ? panel : null;
  return (
    <>
      <Palette open={open === 'palette'} onClose={close} {...verbs} />
      <ShortcutSheet open={open === 'shortcuts'} onClose={close} />
    </>
  );
}
