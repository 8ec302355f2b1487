// Which skills a posting asks for: known names everywhere, plus short names that its requirement lines spell out.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed, findSkills, type SkillMatch } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { cleanName } from './cleanName.ts';
import type { Piece } from './sections.ts';
import type { TaggedPiece, TaggedSpan } from './tagged.ts';
import { findUnlistedSkills } from './unlistedSkills.ts';
import {
  niceCue,
  mustCue,
  companyVoice,
  industries,
  education,
  cuedStrongly,
  weights,
  mayAsk,
} from './skillCues.ts';
import { findClauseAround, isInList, readAsWritten } from './skillContext.ts';
import { type FoundSkill, SkillTally } from './skillTally.ts';

/** How sure the tagger must be: of a name nobody listed, of a known name in a sentence, of a name our list rules found, of a known name in a description of the company. */
const sureness = { unlisted: 0.18, known: 0.02, ruled: 0.12, aside: 0.45 };

const countTouching = (spans: readonly TaggedSpan[], start: number, end: number): number =>
  spans.reduce(
    (best, span) => (span.start < end && start < span.end ? Math.max(best, span.chance) : best),
    0,
  );

/** A piece of a posting as it is looked through. */
interface ReadPiece {
  piece: Piece;
  position: number;
  weight: number;
  /** What the tagger found, when it is there. */
  marks: TaggedPiece | undefined;
  /** It asks for a degree in something. */
  studies: boolean;
  matches: readonly SkillMatch[];
  cued: boolean;
  /** A short notice without headings, where every name counts. */
  brief: boolean;
}

function readPiece(
  piece: Piece,
  position: number,
  marks: TaggedPiece | undefined,
  brief: boolean,
): ReadPiece {
  const studies =
    education.test(piece.text) &&
    !inWords(/\b(?:experience (?:in|with|of|using)|knowledge|proficien\w+|familiar\w*)\b/i).test(
      piece.text,
    );
  return {
    piece,
    position,
    weight: weights[piece.section],
    marks,
    studies,
    matches: findSkills(piece.text),
    cued: mustCue.test(piece.text),
    brief,
  };
}

/** Whether a known name is asked for in its sentence, and not only mentioned. */
function isAsked(
  match: SkillMatch,
  { piece, marks, studies, matches, cued, brief }: ReadPiece,
): boolean {
  const listed = matches.length > 1;
  const { field } = match.skill;
  if (match.exact && piece.section !== 'tags' && !isInList(piece.text, match.start, match.end))
    return false;
  if (match.exact && /^[A-Z]$/.test(match.text) && !listed) return false;
  if (
    studies &&
    field !== 'certificate' &&
    field !== 'language' &&
    match.start > piece.text.search(education)
  )
    return false;
  if (
    marks &&
    field !== 'soft' &&
    !(piece.section === 'must' || piece.section === 'nice' || piece.section === 'tags' || brief) &&
    Math.max(
      countTouching(marks.knowledge, match.start, match.end),
      countTouching(marks.skill, match.start, match.end),
    ) < sureness.known
  )
    return false;
  if (
    field === 'language' &&
    !cued &&
    !inWords(/\b(speak|spoken|written|language|native|fluent|hablado|idiomas?|nivel)\b/i).test(
      piece.text,
    ) &&
    !((piece.section === 'must' || piece.section === 'nice') && wordsOf(piece.text).length <= 6)
  )
    return false;
  if (
    industries.has(match.skill.name) &&
    !cued &&
    piece.section !== 'must' &&
    piece.section !== 'nice' &&
    piece.section !== 'tags'
  )
    return false;
  const sure =
    marks !== undefined && countTouching(marks.knowledge, match.start, match.end) >= sureness.aside;
  if (
    (piece.section === 'opening' || piece.section === 'about') &&
    !cued &&
    !sure &&
    companyVoice.test(piece.text)
  )
    return false;
  return piece.section !== 'about' || cued || sure;
}

