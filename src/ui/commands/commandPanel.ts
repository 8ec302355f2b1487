/** Which of the two windows is open over the page: the palette, or the sheet of shortcuts. Anything on the page can open them. */
import { createStore } from '#domain/base/store.ts';

export type CommandPanel = 'palette' | 'shortcuts';
export const commandPanel = createStore<CommandPanel | null>(null);

/** Opens one of them, or closes both. */
export function showCommandPanel(panel: CommandPanel | null): void {
  commandPanel.set(panel);
}
