// Starts i18next with the seed's settings; each namespace of each language is its own chunk, loaded when first used.
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  defaultLanguage,
  toLanguage,
  languages,
  splitLanguage,
  type Language,
} from './languages.ts';
import { languageKey, languageOfferedKey } from './languageKeys.ts';

const files = import.meta.glob<Record<string, unknown>>('./{en,es}/*.json', { import: 'default' });

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts for ${language}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts as never),
      (error: unknown) => done(error as Error, false),
    );
  },
};

/** The language last chosen on this device, else English. */
export function readSavedLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(languageKey));
  } catch {
    return defaultLanguage;
  }
}

/** Keeps the language that the address names, and takes it out of the address: the app has one address for all languages. */
export function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  if (!language) return;
  keep(languageKey, language);
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Initialises translation and keeps <html lang> in step with it. */
export async function startI18n(language: Language = readSavedLanguage()): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
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

/** Keeps a word on the device. Private windows may refuse storage: it then lasts for this page only. */
function keep(key: string, word: string): void {
  try {
    localStorage.setItem(key, word);
  } catch (error) {
    console.warn('This browser keeps nothing for the page', error);
  }
}

/** True when the browser prefers Spanish, no language was ever chosen on this device, and it was not asked before. */
export function isSpanishToOffer(): boolean {
  if (!navigator.languages[0]?.toLowerCase().startsWith('es')) return false;
  try {
    return (
      localStorage.getItem(languageKey) === null &&
      localStorage.getItem(languageOfferedKey) === null
    );
  } catch {
    return false;
  }
}

/** Notes that Spanish was offered on this device: it is offered once. */
export function noteSpanishOffered(): void {
  keep(languageOfferedKey, 'es');
}

/** Changes the language of the whole product at once, and keeps the choice on the device. */
export async function changeLanguage(language: Language): Promise<void> {
  keep(languageKey, language);
  await i18next.changeLanguage(language);
}
