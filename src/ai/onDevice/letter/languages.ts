// The languages of a resume in a sentence: native ones first, the others with their level.
import { inWords } from '#domain/text/wordLimits.ts';
import { letterPhrases } from './letterPhrases.ts';
import { joinNames } from './names.ts';

/** What it is called, in the person's own word: a letter claims no other. */
const callings = {
  en: [
    [/native/iu, 'native language'],
    [/mother tongue/iu, 'mother tongue'],
    [/first language/iu, 'first language'],
  ],
  es: [
    [/matern[oa]/iu, 'lengua materna'],
    [/nativ[oa]/iu, 'lengua nativa'],
  ],
} as const;
const native = inWords(
  /\b(?:native(?: speaker)?|mother tongue|first language|nativ[oa]s?|(?:lengua )?matern[oa]|biling[uü]e)\b/iu,
);

/** "English: native" and "German B2" as "English (native)" and "German (B2)"; languages are small in Spanish. */
function formatLanguage(text: string, language: 'en' | 'es'): string {
  const formatted = text
    .replace(
      /^([^:()]+): (.+)$/,
      (_, name: string, level: string) => `${name} (${level.replace(/\s*\(([^)]*)\)/, ', $1')})`,
    )
    .replace(/^(\p{L}+) (?!and |at |from |y |e |de |con )([^():]+)$/u, '$1 ($2)');
  return language === 'es' ? formatted.slice(0, 1).toLowerCase() + formatted.slice(1) : formatted;
}

/** The ways to say them, the best first: nobody "speaks English native". */
export function phraseLanguages(texts: readonly string[], language: 'en' | 'es'): string[] {
  const phrases = letterPhrases[language];
  const isOwn = (text: string): boolean =>
    native.test(text) && /^\p{L}+[\s:,(]+/u.test(text) && text.split(/\s+/).length <= 4;
  const own = texts
    .filter(isOwn)
    .map((text) => formatLanguage(text, language).split(/[\s(,:]/u)[0] ?? '')
    .filter(Boolean);
  const others = joinNames(
    texts.filter((text) => !isOwn(text)).map((text) => formatLanguage(text, language)),
    language,
  );
  return [
    ...callings[language].flatMap(([sign, word]) =>
      own.length > 0 && own.length <= 2 && texts.filter(isOwn).every((text) => sign.test(text))
        ? [phrases.native(own, word, others)]
        : [],
    ),
    phrases.languages(
      joinNames(
        texts.map((text) => formatLanguage(text, language)),
        language,
      ),
    ),
  ];
}
