import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, readSavedLanguage, takeLanguageFromAddress } from './i18n.ts';
import { splitLanguage } from './languages.ts';
import { texts } from '#tests/support/screen.tsx';

beforeAll(texts);

describe('translation setup (seed, section 7)', () => {
  it('speaks English by default, and where a text is missing', () => {
    expect(i18next.language).toBe('en');
    expect(i18next.options.fallbackLng).toEqual(['en']);
  });
  it('does not escape what is put into a text', () => {
    expect(i18next.options.interpolation?.escapeValue).toBe(false);
    expect(i18next.t('layout.welcomeName', { name: 'Ann <& Co>' })).toBe('Welcome, Ann <& Co>');
  });
  it('changes the whole page, <html lang> too, and is remembered on the device', async () => {
    await changeLanguage('es');
    expect(document.documentElement.lang).toBe('es');
    expect(i18next.t('loading')).toBe('Cargando');
    expect(readSavedLanguage()).toBe('es');
    await changeLanguage('en');
    expect(i18next.t('loading')).toBe('Loading');
  });
});

describe('the language of an address', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/pricing', 'es', '/pricing'],
    ['/pricing', null, '/pricing'],
    ['/escape', null, '/escape'],
  ] as const)('%s', (address, language, path) =>
    expect(splitLanguage(address)).toEqual({ language, path }),
  );

  it('is kept, and leaves the address of the app', () => {
    window.history.replaceState(null, '', '/es/login?next=%2Fjobs#x');
    takeLanguageFromAddress();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/login?next=%2Fjobs#x',
    );
    expect(readSavedLanguage()).toBe('es');
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
});
