// Starts a line with its action verb: "Responsible for managing X" becomes "Managed X". It never exaggerates: "helped" stays "helped".
import { inWords } from '#domain/text/wordLimits.ts';
import { fromGerund } from '#ai/onDevice/posting/verbForms.ts';
import type { Edit } from '#domain/text/applyChanges.ts';

const irregular: Record<string, string> = {
  building: 'built',
  leading: 'led',
  writing: 'wrote',
  running: 'ran',
  making: 'made',
  setting: 'set',
  taking: 'took',
  keeping: 'kept',
  teaching: 'taught',
  selling: 'sold',
  buying: 'bought',
  giving: 'gave',
  finding: 'found',
  driving: 'drove',
  overseeing: 'oversaw',
  holding: 'held',
  bringing: 'brought',
  doing: 'did',
  meeting: 'met',
  dealing: 'dealt',
  drawing: 'drew',
  growing: 'grew',
  cutting: 'cut',
  speaking: 'spoke',
  sending: 'sent',
  paying: 'paid',
  putting: 'put',
  feeding: 'fed',
  choosing: 'chose',
  rewriting: 'rewrote',
  rebuilding: 'rebuilt',
};
const irregularEs: Record<string, string> = {
  hacer: 'hice',
  tener: 'tuve',
  poner: 'puse',
  conducir: 'conduje',
  traducir: 'traduje',
  producir: 'produje',
  reducir: 'reduje',
  mantener: 'mantuve',
  obtener: 'obtuve',
  proponer: 'propuse',
  leer: 'leí',
  dar: 'di',
  construir: 'construí',
  introducir: 'introduje',
  disponer: 'dispuse',
  intervenir: 'intervine',
};
const verbsOfNouns: Record<string, string> = {
  improvements: 'Improved',
  changes: 'Changed',
  updates: 'Updated',
  repairs: 'Repaired',
  corrections: 'Corrected',
};

function pastOf(gerund: string): string {
  const known = irregular[gerund];
  if (known) return known;
  const stem = gerund.slice(0, -3);
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
}

function preteriteOf(infinitive: string): string {
  const known = irregularEs[infinitive];
  if (known) return known;
  const stem = infinitive.slice(0, -2);
  if (!infinitive.endsWith('ar')) return `${stem}í`;
  return `${writeBeforeE(stem)}é`;
}

/** A Spanish stem as it is written before an e, so that it sounds the same: busc-, busqu-. */
function writeBeforeE(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  return stem.endsWith('z') ? `${stem.slice(0, -1)}c` : stem;
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The edit that puts the action verb first; null when it is first already, or when the result would be ungrammatical. `isNow`: the line is of a current job, and stays in the present. */
export function putVerbFirst(line: string, isNow = false): Edit | null {
  const english = inWords(
    /^(?:(?:I (?:was|am)|Was|My role was) )?(?:responsible for|in charge of|tasked with|accountable for|(?:my )?(?:duties|responsibilities|tasks) (?:included|include|were|are):?) ([a-z]{2,}ing)\b/i,
  ).exec(line);
  if (english?.[1]) {
    // A second -ing form would hang in the air.
    if (inWords(/(?:,| and| or) (?:[a-z]+ly )?[a-z]{2,}ing\b/).test(line.slice(english[0].length)))
      return null;
    const gerund = english[1].toLowerCase();
    const verb = isNow ? fromGerund.get(gerund) : pastOf(gerund);
    return verb ? { start: 0, end: english[0].length, text: capitalise(verb) } : null;
  }
  const spanish =
    /^(?:(?:Fui|Era|Soy|Estaba) )?(?:la |el )?(?:responsable|encargad[oa]|a cargo) de (\p{Ll}{3,}(?:ar|er|ir))(?!\p{L})/iu.exec(
      line,
    );
  if (spanish?.[1]) {
    // The present of Spanish verbs changes their stems ("atender", "atiendo"): such a line stays as it is.
    if (
      isNow ||
      /(?:,| y| e| o) \p{Ll}{2,}(?:ar|er|ir)(?!\p{L})/u.test(line.slice(spanish[0].length))
    )
      return null;
    return {
      start: 0,
      end: spanish[0].length,
      text: capitalise(preteriteOf(spanish[1].toLowerCase())),
    };
  }
  const noun = inWords(
    /^(?:I )?made (?:several |many |some )?(improvements|changes|updates|repairs|corrections) to\b/i,
  ).exec(line);
  if (noun?.[1])
    return { start: 0, end: noun[0].length, text: verbsOfNouns[noun[1].toLowerCase()] ?? noun[0] };
  const subject = /^(?:I|Yo) (?=\p{Ll}{3,})/u.exec(line);
  // Where the person speaks on, the first "I" stays with the others.
  if (
    subject &&
    !inWords(/^I (?:am|was|have|had|can|would|also)\b/).test(line) &&
    !/(?<!\p{L})(?:I|Yo|yo)(?!\p{L})/u.test(line.slice(subject[0].length))
  )
    return {
      start: 0,
      end: subject[0].length + 1,
      text: (line[subject[0].length] ?? '').toUpperCase(),
    };
  return null;
}
