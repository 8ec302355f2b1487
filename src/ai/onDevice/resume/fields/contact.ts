// Finds who the resume is about and how to reach them: name, e-mail, phone, place, links, headline. Nothing is concluded from any of it.
import { inWords } from '#domain/text/wordLimits.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { periodsIn } from '#ai/onDevice/resume/shape/dates.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { titleScore } from '#ai/onDevice/resume/shape/kinds.ts';
import { labelled, labelOf, type Label } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { cutAt, foundIn, type Found, type Line } from '#ai/onDevice/resume/shape/pieces.ts';
import {
  isCity,
  isLocation,
  isLocationShaped,
  isRegion,
} from '#ai/onDevice/resume/shape/locations.ts';
import { linksIn, mail, mailIn, phoneIn } from '#ai/onDevice/resume/shape/contactSigns.ts';
import { usualSize, type Section } from '#ai/onDevice/resume/shape/sections.ts';

export interface Contact {
  name: Found | null;
  email: Found | null;
  phone: Found | null;
  location: Found | null;
  links: Found[];
  headline: Found | null;
  /** Lines that hold nothing but contact data. */
  used: Set<number>;
}

/** The parts of a contact line: between strokes, dots, tabs, little pictures; commas stay. */
const between =
  /(?<!\s)\s*[|·•⇥\t;●▪◆♦◇]\s*|(?<!\s)\s+[–—/]\s+|(?<!\s)\s+-\s+|(?<!\s)\s*(?:\p{So}|\p{Extended_Pictographic}|\p{Co})\uFE0F?\s*|\s{2,}/u;

/** A place without street and postal code: "12 High Street, 28013 Madrid, Spain" → "Madrid, Spain". */
function findLocation(line: Line, start: number, end: number, sure: boolean): Found | null {
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
  const whole = foundIn(line, from, to);
  // A postal code between town and country: only the town stands in one piece.
  const foundLocation =
    whole && /\d/.test(whole.text) ? foundIn(line, from, clean[first]?.[1] ?? to) : whole;
  if (!foundLocation || /[\d@:]/.test(foundLocation.text) || foundLocation.text.length > 70)
    return null;
  const parts = foundLocation.text.split(',').map((part) => part.trim());
  const isCoded = commas.some(
    ([a, b], index) => a !== clean[index]?.[0] || b !== clean[index]?.[1],
  );
  // Beside a postal code stands a town, known or not.
  if (
    sure ||
    (isCoded &&
      commas.length >= 2 &&
      parts.every((part) => isLocationShaped(part) || isRegion(part)))
  )
    return foundLocation;
  if (isLocation(foundLocation.text)) return foundLocation;
  return parts.length >= 2 &&
    parts.length <= 3 &&
    parts.every((part) => isLocationShaped(part) || isRegion(part) || isCity(part)) &&
    !parts.some((part) => titleScore(part) >= 3)
    ? foundLocation
    : null;
}

const particles =
  /^(?:de|del|la|las|los|da|das|do|dos|di|du|van|von|der|den|ter|ten|bin|ibn|al|el|le|y|e|i|zu|af|av|st\.?|mc|mac|o'|ap|bint|ben|san|santa)$/iu;
const afterName =
  /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|mba|rn|bsn|msn|cpa|pmp|esq|msc|bsc|ba|ma|acca|cfa|pe|pmi|dr|facca|fca|aca|mrcp)\.?$/iu;

/** True for words that may be the name of a person, by their form only. */
function isNameShaped(text: string): boolean {
  const words = text
    .replace(/,.*$/, '')
    .split(/\s+/)
    .filter((word) => !afterName.test(word) && !/^\(\p{Lu}{2,6}\)$/u.test(word));
  if (
    /^(?:professional|specialist|expert|graduate|student|trainee|profesional|especialista|experto|experta|estudiante)$/iu.test(
      words.at(-1) ?? '',
    )
  )
    return false;
  if (words.length < 1 || words.length > 6 || text.length > 60 || /[\d@:/_|]/.test(text))
    return false;
  if (!words.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || particles.test(word)))
    return false;
  return (
    !words.some((word) => isRoleNoun(word.toLowerCase())) &&
    headingOf(text) === null &&
    labelOf(text) === null
  );
}

