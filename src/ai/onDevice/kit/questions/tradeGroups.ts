// Whether a question of the library supposes a trade that the posting does not have: its words belong to one, and nothing said of the job does.
import { inWords } from '#domain/text/wordLimits.ts';
import { nearGroups, type TradeGroup } from './nearTradeGroups.ts';
import { isOfUnsaidSetting } from './settingSaid.ts';

const groups: readonly TradeGroup[] = [
  // Software
  {
    supposed: inWords(
      /\b(?:developers?|code reviews?|source code|code ?base|pull requests?|sprints?|backlog|(?:unit|integration|regression|automated) tests?|features?|deploy\w*|desarrollador\w*|revisi[oó]n(?:es)? de código|código|pruebas? (?:de integración|unitarias?|automatizadas?)|funcionalidad(?:es)?|despleg\w+|despliegues?)\b/iu,
    ),
    own: inWords(
      /\b(?:software|developers?|programmers?|programming|code|coding|front-?end|back-?end|full-?stack|web|websites?|apps?|(?:web|mobile|business|cloud|enterprise) applications?|application development|apis?|devops|cloud|saas|(?:software|digital|online|web|data|cloud|our|the) platforms?|scrum|agile|sprints?|features?|user stories|javas?\w*|python|php|react|angular|c#|kubernetes|docker|sql|machine learning|ux|ui|information technology|(?:it|digital) (?:systems?|projects?|departments?|infrastructure|services?|support|operations|solutions|products?)|desarrollador\w*|programa(?:dor\w*|ción)|aplicaciones|aplicación|plataformas? (?:digital\w*|web|de datos)|informátic\w+|código|bases de datos|sistemas de información)\b/iu,
    ),
  },
  // Mobile applications
  {
    supposed: inWords(/\b(?:mobile apps?|app(?:licaci[oó]n)?(?:es)? móvil(?:es)?)\b/iu),
    own: inWords(
      /\b(?:mobile|android|ios|apps?|react native|flutter|swift|kotlin|móvil(?:es)?|smartphones?)\b/iu,
    ),
  },
  // Heavy goods
  {
    supposed: inWords(
      /\b(?:pallets?|palés?|palets?|pallet jacks?|transpaletas?|forklifts?|carretillas?|lorr(?:y|ies)|trucks?|camión|camiones|tail lift|trampilla|docks?|muelles?)\b/iu,
    ),
    own: inWords(
      /\b(?:pallets?|palés?|palets?|transpaletas?|forklifts?|carretill\w+|lorr(?:y|ies)|trucks?|camión|camiones|camioner\w+|trailers?|hgv|lgv|freight|haulage|warehouse|docks?|almac[eé]n\w*|muelles?|mercancías?|tráileres|tráiler|carriers?|flota)\b/iu,
    ),
  },
  // Stock
  {
    supposed: inWords(
      /\b(?:(?:stock|inventory) (?:counts?|differences?|levels?)|shelf|shelves|(?<!data )warehouses?|estanterías?|recuentos?|almac[eé]n)\b/iu,
    ),
    own: inWords(
      /\b(?:stocks?|stocktak\w+|inventor\w+|shelf|shelves|(?<!data )warehous\w+|stores?|shops?|goods|logistics?|supply|supplies|materials?|spare parts|replenish\w*|merchandis\w+|retail|estanterías?|existencias|inventarios?|almac[eé]n\w*|reposición|reponer|tiendas?|materiales|repuestos|mercancías?|suministros?|logística|géneros?|pedidos)\b/iu,
    ),
  },
  // Suppliers and carriers
  {
    supposed: inWords(/\b(?:supplier or carrier|transportistas?)\b/iu),
    own: inWords(
      /\b(?:suppliers?|vendors?|purchas\w+|procur\w+|carriers?|logistics|supply|freight|shipping|dispatch\w*|proveedor\w*|compras|transportistas?|logística|expedici\w+|suministros?)\b/iu,
    ),
  },
  // Goods that go out
  {
    supposed: inWords(/\b(?:get the goods out|sacaste la mercancía)\b/iu),
    own: inWords(
      /\b(?:goods|warehouse\w*|stocks?|dispatch\w*|logistics?|shipping|shipments?|supply|orders|freight|mercancías?|almac[eé]n\w*|expedici\w+|logístic\w+|pedidos)\b/iu,
    ),
  },
  // Designs that are drawn
  {
    supposed: inWords(/\b(?:first sketch|primer boceto|design you liked)\b/iu),
    own: inWords(
      /\b(?:designers?|ux|user experience|graphics?|prototyp\w+|visual|wireframes?|illustrat\w+|mock-?ups?|industrial design|diseñador\w*|gráfic\w+|prototip\w+|maquetas|ilustra\w+)\b/iu,
    ),
  },
  // Medicines
  {
    supposed: inWords(/\b(?:medicines?|medications?|medicamentos?|medicación|fármacos?)\b/iu),
    own: inWords(
      /\b(?:medicines?|medications?|drugs?|pharm\w+|nursing|(?:staff|registered|ward|senior) nurses?|hospitals?|anaesthe\w+|medicamentos?|medicación|fármacos?|farmac\w+|enfermer\w+|hospital\w*)\b/iu,
    ),
  },
  // Driving goods
  {
    supposed: inWords(/\b(?:load is not secured|carga no está sujeta)\b/iu),
    own: inWords(
      /\b(?:deliver(?:y|ies) (?:drivers?|rounds?|vans?)|couriers?|vans?|trucks?|lorr(?:y|ies)|forklifts?|haul\w+|hgv|repart\w+|furgo\w*|camión|camiones|carretill\w+|mercancías?)\b/iu,
    ),
  },
  // Campaigns
  {
    supposed: inWords(/\b(?:campaigns?|campañas?)\b/iu),
    own: inWords(
      /\b(?:campaign\w*|marketing|adverti\w+|social media|seo|sem|brand\w*|promotion\w*|communications?|fundrais\w+|campañas?(?! de (?:recolección|riego|vendimia|siembra|cosecha|vacunación|la aceituna|la renta))|márketing|publici\w+|redes sociales|marcas?|promoci\w+|comunicaci\w+|captación)\b/iu,
    ),
  },
  // Making goods
  {
    supposed: inWords(
      /\b(?:production (?:needs|wants|stops|stands|line|floor|manager)|producción (?:necesita|quiere|para)|línea de producción|(?:jefe|responsable) de producción)\b/iu,
    ),
    own: inWords(
      /\b(?:production(?! (?:environments?|systems?))|manufactur\w+|factory|factories|plants?|assembl\w+|machin\w+|fabrica\w*|fábricas?|producción|plantas?|montaje|máquinas?|maquinaria)\b/iu,
    ),
  },
  // Experiments
  {
    supposed: inWords(/\b(?:experiments?|experimentos?)\b/iu),
    own: inWords(
      /\b(?:experiment(?:s|al|ation)?|laborator\w+|labs?|trials?|assays?|in vivo|measurements?|a\/b|hypothes[ei]s|experiment\w+|ensayos?|medidas?)\b/iu,
    ),
  },
  // Sales people beside whom one works
  {
    supposed: inWords(
      /\b(?:sales (?:managers?|directors?|targets?|team|people|department|force)|salespeople|director\w* comercial|jef[ea] de ventas|objetivos? de ventas|equipo comercial)\b/iu,
    ),
    own: inWords(
      /\b(?:sales|sell(?:ing|s)?|commercial\w*|account manag\w+|market\w*|revenue|customers?|comercial\w*|ventas?|vend\w+|márketing|producto)\b/iu,
    ),
  },
  // Building sites
  {
    supposed: inWords(
      /\b(?:scaffold\w*|bricklay\w*|concrete pour\w*|pour(?:ing)? concrete|formwork|building sites?|gremios|andamios?|hormigon\w*|encofrad\w+|a pie de obra)\b/iu,
    ),
    own: inWords(
      /\b(?:construction|building sites?|buildings?|contractors?|trades|foreman|civil works|concrete|bridges?|tunnel\w*|obras?|edifica\w+|construcción|constructora|gremios|subcontrat\w+|contratistas?|hormig\w+)\b/iu,
    ),
  },
  // Patients
  {
    supposed: inWords(/\b(?:patients?|wards?|pacientes?|planta de hospital)\b/iu),
    own: inWords(
      /\b(?:patients?|clinic\w*|medic\w+|health\w*|hospitals?|nurs\w+|care|carers?|dental|dentists?|pharma\w*|therap\w+|physio\w*|veterinar\w+|surg\w+|residents?|pacientes?|clínic\w+|médic\w+|sanitari\w+|salud|hospital\w*|enfermer\w+|farmac\w+|residen\w+|dentales?|cuidad\w+)\b/iu,
    ),
  },
  // Guests
  {
    supposed: inWords(/\b(?:guests?|hu[eé]sped(?:es)?|hotels?|hoteles|comensales|waiters?)\b/iu),
    own: inWords(
      /\b(?:guests?|hotels?|hoteles|hu[eé]sped\w*|hostel\w*|hospitality|touris\w+|turis\w+|reception\w*|recepci\w+|rooms?|habitaciones|restaurants?|restaura\w+|bars?|caf[eé]s?|cater\w+|kitchens?|cocin\w+|meals?|comidas?|events?|eventos?|travel\w*|visitors?|camarer\w+|waiters?|waitress\w*|chefs?|cooks?|sala)\b/iu,
    ),
  },
  // Pupils
  {
    supposed: inWords(/\b(?:pupils?|classrooms?|parents'? evening|alumn[oa]s|alumnado|aula)\b/iu),
    own: inWords(
      /\b(?:teach\w*|pupils?|students?|schools?|class(?:es|room|rooms)?|lessons?|educat\w+|lectur\w+|train\w*|courses?|child\w*|universit\w+|alumn\w+|docen\w+|profesor\w*|maestr\w+|educa\w+|escuelas?|colegios?|aulas?|formaci\w+|forma\w*|cursos?|clases|niñ\w+|universi\w+)\b/iu,
    ),
  },
  // Courts
  {
    supposed: inWords(/\b(?:courts?|judges?|lawsuits?|juzgados?|tribunal(?:es)?)\b/iu),
    own: inWords(
      /\b(?:legal\w*|laws?|lawyers?|courts?|litigat\w+|attorneys?|counsel|paralegals?|compliance|juríd\w+|jurid\w+|abogad\w+|judicial\w*|contencios\w+|procurador\w*|laboral(?:ista)?|juzgados?)\b/iu,
    ),
  },
  // The books
  {
    supposed: inWords(
      /\b(?:ledgers?|month-end|bookkeep\w*|cierre (?:mensual|de mes|contable)|asientos)\b/iu,
    ),
    own: inWords(
      /\b(?:invoic\w+|account(?:s|ing|ants?)|financ\w+|bill(?:s|ing)|payments?|payroll|audit\w*|tax\w*|budget\w*|bookkeep\w*|controll(?:er|ing)|costs?|treasur\w+|factur\w+|contab\w+|financier\w+|pagos?|cobros?|tesorer\w+|impuestos?|fiscal\w*|presupuest\w+|auditor\w+|costes?|gestoría)\b/iu,
    ),
  },
  // Donors
  {
    supposed: inWords(/\b(?:donors?|donantes?)\b/iu),
    own: inWords(
      /\b(?:donors?|donations?|fundrais\w+|charit\w+|ngos?|non-?profit|grants?|foundations?|cooperation|donantes?|donaciones|fundaci\w+|ong|ongs|cooperaci\w+|subvenci\w+|captación de fondos)\b/iu,
    ),
  },
];

/** What is said of a job: its title, duties and skills count at once, words of the whole text only where it comes back to them. */
export interface JobWords {
  named: string;
  text: string;
  /** In the posting's own words: its skills are named by us. */
  posted?: string;
}

/** A text that names a trade so often has it. */
const often = 3;

function isOwn({ own }: TradeGroup, { named, text }: JobWords): boolean {
  return (
    own.test(named) || (text.match(new RegExp(own.source, `${own.flags}g`)) ?? []).length >= often
  );
}

/** True for a question in the words of a trade or a setting that the job does not have. */
export function isOfStrangeTrade(question: string, job: JobWords): boolean {
  return (
    [...groups, ...nearGroups].some(
      (group) => group.supposed.test(question) && !isOwn(group, job),
    ) || isOfUnsaidSetting(question, job.posted ?? `${job.named}\n${job.text}`)
  );
}
