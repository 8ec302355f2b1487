// The kinds of working time, each by the words and the clock times that name it, English and Spanish.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  findClockRanges,
  isEarly,
  isOfAfternoon,
  isOfEvening,
  isOfMorning,
  isOfNight,
  isSplit,
  type ClockRange,
} from './clockTimes.ts';

/** One kind of working time. A pattern says in which turn the times come; who works the times will take the turn. */
export interface Time {
  signs: RegExp;
  isPattern: boolean;
  /** True for clock times that are of this kind. */
  isClock: (ranges: readonly ClockRange[]) => boolean;
}
const isNever = (): boolean => false;
const defineTime = (
  signs: RegExp,
  { isPattern = false, isClock = isNever }: Partial<Omit<Time, 'signs'>> = {},
): Time => ({ signs, isPattern, isClock });

/** True where a text names this kind of time, in words or by the clock. */
export const isNamedIn = ({ signs, isClock }: Time, text: string): boolean =>
  signs.test(text) || isClock(findClockRanges(text));

export const away = defineTime(
  inWords(
    /\b(?:nights? (?:out|away)|noches? fuera|dorm[ií]a|duermo|dormir fuera|en (?:la )?cabina|sleep(?:ing|s)? in the cab|slept in the cab|in the sleeper|tramping|over[- ]the[- ]road|fuera de casa|pernoct\p{L}+)\b/iu,
  ),
);
export const nights = defineTime(
  inWords(
    /\b(?:nights?|overnight|graveyard|noches?|nocturn[oa]s?|madrugadas?|velador|a cualquier hora|around the clock|24\/7|24 (?:hours|horas)|(?:2[0-3]|19)(?::\d\d)? ?(?:h )?(?:to|a|-|–) ?0?[5-8](?::\d\d)?|\d(?: ?pm| in the evening) (?:to|until) \d(?: ?am| in the morning)|(?:three|tres) (?:shifts?|turnos)|third shift|3rd shift|tercer turno)\b/iu,
  ),
  { isClock: (ranges) => ranges.some(isOfNight) },
);
export const times: readonly Time[] = [
  nights,
  defineTime(
    inWords(
      /\b(?:weekends?|saturdays?|sundays?|fin(?:es)? de semana|findes?|s[aá]bados?|domingos?|(?:mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|lunes|martes|mi[eé]rcoles|jueves|viernes) ?(?:to|through|thru|a|-|–) ?(?:sun(?:day)?|sat(?:urday)?|domingo|s[aá]bado)|(?:over|across|all) (?:seven|7) days|(?:seven|7)[- ]days? (?:a|per) week|(?:six|6) days (?:a|per) week|a cualquier hora)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:earl(?:y|ies) (?:and late|shifts?|one)|lates|(?:rotat(?:ing|ional)|alternat(?:e|ing)) (?:(?:day|night|late|early|weekend|weekly|work) )?(?:shifts?|weeks?|weekends?|saturdays?|sundays?|days|nights|earlies|mornings|rotas?|rosters?|patterns?|hours)|(?:shifts?|weekends|mornings|days|nights|earlies|lates)(?: and \p{L}+)? (?:that |which )?(?:rotat|alternat)(?:es?|ing)|shift rotation|rotation of shifts|weekly rotation|turno rotativo|rotativos|rolar|(?:de |en )?forma rotativa|en rotaci[oó]n|(?:primer|1er)[ ,o]+(?:\p{L}+,? )?(?:segundo|2do).{0,12}turno|semana de (?:mañanas?|d[ií]as?),? (?:y )?(?:otra |semana )?de (?:tardes?|noches?)|(?:mañanas?|tardes?|d[ií]as?|noches?) una semana|(?:one|una) (?:week|semana)[^.;]{0,40}(?:the next|la siguiente|the other)|(?:mornings?|days?|earl(?:y|ies)|lates?|afternoons?) one week|in turns?|swapped (?:weekly|monthly)|(?:early|morning) and late (?:turns?|weeks?)|(?:two|three|dos|tres) (?:days?|d[ií]as?),? (?:and )?(?:two|three|dos|tres) (?:nights?|noches?)|two nights|s[ií] y otr[oa] no|\d in \d (?:weekends?|saturdays?|weeks?)|rotaci[oó]n (?:de turnos|de horarios|semanal)|(?:turnos?|jornadas?|horarios?|semanas?|s[aá]bados|domingos|fines de semana|d[ií]as|noches)(?: \p{L}+)? (?:rotativ[oa]s?|rotatori[oa]s?|altern[oa]s?|en rotaci[oó]n)|altern(?:o|ando|aba|é) (?:los |las )?(?:turnos|mañanas|tardes|noches|semanas|d[ií]as)|(?:mañanas?|d[ií]as?) y (?:otra de |de )?(?:tardes?|noches?)|mañanas?, tardes? (?:y|o) noches?|una semana de mañanas|work(?:s|ed|ing)? (?:to )?an? (?:[\p{L}\d-]+ ){0,2}(?:rota|roster)|one (?:week|weekend|saturday|sunday) in|every (?:other|second|third|fourth) (?:week|weekend|saturday|sunday|night)|(?:una? )?(?:semana|fin de semana|s[aá]bado|domingo) de cada|days then nights|days and nights|(?:por|a|tres|dos|los tres) turnos|(?:a )?relevos|mañana, tarde y noche|correturnos|(?:two|three)[- ]shifts?|shift (?:work|pattern|rota|system)s?|continental (?:shifts?|patterns?|rotas?))\b/iu,
    ),
    { isPattern: true },
  ),
  defineTime(
    inWords(
      /\b(?:on[- ]call|call[- ]?outs?|out[- ]of[- ]hours|guardias?|ret[eé]n|localizable|pager|emergency phone|standby|tel[eé]fono de emergencias?)\b/iu,
    ),
  ),
  defineTime(
    inWords(
      /\b(?:split shifts?|split days|(?:turno|jornada|horario) partid[oa]|mañana y noche con descanso|descanso por la tarde|(?:lunch|midday) and (?:dinner|evening) (?:service|shift)s?|afternoons? off)\b/iu,
    ),
    { isClock: isSplit },
  ),
  defineTime(
    inWords(
      /\b(?:(?:four|4|three|3|five|5)[- ](?:on|days on)|4x4|continental (?:shifts?|patterns?|rotas?))\b/iu,
    ),
    { isPattern: true },
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
      /\b(?:early (?:starts?|mornings?|shifts?)|openers|opening shifts?|(?:by|at|from) 0?[4-6][.:]\d\d(?: ?am)?(?! ?pm)|(?:by|at|from) [4-6] ?am|earlies|start(?:s|ing)?(?: times?| work| shifts?)? (?:at|between|from|before|by) (?:0?[2-6](?![\d])|two|three|four|five|half past (?:three|four|five))|from (?:0?[2-6](?::\d\d)?(?: ?am| in the morning)|(?:four|five) in the morning)|madrugar|madrugador\p{L}*|(?:desde|a) las (?:0?[3-6](?![\d])|cuatro|cinco)|6 a 1[45]|6-14|0?[3-6][:.]\d\d (?:starts?|begin))\b/iu,
    ),
    { isClock: (ranges) => ranges.some(isEarly) },
  ),
  defineTime(
    inWords(
      /\b(?:evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)day nights|noches de (?:lunes|martes|jueves|viernes|s[aá]bado)|late (?:shifts?|clinics?|openings?|nights?|sessions?|surger(?:y|ies))|lates|close[- ]?downs?|closing shifts?|(?:until|till|finish(?:ing|es)? at) (?:7|8|9|10|11|seven|eight|nine|ten|eleven)(?:[.:]\d\d)?(?: ?pm)?(?! ?am)|tarde[- ]noche|closed (?:up |the \p{L}+ )?at (?:7|8|9|10|11|seven|eight|nine|ten|eleven)|open (?:until|till) (?:7|8|9|10|seven|eight|nine|ten)(?:[.:]\d\d)?|clos(?:e[ds]?|ing) (?:team|time))\b/iu,
    ),
    { isClock: (ranges) => ranges.some(isOfEvening) },
  ),
  defineTime(
    inWords(
      /\b(?:(?:second|2nd|swing|afternoon|back) shift|turnos? de tarde|(?:por|de) las? tardes?|tardes|afternoons|segundo turno|14 a 22|14-22)\b/iu,
    ),
    { isClock: (ranges) => ranges.some(isOfAfternoon) },
  ),
  defineTime(
    inWords(
      /\b(?:(?:first|1st|morning|day) shift|turnos? de mañana|por las mañanas|mornings only|primer turno)\b/iu,
    ),
    { isClock: (ranges) => ranges.some(isOfMorning) },
  ),
  defineTime(
    inWords(
      /\b(?:overtime|extra hours|horas extras?|(?:4[5-9]|[56]\d)(?: to [56]\d)? hours (?:a|per) week|(?:10|11|12|diez|doce) horas al d[ií]a)\b/iu,
    ),
  ),
];
