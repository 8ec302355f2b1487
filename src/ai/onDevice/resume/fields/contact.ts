// Finds who the resume is about and how to reach them: name, e-mail, phone, location, links, headline. Nothing is concluded from any of it.
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { readLabel, labelOf, type Label } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { cutAt, findPiece, type Found, type Line } from '#ai/onDevice/resume/shape/pieces.ts';
import { isLocationShaped } from '#ai/onDevice/resume/shape/locations.ts';
import { findLinks, mail, findMail, findPhone } from '#ai/onDevice/resume/shape/contactSigns.ts';
import { findUsualSize, type Section } from '#ai/onDevice/resume/shape/sections.ts';
import { isNameShaped, findName, findHeadlineNear } from './personName.ts';
import { between, findLocation } from './contactLocation.ts';

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

/** The values behind labels; of several with one label the first. */
function readLabelledValues(near: readonly Line[]): Map<Label, Found> {
  const values = new Map<Label, Found>();
  for (const line of near) {
    for (const [start, end] of cutAt(line, line.at, line.masked.length, /\s+[|·•]\s+|\s{2,}/u)) {
      const labelText = readLabel(line.masked.slice(start, end));
      const value = labelText ? findPiece(line, start + labelText.at, end) : null;
      if (labelText && value && !values.has(labelText.label)) values.set(labelText.label, value);
    }
    const next = near[near.indexOf(line) + 1];
    const alone = labelOf(line.masked.slice(line.at));
    if (alone && next && !values.has(alone) && labelOf(next.masked) === null) {
      const value = findPiece(next, next.at, next.masked.length);
      if (value) values.set(alone, value);
    }
  }
  return values;
}

/** A location in what a line has beside addresses, numbers and links. */
function findLocationBeside(line: Line, taken: readonly Found[]): Found | null {
  if (findPeriods(line.masked).length > 0) return null;
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
  let location: Found | null = null;
  for (const [start, end] of edges.flatMap(([a, b]) => cutAt(line, a, b, between))) {
    const value = /^\s*[^:]{1,20}:\s*/u.exec(line.masked.slice(start, end))?.[0].length ?? 0;
    location ??= findLocation(line, start + value, end, false);
  }
  return location;
}

/** Beside an address or a number: a name of a place that nobody listed. */
function findUnlistedLocation(line: Line, position: number): Found | null {
  if (
    position < 1 ||
    position > 5 ||
    (findMail(line) === null && findPhone(line, false) === null) ||
    findPeriods(line.masked).length > 0
  )
    return null;
  return (
    cutAt(line, line.at, line.masked.length, between)
      .flatMap((part) => findPiece(line, ...part) ?? [])
      .find(
        ({ text }) =>
          isLocationShaped(text) &&
          scoreTitle(text) < 1.5 &&
          labelOf(text) === null &&
          headingOf(text) === null &&
          text !== text.toUpperCase(),
      ) ?? null
  );
}

/** Contact data: labelled values first, then what the lines at the top and in a contact section look like. */
export function contactOf(sections: readonly Section[], all: readonly Line[]): Contact {
  const near = sections
    .filter(({ part }) => part === 'top' || part === 'contact' || part === 'document')
    .flatMap(({ lines }) => lines);
  const ends = [...all.slice(0, 12), ...all.slice(-4)].filter(
    (line) => !near.includes(line) && (mail.test(line.masked) || findPhone(line, true) !== null),
  );
  const lines = [...near, ...ends];
  const values = readLabelledValues(near);
  const email = lines.map(findMail).find(Boolean) ?? all.map(findMail).find(Boolean) ?? null;
  const phone =
    lines.map((line) => findPhone(line, false)).find(Boolean) ??
    all.map((line) => findPhone(line, true)).find(Boolean) ??
    null;
  const links = [
    ...new Map(
      [...lines, ...all.slice(0, 30)]
        .flatMap(findLinks)
        .map((item) => [item.text.toLowerCase(), item]),
    ).values(),
  ];
  const given = values.get('location');
  const givenLine = given ? all[given.from.line] : undefined;
  let location =
    given && givenLine ? findLocation(givenLine, given.from.start, given.from.end, true) : null;
  const taken = [email, phone, ...links].flatMap((item) => item ?? []);
  for (const line of lines) location ??= findLocationBeside(line, taken);
  for (const line of lines) location ??= findUnlistedLocation(line, near.indexOf(line));
  const called = values.get('name');
  const body = findUsualSize(all);
  const name =
    called && isNameShaped(called.text)
      ? called
      : findName(
          [...near, ...all.filter(({ size }) => size > body * 1.3 && body > 0)],
          all,
          location,
        );
  const headline = values.get('headline') ?? findHeadlineNear(name, all, location);
  const used = new Set(
    [name, email, phone, location, headline, ...links].flatMap((item) =>
      item ? [item.from.line] : [],
    ),
  );
  return { name, email, phone, location, links, headline, used };
}