function nameAt(line: Line): Found | null {
  const prefix =
    /^\s*(?:curr[ií]culum v[ií]t(?:ae|æ)|curr[ií]culum|hoja de vida|resume|résumé|cv|name|nombre)\s*(?:of|de|for)?\s*[:–—-]?\s+(?=\p{Lu})/iu.exec(
      line.masked.slice(line.at),
    )?.[0].length ?? 0;
  const from = line.at + prefix;
  const isContactLine = mail.test(line.masked) || phoneIn(line, false) !== null;
  for (const [start, end] of cutAt(
    line,
    from,
    line.masked.length,
    isContactLine
      ? /(?<!\s)\s*[|·•\t;,]\s*|(?<!\s)\s+[–—-]\s+/u
      : inWords(
          /(?<!\s)\s*[|·•\t;]\s*|(?<!\s)\s+[–—-]\s+|(?<!\s)\s*,\s+(?=\p{Lu}\p{Ll}+\s\p{L}|.{0,120}\b(?:engineer|manager)\b)/iu,
        ),
  )) {
    const found = foundIn(line, start, end);
    if (!found) continue;
    const suffix = /,\s*(?:[\p{L}.]{2,6}(?:,\s*)?)+$/u.exec(found.text);
    const text =
      suffix &&
      suffix[0]
        .split(/,\s*/)
        .filter(Boolean)
        .every((word) => afterName.test(word)) &&
      !/^,\s*(?:jr|sr)/i.test(suffix[0])
        ? found.text.slice(0, suffix.index)
        : found.text;
    const own = text.replace(
      /(?:\s+(?:\(\p{Lu}{2,6}\)|(?:ACA|ACCA|CFA|CPA|PhD|MD|MBA|RN|PMP|MSc|BSc|FCA)))+$/u,
      '',
    );
    if (isNameShaped(text))
      return { text: own, from: { ...found.from, end: found.from.start + own.length } };
  }
  return null;
}

function findName(
  candidates: readonly Line[],
  all: readonly Line[],
  foundLocation: Found | null,
): Found | null {
  const body = usualSize(all);
  const early = candidates.slice(0, 40);
  const largest = Math.max(0, ...early.filter((line) => nameAt(line)).map(({ size }) => size));
  const bySize =
    body > 0 && largest > body * 1.2 ? early.filter((line) => line.size > largest - 0.5) : [];
  for (const line of [...bySize, ...early.slice(0, 8)]) {
    const name = nameAt(line);
    if (
      !name ||
      (foundLocation &&
        foundLocation.from.line === name.from.line &&
        foundLocation.from.start < name.from.end &&
        foundLocation.from.end > name.from.start)
    )
      continue;
    if (name.text.split(/\s+/).length >= 2 ? !isLocation(name.text) : line.size > body * 1.4)
      return name;
  }
  return null;
}

function headlineNear(
  name: Found | null,
  lines: readonly Line[],
  foundLocation: Found | null,
): Found | null {
  if (!name) return null;
  const at = lines.findIndex(({ index }) => index === name.from.line);
  const own = lines[at];
  if (!own) return null;
  const behind = foundIn(own, name.from.end, own.masked.length);
  if (
    behind &&
    !behind.text.split(/[\s,]+/).every((word) => afterName.test(word)) &&
    titleScore(behind.text) >= 3 &&
    !/[@\d]/.test(behind.text)
  )
    return behind;
  for (const line of lines.slice(at + 1, at + 3)) {
    // What stands above dates is the head of a job.
    if (periodsIn(lines[lines.indexOf(line) + 1]?.masked ?? '').some(({ single }) => !single))
      return null;
    if (headingOf(line.masked.slice(line.at)) !== null || labelled(line.masked)) return null;
    const [first] = cutAt(
      line,
      line.at,
      line.masked.length,
      /\t|\s[•·]\s(?=.*[@+\d])|\s\|\s(?=.*(?:@|\d{3}|https?:|www\.))/u,
    );
    const found = first ? foundIn(line, ...first) : null;
    if (
      !found ||
      inWords(/[@]|\d{3}|https?:|\.com\b/).test(found.text) ||
      found.text.length > 90 ||
      /[.!]$/.test(line.masked.trim()) ||
      wordsOf(found.text).length > 12
    )
      continue;
    if (
      foundLocation &&
      foundLocation.from.line === line.index &&
      foundLocation.from.start < found.from.end
    )
      continue;
    if (isLocation(found.text) || periodsIn(found.text).length > 0) continue;
    if (
      titleScore(found.text.split(/\s*[|,·/–—]\s*/)[0] ?? '') >= 1.5 ||
      titleScore(found.text) >= 1.5
    )
      return found;
  }
  return null;
}

