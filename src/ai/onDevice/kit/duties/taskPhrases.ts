// Turns a responsibility of a posting into words that fit after "you had to …" / "tuviste que …"; null when that cannot be done cleanly.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { toBaseVerb, isVerb, turnGerundToBase, turnThirdPersonToBase } from './dutyVerbs.ts';
import { turnNounToAction } from './nounActions.ts';

const looseCuts = inWords(
  /\s+(?:in order to|so that|so as to|to ensure|ensuring|as well as|in accordance|according to|based on|by means|through(?:out)?|across all|along with|together with|con el fin|a fin de|para que|mediante|garantizando|asegurando|de acuerdo con|según)\b.*$/iu,
);
const cuts = inWords(
  /\s+(?:including|such as|which|that is|where|whilst|while|e\.g\.|i\.e\.|whenever|when|if|because|both|with regards?|in terms? of|incluyendo|así como|tales como|como por ejemplo)\b.*$|\s*[(;:–—].*$|\s+-\s.*$|\s*\/\s*$/iu,
);
/** A cut at "and", "y" or a comma must leave a whole: what follows begins another action or another thing, not the rest of this one. */
function isWhole(rest: string): boolean {
  const next = /^(?:,? ?(?:and|or|y|e|o) |, )(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return (
    toBaseVerb(next) !== null ||
    /^(?:the|a|an|their|all|any|el|la|los|las|un|una)$/.test(next) ||
    /^\p{L}{3,}(?:ar|er|ir)$/u.test(next)
  );
}

/** The last position before `limit` where the phrase may end; 0 where there is none. */
function findLastStop(phrase: string, limit: number): number {
  const lastWord = (index: number): string =>
    /(\p{L}+),?$/u.exec(phrase.slice(0, index))?.[1]?.toLowerCase() ?? '';
  // "design, develop and test …": what is done must be named before the phrase may end.
  const joints = [/, /g, / (?:and|y) /g].flatMap((pattern) =>
    Array.from(phrase.matchAll(pattern), ({ index }) => index).filter(
      (index) =>
        isWhole(phrase.slice(index)) &&
        (toBaseVerb(lastWord(index)) === null ||
          nounsToo.has(lastWord(index)) ||
          thingsDone.has(lastWord(index))) &&
        !/^\p{L}+(?:, \p{L}+)*$/u.test(phrase.slice(0, index)),
    ),
  );
  const others = Array.from(
    phrase.matchAll(/ (?:to|para|with|for|in|on|at|from|con|en|across|within) /g),
    ({ index }) => index,
  ).filter(
    (index) =>
      !(
        /^ (?:to|a) /.test(phrase.slice(index)) &&
        inWords(/\b(?:from|de|desde)\b/u).test(phrase.slice(0, index))
      ) &&
      !/(?:^| )(?:and|or|y|o|both|it|them|us|related|responsible|according|up|able|need|used|access|respond|adhere|contribute|relation|regard|lead|work|deal|comply|help|liaise|care|look|report|ability|opportunity|opportunities|chance|way|ways|how|willingness|right|time|proud|sure|ready)$/.test(
        phrase.slice(0, index),
      ),
  );
  return Math.max(0, ...[...joints, ...others].filter((index) => index <= limit));
}

/** A phrase that ends here has lost the thing that it was about. */
const incomplete = inWords(
  /\ban?(?: \p{L}+){0,4} (?:robust|scalable|reliable|efficient|available|modern|secure|new|stable|flexible)$/u,
);
const cutShort = inWords(/\bto be \p{L}+$|\b(?:quickly|able|ability|proud|sure)$/u);

/** Verbs that describe how a thing is as well. */
const qualities =
  /^(?:secure|clean|clear|open|direct|complete|correct|separate|express|present|live)$/;

/** "keep the cultures, prepare the media" → "keep the cultures and prepare the media": the cut took the "and" away. */
function joinPhrase(phrase: string): string {
  const at = phrase.lastIndexOf(', ');
  const next = /^, (\p{L}+)/u.exec(phrase.slice(at))?.[1] ?? '';
  if (at < 0 || / (?:and|or|y|e|o) /.test(phrase.slice(at))) return phrase;
  if (
    isVerb(next) &&
    !qualities.test(next) &&
    !next.endsWith('ing') &&
    wordsOf(phrase.slice(0, at)).length >= 3
  )
    return `${phrase.slice(0, at)} and ${phrase.slice(at + 2)}`;
  return /^\p{L}{2,}(?:ar|er|ir)$/u.test(next) && /^\p{L}+(?:ar|er|ir) /u.test(phrase)
    ? `${phrase.slice(0, at)} ${/^h?i/.test(next) ? 'e' : 'y'} ${phrase.slice(at + 2)}`
    : phrase;
}

/** "I" and "us" are pronouns by their case and by what follows: not "US taxes", "Phase I trials". */
export const speaksOfMe = inWords(
  /\bus\b|(?:^|[\s,.])I(?:['’](?:m|ll|d|ve)\b|(?= (?:am|will|was|have|had|can|could|do|did|want|would|should|must|may|need|like|love|work|get|know|think)\b))/u,
);
const unusable = inWords(/[<>@?!"“”]|https?:|\b(?:you|we|tú|nosotros|usted|etc|n\/a)\b/iu);

/** `keepsWhose`: "your" and "our" stay, as the company asks the person. */
function tidyPhrase(phrase: string, keepsWhose: boolean): string {
  const own = keepsWhose
    ? phrase
    : phrase
        .replaceAll(inWords(/\b(?:our|your)\s+/gi), 'the ')
        .replaceAll(inWords(/\b(?:nuestros|vuestros)\s+/gi), 'los ')
        .replaceAll(inWords(/\b(?:nuestras|vuestras)\s+/gi), 'las ')
        .replaceAll(inWords(/\b(?:nuestro|vuestro|tu)\s+/gi), 'el ')
        .replaceAll(inWords(/\b(?:nuestra|vuestra)\s+/gi), 'la ');
  return own
    .replaceAll(inWords(/\bde el\b/g), 'del')
    .replaceAll(inWords(/\ba el\b/g), 'al')
    .replaceAll(inWords(/\bthe the\b/gi), 'the')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s(?=[,;.])/g, '')
    .replace(/(?<![\s.,;:&/])[\s.,;:&/]+$/, '')
    .trim();
}

/** Shortens at a clause or, if still too long, at the last comma or "and" before `most` words; null when nothing sensible is left. */
function shortenPhrase(phrase: string, most: number, keepsWhy: boolean): string | null {
  let short = phrase.replace(cuts, '').trim();
  // Why and how go where there is no room for them.
  const alone = short.replace(looseCuts, '').trim();
  if (!keepsWhy || wordsOf(short).length > most) short = alone;
  if (wordsOf(short).length > most) {
    const words = wordsOf(short);
    const limit = words[most]?.start ?? short.length;
    // A letter leaves out what a cut may have torn: it cuts at any joint, and drops what then reads badly.
    const stop = keepsWhy
      ? findLastStop(short, limit)
      : Math.max(
          ...[', ', ' and ', ' y ', ' to ', ' para ', ' with ', ' for '].map((joint) =>
            short.lastIndexOf(joint, limit),
          ),
        );
    short = stop > 0 ? short.slice(0, stop) : '';
  }
  short = short
    .replace(inWords(/\s(?:and|y) \p{L}+$/u), (end) =>
      isVerb(end.trim().split(' ')[1] ?? '') ? '' : end,
    )
    .replace(
      inWords(/\b(?:what|which|who|whom)\b/iu).test(short)
        ? /[\s,;]+(?:and|or|the|a|an|y|o|la|el)$/iu
        : /[\s,;]+(?:and|or|to|for|with|of|in|on|the|a|an|by|at|from|into|onto|within|across|through|about|between|among|towards|over|under|via|per|than|its|their|is|are|as|when|if|while|which|who|such|both|not|relevant|various|different|several|multiple|y|o|de|del|para|con|en|la|el|los|las|a|e|sobre|entre|hasta|desde|sin|su|sus|que|se)$/iu,
      '',
    )
    .trim();
  short = short.replace(/,? \p{L}{2,}(?:ando|iendo)$/u, '');
  if (keepsWhy)
    short = joinPhrase(
      short.replace(
        inWords(
          /\s(?:on|in|for|of|with) (?:(?:a|an|the|our) )?(?:front|back|various|different|multiple|several|both|all|new)$/u,
        ),
        '',
      ),
    );
  const count = wordsOf(short).length;
  return count >= (keepsWhy ? 2 : 3) && count <= most ? short : null;
}

/** "Leads the audits", "Tests all pumps": a verb that is a noun elsewhere; null for other beginnings. */
function toVerb(words: readonly string[]): string | null {
  const base =
    /^(plan|test|report|design|model|order|support|control|lead|process|record|visit|program|research)(?:e?s)$/i
      .exec(words[0] ?? '')?.[1]
      ?.toLowerCase();
  return base && /^(?:the|a|an|all|any|our|your|its|new|on|both|and)$/i.test(words[1] ?? '')
    ? base
    : null;
}

/** English: "Planning and running tests …" → "plan and run tests". */
function toEnglishTask(line: string): string | null {
  const start = line
    .replace(
      /^(?:to|and|also|help to|you will|will|must|ability to|able to|be able to|responsible for|responsibility for|accountable for|in charge of)\s+/i,
      '',
    )
    .replace(
      /^(?:actively|proactively|effectively|efficiently|independently|regularly|continuously|constantly|successfully|directly|closely|accurately|daily)\s+/i,
      '',
    );
  const words = start.split(/\s+/);
  const first = words[0]?.replace(/[,:]$/, '') ?? '';
  const base = toBaseVerb(first) ?? toVerb(words);
  if (!base) return null;
  // "Test and deployment automation": nouns.
  if (
    nounsToo.has(first.toLowerCase()) &&
    /^(?:and|or|&)$/i.test(words[1] ?? '') &&
    toBaseVerb(words[2] ?? '') === null
  )
    return null;
  const changed = !isVerb(first);
  // "Engineer to mentor others": a person, not an action.
  if (
    /^(?:engineer|lead|partner|champion|coach|mentor|guide|pilot|host)$/i.test(first) &&
    /^to$/i.test(words[1] ?? '')
  )
    return null;
  // "Market trend analysis", "Research project management": a noun that looks like a verb.
  if (
    !changed &&
    nounsToo.has(first.toLowerCase()) &&
    inWords(
      /^(?:\p{L}+ ){1,3}(?:analys[ei]s|management|development|planning|testing|work|support|control|processes|activities|tasks|skills|design|review)(?=$|[,;.:]| (?:of|for|in|and|or|with|to|across)\b)/iu,
    ).test(start)
  )
    return null;
  if (/^market \p{Lu}/iu.test(start) && /^\p{L}+ \p{Lu}/u.test(start)) return null;
  // "Design of …", "Design and delivery of …": the noun, not the verb; "open to changes" is what a person is.
  if (!changed && inWords(/^\p{L}+(?:,? (?:and|or|&) \p{L}+)? of\b|^open to\b/iu).test(start))
    return null;
  if (
    changed &&
    /^(?:and|or|&)$/i.test(words[1] ?? '') &&
    !toBaseVerb((words[2] ?? '').replace(/[,;.]$/, ''))
  )
    return null;
  const opening = words.map((word, index) => {
    const bare = word.replace(/[,;.]$/, '');
    const tail = word.slice(bare.length);
    if (index === 0) return base + tail;
    const before = words[index - 1] ?? '';
    const isNext =
      /^(and|or|&)$/i.test(before) ||
      before.endsWith(',') ||
      (before.endsWith('ly') && /^(and|or|&)$/i.test(words[index - 2] ?? ''));
    const form =
      isNext && changed
        ? turnGerundToBase(first) === null
          ? turnThirdPersonToBase(bare)
          : turnGerundToBase(bare)
        : null;
    return form ? form + tail : /^&$/.test(word) ? 'and' : word;
  });
  // "Code design coach the team": commas are lost, and nobody knows where.
  if (
    opening.slice(0, 3).every((word) => isVerb(word)) &&
    !(opening.length === 2 && nounsToo.has((opening[1] ?? '').toLowerCase()))
  )
    return null;
  const mixed = changed
    ? -1
    : opening.findIndex(
        (word, index) =>
          index > 2 &&
          turnGerundToBase(word) !== null &&
          (/^(?:and|or)$/.test(opening[index - 1] ?? '') ||
            ((opening[index - 1] ?? '').endsWith('ly') &&
              /^(?:and|or)$/.test(opening[index - 2] ?? ''))),
      );
  if (mixed > 0) opening.splice(mixed - 1);
  if (
    opening.length > 3 &&
    !(opening[0] ?? '').endsWith(',') &&
    isVerb(opening[1] ?? '') &&
    /^(and|or)$/.test(opening[2] ?? '') &&
    isVerb(opening[3] ?? '')
  )
    opening[0] += ',';
  if (
    opening.length > 2 &&
    !(opening[0] ?? '').endsWith(',') &&
    !/^(and|or)$/.test(opening[1] ?? '') &&
    isVerb(opening[1] ?? '') &&
    !/^(and|or)$/.test(opening[2] ?? '') &&
    !(
      nounsToo.has((opening[1] ?? '').toLowerCase()) ||
      /^(?:quality|secure|clean|clear|open|direct|complete|separate|correct|unit|film|view|trade|water|service|display|export|import|contract|file|finance|function|scan|patrol|express)$/i.test(
        opening[1] ?? '',
      )
    )
  )
    return null;
  // "Monitoring of systems": one monitors systems.
  return changed
    ? opening.join(' ').replace(/^(\S+(?:,? (?:and|or) \S+)?) of (?=\S)/u, '$1 ')
    : opening.join(' ');
}

const nounVerbs: Record<string, string> = {
  gestión: 'gestionar',
  conducción: 'conducir',
  observación: 'observar',
  cuidado: 'cuidar',
  desarrollo: 'desarrollar',
  elaboración: 'elaborar',
  realización: 'realizar',
  control: 'controlar',
  coordinación: 'coordinar',
  supervisión: 'supervisar',
  atención: 'atender',
  planificación: 'planificar',
  análisis: 'analizar',
  diseño: 'diseñar',
  implementación: 'implementar',
  implantación: 'implantar',
  mantenimiento: 'mantener',
  preparación: 'preparar',
  seguimiento: 'hacer el seguimiento de',
  administración: 'administrar',
  ejecución: 'ejecutar',
  creación: 'crear',
  revisión: 'revisar',
  organización: 'organizar',
  redacción: 'redactar',
  definición: 'definir',
  optimización: 'optimizar',
  captación: 'captar',
  resolución: 'resolver',
  venta: 'vender',
  promoción: 'promover',
  recepción: 'recibir',
  limpieza: 'limpiar',
  evaluación: 'evaluar',
  formación: 'formar',
  selección: 'seleccionar',
  negociación: 'negociar',
  dirección: 'dirigir',
  validación: 'validar',
  reparación: 'reparar',
  instalación: 'instalar',
  registro: 'registrar',
  tramitación: 'tramitar',
  búsqueda: 'buscar',
  apoyo: 'apoyar',
  asesoramiento: 'asesorar',
  investigación: 'investigar',
  integración: 'integrar',
  migración: 'migrar',
  comunicación: 'comunicar',
  contratación: 'contratar',
  asignación: 'asignar',
  clasificación: 'clasificar',
  emisión: 'emitir',
  actualización: 'actualizar',
  verificación: 'verificar',
  detección: 'detectar',
  corrección: 'corregir',
  distribución: 'distribuir',
  reposición: 'reponer',
  facturación: 'facturar',
  contabilización: 'contabilizar',
  conciliación: 'conciliar',
  valoración: 'valorar',
  medición: 'medir',
  presentación: 'presentar',
  adaptación: 'adaptar',
  aplicación: 'aplicar',
  identificación: 'identificar',
  monitorización: 'monitorizar',
  configuración: 'configurar',
  construcción: 'construir',
  fabricación: 'fabricar',
  colocación: 'colocar',
  montaje: 'montar',
  desmontaje: 'desmontar',
  lectura: 'leer',
  trazado: 'trazar',
  carga: 'cargar',
  descarga: 'descargar',
  compra: 'comprar',
  envío: 'enviar',
  recogida: 'recoger',
  entrega: 'entregar',
  reparto: 'repartir',
  cobro: 'cobrar',
  pago: 'pagar',
  cierre: 'cerrar',
  apertura: 'abrir',
  archivo: 'archivar',
  vigilancia: 'vigilar',
  impartición: 'impartir',
  programación: 'programar',
  publicación: 'publicar',
  traducción: 'traducir',
  traslado: 'trasladar',
  mejora: 'mejorar',
  calibración: 'calibrar',
  recopilación: 'recopilar',
  tasación: 'tasar',
  modelización: 'modelizar',
  automatización: 'automatizar',
};

/** Spanish: "Gestión de clientes" → "gestionar clientes"; infinitives stay. */
function toSpanishTask(line: string): string | null {
  const start = line
    .replace(
      /^(?:y|además|también|te encargarás de|serás responsable de|responsable de|(?:encargar|responsabilizar|ocupar)se de|encargado de|encargada de)\s+(?:la |el |los |las )?/iu,
      '',
    )
    .replace(/^(?:la|el)\s+/iu, '');
  const [first = '', ...rest] = start.split(/\s+/);
  const word = first.toLowerCase().replace(/[,:]$/, '');
  if (
    /^\p{L}{2,}(?:ar|er|ir|arse|erse|irse)$/u.test(word) &&
    !/^(?:mejor|lugar|taller|familiar|por|similar|escolar|celular|hogar|mujer|primer|tercer)$/u.test(
      word,
    )
  )
    return [first.toLowerCase(), ...rest].join(' ');
  const verb = Object.hasOwn(nounVerbs, word) ? nounVerbs[word] : undefined;
  // "Encargarse de la caja": no action has the name of the thing.
  if (!verb)
    return /^(?:encargar|responsabilizar|ocupar)se del? /iu.test(line)
      ? line.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
      : null;
  const after = rest.join(' ');
  // "Control visual de calidad": what follows belongs to the noun.
  if (
    !inWords(/^(?:de|del|y|e|a|al)\b/iu).test(after) ||
    (word === 'seguimiento' && !/^del? /u.test(after))
  )
    return null;
  const object = /^(?:seguimiento)$/.test(word)
    ? after.replace(/^de\s+/u, '').replace(/^del\s+/u, 'el ')
    : after.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '');
  // "Limpieza de la máquina y del puesto": both are cleaned.
  const both = object
    .replaceAll(/\s(y|e) del\s/gu, ' $1 el ')
    .replaceAll(/\s(y|e) de\s(?=(?:la|las|los|el)\s)/gu, ' $1 ');
  if (/^(?:(?:y|e)\s|,)/u.test(object)) {
    const [, second = '', tail = ''] = /^(?:y|e)\s+(\p{L}+)\s+(.+)$/u.exec(object) ?? [];
    const other =
      Object.hasOwn(nounVerbs, second.toLowerCase()) && word !== 'seguimiento'
        ? nounVerbs[second.toLowerCase()]
        : undefined;
    return other
      ? `${verb} y ${other} ${tail.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '')}`
      : null;
  }
  return object ? withSecondAction(`${verb} ${both}`) : null;
}

/** "organizar las reuniones y redacción de las actas" → "… y redactar las actas"; null where the second noun has no verb. */
function withSecondAction(phrase: string): string | null {
  let isTurned = true;
  const turned = phrase.replace(
    /([,]| [ye]) (\p{L}{3,}(?:ci[oó]n|si[oó]n|miento|aje|ado|ura|cia)|control|an[aá]lisis|seguimiento|cierre|pago|cobro|envío|archivo|registro|diseño|desarrollo|apoyo|cuidado) (de|del)(?=\s)/giu,
    (_, joint: string, noun: string, of: string) => {
      const second = Object.hasOwn(nounVerbs, noun.toLowerCase())
        ? (nounVerbs[noun.toLowerCase()] ?? '')
        : '';
      if (second === '') isTurned = false;
      return `${joint} ${second}${of === 'del' && !second.endsWith(' de') ? ' el' : ''}`;
    },
  );
  return isTurned ? turned : null;
}

/** Say nothing with one word behind them. */
const bareVerbs: ReadonlySet<string> = new Set(
  'own act have join get stay reach achieve take bring understand learn'.split(' '),
);
/** Things that end like a verb in its course, and verbs in their course that distinguish things: "training plans", "existing customers". */
export const thingsDone: ReadonlySet<string> = new Set(
  'training existing building testing marketing engineering ongoing incoming outgoing manufacturing pricing housing planning banking nursing purchasing meeting opening cleaning cooking working leading emerging underlying remaining missing accounting bookkeeping catering learning teaching coaching mentoring monitoring reporting scheduling packaging processing programming staffing filing mailing shipping billing operating wiring piping welding drawing upcoming competing conflicting changing growing recurring developing debugging computing networking gardening forecasting modelling modeling troubleshooting editing filming recruiting budgeting auditing controlling trading lighting heating painting understanding selling dispensing loading printing'.split(
    ' ',
  ),
);

/** True for a phrase that was cut at the wrong position, or that two verbs begin. */
function isTorn(phrase: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(phrase).map((word) => word.lower);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (language === 'es')
    return (
      /^(?:ser|estar|tener|reportar)$/.test(first) ||
      (words.length === 2 && second.endsWith('mente'))
    );
  if (words.length === 2 && second.endsWith('ly')) return true;
  // A list of qualities whose thing is lost, and verbs in a row.
  if (incomplete.test(phrase) || (second.endsWith('ing') && words[2]?.endsWith('ing'))) return true;
  if (cutShort.test(phrase)) return true;
  const isUnended =
    (isVerb(last) &&
      !nounsToo.has(last) &&
      !/^(?:the|an?|our|your|their|its|each|every|of|for|in|by|with)$/.test(words.at(-2) ?? '')) ||
    (turnGerundToBase(last) !== null &&
      !thingsDone.has(last) &&
      /^(?:in|by|for|of|and|while|when)$/.test(words.at(-2) ?? ''));
  return (
    (bareVerbs.has(first) && words.length < 4) ||
    isUnended ||
    (turnGerundToBase(second) !== null && !thingsDone.has(second))
  );
}

/** True for duties that say nothing to ask about ("work with the team"), and for phrases that were cut at the wrong position. */
function isWeak(phrase: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(phrase).map((word) => word.lower);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (language === 'es')
    return (
      /^(?:ayudar|participar|colaborar|apoyar|trabajar|asegurar|garantizar|contribuir|formar|interactuar|reportar|ser|estar|tener|dar|hacer|realizar)$/.test(
        first,
      ) && !(first === 'dar' && /^(?:formaci|soporte)/.test(second))
    );
  return (
    weakVerbs.has(first) ||
    (isVerb(last) && !nounsToo.has(last)) ||
    second.endsWith('ing') ||
    words.filter((word) => isVerb(word) && !nounsToo.has(word)).length > 3
  );
}

const weakVerbs = new Set(
  'work help participate collaborate interact serve own act contribute assist support ensure assure engage understand learn keep enable encourage champion strengthen shape perform take join liaise hold make get use bring drive stay achieve reach move interact welcome master influence enhance motivate inspire foster promote sustain'.split(
    ' ',
  ),
);
export const nounsToo: ReadonlySet<string> = new Set(
  'work help support market research test program project process control order report design plan model brief staff store price form book measure review release record change visit build sample act cut fix run shape share ship track train transport update upgrade approach aim lead focus benchmark challenge need result value budget estimate forecast guide host influence interview invoice issue load map mentor monitor pack present produce prototype purchase scope source structure survey tune code care handle plant'.split(
    ' ',
  ),
);

/** "build dashboards and teach colleagues to use them" → the first action, if it is complete on its own. */
function readFirstAction(phrase: string, language: 'en' | 'es'): string {
  const parts = phrase.split(language === 'en' ? /,? and (?=[a-z])/ : / y (?=\p{Ll})/u);
  let kept = parts[0] ?? phrase;
  for (const part of parts.slice(1)) {
    const first = part.split(/[\s,]/)[0] ?? '';
    const isAction =
      language === 'en'
        ? isVerb(first) && wordsOf(part).length > 2
        : /^\p{L}{3,}(?:ar|er|ir)$/u.test(first);
    if (isAction && wordsOf(kept).length >= 3 && wordsOf(kept).some(({ lower }) => !isVerb(lower)))
      return kept.replace(/,$/, '');
    kept += `${language === 'en' ? ' and ' : ' y '}${part}`;
  }
  return phrase;
}

/** A verb phrase of 3 to `most` words in lower case, or null. `keepsWhy`: why and how stay where little else is named. */
export function toTaskPhrase(
  line: string,
  language: 'en' | 'es',
  most = 12,
  keepsWhy = false,
): string | null {
  const plain = line
    .replace(/^[^\p{L}]+/u, '')
    .replaceAll(/\([^)]*\)/g, '')
    .trim();
  if (unusable.test(plain.replaceAll(inWords(/\byour\b|\bour\b/gi), '')) || speaksOfMe.test(plain))
    return null;
  const phrase =
    language === 'en'
      ? toEnglishTask((keepsWhy ? turnNounToAction(plain) : null) ?? plain)
      : toSpanishTask(plain);
  if (!phrase) return null;
  // A kit splits a line into its actions before it asks about them, and asks about what others do too.
  const short = shortenPhrase(
    keepsWhy ? phrase : readFirstAction(phrase, language),
    most,
    keepsWhy,
  );
  if (short && (keepsWhy ? isTorn(short, language) : isWeak(short, language))) return null;
  return short && !/[.!?].+/.test(short.replaceAll(inWords(/\b\p{L}+\.(?:js|net|io)\b/giu), ''))
    ? tidyPhrase(short, keepsWhy)
    : null;
}
