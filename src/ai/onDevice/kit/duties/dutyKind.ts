// What one does in a duty, whatever the trade: known by its first verb, then by its other words.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';
import { toBaseVerb } from './dutyVerbs.ts';

/** Verbs that say enough by themselves, in their base form. */
const byVerb: Record<Exclude<DutyKind, 'other'>, string> = {
  build:
    'build develop design implement code program set create construct establish configure integrate deploy prototype engineer install_ make produce manufacture assemble launch model architect scale migrate found desarrollar diseñar implementar implantar programar construir crear montar configurar integrar desplegar fabricar modelar',
  check:
    'test inspect verify validate audit review check qualify examine proofread calibrate sample probar verificar validar auditar revisar comprobar inspeccionar controlar testear',
  analyse:
    'analyse analyze investigate measure evaluate assess research monitor track identify determine diagnose explore study benchmark forecast calculate collect detect discover estimate map survey analizar investigar medir evaluar valorar estudiar identificar diagnosticar detectar calcular monitorizar estimar',
  advise:
    'advise consult explain present report inform brief recommend demonstrate communicate answer interpret asesorar aconsejar explicar presentar informar comunicar exponer recomendar reportar',
  teach:
    'teach train mentor coach onboard instruct educate tutor enseñar formar capacitar instruir impartir tutelar educar',
  lead: 'lead manage supervise motivate oversee direct staff recruit head delegate liderar dirigir supervisar gestionar_ motivar',
  plan: 'plan schedule coordinate organise organize orchestrate arrange prepare allocate project steer planificar programar_ coordinar organizar preparar calendarizar',
  decide:
    'decide define prioritise prioritize select choose approve scope position price shape determine_ decidir definir priorizar seleccionar elegir aprobar',
  improve:
    'improve optimise optimize automate streamline reduce simplify standardise standardize transform modernise enhance increase refine refactor digitalise digitise mejorar optimizar automatizar reducir simplificar digitalizar agilizar',
  care: 'care nurse accompany feed bathe cuidar acompañar asistir',
  serve: 'serve welcome greet host atender servir recibir',
  sell: 'sell negotiate prospect acquire close pitch promote generate market upsell vender negociar captar comercializar fidelizar promocionar prospectar',
  operate:
    'operate drive load unload pick pack clean cook stock restock store transport move receive cut sew weld administer dispense process_ conducir cargar descargar limpiar cocinar operar manejar reponer almacenar embalar administrar_ ejecutar soldar servir_',
  repair:
    'repair maintain fix troubleshoot debug service restore install replace reparar mantener arreglar instalar solucionar subsanar actualizar',
  record:
    'record document register file process invoice reconcile issue administer_ enter compile book update comply submit registrar documentar tramitar facturar conciliar archivar contabilizar emitir cumplimentar elaborar',
  create:
    'write compose draft edit illustrate photograph film publish curate design_ redactar escribir editar publicar ilustrar maquetar',
  cooperate:
    'collaborate liaise cooperate work interact align communicate_ participate contribute engage partner consult_ colaborar cooperar trabajar participar interactuar relacionarse',
};
const kindOfVerb = new Map<string, DutyKind>(
  Object.entries(byVerb).flatMap(([kind, verbs]) =>
    verbs
      .split(' ')
      .filter((verb) => !verb.endsWith('_'))
      .map((verb) => [foldWord(verb), kind as DutyKind]),
  ),
);

