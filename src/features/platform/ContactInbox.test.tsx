// The inbox of messages from the contact page, as a super admin meets it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredContactMessage } from '#domain/platform/contactMessage.ts';
import { Fault } from '#domain/base/fault.ts';
import type { PagedSource, Stored } from '#domain/base/source.ts';
import { noon, sessionAs, show, texts } from '#tests/support/screen.tsx';
import * as faults from '#ui/toasts/showFault.ts';
import { forgetPaged } from '#ui/reading/usePaged.ts';
import { ContactInbox } from './ContactInbox.tsx';

type Message = StoredContactMessage;
const server = vi.hoisted(() => ({
  messages: [] as Stored<Message>[],
  handle: vi.fn(),
  reopen: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('#data/platform/contactInbox.ts', () => ({
  contactPages: (status: Message['status']): PagedSource<Message> => ({
    key: `test:contact:${status}`,
    open: (next) => {
      const items = server.messages.filter(({ data }) => data.status === status);
      next({ items, damaged: [], more: false, loading: false, scanned: items.length });
      return { more: () => undefined, stop: () => undefined };
    },
  }),
  handleContactMessage: server.handle,
  reopenContactMessage: server.reopen,
  deleteContactMessage: server.remove,
}));

const message = (id: string, data: Partial<Message>): Stored<Message> => ({
  id,
  path: `contactMessages/${id}`,
  pending: false,
  data: {
    topic: 'problem',
    name: 'Ana Díaz',
    email: 'ana@diaz.example',
    message: 'Se para.\nEn el paso 2.',
    language: 'es',
    status: 'open',
    createdAt: noon,
    ...data,
  },
});
const open = message('1-1', {});
const handled = message('1-2', {
  name: 'Bo Lund',
  status: 'handled',
  topic: 'plan',
  message: 'Which plan?',
  language: 'en',
});
const inbox = () => show(<ContactInbox />, sessionAs({ flags: { isSuperAdmin: true } }));
const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  server.messages = [open, handled];
  for (const act of [server.handle, server.reopen, server.remove])
    act.mockReset().mockResolvedValue(undefined);
  forgetPaged();
});
afterEach(async () => {
  await i18next.changeLanguage('en');
});

describe('the inbox of the contact page', () => {
  it('shows open messages in their language with a way to answer, and marks them as handled', async () => {
    await inbox();
    const row = within(screen.getByTestId('contact-1-1'));
    expect(row.getByText('Something doesn’t work · Ana Díaz')).toBeVisible();
    expect(row.getByText(/^ana@diaz\.example · Nov 15, 2026/u)).toBeVisible();
    expect(row.getByText(/Se para/u)).toHaveAttribute('lang', 'es');
    const reply = new URL(
      row.getByRole('link', { name: 'Reply to Ana Díaz by email' }).getAttribute('href') ?? '',
    );
    expect([reply.pathname, reply.searchParams.get('subject')]).toEqual([
      'ana@diaz.example',
      'Re: Hirely: Something doesn’t work',
    ]);
    expect(screen.queryByText(/Bo Lund/u)).toBeNull();
    expect(row.queryByRole('button', { name: /Delete/u })).toBeNull();
    await press('Mark as handled');
    expect(server.handle).toHaveBeenCalledExactlyOnceWith('1-1');
  });

  it('reopens a handled message, or deletes it after asking', async () => {
    await inbox();
    await press('Handled');
    expect(screen.getByText('Plans and billing · Bo Lund')).toBeVisible();
    await press('Reopen');
    expect(server.reopen).toHaveBeenCalledExactlyOnceWith('1-2');
    await press('Delete message from Bo Lund');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.remove).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete message from Bo Lund');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete message' }),
    );
    expect(server.remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1-2' }));
  });

  it('keeps a message that could not be handled, and says so once', async () => {
    const shownFault = vi.spyOn(faults, 'showFault').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.handle.mockRejectedValue(new Fault('offline'));
    await inbox();
    await press('Mark as handled');
    await vi.waitFor(() => expect(shownFault).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeEnabled();
  });

  it('says when there is none', async () => {
    server.messages = [];
    await inbox();
    expect(screen.getByText('No open messages.')).toBeVisible();
    await press('Handled');
    expect(screen.getByText('No handled messages yet.')).toBeVisible();
  });

  it('speaks Spanish', async () => {
    await texts();
    await i18next.changeLanguage('es');
    await inbox();
    expect(screen.getByText('Algo no funciona · Ana Díaz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Responder por correo a Ana Díaz' })).toBeVisible();
    await press('Atendidos');
    await press('Eliminar el mensaje de Bo Lund');
    expect(screen.getByRole('dialog', { name: '¿Eliminar este mensaje?' })).toBeVisible();
  });
});
