// The words of a duty without what comes before and after it: numbers and lead-ins, what the employer promises, the next line where a line break was lost.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBaseVerb } from './dutyVerbs.ts';
import { splitGluedLines } from './gluedLines.ts';
import { cutAtNextAction, trimVerbRow, withCommas } from './listCommas.ts';
import { readSpanishOrder } from './task/spanishOrders.ts';

const marks = /^(?:[^\p{L}\p{N}]+|\p{N}+(?:\.\p{N}+)*[.)]?\s+|\p{L}\)\s+|\p{N}+\)\s*)+/u;
const leadIns: readonly RegExp[] = [
  inWords(
    /^(?:¿?qu[eé] (?:vas a hacer|har[aá]s)|(?:tu|el) d[ií]a a d[ií]a|(?:tu|su) (?:trabajo|misi[oó]n|labor|papel)|misi[oó]n(?: del (?:puesto|cargo))?|(?:position|job|role) (?:purpose|summary|mission)|purpose|summary|mission|what you(?:['’]ll| will) (?:do|be doing)|your (?:day|days|week|role|job|work|mission)|day[- ]to[- ]day|a typical day)\?? ?: */iu,
  ),
  inWords(
    /^(?:tu|el|su) (?:trabajo|labor|misi[oó]n|funci[oó]n|tarea|d[ií]a a d[ií]a) (?:será|es|consistirá en|consiste en) (?=\p{L}+[aei]r(?:se|te)?\b)/iu,
  ),
  inWords(
    /^(?:(?:specific |main |key |your |daily )?(?:tasks|duties|responsibilities|activities|functions)(?: and \w+)?|do|funciones|tareas|responsabilidades) ?:\s*/iu,
  ),
  inWords(/^[^.:]{0,60}\byou will: /iu),
  inWords(
    /^(?:[^.:]{0,50}\b)?(?:includes?|including|incluyen?|consistir[aá] en|ser[aá]n?|son) ?: */iu,
  ),
  inWords(
    /^(?:in this (?:role|position),? )?(?:you(?:['’]ll| will)|the (?:candidate|successful candidate|applicant|person|post ?holder) (?:will|shall)) (?:also |then )?(?:be )?(?:expected to |able to )?(?=\p{L})/iu,
  ),
  inWords(
    /^(?:an?other )?(?:key |main |big )?part of (?:your|the) (?:role|job|work) (?:is|will be|would be) (?:to )?/iu,
  ),
  inWords(
    /^(?:your|the) (?:job|role|work|task|tasks|position) ?(?:is|(?:will )?(?:also )?be|are|(?:will )?(?:also )?(?:includes?|involves?|consists? of))(?: to)? /iu,
  ),
  inWords(/^(?:this (?:will |may )?(?:cover|covers|include|includes|involve|involves)) /iu),
  inWords(
    /^(?:furthermore|moreover|finally|over-?all|in addition|additionally|also),? (?:you )?(?:(?:possess|have) the ability to |will |contribute to |focus on )?/iu,
  ),
  inWords(
    /^(?:this means (?:that )?you|required to|(?:to )?focus(?:ing)? (?:also )?on|being the (?:driver|owner) of|(?:the \p{L}+|s?he(?:\/s?he)?) will|(?:major|main|key|specific) (?:responsibilities|tasks|duties)|detailed description|actively|closely|continuously) (?=\p{L})/iu,
  ),
  inWords(
    /^(?:play(?:ing)?|tak(?:e|ing)|hav(?:e|ing)|own(?:ing)?|assum(?:e|ing)) (?:(?:an?|the) (?:\p{L}+ ){0,2}(?:role|part|lead)|lead) in (?:successfully )?(?=\p{L}+ing\b)/iu,
  ),
  inWords(
    /^(?:the )?ability to (?=(?:automate|build|design|develop|write|create|analy[sz]e|test|maintain|troubleshoot|configure|debug|operate|implement)\b)/iu,
  ),
  // "Being responsible identifying …", "Participate in and drive …"
  inWords(
    /^(?:being (?:responsible|accountable|in charge) (?=\p{L}+ing\b)|(?:both )?participat(?:e|ing) in and (?=\p{L}))/iu,
  ),
  inWords(
    /^work(?:ing)? (?:as (?:a )?part of|in|within|with|alongside|closely|hands-on|together) [^,.;]{0,90}? to (?:help (?:to )?)?(?=(?:build|develop|design|deliver|implement|define|create|improve|ensure|provide|maintain|automate|identify|solve|test|support|plan|analy[sz]e|manage|optimi[sz]e)\b)/iu,
  ),
  inWords(/^(?:\p{L}+ ){1,9}(?:(?:is|are|be|being) )?(?=responsible for )/iu),
  inWords(
    /^(?:tak(?:e|ing)|hav(?:e|ing)|assum(?:e|ing)) (?:an? |the |full |overall |end-to-end |shared |direct )*(?:responsibility|ownership|accountability) (?:for|of|in) (?=\p{L}+ing\b)/iu,
  ),
  inWords(
    /^(?:be )?work(?:ing)? on (?=(?:build|develop|design|creat|implement|improv|automat|leverag|maintain|test|deliver|optimi[sz]|integrat|defin|migrat)ing\b)/iu,
  ),
  inWords(
    /^bring(?:ing)? your [^.;]{3,80}? (?:in|to|into) (?=(?:shap|build|develop|design|creat|improv|defin)ing\b)/iu,
  ),
  inWords(/^(?:strive|aim|seek|endeavou?r|be expected) to (?=\p{L})/iu),
  inWords(
    /^our (?=(?:(?!(?:is|are|was|will|has|have|can|offers?|works?|team|teams|company|mission|vision|values|culture|clients?|customers?|goal)\b)[\p{L}&/-]+ ?){2,6}$)/iu,
  ),
  inWords(
    /^(?:asimismo|adem[aá]s|tambi[eé]n|igualmente|en concreto|en particular|entre otras cosas),? /iu,
  ),
  inWords(
    /^(?:la persona (?:contratada|seleccionada|elegida)|el (?:candidato|trabajador)(?:\/a)?|quien entre) (?=\p{L}+(?:rá|rán)\b)/iu,
  ),
  inWords(
    /^(?:el (?:prop[oó]sito|objetivo) (?:del (?:cargo|puesto) )?(?:es|será)|la misi[oó]n (?:del (?:cargo|puesto) )?(?:es|será)) /iu,
  ),
  inWords(/^en dependencia [^.;]{0,140}, (?=(?:será responsable de|te|se) )/iu),
  // Before a noun it stays: "Te encargarás de la caja".
  inWords(
    /^(?:(?:te|se) (?:encargar|ocupar|responsabilizar)(?:ás|á) de|será?s? responsable de|tendrás? que|deberás?|vas? a) (?:adem[aá]s |tambi[eé]n )?(?=\p{L}+(?:ar|er|ir)(?:se|l[aeo]s?)?\b)/iu,
  ),
];
/** What the employer gives, the person's own gain, or how: it may go, as what is done precedes it. */
const tails: readonly RegExp[] = [
  inWords(
    /,? (?:(?:fully )?supported by (?:an?|the|our|your) |(?:that|which) (?:provides?|offers?|gives?) you |(?:so |and )?you (?:need|can|will) |going the extra mile|where you ).*$/iu,
  ),
  inWords(
    /,? (?:(?:as|when|where|if|whenever|wherever) (?:and (?:when|where|as) )?(?:it is )?(?:required|needed|necessary|requested|appropriate|applicable|possible|directed|instructed|assigned)(?: by [^,;]*)?|on request|(?:cuando|si|siempre que|donde) (?:sea|fuera|fuese|es) (?:necesario|preciso|posible|oportuno)|en caso (?:necesario|de ser necesario)|seg[uú]n (?:necesidad(?:es)?|se requiera|proceda|corresponda)|cuando (?:se requiera|proceda|corresponda|haga falta))$/iu,
  ),
  inWords(
    / (?:is|are) (?:also )?(?:expected|required|included|likely|part of (?:the|your) (?:role|job|work|weekly|daily)\b.*)$/iu,
  ),
  inWords(
    /,? (?:cuando|siempre que|si) (?:veas|vea|haya|puedas|pueda|surja|surjan|lo veas|lo requiera)(?=\P{L}|$).*$/iu,
  ),
  inWords(/,? y no te [^,]*$/u),
  inWords(/, que (?:ahora|hoy|actualmente)(?=\P{L}).*$/iu),
];

/** After these "you" belongs to what is done: "customers who call you with questions". */
const leadsToYou = inWords(
  /\b(?:that|what|when|where|than|if|as|which|sure|who|whom|whose|why|how|because|while|before|after|until|unless|once|for|from|like|about|with|to|call|give|help|tell|ask|show|let|make|send|bring|enable|allow|teach|guide|support|meet|contact|visit)s?$/iu,
);
const leastLeft = 4;

/** Without the sentence about the reader that lost its stop: "Keep the books of the shop you will love it". */
function cutBeforeYou(line: string): string {
  const words = line.split(' ');
  const at = words.findIndex((word, index) => {
    const isJoined = /^and$/i.test(words[index - 1] ?? '');
    const before = words[isJoined ? index - 2 : index - 1] ?? '';
    return (
      word === 'you' &&
      /^\p{L}/u.test(words[index + 1] ?? '') &&
      /\p{L}{3}$/u.test(before) &&
      !leadsToYou.test(before)
    );
  });
  const end = /^and$/i.test(words[at - 1] ?? '') ? at - 1 : at;
  return at > 0 && end >= leastLeft ? words.slice(0, end).join(' ') : line;
}

/** Verbs whose future has lost or changed a vowel, whatever precedes them: "intervendrá", "expondrá", "rehará". */
const irregular: readonly [RegExp, string][] = [
  [/tendr$/, 'tener'],
  [/pondr$/, 'poner'],
  [/vendr$/, 'venir'],
  [/saldr$/, 'salir'],
  [/valdr$/, 'valer'],
  [/^(?:re|des|contra)?har$/, 'hacer'],
  [/^dir$/, 'decir'],
  [/^sabr$/, 'saber'],
  [/^querr$/, 'querer'],
  [/^cabr$/, 'caber'],
];
/** "realizará", "realizarás" → "realizar"; null for other words. */
export function infinitiveOf(word: string): string | null {
  const [, stem = ''] = /^(\p{L}{2,}r)(?:ás|á|án)$/u.exec(word.toLowerCase()) ?? [];
  if (stem === '' || /^(?:ser|estar|podr|deber|habr)$/.test(stem)) return null;
  const found = irregular.find(([ending]) => ending.test(stem));
  if (found) return stem.replace(stem.endsWith('har') ? /har$/ : found[0], found[1]);
  return /(?:ar|er|ir)$/.test(stem) ? stem : null;
}

/** "Te encargarás de la caja" → "Encargarse de la caja"; "Serás responsable de …" → "Responsable de …". */
function withReflexive(line: string): string {
  return line
    .replace(/^(?:te|se) (encargar|ocupar|responsabilizar|dedicar)(?:ás|á) (?=del? |a )/iu, '$1se ')
    .replace(/^será?s? responsable (?=del? )/iu, 'Responsabilizarse ')
    .replace(/^(\p{L}{2,}[aei]r)te (?=\p{L})/iu, '$1se ');
}

/** "Diseñarás los flujos y convertirás …" → "Diseñar los flujos y convertir …". */
function withInfinitives(line: string): string {
  const words = line.split(' ');
  const [first = ''] = words;
  const isInfinitive = /^\p{L}+(?:ar|er|ir)(?:se)?$/u.test(first);
  // "Prepare" and "Supervise" are English, too: then another word of the line must be Spanish.
  const isOrder =
    readSpanishOrder(first) !== null &&
    (toBaseVerb(first) === null ||
      words.some((word) => isFunctionWord(word, 'es') && !isFunctionWord(word, 'en')));
  if (infinitiveOf(first) === null && !isInfinitive && !isOrder) return line;
  return words
    .map((word, index) => {
      const bare = word.replace(/[,;.]$/, '');
      const before = words[index - 1] ?? '';
      if (
        /^(?:que|quien|quienes|donde|cómo|cuándo|te|se|nos|lo|la|le|no)$/i.test(before) ||
        ((isInfinitive || (isOrder && index > 0)) && !/^[yeo]$|,$/i.test(before))
      )
        return word;
      const order = isOrder ? readSpanishOrder(bare) : null;
      return (order ?? infinitiveOf(bare) ?? bare) + word.slice(bare.length);
    })
    .join(' ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "the team the company": a name that the posting does not give. */
function removeCompany(line: string): string {
  return line
    .replaceAll(
      inWords(/\bthe company (?=(?:users|customers|platform|team|website|brand|staff|app)\b)/gu),
      'the ',
    )
    .replaceAll(/(\p{L}+) the company(?=$|[\s,.])(?!['’])/gu, (whole, before: string) =>
      isFunctionWord(before.toLowerCase(), 'en') ||
      toBaseVerb(before) !== null ||
      /^\p{Lu}/u.test(before) ||
      /(?:within|across|inside|outside|throughout|behind|around|regarding)$/.test(before)
        ? whole
        : before,
    );
}

/** What is done, without the clause that speaks to the reader or for the company; the line itself where nothing would be left. */
export function removeAddress(line: string): string {
  const at = line.search(inWords(/\b(?:we|you|us)\b(?!['’]s)/iu));
  if (at < 0) return line;
  const joints = [
    ...line
      .slice(0, at)
      .matchAll(
        inWords(
          /,?\s(?:making sure|ensuring|so that|so|while|where|which|that|because|when|if|as|and|to ensure|to make sure)(?=\s)/giu,
        ),
      ),
  ];
  const end = joints.at(-1)?.index ?? -1;
  const short = line.slice(0, Math.max(0, end));
  return short.split(' ').length >= 4 ? short : line;
}

/** What stands before the next line, where a line break was lost. */
const readFirstLine = (line: string): string => splitGluedLines(line)[0] ?? line;

/** The duty alone; the line itself where nothing of it would be left. `isWhole`: further actions of the same line stay. */
export function toPlainDuty(line: string, isWhole = false): string {
  let plain = removeCompany(line.replaceAll(/\s+/g, ' ').trim().replace(marks, '')).replace(
    inWords(/^((?:to )?)(\p{L}+ and )?project[- ]manage (?=an? |the |our )/iu),
    '$1$2manage ',
  );
  for (const pattern of leadIns) plain = plain.replace(pattern, '');
  for (const pattern of isWhole ? tails.slice(1) : tails) plain = plain.replace(pattern, '');
  const one = withCommas(
    trimVerbRow(
      readFirstLine(
        withInfinitives(withReflexive(isWhole ? plain.trim() : cutBeforeYou(plain.trim()))),
      ),
    ),
  );
  plain = (isWhole ? one : cutAtNextAction(one)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '');
  return plain.length >= 4 ? plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : line;
}