/** Words that say more than the verb: "manage" is something else with people, with records and with customers. */
const byObject: readonly [DutyKind, RegExp, RegExp | null][] = [
  [
    'lead',
    inWords(
      /\b(?:direct reports|(?:leads?|leading|runs?|running|manag(?:e|es|ing)) (?:an? |the )(?:shift|crew|brigade|squad|group) of|line manag(?:er|ers|ement)|people management|personnel management|equipos? a (?:tu |su )?cargo|personal a (?:tu |su )?cargo|gesti[oó]n de (?:equipos?|personal)|(?:leads?|leading|manages?|managing|supervis(?:e|es|ing)|motivat(?:e|es|ing)|oversee(?:s|ing)?|direct(?:s|ing)?|heads?|heading) (?:and \w+ )?(?:(?!(?:to|with|for|of|and|the)\b)[\w-]+ ){0,2}(?:(?:the|our|your) (?:[\w-]+ ){0,4})?(?:(?:junior|mid-level|senior|less experienced) (?:and [\w-]+ )?)?(?:teams?|staff|employees|people|crew|cooks|workers|nurses|engineers|developers|volunteers|colleagues|department)|(?:liderar|llevar|dirigir|supervisar|coordinar|gestionar|motivar) (?:y \p{L}+ )?(?:al|a los|a un|el|un|los)? ?(?:equipos?|personal|plantilla|trabajadores))\b/iu,
    ),
    inWords(/\b(?:report to|leads for|sales leads|lead generation)\b/iu),
  ],
  [
    'teach',
    inWords(
      /\b(?:train(?:ing)? (?:of |new |the )?(?:staff|colleagues|users|starters|employees|students|teams?)|mentor\w*|onboarding|student nurses|apprentices|pupils|formaci[oó]n (?:de|a)|nuevas incorporaciones|alumn[oa]s)\b/iu,
    ),
    inWords(
      /\b(?:serv\p{L}+|meals?|food|transport|clean\p{L}*|records?|data|comidas?|comedor|limpi\p{L}+|expedientes?)\b/iu,
    ),
  ],
  [
    'improve',
    inWords(/\b(?:improvements?(?! notice)|continuous(?:ly)? improv\w+|mejoras?)\b/iu),
    null,
  ],
  [
    'check',
    inWords(
      /\b(?:performance|acceptance|regression|integration|system|load|automated|manual) test(?:s|ing)?\b|\btest (?:cases?|plans?|automation)\b|\bquality (?:control|assurance)\b/iu,
    ),
    null,
  ],
  [
    'build',
    inWords(
      /\b(?:write|writing|develop|developing|produce) (?:\w+ ){0,3}(?:code|software|applications?|features)\b/iu,
    ),
    null,
  ],
  [
    'care',
    inWords(
      /\b(?:patients?|residents?|children|toddlers|the elderly|clients with|people with (?:disabilit|dementia)|pacientes|residentes|niñ[oa]s|personas mayores|dependientes)\b/iu,
    ),
    inWords(/\b(?:record|register|document|invoice|report|system|data|analy|registr|historia)/iu),
  ],
  [
    'sell',
    inWords(
      /\b(?:sales|leads|prospects?|new (?:customers|clients|business(?! (?:capabilit|process|model|requirement|strateg|need|solution|area|value|idea|opportunit)))|contracts? with|deals?(?! with)|tenders?|fundrais\w+|ventas|nuevos clientes|licitaciones)\b/iu,
    ),
    inWords(/\b(?:team|report|data|analy|system)/iu),
  ],
  [
    'record',
    inWords(
      /\b(?:records?|documentation|invoices?|bookkeeping|ledgers?|paperwork|filing|accounts payable|payroll|expedientes|documentaci[oó]n|facturas|n[oó]minas|asientos|archivo)\b/iu,
    ),
    inWords(/\b(?:review|audit|design|automat|improve|supervis)/iu),
  ],
  [
    'serve',
    inWords(
      /\b(?:customers?|clients?|guests?|visitors?|callers?|users?|complaints?|enquir\w+|inquir\w+|tickets?|support requests?|clientes?|hu[eé]spedes|usuari[oa]s|reclamaciones|incidencias)\b/iu,
    ),
    inWords(/\b(?:design|develop|build|analy|test|research|data)/iu),
  ],
  [
    'cooperate',
    inWords(
      /\b(?:stakeholders?|departments?|suppliers?|authorities|partners?|cross[- ]functional|proveedores|departamentos|administraciones)\b/iu,
    ),
    null,
  ],
];

