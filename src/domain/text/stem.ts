/** A light stemmer for English and Spanish: "prioritised" and "prioritise" become one word. */

/** Lower case without accents (ñ stays). */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('\u0001', 'ñ');
}

const english: readonly [RegExp, string][] = [
  [/('s|')$/, ''],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^su])s$/, '$1'],
  [/(is|iz)(ing|ed|es|e|ation|ations|er)$/, 'is'],
  [/ications?$/, 'y'],
  [/(at|it|ut|ct|pt|ss|rs|ns)ions?$/, '$1'],
  [/(..[^aeiou])\1?ing$/, '$1'],
  [/ing$/, ''],
  [/(..)eed$/, '$1eed'],
  [/ied$/, 'y'],
  [/([^e])ed$/, '$1'],
  [/(..)ly$/, '$1'],
  [/(...)(ment|ness|able|ible|ful|less)s?$/, '$1'],
  [/(.{4})(er|or)$/, '$1'],
  [/^(.{3,})e$/, '$1'],
  [/^(.{2,})([bdfgklmnprt])\2$/, '$1$2'],
];

const spanish: readonly [RegExp, string][] = [
  [/(amente|emente)$/, ''],
  [/(aciones|acion|adores|adoras|ador|adora)$/, ''],
  [/(imientos?|amientos?)$/, ''],
  [/(iciones|icion)$/, ''],
  [/(uciones|ucion)$/, 'u'],
  [/(idades|idad)$/, ''],
  [/(aríamos|ariamos|eriamos|iriamos)$/, ''],
  [/(aremos|eremos|iremos)$/, ''],
  [
    /(abamos|iamos|aron|ieron|aban|ando|iendo|yendo|ados?|adas?|idos?|idas?|aba|ian|amos|emos|imos|aria|eria|iria|are|ere|ire|ara|era|ira)$/,
    '',
  ],
  [/(ar|er|ir)(se|lo|la|los|las|le|les|nos|me)?$/, ''],
  [/(es|os|as|is)$/, ''],
  [/(o|a|e|i|s)$/, ''],
];

/** English endings fall one after the other; in Spanish the first that fits is the only one. */
function removeEndings(word: string, rules: readonly [RegExp, string][], once: boolean): string {
  const least = 3;
  let stem = word;
  for (const [pattern, replacement] of rules) {
    if (!pattern.test(stem)) continue;
    const shorter = stem.replace(pattern, replacement);
    if (shorter.length < least) continue;
    stem = shorter;
    if (once) break;
  }
  return stem;
}

const known = new Map<string, string>();

/** The stem of a word in a language; short words and words with signs or digits stay as they are. */
export function stemOf(word: string, language: 'en' | 'es'): string {
  const key = `${language}${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const plain = foldWord(word);
  const stem =
    plain.length < 4 || /[^a-zñ']/.test(plain)
      ? plain
      : removeEndings(plain, language === 'en' ? english : spanish, language === 'es');
  if (known.size > 20_000) known.clear();
  known.set(key, stem);
  return stem;
}
