import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

/** A device that prefers these languages and keeps nothing yet. */
async function device(...languages: string[]): Promise<void> {
  await texts();
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}
const offer = () => screen.queryByTestId('language-offer');
const visit = (path = '/', session = sessionAs()) =>
  show(<LanguageOffer focusAfter="content" />, session, path);

afterEach(async () => {
  await changeLanguage('en');
  localStorage.clear();
});

describe('a browser in Spanish', () => {
  it('is offered Spanish in Spanish, and takes it', async () => {
    await device('es-MX', 'en');
    await visit();
    expect(offer()?.getAttribute('lang')).toBe('es');
    await userEvent.click(screen.getByRole('button', { name: 'Ver en español' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect([offer(), localStorage.getItem('hirely.language')]).toEqual([null, 'es']);
  });

  it('is asked once: neither after an answer nor after it was shown and left alone', async () => {
    await device('es');
    const first = await visit();
    expect(offer()).not.toBeNull();
    first.unmount();
    await visit();
    expect(offer()).toBeNull();
  });

  it('may keep English', async () => {
    await device('es-ES');
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Keep English' }));
    expect([offer(), localStorage.getItem('hirely.language')]).toEqual([null, 'en']);
  });

  it('is not asked where a language was chosen, by the device or by the account, nor during an interview', async () => {
    await device('es');
    await visit('/', sessionAs({ flags: { isJobSeeker: true } }));
    expect(offer()).toBeNull();
    (await visit('/hirely-pro/acme/i1')).unmount();
    expect(offer()).toBeNull();
    localStorage.setItem('hirely.language', 'en');
    await visit();
    expect(offer()).toBeNull();
  });
});

it('a browser in English is asked nothing', async () => {
  await device('en-GB', 'es');
  await visit();
  expect(offer()).toBeNull();
});
