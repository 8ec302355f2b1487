// Which skills a posting asks for: known names everywhere, plus short names that its requirement lines spell out.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  skillNamed,
  skillsIn,
  type Skill,
  type SkillMatch,
} from '#ai/onDevice/skills/skillIndex.ts';
import { folded } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { cleanName } from './cleanName.ts';
import type { Section } from './headingCues.ts';
import type { Piece } from './sections.ts';
import type { TaggedPiece, TaggedSpan } from './tagged.ts';

export interface FoundSkill {
  name: string;
  /** As the posting writes it, where it stands in a list of requirements under another name than ours. */
  own: string | null;
  skill: Skill | null;
  must: boolean;
  /** The posting says plainly that it is required, or that it is a plus. */
  isExplicit: boolean;
  score: number;
  first: number;
}

export const niceCue = inWords(
  /\b((a|an|big|strong|great|considered|definite|real|huge|added|distinct) (plus|advantage|bonus|asset|merit)|is (a|an) (\w+ )?(plus|advantage|bonus|asset|merit)|are (a )?(\w+ )?(plus|advantage|bonus|asset)|pluses|nice to have|would be (nice|great|good|an? (advantage|plus))|preferred|preferably|preferable|desirable|desired|ideally|advantageous|beneficial|not required|not (a )?(must|necessary|mandatory)|optional|bonus|favou?rable|welcome|helpful|is a benefit|se valora(r[aá])?\b|valorable|deseable|preferible(mente)?|idealmente|un plus|no (es )?imprescindible|es un extra|suma puntos)\b/i,
);
const mustCue = inWords(
  /\b(must|required|require[sd]?|requirements?|mandatory|essential|need to|needed|necessary|minimum|at least|you have|you bring|you are|you know|proficien(t|cy)|experience(d)?|knowledge|expertise|understanding|familiar(ity)?|background in|skilled|skills|fluen(t|cy)|command of|ability to|degree|track record|strong in|competent|imprescindible|requiere|requisito|necesari[oa]|obligatori[oa]|m[ií]nim[oa]|experiencia|conocimientos?|dominio|manejo|nivel (alto|avanzado|medio)|capacidad|formaci[oó]n en)\b/i,
);
const companyVoice = inWords(
  /^(we|our|the company|<organization>|at <organization>|somos|nuestra)\b/i,
);

/** What is offered, and what is said about equal chances: no requirement, wherever it stands. */
const perk = inWords(
  /\b(health|medical|dental|life|travel|private|group|accident) (insurance|care plan|cover)|\binsurance (plan|cover|package)|\b(paid|annual|parental|sick|maternity) leave|\b(holidays?|vacation|pension|401|gym|lunch(es)?|snacks?|fruit|free (food|drinks|coffee)|wellbeing|well-being|mental health|employee assistance|food service|canteen|discounts?|bonus(es)?|stock options|flexible (hours|working)|home office|salary|reimbursement|perks|team events)\b|\b(equal (opportunit|employment)|regardless of|without regard|diversity (and|&) inclusion|inclusive|discriminat|all backgrounds|disabilit|veteran|vacaciones|seguro (m[eé]dico|de vida|privado)|retribuci[oó]n flexible|igualdad de oportunidades|sin distinci[oó]n)/i,
);
/** Lines of business rather than skills: they count only where experience with them is asked for. */
const industries = new Set([
  'Insurance',
  'Banking',
  'Fintech',
  'E-commerce',
  'Wind energy',
  'Renewable energy',
  'Solar energy',
  'Real estate',
  'Retail sales',
  'B2B',
  'B2B SaaS',
  'Medical devices',
  'Pharmacy',
  'Social media',
  'Recruitment',
  'Scientific writing',
  'Diversity and inclusion',
  'Mental health',
  'CNC machining',
  'Investment analysis',
  'Product ownership',
  'Open source',
]);

const weights: Record<Section, number> = {
  must: 3,
  nice: 2,
  tags: 2,
  tasks: 1.5,
  opening: 1,
  about: 0.6,
  offer: 0,
  apply: 0,
};

/** No clause goes further than so many signs to either side. */
const clauseReach = 400;

