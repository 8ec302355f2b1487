/** The keys that work on every page of somebody who is signed in: the palette, the sheet of shortcuts, "g" and a letter, and what the page itself offers. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { goKeys } from '#navigation/goKeys.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { commandPanel, showCommandPanel } from '#ui/commands/commandPanel.ts';
import { isTyping } from '#ui/commands/isTyping.ts';
import { listPageCommands } from '#ui/commands/usePageCommands.ts';
import { isPaletteKey } from '#ui/commands/paletteKey.ts';
import { areShortcutsOn } from '#ui/commands/useShortcutsOn.ts';
import { isOpenTo } from './openTo.ts';

/** How long "g" waits for its letter. */
const waitsMs = 1_500;

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}

/** Listens while it is on the page. `createJob`: what the letter of the new-job page does, null where it does nothing. */
export function usePaletteKeys(createJob: (() => void) | null): void {
  const session = useSession();
  const navigate = useNavigate();

  const go = useEffectEvent((letter: string): void => {
    const key = goKeys.find((one) => one.letter === letter);
    if (!key || !isOpenTo(key, session)) return;
    if (key.target === to('newJobInterview')) createJob?.();
    else void navigate(key.target);
  });
  const runCommand = useEffectEvent((event: KeyboardEvent): void => {
    const command = listPageCommands().find(({ keys }) => keys?.includes(event.key));
    if (!command || (session.impersonation && !command.readsOnly)) return;
    event.preventDefault();
    command.run();
  });

  useEffect(() => {
    let goUntil = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (isPaletteKey(event)) {
        const isOpen = commandPanel.get() === 'palette';
        // Over another window it would lead away from what is asked there.
        if (isDialogOpen() && !isOpen) return;
        event.preventDefault();
        return showCommandPanel(isOpen ? null : 'palette');
      }
      const isSingle = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isSingle || isTyping(event.target) || isDialogOpen() || !areShortcutsOn()) return;
      if (event.timeStamp < goUntil) {
        goUntil = 0;
        return go(event.key);
      }
      if (event.key === 'g') goUntil = event.timeStamp + waitsMs;
      else if (event.key === '?') showCommandPanel('shortcuts');
      else runCommand(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
