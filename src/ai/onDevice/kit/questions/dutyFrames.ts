// Which of the questions written for a kind of work fit a duty: its verb and its object must both speak for them.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyArea, DutyKind } from '#ai/onDevice/library/written/written.ts';

/** What a duty must name before the questions of its kind may be asked; kinds that are not here are clear enough from their verb. */
const fits: Partial<Record<DutyKind, RegExp>> = {
  care: inWords(
    /\b(?:patients?|residents?|children|child|toddlers?|babies|infants?|elderly|older (?:people|adults)|people with|persons? with|clients?|service users|carers?|famil(?:y|ies)|animals?|pacientes?|residentes?|usuari[oa]s|niñ[oa]s|beb[eé]s|mayores|ancian[oa]s|personas?|dependientes|menores|familias?|animales|enferm[oa]s|bedside|hygiene|feeding|higiene|alimentaci[oó]n)\b/iu,
  ),
  build: inWords(
    /\b(?:apps?|applications?|platforms?|websites?|webs?|portals?|tools?|systems?|dashboards?|products?|prototypes?|machines?|components?|services?|solutions?|installations?|databases?|warehouse|equipment|structures?|networks?|sistemas?|aplicaci[oó]n|aplicaciones|plataformas?|herramientas?|cuadros? de mando|productos?|m[aá]quinas?|prototipos?|instalaci[oó]n|instalaciones|redes|estructuras?|piezas?)\b/iu,
  ),
  cooperate: inWords(
    /\b(?:with|between|con|entre)\b.{0,60}\b(?:teams?|colleagues|stakeholders?|departments?|suppliers?|vendors?|authorities|partners?|customers?|clients?|agencies|managers?|owners?|engineers?|designers?|developers?|analysts?|physicians?|doctors?|schools?|families|organi[sz]ations?|equipos?|proveedores|departamentos|administraciones|centros|socios|clientes?|[aá]reas|compañer[oa]s|ayuntamientos?|municipalidades|actores)\b/iu,
  ),
  plan: inWords(
    /\b(?:plan\w*|schedul\w*|coordinat\w*|orchestrat\w*|organi[sz](?:e|ing|ation)|allocat\w*|projects?|programmes?|programs?|events?|campaigns?|shifts?|rotas?|rosters?|routes?|production|planific\w+|coordin\w+|organi[zc]\w+|programar|proyectos?|eventos?|campañas?|turnos?|rutas?)\b/iu,
  ),
  serve: inWords(
    /\b(?:customers?|clients?|guests?|visitors?|callers?|users?|patients?|complaints?|enquir\w+|inquir\w+|tickets?|requests|calls|clientes?|hu[eé]spedes|usuari[oa]s|reclamaciones|reclamos|quejas|p[uú]blico|visitantes|llamadas|centralita|mesas)\b/iu,
  ),
  sell: inWords(
    /\b(?:sell|selling|sales|negotiat\w+|prospect\w*|acquir\w+|pitch\w*|upsell\w*|cross-sell\w*|deals?(?! with)|tenders?|donors?|leads|new (?:customers|clients|business(?! (?:capabilit|process|model|requirement|strateg|need|solution|area|value|idea|opportunit)))|vend\w+|ventas?|negoci\w+|captar|captaci[oó]n|prospectar|licitaciones|nuevos clientes|acuerdos)\b/iu,
  ),
  record: inWords(
    /\b(?:records?|documents?|documentation|invoices?|bookkeeping|ledgers?|paperwork|files?|filing|accounts?|payroll|entries|forms?|orders?|applications|minutes|registers?|expedientes?|documentos?|documentaci[oó]n|facturas?|facturaci[oó]n|n[oó]minas?|asientos|archivo|partes|albaranes|prestaciones|solicitudes|contabili\w+|impuestos|registros?|conciliaci[oó]n|pagos|cobros|pedidos)\b/iu,
  ),
  create: inWords(
    /\b(?:texts?|articles?|content|copy|posts?|stor(?:y|ies)|newsletters?|videos?|photos?|images?|illustrations?|graphics?|reports?|manuals?|guides?|papers?|documentation|descriptions?|scripts?|brochures?|presentations?|textos?|art[ií]culos?|contenidos?|publicaciones|v[ií]deos?|fotos?|im[aá]genes|informes?|manuales|gu[ií]as?|folletos?|protocolos?)\b/iu,
  ),
  operate: inWords(
    /\b(?:vehicles?|vans?|trucks?|lorr(?:y|ies)|cars?|buses|forklifts?|machines?|machinery|lines?|goods|orders?|pallets?|shelves|stock|deliver(?:y|ies)|rooms?|kitchens?|floors?|premises|meals?|food|dishes|menus?|ingredients|medication|therapy|materials?|parts?|samples?|equipment|tools?|metal|steel|wood|laundry|waste|products?|packages?|parcels|tills?|cash|veh[ií]culos?|camiones|furgonetas?|carretillas?|m[aá]quinas?|maquinaria|l[ií]neas?|mercanc[ií]as?|pedidos|pal[eé]s|palets|almac[eé]n|estanter[ií]as|repartos?|habitaciones|cocina|suelos|instalaciones|platos|comidas?|medicaci[oó]n|materiales?|piezas|muestras|equipos|residuos|productos?|caja|puestos?|g[eé]nero)\b/iu,
  ),
  repair: inWords(
    /\b(?:faults?|defects?|breakdowns?|bugs?|incidents?|outages?|issues?|problems?|machines?|machinery|equipment|vehicles?|installations?|plants?|engines?|pumps?|heating|wiring|appliances?|hardware|devices?|networks?|servers?|systems?|buildings?|facilities|debug\w*|troubleshoot\w*|aver[ií]as?|fallos|incidencias?|m[aá]quinas?|maquinaria|equipos|veh[ií]culos?|instalaci[oó]n|instalaciones|motores|sistemas?|edificios?)\b/iu,
  ),
  decide: inWords(
    /\b(?:decid\w+|priorit\w+|priori[sz]\w*|select\w*|choos\w+|approv\w+|elegir|seleccionar|selecci[oó]n|aprobar|strateg\w+|roadmaps?|backlog|estrategias?|investments?|budgets?|presupuestos?)\b/iu,
  ),
};

