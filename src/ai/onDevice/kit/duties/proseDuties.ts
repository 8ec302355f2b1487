// Actions that a posting names in sentences about the role, outside its list of duties: looked for where that list is short.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { findActions } from './dutyClauses.ts';
import { isAction } from './dutyKind.ts';
import { toPlainDuty } from './dutyLine.ts';
import { rankOf } from './dutyRank.ts';

/** Speaks of what the person does, not of what they have or get. */
const ofRole = {
  en: inWords(
    /\b(?:you(?:['’]ll| will| would|['’]d)|(?:candidate|applicant|post-?holder|jobholder|person|student|postdoc|fellow|scholar|researcher|developer|engineer|manager|analyst|specialist|consultant|officer|assistant|technician|designer|architect|scientist|professor|director|lead|coordinator|administrator|controller) (?:will|shall|is (?:responsible|expected)|would)|responsib\w+ (?:for|to|is|are|will|include)|(?:(?:looking|searching) for|seek(?:ing)?|recruiting|hiring) [^.]{3,90}? (?:to|who)|your (?:\w+ )?(?:role|job|task|tasks|work|mission|duties|focus) (?:is|are|will|includes?|consists?|involves?)|(?:key|main|primary) (?:tasks?|duties|responsibilities)|(?:role|position|job) (?:is|will|involves?|includes?|requires?|entails?|focus(?:es)? on)|(?:work|projects?|research|stay) (?:will (?:focus on|involve|include)|involves?|revolves? around)|in this project,? (?:we|you) will|(?:aim|goal|objective|purpose) (?:of (?:the|this) (?:project|position|work|study|phd|role|job) )?(?:will be|is) to|your (?:day|days|week)|you['’]d be|you (?:also )?(?:complete|arrange|handle|deliver|organi[sz]e|recruit|train|teach|cook|bake|clean|drive|repair|take|are|ensure|manage|lead|plan|drive|maintain|build|run|look after|prepare|coordinate|support|answer|write|check|design|develop))\b/iu,
  ),
  es: inWords(
    /\b(?:encarg\p{L}+ de|responsab\p{L}+|funciones|tareas|misi[oó]n|consist\p{L}+ en|prop[oó]sito|te ocupar\p{L}+|deber[aá]s?|tendr[aá]s? que|(?:el|la) (?:candidat[oa]|titular|persona)|tu (?:trabajo|labor|d[ií]a a d[ií]a|papel)|vas a|tambi[eé]n|\p{L}{3,}r(?:á|ás))(?=\P{L}|$)/iu,
  ),
} as const;
const noDuty = inWords(
  /\b(?:you (?:have|need|must|should|bring|hold|get|receive|enjoy)|you(?:['’]ll| will) (?:have (?:a|an|the|at)|need|get|receive|enjoy|love|find|join|be (?:given|offered|part of an?|based|rewarded|paid)|bring|work (?:from|at)|learn|grow|benefit|report)|experience (?:in|with|of)|knowledge of|skills|degree|years|salary|we offer|benefits?|apply|application|(?<!\bto )interviews?|invit\w+ (?:you )?to (?:an )?interview|contact|e-?mail|cv|ofrecemos|experiencia|conocimientos?|titulaci[oó]n|salario|retribuci[oó]n|contrato|candidatura|curr[ií]culum)\b/iu,
);
/** What the company wants of itself. */
const ofCompany = inWords(
  /\b(?:our (?:goal|mission|vision|ambition|aim|purpose) is|nuestr[oa] (?:objetivo|misión|visión|propósito) es)\b/iu,
);
const shortest = 20;
const longest = 700;
const most = 8;
const mostOfSentence = 6;
/** The employer may stand around it; these words begin what is done in the job. */
const opensRole = inWords(
  /^(?:in this (?:role|post|position|job),? you(?:['’]ll| will)?|as (?:an? |our )?[^,.]{3,40} you(?:['’]ll| will)?|your (?:day|week|job|role)|en este puesto|tu (?:trabajo|d[ií]a a d[ií]a))(?=\P{L})/iu,
);
/** So many parts, of them actions, make a list. */
const leastListed = 4;
const leastActions = 3;

/** True for what stands beside the work: what is offered, how to apply, what would be nice. */
const isBeside = (section: Piece['section']): boolean =>
  section === 'offer' || section === 'apply' || section === 'nice';

/** Where the next sentence speaks to the reader, and the full stop before it was lost: "… of the yard You plan the rounds". */
const nextToReader = inWords(/(?<=\p{Ll}{3})\s(?=(?:You|YOU) (?:will )?\p{Ll}{3,} )/u);
/** Sentences that were run together before one that speaks to the reader. `isCut`: more than one, so that nobody knows what part of the posting each is of. */
const splitAtReader = (text: string): { line: string; isCut: boolean }[] => {
  const parts = text.split(nextToReader);
  return parts.map((line) => ({ line, isCut: parts.length > 1 }));
};

/** The sentences of a posting: pieces of one line that belong together are joined again. */
function sentencesOf(pieces: readonly Piece[]): { text: string; section: Piece['section'] }[] {
  const found: { text: string; section: Piece['section']; line: number }[] = [];
  for (const { text, section, line } of pieces) {
    const last = found.at(-1);
    if (last && last.line === line && last.section === section && !/[.!?:]$/.test(last.text))
      last.text += `${/[,;]$/.test(last.text) ? '' : ','} ${text}`;
    else found.push({ text, section, line });
  }
  return found;
}

/** "Funciones: conducción de autobuses, venta de billetes, información a los viajeros": a list in one line, each action with all its things; empty for other lines. */
function splitListed(line: string, language: 'en' | 'es'): string[] {
  const parts = toPlainDuty(line, true)
    .replace(opensRole, '')
    .replace(/^[^:,]{3,40}:\s*/u, '')
    .trim()
    .split(/[,;]\s+/u)
    .map((part) => part.trim().replace(/\.$/u, ''));
  const listed: string[] = [];
  for (const [index, part] of parts.entries()) {
    const bare = part.replace(/^(?:and|&|y|e)\s+/iu, '');
    // "an officer to inspect shops": the first action stands behind its subject.
    if (index === 0) listed.push(isAction(bare) ? bare : (findActions(line, language)[0] ?? bare));
    else if (isAction(bare) && bare.includes(' ')) listed.push(bare);
    // "inspect shops, markets and stalls": the next thing of the same action.
    else if (!(listed.at(-1) ?? '').includes(part)) listed[listed.length - 1] += `, ${part}`;
  }
  const actions = listed.filter((part) => isAction(part));
  return parts.length >= leastListed && actions.length >= leastActions ? actions : [];
}

/** Actions that the sentences of a posting name and its duties do not, each a line in the posting's words. */
export function findProseDuties(
  pieces: readonly Piece[],
  duties: readonly string[],
  language: 'en' | 'es',
): string[] {
  const listed = duties.join('\n').toLowerCase();
  const found: string[] = [];
  for (const { text, section } of sentencesOf(pieces)) {
    if (section !== 'tasks' && isBeside(section) && !opensRole.test(text)) continue;
    const lines = text.split(/\s[-•·*]\s?(?=\p{Lu}\p{Ll})/u);
    for (const { line, isCut } of lines.flatMap(splitAtReader)) {
      const inList = splitListed(line, language);
      const isOfRole =
        (lines.length > 1 ||
          (section === 'tasks' && inList.length > 0) ||
          ofRole[language].test(line)) &&
        ((section === 'tasks' && !isCut) || !noDuty.test(line));
      if (
        !isOfRole ||
        ofCompany.test(line) ||
        line.length < shortest ||
        line.length > longest ||
        line.endsWith('?') ||
        listed.includes(line.slice(0, 40).toLowerCase())
      )
        continue;
      const actions = (
        inList.length > 0
          ? inList.flatMap((part) => findActions(part, language))
          : findActions(line, language)
      ).filter(
        (action) => rankOf(action) === 0 && !listed.includes(action.slice(2, 40).toLowerCase()),
      );
      for (const action of actions.slice(0, inList.length > 0 ? most : mostOfSentence))
        if (found.length < most) found.push(action);
    }
  }
  return found;
}
