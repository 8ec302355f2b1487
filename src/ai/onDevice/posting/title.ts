// Finds the title of the role in a posting, and how senior it is.
import { inWords } from '#domain/wordLimits.ts';
import type { Seniority } from '#ai/reasons.ts';
import { sentencesOf, wordsOf } from '#ai/onDevice/text/sentences.ts';
import { isRoleNoun } from './roleNouns.ts';
import { sectionOf } from './sections.ts';

const labels = /^(?:job title|official title|title|position(?: title)?|vacancy|role|job|puesto(?: de trabajo)?|cargo|vacante|título del puesto|oferta(?: de empleo)?)\s*[:：]\s*/iu;
const genders = inWords(/[[(]?\b(?:m\s*\/+\s*[fw](?:\s*\/+\s*[dxn*])?|[fw]\s*\/+\s*m(?:\s*\/+\s*[dxn*])?|[dx]\s*\/+\s*[fmw]\s*\/+\s*[fmw]|h\s*\/\s*m|m\s*\/\s*h)\b[\])]?|\(\s*all genders?\s*\)|\((?:a|as|o|os|\/a|\/as)\)(?=\s|$)/giu);
const placeholders = /<[A-Z]{2,}>/g;
const trailing = /(?:\s*[-–—|·•:,@/(]|\s+(?:at|in|for|with|to|and|of|en|para|de|a|con|y|the|our|an?|full[- ]?time|part[- ]?time|remote|onsite|hybrid|or|jornada completa|tiempo completo|remoto|presencial|date posted.*|is|as))\s*$/iu;

/** A gender mark and a comma end a title: what follows is a place. */
const gendersThenPlace = new RegExp(`(?:${genders.source})\\s*,\\s*`, genders.flags);

/** No title stands in a longer line. */
const longestLine = 300;

/** A title without gender marks, place holders, employer and place. */
function cleanTitle(raw: string): string {
  let title = raw.slice(0, longestLine).replace(labels, '').replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, ' ').replaceAll(/[*_#"“”]+/g, ' ');
  title = title.replaceAll(gendersThenPlace, ' | ').replaceAll(genders, ' ').replaceAll(inWords(/(?:\bat\s+|@\s*|\ben\s+)?<[A-Z]{2,}>(?:\s*[-,]?\s*<[A-Z]{2,}>)*/g), ' | ').replaceAll(placeholders, ' ');
  title = title.split(/\s\|\s|\s[–—|]\s(?=.*$)|\s·\s|\s•\s/)[0]?.trim() || title.replaceAll('|', ' ');
  title = title.replace(/\s+-\s+(?:full[- ]?time|part[- ]?time|remote|hybrid|permanent|temporary|contract|immediate).*$/iu, '').replaceAll(/\(\s*\)/g, ' ').replaceAll(/\s+/g, ' ').trim();
  for (let before = ''; before !== title;) { before = title; title = title.replace(trailing, '').trim(); }
  if ((title.match(/\(/g) ?? []).length > (title.match(/\)/g) ?? []).length) title = title.replace(/\s*\([^)]*$/, '').trim();
  title = withoutTail(title.replace(/[.!?;:]+$/, '').trim());
  return isShouted(title) ? calm(title) : title;
}

const hasRole = (text: string): boolean => wordsOf(text).some((word) => isRoleNoun(word.lower));

/** Of "Cloud Services - Site Reliability Engineer (SRE)" the part that names the role; what stands behind a dash, a colon or in brackets is a team, a tool, a slogan. */
function withoutTail(title: string): string {
  const parts = title.split(/\s+[-–—]\s+|:\s+/);
  const part = hasRole(parts[0] ?? '') ? parts[0] : parts.find((other) => /^[\p{Lu}\d]/u.test(other) && wordsOf(other).length <= 7 && hasRole(other));
  const named = part !== undefined && parts.length > 1 ? part : title;
  // A level behind the dash or in brackets belongs to the title.
  if (grades.some(([, pattern]) => pattern.test(title) && !pattern.test(named))) return title;
  const bare = named.replace(/\s*\((?=[^)]*(?:\/|\s|\p{Lu}{2}))[^)]*\)\s*$/u, '').trim();
  return (hasRole(bare) && !grades.some(([, pattern]) => pattern.test(named) && !pattern.test(bare)) ? bare : named).replace(inWords(/^se (?:busca|necesita|precisa|ofrece)n?\s+/iu), '').trim();
}

