// Which question written for a kind of work suits a duty of it: what the question supposes must be there.
import { inWords } from '#domain/text/wordLimits.ts';
import { soft } from './frameFit.ts';

/** Serving is what one does with people who stand or call there, not following up papers. */
const atOnce = inWords(
  /^(?:serve|greet|welcome|receive|answer|help|assist|handle|deal with|atender|recibir|ayudar|servir|acoger)\b/iu,
);
/** Papers that come in by themselves, and can pile up. */
const arrives = inWords(
  /\b(?:invoices?|applications|requests|orders|claims|forms|mail|post|letters|entries|expenses|payments|tickets|referrals|facturas?|solicitudes|pedidos|expedientes|correo|formularios|albaranes|pagos|cobros|prestaciones|partes)\b/iu,
);
/** … and that somebody works through one by one. */
const piles = inWords(
  new RegExp(
    String.raw`^(?:process|enter|file|register|complete|handle|answer|check|book|invoice|issue|record|tramitar|registrar|contabilizar|archivar|gestionar|facturar|grabar|emitir|revisar)(?=[\s,]).*(?:${arrives.source})`,
    'iu',
  ),
);
/** Looked into until the answer is known; what is only counted or watched has no method of finding out. */
const looksIntoCause = inWords(
  /^(?:analy[sz]|investigat|research|evaluat|assess|stud|examin|diagnos|monitor|interpret|benchmark|test|compar|analizar|investigar|evaluar|valorar|estudiar|examinar|interpretar|comparar)/iu,
);
/** Looked into for somebody who decides. */
const decidedOn = inWords(
  /^(?:analy[sz]e|investigate|research|evaluate|assess|study|examine|review|forecast|model|interpret|benchmark|audit|test|estimate|compare|analizar|investigar|evaluar|valorar|estudiar|examinar|interpretar|estimar|comparar)(?=[\s,])/iu,
);
/** A record is made or kept. */
const keepsRecords = inWords(
  /^(?:process|enter|file|register|complete|handle|record|document|maintain|update|keep|issue|submit|reconcile|observe|book|tramitar|registrar|contabilizar|archivar|gestionar|facturar|grabar|emitir|elaborar|documentar|actualizar|llevar|enviar|conciliar|custodiar)(?=[\s,])/iu,
);
/** Something is agreed with one customer or partner, not sold over a counter. */
const dealsWith = inWords(
  /^(?:prospect|acquir|pitch|approach|generat|win|negotiat|captar|prospectar|negociar|resolver)|\b(?:new (?:customers|clients|donors|partners|business)|contracts?|tenders?|accounts?|partners?|donors?|clients?|deals?|prospects?|nuevos clientes|contratos?|licitaciones|cuentas|clientes|socios|donantes)\b/iu,
);
const develops = inWords(
  /^(?:build|design|develop|create|implement|program|code|write|dise\p{L}+|desarroll\p{L}+|constru\p{L}+|cre\p{L}+|implement\p{L}+|program\p{L}+)(?=[\s,])/iu,
);
/** … and no people, who are shared out rather than planned from scratch. */
const plansWork = inWords(
  /^(?!coordinar a |coordinat\p{L}* (?:an? |the |two |three |four |five |\d+ )?(?:\p{L}+ )?(?:teams?|staff|people|crews?|volunteers|drivers|technicians)\b|coordinat\p{L}* (?:the )?work\b|coordinar (?:el )?trabajo\b)(?:plan|schedul|organi[sz]|arrang|coordinat|prepar|program|planific|coordin|calendari)/iu,
);
const plans = inWords(
  /^(?:plan|schedul|organi[sz]|arrang|coordinat|prepar|program|planific|coordin|calendari)/iu,
);
/** … and not only others kept in step. */
const hasPlan = inWords(
  new RegExp(
    String.raw`^(?!coordinat\p{L}* (?:the )?work\b|coordinar (?:el )?trabajo\b)${plans.source}`,
    'iu',
  ),
);
/** Somebody learns a job from a colleague. */
const trains = inWords(
  /\b(?:train|onboard|apprentic|new (?:starters|colleagues|employees|staff|hires)|interns?|trainees?|student nurses|formar a|nuevas incorporaciones|aprendices)\p{L}*/iu,
);
/** Somebody comes or writes, and wants something. */
const served = inWords(
  /^(?!.*\b(?:imprevistos|presentations?|architects?|managers?|directors?|engineers?|colleagues|teams?)\b)(?:serve|answer|advise|help|assist|support|handle|welcome|receive|process|deal|respond|atend|asesor|ayud|recib|gestion|resol)/iu,
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
/** Looked into, and somebody has to decide on it. */
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
/** … of one entry after the other. */
const tracesEntries = inWords(
  new RegExp(String.raw`(?=${keepsRecords.source}).*(?:${entered.source})`, 'iu'),
);
/** A thing is put right that others will use again; a cause that is looked for is not handed over. */
const mends = inWords(
  /^(?!(?:troubleshoot|diagnos|investigat|debug|analy)\p{L}*(?=\s)(?!.*\b(?:repair|fix)))(?!.*\b(?:performance|latency|rendimiento|latencia)\b)/iu,
);
/** What a question written for a kind of work supposes of a duty. */
const supposed: Readonly<Record<string, RegExp>> = {
  codeToRelease: inWords(
    new RegExp(String.raw`^(?!.*\b(?:from scratch|desde cero)\b)${develops.source}`, 'iu'),
  ),
  codeInUse: develops,
  improveDoubts:
    /^(?:improv|introduc|chang|standard|simplif|digit|transform|streamlin|mejor|cambi|implant)/iu,
  improveStart:
    /^(?:improv|optimi|chang|simplif|streamlin|digit|moderni|transform|redesign|mejor|cambi|simplific)/iu,
  cooperateKeepingTrack: agrees,
  recordTraceable: tracesEntries,
  repairHandOver: mends,
  repairMismatch: mends,
  recordErrorFound: keepsRecords,
  recordMissingPaper: keepsRecords,
  operateGettingReady: /^(?!(?:clean|wash|scrub|limpiar|fregar|recoger)(?=\s))/iu,
  buildFindNeed:
    /^(?!(?:weld|solder|cut|sew|machine|mill|turn|soldar|cortar|coser|mecanizar|fresar|tornear)(?=\s))(?!.*(?:portfolio|strateg|roadmap|budget|cartera|estrategia|presupuesto))/iu,
  buildReadyForUse: /^(?!.*(?:training|countries|requirements|curso|formación|requisitos))/iu,
  analyseForDecision: decidedOn,
  analyseMethod: looksIntoCause,
  analyseGaps: weighs,
  adviseMisunderstood: informs,
  adviseUnwelcome: informs,
  leadPoorWork: leadsPeople,
  leadMotivation: leadsPeople,
  adviseNotSure: asked,
  advisePrepare: asked,
  planPeople: inWords(
    /^(?!prepar)(?!.*\b(?:reports?|informes?|resources|budgets?|recursos|presupuestos?|games|juegos)\b)(?:(?:coordinat|organi[sz]|arrang|plan|schedul|run|deliver|orchestrat|planific|coordin)\p{L}*)(?=\s).*\b(?:projects?|programmes?|programs?|events?|campaigns?|moves?|trials?|launch(?:es)?|audits?|productions?|works?|sites?|teams?|crews?|shifts?|subcontract\p{L}+|proyectos?|eventos?|campañas?|mudanzas?|ensayos|lanzamientos?|auditorías?|obras?|equipos?|turnos?|subcontrat\p{L}+|azafatas|montadores)\b/iu,
  ),
  checkDisputed:
    /^(?:inspect|audit|review|verify|validate|test|examin|assess|survey|qualify|certif|inspeccion|auditar|revisar|verificar|validar|examinar|evaluar|certificar)/iu,
  checkFirstTime:
    /^(?:inspect|audit|test|verify|validate|examin|calibrat|inspeccion|auditar|verificar|validar|probar|calibrar)/iu,
  analyseUnexpected: inWords(
    /^(?!.*\b(?:faults?|breakdowns?|incidents?|averías|incidencias|fallos)\b)(?:analy[sz]|investigat|research|evaluat|assess|monitor|measur|stud|examin|forecast|model|benchmark|test|estimat|compar|analizar|investigar|evaluar|medir|estudiar|examinar|comparar)/iu,
  ),
  decidePriority: inWords(
    /\b(?:priorit\p{L}+|prioriz\p{L}+|budgets?|invest\p{L}*|roadmaps?|backlog|portfolio|presupuestos?|inversi\p{L}+|recursos|resources|scope|cabe)(?=\P{L}|$)/iu,
  ),
  planBroken: hasPlan,
  planOrder: plansWork,
  sellFirstTalk: inWords(
    /^(?:prospect|acquir|pitch|approach|generat|win|captar|prospectar)|\b(?:new (?:customers|clients|donors|partners|business)|leads|nuevos clientes)\b/iu,
  ),
  sellNoToYes: dealsWith,
  sellLateDemand: dealsWith,
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
  checkShortTime: inWords(
    /^(?:check|inspect|test|verify|control|comprob|inspeccion|verific|prob)(?!.*\b(?:whether|definitions?|si|definici\p{L}+|crumb|colours?|tastes?|dough|loaves|dishes|food|seals|papers|paperwork|masas?|platos|comidas?|precintos|papeles)(?=\P{L}|$))/iu,
  ),
  careChangeNoticed: cares,
  careSecretHarm: cares,
  careHelpRefused:
    /^(?:care|support|help|accompany|look after|bathe|feed|cuidar|acompañar|ayudar|apoyar|asear)(?=\s)/iu,
  careNewPerson: cares,
  serveThreeAtOnce: atOnce,
  recordBacklog: piles,
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