/** Known names. */
function noteKnown(tally: SkillTally, read: ReadPiece): void {
  const { piece, position, weight, cued } = read;
  for (const match of read.matches) {
    if (!isAsked(match, read)) continue;
    const { field } = match.skill;
    const clause = findClauseAround(piece.text, match.start);
    const inNice = piece.section === 'nice' || niceCue.test(clause);
    const soft = field === 'soft' ? 0.4 : 1;
    tally.note({
      name: match.skill.name,
      skill: match.skill,
      score: (weight + (cued && piece.section !== 'must' ? 1 : 0)) * soft,
      nice: inNice,
      position,
      own: readAsWritten(piece, match),
      isExplicit: inNice || cued || piece.section === 'must',
    });
  }
}

/** Names in lists that nobody listed. */
function noteUnlisted(
  tally: SkillTally,
  { piece, position, weight, marks, studies, matches }: ReadPiece,
): void {
  const mayName =
    !studies &&
    (piece.section === 'must' ||
      piece.section === 'nice' ||
      (cuedStrongly.test(piece.text) && piece.section !== 'about'));
  if (!mayName) return;
  for (const name of findUnlistedSkills(piece.text, piece.item)) {
    const at = piece.text.indexOf(name);
    if (matches.some(({ start, end }) => start < at + name.length && at < end)) continue;
    if (
      marks &&
      countTouching([...marks.knowledge, ...marks.skill], at, at + name.length) < sureness.ruled
    )
      continue;
    tally.note({
      name: cleanName(name) || name,
      skill: null,
      score: weight * 0.6,
      nice: piece.section === 'nice' || niceCue.test(piece.text),
      position,
      isExplicit: true,
    });
  }
}

/** Names that the tagger found. */
function noteTagged(
  tally: SkillTally,
  { piece, position, weight, marks, studies }: ReadPiece,
): void {
  for (const span of marks?.knowledge ?? []) {
    if (
      span.chance < sureness.unlisted ||
      (span.chance < sureness.aside &&
        !mustCue.test(piece.text) &&
        (piece.section === 'about' || companyVoice.test(piece.text)))
    )
      continue;
    const name = cleanName(piece.text.slice(span.start, span.end));
    // A level of a language is no skill by itself.
    if (name === '' || studies || /^[ABC][12]$/.test(name)) continue;
    const listedAs = piece.section === 'tags' ? findSkillNamed(name.toUpperCase()) : null;
    if (listedAs) {
      tally.note({ name: listedAs.name, skill: listedAs, score: weight, nice: false, position });
      continue;
    }
    if (findSkills(name).length > 0) continue;
    tally.note({
      name,
      skill: null,
      score: weight * span.chance,
      nice: piece.section === 'nice' || niceCue.test(findClauseAround(piece.text, span.start)),
      position,
      isExplicit: piece.section === 'must' || piece.section === 'nice' || mustCue.test(piece.text),
    });
  }
}

/** The skills a posting asks for, best first; `title` counts as a requirement. `tagged`: what the tagger found in each piece, when it is there. */
export function findAskedSkills(
  pieces: readonly Piece[],
  title: string,
  tagged?: readonly TaggedPiece[],
): FoundSkill[] {
  const tally = new SkillTally();
  // In a short notice without headings every name counts; the tagger learned from long postings.
  const brief =
    pieces.length < 12 &&
    pieces.filter(({ section }) => section === 'must' || section === 'nice').length < 3;
  pieces.forEach((piece, position) => {
    if (!mayAsk(piece)) return;
    const read = readPiece(piece, position, tagged?.[position], brief);
    noteKnown(tally, read);
    // Beside the title stand a grade, a firm and a town: "Technician II - Blue Ridge (Dayton)".
    if (position === 0 && title !== '' && piece.text.startsWith(title)) return;
    noteUnlisted(tally, read);
    noteTagged(tally, read);
  });
  // A title names the work; its skills count only where the text names them too, or names nothing.
  for (const { skill } of findSkills(title)) {
    const entry = tally.found.get(foldWord(skill.name));
    if (entry || tally.found.size < 2)
      tally.note({
        name: skill.name,
        skill,
        score: 3,
        nice: entry ? entry.niceScore > entry.mustScore : false,
        position: 0,
      });
  }
  return tally.list();
}
