/** Single keys: what they do, where they do nothing, and that they can be turned off. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setShortcutsOn } from '#ui/commands/useShortcutsOn.ts';
import { address, created, field, open, press, ran } from '#tests/support/paletteWorld.tsx';

describe('single keys', () => {
  it('lead to a page after "g", and to none that is closed', async () => {
    await open();
    press('g');
    press('l');
    await waitFor(() => expect(address()).toBe('/library'));
    press('g');
    press('s');
    expect(address()).toBe('/library');
    press('g');
    press('n');
    expect(created).toHaveBeenCalledOnce();
  });

  it('run what the page offers, but not in a field, and not once they are turned off', async () => {
    await open();
    press('x');
    expect(ran).toHaveBeenCalledTimes(1);
    screen.getByLabelText('Note').focus();
    press('x');
    press('g');
    press('l');
    expect(ran).toHaveBeenCalledTimes(1);
    screen.getByLabelText('Note').blur();
    await userEvent.click(screen.getByRole('switch', { name: 'Shortcuts on' }));
    (document.activeElement as HTMLElement).blur();
    press('x');
    press('?');
    expect(ran).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/hiring-dashboard');
    press('k', { ctrlKey: true });
    expect(await field()).toHaveFocus();
    act(() => setShortcutsOn(true));
  });

  it('are all listed by "?"', async () => {
    await open();
    press('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Library');
    expect(sheet).toHaveTextContent(/Edit/);
    expect(sheet).not.toHaveTextContent('Queue dashboard');
  });
});