/** Kinds whose words leave no doubt. */
const strong: ReadonlySet<DutyKind> = new Set(['lead', 'teach', 'improve', 'check', 'build']);
const nounKinds: readonly [DutyKind, RegExp][] = [
  [
    'build',
    /^(?:implementation|development|design|construction|creation|deployment|desarrollo|diseño|implantaci|implementaci|creaci|construcci)/,
  ],
  [
    'check',
    /^(?:testing|inspection|verification|validation|audit|quality control|control|revisi|comprobaci|verificaci|inspecci|validaci)/,
  ],
  [
    'analyse',
    /^(?:analysis|evaluation|assessment|research|monitoring|investigation|an[aá]lisis|evaluaci|investigaci|estudio|seguimiento|valoraci)/,
  ],
  [
    'plan',
    /^(?:planning|coordination|organi[sz]ation|scheduling|planificaci|coordinaci|organizaci|preparaci)/,
  ],
  [
    'record',
    /^(?:documentation|registration|preparation of|processing|elaboraci|tramitaci|registro|contabili|facturaci|conciliaci|cierre|gesti[oó]n)/,
  ],
  ['repair', /^(?:maintenance|repair|troubleshooting|mantenimiento|reparaci|resoluci)/],
  ['serve', /^(?:customer service|support|reception|atenci)/],
  ['teach', /^(?:training|mentoring|teaching|formaci[oó]n (?:de|del|a|al|y|e) |docencia)/],
  ['improve', /^(?:optimi[sz]ation|improvement|automation|mejora|optimizaci)/],
  ['sell', /^(?:sales|negotiation|venta|captaci|negociaci)/],
  ['lead', /^(?:leadership|supervision|supervisi|direcci)/],
  [
    'operate',
    /^(?:operation|cleaning|loading|limpieza|carga|manejo|conducci|preparaci[oó]n de pedidos)/,
  ],
];

/** The base form of a word if it is a verb that begins duties, in either language. */
function findVerb(word: string): string {
  const future = /^(\p{L}{2,}(?:ar|er|ir))(?:ás|emos|án)$/u.exec(word)?.[1];
  return foldWord(future ?? toBaseVerb(word) ?? word.replace(/(?:se|lo|la|los|las)$/u, ''));
}

/** Spanish nouns of actions whose endings others share ("titulado", "lenguaje"). */
const actionNouns = `(?:${'envasado etiquetado encajado empaquetado paletizado embotellado enlatado precintado montaje desmontaje ensamblaje ensamblado embalaje almacenaje almacenado reciclaje triaje anclaje drenaje peritaje arbitraje doblaje vendaje pilotaje maquillaje fichaje planchado lavado secado cuidado fregado aspirado barrido encerado archivado escaneado digitalizado pintado barnizado lijado pulido afilado engrasado mecanizado troquelado plegado cosido bordado tapizado encofrado alicatado enfoscado enlucido solado cableado marcado fileteado desbarbado desbrozado podado llenado vaciado pesado encuadernado revelado cribado filtrado horneado amasado emplatado testeado maquetado modelado soldadura'.replaceAll(' ', '|')})`;

/** Spanish and English nouns of actions: "Envasado, etiquetado …", "Alimentación de línea", "Valuation of risks". */
const actionNoun = new RegExp(
  String.raw`^(?:(?!formaci[oó]n en )(?:\p{L}{3,}(?:ci[oó]n|si[oó]n|miento)|${actionNouns})(?: \p{L}+)?(?=,| (?:de|del|y|e|a|al|con|en)(?:\s|$))|(?:check-?in|check-?out|rescate|diagnóstico|consejo|sustitución|vigilancia|custodia|poda|riego|apoyo|apertura|cierre|compra|reserva|toma|cuidado|recogida|entrega|reparto|corte|control|venta|recepci[oó]n|alta) (?:de|del|a|y|en|sobre) |(?:the )?\p{L}{4,}(?:tion|sion|ment|sis|ance|very|gn)(?:,? and \p{L}+)? of )`,
  'iu',
);