/** Contact data: labelled values first, then what the lines at the top and in a contact section look like. */
export function contactOf(sections: readonly Section[], all: readonly Line[]): Contact {
  const near = sections
    .filter(({ part }) => part === 'top' || part === 'contact' || part === 'document')
    .flatMap(({ lines }) => lines);
  const ends = [...all.slice(0, 12), ...all.slice(-4)].filter(
    (line) => !near.includes(line) && (mail.test(line.masked) || phoneIn(line, true) !== null),
  );
  const lines = [...near, ...ends];
  const values = new Map<Label, Found>();
  for (const line of near) {
    for (const [start, end] of cutAt(line, line.at, line.masked.length, /\s+[|·•]\s+|\s{2,}/u)) {
      const label = labelled(line.masked.slice(start, end));
      const value = label ? foundIn(line, start + label.at, end) : null;
      if (label && value && !values.has(label.label)) values.set(label.label, value);
    }
    const next = near[near.indexOf(line) + 1];
    const alone = labelOf(line.masked.slice(line.at));
    if (alone && next && !values.has(alone) && labelOf(next.masked) === null) {
      const value = foundIn(next, next.at, next.masked.length);
      if (value) values.set(alone, value);
    }
  }
  const email = lines.map(mailIn).find(Boolean) ?? all.map(mailIn).find(Boolean) ?? null;
  const phone =
    lines.map((line) => phoneIn(line, false)).find(Boolean) ??
    all.map((line) => phoneIn(line, true)).find(Boolean) ??
    null;
  const links = [
    ...new Map(
      [...lines, ...all.slice(0, 30)]
        .flatMap(linksIn)
        .map((item) => [item.text.toLowerCase(), item]),
    ).values(),
  ];
  const labelledLocation = values.get('location');
  const labelledLine = labelledLocation ? all[labelledLocation.from.line] : undefined;
  let location =
    labelledLocation && labelledLine
      ? findLocation(labelledLine, labelledLocation.from.start, labelledLocation.from.end, true)
      : null;
  const taken = [email, phone, ...links].flatMap((item) => item ?? []);
  for (const line of lines) {
    if (location || periodsIn(line.masked).length > 0) continue;
    const spans = taken
      .filter(({ from }) => from.line === line.index)
      .map(({ from }) => [from.start, from.end] as const)
      .sort((a, b) => a[0] - b[0]);
    const edges: [number, number][] = [];
    let from = line.at;
    for (const [start, end] of spans) {
      edges.push([from, start]);
      from = end;
    }
    edges.push([from, line.masked.length]);
    for (const [start, end] of edges.flatMap(([a, b]) => cutAt(line, a, b, between))) {
      const value = /^\s*[^:]{1,20}:\s*/u.exec(line.masked.slice(start, end))?.[0].length ?? 0;
      location ??= findLocation(line, start + value, end, false);
    }
  }
  for (const line of lines) {
    if (
      location ||
      near.indexOf(line) > 5 ||
      (mailIn(line) === null && phoneIn(line, false) === null) ||
      periodsIn(line.masked).length > 0
    )
      continue;
    // Beside an address or a number: a name of a place that nobody listed.
    const alone =
      near.indexOf(line) < 1
        ? undefined
        : cutAt(line, line.at, line.masked.length, between)
            .flatMap((part) => foundIn(line, ...part) ?? [])
            .find(
              ({ text }) =>
                isLocationShaped(text) &&
                titleScore(text) < 1.5 &&
                labelOf(text) === null &&
                headingOf(text) === null &&
                text !== text.toUpperCase(),
            );
    location = alone ?? null;
  }
  const called = values.get('name');
  const body = usualSize(all);
  const name =
    called && isNameShaped(called.text)
      ? called
      : findName(
          [...near, ...all.filter(({ size }) => size > body * 1.3 && body > 0)],
          all,
          location,
        );
  const headline = values.get('headline') ?? headlineNear(name, all, location);
  const used = new Set(
    [name, email, phone, location, headline, ...links].flatMap((item) =>
      item ? [item.from.line] : [],
    ),
  );
  return { name, email, phone, location, links, headline, used };
}
