// The form of the contact page: what stops it, what is sent, and that nothing typed is lost.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { ContactForm } from './ContactForm.tsx';

/** What is posted to the server. The clock's question to the page's own host is answered apart. */
const network = vi.fn<(url: unknown, init?: RequestInit) => Promise<Response>>();
const answerAll = (url: unknown, init?: RequestInit): Promise<Response> =>
  init?.method === 'HEAD' ? Promise.resolve(new Response()) : network(url, init);

beforeEach(() => {
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:1',
    storage: '127.0.0.1:1',
  };
  sessionStorage.clear();
  vi.stubGlobal('fetch', answerAll);
});
afterEach(async () => {
  network.mockReset();
  vi.unstubAllGlobals();
  await i18next.changeLanguage('en');
});

const typeIn = (into: HTMLInputElement, value: string) =>
  fireEvent.change(into, { target: { value } });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function write(): Promise<void> {
  await show(<ContactForm email="help@hirely.example" />, sessionAs(), '/contact-us?topic=problem');
  typeIn(field(/Your name|Tu nombre/u), ' Ana Díaz ');
  typeIn(field(/Your email|Tu correo/u), 'ana@diaz.example');
  typeIn(field(/Message|Mensaje/u), 'It stops at step 2.');
  await userEvent.click(screen.getByRole('button', { name: /Send message|Enviar mensaje/u }));
}
const typed = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ type }) => type !== 'hidden')
    .map(({ value }) => value);

describe('a message to us', () => {
  it('is sent once, as it was typed, and the form is empty again', async () => {
    network.mockResolvedValue(Response.json({}));
    await write();
    expect(await screen.findByText('Your message was sent. We reply by email.')).toBeVisible();
    expect(network).toHaveBeenCalledTimes(1);
    const receipt = screen.getByTestId('contact-receipt');
    expect(receipt).toHaveTextContent(/Your reference is \d{8}-\d\./u);
    expect(receipt).toHaveTextContent('replies to ana@diaz.example');
    expect(receipt).not.toHaveTextContent('confirm who you are');
    const { writes } = JSON.parse(network.mock.calls[0]?.[1]?.body as string) as {
      writes: { update: { fields: unknown } }[];
    };
    expect(writes[0]?.update.fields).toEqual(
      Object.fromEntries(
        Object.entries({
          topic: 'problem',
          name: 'Ana Díaz',
          email: 'ana@diaz.example',
          message: 'It stops at step 2.',
          language: 'en',
          status: 'open',
        }).map(([key, stringValue]) => [key, { stringValue }]),
      ),
    );
    expect(typed()).toEqual(['', '', '']);
    expect(sessionStorage.getItem('hirely.contact')).toBeNull();
  });

  it.each([
    [
      'no server was reached',
      () => Promise.reject(new TypeError('no network')),
      /couldn’t reach the server.*It’s still here/u,
    ],
    [
      'the server is ill',
      () => Promise.resolve(new Response('', { status: 503 })),
      /couldn’t reach the server/u,
    ],
    [
      'many are writing',
      () => Promise.resolve(new Response('', { status: 403 })),
      /Many messages are arriving.*It’s still here/u,
    ],
  ])('stays where it is when %s, with another way', async (_case, answer, words) => {
    network.mockImplementation(answer);
    await write();
    expect(await screen.findByText(words)).toBeVisible();
    expect(typed()).toEqual([' Ana Díaz ', 'ana@diaz.example', 'It stops at step 2.']);
    expect(
      screen.getByRole('link', { name: 'Open in your email program' }).getAttribute('href'),
    ).toMatch(/^mailto:help@hirely\.example\?/u);
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });

  it('waits without a connection, through a reload too, and is sent once it is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.mockRejectedValue(new TypeError('no network'));
    const form = <ContactForm email="help@hirely.example" />;
    const first = await show(form, sessionAs(), '/contact-us?topic=privacy');
    typeIn(field(/Your name/u), 'Ana');
    typeIn(field(/Your email/u), 'ana@diaz.example');
    typeIn(field(/Message/u), 'Delete it.');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/You’re offline\. Your message is saved/u)).toBeVisible();
    first.unmount();
    network.mockReset();
    await show(form, sessionAs());
    expect(network).not.toHaveBeenCalled();
    network.mockResolvedValue(Response.json({}));
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByTestId('contact-receipt')).toHaveTextContent('confirm who you are');
    expect(network).toHaveBeenCalledTimes(1);
    expect(network.mock.calls[0]?.[1]?.body).toContain('Delete it.');
  });

  it('that is changed while it waits is not sent by itself', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.mockRejectedValue(new TypeError('no network'));
    await write();
    await screen.findByText(/You’re offline/u);
    typeIn(field(/Message/u), 'It stops at step 2. And');
    network.mockReset();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(screen.queryByText(/You’re offline/u)).toBeNull();
    expect(network).not.toHaveBeenCalled();
    expect(field(/Message/u)).toHaveValue('It stops at step 2. And');
  });

  it('from a program that fills in what no person sees is not sent', async () => {
    const { container } = await show(
      <ContactForm email="help@hirely.example" />,
      sessionAs(),
      '/contact-us?topic=security',
    );
    typeIn(field(/Your name/u), 'Ana');
    typeIn(field(/Your email/u), 'ana@diaz.example');
    typeIn(field(/Message/u), 'Buy now.');
    const trap = container.querySelector<HTMLInputElement>('input[name=website]');
    if (!trap) throw new Error('The form has no hidden field.');
    trap.value = 'https://spam.example';
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/A hidden field was filled in/u)).toBeVisible();
    expect(network).not.toHaveBeenCalled();
    expect(field(/Message/u)).toHaveValue('Buy now.');
  });

  it('names what is wrong by the field, and asks no server', async () => {
    await show(<ContactForm email="help@hirely.example" />, sessionAs());
    typeIn(field(/Your email/u), 'ana@');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(field(/Your name/u)).toHaveAccessibleDescription('Please enter your name.');
    expect(field(/Your email/u)).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.',
    );
    expect(field(/Message/u)).toHaveAccessibleDescription('Please write a message.');
    expect(field(/Your name/u)).toHaveFocus();
    expect(network).not.toHaveBeenCalled();
  });

  it('is sent in Spanish from a Spanish page', async () => {
    await texts();
    await i18next.changeLanguage('es');
    network.mockResolvedValue(Response.json({}));
    await write();
    expect(
      await screen.findByText('Hemos recibido tu mensaje. Te responderemos por correo.'),
    ).toBeVisible();
    expect(network.mock.calls[0]?.[1]?.body).toContain('"language":{"stringValue":"es"}');
  });
});
