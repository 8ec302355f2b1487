// The contents of a posting by section, in which a language model's claims about the job must occur.
import type { Section } from '#ai/onDevice/posting/headingCues.ts';
import { piecesOf, type Piece } from '#ai/onDevice/posting/sections.ts';
import { readingOf, type Reading } from '#ai/onDevice/posting/readPosting.ts';
import { toPlainName, stemsOf } from '#ai/onDevice/kit/trade.ts';
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { GateCode } from '#ai/reasons/reasons.ts';

interface Ground {
  section: Section;
  stems: ReadonlySet<string>;
  piece: Piece;
}

export interface PostingText {
  reading: Reading;
  grounds: readonly Ground[];
  /** Whether sections were found: the posting is in a supported language. */
  isSorted: boolean;
}

/** The least share of a phrase's own words that must occur together in the posting. */
const leastShare = 0.6;
/** A section speaks for a phrase when it says nearly as much of it as the best one. */
const nearlyBest = 0.2;

/** Sections that name what is done or asked for; the others are about the company, benefits and applying. */
const ofTheJob: ReadonlySet<Section> = new Set(['tasks', 'must', 'nice', 'tags', 'opening']);

/** Reads a posting for the gates, without packs. */
export function readPostingText(raw: string): PostingText {
  const reading = readingOf(raw);
  const { language } = reading;
  const stemsIn = (text: string): Set<string> => new Set(stemsOf(text, language));
  // A duty of our own reading is one, wherever it occurs.
  const own = reading.responsibilities.map((text): Ground => ({
    section: 'tasks',
    stems: stemsIn(text),
    piece: { text, section: 'tasks', item: true, line: -1 },
  }));
  return {
    reading,
    grounds: [
      ...reading.pieces.map((piece) => ({
        section: piece.section,
        stems: stemsIn(piece.text),
        piece,
      })),
      ...own,
    ],
    isSorted: !reading.flags.includes('otherLanguage'),
  };
}

function shareOf(phrase: readonly string[], { stems }: Ground): number {
  return phrase.length === 0 ? 0 : phrase.filter((stem) => stems.has(stem)).length / phrase.length;
}

/** The sections in which a phrase occurs; none where the posting does not contain it. */
function sectionsOf(phrase: string, { grounds, reading }: PostingText): Set<Section> {
  const stems = [...new Set(stemsOf(phrase, reading.language))];
  const shares = grounds.map((ground) => shareOf(stems, ground));
  const best = Math.max(0, ...shares);
  return new Set(
    grounds
      .filter(
        (_, index) =>
          best >= leastShare && (shares[index] ?? 0) >= Math.max(leastShare, best - nearlyBest),
      )
      .map(({ section }) => section),
  );
}

/** Why a duty that a model names is none of this posting; null when it is one. */
export function explainNoDuty(phrase: string, posting: PostingText): GateCode | null {
  const found = sectionsOf(phrase, posting);
  if (found.size === 0) return 'notInPosting';
  return !posting.isSorted || [...found].some((section) => ofTheJob.has(section))
    ? null
    : 'wrongSection';
}

/** The sections in which a skill is named, under any of its known names. */
function findSectionsWithSkill(name: string, posting: PostingText): Set<Section> {
  const skill = findSkillNamed(name);
  const wanted = ` ${toPlainName(name)} `;
  const named = posting.grounds.filter(
    ({ piece: { text } }) =>
      ` ${toPlainName(text)} `.includes(wanted) ||
      (skill !== null && findSkills(text).some((match) => match.skill === skill)),
  );
  if (named.length > 0) return new Set(named.map(({ section }) => section));
  return sectionsOf(name, posting);
}

/** Why a skill that a model says the job requires or welcomes may not be listed as that; null when it may. */
export function explainNoSkill(
  name: string,
  posting: PostingText,
  list: 'must' | 'nice',
): GateCode | null {
  const found = findSectionsWithSkill(name, posting);
  if (found.size === 0) return 'notInPosting';
  const inJob = [...found].filter((section) => ofTheJob.has(section));
  if (!posting.isSorted) return null;
  if (inJob.length === 0) return 'wrongSection';
  return list === 'must' && inJob.every((section) => section === 'nice') ? 'onlyDesirable' : null;
}

/** A short line among the first names the job, whatever the section it was sorted into. */
const top = { lines: 3, words: 12 } as const;

/** True for a title whose words occur together in a line about the job. */
export function isTitleIn(title: string, posting: PostingText): boolean {
  const { text, title: own, language, pieces } = posting.reading;
  const wanted = [...new Set(stemsOf(title, language))];
  if (wanted.length === 0) return false;
  const has = (line: string): boolean => {
    const stems = new Set(stemsOf(line, language));
    return wanted.every((stem) => stems.has(stem));
  };
  if (own !== '' && has(own)) return true;
  const lines = text.split('\n');
  if (lines.slice(0, top.lines).some((line) => wordsOf(line).length <= top.words && has(line)))
    return true;
  return (
    posting.isSorted ? pieces.filter(({ section }) => ofTheJob.has(section)) : piecesOf(text)
  ).some((piece) => has(piece.text));
}
