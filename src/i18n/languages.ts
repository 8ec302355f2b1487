// The languages of the product. English is the default and the fallback (seed, section 7).

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Every namespace; a test compares them with the files of each language and with the types. */
export const namespaces = [
  'common',
  'routes',
  'faults',
  'domain',
  'public',
  'aboutAi',
  'forCandidates',
  'trust',
  'site',
  'legal',
  'account',
  'blind',
  'fairness',
  'selfId',
  'hiring',
  'library',
  'versions',
  'insights',
  'pipeline',
  'resumes',
  'review',
  'share',
  'interview',
  'afterwards',
  'jobSeeker',
  'prep',
  'stories',
  'ownResume',
  'applying',
  'tracker',
  'upgrade',
  'ownProfile',
  'org',
  'admin',
  'company',
  'platform',
  'queue',
  'system',
  'superAdmin',
  'gallery',
  'palette',
] as const;

/** The language of the product nearest to a wish such as "es-MX"; English when there is none. */
export function toLanguage(wish: string | null | undefined): Language {
  const short = wish?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === short) ?? defaultLanguage;
}

/** What an address says about the language: "/es/pricing" is "/pricing" in Spanish. English addresses, and those that name no language, have none. */
export function splitLanguage(pathname: string): { language: Language | null; path: string } {
  const found = /^\/es(?=\/|$)/.exec(pathname);
  return found
    ? { language: 'es', path: pathname.slice(found[0].length) || '/' }
    : { language: null, path: pathname };
}