function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 8 && letters === letters.toUpperCase() && /\s/.test(text);
}

const smallWords = new Set(['and', 'of', 'the', 'for', 'in', 'to', 'de', 'y', 'en', 'la', 'el', 'para']);
const acronyms = new Set(['IT', 'QA', 'HR', 'UX', 'UI', 'BI', 'IOS', 'SAP', 'AWS', 'CRM', 'ERP', 'SEO', 'CEO', 'CTO', 'CFO', 'VP', 'PHP', 'SQL', 'BPMN', 'API', 'PHD', 'PLC', 'CAD', 'CNC', 'ICU', 'RN', 'SRE', 'RRHH', 'TI', 'NET', 'IA', 'AI', 'ML', 'B2B', 'CAMUNDA']);

function calm(text: string): string {
  return text.split(/(\s+|\/|-)/).map((word, index) => {
    if (acronyms.has(word)) return word;
    const lower = word.toLowerCase();
    return index > 0 && smallWords.has(lower) ? lower : lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  }).join('');
}

/** How much a line looks like a title, 0 to 1. */
function titleLikeness(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14 || text.length > 110) return 0;
  if (/[.!?]$/.test(text) || inWords(/\b(you|your|we|our|are|is|will|tú|somos|buscamos|your|us)\b/i).test(text)) return 0;
  const noun = words.findIndex((word) => isRoleNoun(word.lower));
  if (noun < 0) return 0;
  const capital = /^[\p{Lu}.(]/u.test(text) ? 0.3 : 0;
  return 0.4 + capital + (words.length <= 7 ? 0.3 : 0.1);
}

