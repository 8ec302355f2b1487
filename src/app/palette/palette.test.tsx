/** The palette as it is used: opened by keys, driven without a pointer, in both languages. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import {
  activeRow,
  address,
  created,
  field,
  left,
  open,
  Page,
  press,
  ran,
  recruiter,
} from '#tests/support/paletteWorld.tsx';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { PaletteHost } from './PaletteHost.tsx';

describe('the palette', () => {
  it('opens by Ctrl K, also from a field, and gives the focus back', async () => {
    await open();
    screen.getByLabelText('Note').focus();
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  });

  it('opens by its button, and lists what the page can do and where one can go', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Search or jump to…' }));
    await field();
    const actions = screen.getByRole('group', { name: 'On this page' });
    expect(within(actions).getAllByRole('option')[0]).toHaveTextContent(/^Edit/);
    expect(screen.getByRole('option', { name: /Hiring dashboard/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Super admin/i })).not.toBeInTheDocument();
  });

  it('goes where the first row leads by Enter', async () => {
    await open();
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'libr{Enter}');
    await waitFor(() => expect(address()).toBe('/library'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('moves through the rows with the arrows, round the ends, while the focus stays', async () => {
    await open();
    press('k', { ctrlKey: true });
    const input = await field();
    const first = activeRow();
    await userEvent.keyboard('{ArrowDown}');
    const second = activeRow();
    expect(second).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeRow()).toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeRow()).toMatch(/Logout/);
    expect(input).toHaveFocus();
  });

  it('runs what the page offers, after it has closed', async () => {
    await open();
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'offer move{Enter}');
    await waitFor(() => expect(ran).toHaveBeenCalledWith('stage'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('creates a job and logs out as the header does', async () => {
    await open();
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'create job{Enter}');
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'logo{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('finds a page by its name in the other language, in either of them', async () => {
    await open();
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'biblioteca');
    expect(activeRow()).toMatch(/^Library/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => changeLanguage('es'));
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'library');
    expect(activeRow()).toMatch(/^Biblioteca/);
  });

  it('says how much was found, and when nothing was', async () => {
    await open();
    press('k', { ctrlKey: true });
    await userEvent.type(await field(), 'library');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/));
    await userEvent.type(await field(), 'xyz');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “libraryxyz”'),
    );
    expect(screen.queryAllByRole('option')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('offers what was seen last, to the same person for the same company', async () => {
    const shown = await open();
    await waitFor(() =>
      expect(localStorage.getItem('hirely.recent/ann/acme')).toContain('Support'),
    );
    press('k', { ctrlKey: true });
    await field();
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Support lead');
    shown.unmount();
    act(() => showCommandPanel(null));
    await show(
      <PaletteHost createJob={null} logout={left} />,
      { ...sessionAs(recruiter), orgId: 'other' },
      '/hiring-dashboard',
    );
    press('k', { ctrlKey: true });
    await field();
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });
});

describe('while a super admin looks through another person’s eyes', () => {
  it('offers nothing that writes, and notes nothing', async () => {
    const session = {
      ...sessionAs(recruiter),
      impersonation: { uid: 'ann', until: new Date(), reason: 'A question' },
    };
    await show(
      <>
        <PaletteHost createJob={created} logout={left} />
        <Page />
      </>,
      session,
    );
    press('x');
    expect(ran).not.toHaveBeenCalled();
    press('k', { ctrlKey: true });
    await field();
    expect(screen.queryByRole('group', { name: 'On this page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Create Job/ })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.includes('recent'))).toEqual([]);
  });
});
