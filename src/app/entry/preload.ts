/** Runs before the app: requests all files that this address needs at once, instead of one after the other. Built separately by tools/preload. */
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { languageKey } from '#i18n/languageKeys.ts';
import { cachedAuthUserKey } from '#session/cachedAuthUser.ts';

/** What the build writes in. Files are named by their place in `files`. */
declare const __HIRELY_PRELOAD__: {
  files: readonly string[];
  /** By address, those without parameters first: its files, its texts by language, and whether it must know who is signed in. */
  rows: readonly {
    pattern: string;
    files: readonly number[];
    texts: Readonly<Record<string, readonly number[]>>;
    needsPerson: boolean;
  }[];
  /** Firebase, and what follows the signed-in person. */
  person: readonly number[];
};

const { files, rows, person } = __HIRELY_PRELOAD__;
const path = location.pathname.replace(/(.)\/+$/, '$1');
const row = rows.find(({ pattern }) => new RegExp(pattern).test(path));
if (row) {
  const language = deviceStorage.read(languageKey) ?? 'en';
  const knowsPerson = row.needsPerson || deviceStorage.read(cachedAuthUserKey) !== null;
  const wanted = new Set([
    ...row.files,
    ...(row.texts[language] ?? row.texts['en'] ?? []),
    ...(knowsPerson ? person : []),
  ]);
  for (const index of wanted) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${files[index]}`;
    document.head.append(link);
  }
}
