// Finds the title of the role in a posting.
import { inWords } from '#domain/text/wordLimits.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { isTitleNoun } from './moreRoles.ts';
import { sectionOf } from './sectionHeadings.ts';
import type { Found } from './seniority.ts';
import { cleanTitle, labels } from './titleCleaning.ts';
import { scoreTitleLikeness } from './titleLikeness.ts';
import { isSpanishRole } from './titleCase.ts';
import { baseOf } from './verbForms.ts';
import { tooWide, findAnnouncedTitle, toSingular, oneOf, upperFirst } from './announcedTitle.ts';

function readFirstSentence(line: string): string {
  const [sentence] = sentencesOf(line);
  return sentence && sentence.text.includes(' ') ? sentence.text : line;
}

const markSure = (value: string): Found<string> => ({ value, isSure: true });

const praise = inWords(
  /^(?:talented|passionate|experienced|motivated|skilled|enthusiastic|dynamic|advanced|dedicated|ambitious|smart|brilliant|awesome)\s+(?=\p{L})/iu,
);

/** A line as the title of one person. */
function toTitle(line: string): string {
  const title = line.replace(praise, '');
  const words = wordsOf(title).map(({ text }) => text);
  const last = words.findIndex((word) => isTitleNoun(word.toLowerCase()));
  return upperFirst(oneOf(last === words.length - 1 ? toSingular(title, last, words) : title));
}

/** The title in front of a posting that has lost its line breaks: "Head of Operations Brightway delivers parcels …". Where it ends is a guess. */
function readLeading(line: string): string {
  const words = line.slice(0, 160).split(/\s+/).slice(0, 9);
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const noun = words.findIndex((word) => isTitleNoun(word.toLowerCase()));
  if (
    noun < 0 ||
    noun > 4 ||
    !words.slice(0, noun + 1).every((word, at) => isCapital(word) || (at > 0 && joins.test(word)))
  )
    return '';
  let end = noun + 1;
  while (isCapital(words[end]) && isTitleNoun((words[end] ?? '').toLowerCase())) end += 1;
  while (joins.test(words[end] ?? '') && words[end + 1]) end += 2;
  while (
    end > noun + 1 &&
    isSpanishRole(words[noun] ?? '') &&
    /^\p{Ll}{4,}$/u.test(words[end] ?? '')
  )
    end += 1;
  return isCapital(words[end]) && !/[,.;:!?]$/u.test(words.slice(0, end).join(' '))
    ? words.slice(0, end).join(' ')
    : '';
}
const joins = /^(?:of|de|del)$/u;

/** A level before the same role: what the posting calls it more fully further down. */
const fuller = inWords(/^(?:senior|junior|lead|principal|associate|chief)\s/iu);

/** Lines that name an employer, not a role. */
const employers = inWords(
  /\b(?:ayuntamiento|diputaci[oó]n|universidad|hospital|ministerio|consejer[ií]a|council|university|institute|department|ministry|gmbh|ltd|inc|llc|plc|s\.?l\.?u?|s\.?a)\b/iu,
);
const clauses = inWords(
  /\b(?:you|we|our|are|is|your|both|to|about|description|us|with|now|here|this|that|it|tu|con|para|te|más)\b/iu,
);

/** A few words alone at the top may be the title; what is a clause, an employer or a heading is none. */
function isName(head: string, first: string): boolean {
  const words = wordsOf(head);
  if (
    words.length === 0 ||
    words.length > 5 ||
    head.length > 60 ||
    first.length >= 80 ||
    /[.!?…]$/u.test(first) ||
    !/^[\p{Lu}\d]/u.test(head)
  )
    return false;
  return (
    sectionOf(head) === null &&
    !clauses.test(head) &&
    !employers.test(first) &&
    !words.some(
      ({ lower }, index) =>
        index > 0 && !lower.endsWith('ing') && lower.endsWith('s') && baseOf(lower) !== null,
    )
  );
}