/** True for a line that begins like something one does: with a verb, the noun of one, or what somebody is responsible for. */
export function isAction(line: string): boolean {
  const plain = line
    .replace(/^[^\p{L}]+/u, '')
    .replace(
      /^(?:to|you will|you'll|and|also|te encargarás de|será|serás|deberás|tendrás que)\s+/iu,
      '',
    );
  const [first = ''] = wordsOf(plain).map(({ lower }) => lower);
  return (
    inWords(
      /^(?:being |be )?(?:responsible|accountable|in charge|responsable|encargad[oa]) (?:for|of|de)\b/iu,
    ).test(plain) ||
    toBaseVerb(first) !== null ||
    /^(?:heading|head|spearhead(?:ing)?|leverag(?:e|ing)|leads(?= (?:an?|the|our) )) (?!of )/i.test(
      plain,
    ) ||
    actionNoun.test(plain) ||
    kindOfVerb.has(findVerb(first)) ||
    (/^\p{L}{3,}(?:ar|er|ir)(?:se|lo|la|los|las|ás)?$/u.test(first) &&
      !/^(?:mejor|lugar|taller|familiar|similar|escolar|mujer|primer|tercer|cualquier|poder|ser|estar|other|after|under|their|your|over|either|neither|whether|together|rather|later|never|ever|another|further|proper|senior|junior|customer|user|paper|order|water|number|member|leader|manager|engineer|developer)$/u.test(
        first,
      )) ||
    nounKinds.some(([, pattern]) => pattern.test(plain.toLowerCase()))
  );
}

/** Verbs that are nouns as well: after the first word they are no action. */
const thingsToo: ReadonlySet<string> = new Set(
  'project projects schedule design designs model models test tests report reports market record records document documents file files process order orders plan plans program programs stock service services transport store work price pitch position scope book invoice invoices issue issues prototype sample samples map survey benchmark monitor research review reviews audit audits check checks control controls present staff head host load pack cut film forecast estimate lead support measure form'.split(
    ' ',
  ),
);
/** One drives vehicles; what else one drives is brought about. */
const drives = inWords(
  /\b(?:vehicles?|vans?|trucks?|lorr(?:y|ies)|cars?|bus(?:es)?|coach(?:es)?|forklifts?|cranes?|tractors?|passengers|routes?|pallets?|goods)\b/iu,
);

/** "Make well-founded decisions about materials": nothing is made. */
const decides =
  /^(?:mak(?:e|es|ing)|tak(?:e|es|ing)|tomar) (?:[\p{L}-]+ ){0,3}(?:decisions?|choices?|decisiones)/iu;
/** The kind of a duty of a posting; "other" where its words do not show it. */
export function readDutyKind(line: string): DutyKind {
  const plain = line.replace(/^[^\p{L}]+/u, '');
  if (decides.test(plain)) return 'decide';
  const words = wordsOf(plain)
    .slice(0, 6)
    .map(({ lower }) => lower);
  for (const [kind, pattern, unless] of byObject)
    if (strong.has(kind) && pattern.test(plain) && !unless?.test(plain)) return kind;
  const noun = nounKinds.find(([, pattern]) => pattern.test(plain.toLowerCase()))?.[0];
  const verb = words
    .filter(
      (word, index) =>
        (index === 0 || !thingsToo.has(word)) &&
        (drives.test(plain) || !/^driv(?:e|es|ing)$/.test(word)),
    )
    .map((word) => kindOfVerb.get(findVerb(word)))
    .find((kind) => kind !== undefined);
  const object = byObject.find(
    ([, pattern, unless]) => pattern.test(plain) && !unless?.test(plain),
  )?.[0];
  const named = noun ?? verb;
  // Verbs that say little by themselves leave the word to what they are about.
  if (
    object &&
    (named === undefined ||
      named === 'cooperate' ||
      named === 'lead' ||
      named === 'serve' ||
      named === 'operate' ||
      named === 'plan' ||
      named === 'repair')
  )
    return object;
  if (named === 'lead') return 'plan';
  return named ?? 'other';
}
