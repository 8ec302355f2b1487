/** The names of things in both languages: whoever thinks of a page in one finds it in the other. */
import i18next from 'i18next';
import { loadTexts } from '#i18n/loadTexts.ts';
import { languages, toLanguage, type Language } from '#i18n/languages.ts';
import type { TextKey } from '#i18n/textKey.ts';

type Values = Readonly<Record<string, string>>;

function readIn(language: Language, key: string, values: Values): string {
  return i18next.getFixedT(language)(key, { ...values, defaultValue: key });
}

/** Loads what the names of these keys are in, in both languages. */
export async function loadNames(keys: readonly string[]): Promise<void> {
  const namespaces = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))];
  await Promise.all(languages.map((language) => loadTexts(language, namespaces)));
}

/** The names of a text: first in the language of the page. */
export function listNames(key: TextKey, values: Values = {}): string[] {
  const shown = toLanguage(i18next.language);
  const names = [shown, ...languages.filter((one) => one !== shown)].map((language) =>
    readIn(language, key, values),
  );
  return [...new Set(names)];
}