/** Where software, data or the running of them is the trade, duties of these words are about it. */
const areas: readonly [DutyArea, RegExp, boolean, ReadonlySet<DutyKind> | null][] = [
  [
    'tests',
    inWords(
      /\b(?:(?:unit|acceptance|integration|regression|automated|automation|end-to-end|e2e|functional|performance|load|software|system) tests?\b(?! (?:engineer|manager))|(?:unit|acceptance|integration|regression|automated|functional|performance|load|software|system) testing|test (?:cases?|plans?|scripts?|suites?|automation|coverage)|tdd|test-driven|pruebas (?:unitarias|automatizadas|de integraci[oó]n|de regresi[oó]n|funcionales|de rendimiento)|casos de prueba)\b/iu,
    ),
    false,
    null,
  ],
  [
    'design',
    inWords(
      /\b(?:wireframes?|prototyp\w+|mock-?ups?|user interfaces?|user experience|ui|ux|interaction design|design concepts|design system|user flows|interfaz|interfaces(?! (?:between|entre))|prototipos|maquetas|flujos de)\b/iu,
    ),
    false,
    new Set<DutyKind>(['build', 'create', 'improve', 'decide']),
  ],
  [
    'running',
    inWords(
      /\b(?:incidents?|outages?|production|infrastructure|cloud|clusters?|servers?|networks?|deployments?|environments?|availability|alert\w*|monitor\w*|on-call|platforms?|services|systems|incidencias|infraestructura|nube|servidores|redes|producci[oó]n|sistemas)\b/iu,
    ),
    true,
    new Set<DutyKind>(['operate', 'repair']),
  ],
  [
    'code',
    inWords(
      /\b(?:code|software|apps?|applications?|apis?|microservices?|front-?end|back-?end|full-?stack|web|websites?|components?|features|functions|algorithms?|scripts?|pipelines?|platforms?|services?|solutions?|systems?|architectures?|databases?|data warehouse|etl|models?|modules?|tools?|integrations?|products?|c[oó]digo|aplicaciones|aplicaci[oó]n|microservicios|componentes|algoritmos|plataformas?|servicios|soluciones|sistemas?|arquitecturas?|bases de datos|funcionalidades|funciones|m[oó]dulos|integraciones)\b/iu,
    ),
    true,
    new Set<DutyKind>(['build']),
  ],
];
/** Documents and rules about software are no software. */
const aboutDocuments = inWords(
  /\b(?:documentation|specifications?|requirements?|roadmaps?|strateg\w+|process(?:es)?|guidelines?|standards?|practices?|polic\w+|training|plans?|concepts?|documentaci[oó]n|especificaciones|requisitos|estrategias?|procesos|normas|planes)\b/iu,
);

