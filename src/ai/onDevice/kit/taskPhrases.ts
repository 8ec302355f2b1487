// Turns a responsibility of a posting into words that fit after "you had to …" / "tuviste que …"; null when that cannot be done cleanly.
import { inWords } from '#domain/wordLimits.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';

const verbs = new Set('achieve act adapt address adjust administer advise align allocate analyse analyze anticipate apply approve arrange assemble assess assign assist assure attend audit automate balance benchmark book brief bring budget build calculate calibrate capture care carry champion check clarify clean close coach code collaborate collect communicate compare compile complete comply conceptualise conceptualize conduct configure connect consolidate construct consult contribute control convert cook coordinate create curate customise customize cut debug decide define deliver demonstrate deploy derive design detect determine develop diagnose digitalise digitise direct discover dispense dispatch document draft drive edit educate eliminate enable encourage enforce engage enhance ensure establish estimate evaluate examine execute expand explain explore extend facilitate find fix follow forecast form formulate foster gather generate grow guide handle help host identify implement improve increase influence inform initiate innovate inspect inspire install instruct integrate interact interpret interview introduce investigate invoice issue keep launch lead learn liaise listen load localise maintain make manage manufacture map market measure mentor migrate mitigate model moderate monitor motivate move negotiate observe obtain onboard open operate optimise optimize order organise organize orchestrate oversee own pack participate perform pick pilot plan position prepare present prevent price prioritise prioritize process procure produce program promote propose prospect protect prototype provide publish purchase qualify raise reach receive recommend reconcile record recruit reduce refactor refine register release remove repair report represent research resolve respond restock retain review revise roll run safeguard schedule scope secure select sell serve set shape share ship simplify solve source specify staff standardise standardize steer store strengthen structure submit supervise supply support survey sustain take talk teach test tidy track train transform translate transport treat troubleshoot tune turn understand update upgrade upload use validate verify visit visualise visualize welcome work write'.split(' '));

const doubled = new Set(['plan', 'run', 'set', 'ship', 'cut', 'map', 'program', 'debug', 'control', 'refer', 'pilot_']);
const irregular: Record<string, string> = { tie: 'tying', die: 'dying' };

function gerundOf(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (doubled.has(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return /[^eo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

function thirdOf(verb: string): string {
  if (/(s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const fromGerund = new Map([...verbs].flatMap((verb) => [[gerundOf(verb), verb], [`${verb}ing`, verb]] as [string, string][]));
const fromThird = new Map([...verbs].map((verb) => [thirdOf(verb), verb]));
for (const noun of ['plans', 'tests', 'reports', 'designs', 'models', 'orders', 'supports', 'controls', 'works', 'processes', 'leads', 'records', 'visits', 'markets', 'programs', 'researches']) fromThird.delete(noun);

/** The base form of a verb in any form; null for other words. */
export function baseOf(word: string): string | null {
  const lower = word.toLowerCase();
  return verbs.has(lower) ? lower : fromGerund.get(lower) ?? fromThird.get(lower) ?? null;
}

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
  return opening.join(' ');
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
  const verb = nounVerbs[word];
  if (!verb) return null;
  const after = rest.join(' ');
  const object = /^(?:seguimiento)$/.test(word) ? after.replace(/^de\s+/u, '').replace(/^del\s+/u, 'el ') : after.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '');
  if (/^(?:(?:y|e)\s|,)/u.test(object)) {
    const [, second = '', tail = ''] = /^(?:y|e)\s+(\p{L}+)\s+(.+)$/u.exec(object) ?? [];
    const other = nounVerbs[second.toLowerCase()];
    return other ? `${verb} y ${other} ${tail.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '')}` : null;
  }
  return object ? `${verb} ${object}` : null;
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

/** A verb phrase of 3 to 14 words in lower case, or null. */
export function taskPhrase(line: string, language: 'en' | 'es', most = 12): string | null {
  const plain = line.replace(/^[^\p{L}]+/u, '').replaceAll(/\([^)]*\)/g, '').trim();
  if (unusable.test(plain.replaceAll(inWords(/\byour\b|\bour\b/gi), ''))) return null;
  const phrase = language === 'en' ? english(plain) : spanish(plain);
  if (!phrase) return null;
  const short = shortened(firstDeed(phrase, language), most);
  if (short && isWeak(short, language)) return null;
  return short && !/[.!?].+/.test(short.replaceAll(inWords(/\b\p{L}+\.(?:js|net|io)\b/giu), '')) ? tidied(short) : null;
}