const stopAt = '(?=\\s+(?:who|that|which|to|for|with|in|at|on|based|responsible|ready|able|joining|join|from|within|as|and (?:you|we|to|be|want|have)|whose|where|starting|at our|has|is|are|will|can|que|para|con|en|a partir|dispuest)\\b|\\s*[.,;:!?(|]|\\s+<|\\s*$)';
const announcements: readonly RegExp[] = [
  inWords(new RegExp(`^(?:an? |the )?(?:\\S+[- ]year )?((?:phd|postdoc\\S*|doctoral|ph\\.d\\.)(?: (?:scholarship|position|stipend|fellowship|project))?)\\b[^.]{0,80}?\\b(?:is|are)\\b (?:available|open|vacant|offered|announced)`, 'iu')),
  inWords(new RegExp(`\\b(?:a |an |the |\\S+-time )*(?:position|vacancy|opening|post)s? (?:as|of) (?:an? )?(\\S+(?:\\s+\\S+){0,6}?)(?=\\s+(?:in|within|at|is|are|with|to|for|of|on)\\b|[.,;:(<]|\\s*$)`, 'iu')),
  inWords(new RegExp(`\\b(?:invites? applications for|applications are invited for|applies for|has an opening for)\\s+(?:an? |the |two |several |\\d[\\d-]* )*(?:appointment (?:as|of) (?:an? )?|positions? (?:as|of) (?:an? )?)?(\\S+(?:\\s+\\S+){0,6}?)(?=\\s+(?:in|within|at|is|are|with|to|for|focused|starting|position|positions|research)\\b|[.,;:(<]|\\s*$)`, 'iu')),
  inWords(new RegExp(`\\b(?:in the role (?:of|as)|become (?:an? |the |our (?:new |next )?)?|(?:want|like) to (?:be|become) (?:an? |the |our (?:new |next )?)|available as (?:an? )?|cover for our|as one of our(?: new)?|as (?:the|our)(?: new| next)?)\\s*(\\S+(?:\\s+\\S+){0,5}?)(?=\\s+(?:in|at|you|who|which|that|this|ensuring|responsible|your|we|with|for|of|on|to|will)\\b|[.,;:(<?]|\\s*$)`, 'iu')),
  inWords(new RegExp(`\\b(?:is|are) (?:now |currently |actively )?(?:hiring|recruiting)\\s*:?\\s*(?:an? |for an? |for )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\b(?:looking|searching) (?:for|to (?:hire|recruit|employ|appoint))\\s+(?:an? |our (?:next|new) |the |one |two |several |more |new )*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\b(?:seek(?:s|ing)?|recruit(?:s|ing)?|hir(?:e|ing)|need(?:s)?|want(?:s|ed)?)\\s+(?:to (?:hire|recruit|employ) )?(?:an? |our (?:next|new) |one |two |several |more |new )+(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\b(?:a |an |the )?(?:position|vacancy|role|opening|post|job|opportunity)s? (?:as|for|of)\\s+(?:an? |the )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\b(?:as|being) (?:an? |the |our (?:new |next )?)(\\S+(?:\\s+\\S+){0,6}?)(?=,?\\s+(?:you|your|at|in our|with us|the role)\\b|,)`, 'iu')),
  inWords(new RegExp(`\\b((?:\\S+\\s){0,5}\\S+) (?:is|are) (?:wanted|needed|sought)\\b`, 'iu')),
  inWords(new RegExp(`\\b(?:buscamos|busca|precisamos|necesitamos|requerimos|seleccionamos|selecciona|incorporamos|contratamos|solicitamos|solicita|requiere|precisa)(?: a| para [^.,]{3,40}?)?\\s+(?:un|una|unos|unas|nuevo|nueva|\\s)*\\s*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\b(?:puesto|vacante|posición|plaza) (?:de|como|para)\\s+(?:un |una )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`, 'iu')),
  inWords(new RegExp(`\\bcomo\\s+(?:un |una )?(\\S+(?:\\s+\\S+){0,5}?),`, 'iu')),
];

/** In Spanish what follows the noun belongs to the title ("desarrollador backend sénior"). */
const spanish = new Set(announcements.slice(-3));

const weakOpeners = /^(?:talented|passionate|skilled|skillful|experienced|motivated|highly|dedicated|ambitious|enthusiastic|dynamic|proactive|new|strong|energetic|responsible|qualified|creative|driven|great|excellent|outstanding|colleague|colleagues|self-motivated|committed|competent|quality-minded|advanced(?=\s+\p{L}+\s+\p{L})|number of|speaking|danish-speaking|as(?:\s+an?)?|available as|to be|vacant|one or more|open-minded|people|full-time|part-time|independent|professional(?=\s+\p{L})|exceptional|hands-on|additional|capable|bright|curious|true|real|good|and|an|a|very|innovative|inspired|structured|reliable|international|temporary|permanent|vacant|next|our|the|buen|gran|joven|profesional)\s+/iu;

function announced(line: string): string | null {
  const text = line.slice(0, 400);
  for (const pattern of announcements) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (!found) continue;
    let title = cleanTitle(found);
    for (let before = ''; before !== title;) { before = title; title = title.replace(weakOpeners, '').trim(); }
    const words = wordsOf(title);
    const last = words.findLastIndex((word) => isRoleNoun(word.lower));
    if (last < 0 || inWords(/^(?:the )?(?:market|global|world|industry|thought|opinion)[- ](?:leader|leading)/i).test(title)) continue;
    const first = words[0];
    if (!first || words.length > 8 || /^(you|we|our|this|that|their|member|part)$/.test(first.lower)) continue;
    if (inWords(/\b(?:you|we|your|our|their|everyone|anyone)\b|^(?:market|global|world|industry|thought|opinion|leading|strong) leaders?$|^leaders?$/i).test(title)) continue;
    const end = spanish.has(pattern) ? title : endOfTitle(title, words.map((word) => word.text), last);
    return upperFirst(singular(end, last, words.map((word) => word.text)));
  }
  return null;
}

