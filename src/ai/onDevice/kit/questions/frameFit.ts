// Which question suits what is done in a duty, and to what: one that fits any work is asked only of work that it fits.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';

/** Working with others, learning, and what one stands for: no piece of work that has steps, marks or too little time. */
const soft = inWords(
  /^(?:collaborat|cooperat|partner|liais|interfac|engag|interact|communicat|participat|promot|foster|advocat|encourag|motivat|strengthen|share |accept|adapt|follow (?!up)|use |keep (?:\p{L}+ )?(?:up|updated|abreast|informed|current|track)|stay |learn |understand |mantenerse |estar |apply|attend|respond|join|represent|network|deliver (?:an?|the) \p{L}+ experience|colabor|cooper|particip|fomentar|promover|relacionarse|aceptar|adaptarse|representar|asistir a|trabajar con|work(?:ing)? (?:closely |together )*with)/iu,
);
/** Something that is kept, led or answered for: it goes on, so it is not done in too little time nor has an end. */
const lasting = inWords(
  /^(?:take (?:responsibility|ownership|accountability)|own |be responsible|ensure|assure|oversee|drive|lead |manage|maintain|monitor|define|set (?!up)|guide|support|assist|provide|build (?:and maintain )?(?:\p{L}+ )*relation|asegurar|garantizar|velar|liderar|dirigir|gestionar|mantener|supervisar|definir|apoyar|brindar|proporcionar)/iu,
);
/** A piece of work that somebody begins and finishes. */
const piece = inWords(
  /^(?:build|create|write|draft|prepare|produce|design|develop|implement|install|configure|set up|repair|fix|replace|assemble|cook|bake|clean|wash|calculate|reconcile|process|compile|document|record|register|review|audit|inspect|check|test|verify|calibrate|update|migrate|translate|publish|edit|file|analy[sz]e|evaluate|assess|investigate|organi[sz]e|arrange|schedule|plan|pack|load|cut|paint|collect|measure|integrate|deploy|construir|crear|escribir|redactar|preparar|elaborar|producir|diseñar|desarrollar|implementar|instalar|configurar|montar|reparar|arreglar|sustituir|cocinar|limpiar|calcular|conciliar|tramitar|procesar|compilar|documentar|registrar|revisar|auditar|inspeccionar|comprobar|probar|verificar|calibrar|actualizar|migrar|traducir|publicar|editar|archivar|analizar|evaluar|investigar|organizar|programar|planificar|cargar|pintar|recoger|medir|integrar|desplegar)(?=[\s,])/iu,
);
/** Things as wide as a job: nobody explains them step by step, and they are not made in a day. */
const broad = inWords(
  /\b(?:strateg\p{L}+|process(?:es)?|cultures?|practices?|standards?|relations|relationships|solutions?|services?|systems?|products?|platforms?|software|architectures?|concepts?|initiatives?|projects?|programmes?|programs?|polic(?:y|ies)|business|knowledge|frameworks?|vision|university|research|technolog(?:y|ies)|functionalit(?:y|ies)|estrategias?|procesos?|cultura|prácticas|normas|relaciones|soluciones|servicios?|sistemas?|productos?|plataformas?|arquitecturas?|conceptos?|iniciativas?|proyectos?|programas?|políticas?|negocio|conocimientos?|universidad|investigación|tecnologías?)\b/iu,
);
/** What somebody can take over from one day to the next. */
const takenOver = inWords(
  /^(?!run errands)(?:manage|maintain|own|oversee|lead|run|coordinate|plan|organi[sz]e|monitor|track|administer|supervise|operate|schedule|be responsible|take (?:responsibility|ownership|accountability)|gestionar|mantener|supervisar|dirigir|liderar|coordinar|planificar|organizar|controlar|administrar|llevar|encargarse|ocuparse|velar|programar)(?=[\s,])/iu,
);
/** Done, not only seen to or taken part in. */
const undone = inWords(
  /^(?:be |keep (?:\p{L}+ )?up|stay |own |take (?:responsibility|ownership|accountability)|act as|follow (?!up)|attend|participat|join|drive|ensure|assure|velar|asegurar|garantizar|mantenerse|asistir a|participar|ser )/iu,
);
/** Something with a day and an end: it can go otherwise than planned. */
const event = inWords(
  /\b(?:audits?|workshops?|migrations?|campaigns?|events?|launch(?:es)?|roll-?outs?|visits?|exhibitions?|conferences?|trainings?|courses?|lessons?|inspections?|moves?|auditor[ií]as?|talleres|migraci[oó]n|campañas?|eventos?|lanzamientos?|visitas?|jornadas?|conciertos?|cursos?|exposici[oó]n|exposiciones)\b/iu,
);
/** Says how often: no single piece of work that went one way or another. */
const often = inWords(
  /\b(?:times|every|each|daily|weekly|monthly|yearly|annual(?:ly)?|regular(?:ly)?|continuous(?:ly)?|day-to-day|ongoing|always|veces|cada|diari\p{L}+|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|siempre|continu\p{L}+|periódic\p{L}+|año|mes|semana)\b/iu,
);
/** Kinds of work whose result is told or written down rather than planned. */
const looking: ReadonlySet<DutyKind> = new Set(['check', 'analyse', 'record', 'create', 'decide']);
/** Kinds of work in which something can go wrong, whatever the verb. */
const handled: ReadonlySet<DutyKind> = new Set([
  'build',
  'check',
  'plan',
  'serve',
  'operate',
  'repair',
  'record',
  'teach',
  'care',
]);
/** A longer duty has more parts than can be told step by step. */
const mostSteps = 9;

