// Which build of the app this is, and in which family of browsers it runs.

/** The build as its first script names it: "index-abc.js" is "abc"; "dev" of the dev server. */
export function findBuildVersion(entry: string | null): string {
  return /-([\w-]{6,40})\.js$/u.exec(entry ?? '')?.[1] ?? 'dev';
}

/** The version of this page. */
export function readBuildVersion(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name=app-entry]')?.content;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return findBuildVersion(named ?? script?.src ?? null);
}

/** The family of a browser by its own words. */
export function findBrowserName(userAgent: string): string {
  const families = [
    ['edge', /Edg(?:e|A|iOS)?\//u],
    ['opera', /OPR\//u],
    ['samsung', /SamsungBrowser\//u],
    ['firefox', /Firefox\/|FxiOS\//u],
    ['chrome', /Chrome\/|CriOS\//u],
    ['safari', /Safari\//u],
  ] as const;
  return families.find(([, words]) => words.test(userAgent))?.[0] ?? 'other';
}

/** The family of this browser. */
export function readBrowserName(): string {
  return findBrowserName(navigator.userAgent);
}
