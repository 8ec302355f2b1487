// Where somebody lives, as a contact line says it.
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { cutAt, findPiece, type Found, type Line } from '#ai/onDevice/resume/shape/pieces.ts';
import {
  isCity,
  isLocation,
  isLocationShaped,
  isRegion,
} from '#ai/onDevice/resume/shape/locations.ts';

/** The parts of a contact line: between strokes, dots, tabs, little pictures; commas stay. */
export const between =
  /(?<!\s)\s*[|·•⇥\t;●▪◆♦◇]\s*|(?<!\s)\s+[–—/]\s+|(?<!\s)\s+-\s+|(?<!\s)\s*(?:\p{So}|\p{Extended_Pictographic}|\p{Co})\uFE0F?\s*|\s{2,}/u;

/** A location without street and postal code: "12 High Street, 28013 Madrid, Spain" → "Madrid, Spain". */
export function findLocation(line: Line, start: number, end: number, sure: boolean): Found | null {
  const commas = cutAt(line, start, end, /\s*,\s*/u);
  const clean = commas.map(([a, b]): [number, number] => {
    const words = line.masked.slice(a, b);
    const code =
      /^\s*(?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2})?\s+(?=\p{Lu})/u.exec(words)?.[0].length ?? 0;
    const after =
      /\s+(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s*\d[A-Z]\d|[A-Z]\d[\dW]\s*[A-Z\d]{4}|\d{4,6}(?:-\d{4})?)\s*$/u.exec(
        words,
      )?.[0].length ?? 0;
    return [a + code, b - after];
  });
  let first = clean.findIndex(
    ([a, b], index) =>
      !/\d/.test(line.masked.slice(a, b)) &&
      (index === 0 ||
        !/\d/.test(
          clean
            .slice(index)
            .map(([x, y]) => line.masked.slice(x, y))
            .join(''),
        )),
  );
  if (first < 0) first = 0;
  let last = clean.length - 1;
  while (last > first && /\d/.test(line.masked.slice(...(clean[last] ?? [0, 0])))) last -= 1;
  if (last - first > 2) first = last - 1;
  const from = clean[first]?.[0] ?? start;
  const to = clean[last]?.[1] ?? end;
  const whole = findPiece(line, from, to);
  // A postal code between town and country: only the town is in one piece.
  const location =
    whole && /\d/.test(whole.text) ? findPiece(line, from, clean[first]?.[1] ?? to) : whole;
  if (!location || /[\d@:]/.test(location.text) || location.text.length > 70) return null;
  const parts = location.text.split(',').map((part) => part.trim());
  const isCoded = commas.some(
    ([a, b], index) => a !== clean[index]?.[0] || b !== clean[index]?.[1],
  );
  // Beside a postal code there is a town, known or not.
  if (
    sure ||
    (isCoded &&
      commas.length >= 2 &&
      parts.every((part) => isLocationShaped(part) || isRegion(part)))
  )
    return location;
  if (isLocation(location.text)) return location;
  return parts.length >= 2 &&
    parts.length <= 3 &&
    parts.every((part) => isLocationShaped(part) || isRegion(part) || isCity(part)) &&
    !parts.some((part) => scoreTitle(part) >= 3)
    ? location
    : null;
}