/** Whether a question that asks about any work fits a duty. */
export function fitsPlainly(question: string, duty: string, dutyKind: DutyKind): boolean {
  const isSoft = dutyKind === 'cooperate' || soft.test(duty);
  const isTask =
    !isSoft &&
    piece.test(duty) &&
    !lasting.test(duty) &&
    !broad.test(duty) &&
    duty.split(' ').length <= mostSteps;
  switch (question) {
    case 'otherTooLittleTime':
      return isTask && dutyKind !== 'check' && dutyKind !== 'analyse' && dutyKind !== 'improve';
    case 'otherGoodWork':
    case 'otherStepByStep':
      return isTask;
    case 'otherDidNotGoAsPlanned':
      return (
        !isSoft &&
        !looking.has(dutyKind) &&
        (event.test(duty) || (piece.test(duty) && !lasting.test(duty)))
      );
    case 'otherWhatGoesWrong':
      return (
        !isSoft &&
        (/^(?:ensure|assure|manage|maintain|asegurar|garantizar|velar|gestionar|mantener)/.test(
          duty,
        ) ||
          ((piece.test(duty) || handled.has(dutyKind)) && !lasting.test(duty)))
      );
    case 'otherBeforeStarting':
      return !isSoft && takenOver.test(duty) && !event.test(duty);
    case 'otherFirstTimeHere':
      return !isSoft && !lasting.test(duty);
    case 'otherHarderThanExpected':
      return !/^(?:attend|participat|join|represent|open and close|asistir|participar|representar|abrir y cerrar)/.test(
        duty,
      );
    case 'otherDoingWell':
      return (
        lasting.test(duty) &&
        !/^(?:define|set |provide|assist|definir|brindar|proporcionar)/.test(duty)
      );
    case 'otherRealCase':
      return !undone.test(duty);
    default:
      return !isSoft;
  }
}

/** Whether the sentence of a question can carry a duty: "a time you had to …" needs a piece of work that has an end. */
export function fitsCarried(question: string, duty: string): boolean {
  return (
    question === 'otherWhatGoesWrong' ||
    (!soft.test(duty) && !often.test(duty) && !(lasting.test(duty) && question !== 'otherRealCase'))
  );
}

