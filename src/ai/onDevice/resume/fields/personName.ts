// Who a resume is about: a name by its form, and the headline near it.
import { inWords } from '#domain/text/wordLimits.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { readLabel, labelOf } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { cutAt, findPiece, type Found, type Line } from '#ai/onDevice/resume/shape/pieces.ts';
import { isLocation } from '#ai/onDevice/resume/shape/locations.ts';
import { mail, findPhone } from '#ai/onDevice/resume/shape/contactSigns.ts';
import { findUsualSize } from '#ai/onDevice/resume/shape/sections.ts';

const particles =
  /^(?:de|del|la|las|los|da|das|do|dos|di|du|van|von|der|den|ter|ten|bin|ibn|al|el|le|y|e|i|zu|af|av|st\.?|mc|mac|o'|ap|bint|ben|san|santa)$/iu;
const afterName =
  /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|mba|rn|bsn|msn|cpa|pmp|esq|msc|bsc|ba|ma|acca|cfa|pe|pmi|dr|facca|fca|aca|mrcp)\.?$/iu;

/** True for words that may be the name of a person, by their form only. */
export function isNameShaped(text: string): boolean {
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
  const isContactLine = mail.test(line.masked) || findPhone(line, false) !== null;
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
    const found = findPiece(line, start, end);
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

export function findName(
  candidates: readonly Line[],
  all: readonly Line[],
  location: Found | null,
): Found | null {
  const body = findUsualSize(all);
  const early = candidates.slice(0, 40);
  const largest = Math.max(0, ...early.filter((line) => nameAt(line)).map(({ size }) => size));
  const bySize =
    body > 0 && largest > body * 1.2 ? early.filter((line) => line.size > largest - 0.5) : [];
  for (const line of [...bySize, ...early.slice(0, 8)]) {
    const name = nameAt(line);
    if (
      !name ||
      (location &&
        location.from.line === name.from.line &&
        location.from.start < name.from.end &&
        location.from.end > name.from.start)
    )
      continue;
    if (name.text.split(/\s+/).length >= 2 ? !isLocation(name.text) : line.size > body * 1.4)
      return name;
  }
  return null;
}

export function findHeadlineNear(
  name: Found | null,
  lines: readonly Line[],
  location: Found | null,
): Found | null {
  if (!name) return null;
  const at = lines.findIndex(({ index }) => index === name.from.line);
  const own = lines[at];
  if (!own) return null;
  const behind = findPiece(own, name.from.end, own.masked.length);
  if (
    behind &&
    !behind.text.split(/[\s,]+/).every((word) => afterName.test(word)) &&
    scoreTitle(behind.text) >= 3 &&
    !/[@\d]/.test(behind.text)
  )
    return behind;
  for (const line of lines.slice(at + 1, at + 3)) {
    // What is above dates is the head of a job.
    if (findPeriods(lines[lines.indexOf(line) + 1]?.masked ?? '').some(({ single }) => !single))
      return null;
    if (headingOf(line.masked.slice(line.at)) !== null || readLabel(line.masked)) return null;
    const [first] = cutAt(
      line,
      line.at,
      line.masked.length,
      /\t|\s[•·]\s(?=.*[@+\d])|\s\|\s(?=.*(?:@|\d{3}|https?:|www\.))/u,
    );
    const found = first ? findPiece(line, ...first) : null;
    if (
      !found ||
      inWords(/[@]|\d{3}|https?:|\.com\b/).test(found.text) ||
      found.text.length > 90 ||
      /[.!]$/.test(line.masked.trim()) ||
      wordsOf(found.text).length > 12
    )
      continue;
    if (location && location.from.line === line.index && location.from.start < found.from.end)
      continue;
    if (isLocation(found.text) || findPeriods(found.text).length > 0) continue;
    if (
      scoreTitle(found.text.split(/\s*[|,·/–—]\s*/)[0] ?? '') >= 1.5 ||
      scoreTitle(found.text) >= 1.5
    )
      return found;
  }
  return null;
}
