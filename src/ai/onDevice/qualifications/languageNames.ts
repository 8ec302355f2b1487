// The languages that resumes and postings name: in English, in Spanish, and as their speakers call them.

/** One row a language: every name of it, in small letters and without accents. Catalan and Valencian have the same certificates. */
export const languageNames: readonly (readonly string[])[] = [
  ['english', 'ingles'],
  ['spanish', 'español', 'castellano', 'castilian'],
  ['french', 'frances', 'francais'],
  ['german', 'aleman', 'deutsch'],
  ['italian', 'italiano'],
  ['portuguese', 'portugues'],
  ['polish', 'polaco', 'polski'],
  ['dutch', 'holandes', 'neerlandes', 'nederlands', 'flemish'],
  ['swedish', 'sueco', 'svenska'],
  ['norwegian', 'noruego', 'norsk'],
  ['danish', 'danes', 'dansk'],
  ['finnish', 'finlandes', 'suomi'],
  ['czech', 'checo'],
  ['russian', 'ruso'],
  ['ukrainian', 'ucraniano'],
  ['greek', 'griego'],
  ['romanian', 'rumano', 'romana'],
  ['hungarian', 'hungaro', 'magyar'],
  ['bulgarian', 'bulgaro'],
  ['croatian', 'croata'],
  ['serbian', 'serbio'],
  ['slovak', 'eslovaco'],
  ['slovenian', 'slovene', 'esloveno'],
  ['lithuanian', 'lituano'],
  ['latvian', 'leton'],
  ['estonian', 'estonio'],
  ['albanian', 'albanes'],
  ['icelandic', 'islandes'],
  ['maltese', 'maltes'],
  ['catalan', 'catala', 'valencian', 'valenciano', 'valencia'],
  ['basque', 'euskera', 'euskara', 'vasco'],
  ['galician', 'gallego', 'galego'],
  ['welsh', 'gales', 'cymraeg'],
  ['irish', 'irlandes', 'gaeilge'],
  ['arabic', 'arabe'],
  ['chinese', 'mandarin', 'cantonese', 'chino'],
  ['japanese', 'japones'],
  ['korean', 'coreano'],
  ['turkish', 'turco'],
  ['quechua'],
  ['guarani'],
  ['aymara'],
  ['nahuatl'],
  ['hindi'],
  ['urdu'],
  ['bengali', 'bangla'],
  ['punjabi', 'panjabi'],
  ['gujarati'],
  ['tamil'],
  ['nepali'],
  ['hebrew', 'hebreo'],
  ['persian', 'farsi', 'persa', 'dari'],
  ['pashto'],
  ['kurdish', 'kurdo'],
  ['vietnamese', 'vietnamita'],
  ['thai', 'tailandes'],
  ['indonesian', 'malay', 'indonesio'],
  ['tagalog', 'filipino'],
  ['afrikaans'],
  ['swahili', 'suajili'],
  ['somali'],
  ['amharic', 'amharico'],
  ['tigrinya'],
  ['yoruba'],
  ['igbo'],
  ['hausa'],
  ['wolof'],
  ['haitian creole', 'creole', 'criollo haitiano'],
  ['hmong'],
  ['berber', 'tamazight', 'bereber'],
  ['armenian', 'armenio'],
  ['georgian', 'georgiano'],
  [
    'british sign language',
    'american sign language',
    'sign language',
    'bsl',
    'asl',
    'lengua de signos',
    'lengua de señas',
    'lse',
  ],
];

const numbered = (first: string, last: string): ReadonlySet<number> =>
  new Set(
    languageNames.flatMap((_, id) => (id >= indexOf(first) && id <= indexOf(last) ? [id] : [])),
  );

/** The number of a language by its English name. */
export function indexOf(name: string): number {
  return languageNames.findIndex((row) => row.includes(name));
}

/** The languages of Europe: the first rows. */
export const europeanLanguages = numbered('english', 'irish');

/** The signed ones, whose levels have numbers of their own. */
export const signedLanguage = indexOf('sign language');