/** Plus-clauses govern their own clause only: "CircleCI is required; Jenkins is a plus". */
export function clauseAround(text: string, at: number): string {
  const start = Math.max(
    0,
    at - clauseReach,
    text.lastIndexOf(';', at),
    text.lastIndexOf('. ', at),
    text.lastIndexOf(' - ', at),
  );
  const ends = [text.indexOf(';', at), text.indexOf('. ', at)].filter((end) => end >= 0);
  return text.slice(start, Math.min(text.length, at + clauseReach, ...ends));
}

const listBefore = inWords(
  /\b(?:experience|experienced|knowledge|understanding|expertise|background|proficien(?:t|cy)|skilled|skills|familiar(?:ity)?|fluen(?:t|cy)|competen(?:t|ce|cy)|command|mastery|hands-on|track record|trained|certified|qualified|specialisation|specialization|insight)\b[^.;:]{0,40}?\b(?:in|with|of|using|on|within)\b\s+(.{2,160})/iu,
);
const listBeforeEs = inWords(
  /\b(?:experiencia|conocimientos?|dominio|manejo|formación|formado|formada|experto|experta|capacidad|competencia|soltura|familiaridad)\b[^.;:]{0,40}?\b(?:en|con|de|del|sobre)\b\s+(.{2,160})/iu,
);
const headNouns =
  /(?:management|engineering|design|analysis|testing|development|administration|planning|reporting|accounting|modell?ing|architecture|automation|marketing|sales|procurement|logistics|maintenance|therapy|care|nursing|assessment|chemistry|biology|physics|medicine|education|law|finance|analytics|optimi[sz]ation|visuali[sz]ation|programming|processing|security|simulation|manufacturing|production|control|monitoring|compliance|regulations?|standards?|science|research|writing|translation|operations|safety|quality|audit(?:ing)?|forecasting|budgeting|pricing|negotiation|recruitment|training|coaching|gestión|análisis|diseño|programación|contabilidad|administración|mantenimiento|atención|ventas|enfermería|seguridad|calidad|auditoría|planificación)$/iu;
const notSkill = inWords(
  /\b(?:years?|experience|degree|bachelor|master|phd|diploma|education|similar|equivalent|related|relevant|other|others|various|multiple|one|more|etc|least|preferably|including|such|like|team|teams|company|environment|role|position|job|work|working|field|fields|industry|level|ability|able|you|your|we|our|us|their|them|both|all|any|strong|excellent|good|solid|proven|high|new|best|self|following|area|areas|things?|people|colleagues|world|business|projects?|customers?|clients?|users?|stakeholders?|plus|advantage|required|must|años|experiencia|similar|título|grado|estudios|otros|otras|equipo|empresa|puesto|nivel|trabajo|persona|personas|sector|least|minimum|organization|location|address|name|contact|profession)\b/iu,
);

