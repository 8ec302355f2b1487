// Which question suits what is done in a duty, and to what: one that fits any work is asked only of work that it fits.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';

/** Working with others, learning, and what one stands for: no piece of work that has steps, marks or too little time. */
export const soft = inWords(
  /^(?:collaborat|cooperat|partner|liais|interfac|engag|interact|communicat|participat|promot|foster|advocat|encourag|motivat|strengthen|share |accept|adapt|follow (?!up)|use |keep (?:\p{L}+ )?(?:up|updated|abreast|informed|current|track)|stay |learn |understand |mantenerse |estar |apply|attend|respond|join|represent|network|deliver (?:an?|the) \p{L}+ experience|colabor|cooper|particip|fomentar|promover|sensibiliz|relacionarse|aceptar|adaptarse|representar|asistir a|trabajar con|work(?:ing)? (?:closely |together )*with)/iu,
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
  /^(?:be |(?:manage|supervise|oversee|look after) (?:an?|one|two|three|the|your) |keep (?:\p{L}+ )?up|stay |own |take (?:responsibility|ownership|accountability)|act as|follow (?!up)|attend|participat|join|drive|ensure|assure|velar|asegurar|garantizar|mantenerse|asistir a|participar|ser )/iu,
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
/** With more words even what is done in a moment has something to tell. */
const mostSmall = 5;
/** A longer duty has more parts than can be told step by step. */
const mostSteps = 9;

/** Somebody can be hurt in it, so that one looks before one begins. */
const risky = inWords(
  /\b(?:lock-?out|rescu\p{L}*|emergenc\p{L}*|heights?|ladders?|rigging|scaffold\p{L}*|climb\p{L}*|dismantl\p{L}*|weld\p{L}*|electrical|electricity|high voltage|chemicals?|gas|forklifts?|cranes?|chipper|chainsaws?|excavat\p{L}*|demolish\p{L}*|explosi\p{L}*|x-?rays?|anaesthe\p{L}*|inject\p{L}*|restrain\p{L}*|medicat\p{L}*|escaped|hazard\p{L}*|firearms?|steam|pressure vessels?|rescat\p{L}*|rescates?|emergencias?|alturas?|soldar|soldadura|(?:averías|instalaciones|trabajos|cuadros|pruebas) eléctric\p{L}+|alta tensión|químic\p{L}+|gas|carretillas?|grúas?|excava\p{L}*|demol\p{L}*|radiograf\p{L}*|inyec\p{L}*|medica(?:r|ción)|ascensores|poleas|alergias?|maquinaria pesada)(?=\P{L}|$)/iu,
);
/** Something is made or put in order by hand or tool, and one sees whether it is right. */
const crafted = inWords(
  /^(?:cook|bake|temper|laminate|knead|brew|roast|grill|make (?!sure|decisions?|contact|use)|prepare (?:diets|food|meals|dishes|surfaces|samples)|weld|braze|solder|paint|varnish|plaster|tile|sew|stitch|cut|fit|repair|adjust|align|straighten|refit|replace|install|assemble|mount|clean|sterili[sz]e|disinfect|prune|plant|graft|harvest|take (?:facial|frame|measurements|(?:and develop )?digital|impressions|samples)|scale|polish|fill|tune|restring|regulate|dye|style|shave|groom|load|apply (?!for)|bandage|torque|calibrate|sharpen|iron|press|print|bind|dye|cocinar|hornear|templar|amasar|hacer (?!el seguimiento|frente)|soldar|pintar|barnizar|enlucir|alicatar|coser|cortar|ajustar|alinear|enderezar|montar|sustituir|instalar|limpiar|esterilizar|desinfectar|podar|plantar|injertar|trasegar|filtrar|vendar|calibrar|afilar|planchar|afinar|teñir|peinar|purgar|tapizar|barnizar|cargar|imprimir|tomar (?!decisiones)|medir|preparar (?:comidas?|platos|dietas|sistemas personalizados|muestras))(?=[\s,]|$)/iu,
);
/** A quarrel, a crisis or a complaint: it can grow. */
const heated = inWords(
  /\b(?:mediat\p{L}*|conflicts?|crisis|crises|fights?|violen\p{L}+|aggress\p{L}+|anti-social|arrears|de-escalat\p{L}*|angry|disputes?|difficult (?:customers?|guests?|clients?|patients?)|complaints?|walk-ins|mediar|conflictos?|peleas?|contener|impag\p{L}+|agresi\p{L}+|disputas?|quejas|reclamaciones difíciles)(?=\P{L}|$)/iu,
);
/** Something is done for a person, or with one. */
const forPeople = inWords(
  /^(?:meet|screen|consent|accompany|support|help|refer|connect|counsel|advise|teach|coach|mentor|explain|assist|accompany|welcome|instruct|acompañar|ayudar|orientar|asesorar|enseñar|formar|explicar|atender|preparar con|valorar|supervisar|tratar)(?=\s).*\b(?:famil(?:y|ies)|students?|pupils?|graders|children|teenagers|adolescents?|clients?|patients?|parents?|tenants?|residents?|wearers?|users?|visitors?|guests?|customers?|apprentices?|graduates?|trainees?|learners?|operators?|nurses|people|persons?|volunteers?|familias?|familiares|alumn\p{L}+|niñ\p{L}+|pequeños|adolescentes|menores|mayores|pacientes?|usuari\p{L}+|personas?|vecinos|clientes?|jugadores|aprendices|operarios|trabajadores|mandos)(?=\P{L}|$)/iu,
);
/** Putting trouble right is itself the work: nobody asks what goes wrong in it. */
const troubles = inWords(
  /^(?:resolve|solve|troubleshoot|handle|deal with|react|respond|answer|investigate|fix|repair|mediate|chase|diagnos\p{L}+|resolver|solucionar|atender|mediar|contener|reparar|subsanar|investigar|gestionar)(?=\s)(?=.*\b(?:incidents?|complaints?|issues?|problems?|faults?|breakdowns?|discrepanc\p{L}+|disputes?|conflicts?|queries|emergenc\p{L}+|imprevistos?|incidencias?|quejas|reclamaciones|averías|problemas|conflictos|crisis|peleas|urgencias|emergencias|defectos)(?=\P{L}|$))/iu,
);
/** Due by a date: it is done in too little time now and then. */
const hurried = inWords(
  /^(?:write|draft|prepare|process|compile|update|reconcile|calculate|translate|edit|organi[sz]e|arrange|pack|load|file|publish|escribir|redactar|preparar|elaborar|tramitar|compilar|actualizar|conciliar|calcular|traducir|editar|organizar|cargar)(?=[\s,])/iu,
);
/** Done in a moment and by anybody: it does not turn out hard. */
const small = inWords(
  /^(?:run (?:the|a) \p{L}+|open|turn|deposit|empty|order|share|watch|ingresar|vigilar|abrir|cerrar|vaciar|pedir)(?=\s|$)/iu,
);

/** Safety and rules: where they fail, it is no complaint that tells. */
const kept = inWords(
  /\b(?:safety|security|compliance|conformity|ATEX|hygiene|seguridad|cumplimiento|conformidad|higiene|normativa)(?=\P{L}|$)/iu,
);

/** Whether a question that asks about any work fits a duty. */
export function fitsPlainly(question: string, duty: string, dutyKind: DutyKind): boolean {
  const isSoft = dutyKind === 'cooperate' || soft.test(duty);
  const isTask =
    !isSoft &&
    piece.test(duty) &&
    !lasting.test(duty) &&
    !broad.test(duty) &&
    duty.split(' ').length <= mostSteps;
  /** Done with something, not kept up, taken part in or as wide as a job. */
  const isDone =
    !isSoft &&
    !lasting.test(duty) &&
    !undone.test(duty) &&
    !broad.test(duty) &&
    !often.test(duty) &&
    duty.split(' ').length <= mostSteps;
  switch (question) {
    case 'otherStopSign':
      return (
        risky.test(duty) &&
        !/^(?:communicat|report|record|document|inform|comunic|registr)/.test(duty)
      );
    case 'otherCameOutRight':
      return crafted.test(duty);
    case 'otherCouldEscalate':
      return heated.test(duty) && !looking.has(dutyKind);
    case 'otherOnePerson':
      return forPeople.test(duty);
    case 'otherTooLittleTime':
      return isTask && hurried.test(duty);
    case 'otherGoodWork':
      return isTask && (dutyKind === 'create' || dutyKind === 'build' || dutyKind === 'check');
    case 'otherStepByStep':
      return (
        isTask || (dutyKind === 'other' && isDone && !heated.test(duty) && !troubles.test(duty))
      );
    case 'otherDidNotGoAsPlanned':
      return (
        !isSoft &&
        !looking.has(dutyKind) &&
        (event.test(duty) || (piece.test(duty) && !lasting.test(duty)))
      );
    case 'otherWhatGoesWrong':
      return (
        !isSoft &&
        !troubles.test(duty) &&
        !heated.test(duty) &&
        (/^(?:ensure|assure|manage|maintain|asegurar|garantizar|velar|gestionar|mantener)/.test(
          duty,
        ) ||
          ((piece.test(duty) || handled.has(dutyKind) || isDone) && !lasting.test(duty)))
      );
    case 'otherBeforeStarting':
      return !isSoft && takenOver.test(duty) && !event.test(duty);
    case 'otherFirstTimeHere':
      return !isSoft && !lasting.test(duty);
    case 'otherHarderThanExpected':
      return (
        (event.test(duty) || piece.test(duty)) &&
        !(small.test(duty) && duty.split(' ').length <= mostSmall) &&
        !/^(?:attend|participat|join|represent|open and close|submit|report|respond|react|contribut|asistir|participar|representar|abrir y cerrar|presentar|responder|contribuir)/.test(
          duty,
        )
      );
    case 'otherDoingWell':
      return (
        lasting.test(duty) &&
        !heated.test(duty) &&
        !kept.test(duty) &&
        !/^(?:define|set |provide|assist|definir|brindar|proporcionar)/.test(duty)
      );
    case 'otherOwnPart':
      return !undone.test(duty) && !lasting.test(duty);
    case 'otherRealCase':
      return !undone.test(duty) && !duty.startsWith('be responsible');
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