/** A label further along in a line that has swallowed the ones before it. */
const labelInside = inWords(/^.{0,200}?\b(?=(?:official|job) title\s*:)/iu);

function findLabelledTitle(lines: readonly string[]): string | null {
  for (const whole of lines) {
    const line = whole.replace(labelInside, '');
    if (!labels.test(line)) continue;
    const title = cleanTitle(
      line
        .replace(labels, '')
        .split(
          inWords(
            /\s{2,}|\s(?=(?:Job Area|Company|Location|Employment|Tenure|Department|Ref)\b\s*\S*:)/,
          ),
        )[0] ?? '',
    );
    if (
      title.length > 2 &&
      title.length <= 90 &&
      !title.endsWith('?') &&
      (scoreTitleLikeness(title) > 0 || (wordsOf(title).length <= 6 && !clauses.test(title)))
    )
      return title;
  }
  return null;
}

/** The first title that a line announces; where a later line gives the same role a level, that one. */
function findFirstAnnounced(lines: readonly string[]): string | null {
  let found: string | null = null;
  for (const line of lines)
    for (const { text } of line.length > 200 ? sentencesOf(line) : [{ text: line }]) {
      const title = findAnnouncedTitle(text);
      if (title === null) continue;
      if (found === null) found = title;
      else if (
        fuller.test(title) &&
        title.replace(fuller, '').toLowerCase() === found.toLowerCase()
      )
        return title;
    }
  return found;
}

/** A question or a call at the top is no title; what follows it in the same line may be: "We're growing! Senior Accountant needed". */
function removeSlogan(line: string): string {
  const [first, ...others] = sentencesOf(line.slice(0, 400));
  const next = others[0];
  return first &&
    next &&
    /[!?]$/u.test(first.text) &&
    first.text.length <= 80 &&
    first.text.includes(' ')
    ? line.slice(next.start)
    : line;
}

/** The role's title; empty when the text names none. `lines` are plain, in order, the first being the top. */
export function findTitle(lines: readonly string[]): Found<string> {
  const top = lines
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((line, index) => (index === 0 ? removeSlogan(line) : line));
  const labelledTitle = findLabelledTitle(top);
  if (labelledTitle !== null) return markSure(labelledTitle);
  const first = readFirstSentence(top[0] ?? '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(
      inWords(
        /^(.{4,80}?)\s+(?:para|en|con)\s+(?:el|la|un|una|los|las|nuestr[oa]|restaurante|tienda|empresa)\b.*$/iu,
      ),
      '$1',
    );
  const head = cleanTitle(
    (
      inWords(/^(.{3,160}?)(?=\s*(?:<[A-Z]{2,}>|Date posted\b|$))/u).exec(first)?.[1] ?? first
    ).slice(0, 140),
  );
  const announcedAtTop = findAnnouncedTitle(first);
  const opening = (top[0] ?? '').split(/\s+/).length >= 14 ? readLeading(top[0] ?? '') : '';
  if (opening !== '' && opening.length < head.length) return { value: opening, isSure: false };
  if (announcedAtTop && scoreTitleLikeness(head) === 0)
    return markSure(findFirstAnnounced(top) ?? announcedAtTop);
  if (scoreTitleLikeness(head) >= 0.5) return { value: toTitle(head), isSure: !tooWide.test(head) };
  let best = { title: '', score: 0 };
  top.slice(1, 6).forEach((line, index) => {
    const title = cleanTitle(line.replace(/^[•*-]\s*/, ''));
    const score = scoreTitleLikeness(title) - (index + 1) * 0.06;
    if (score > best.score) best = { title, score };
  });
  if (best.score >= 0.6) return { value: toTitle(best.title), isSure: !tooWide.test(best.title) };
  const title = findFirstAnnounced(top);
  if (title !== null) return markSure(title);
  if (best.score > 0) return { value: toTitle(best.title), isSure: false };
  return { value: isName(head, first) ? head : opening, isSure: false };
}
