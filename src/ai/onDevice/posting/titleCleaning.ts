// What of a line is the title itself: gender marks, codes, places, working times, employer and slogans go.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { wordsOf, type Word } from '#domain/text/sentences.ts';
import { isTitleNoun } from './moreRoles.ts';
import { isSpanishRole, isShouted, calmCase } from './titleCase.ts';

export const labels = inWords(
  /^(?:job title|official title|title|(?:name|title) of (?:the )?(?:post|position|role)|position(?: title| name)?|post(?: title)?|vacancy(?: title| name)?|role(?: title)?|job|puesto(?: de trabajo| ofertado| vacante| solicitado| a cubrir)?|cargo|vacante|plaza|(?:título|nombre|denominaci[oó]n) del? (?:puesto|cargo|plaza|vacante)|oferta(?: de empleo)?)\s*[:：]\s*/iu,
);
const gender = String.raw`[mfwhd](?:\s*[/|,]+\s*[mfwhdxn*]){1,3}`;
const genders = inWords(
  new RegExp(
    String.raw`[[(]\s*${gender}\s*[\])]|\b[mfwhd](?:\s*\/+\s*[mfwhdxn]){1,3}\b|[[(]\s*(?:all genders?|gn|any gender)\s*[\])]|\((?:a|as|o|os|\/a|\/as)\)(?=\s|$)`,
    'giu',
  ),
);
/** A grade in brackets is the level, and what follows its comma is a place: "Developer (semi senior), Lima". */
const gradeInBrackets = inWords(
  /\s*\((?:semi[- ]?s[eé]nior|ssr\.?|s[eé]nior|sr\.?|j[uú]nior|jr\.?|mid(?:[- ]level)?|middle|entry[- ]level)\)(\s*,\s*)?/giu,
);
const placeholders = /<[A-Z]{2,}>/g;
const trailing = inWords(
  /(?:\s*[-–—|·•:,/(]|\s+@|\s+(?:at|in|for|with|to|and|of|en|para|de|a|con|y|the|our|an?|full[- ]?time|part[- ]?time|remote|onsite|hybrid|or|jornada completa|tiempo completo|remoto|presencial|date posted.*|is|as))\s*$/iu,
);

/** A gender mark and a comma end a title: what follows is a place. */
const gendersThenLocation = new RegExp(`(?:${genders.source})\\s*,\\s*`, genders.flags);

/** What precedes a title and is no part of it: "URGENT!", "We're hiring:", "Bases para la provisión de dos plazas de". */
const leads = inWords(
  /^(?:[¡!\s]*(?:urgent[e]?|now hiring|(?:we['’]re |we are )?hiring|join us|new|attention|atenci[oó]n|job (?:offer|opening|vacancy|opportunity)|vacancy|opportunity|(?:importante |gran )?oferta de (?:empleo|trabajo)|se (?:busca|necesita|precisa|requiere|solicita|ofrece)n?|empleo|vacante)\s*(?:[!:]|\s[-–—]\s|\.{2,})[!\s]*|se (?:busca|necesita|precisa|requiere|solicita|ofrece)n?\s+|(?:[^,.;]{0,60}\s)?(?:convocatoria|provisi[oó]n|cobertura|selecci[oó]n|contrataci[oó]n) (?:de |para )?(?:la |las )?(?:\S+ )?(?:plazas?|puestos?|vacantes?) (?:vacantes? )?(?:de|como) |\d{1,3} (?:x )?(?=\p{L}))/iu,
);
/** What follows it: "wanted", a code, a season. */
const tails = inWords(
  /\s+(?:(?:is |are )?(?:wanted|needed|sought|required)\b|urgente\b|[([]?(?:ref|req|job id|id|vacancy no|requisition|expediente)\b\.?\s*(?:n[ºo°.]\s*)?[:#]?\s*\S*\d|temporada\b|campaña\b|curso \d|(?:summer|winter|autumn|spring|season) \d|#\s?\d|x\s?\d+\b|\d{1,2}\s?(?:h|hrs?|hours|horas)\b).*$|\s*\([^)]*\d[^)]*\)\s+\p{Lu}.*$|\s+[-–—|]\s+\S*\d{3,}\S*$/iu,
);
const codes =
  /^(?:\p{L}{2,12}\.?\s?[:#]?\s?)?[#\p{Lu}]{0,5}[-_/]?\d{3,}(?:[-_/.]\d+)*\p{Lu}?\s*[-–—:|.)]?\s+(?=\p{L})/u;
const grown: readonly [RegExp, string][] = [
  [/(?<![\p{L}.])sr\.?(?=\s|$)/giu, 'Senior'],
  [/(?<![\p{L}.])jr\.?(?=\s|$)/giu, 'Junior'],
  [inWords(/^\((?:sen|sr|senior|jun|jr|junior)\b[^)]*\)\s*/iu), ''],
];

/** Studies and grants, named by who does them. */
const studies: readonly [RegExp, string][] = [
  [
    inWords(
      /^(?:ph\.?d\.?|doctoral) (?:scholarships?|positions?|stipends?|fellowships?|projects?|studentships?|degree)\b/iu,
    ),
    'PhD Student',
  ],
  [inWords(/^(?:ph\.?d\.?)(?= in\b|$)/iu), 'PhD Student'],
  [inWords(/^(assistant|associate|full) professorships?(?:\s?\(s\))?/iu), '$1 Professor'],
  [inWords(/^post-?\s?doc(?:toral)? (?:positions?|fellowships?|scholarships?)\b/iu), 'Postdoc'],
  [inWords(/^post doctoral\b/iu), 'Postdoctoral'],
];

/** A field of the same line: "Care Worker Location: Ripon Hours: 30". */
const fields = inWords(
  /\s(?:location|place|hours?|working hours|salary|pay|wage|company|employer|department|start(?: date)?|type|contract|date posted|job area|country|countries|job type|reports to|ubicaci[oó]n|lugar|zona|horario|jornada|salario|sueldo|empresa|departamento|contrato|incorporaci[oó]n)\s*:/iu,
);

/** No title is in a longer line. */
const longestLine = 300;

/** Where a role is named among other words; "Personal de limpieza" is one too. */
export function findRole(words: readonly Word[]): number {
  return words[0]?.lower === 'personal' && words[1]?.lower === 'de'
    ? 0
    : words.findIndex((word) => isTitleNoun(word.lower));
}

const hasRole = (text: string): boolean => findRole(wordsOf(text)) >= 0;

/** A title without gender marks, place holders, codes, employer and place. */
export function cleanTitle(raw: string): string {
  let title = raw
    .slice(0, longestLine)
    .replace(labels, '')
    .replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .trim();
  title = cutAtRole(cutAtRole(title, fields), /\s["“«]/u).replaceAll(/[*_"“”«»]+/g, ' ');
  title = title
    .replaceAll(gradeInBrackets, (_, comma: string | undefined) => (comma ? ' | ' : ' '))
    .replaceAll(gendersThenLocation, ' | ')
    .replaceAll(genders, ' ')
    .replaceAll(inWords(/(?:\bat\s+|@\s*|\ben\s+)?<[A-Z]{2,}>(?:\s*[-,]?\s*<[A-Z]{2,}>)*/g), ' | ')
    .replaceAll(placeholders, ' ');
  title = title.trim().replace(leads, '').replace(codes, '').replace(tails, '');
  title =
    title.split(/\s\|\s|\s[–—|]\s(?=.*$)|\s·\s|\s•\s/)[0]?.trim() || title.replaceAll('|', ' ');
  title = title
    .replace(
      /\s+-\s+(?:full[- ]?time|part[- ]?time|remote|hybrid|permanent|temporary|contract|immediate).*$/iu,
      '',
    )
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  title = removeEnds(title);
  if ((title.match(/\(/g) ?? []).length > (title.match(/\)/g) ?? []).length)
    title = title.replace(/\s*\([^)]*$/, '').trim();
  title = removeTail(title.replace(/[.!?;:]+$/, '').trim());
  if (isShouted(title)) title = calmCase(title);
  return nameByRole(removeEnds(removeAside(title))).trim();
}

/** "Sr." in full; studies and grants by who does them. */
export function nameByRole(title: string): string {
  return [...grown, ...studies].reduce(
    (name, [pattern, full]) => name.replace(pattern, full),
    title,
  );
}

function removeEnds(title: string): string {
  for (let before = ''; before !== title;) {
    before = title;
    title = title.replace(trailing, '').trim();
  }
  return title;
}

/** The text before the first match, where that part names a role; else all of it. */
function cutAtRole(text: string, locationPattern: RegExp): string {
  const at = text.search(locationPattern);
  return at > 0 && hasRole(text.slice(0, at)) ? text.slice(0, at) : text;
}

/** Of "Cloud Services - Site Reliability Engineer (SRE)" the part that names the role; what follows a dash, a colon or in brackets is a team, a tool, a slogan. */
function removeTail(title: string): string {
  const parts = title.replace(inWords(/^(?:full|part)[- ]time\s+/iu), '').split(/\s+[-–—]\s+|:\s+/);
  const part = hasRole(parts[0] ?? '')
    ? parts[0]
    : parts.find(
        (other) => /^[\p{Lu}\d]/u.test(other) && wordsOf(other).length <= 7 && hasRole(other),
      );
  const named =
    part !== undefined && parts.length > 1
      ? withTool(part, parts.slice(parts.indexOf(part) + 1))
      : (parts[0] ?? title);
  let bare = named;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\s*\((?=[^)]*(?:\/|\s|\d|\p{Lu}{2}))[^)]*\)\s*$/u, '').trim();
  }
  return hasRole(bare) ? bare : named;
}

/** A tool alone behind the dash says what the role works with: "Software Engineer - Java" → "Java Software Engineer". */
function withTool(role: string, [tail = '', ...others]: readonly string[]): string {
  const skill = /^[\p{L}\d.+#/]{1,14}$/u.test(tail) ? findSkillNamed(tail) : null;
  if (
    !skill ||
    others.length > 0 ||
    skill.field === 'soft' ||
    skill.field === 'language' ||
    !/^[\p{Lu}.]/u.test(tail) ||
    /(?:ing|ment|tion|s)$/u.test(tail) ||
    role.toLowerCase().includes(tail.toLowerCase())
  )
    return role;
  return isSpanishRole(role) ? `${role} ${tail}` : `${tail} ${role}`;
}

/** What describes the role and is not its name: for whom, with what, where, and prose after a comma. */
const trailingDetail = inWords(
  /\s+@\s?\S|\s+at (?=\p{L})|\s+(?:for|with|from|who|based|located|working|starting|para|con|desde)\s+\S/iu,
);
/** Somebody trained in something; after other Spanish roles "en" leads to a place. */
const trainedIn = inWords(
  /\b(?:técnic[oa]|especialista|expert[oa]|ingenier[oa]|licenciad[oa]|graduad[oa]|diplomad[oa]|formador[a]?|consultor[a]?|asesor[a]?|profesor[a]?|auxiliar|analista|investigador[a]?|doctor[a]?|prácticas|superior)(?:\/as?)?$/iu,
);
function removeAside(title: string): string {
  const plain = cutAtRole(title, trailingDetail);
  const locationStart = plain.search(/\s+en \p{Lu}/u);
  const named =
    locationStart > 0 &&
    isSpanishRole(plain) &&
    hasRole(plain.slice(0, locationStart)) &&
    !trainedIn.test(plain.slice(0, locationStart))
      ? plain.slice(0, locationStart)
      : plain;
  const at = named.search(/,\s+\p{Ll}/u);
  return at > 0 && hasRole(named.slice(0, at)) && !hasRole(named.slice(at))
    ? named.slice(0, at)
    : named;
}