/** After the role noun only names go on: "Project Manager Nordics" but not "Business Analyst taking on". */
function endOfTitle(title: string, words: readonly string[], last: number): string {
  let end = last;
  for (let index = last + 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^[\p{Lu}\d]/u.test(word)) end = index;
    else if (!/^(?:of|for|and|de|en|in|y)$/.test(word)) break;
  }
  const kept = words.slice(0, end + 1);
  let at = 0;
  for (const word of kept) at = title.indexOf(word, at) + word.length;
  return title.slice(0, at).trim();
}

function singular(title: string, at: number, words: readonly string[]): string {
  const word = words[at] ?? '';
  if (!word.endsWith('s') || isExactNoun(word) || !isRoleNoun(word.toLowerCase().replace(/s$/, ''))) return title;
  return title.replace(word, word.replace(/s$/, ''));
}

function isExactNoun(word: string): boolean {
  return /(ss|housekeeping|operations)$/i.test(word);
}

function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function firstSentence(line: string): string {
  const [sentence] = sentencesOf(line);
  return sentence && sentence.text.includes(' ') ? sentence.text : line;
}

/** Something read, and whether the text says it plainly. */
export interface Found<T> { value: T; isSure: boolean }
const sure = (value: string): Found<string> => ({ value, isSure: true });

/** The role's title; empty when the text names none. `lines` are plain, in order, the first being the top. */
export function titleIn(lines: readonly string[]): Found<string> {
  const top = lines.filter((line) => line !== '').slice(0, 60);
  for (const line of top) {
    if (!labels.test(line)) continue;
    const title = cleanTitle(line.replace(labels, '').split(inWords(/\s{2,}|\s(?=(?:Job Area|Company|Location|Employment|Tenure|Department|Ref)\b\s*\S*:)/))[0] ?? '');
    if (title.length > 2 && title.length <= 90 && (titleLikeness(title) > 0 || wordsOf(title).length <= 6)) return sure(title);
  }
  const first = firstSentence(top[0] ?? '').replace(/(?<=\p{L}{3})\.$/u, '').replace(inWords(/^(.{4,80}?)\s+(?:para|en|con)\s+(?:el|la|un|una|los|las|nuestr[oa]|restaurante|tienda|empresa)\b.*$/iu), '$1');
  const head = cleanTitle((inWords(/^(.{3,160}?)(?=\s*(?:<[A-Z]{2,}>|Date posted\b|$))/u).exec(first)?.[1] ?? first).slice(0, 140));
  const announcedAtTop = announced(first);
  if (announcedAtTop && titleLikeness(head) === 0) return sure(announcedAtTop);
  if (titleLikeness(head) >= 0.5) return sure(head);
  let best = { title: '', score: 0 };
  top.slice(1, 6).forEach((line, index) => {
    const title = cleanTitle(line.replace(/^[•*-]\s*/, ''));
    const score = titleLikeness(title) - (index + 1) * 0.06;
    if (score > best.score) best = { title, score };
  });
  if (best.score >= 0.6) return sure(best.title);
  for (const line of top) {
    const title = announced(line);
    if (title) return sure(title);
  }
  if (best.score > 0) return { value: best.title, isSure: false };
  const count = wordsOf(head).length;
  const isName = count > 0 && count <= 5 && head.length <= 60 && !/[.!?]$/.test(first) && /^[\p{Lu}\d]/u.test(head) && sectionOf(head) === null && !inWords(/\b(?:you|we|our|are|is|your|both|to|about|description|us)\b/i).test(head);
  return { value: isName && first.length < 80 ? head : '', isSure: false };
}

