// Whether a resume carries the times and places that a posting asks for: shifts, travel, where the work is.
import { inWords } from '#domain/text/wordLimits.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import {
  selectAffirmed,
  missing,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';

/** A stretch of time, as jobs have it. */
const isPeriod = (text: string): boolean => findPeriods(text).some(({ single }) => !single);

/** One kind of working time. A pattern says in which turn the times come; who works the times will take the turn. */
interface Time {
  signs: RegExp;
  isPattern: boolean;
}
const defineTime = (signs: RegExp, isPattern = false): Time => ({ signs, isPattern });

const away = defineTime(
  inWords(
    /\b(?:nights? (?:out|away)|noches? fuera|dorm[ií]a|duermo|dormir fuera|en (?:la )?cabina|sleep(?:ing|s)? in the cab|slept in the cab|in the sleeper|tramping|over[- ]the[- ]road|fuera de casa|pernoct\p{L}+)\b/iu,
  ),
);
const nights = defineTime(
  inWords(
    /\b(?:nights?|overnight|graveyard|noches?|nocturn[oa]s?|madrugadas?|velador|a cualquier hora|around the clock|24\/7|24 (?:hours|horas)|(?:2[0-3]|19)(?::\d\d)? ?(?:h )?(?:to|a|-|–) ?0?[5-8](?::\d\d)?|\d(?: ?pm| in the evening) (?:to|until) \d(?: ?am| in the morning)|(?:three|tres) (?:shifts?|turnos))\b/iu,
  ),
);
const times: readonly Time[] = [
  nights,
  defineTime(
    inWords(
      /\b(?:weekends?|saturdays?|sundays?|fin(?:es)? de semana|findes?|s[aá]bados?|domingos?|(?:monday|lunes) (?:to|a) (?:sunday|domingo|s[aá]bado)|(?:seven|7)[- ]days? (?:a|per) week|a cualquier hora)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:earl(?:y|ies) (?:and late|shifts?|one)|lates|(?:rotat(?:ing|ional)|alternat(?:e|ing)) (?:(?:day|night|late|early|weekend|weekly|work) )?(?:shifts?|weeks?|weekends?|saturdays?|sundays?|days|nights|earlies|mornings|rotas?|rosters?|patterns?|hours)|(?:shifts?|weekends|mornings|days|nights|earlies|lates)(?: and \p{L}+)? (?:that |which )?(?:rotat|alternat)(?:es?|ing)|shift rotation|rotation of shifts|weekly rotation|turno rotativo|rotativos|rotaci[oó]n (?:de turnos|de horarios|semanal)|(?:turnos?|jornadas?|horarios?|semanas?|s[aá]bados|domingos|fines de semana|d[ií]as|noches)(?: \p{L}+)? (?:rotativ[oa]s?|rotatori[oa]s?|altern[oa]s?|en rotaci[oó]n)|altern(?:o|ando|aba|é) (?:los |las )?(?:turnos|mañanas|tardes|noches|semanas|d[ií]as)|(?:mañanas?|d[ií]as?) y (?:otra de |de )?(?:tardes?|noches?)|mañanas?, tardes? (?:y|o) noches?|una semana de mañanas|work(?:s|ed|ing)? (?:to )?an? (?:[\p{L}\d-]+ ){0,2}(?:rota|roster)|one (?:week|weekend|saturday|sunday) in|every (?:other|second|third|fourth) (?:week|weekend|saturday|sunday|night)|(?:una? )?(?:semana|fin de semana|s[aá]bado|domingo) de cada|days then nights|days and nights|(?:por|a|tres|dos) turnos|(?:a )?relevos|mañana, tarde y noche|correturnos|(?:two|three)[- ]shifts?|shift (?:work|pattern|rota|system)s?|continental (?:shifts?|patterns?|rotas?))\b/iu,
    ),
    true,
  ),
  defineTime(
    inWords(
      /\b(?:on[- ]call|call[- ]?outs?|out[- ]of[- ]hours|guardias?|ret[eé]n|localizable|pager|emergency phone|standby|tel[eé]fono de emergencias?)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:split shifts?|split days|(?:turno|jornada|horario) partid[oa]|mañana y noche con descanso|descanso por la tarde)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:(?:four|4|three|3|five|5)[- ](?:on|days on)|4x4|continental (?:shifts?|patterns?|rotas?))\b/iu,
    ),
    true,
  ),
  away,
  defineTime(inWords(/\b(?:full[- ]time|jornada completa|tiempo completo)\b/iu)),
  defineTime(inWords(/\b(?:part[- ]time|media jornada|tiempo parcial|medio tiempo)\b/iu)),
  defineTime(
    inWords(
      /\b(?:holidays|festivos|feriados|d[ií]as festivos|christmas|easter|new year|navidad|nochebuena|semana santa)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:early (?:starts?|mornings?|shifts?)|openers|opening shifts?|(?:by|at|from) 0?[4-6][.:]\d\d(?: ?am)?(?! ?pm)|(?:by|at|from) [4-6] ?am|earlies|start(?:s|ing)?(?: times?| work| shifts?)? (?:at|between|from|before|by) (?:0?[2-6](?![\d])|two|three|four|five|half past (?:three|four|five))|from (?:0?[2-6](?::\d\d)?(?: ?am| in the morning)|(?:four|five) in the morning)|madrugar|madrugador\p{L}*|(?:desde|a) las (?:0?[3-6](?![\d])|cuatro|cinco)|turno de mañana|6 a 1[45]|6-14)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)day nights|noches de (?:lunes|martes|jueves|viernes|s[aá]bado)|late (?:shifts?|clinics?|openings?|nights?|sessions?|surger(?:y|ies))|lates|close[- ]?downs?|closing shifts?|(?:until|till|finish(?:ing|es)? at) (?:7|8|9|10|11|seven|eight|nine|ten|eleven)(?:[.:]\d\d)?(?: ?pm)?(?! ?am)|turnos? de tarde|tarde[- ]noche|por las tardes|14 a 22|14-22)\b/iu,
    ),
  ),
];
/** Availability at all hours. */
const anyTime = inWords(
  /\b(?:(?:any|all) (?:shifts?|hours|days of the week)|fully flexible|total(?:ly)? flexib\p{L}+|full flexibility|complete flexibility|flexible (?:with|on|about|as to) (?:shifts?|hours|days)|disponibilidad (?:total|completa|absoluta|plena|horaria)|plena disponibilidad|(?:total|plena|absoluta) (?:flexibilidad|disponibilidad)|flexibilidad horaria|cualquier (?:turno|horario)|horario flexible|de (?:lunes|domingo) a domingo)\b/iu,
);
const homeAtNight = inWords(
  /\b(?:(?:home every|every) (?:evening|night) (?:at home)?|home every (?:evening|night)|no (?:puedo|trabajo|hago) (?:trabajar )?(?:de |las |por las? )?noches?|(?:cannot|can['’]t|unable to|do not|don['’]t) (?:work|do) (?:nights|evenings|weekends)|days only|only (?:days|daytime|mornings)|solo (?:de d[ií]a|puedo trabajar de (?:mañana|tarde|d[ií]a))|solo (?:en )?turno de (?:mañana|tarde|d[ií]a))\b/iu,
);

