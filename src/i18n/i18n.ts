// Starts i18next with the seed's settings; each namespace of each language is its own chunk, loaded when first used.
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languageFrom, languages, type Language } from './languages.ts';

const files = import.meta.glob<Record<string, unknown>>('./{en,es}/*.json', { import: 'default' });
const storageKey = 'hirely.language';

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts for ${language}/${namespace}`), false);
    load().then((texts) => done(null, texts as never), (error: unknown) => done(error as Error, false));
  },
};

/** The language last chosen on this device, else English. */
export function savedLanguage(): Language {
  try {
    return languageFrom(localStorage.getItem(storageKey));
  } catch {
    return defaultLanguage;
  }
}

/** Initialises translation and keeps <html lang> and the device's choice in step with it. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // Private windows may refuse storage: the choice then lasts for this page only.
    }
  });
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: savedLanguage(),
      fallbackLng: defaultLanguage,
      supportedLngs: [...languages],
      ns: ['common', 'routes', 'faults'],
      defaultNS: 'common',
      fallbackNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    });
}

/** Changes the language of the whole product at once. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}
