// How likely a line of a posting is a duty that can be asked about: something one does comes first, what says nothing is left out.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isAction } from './dutyKind.ts';
import { isVerb } from './dutyVerbs.ts';
import { speaksOfMe } from './task/taskPhrases.ts';

/** Says nothing that could be asked about. */
const empty = inWords(
  /\b(?:other (?:duties|tasks)|ad[- ]hoc tasks|as (?:assigned|required|needed)|any other|team player|part of (?:a|our|the) team|make (?:a|the) difference|have fun|grow with us|otras (?:tareas|funciones)|cual(?:quier|esquiera) otras?|digamos|solve business problems|innovative culture|great place|(?:interesting|challenging|exciting|varied) (?:\w+ )?(?:tasks|projects|work)|(?:one|some) of the (?:\w+ )?(?:largest|biggest|leading|most|best|fastest|world\w*)|the best (?:\w+ )?(?:products?|experience|solutions?|services?)|(?:una|uno|alguno) de l[oa]s (?:mayores|principales|mejores)|work(?:ing)? to a pace|mov(?:e|ing) (?:forward )?fast|(?:innovat|disrupt|grow|learn|thriv)(?:e|ing)? (?:in|with|as part of) (?:us|our team|the team|a team)|untapped|new ways of working|participat(?:e|ing) in (?:the |team )?discussions(?! (?:about|on|of))|own workload|dive head-first|share (?:your )?ideas|agile approach|experienced (?:[\w-]+ ){0,3}(?:staff|colleagues)|(?:career|great|exciting|unique) opportunit\w+|career development|(?:otras|tus|las|principales) funciones|tareas a|cometidos|esperamos|ofrecemos|further information|new challenges|work independently|work in (?:a )?teams?|working in a team|(?<!solve |solving )complex (?:tasks|problems|challenges)$|agile principles|skill ?set|extra mile|startup mentality|mindset|learn(?:s|ing)? new|all of your|your (?:talents?|potential|career|skills)|his\/her|supported by an? organi[sz]ation|best version|our values|our culture|fellow team members|work(?:ing)? (?:for (?:one|the|an?|our)|in (?:an? )?(?:agile|cross-functional|international|multi\w+)(?: \w+)? (?:teams?|environments?)|with (?:minimal|little|your peers)|well)|collaborat(?:e|ing) well|leadership approach|(?:learn|understand)(?:ing)? how to|esp[ií]ritu de equipo|tareas complejas|strive (?:towards|for)|scientific excellence|(?:engaging|inspiring|positive|great|fun|motivating) (?:work(?:ing)? )?(?:environment|atmosphere)|rotat(?:e|ing) shifts|(?:giv(?:e|ing) and )?receiv(?:e|ing) feedback|developing countries|many different (?:tasks|things|projects)|excelencia cient[ií]fica|buen ambiente)\b/iu,
);
/** Says little; asked about where nothing better is named. */
const weak = inWords(
  /^(?:(?:share|take part|participate|participar|hacer|cubrir)\b.{0,24}(?:on-call|rota|guardias?)|be part of|enabl(?:e|ing) the|provid(?:e|ing) (?:technical|your) expertise|driv(?:e|ing) (?:the )?(?:innovation|change)|work(?:ing)? (?:hands-on|on)|take part|participat\w+|work(?:ing)? (?:closely |together )?with|support(?:ing)? the|contribut\w+|collaborat\w+|ensur\w+ that|keep(?:ing)? (?:yourself |oneself )?(?:up|updated|abreast|informed|current)|stay|help(?:ing)?|gain(?:ing)?|get to know|understand(?:ing)?|becom(?:e|ing) familiar|learn(?:ing)?|ayudar|echar una mano|participar|colaborar|apoyar|contribuir)\b/iu,
);
/** What a person is or has, not what they do. */
const aboutThePerson = inWords(
  /^(?:passionate|bachelor|master['’]s|work experience|you (?:are|have|hold|must|need|can|like|love)|experience|knowledge|degree|fluent|strong|good|excellent|proven|ability|able|able to|willing\w*|must|should|minimum|at least|experiencia|conocimiento\w*|dominio|titulaci[oó]n|capacidad|persona|the ability|able to|tener|poseer|contar con|disponer|acreditar|ser|estar|have|hold|possess|be (?:able|fluent|willing)|haber|titulad[oa]s?|licenciad[oa]s?|graduad[oa]s?|diplomad[oa]s?|interesad[oa]s?|ubicad[oa]s?|situad[oa]s?|lenguajes?|formaci[oó]n (?:en|profesional|universitaria|acad[eé]mica|reglada)|(?:working|expert|deep|solid|sound|practical) (?:knowledge|experience|understanding))\b|\b(?:skills|mindset|years of experience)\b/iu,
);
/** A person has these; where something is done with them, it is a duty all the same. */
const namesQualities = inWords(/\b(?:ability to|knowledge of|experience (?:in|with))\b/iu);

/** Speaks of the company, the team or the offer, whatever it says. */
const aboutOthers = inWords(
  /^(?:our|we|this|it|as|if|when|part of|then|the (?:company|team|candidate|position|applicants?)|(?:you(?:'ll| will)?|will) (?:join|become|get)|you as|nuestr[oa]s?|somos|la empresa|el equipo|te incorporar[aá]s|formar[aá]s)\b/iu,
);

/** Speaks to the reader, or for the company. */
const addressed = inWords(
  /(?:^|\s)(?:[Yy]ou|[Ww]e|us|[Yy]ourself|[Tt]he way we)(?=$|[\s,.])|(?:^|\s)is looking for\b/u,
);

/** Says how something is, what exists or who takes part; nobody does anything in it. */
const describesState = inWords(
  /^(?:work(?:ing)? (?:mostly |mainly |largely |often )?(?:alone|on your own)|turnos? (?:de|rotativ\p{L}+|partid\p{L}+)|(?:day|night|rotating|early|late) shifts?|meet(?:s|ing)? (?!(?:individually|regularly|with|bereaved|new|prospective|\p{L}+ (?:students?|clients?|families|patients?|customers?)|students?|clients?|famil(?:y|ies)|patients?|customers?|parents?|suppliers?|tenants?|candidates?|visitors?)\b)|be (?!(?:responsible|accountable|in|on|the|an?|involved|part|available|present|our|your|able|willing|fluent)\b)\p{L}+|open to|either|whether|neither|everything|lead to|together with|part of|not|one of|own (?:a|an|your)|live|play(?:ing)? (?:an?|the) (?:\p{L}+ ){0,2}(?:role|part)|enter(?:ing)? (?:an?|our|the) (?:\p{L}+ )?(?:world|market|position|role)|bring(?:ing)?(?: in)? your (?:\p{L}+ )?(?:creativity|passion|energy|talent|personality|experience|expertise|insight)|mak(?:e|ing) sure (?:they|it)\b|us(?:e|ing) (?:all of )?your (?:prior |own )?(?:experience|talent|skills)|tak(?:e|ing) (?:appropriate|on (?:an?|the|more|new|full)? ?(?:\p{L}+ )?(?:responsib\p{L}+|challenges?|ownership))|set an example|setting an example|work(?:ing)? (?:both|independently|in (?:an?|the|our|close|small|large)|as (?:an?|part)|within|alone)|give and receive|finally|cover this|grow (?:with|your|as|personally|professionally|together)|está|están|es|son|será|serán|existe|hay|entre (?:sus|los|las)|la posici[oó]n|la vacante|el cargo|bajo su|you as|your team|a specialist|an? (?:great|good|strong)|success(?:ful|fully)? (?:if|in)|both)\b|\b(?:estará|you are able)\b/iu,
);

/** Names of work without a verb: "Daily cleaning of the rooms", "Venta de excursiones". */
const namesWork = inWords(
  /\b(?:\p{L}{2,}(?:tions?|sions?|ments?|ance|ances|ysis|yses|ings?|ci[oó]n|ciones|si[oó]n|siones|mientos?|aje|ajes|ado)|supports?|sales?|maintenance|design|controls?|research|service|delivery|repairs?|responsib\p{L}+|care|clean-?up|deploys?|reports?|reviews?|audits?|tests?|checks?|lectures?|workshops?|surveys?|work|sourcing|hand-?over|follow-?up|set-?up|roll-?out|control|apoyo|venta|ventas|compras?|cuidado|limpieza|an[aá]lisis|dise[nñ]o|desarrollo|mejora|soporte|trabajos?|trato|carga|descarga|reparto|cobros?|pagos?|informes?|tareas?|pedidos?|reservas?|turnos?|clases?)\b/iu,
);
/** Words that fit the work of anybody. */
const ofAnyWork: ReadonlySet<string> = new Set(
  'true high-quality high quality complex multiple excellent great good best real effective efficient successful various different several relevant key main new innovative creative daily day results result goals goal objectives objective value impact problems problem challenges tasks task projects project solutions solution needs ideas innovation excellence success things work works job activities organizational business team teams time technical things products product services service customers customer clients client company organization environment atmosphere constant limited supervision way ways right common level levels objectives standard standards quality business calidad objetivos objetivo proyectos tareas tarea equipo empresa trabajo soluciones problemas clientes servicio servicios resultados metas diferentes distintos diversas diversos nuevos nuevas mejor mejores correcto correcta buen buena'.split(
    ' ',
  ),
);

/** True for a duty whose words fit any work: "Manage multiple tasks", "Deliver high-quality solutions". */
function isVague(line: string): boolean {
  const own = wordsOf(line)
    .map(({ lower }) => lower)
    .slice(1)
    .filter((word) => word.length > 3 || /^(?:job|way|key|new)$/.test(word))
    .filter(
      (word) => !/^(?:that|with|from|your|their|them|into|this|these|some|more|most)$/.test(word),
    );
  return own.length <= 4 && own.every((word) => ofAnyWork.has(word));
}

/** Says who one works for or with, or how one is; nothing is done in it. */
const namesNobodysWork = inWords(
  /^(?:(?:the|an?) (?:\p{L}+ ){0,2}(?:interface|link|player|contact|bridge|voice|face) (?:of|for|in|to|between|towards)\b|empowered\b|involved in\b|thriv(?:e|ing)\b|teamwork\b|all this\b|working across\b|report(?:ing)? (?:directly |functionally )?to (?:the|our|your)\b|be (?:an? )?(?:active|key|integral|important|valued) (?:member|part)\b|join(?:ing)?\b|(?:be )?working on (?:an? )?(?:broad|wide|variety|range)|responsibilit(?:y|ies) and tasks|tasks and responsibilit|\p{L}+ (?:\p{L}+ )?(?:will|can|may|must|should) (?:\p{L}+ )?be\b|reportar (?:a|al|directamente)\b|mak(?:e|ing) ends meet|engineer talent)/iu,
);
/** Words that a duty of any job may have, beside those above. */
const loose: ReadonlySet<string> = new Set(
  'already existing consistency quality align alignment unique technical qualitative level levels culture practice practices best efficient process processes performance objectives deadlines expectations requirements needs improvement improvements continuous strong close relationships relationship collaboration communication cross-functional functional internal external other others members member peers colleagues stakeholders departments department people everyone person product products service services opportunities gaps innovative modern overall ongoing future industry company business commercial strategic strategy insights data insight priorities priority experience standards standard latest emerging technologies technology trends trend initiatives initiative areas area various value growth success outcomes outcome goal better faster right whole entire full key core critical well closely daily regularly continuously independently support supporting ensure supervision limited calidad consistencia excelencia mejora continua buenas prácticas relación relaciones personas compañeros departamentos áreas necesidades expectativas'.split(
    ' ',
  ),
);
/** Verbs that are things of a trade as well. */
const ofThings: ReadonlySet<string> = new Set(
  'code test research market stock store order transport process programme program model survey film record file invoice budget load train sample forecast price staff prototype track report reports audit audits campaign release deploy debug'.split(
    ' ',
  ),
);
/** With more words than these a duty says something, whatever they are. */
const mostLoose = 8;

/** A strategy for something is of a trade. */
const ofOneStrategy = inWords(
  /\b(?!overall|business|company|corporate|strategic|general|clear|long-term)\p{L}{5,} strateg(?:y|ies)\b/iu,
);

/** True for a duty that is done in every trade alike: "ensure consistency and quality", "velar por la calidad". */
export function isOfAnyTrade(line: string): boolean {
  const own = wordsOf(line)
    .map(({ lower }) => lower)
    .slice(1)
    .filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es'));
  return (
    own.length <= mostLoose &&
    !ofOneStrategy.test(line.replace(/^\p{L}+(?: and \p{L}+)? /u, '')) &&
    own.every(
      (word) => ofAnyWork.has(word) || loose.has(word) || (isVerb(word) && !ofThings.has(word)),
    )
  );
}

/** "Onboarding to the cloud is a major focus": what is done is only spoken about. */
const isSubject = inWords(
  /^(?!ensuring|making|keeping|checking|seeing|monitoring|verifying|securing|assuring|supporting)(?:\p{L}+ing|work)\b(?:(?!\b(?:that|which|who|where|what|how|when|as|if|what|ensur\w+|sure)\b)[^,;])*\b(?:is|are)\b/iu,
);
/** What is meant was named in an earlier sentence: "Push it to the next level". */
const pointing = inWords(
  /^\p{L}+ (?:(?:it|them|both|those|these)\b|(?:this|that)(?= (?:to|by|in|as|through|with)\b|$)|(?:lo|la|los|las) (?:a|de|en|con)\b)|\b(?:next level|your head around|get things done|hit the ground)\b/u,
);

/** How likely a line is a duty that can be asked about, the better the lower: something one does, something vague, something named without a verb; null where it is none. */
export function rankOf(line: string): number | null {
  const isDone = isAction(line);
  if (
    empty.test(line) ||
    addressed.test(line) ||
    speaksOfMe.test(line) ||
    describesState.test(line) ||
    namesNobodysWork.test(line) ||
    aboutThePerson.test(line) ||
    (!isDone && namesQualities.test(line)) ||
    /[<>{}@„]|!$|https?:|\p{Extended_Pictographic}/u.test(line)
  )
    return null;
  if (isSubject.test(line) || pointing.test(line)) return null;
  if (isDone) return weak.test(line) || isVague(line) ? 1 : 0;
  const count = wordsOf(line).length;
  return count >= 3 &&
    count <= 24 &&
    namesWork.test(line) &&
    !inWords(
      /^(?:you|we|our|this|the (?:role|position|job|team|company)|it|there|as|at|if|when|este|esta|nuestr[oa]s?|el puesto|la empresa|se|si|te)\b|\b(?:salary|benefits|sueldo|salario)\b/iu,
    ).test(line)
    ? 2
    : null;
}

/** The lines that are duties to ask about, heaviest first: as the posting names them, but vague ones and those without a verb last. */
export function sortDuties(lines: readonly string[]): string[] {
  return lines
    .map((line) => ({ line, rank: rankOf(line) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ line }) => line);
}

/** True for a line that `sortDuties` leaves out and that may be a duty all the same: something is done in it. A person is asked. */
export function mayBeDuty(line: string): boolean {
  if (aboutThePerson.test(line) || aboutOthers.test(line) || /[!?]/.test(line)) return false;
  const phrase = empty.exec(line)?.[0];
  const own = wordsOf(line.replace(phrase ?? '', ' '));
  return own.length > 2 && own.some(({ lower }) => isAction(`${lower} it now`));
}
