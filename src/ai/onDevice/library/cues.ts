// Words in a posting that call for a competency, in English and Spanish, and how much any role needs it anyway.
import { inWords } from '#domain/text/wordLimits.ts';
import type { generalIds } from './questions/competencyText.ts';

export interface Cue {
  pattern: RegExp;
  /** Weight without any cue, 0 to 1. */
  base: number;
}

export const cues: Record<(typeof generalIds)[number], Cue> = {
  prioritising: {
    base: 0.6,
    pattern: inWords(
      /\b(priorit\w+|deadlines?|multitask\w*|several (?:simultaneous )?(?:projects|tasks)|multiple (?:projects|tasks)|fast[- ]paced|under pressure|time management|juggl\w+|workload|plazos?|bajo presi[oó]n|varios proyectos|gesti[oó]n del tiempo|organizaci[oó]n del tiempo)\b/gi,
    ),
  },
  problemSolving: {
    base: 0.8,
    pattern: inWords(
      /\b(problem[- ]solv\w+|solve|solving|solutions? to|troubleshoot\w*|analy[sz]e|analytical|root cause|debug\w*|diagnos\w+|investigat\w+|complex (?:problems|issues)|fault|resolver|resoluci[oó]n de|an[aá]lisis|anal[ií]tic\w+|aver[ií]as|incidencias)\b/gi,
    ),
  },
  ownership: {
    base: 0.7,
    pattern: inWords(
      /\b(ownership|accountab\w+|responsib\w+ for|self[- ](?:starter|driven|motivated|managed)|independent\w*|autonom\w+|own initiative|proactiv\w+|hands[- ]on|end[- ]to[- ]end|drive|initiative|take charge|proactiv[oa]|aut[oó]nom[oa]|iniciativa|responsabilidad|autonom[ií]a)\b/gi,
    ),
  },
  accuracy: {
    base: 0.4,
    pattern: inWords(
      /\b(detail\w*|accura\w+|precis\w+|quality|thorough\w*|meticulous|structured|error[- ]free|carefully|documentation|records?|inspect\w*|verif\w+|detalle|exactitud|precisi[oó]n|calidad|rigor\w*|meticulos[oa]|ordenad[oa])\b/gi,
    ),
  },
  teamwork: {
    base: 0.8,
    pattern: inWords(
      /\b(team\w*|collaborat\w+|cooperat\w+|cross[- ]functional|colleagues|pair|together|work closely|equipos?|colabora\w+|compañer[oa]s|multidisciplinar\w*)\b/gi,
    ),
  },
  communication: {
    base: 0.6,
    pattern: inWords(
      /\b(communicat\w+|present(?:ing|ation\w*)?|explain\w*|write|written|writing|articulat\w+|speak\w*|spoken|report(?:ing|s)? to|workshops?|comunica\w+|presenta\w+|redac\w+|explicar|informes)\b/gi,
    ),
  },
  stakeholders: {
    base: 0.25,
    pattern: inWords(
      /\b(stakeholders?|executives?|senior management|business (?:units|partners|owners)|product (?:owners|managers)|departments|cross[- ]functional|partners|authorities|align\w*|influenc\w+|interesad[oa]s|partes interesadas|direcci[oó]n|departamentos|[aá]reas de negocio)\b/gi,
    ),
  },
  customerFocus: {
    base: 0.3,
    pattern: inWords(
      /\b(customers?|clients?|guests?|users?|service[- ]minded|customer service|satisfaction|complaints?|support requests|end[- ]users?|consumers?|clientes?|usuari[oa]s?|hu[eé]spedes|atenci[oó]n al|satisfacci[oó]n|reclamaciones|quejas)\b/gi,
    ),
  },
  adaptability: {
    base: 0.35,
    pattern: inWords(
      /\b(adapt\w*|flexib\w+|chang(?:e|es|ing)|dynamic|ambigu\w+|start[- ]?up|evolv\w+|fast[- ]growing|uncertain\w*|new challenges|shift work|resilien\w+|flexib\w+|cambios?|din[aá]mic[oa]|incertidumbre|turnos)\b/gi,
    ),
  },
  learning: {
    base: 0.35,
    pattern: inWords(
      /\b(learn\w*|curious|curiosity|new technologies|stay (?:up[- ]to[- ]date|current|in[- ]tune)|keep up|training|self[- ]development|knowledge sharing|latest|aprend\w+|curios\w+|formaci[oó]n continua|nuevas tecnolog[ií]as|actualizad[oa])\b/gi,
    ),
  },
  leadership: {
    base: 0.05,
    pattern: inWords(
      /\b(lead(?:ing|er|ership)? (?:a|the|an?|our|your|of|teams?|people|and)|leadership|manag(?:e|ing) (?:a|the|your|our) (?:\w+ )?(?:team|staff|people|employees|department)|people management|direct reports|line manag\w+|head of|supervis\w+|team lead\w*|motivat(?:e|ing)|delegat\w+|lidera\w*|liderazgo|equipo a cargo|dirigir|gesti[oó]n de equipos|personal a cargo|supervisar)\b/gi,
    ),
  },
  developingOthers: {
    base: 0.05,
    pattern: inWords(
      /\b(mentor\w*|coach\w*|train(?:ing)? (?:of|new|staff|colleagues|users|teams)|teach\w*|onboard\w*|develop (?:people|talent|the team|others)|feedback|junior (?:developers|engineers|colleagues|staff)|student nurses|supervision of students|knowledge transfer|formar|capacitar|formaci[oó]n de|acompañar)\b/gi,
    ),
  },
  judgement: {
    base: 0.25,
    pattern: inWords(
      /\b(decision\w*|decid\w+|judg(?:e)?ment|evaluat\w+|assess\w*|trade[- ]offs?|strateg\w+|risks?|recommend\w*|advise\w*|architect\w*|prioritis\w+|decisiones|decidir|estrateg\w+|riesgos?|criterio|recomenda\w+|asesora\w+)\b/gi,
    ),
  },
  conflict: {
    base: 0.1,
    pattern: inWords(
      /\b(conflicts?|difficult (?:customers|situations|conversations)|disput\w+|mediat\w+|complaints?|de[- ]?escalat\w+|angry|challenging behaviou?r|conflictos?|reclamaciones|quejas|mediaci[oó]n|clientes dif[ií]ciles)\b/gi,
    ),
  },
  negotiation: {
    base: 0.05,
    pattern: inWords(
      /\b(negotiat\w+|contracts? with|procure\w*|selling|closing deals|persuad\w+|pricing|commercial terms|tender\w*|partnerships?|negocia\w+|licitaci\w+|condiciones comerciales)\b/gi,
    ),
  },
  improvement: {
    base: 0.3,
    pattern: inWords(
      /\b(improv\w+|optimi[sz]\w+|innovat\w+|efficien\w+|automat\w+|lean|continuous|streamline\w*|new ideas|best practices|initiat\w+|mejora\w*|optimiza\w+|innova\w+|eficien\w+|automatiza\w+|buenas pr[aá]cticas)\b/gi,
    ),
  },
  safety: {
    base: 0.05,
    pattern: inWords(
      /\b(safety|safe|hazards?|risk assessment|ppe|hse|ehs|compliance|regulat\w+|infection|hygiene|haccp|gmp|machin\w+|forklift|driving|patients?|children|seguridad|prevenci[oó]n de riesgos|epi|higiene|normativa|maquinaria|pacientes)\b/gi,
    ),
  },
  integrity: {
    base: 0.1,
    pattern: inWords(
      /\b(integrity|confidential\w*|ethic\w*|discre\w+|trust\w*|honest\w*|privacy|gdpr|sensitive|audit\w*|cash|money|[eé]tic\w*|confidencial\w*|discreci[oó]n|honest\w+|datos personales|protecci[oó]n de datos|efectivo)\b/gi,
    ),
  },
  empathy: {
    base: 0.05,
    pattern: inWords(
      /\b(empath\w*|patients?|care for|caring|compassion\w*|residents?|children|pupils|vulnerable|families|relatives|wellbeing|well-being|elderly|guests?|empat[ií]a|pacientes|cuidado de|niñ[oa]s|familiares|mayores|alumn[oa]s|vulnerables)\b/gi,
    ),
  },
  planning: {
    base: 0.35,
    pattern: inWords(
      /\b(plan(?:ning|s)?|schedul\w*|coordinat\w+|organi[sz]\w+|project management|milestones?|roadmaps?|logistics|events?|rota|timelines?|planifica\w*|coordina\w*|organiza\w*|calendario|eventos|hitos)\b/gi,
    ),
  },
  resources: {
    base: 0.05,
    pattern: inWords(
      /\b(budget\w*|cost\w*|p&l|profit\w*|forecast\w*|financial (?:plan\w*|result\w*)|savings|resource (?:planning|allocation)|margin\w*|revenue|presupuesto\w*|costes?|costos?|rentabilidad|recursos|m[aá]rgenes|ingresos)\b/gi,
    ),
  },
};