const grades: readonly [Seniority, RegExp][] = [
  ['executive', inWords(/\b(chief|c[etfoim]o|vice president|vp|president|director|directora|head of|executive director|managing director|jefe de (departamento|área)|gerente general)\b/iu)],
  ['lead', inWords(/\b(lead|leader|principal|staff engineer|team lead|tech lead|líder|jefe de equipo|jefa de equipo|manager|supervisor|supervisora|gerente|charge nurse|head chef|jefe|jefa|responsable|encargad[oa]|foreman)\b/iu)],
  ['mid', inWords(/\b(?:semi[- ]?senior|ssr|mid[- ]level|mid[- ]weight|medior)\b|\((?:mid|medior)\)/iu)],
  ['senior', /(?:^|[^\p{L}])(senior|sr\.?|sen\.|sénior|experienced|expert|specialist ii+)(?:[^\p{L}]|$)/iu],
  ['intern', inWords(/\b(intern|internship|trainee|apprentice|apprenticeship|working student|student assistant|becari[oa]|prácticas|practicante|aprendiz)\b/iu)],
  ['junior', /(?:^|[^\p{L}])(junior|jr\.?|entry[- ]level|graduate|júnior|assistant|auxiliar|ayudante)(?:[^\p{L}]|$)/iu],
];

/** Fewest years of experience that the text asks for; null when it names none. */
function yearsIn(text: string): number | null {
  const years = [...text.matchAll(inWords(/\b(\d{1,2})\s*(?:\+|-\s*\d{1,2}|to \d{1,2}|a \d{1,2})?\s*(?:\+ )?(?:years?|yrs|años?)(?=[^.\n]{0,60}\b(?:experience|experiencia|track record|hands-on|professional|working (?:in|with|as))\b)/giu))].map((match) => Number(match[1])).filter((value) => value > 0 && value < 26);
  return years.length === 0 ? null : Math.max(...years.slice(0, 3).map((value) => Math.min(value, 15)));
}

/** How senior the role is: by its title or by labelled text; the years asked for only suggest it. */
export function seniorityIn(title: string, text: string): Found<Seniority | null> {
  for (const [seniority, pattern] of grades) if (pattern.test(title) && !(seniority === 'lead' && inWords(/\b(product|project|account|office|community|marketing|delivery|success|partner|partnership|business development|requirements?|requirement management|program(me)?|sales|hr|key account|case|campaign|brand|category|content|proyectos?|producto|cuentas)\s+manager\b/i).test(title) && !inWords(/\blead\b/i).test(title)) && !(seniority === 'junior' && inWords(/\b(?:assistant professor\w*|(?:research|executive|personal|teaching|medical|legal|shop|sales|care|nursing|administrative|dental) assistant|auxiliar (?:administrativ|de enfermer|de geriatr|de ayuda)\S*)\b/i).test(title))) return { value: seniority, isSure: true };
  const labelled = inWords(/\b(?:experience level|seniority|nivel(?: de experiencia)?)\s*[:\n]\s*([^\n]{3,60})/iu).exec(text)?.[1] ?? '';
  const order: readonly [Seniority, RegExp][] = [['mid', inWords(/\bmid|intermedi/i)], ['junior', /junior|júnior|entry/i], ['senior', inWords(/\bsenior|sénior/i)], ['lead', inWords(/\blead|manager/i)]];
  for (const [seniority, pattern] of order) if (pattern.test(labelled.slice(0, 40))) return { value: seniority, isSure: true };
  const years = yearsIn(text);
  if (years === null) return { value: null, isSure: false };
  return { value: years >= 5 ? 'senior' : years >= 2 ? 'mid' : 'junior', isSure: false };
}
