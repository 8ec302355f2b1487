// The starter questions of a company without a library: chosen by a person, copied once, kept over a fault.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStarterSet } from '#ai/starterLibrary.ts';
import { Fault } from '#domain/base/fault.ts';
import type { LibraryEntry } from '#domain/jobs/library.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import * as notes from '#ui/toasts/notify.ts';
import { StarterSet } from './StarterSet.tsx';

const add = vi.hoisted(() =>
  vi.fn<(orgId: string, uid: string, entry: LibraryEntry) => Promise<string>>(),
);
vi.mock('#data/jobs/library.ts', () => ({ addToLibrary: add }));

const [first, second] = await loadStarterSet('en');
if (!first || !second) throw new Error('no starter questions');
const close = vi.fn();
const boxes = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('checkbox');
const added = (): string[] => add.mock.calls.map(([, , { title }]) => title);
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
async function open(): Promise<void> {
  await show(<StarterSet uid="ann" orgId="acme" onClose={close} />, sessionAs());
  await screen.findAllByRole('checkbox');
}

beforeEach(() => {
  add.mockReset().mockResolvedValue('id');
  close.mockReset();
});
afterEach(async () => {
  await i18next.changeLanguage('en');
});

describe('the starter library', () => {
  it('copies the questions of what was chosen, and says how many', async () => {
    const done = vi.spyOn(notes, 'notifyDone').mockReturnValue(undefined);
    await open();
    expect(button(/^Add 0 questions$/u)).toBeDisabled();
    await userEvent.click(
      screen.getByRole('checkbox', { name: new RegExp(`^${first.name} · `, 'u') }),
    );
    const count = first.questions.length;
    await userEvent.click(button(new RegExp(`^Add ${count} questions?$`, 'u')));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(added()).toEqual(first.questions.map(({ text }) => text));
    expect(add.mock.calls[0]).toEqual([
      'acme',
      'ann',
      expect.objectContaining({
        kind: 'question',
        language: 'en',
        body: expect.objectContaining({
          competency: first.name,
          anchors: first.questions[0]?.anchors,
        }),
      }),
    ]);
    expect(done).toHaveBeenCalledExactlyOnceWith(
      `${count} question${count === 1 ? '' : 's'} added`,
    );
  });

  it('selects all and nothing', async () => {
    await open();
    await userEvent.click(button(/^Select all$/u));
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    await userEvent.click(button(/^Clear selection$/u));
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });

  it('keeps the choice over a fault, and adds only the rest when tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(notes, 'notifyDone').mockReturnValue(undefined);
    await open();
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.click(boxes()[1] as HTMLElement);
    const wanted = [...first.questions, ...second.questions].map(({ text }) => text);
    add.mockResolvedValueOnce('id').mockRejectedValueOnce(new Fault('offline'));
    await userEvent.click(button(/^Add \d+ questions$/u));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Added questions stay. Try again to add the rest.',
    );
    expect(close).not.toHaveBeenCalled();
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(2);
    await userEvent.click(button(/^Add \d+ questions$/u));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    // The second question was refused once and is there twice among what was asked, nowhere else.
    expect(added()).toEqual([wanted[0], wanted[1], ...wanted.slice(1)]);
  });

  it('comes in Spanish where the page is, and in the language that is chosen', async () => {
    await texts();
    await i18next.changeLanguage('es');
    const [primera] = await loadStarterSet('es');
    await open();
    expect(screen.getByRole('dialog', { name: 'Añadir preguntas iniciales' })).toBeVisible();
    await userEvent.click(
      screen.getByRole('checkbox', { name: new RegExp(`^${primera?.name} · `, 'u') }),
    );
    await userEvent.click(button(/^Añadir \d+ preguntas?$/u));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[2]).toMatchObject({
      language: 'es',
      title: primera?.questions[0]?.text,
    });
  });
});
