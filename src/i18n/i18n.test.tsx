import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, savedLanguage } from './i18n.ts';
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
    expect(savedLanguage()).toBe('es');
    await changeLanguage('en');
    expect(i18next.t('loading')).toBe('Loading');
  });
});
