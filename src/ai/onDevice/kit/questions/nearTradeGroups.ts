// Trades that are near each other and yet others: what a question of one supposes, and which words of a job have it.
import { inWords } from '#domain/text/wordLimits.ts';

export interface TradeGroup {
  /** A question with one of these words supposes the trade. */
  supposed: RegExp;
  /** A job of which one of these words is said has it. */
  own: RegExp;
}

export const nearGroups: readonly TradeGroup[] = [
  // A voice in public
  {
    supposed: inWords(
      /\b(?:a post of yours|angry comments|a new offer known|publicación tuya|comentarios airados|dar a conocer una oferta)\b/iu,
    ),
    own: inWords(
      /\b(?:market(?:ing|er|ers)|social media|community manag\w+|brand\w*|adverti\w+|seo|sem|redes sociales|márketing|publici\w+|comunity|marcas?)\b/iu,
    ),
  },
  // Designs of things that are built
  {
    supposed: inWords(
      /\b(?:a design of yours|your simulation|cost out of an assembly|diseño tuyo|tu simulación|coste de un conjunto)\b/iu,
    ),
    own: inWords(
      /\b(?:design (?:engineers?|changes?|solutions?)|designers?|designing|designs?|simulations?|cad|fem|cfd|develop(?:ment)? engineers?|product development|r&d|prototyp\w+|construct(?:ion|or)|diseñ\w+|proyectista|simulaci\w+|i\+d|prototip\w+)\b/iu,
    ),
  },
  // A ward
  {
    supposed: inWords(
      /\b(?:responsible for six people|condition has changed in the last hour|seis personas a tu cargo|cuyo estado ha cambiado)\b/iu,
    ),
    own: inWords(
      /\b(?:nurs(?:e|es|ing)|wards?|care (?:homes?|assistants?|workers?)|midwi\w+|paramedics?|physicians?|doctors?|enfermer\w+|planta|médic[oa]s? (?:de|especialista)|auxiliar(?:es)? de (?:enfermería|clínica)|cuidador\w*|residencia)\b/iu,
    ),
  },
  // Instruments that are kept sterile
  {
    supposed: inWords(/\b(?:sterili[sz]\w+|unsterile|instrumental|esterili\w+)\b/iu),
    own: inWords(
      /\b(?:sterili\w+|clinic\w*|medic\w+|hospitals?|nurs\w+|dental\w*|dentists?|surg\w+|veterinar\w+|laborator\w+|labs?|pharma\w*|tattoo\w*|esterili\w+|clínic\w+|médic\w+|sanitari\w+|hospital\w*|enfermer\w+|quirúrgic\w+|quirófano|dentales?|farmac\w+)\b/iu,
    ),
  },
  // Files of employees
  {
    supposed: inWords(
      /\b(?:employee['’]?s? files?|personnel files?|file of an employee|expediente de un(?:a)? emplead[oa])\b/iu,
    ),
    own: inWords(
      /\b(?:human resources|hr|people (?:team|operations|department)|payroll|personnel|employees?|employment|staff|recursos humanos|rr\. ?hh\.|personal|nóminas?|emplead[oa]s|laboral\w*|contratación)\b/iu,
    ),
  },
  // People who are cared for
  {
    supposed: inWords(
      /\b(?:person in your care|wash or dress|persona a tu cuidado|asearse o vestirse|in front of the person|someone you have never met before|a person that others had not seen|delante de la persona|atiendes a alguien que no conoces|cambio que notaste en una persona|persona a la que era difícil llegar|change you noticed in a person|person who was hard to reach)\b/iu,
    ),
    own: inWords(
      /\b(?:residents?|patients?|elderly|older (?:people|adults)|disab\w+|home care|(?:care|nursing) homes?|carers?|care (?:assistants?|workers?)|nurs\w+|child\w*|service users?|personas? (?:mayores|dependientes?|con discapacidad)|mayores|residentes?|pacientes?|dependientes?|niñ\w+|enfermer\w+|ayuda a domicilio|usuari[oa]s|menores|discapacidad|residencias?|geriátric\w+|gerocultor\w*)\b/iu,
    ),
  },
  // Running computers
  {
    supposed: inWords(/\b(?:manual task in IT|tarea manual de (?:TI|informática|sistemas))\b/iu),
    own: inWords(
      /\b(?:devops|sysadmin|administrators?|operations|infrastructure|automat\w+|cloud|networks?|servers?|it (?:support|systems?|services?)|scripting|python|powershell|bash|linux|sistemas|infraestructura|redes|servidores|automatiz\w+)\b/iu,
    ),
  },
  // Planning the journeys of others
  {
    supposed: inWords(/\b(?:your transport plan|tu plan de transporte)\b/iu),
    own: inWords(
      /\b(?:dispatch\w*|logistic\w*|fleets?|haulage|freight|carriers?|shipments?|transport (?:planners?|managers?|planning|coordinat\w+)|tráfico|flota|transportistas?|logístic\w+|expedici\w+)\b/iu,
    ),
  },
  // The counter of an authority
  {
    supposed: inWords(/\b(?:counter of your office|ventanilla de tu oficina)\b/iu),
    own: inWords(
      /\b(?:council\w*|public (?:administration|sector|service)|authorit(?:y|ies)|citizens?|municipal\w*|government|ministry|town hall|grants?|benefits office|ayuntamiento|administración pública|administrativ\w+|ciudadan\w+|municip\w+|ministerio|registro|ventanilla|oposici\w+|interin\w+)\b/iu,
    ),
  },
  // Measuring materials
  {
    supposed: inWords(
      /\b(?:property of a material or sample|propiedad de un material o una muestra)\b/iu,
    ),
    own: inWords(
      /\b(?:laborator\w+|labs?|materials? scien\w+|characteri[sz]\w+|spectro\w+|metallurg\w+|physic\w+|chemi\w+|polymer\w*|nano\w*|crystal\w*|samples?|measur\w+|microscop\w+|semiconductors?|caracteriza\w+|metalurg\w+|físic\w+|químic\w+|polímeros?|muestras|ensayos)\b/iu,
    ),
  },
  // Rounds by road
  {
    supposed: inWords(
      /\b(?:day on the road when the route|día en la carretera en que no se podía)\b/iu,
    ),
    own: inWords(
      /\b(?:deliver\w*|couriers?|drivers?|routes?|parcels?|haul\w*|hgv|lorr(?:y|ies)|trucks?|bus(?:es)?|repart\w*|rutas?|conductor\w*|transport\w*|mensajer\w+|furgoneta)\b/iu,
    ),
  },
];