/** Serving is what one does with people who stand or call there, not following up papers. */
const atOnce = inWords(
  /^(?:serve|greet|welcome|receive|answer|help|assist|handle|deal with|atender|recibir|ayudar|servir|acoger)\b/iu,
);
/** Papers that come in by themselves, and can pile up. */
const arrives = inWords(
  /\b(?:invoices?|applications|requests|orders|claims|forms|mail|post|letters|entries|expenses|payments|tickets|referrals|facturas?|solicitudes|pedidos|expedientes|correo|formularios|albaranes|pagos|cobros|prestaciones|partes)\b/iu,
);
const develops = inWords(
  /^(?:build|design|develop|create|implement|program|code|write|dise\p{L}+|desarroll\p{L}+|constru\p{L}+|cre\p{L}+|implement\p{L}+|program\p{L}+)(?=[\s,])/iu,
);
const plans = inWords(
  /^(?:plan|schedul|organi[sz]|arrang|coordinat|prepar|program|planific|coordin|calendari)/iu,
);
/** Somebody learns a job from a colleague. */
const trains = inWords(
  /\b(?:train|onboard|apprentic|new (?:starters|colleagues|employees|staff|hires)|interns?|trainees?|student nurses|formar a|nuevas incorporaciones|aprendices)\p{L}*/iu,
);
/** Somebody comes or writes, and wants something. */
const served = inWords(
  /^(?!.*\b(?:presentations?|architects?|managers?|directors?|engineers?|colleagues|teams?)\b)(?:serve|answer|advise|help|assist|support|handle|welcome|receive|process|deal|respond|atend|asesor|ayud|recib|gestion|resol)/iu,
);
/** Somebody is in the person's care, not only attended to. */
const cares = inWords(
  /^(?:care|nurse|feed|bathe|wash|look after|cuidar|lavar|alimentar)(?=[\s,])|^(?!(?:greet|welcom|book|register|schedul|recib|citar)).*\b(?:patients?|pacientes?|toddlers?|babies|beb[eé]s)\b/iu,
);
/** Something is agreed with somebody, and kept track of; what is looked into together is not. */
const agrees = inWords(
  /^(?!.*\b(?:patterns?|failures?|incidents?|issues|problems?|fallos|incidencias|problemas)\b)(?:coordinat|liais|agree|negotiat|arrang|align|manag|organi|plan|work|partner|cooperat|collaborat|coordin|acordar|negoci|colabor|trabajar|cooper|concertar)/iu,
);
/** Entries that follow one another, each handled in the same way. */
const entered = inWords(
  /\b(?:records?|files?|entries|registers?|contracts?|claims?|payroll|invoices?|applications|requests|orders|forms|expenses|payments|registros?|asientos|contratos?|nóminas?|facturas?|solicitudes|pedidos|expedientes|albaranes|pagos|cobros|partes)\b/iu,
);
/** Somebody wants to know something. */
const asked = inWords(
  /^(?:advis|consult|inform|answer|counsel|guid|recommend|support|assist|asesor|aconsej|inform|orient|recomend|resolv|atend)/iu,
);
/** Something is looked into, so that there is a result. */
const looksInto = inWords(
  /^(?:analy[sz]|investigat|research|evaluat|assess|monitor|measur|stud|examin|review|diagnos|track|forecast|model|interpret|benchmark|audit|test|estimat|compar|calculat|analizar|investigar|evaluar|valorar|medir|estudiar|examinar|revisar|diagnosticar|detectar|estimar|comparar|calcular|interpretar)/iu,
);
/** … on which somebody has to decide. */
const weighs = inWords(
  /^(?!.*\b(?:opportunities|oportunidades)\b)(?:analy[sz]|evaluat|assess|review|forecast|estimat|interpret|investigat|analizar|evaluar|valorar|estimar|interpretar)(?!\p{L}* risks?$)/iu,
);
/** Somebody is told something. */
const informs = inWords(
  /^(?:advis|inform|explain|communicat|report|answer|consult|counsel|guid|present|brief|assist|support|respond|give|provide|recommend|asesor|aconsej|inform|explic|comunic|respond|present|orient|recomend|atend|resolv|dar )/iu,
);
/** People are led, not only a thing. */
const leadsPeople = inWords(
  /\b(?:teams?|staff|people|groups?|crews?|colleagues|employees|brigades?|units?|department|shifts?|workers|handlers|officers|members|personnel|equipos?|personal|personas|plantilla|brigadas?|cuadrillas?|turnos?|cociner\p{L}+|operari\p{L}+|técnic\p{L}+)\b/iu,
);
/** What a question written for a kind of work supposes of a duty. */
const supposed: Readonly<Record<string, RegExp>> = {
  codeToRelease: develops,
  codeInUse: develops,
  improveDoubts:
    /^(?:improv|introduc|chang|standard|simplif|digit|transform|streamlin|mejor|cambi|implant)/iu,
  improveStart:
    /^(?:improv|optimi|chang|simplif|streamlin|digit|moderni|transform|redesign|mejor|cambi|simplific)/iu,
  cooperateKeepingTrack: agrees,
  recordTraceable: entered,
  buildFindNeed: /^(?!.*(?:portfolio|strateg|roadmap|budget|cartera|estrategia|presupuesto))/iu,
  buildReadyForUse: /^(?!.*(?:training|countries|requirements|curso|formación|requisitos))/iu,
  analyseUnexpected: looksInto,
  analyseForDecision: looksInto,
  analyseMethod: looksInto,
  analyseGaps: weighs,
  adviseMisunderstood: informs,
  adviseUnwelcome: informs,
  leadPoorWork: leadsPeople,
  leadMotivation: leadsPeople,
  planPeople: /^(?!.*(?:resources|budgets?|recursos|presupuestos?))/iu,
  adviseNotSure: asked,
  advisePrepare: asked,
  planBroken: plans,
  planOrder: plans,
  sellFirstTalk: inWords(
    /^(?:prospect|acquir|sell|pitch|approach|generat|win|captar|prospectar|vender)|\b(?:new (?:customers|clients|donors|partners|business)|leads|nuevos clientes)\b/iu,
  ),
  sellDriftingAway: inWords(
    /\b(?:customers?|clients?|accounts?|donors?|members?|partners?|clientes?|cuentas|donantes?|socios?)\b/iu,
  ),
  teachShortcut: trains,
  teachReady: trains,
  teachPlan: trains,
  leadHandOver:
    /^(?!.*(?:contractors?|suppliers?|vendors?|stakeholders?|contratas?|contratistas?|proveedores))/iu,
  leadFairness: inWords(
    /\b(?:shifts?|crew|brigade|staff|rotas?|turnos?|personal|plantilla|brigada)\b/iu,
  ),
  checkShortTime: /^(?:check|inspect|test|verify|control|comprob|inspeccion|verific|prob)/iu,
  careChangeNoticed: cares,
  careSecretHarm: cares,
  careHelpRefused: /^(?!liais|greet|coordinat|book|register|welcom|recib|concert|coordin)/iu,
  careNewPerson: cares,
  serveThreeAtOnce: atOnce,
  recordBacklog: arrives,
  serveBeyondYou: served,
  servePutRight: served,
  serveRealNeed: served,
};

/** Whether a question written for a kind of work fits a duty of it. */
export function fitsNearly(question: string, duty: string): boolean {
  return (
    (supposed[question]?.test(duty) ?? true) &&
    (!(question === 'servePutRight' || question === 'serveBeyondYou') || !soft.test(duty))
  );
}
