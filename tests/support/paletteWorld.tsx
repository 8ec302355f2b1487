/** A page with a palette, in jsdom: what a server would be asked has a story of its own (tests/flows/palette.test.ts). */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import { ShortcutsPanel } from '#ui/commands/ShortcutsPanel.tsx';
import { usePageCommands, usePageSubject } from '#ui/commands/usePageCommands.ts';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { PaletteHost } from '#app/palette/PaletteHost.tsx';
import { organization, sessionAs, show, texts, type As, type Shown } from './screen.tsx';

vi.mock('#app/palette/useFoundThings.ts', () => ({
  useFoundThings: () => ({ items: [], isSearching: false, hasFailed: false }),
}));

export const recruiter: As = { flags: { isHiringManager: true }, organization: organization() };
export const created = vi.fn();
export const left = vi.fn();
export const ran = vi.fn();

export function Page() {
  usePageSubject({ kind: 'job', title: 'Support lead', target: '/jobs/1' });
  usePageCommands([
    { id: 'edit', label: 'hiring:job.edit', keys: ['x'], run: () => ran('edit') },
    {
      id: 'stage',
      label: 'palette:page.stage',
      values: { stage: 'Offer' },
      run: () => ran('stage'),
    },
  ]);
  return (
    <main>
      <h1>The page</h1>
      <input aria-label="Note" />
      <ShortcutsPanel />
    </main>
  );
}

export async function open(as: As = recruiter, path = '/hiring-dashboard'): Promise<Shown> {
  return show(
    <>
      <PaletteButton wordsFrom="md" />
      <PaletteHost createJob={created} logout={left} />
      <Page />
    </>,
    sessionAs(as),
    path,
  );
}
export const field = (): Promise<HTMLElement> => screen.findByRole('combobox');
export const press = (key: string, more: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
export const activeRow = (): string => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};
export const address = (): string => screen.getByTestId('address').textContent ?? '';

beforeAll(async () => {
  await texts();
  await import('#app/palette/CommandPanels.tsx');
});
beforeEach(async () => {
  localStorage.clear();
  act(() => showCommandPanel(null));
  [created, left, ran].forEach((verb) => verb.mockReset());
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  await changeLanguage('en');
});