/** Working times: every time asked for is in the resume, as worked or offered. */
export function shiftVerdict(text: string, { clauses }: Grounds): Verdict {
  const isAway = away.signs.test(text);
  const asked = times.filter((one) => one.signs.test(text) && !(isAway && one === nights));
  if ((asked.includes(nights) || isAway) && clauses.some((clause) => homeAtNight.test(clause.text)))
    return missing;
  const stated = selectAffirmed(clauses).filter(
    ({ text: own }) => !isPeriod(own) || own.split(/\s+/).length > 12,
  );
  const free = stated.filter((clause) => anyTime.test(clause.text));
  const carriedBy = ({ signs }: Time): typeof stated =>
    stated.filter((clause) => signs.test(clause.text));
  // Flexible hours, whichever: who works a fixed turn has not offered them.
  if (asked.length === 0) return buildVerdict('met', free);
  const set = asked.filter(({ isPattern }) => !isPattern);
  const found = (set.length > 0 ? set : asked).map(carriedBy);
  const carried = found.filter((list) => list.length > 0);
  const wanted = set.length > 0 ? set.length : 1;
  if (carried.length >= wanted) return buildVerdict('met', [...new Set(carried.flat())]);
  if (free.length > 0) return buildVerdict('met', free);
  if (carried.length > 0) return buildVerdict('partial', [...new Set(carried.flat())]);
  // The rotation alone ("rotating"), without its times.
  return buildVerdict(
    'partial',
    set.length > 0 ? asked.filter(({ isPattern }) => isPattern).flatMap(carriedBy) : [],
  );
}

