// Spanish duties as verb phrases: nouns of action become their verbs.
import { inWords } from '#domain/text/wordLimits.ts';

/** The verbs of nouns of action. */
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
  rescate: 'rescatar a',
  sustitución: 'sustituir',
  diagnóstico: 'diagnosticar',
  toma: 'tomar',
  dispensación: 'dispensar',
  acompañamiento: 'acompañar a',
  inspección: 'inspeccionar',
  localización: 'localizar',
  liberación: 'liberar',
  bloqueo: 'bloquear',
  subsanación: 'subsanar',
  consejo: 'aconsejar sobre',
  asistencia: 'asistir',
  colaboración: 'colaborar',
  participación: 'participar',
  vacunación: 'vacunar',
  poda: 'podar',
  riego: 'regar',
};

/** Nouns of action that say in what: "apoyo en", "atención en". */
const nounsWithPreposition: ReadonlySet<string> = new Set([
  'apoyo',
  'atención',
  'consejo',
  'asesoramiento',
  'colaboración',
  'participación',
]);

/** "Gestión de clientes" → "gestionar clientes"; infinitives stay; null where no action is named. */
export function toSpanishTask(line: string): string | null {
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
  // "Apoyo en auditorías", "Consejo en dermocosmética": the preposition stays with the verb.
  if (nounsWithPreposition.has(word) && /^(?:en|sobre) /u.test(after))
    return withSecondAction(
      verb.endsWith(' sobre') ? `${verb} ${after.replace(/^\S+ /u, '')}` : `${verb} ${after}`,
    );
  // "Control visual de calidad": what follows belongs to the noun.
  if (
    !inWords(/^(?:de|del|[yeou]|a|al)\b/iu).test(after) ||
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
  if (/^(?:[yeou]\s|,)/u.test(object)) {
    const [, joint = '', second = '', tail = ''] =
      /^([yeou])\s+(\p{L}+)\s+(.+)$/u.exec(object) ?? [];
    const other =
      Object.hasOwn(nounVerbs, second.toLowerCase()) && word !== 'seguimiento'
        ? nounVerbs[second.toLowerCase()]
        : undefined;
    return other
      ? `${verb} ${joint} ${other} ${tail.replace(/^del\s+/u, 'el ').replace(/^de\s+/u, '')}`
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
