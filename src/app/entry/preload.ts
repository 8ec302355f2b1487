// Runs before the app: asks at once for the files that this address will need, instead of one after the other as they are found. Built on its own by tools/preload.

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

/** A browser may refuse to say what it keeps. */
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const { files, rows, person } = __HIRELY_PRELOAD__;
const path = location.pathname.replace(/(.)\/+$/, '$1');
const row = rows.find(({ pattern }) => new RegExp(pattern).test(path));
if (row) {
  const language = readKept('hirely.language') ?? 'en';
  const knowsPerson = row.needsPerson || readKept('hirely.authUser') !== null;
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
