// The responsibilities a posting names, as short phrases in its own words.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { Piece } from './sections.ts';
import type { TaggedPiece } from './tagged.ts';
import { baseOf } from './verbForms.ts';

const duty = inWords(
  /\b(?:you(?:'ll| will|’ll)(?: be)?(?: also)?|you are(?: going)? to|(?:will be |are |be )?responsible for|your (?:main |primary |key )?(?:tasks?|role|responsibilit(?:y|ies)|job) (?:is|are|will be|include[s]?|will include)(?: to)?|te encargarás de|serás responsable de|tendrás que|tu misión será|deberás)\s+(.{12,240})$/iu,
);
const notDuty = inWords(
  /\b(?:receive|enjoy|get (?:a|to)|find (?:a|us)|join|be part of|be offered|be based|report to|be reporting|need|be required to have|love|benefit|be joining|work (?:from|at|in) (?:our|the)|have (?:the|a|an|access|experience|at least|strong)|learn more|be contacted|be able|be (?:given|working (?:in|with) an?)|become|recibirás|disfrutarás|salary)\b/iu,
);

const requirement = inWords(
  /\b(?:(?<!\bthe |\ball |\bany |\bas |\bif |\bwhen |\bwhere |\bmeets? )required(?! by\b)|requirement|must have|years of experience|at least \d|se requiere|imprescindible|experiencia (?:m[ií]nima|de|en)|a[ñn]os de experiencia)\b/iu,
);

/** Enough to distinguish a Spanish line from an English one. */
const spanishWords = inWords(/\b(?:el|la|los|las|del|y|para|con|en)\b/iu);

function tidy(text: string): string {
  return text
    .replaceAll(
      /<ORGANIZATION>(?:\s*<[A-Z]{2,}>)*(?=['’\s])/g,
      spanishWords.test(text) ? 'la empresa' : 'the company',
    )
    .replaceAll(
      inWords(/\s*(?:\b(?:in|at|from|for|to|of|with)\s+)?<[A-Z]{2,}>(?:\s*<[A-Z]{2,}>)*/g),
      '',
    )
    .replaceAll(inWords(/\b(?:the|a|an|our) the company\b/giu), 'the company')
    .replaceAll(/\s+([,.;:])/g, '$1')
    .replace(/^[\s•*–-]+/, '')
    .replace(/[\s.;:,]+$/, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const quality = inWords(
  /^(?:be\b|being\b|have\b|having\b|are\b|is\b|can\b|able\b|ability\b|good\b|strong\b|team[- ]player|self-|communicat\w+ skills|interpersonal|social|organi[sz]ational|analytical|creative|proactive|independent\w*|flexib\w*|structured|motivated|passion\w*|problem[- ]solving|attention\b)/iu,
);

/** "You will maintain the backend" as "maintain the backend"; other sentences on "you" unchanged. */
function removeYou(text: string): string {
  const rest = text.replace(
    inWords(
      /^(?:and |then |(?:in|as part of) (?:your|this|the) (?:new )?(?:role|position|job),? )?you(?:['’]ll| will| would)?:? (?:also |then |thereby )?(?=\p{L})/iu,
    ),
    '',
  );
  return rest !== text && baseOf(/^\p{L}+/u.exec(rest)?.[0] ?? '') !== null ? rest : text;
}

/** A phrase that begins with a verb: something to do, not a quality of a person. */
function isAction(phrase: string): boolean {
  const words = wordsOf(phrase);
  return (
    words.length >= 3 &&
    !quality.test(phrase) &&
    /^\p{L}{3,}/u.test(phrase) &&
    !/(?:ity|ness|ment|skills)$/u.test(words[0]?.lower ?? '')
  );
}

function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** At most `max` responsibilities, in the order of the posting. Where no rule finds two, the tagger's phrases are taken (`tagged`, one for each piece). */
export function findResponsibilities(
  pieces: readonly Piece[],
  tagged: readonly TaggedPiece[] | undefined,
  max = 12,
  longest = 240,
): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const add = (text: string, item: boolean): void => {
    const phrase = upperFirst(removeYou(tidy(text)));
    const words = wordsOf(phrase).length;
    const key = phrase.toLowerCase();
    if (words < (item ? 2 : 3) || phrase.length > longest || seen.has(key) || phrase.endsWith('?'))
      return;
    seen.add(key);
    found.push(phrase);
  };
  const hasTasks = pieces.filter((piece) => piece.section === 'tasks').length >= 2;
  for (const [index, piece] of pieces.entries()) {
    if (piece.section === 'offer' || piece.section === 'apply' || piece.section === 'nice')
      continue;
    const marks = tagged?.[index];
    if (
      marks &&
      !piece.item &&
      ![...marks.skill, ...marks.knowledge].some(({ chance }) => chance >= 0.12)
    )
      continue;
    const sentence = duty.exec(piece.text)?.[1];
    if (sentence && !notDuty.test(sentence.split(/\s+/).slice(0, 4).join(' ')))
      for (const part of sentence.split(
        inWords(
          /,\s+(?:y\s+)?de\s+(?=\p{L}{2,}(?:ar|er|ir)\b)|\s+y\s+de\s+(?=\p{L}{2,}(?:ar|er|ir)\b)/u,
        ),
      ))
        add(part.replace(/^de\s+/u, ''), piece.item);
    else if (
      piece.section === 'tasks' &&
      hasTasks &&
      !inWords(/\b(?:we|our team|you are|you have)\b/i).test(
        piece.text.split(/\s+/).slice(0, 3).join(' '),
      ) &&
      !piece.text.endsWith('?') &&
      !requirement.test(piece.text)
    )
      add(piece.text, piece.item);
  }
  if (found.length < 2)
    pieces.forEach((piece, index) => {
      if (
        piece.section === 'offer' ||
        piece.section === 'apply' ||
        piece.section === 'nice' ||
        requirement.test(piece.text)
      )
        return;
      for (const { start, end, chance } of tagged?.[index]?.skill ?? [])
        if (chance >= 0.25 && isAction(piece.text.slice(start, end)))
          add(piece.text.slice(start, end), piece.item);
    });
  return found.slice(0, max);
}