/** Short names in the lists of a requirement line that nobody listed: "experience with Frobnitz, Zeta Suite and X". */
function unlisted(text: string, item: boolean): string[] {
  const found: string[] = [];
  const lists: string[] = [];
  for (const pattern of [listBefore, listBeforeEs]) {
    const match = pattern.exec(text);
    if (match?.[1]) lists.push(match[1]);
  }
  const bare = wordsOf(text);
  if (item && bare.length <= 4 && !/[.!?]$/.test(text)) lists.push(text);
  for (const list of lists) {
    for (const raw of list.split(
      /\s*[,;/•|]\s*|\s+(?:and|or|y|e|o|u|&|as well as|así como)\s+|\s*\(|\)\s*|\.\s+|\.$/u,
    )) {
      const name = raw
        .trim()
        .replace(/^(?:the|a|an|el|la|los|las|e\.g\.|eg|i\.e\.)\s+/iu, '')
        .replace(/[.:]+$/, '')
        .trim();
      const words = wordsOf(name);
      if (
        words.length === 0 ||
        words.length > 4 ||
        name.length < 2 ||
        /^[ABC][12]$/.test(name) ||
        name.length > 40 ||
        notSkill.test(name) ||
        /[<>@]/.test(name) ||
        skillsIn(name).length > 0
      )
        continue;
      const isName =
        words.every(
          (word) =>
            /^[\p{Lu}\d.]/u.test(word.text) || /^(of|for|and|in|de|para|y)$/.test(word.lower),
        ) &&
        !(
          item &&
          lists.length === 1 &&
          list === text &&
          words.length === 1 &&
          !/[\p{Lu}\d].*[\p{Lu}\d+#]/u.test(name)
        );
      const inSentence = list !== text;
      if (
        (isName && (inSentence || words.length >= 2 || /[\p{Lu}\d].*[\p{Lu}\d+#]/u.test(name))) ||
        (words.length >= 2 &&
          headNouns.test(name) &&
          words.every((word) => !/(?:ly|ed)$/.test(word.lower)))
      )
        found.push(name);
    }
  }
  return found;
}

/** True for a word between the signs and small words of a list: names such as Go or Access count only there. */
function isInList(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return (
    inWords(
      /(?:^|[,/(:;•+&-]|\b(?:and|or|with|in|of|using|on|to|as|y|o|e|u|con|en|de|like|including|plus|ms|microsoft|apache|programming))\s*$/iu,
    ).test(before) &&
    inWords(
      /^\s*(?:$|[,/);:.+&-]|(?:and|or|y|o|e|u|is|are|would|programming|language|languages|framework|developer|development|skills?|experience|knowledge|code|scripting|as|on|for|es|será)\b)/iu,
    ).test(after)
  );
}

const education = inWords(
  /\b(?:degree|bachelor|master(?:['’]?s)|diploma|ph\.?d|graduate|studies|grado en|licenciatura|título)\b/i,
);

/** The posting's own word for a skill when it stands alone in a list of requirements and begins with a capital. */
function asWritten(
  { text, section }: Piece,
  { start, end, text: written, skill }: SkillMatch,
): string | null {
  if (section !== 'must' && section !== 'nice' && !mustCue.test(text) && !niceCue.test(text))
    return null;
  return /^\p{Lu}/u.test(written) &&
    folded(written) !== folded(skill.name) &&
    isInList(text, start, end)
    ? written
    : null;
}

/** How sure the tagger must be: of a name nobody listed, of a known name in a sentence, of a name our list rules found, of a known name in what is said of the company. */
const sureness = { unlisted: 0.18, known: 0.02, ruled: 0.12, aside: 0.45 };

const touching = (spans: readonly TaggedSpan[], start: number, end: number): number =>
  spans.reduce(
    (best, span) => (span.start < end && start < span.end ? Math.max(best, span.chance) : best),
    0,
  );

/** The skills a posting asks for, best first; `title` counts as a requirement. `tagged`: what the tagger found in each piece, when it is there. */
export function skillsAsked(
  pieces: readonly Piece[],
  title: string,
  tagged?: readonly TaggedPiece[],
): FoundSkill[] {
  const found = new Map<string, FoundSkill & { mustScore: number; niceScore: number }>();
  const note = (
    name: string,
    skill: Skill | null,
    score: number,
    nice: boolean,
    index: number,
    own: string | null = null,
    isExplicit = false,
  ): void => {
    const key = folded(skill?.name ?? name);
    const entry = found.get(key) ?? {
      name: skill?.name ?? name,
      own,
      skill,
      must: false,
      isExplicit: false,
      score: 0,
      mustScore: 0,
      niceScore: 0,
      first: index,
    };
    entry.score += score;
    entry.own ??= own;
    entry.isExplicit ||= isExplicit;
    if (nice) entry.niceScore += score;
    else entry.mustScore += score;
    found.set(key, entry);
  };
  // In a short notice without headings every name counts; the tagger learned from long postings.
  const brief =
    pieces.length < 12 &&
    pieces.filter(({ section }) => section === 'must' || section === 'nice').length < 3;
  pieces.forEach((piece, index) => {
    const weight = weights[piece.section];
    if (
      weight === 0 ||
      /^(?:company|employer|location|empresa|ubicación|lugar)\s*:/i.test(piece.text) ||
      (perk.test(piece.text) &&
        !inWords(/\b(experience|knowledge|experiencia|conocimientos?)\b/i).test(piece.text))
    )
      return;
    const marks = tagged?.[index];
    const studies =
      education.test(piece.text) &&
      !inWords(/\b(?:experience (?:in|with|of|using)|knowledge|proficien\w+|familiar\w*)\b/i).test(
        piece.text,
      );
    const matches = skillsIn(piece.text);
    const listed = matches.length > 1;
    const cued = mustCue.test(piece.text);
    for (const match of matches) {
      const { field } = match.skill;
      if (match.exact && piece.section !== 'tags' && !isInList(piece.text, match.start, match.end))
        continue;
      if (match.exact && /^[A-Z]$/.test(match.text) && !listed) continue;
      if (
        studies &&
        field !== 'certificate' &&
        field !== 'language' &&
        match.start > piece.text.search(education)
      )
        continue;
      if (
        marks &&
        field !== 'soft' &&
        !(
          piece.section === 'must' ||
          piece.section === 'nice' ||
          piece.section === 'tags' ||
          brief
        ) &&
        Math.max(
          touching(marks.knowledge, match.start, match.end),
          touching(marks.skill, match.start, match.end),
        ) < sureness.known
      )
        continue;
      const clause = clauseAround(piece.text, match.start);
      if (
        field === 'language' &&
        !cued &&
        !inWords(/\b(speak|spoken|written|language|native|fluent|hablado|idiomas?|nivel)\b/i).test(
          piece.text,
        ) &&
        !((piece.section === 'must' || piece.section === 'nice') && wordsOf(piece.text).length <= 6)
      )
        continue;
      if (
        industries.has(match.skill.name) &&
        !cued &&
        piece.section !== 'must' &&
        piece.section !== 'nice' &&
        piece.section !== 'tags'
      )
        continue;
      const sure =
        marks !== undefined && touching(marks.knowledge, match.start, match.end) >= sureness.aside;
      if (
        (piece.section === 'opening' || piece.section === 'about') &&
        !cued &&
        !sure &&
        companyVoice.test(piece.text)
      )
        continue;
      if (piece.section === 'about' && !cued && !sure) continue;
      const inNice = piece.section === 'nice' || niceCue.test(clause);
      const soft = field === 'soft' ? 0.4 : 1;
      note(
        match.skill.name,
        match.skill,
        (weight + (cued && piece.section !== 'must' ? 1 : 0)) * soft,
        inNice,
        index,
        asWritten(piece, match),
        inNice || cued || piece.section === 'must',
      );
    }
    if (
      !studies &&
      (piece.section === 'must' ||
        piece.section === 'nice' ||
        (cuedStrongly.test(piece.text) && piece.section !== 'about'))
    ) {
      for (const name of unlisted(piece.text, piece.item)) {
        const at = piece.text.indexOf(name);
        if (matches.some(({ start, end }) => start < at + name.length && at < end)) continue;
        if (
          marks &&
          touching([...marks.knowledge, ...marks.skill], at, at + name.length) < sureness.ruled
        )
          continue;
        note(
          cleanName(name) || name,
          null,
          weight * 0.6,
          piece.section === 'nice' || niceCue.test(piece.text),
          index,
          null,
          true,
        );
      }
    }
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
      const listedAs = piece.section === 'tags' ? skillNamed(name.toUpperCase()) : null;
      if (listedAs) {
        note(listedAs.name, listedAs, weight, false, index);
        continue;
      }
      if (skillsIn(name).length > 0) continue;
      note(
        name,
        null,
        weight * span.chance,
        piece.section === 'nice' || niceCue.test(clauseAround(piece.text, span.start)),
        index,
        null,
        piece.section === 'must' || piece.section === 'nice' || mustCue.test(piece.text),
      );
    }
  });
  // A title names the work; its skills count only where the text names them too, or names nothing.
  for (const { skill } of skillsIn(title)) {
    const entry = found.get(folded(skill.name));
    if (entry || found.size < 2)
      note(skill.name, skill, 3, entry ? entry.niceScore > entry.mustScore : false, 0);
  }
  return [...found.values()]
    .map(({ mustScore, niceScore, ...entry }) => ({
      ...entry,
      isExplicit:
        entry.isExplicit && Math.min(mustScore, niceScore) < 0.5 * Math.max(mustScore, niceScore),
      must: mustScore >= niceScore && mustScore > 0,
    }))
    .sort((a, b) => b.score - a.score || a.first - b.first || (a.name < b.name ? -1 : 1));
}

const cuedStrongly = inWords(
  /\b(experience (with|in|of|using)|knowledge (of|in)|proficien|skilled in|expertise in|background in|experiencia (en|con)|conocimientos? (de|en|sobre)|dominio de|manejo de)/i,
);
