/** Loads texts of any language, so that things are found by their names in both. Apart from i18n.ts, which every page starts with. */
import i18next from 'i18next';
import type { Language } from './languages.ts';

const files = import.meta.glob<Record<string, unknown>>('./{en,es}/*.json', { import: 'default' });

/** Adds the texts of these namespaces to those that are known already. */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      const texts = await files[`./${language}/${namespace}.json`]?.();
      i18next.addResourceBundle(language, namespace, texts);
    }),
  );
}
