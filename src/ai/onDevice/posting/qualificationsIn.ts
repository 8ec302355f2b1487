// The requirements of a posting that are no skills, as rows of their own in the posting's words.
import { inWords } from '#domain/text/wordLimits.ts';
import { qualificationLimits } from '#ai/reasons/reasons.ts';
import {
  readRequirementKind,
  type Qualification,
} from '#ai/onDevice/qualifications/qualification.ts';
import { findLanguages } from '#ai/onDevice/qualifications/languageLevels.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';
import { findClauseAround } from './skillContext.ts';
import { niceCue } from './skillCues.ts';
import type { Section } from './headingCues.ts';
import type { Piece } from './sections.ts';

/** A requirement longer than this is a sentence with several in it. */
const longest = 90;

/** Words before the requirement itself: "You need a valid licence". */
const leadIn = inWords(
  /^(?:(?:and|plus|or|also|but|y|e|o|adem[aá]s|porque)\s+)?(?:(?:you(?:['’]ll|['’]ve| will)? (?:also )?(?:need(?: to have)?|have|must have|should have|hold|bring|possess)|we (?:are looking for|need|require|expect)(?: (?:somebody|someone|people|a person))?(?: (?:who (?:is|has)|with))?|(?:has|have|had|holds?|must[- ]haves? (?:are|is)|requirements?(?: are| is|:)|se (?:requiere|necesita|valora)|buscamos|imprescindible|necesario))\s+)?/iu,
);
/** What is explicitly not asked for. */
const notAsked = inWords(
  /\b(?:not (?:required|necessary|needed|a must)|not a requirement|(?:do|does) not (?:have|need) to|no (?:degree|experience|hace falta|se requiere|es necesari[oa])|don['’]t (?:need|require)|isn['’]t required|sin (?:experiencia|necesidad)|or no degree)\b/iu,
);

/** The parts of a sentence at commas, "and" and "y". */
function partsOf(text: string): string[] {
  return text
    .split(/,\s+|;\s+|\s+(?:and|y|as well as|así como)\s+(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part.length >= 3);
}

/** Where a posting that has lost its line breaks begins the next requirement. */
const nextStart = inWords(
  /(?<=[\p{L}\d)]) (?=\d{1,2}\+? ?(?:-|–|to)? ?\d{0,2}\+? years?\b|(?:Bachelor|Master|Degree|BSc|MSc|University|Computer Science|Fluent|Fluency|Native|Proficien|Excellent|Strong|Good|Solid|Proven|Experience|Minimum|At least|Ability|Able|Knowledge|Familiar|Willing|You (?:have|are|can|must|will)|Must|Requirements?|Qualifications?|English|Spanish|German|Experiencia|Conocimientos?|Titulaci[oó]n|Grado|Inglés|Disponibilidad|Carn[eé])\b)/u,
);

/** The heading of the next list that has stuck to a line: "… with AWS Preferred Qualifications:". */
const nextHeading = inWords(
  /\s+(?:preferred|desired|nice[- ]to[- ]have|additional|bonus)\b[^.:]{0,40}:\s*$/iu,
);

/** One sentence as rows: as a whole where it asks for one thing, in parts where it asks for several. */
function splitRows(sentence: string): { kind: Qualification['kind']; text: string }[] {
  if (notAsked.test(sentence)) return [];
  const whole = readRequirementKind(sentence);
  const all = partsOf(sentence);
  const parts = all.flatMap((text) => {
    const kind = readRequirementKind(text);
    return kind ? [{ kind, text }] : [];
  });
  const isMixed =
    new Set(parts.map(({ kind }) => kind)).size > 1 ||
    (all.length >= 3 && parts.length > 0 && parts.length < all.length);
  if (whole && sentence.length <= longest && !isMixed) return [{ kind: whole, text: sentence }];
  return parts.length > 0 ? parts : whole ? [{ kind: whole, text: sentence }] : [];
}

/** Years and degrees are asked for in any sentence; the rest only among requirements, as duties lead people and travel too. */
const anywhere = new Set<Qualification['kind']>(['years', 'degree']);
const stated: ReadonlySet<Section> = new Set(['must', 'nice']);
const open: ReadonlySet<Section> = new Set(['must', 'nice', 'tasks', 'opening', 'apply']);
/** Stated outright, these are asked for wherever they are. */
const outright = inWords(
  /\b(?:requires?|required|must|willing|able to|up to \d+ ?%|imprescindible|necesari[oa]|disponibilidad)\b/iu,
);
const checked = inWords(
  /\b(?:(?:criminal records?|background|police|DBS|drug|security) (?:checks?|clearance|screening|tests?|vetting)|antecedentes penales|delitos de naturaleza sexual|right to work|work permit|permiso de trabajo)\b/iu,
);

/** Whether a row counts that is outside the lists of what is asked for. */
function doesCount(
  section: Section,
  kind: Qualification['kind'],
  text: string,
  sentence: string,
): boolean {
  if (stated.has(section)) return true;
  if (kind === 'licence' && checked.test(text)) return true;
  if (section === 'apply') return false;
  return (
    anywhere.has(kind) ||
    (kind === 'travel' && outright.test(sentence)) ||
    (kind === 'language' && findLanguages(text).some(({ level }) => level !== null)) ||
    (section === 'opening' && (kind === 'shift' || kind === 'place') && outright.test(sentence))
  );
}

/** The rows in the order of the posting, musts and nice-to-haves; each text once. `pieces` are sorted into their sections. */
export function findQualifications(pieces: readonly Piece[]): Qualification[] {
  const rows = pieces
    .filter(({ section }) => open.has(section))
    .flatMap(({ text: ownText, section }) =>
      sentencesOf(ownText)
        .flatMap(({ text: whole }) => (whole.length > longest ? whole.split(nextStart) : [whole]))
        .map((sentence) => sentence.replace(nextHeading, ''))
        .flatMap((sentence) =>
          splitRows(sentence)
            .map(({ kind, text }): Qualification => ({
              kind,
              text: text
                .replace(leadIn, '')
                .slice(0, qualificationLimits.text)
                .replace(/[.;:,\s]+$/, '')
                .trim(),
              need:
                section === 'nice' ||
                niceCue.test(findClauseAround(sentence, Math.max(0, sentence.indexOf(text))))
                  ? 'nice'
                  : 'must',
            }))
            .filter(
              ({ kind, text }) =>
                text.length >= 3 &&
                !/^degree$/iu.test(text) &&
                doesCount(section, kind, text, sentence),
            ),
        ),
    );
  return [...new Map(rows.map((row) => [foldWord(row.text), row])).values()].slice(
    0,
    qualificationLimits.rows,
  );
}
