import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { User } from '#domain/account/user.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { SessionContext, type Session } from '#session/session.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { Controls } from '#app/layouts/Controls.tsx';
import { UserLanguage } from './UserLanguage.tsx';

const saveLanguage = vi.hoisted(() =>
  vi.fn((_uid: string, _language: string): Promise<void> => Promise.resolve()),
);
vi.mock('#data/account/users.ts', () => ({ saveLanguage }));

const signedIn = (language: string): Session => ({
  ...sessionAs({ flags: { isHiringManager: true } }),
  user: User.parse({ isHiringManager: true, language }),
});
const asking = sessionAs({ status: 'loading' });
/** It is known who is there; their document is still on its way. */
const known: Session = { ...asking, authUser: signedIn('en').authUser };

/** A page that has opened with this session. Gives how another session comes, and how the page is left. */
async function visit(session: Session) {
  let set: (next: Session) => void = () => undefined;
  function Page() {
    const [now, setNow] = useState(session);
    set = setNow;
    return (
      <SessionContext value={now}>
        <UserLanguage />
        <Controls />
      </SessionContext>
    );
  }
  const { unmount } = await show(<Page />, session);
  return { become: (next: Session) => act(async () => set(next)), unmount };
}
const choose = (language: 'en' | 'es'): Promise<void> =>
  userEvent.selectOptions(screen.getByRole('combobox'), language);

beforeEach(async () => {
  await texts();
  await changeLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  saveLanguage.mockReset().mockResolvedValue();
});
afterEach(() => changeLanguage('en'));

describe('the language of the account', () => {
  it('comes with whoever signs in, over what the device had', async () => {
    const { become } = await visit(sessionAs());
    await become(known);
    await become(signedIn('es'));
    await waitFor(() => expect(i18next.language).toBe('es'));
    expect(saveLanguage).not.toHaveBeenCalled();
  });

  it.each([
    ['who is there', asking],
    ['what their account says', known],
  ])('gives way to one chosen before it is known %s, and is changed', async (_, before) => {
    const { become } = await visit(before);
    await choose('es');
    expect(saveLanguage).not.toHaveBeenCalled();
    await become(known);
    await become(signedIn('en'));
    await waitFor(() => expect(saveLanguage.mock.calls).toEqual([['ann', 'es']]));
    expect(i18next.language).toBe('es');
    await become(signedIn('es'));
    // What another device chooses later counts again.
    await become(signedIn('en'));
    await waitFor(() => expect(i18next.language).toBe('en'));
  });

  it.each([
    ['before the document came', known],
    ['offline', signedIn('en')],
  ])('is changed after a reload to what was chosen %s', async (_, before) => {
    saveLanguage.mockReturnValue(new Promise(() => undefined));
    const first = await visit(before);
    await choose('es');
    first.unmount();
    saveLanguage.mockClear();
    const { become } = await visit(asking);
    await become(known);
    await become(signedIn('en'));
    await waitFor(() => expect(saveLanguage.mock.calls).toEqual([['ann', 'es']]));
    expect(i18next.language).toBe('es');
  });

  it('is not that of somebody who was here before, nor of a guest', async () => {
    const first = await visit(asking);
    await choose('es');
    await first.become(sessionAs());
    await first.become(signedIn('en'));
    await waitFor(() => expect(i18next.language).toBe('en'));
    first.unmount();
    const guest = await visit(sessionAs({ status: 'signedInWithoutUser', guest: true }));
    await choose('es');
    await guest.become(signedIn('en'));
    await waitFor(() => expect(i18next.language).toBe('en'));
    expect(saveLanguage).not.toHaveBeenCalled();
  });
});