/** The area of software that a duty is about; null where none, or where the trade is another. */
export function areaOf(duty: string, kind: DutyKind, isTechnical: boolean): DutyArea | null {
  const found = areas.find(
    ([area, words, mustBeTechnical, kinds]) =>
      (isTechnical || !mustBeTechnical) &&
      (kinds === null || kinds.has(kind)) &&
      words.test(duty) &&
      !(area === 'code' && aboutDocuments.test(duty)),
  );
  return found?.[0] ?? null;
}

/** Where these are named, the questions of the kind do not fit, whatever else is. */
const unless: Partial<Record<DutyKind, RegExp>> = {
  care: inWords(
    /\b(?:mediat\w+|conflicts?|reports?|records?|mediaci[oó]n|conflictos|informes|registros?)\b/iu,
  ),
  build: inWords(/^set (?!up\b)|^establish(?:ing)? (?:relation|contact)/iu),
  record: inWords(
    /\b(?:process(?:es)?|standards?|guidelines?|maintained|quality of|procesos|normas|calidad)\b/iu,
  ),
  plan: inWords(/\b(?:discussions?|reviews?|meetings|best practices|reuniones)\b/iu),
  sell: inWords(
    /\b(?:technical|first-line|product) support\b|\bsales (?:organi[sz]ation|department|staff|force)\b|\bsoporte t[eé]cnico\b/iu,
  ),
  lead: inWords(/^lead(?:ing)? the company\b|\binitiatives?\b/iu),
  operate: inWords(
    /\b(?:architectures?|software|solutions?|strateg\w+|process(?:es)?|data|platforms?|arquitecturas?|soluciones|estrategias?|procesos)\b/iu,
  ),
  serve: inWords(
    /^(?:grow|increase|expand|improve)\b|\b(?:customer base|base of (?:customers|clients)|availability|services|platforms?|applications?|systems?|solutions?|products?|software|insights?|projects?|around the globe|customer experience|user experience|stories|plataformas?|sistemas|soluciones)\b/iu,
  ),
};

/** One coordinates work, and one coordinates with others. */
const withOthers = inWords(
  /^(?:coordinat\w+|coordinar|coordinación|coordinarse) (?:\p{L}+ly )?(?:with|con)\b/iu,
);

/** Wordings that say more than the verb. */
const kindsOfWording: readonly [DutyKind, RegExp][] = [
  // A report is written, whatever is planned with it.
  [
    'create',
    inWords(
      /^(?:prepare|produce|compile|draft|preparar|elaborar|redactar) (?:[\p{L}-]+ ){0,5}(?:reports?|informes?|memorias?)\b/iu,
    ),
  ],
  // A fault is found and put right, whatever is analysed for it.
  [
    'repair',
    inWords(
      /^(?:diagnose|troubleshoot|diagnosticar|localizar) (?:and|y) (?:repair|fix|reparar|arreglar)(?=\s)|^(?:troubleshoot|diagnose|diagnosticar|localizar|reparar)(?=[\s,]).*\b(?:faults?|breakdowns?|incidents?|defects?|averías?|fallos?|incidencias?)\b/iu,
    ),
  ],
  // People are found and chosen, nothing is sold.
  ['other', /^(?:recruit|hire|reclutar|contratar)(?=[\s,])/iu],
  // What is driven is a change.
  [
    'improve',
    inWords(
      /^drive (?:the |an? )?(?:move|shift|change|transition|switch|adoption|introduction)\b/iu,
    ),
  ],
  // One person is led.
  [
    'lead',
    inWords(
      /^(?:manage|supervise|line-manage|look after|oversee) (?:an?|one|two|three|your) (?:junior|assistant|apprentice|trainee|graduate|intern)s?\b/iu,
    ),
  ],
];

/** Says by itself that somebody else takes part. */
const collaborates = inWords(
  /^(?:(?:tight |close )?collaborat\w+|cooperat\w+|liais\w+|partner|colaborar|cooperar|colaboración|cooperación) /iu,
);

/** The kind of a duty where its questions fit what the duty names; "other" elsewhere. */
export function chooseFittingKind(duty: string, verbKind: DutyKind): DutyKind {
  const found = kindsOfWording.find(([, pattern]) => pattern.test(duty))?.[0];
  const kind = found ?? (verbKind === 'plan' && withOthers.test(duty) ? 'cooperate' : verbKind);
  if (kind === 'cooperate' && collaborates.test(duty)) return kind;
  const needed = fits[kind];
  return (needed && !needed.test(duty)) || unless[kind]?.test(duty) ? 'other' : kind;
}
