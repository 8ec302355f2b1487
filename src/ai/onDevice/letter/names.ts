// Names as a letter writes them: no capitals all through, no legal form behind a company, a title with its article, lists with "and".
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { scoreTitle } from '#ai/onDevice/resume/shape/kinds.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';

const particles = new Set(
  'de del la las los y e da do dos das van von der den di du le'.split(' '),
);

/** A name typed in capitals as it is written otherwise; other names stay as they are. */
export function normalizeCase(name: string): string {
  if (/\p{Ll}/u.test(name) || name.trim().split(/\s+/).length < 2) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && particles.has(word)
        ? word
        : word.replaceAll(
            /(^|[-'’.])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

const legalForm =
  /[\s,]+(?:ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|gmbh|ag|kg|se|b\.?v|n\.?v|s\.?\s?l(?:\.?\s?u)?|s\.?\s?a(?:\.?\s?u)?|s\.?r\.?l|s\.?\s?coop|s\.?a\.?s|a\/s|aps|ab|oy|pty ltd)\.?(?:\s*\([^)]*\))?$/iu;

/** A company as people call it: "Orchard & Vale Ltd" is "Orchard & Vale". */
export function stripLegalForm(name: string): string {
  const short = name
    .replace(/\s*(?:\||\s[–—-]\s).*$/u, '')
    .replace(/(?<=\S{3}.*)\s*\([^()]*\)?$/u, '')
    .replace(legalForm, '')
    .trim();
  return short.length >= 2 ? short : name.trim();
}

/** True when title and employer of an employment look like what they should be; a line that was cut wrongly is not used as a fact. */
export function isPlausibleJob({ title, employer }: { title: string; employer: string }): boolean {
  const swapped = title.split(', ');
  if (
    swapped.length === 2 &&
    isRoleNoun((swapped[1] ?? '').toLowerCase()) &&
    !swapped[0]?.split(' ').some((word) => isRoleNoun(word.toLowerCase()))
  )
    return false;
  if (
    /^(?:trabajos?|experiencia|empleos?|jobs?|work|employment|history|experience|present|today|actualidad|others?|otros|various|varios)$/i.test(
      employer.trim(),
    )
  )
    return false;
  // A heading, and no firm: "Before that", "Earlier work".
  if (
    inWords(
      /^(?:before (?:that|this|then)|prior to (?:that|this)|earlier(?: (?:work|jobs?|roles?|career|on))?|previously|previous (?:work|jobs?|roles?)|after (?:that|this)|since then|antes(?: de (?:eso|esto|ello))?|anteriormente|previamente|otros (?:trabajos|empleos)|después(?: de eso)?|desde entonces)\W*$/iu,
    ).test(employer.trim())
  )
    return false;
  return (
    [title, employer].every(
      (name) => name.trim() !== '' && !/[:;]|\d{4}/.test(name) && name.split(/\s+/).length <= 9,
    ) &&
    /^[\p{Lu}\d]/u.test(employer) &&
    !inWords(/\b(?:lapsed|expired|renewed|course|valid|certificate|school leaving)\b/i).test(title)
  );
}

/** True for words that name a post at all: a town or a lorry that was read as one is not used. */
export const namesPost = (title: string): boolean => scoreTitle(title) > 0;

/** A title inside a sentence: in lower case in Spanish ("trabajo como enfermera"), unchanged in English. */
export function formatTitle(title: string, language: 'en' | 'es'): string {
  const usual = normalizeCase(title);
  return language === 'es' && /^\p{Lu}\p{Ll}/u.test(usual)
    ? usual.slice(0, 1).toLowerCase() + usual.slice(1)
    : usual;
}

/** Words of an advertisement before or after the name of its post. */
const beforeTitle =
  /^(?:(?:solicitamos|se solicita|se busca|buscamos|se necesita|se precisa|se requiere|vacante(?: de)?|puesto de|oferta de(?: empleo)?:?|we(?: are|'re|’re) (?:hiring|looking for)|now hiring|hiring|wanted|job title|vacancy(?: for)?)\s*[:–-]?\s*)+(?:(?:an?|una?)\s+)?/iu;
const behindTitle =
  /\s*\((?:[mfdwxhv](?:\/[mfdwxhv])+|all genders)\)|,\s*(?:from|starting|start|desde|a partir de)\s.*$/giu;

/** The name of a post without the words around it: no "we are hiring", no school and town and date behind commas. */
export function cleanTitle(title: string): string {
  const bare = title.replace(beforeTitle, '').replaceAll(behindTitle, '').trim();
  const [first = '', ...rest] = bare.split(/,\s+/);
  // One more name may belong to the post ("Driver, chilled distribution"); two are where it is.
  const short =
    rest.length >= 2 && first.split(' ').some((word) => isRoleNoun(word.toLowerCase()))
      ? first
      : bare;
  return short === '' ? title : normalizeCase(short);
}

const single = inWords(
  /^(?:head|chief|director|vice|vp|president|ceo|cto|cfo|coo|acting|interim)\b/i,
);

/** "a Charge Nurse", "an HR Officer"; titles that one person holds, and words that name no role, go without. */
export function addArticle(title: string): string {
  const [core = ''] = title.split(/[,(–—|]|\s(?:of|for|in|at|and|&)\s/i);
  const last = core.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  if (
    !(isRoleNoun(last) || /\p{L}{3}(?:er|or|ist|ian|ant|man|woman)$/u.test(last)) ||
    single.test(title) ||
    last.endsWith('ss') ||
    (last.endsWith('s') && isRoleNoun(last.slice(0, -1)))
  )
    return title;
  const [first = ''] = title.split(/[\s-]/);
  const isLetters = /^\p{Lu}{2,}$/u.test(first);
  const sounds = isLetters
    ? /^[AEFHILMNORSX]/.test(first)
    : /^[aeiou]/i.test(first) && !/^(?:uni|use|eu|one)/i.test(first);
  return `${sounds ? 'an' : 'a'} ${title}`;
}

/** True for a skill that is called the same in both languages: mostly a product ("Docker", "Google Analytics"). */
export const isProduct = ({ name, spanish }: { name: string; spanish: string }): boolean =>
  name === spanish;

/** A skill inside a sentence: in lower case where it is an ordinary word, or where only its first word was capitalised. */
export function formatSkill(name: string, texts: string): string {
  const small = name.toLowerCase();
  if (small === name || /\p{L}\p{Lu}|\d|[+#/.&]/u.test(name)) return name;
  const known = findSkillNamed(name);
  if (known) return isProduct(known) || name.length <= 3 ? name : small;
  return /^\p{Lu}\p{Ll}{2,}(?: \p{Ll}[\p{Ll}-]*)+$/u.test(name) || texts.includes(` ${small}`)
    ? small
    : name;
}

/** "Ccama Belizario, Edwin Rolando" as it is signed: "Edwin Rolando Ccama Belizario". */
export function formatSignedName(name: string): string {
  const [last = '', first, more] = name.split(/,\s+/);
  return first &&
    more === undefined &&
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.test(first) &&
    first.length > 3
    ? `${first} ${last}`
    : name;
}

/** Names in a row: "A, B and C". */
export function joinNames(names: readonly string[], language: 'en' | 'es'): string {
  const last = names.at(-1) ?? '';
  const and = language === 'en' ? ' and ' : /^h?i(?![ae])/i.test(last) ? ' e ' : ' y ';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
}

/** "Deliveries, sawing to length, pickling bath" with its last comma made an "and"; lists that close in another way stay. */
export function joinLastWithAnd(line: string, and: 'and' | 'y'): string {
  const parts = line.split(', ');
  const last = parts.at(-1) ?? '';
  const isList =
    parts.length > 2 &&
    parts.every((part) => part.split(' ').length <= 5 && !/(?:^|\s)\d/.test(part)) &&
    !/(?:ed|id[oa]s?|ad[oa]s?)$/u.test(last) &&
    !/^(?:and|or|y|e|o|not|also|mostly|including|incluid[oa]s?|incluyendo) /u.test(last) &&
    !/ (?:and|y|e) /u.test(last);
  if (!isList) return line;
  const word = and === 'y' && /^h?i(?![ae])/i.test(last) ? 'e' : and;
  return `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

const lapsed = inWords(
  /\b(?:expired|lapsed|renewal due|in progress|ongoing|studying (?:for|towards)|working towards|preparing for|not (?:yet )?(?:finished|completed)|unfinished|expected|pending|planned|caducad[oa]|vencid[oa]|en curso|cursando|estudiando|preparando|pendiente|sin terminar|inacabad[oa]|previst[oa])\b/iu,
);
/** True for what has run out or is not finished. */
export const isLapsed = (text: string): boolean => lapsed.test(text);
const noName = inWords(
  /^(?:cards?|tickets?|licen[cs]es?|certificates?|papers?)(?=$| and\b)|\b(?:street|road|avenue|lane)$|^(?:carné|permisos?|driving|own car|full (?:clean )?(?:car|driving)|home)\b|^(?:and|or|so|but|i|my|the|y|o|pero|mi|no|not|sin)\b|\b(?:not|never|no|i|is|are|was|have|nunca|es|son|tengo)\b|[.;!?]\s/iu,
);

/** The names that may be listed as qualifications: no broken sentences, nothing expired or unfinished. */
export function findListable(names: readonly string[]): number[] {
  return names.flatMap((name, index) =>
    lapsed.test(name) ||
    noName.test(name) ||
    /^\d+\s*(?:h|horas?|hours?|d[ií]as?|days?)\.?$/iu.test(name) ||
    name.trim().split(/\s+/).length > 6 ||
    (lapsed.test(names[index + 1] ?? '') &&
      (names[index + 1] ?? '').trim().split(/\s+/).length <= 2)
      ? []
      : [index],
  );
}
