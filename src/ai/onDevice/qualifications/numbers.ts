// Numbers in words and figures, English and Spanish.

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
};

/** The number words as alternatives of a pattern. */
export const numberWords = Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|');

const number = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d{1,4}(?:[.,]\d)?)|(${numberWords}))(?![\p{L}])`,
  'iu',
);

/** The first number in a text, in figures or words; null when there is none. */
export function findNumber(text: string): number | null {
  const found = number.exec(text);
  if (!found) return null;
  return found[1]
    ? Number(found[1].replace(',', '.'))
    : (words[(found[2] ?? '').toLowerCase()] ?? null);
}
