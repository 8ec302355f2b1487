// Recognises places at the end of a line ("Kestrel, Lyon, France"): countries, states and how they are written.
import { foldWord } from '#domain/text/stem.ts';
import lists from './locations.words.json';

const known = new Set(
  [...lists.countries, ...lists.regions, ...lists.longCountries].filter(Boolean).map(foldWord),
);
const knownCities = new Set([...lists.cities, ...lists.manyWordCities].map(foldWord));
const knownCodes = new Set(lists.codes);
const work =
  /^(?:remote|hybrid|on-?site|remoto|híbrido|presencial|teletrabajo|home office|worldwide|europe|emea|latam|apac)(?:\s*\(.{2,30}\))?$/iu;

const toPlain = (text: string): string =>
  foldWord(text).replaceAll(/[()]/g, '').replaceAll(/\s+/g, ' ').trim();

/** True for a country, state or region ("Ireland", "QC", "Reino Unido"). */
export function isRegion(text: string): boolean {
  const words = text.trim().replace(/\s+[A-Z]{0,2}\d[\dA-Z -]*$/u, '');
  return knownCodes.has(words) || known.has(toPlain(words));
}

/** True for a well-known city, or a way of working in place of a city (Remote). */
export function isCity(text: string): boolean {
  return knownCities.has(toPlain(text)) || work.test(text.trim());
}

/** A name of a place as it is written: capitals, small words, no digits. */
export function isLocationShaped(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:[\p{Lu}][\p{L}'’.-]*|de|del|la|las|los|el|do|da|am|an|der|den|upon|of|le|les|sur|di|y|and)){0,3}$/u.test(
      text.trim(),
    ) && text.length <= 40
  );
}

/** True for "Lyon, France", "Toronto, ON", "Remote", "Madrid". */
export function isLocation(text: string): boolean {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1)
    return isRegion(last) ? last.length > 2 || /^(?:UK|US)$/.test(last) : isCity(last);
  return (
    parts.length <= 4 &&
    (isRegion(last) || (isCity(parts[0] ?? '') && isLocationShaped(last))) &&
    parts.slice(0, -1).every((part) => isLocationShaped(part) || isRegion(part) || isCity(part))
  );
}
