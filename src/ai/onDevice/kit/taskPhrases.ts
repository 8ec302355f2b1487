// Turns a responsibility of a posting into words that fit after "you had to …" / "tuviste que …"; null when that cannot be done cleanly.
import { inWords } from '#domain/wordLimits.ts';
import { baseOf, fromGerund, fromThird, verbs } from '#ai/onDevice/posting/verbForms.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';

const cuts = inWords(/\s+(?:in order to|so that|so as to|to ensure|ensuring|including|such as|which|that is|where|whilst|while|as well as|in accordance|according to|based on|by means|through(?:out)?|e\.g\.|i\.e\.|across all|along with|together with|whenever|when|if|because|con el fin|a fin de|para que|incluyendo|así como|tales como|como por ejemplo|mediante|garantizando|asegurando|de acuerdo con|según)\b.*$|\s*[(;:–—].*$|\s+-\s.*$|\s*\/\s*$/iu);
const unusable = inWords(/[<>@?!"“”]|https?:|\b(?:you|we|us|i|tú|nosotros|usted|etc|n\/a)\b/iu);

function tidied(phrase: string): string {
  return phrase
    .replaceAll(inWords(/\b(?:our|your)\s+/gi), 'the ')
    .replaceAll(inWords(/\b(?:nuestros|vuestros)\s+/gi), 'los ').replaceAll(inWords(/\b(?:nuestras|vuestras)\s+/gi), 'las ').replaceAll(inWords(/\b(?:nuestro|vuestro|tu)\s+/gi), 'el ').replaceAll(inWords(/\b(?:nuestra|vuestra)\s+/gi), 'la ').replaceAll(inWords(/\bde el\b/g), 'del').replaceAll(inWords(/\ba el\b/g), 'al')
    .replaceAll(inWords(/\bthe the\b/gi), 'the')
    .replaceAll(/\s+/g, ' ').replace(/[\s.,;:&/]+$/, '').trim();
}

/** Shortens at a clause or, if still too long, at the last comma or "and" before `most` words; null when nothing sensible is left. */
function shortened(phrase: string, most: number): string | null {
  let short = phrase.replace(cuts, '').trim();
  if (wordsOf(short).length > most) {
    const words = wordsOf(short);
    const limit = words[most]?.start ?? short.length;
    const stop = Math.max(short.lastIndexOf(', ', limit), short.lastIndexOf(' and ', limit), short.lastIndexOf(' y ', limit), short.lastIndexOf(' to ', limit), short.lastIndexOf(' para ', limit), short.lastIndexOf(' with ', limit), short.lastIndexOf(' for ', limit));
    short = stop > 0 ? short.slice(0, stop) : '';
  }
  short = short.replace(/[\s,;]+(?:and|or|to|for|with|of|in|on|the|a|an|by|at|from|y|o|de|del|para|con|en|la|el|los|las|a|e)$/iu, '').trim();
  const count = wordsOf(short).length;
  return count >= 3 && count <= most ? short : null;
}

/** English: "Planning and running tests …" → "plan and run tests". */
function english(line: string): string | null {
  const start = line.replace(/^(?:to|and|also|help to|you will|will|must|ability to|able to|be able to|responsible for|responsibility for|accountable for|in charge of)\s+/i, '').replace(/^(?:actively|proactively|effectively|efficiently|independently|regularly|continuously|constantly|successfully|directly|closely|accurately|daily)\s+/i, '');
  const words = start.split(/\s+/);
  const first = words[0]?.replace(/[,:]$/, '') ?? '';
  const base = baseOf(first);
  if (!base) return null;
  const changed = !verbs.has(first.toLowerCase());
  // "Market trend analysis", "Research project management": a noun that looks like a verb.
  if (!changed && nounsToo.has(first.toLowerCase()) && inWords(/^(?:\p{L}+ ){1,3}(?:analys[ei]s|management|development|planning|testing|work|support|control|processes|activities|tasks|skills|design|review)(?=$|[,;.:]| (?:of|for|in|and|or|with|to|across)\b)/iu).test(start)) return null;
  // "Design of …", "Design and delivery of …": the noun, not the verb; "open to changes" is what a person is.
  if (!changed && inWords(/^\p{L}+(?:,? (?:and|or|&) \p{L}+)? of\b|^open to\b/iu).test(start)) return null;
  if (changed && /^(?:and|or|&)$/i.test(words[1] ?? '') && !baseOf((words[2] ?? '').replace(/[,;.]$/, ''))) return null;
  const opening = words.map((word, index) => {
    const bare = word.replace(/[,;.]$/, '');
    const tail = word.slice(bare.length);
    if (index === 0) return base + tail;
    const before = words[index - 1] ?? '';
    const joined = /^(and|or|&)$/i.test(before) || before.endsWith(',');
    const form = joined && changed ? fromGerund.get(bare.toLowerCase()) ?? fromThird.get(bare.toLowerCase()) : undefined;
    return form ? form + tail : /^&$/.test(word) ? 'and' : word;
  });
  if (opening.length > 3 && !(opening[0] ?? '').endsWith(',') && verbs.has((opening[1] ?? '').toLowerCase()) && /^(and|or)$/.test(opening[2] ?? '') && verbs.has((opening[3] ?? '').toLowerCase())) opening[0] += ',';
  if (opening.length > 2 && !(opening[0] ?? '').endsWith(',') && !/^(and|or)$/.test(opening[1] ?? '') && verbs.has((opening[1] ?? '').toLowerCase()) && !/^(and|or)$/.test(opening[2] ?? '') && !/^(help|work|support|market|research|test|program|project|process|control|quality|order|report|design|plan|model|brief|staff|store|price|form|book)$/.test((opening[1] ?? '').toLowerCase())) return null;
  // "Monitoring of systems": one monitors systems.
  return changed ? opening.join(' ').replace(/^(\S+(?:,? (?:and|or) \S+)?) of (?=\S)/u, '$1 ') : opening.join(' ');
}

const nounVerbs: Record<string, string> = {
  gestión: 'gestionar', desarrollo: 'desarrollar', elaboración: 'elaborar', realización: 'realizar', control: 'controlar', coordinación: 'coordinar', supervisión: 'supervisar', atención: 'atender', planificación: 'planificar', análisis: 'analizar', diseño: 'diseñar', implementación: 'implementar', implantación: 'implantar', mantenimiento: 'mantener', preparación: 'preparar', seguimiento: 'hacer el seguimiento de', administración: 'administrar', ejecución: 'ejecutar', creación: 'crear', revisión: 'revisar', organización: 'organizar', redacción: 'redactar', definición: 'definir', optimización: 'optimizar', captación: 'captar', resolución: 'resolver', venta: 'vender', promoción: 'promover', recepción: 'recibir', limpieza: 'limpiar', evaluación: 'evaluar', formación: 'formar', selección: 'seleccionar', negociación: 'negociar', dirección: 'dirigir', validación: 'validar', reparación: 'reparar', instalación: 'instalar', registro: 'registrar', tramitación: 'tramitar', búsqueda: 'buscar', apoyo: 'apoyar', asesoramiento: 'asesorar', investigación: 'investigar', integración: 'integrar', migración: 'migrar',
};

/** Spanish: "Gestión de clientes" → "gestionar clientes"; infinitives stay. */
function spanish(line: string): string | null {
  const start = line.replace(/^(?:y|además|también|te encargarás de|serás responsable de|responsable de|encargarse de|encargado de|encargada de)\s+(?:la |el |los |las )?/iu, '').replace(/^(?:la|el)\s+/iu, '');
  const [first = '', ...rest] = start.split(/\s+/);
  const word = first.toLowerCase().replace(/[,:]$/, '');
  if (/^\p{L}{2,}(?:ar|er|ir|arse|erse|irse)$/u.test(word) && !/^(?:mejor|lugar|taller|familiar|por|similar|escolar|celular|hogar|mujer|primer|tercer)$/u.test(word)) return [first.toLowerCase(), ...rest].join(' ');
  const verb = Object.hasOwn(nounVerbs, word) ? nounVerbs[word] : undefined;
  if (!verb) return null;
  const after = rest.join(' ');
  // "Control visual de calidad": what follows belongs to the noun.
  if (!inWords(/^(?:de|del|y|e|a|al)\b/iu).test(after) || (word === 'seguimiento' && !/^del? /u.test(after))) return null;
  const object = /^(?:seguimiento)$/.test(word) ? after.replace(/^de\s+/u, '').replace(/^del\s+/u, 'el ') : after.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '');
  // "Limpieza de la máquina y del puesto": both are cleaned.
  const both = object.replaceAll(/\s(y|e) del\s/gu, ' $1 el ').replaceAll(/\s(y|e) de\s(?=(?:la|las|los|el)\s)/gu, ' $1 ');
  if (/^(?:(?:y|e)\s|,)/u.test(object)) {
    const [, second = '', tail = ''] = /^(?:y|e)\s+(\p{L}+)\s+(.+)$/u.exec(object) ?? [];
    const other = Object.hasOwn(nounVerbs, second.toLowerCase()) && word !== 'seguimiento' ? nounVerbs[second.toLowerCase()] : undefined;
    return other ? `${verb} y ${other} ${tail.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '')}` : null;
  }
  return object ? `${verb} ${both}` : null;
}

/** True for duties that say nothing to ask about ("work with the team"), and for phrases that were cut in the wrong place. */
function isWeak(phrase: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(phrase).map((word) => word.lower);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (language === 'es') return /^(?:ayudar|participar|colaborar|apoyar|trabajar|asegurar|garantizar|contribuir|formar|interactuar|reportar|ser|estar|tener|dar|hacer|realizar)$/.test(first) && !(first === 'dar' && /^(?:formaci|soporte)/.test(second));
  return weakVerbs.has(first) || (verbs.has(last) && !nounsToo.has(last)) || second.endsWith('ing') || words.filter((word) => verbs.has(word) && !nounsToo.has(word)).length > 3;
}

const weakVerbs = new Set('work help participate collaborate interact serve own act contribute assist support ensure assure engage understand learn keep enable encourage champion strengthen shape perform take join liaise hold make get use bring drive stay achieve reach move interact welcome master influence enhance motivate inspire foster promote sustain'.split(' '));
const nounsToo = new Set('work help support market research test program project process control order report design plan model brief staff store price form book measure review release record change visit build sample act cut fix run shape share ship track train transport update upgrade approach aim lead focus benchmark challenge need result value budget estimate forecast guide host influence interview invoice issue load map mentor monitor pack present produce prototype purchase scope source structure survey tune code care handle'.split(' '));

/** "build dashboards and teach colleagues to use them" → the first deed, if it stands on its own. */
function firstDeed(phrase: string, language: 'en' | 'es'): string {
  const parts = phrase.split(language === 'en' ? /,? and (?=[a-z])/ : / y (?=\p{Ll})/u);
  let kept = parts[0] ?? phrase;
  for (const part of parts.slice(1)) {
    const first = part.split(/[\s,]/)[0] ?? '';
    const isDeed = language === 'en' ? verbs.has(first) && wordsOf(part).length > 2 : /^\p{L}{3,}(?:ar|er|ir)$/u.test(first);
    if (isDeed && wordsOf(kept).length >= 3) return kept.replace(/,$/, '');
    kept += `${language === 'en' ? ' and ' : ' y '}${part}`;
  }
  return phrase;
}

/** A verb phrase of 3 to 12 words in lower case, or null. */
export function taskPhrase(line: string, language: 'en' | 'es', most = 12): string | null {
  const plain = line.replace(/^[^\p{L}]+/u, '').replaceAll(/\([^)]*\)/g, '').trim();
  if (unusable.test(plain.replaceAll(inWords(/\byour\b|\bour\b/gi), ''))) return null;
  const phrase = language === 'en' ? english(plain) : spanish(plain);
  if (!phrase) return null;
  const short = shortened(firstDeed(phrase, language), most);
  if (short && isWeak(short, language)) return null;
  return short && !/[.!?].+/.test(short.replaceAll(inWords(/\b\p{L}+\.(?:js|net|io)\b/giu), '')) ? tidied(short) : null;
}