const mobile = inWords(
  /\b(?:(?:willing|happy|free|able|glad|ready|prepared) to (?:travel|relocate|be away|go away|stay away|fly)|i (?:can |often |still )?travel|travell?(?:ed|ing)|business trips?|(?:made|took|went on) (?:\p{L}+ ){0,2}trips?|on the road|(?:nights|weeks) away|stayed away|flew to|(?:valid|current|full|own|my|hold an?|have an?) (?:\p{L}+ )?passport|passport (?:holder|valid)|disponibilidad (?:para viajar|geogr[aá]fica|total)|(?:dispuest[oa]|acostumbrad[oa]|dispongo) (?:a|para) (?:viajar|desplazarme|moverme)|movilidad (?:total|completa|nacional|internacional|geogr[aá]fica)|puedo (?:viajar|desplazarme|ausentarme)|sigo dispuesto|me (?:desplazo|desplac[eé]|desplazaba|muevo)|viajes (?:frecuentes|a|por|mensuales|semanales)|viaj(?:o|aba|ado|[eé])\b|(?:tengo|con|mi) pasaporte|pasaporte (?:vigente|v[aá]lido|en vigor|al d[ií]a|europeo|español|mexicano|argentino|chileno|colombiano|peruano)|d[ií]as fuera|noches fuera)/iu,
);
/** Travel that is sold, booked or prepared: someone else travels. */
const travelOfOthers = inWords(
  /\b(?:arrang|organi[sz]|book|plann|coordinat|schedul|sold|sell|prepar|check|process|organic|reserv|gestion|coordin|planifi|tramit|vend|revis)\p{L}* (?:[\p{L}'’-]+ ){0,4}(?:travel|travell?ing|trips?|passports?|visas?|viajes?|pasaportes?)\b/iu,
);
const immobile = inWords(
  /\b(?:(?:cannot|can['’]t|could not|unable to|not (?:be )?able to|not free to) (?:travel|relocate|be away|leave|fly)|no (?:puedo|podr[ií]a) (?:desplazarme|viajar|ausentarme|dormir fuera|pernoctar|salir)|sin (?:disponibilidad|posibilidad) (?:para|de) viajar|home every (?:evening|night)|every (?:evening|night) at home|no viajo)\b/iu,
);
const onlyRemote = inWords(
  /\b(?:cannot commute|only .{0,20}remote|fully remote work|solo (?:en )?remoto)\b/iu,
);

/** Travelling: stated by the person, and not denied. */
export function judgeTravel(_text: string, { clauses }: Grounds): Verdict {
  if (clauses.some((clause) => immobile.test(clause.text))) return missing;
  return buildVerdict(
    'met',
    selectAffirmed(clauses).filter(
      (clause) => mobile.test(clause.text) && !travelOfOthers.test(clause.text),
    ),
  );
}

/** A work location: its name is in the resume, and the person does not look for remote work only. */
export function judgeLocation(text: string, { clauses, resume }: Grounds): Verdict {
  if (clauses.some((clause) => onlyRemote.test(clause.text)) && !inWords(/\bremote\b/iu).test(text))
    return missing;
  const whole = [
    ...text.matchAll(/(?<=\p{Ll}[ ,]|\p{Ll}['’]s )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/gu),
  ]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:Office|Site|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|US|UK|EU)$/.test(name),
    );
  const names = [
    ...new Set(
      whole.flatMap((name) => [name, name.replace(beforeTown, ''), name.replace(afterTown, '')]),
    ),
  ].filter((name) => name !== '');
  const found = clauses.filter(
    (clause) => clause.status === 'done' && names.some((name) => findName(name, clause.text) >= 0),
  );
  if (found.length > 0) return buildVerdict('met', found, 'name');
  // The lines with name and address are evidence only of where a person lives. Their name is not a location.
  const called = resume.from.name;
  for (const [line, own] of resume.lines.slice(0, 6).entries()) {
    const text =
      called?.line === line
        ? own.slice(0, called.start) + ' '.repeat(called.end - called.start) + own.slice(called.end)
        : own;
    const name = names.find((one) => findName(one, text) >= 0);
    const start = name === undefined ? -1 : findName(name, text);
    if (name !== undefined)
      return {
        state: 'met',
        by: 'name',
        evidence: [{ line, start, end: start + name.length, text: name }],
      };
  }
  return missing;
}

/** "Gran Concepción", "Greater Leeds": the town in the name; of other names a word alone is another place, or none. */
const beforeTown = /^(?:Gran|Greater|Ciudad|Metropolitan|Central) (?=\p{Lu})/u;
const afterTown =
  / (?:(?:City )?(?:Centre|Center)|Area|Office|Campus|Branch|Site|Metropolitan Area)$/u;

/** The index of a name in a text as whole words; -1 where it does not occur. */
function findName(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)) return at;
  return -1;
}
