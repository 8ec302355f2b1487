// Whether a resume shows the working times that are asked for: each of them worked or offered, as often, and by the clock.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import {
  selectAffirmed,
  missing,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';
import { findClockRanges, isWithin, readEvery } from './clockTimes.ts';
import { away, isNamedIn, nights, times, type Time } from './workingTimes.ts';

/** A stretch of time, as jobs have it. */
const isPeriod = (text: string): boolean => findPeriods(text).some(({ single }) => !single);

/** Availability at all hours. */
const anyTime = inWords(
  /\b(?:(?:any|all) (?:shifts?|hours|days?|day of the week|days of the week)(?:,? any shift)?|fully flexible|total(?:ly)? flexib\p{L}+|full flexibility|complete flexibility|flexible (?:with|on|about|as to) (?:shifts?|hours|days)|disponibilidad (?:total|completa|absoluta|plena|horaria)|plena disponibilidad|(?:total|plena|absoluta) (?:flexibilidad|disponibilidad)|flexibilidad horaria|cualquier (?:turno|horario)|horario flexible|de (?:lunes|domingo) a domingo)\b/iu,
);
const homeAtNight = inWords(
  /\b(?:(?:home every|every) (?:evening|night) (?:at home)?|home every (?:evening|night)|no (?:puedo|trabajo|hago) (?:trabajar )?(?:de |las |por las? )?noches?|(?:cannot|can['’]t|unable to|do not|don['’]t) (?:work|do) (?:nights|evenings|weekends)|days only|only (?:days|daytime|mornings)|solo (?:de d[ií]a|puedo trabajar de (?:mañana|tarde|d[ií]a))|solo (?:en )?turno de (?:mañana|tarde|d[ií]a))\b/iu,
);

/** Both ends of the day, or turns over all of it. */
const opens = inWords(
  /\b(?:open(?:ed|ing|er)?|earl(?:y|ies)|first in|abr[ií]a|apertura|mañanas?)\b/iu,
);
const closes = inWords(/\b(?:clos(?:ed|ing|er)|lates?|last out|cerraba|cierre|tardes?)\b/iu);
const both = [
  inWords(/\bsaturdays?\b|\bs[aá]bados?\b/iu),
  inWords(/\bsundays?\b|\bdomingos?\b/iu),
] as const;

/** Clauses with clock times that hold those asked for, or with both ends of the day. */
function findByClock(text: string, stated: readonly Clause[]): Clause[] {
  const asked = findClockRanges(text);
  if (asked.length === 0) return [];
  return stated.filter((clause) => {
    const own = findClockRanges(clause.text);
    return (
      asked.every((one) => own.some((other) => isWithin(one, other))) ||
      (asked.every(({ from, to }) => to - from > 9) &&
        opens.test(clause.text) &&
        closes.test(clause.text))
    );
  });
}

/** In part where a turn comes round less often than asked for, or one of two days is missing. */
function isLess(text: string, carried: readonly Clause[]): boolean {
  const asked = readEvery(text);
  const own = carried.map((clause) => readEvery(clause.text));
  if (asked !== null && own.length > 0 && own.every((one) => one !== null && one > asked))
    return true;
  return (
    both.every((day) => day.test(text)) &&
    both.filter((day) => carried.some((clause) => day.test(clause.text))).length === 1
  );
}

/** When work begins says nothing of when it ends. */
const onlyStarts = inWords(/\bstart(?:s|ing)?(?: times?)?\b/iu);

/** The times that are named, each; those that only the clock names are one of them, whichever. */
function groupTimes(text: string, asked: readonly Time[]): (readonly Time[])[] {
  const named = asked.filter(({ signs }) => signs.test(text));
  const ranges = findClockRanges(text);
  const clocked = asked.filter((one) => !named.includes(one));
  return [
    ...named.map((one) => [one]),
    ...(clocked.length > 0 && !named.some(({ isClock }) => isClock(ranges)) ? [clocked] : []),
  ];
}

/** Working times: every time asked for is in the resume, as worked or offered. */
export function judgeShift(text: string, { clauses }: Grounds): Verdict {
  const isAway = away.signs.test(text);
  const asked = times.filter(
    (one) =>
      (one.signs.test(text) || (!onlyStarts.test(text) && isNamedIn(one, text))) &&
      !(isAway && one === nights),
  );
  if ((asked.includes(nights) || isAway) && clauses.some((clause) => homeAtNight.test(clause.text)))
    return missing;
  const stated = selectAffirmed(clauses).filter(
    ({ text: own }) => !isPeriod(own) || own.split(/\s+/).length > 12,
  );
  const free = stated.filter((clause) => anyTime.test(clause.text));
  const byClock = findByClock(text, stated);
  const carriedBy = (one: Time): Clause[] => stated.filter((clause) => isNamedIn(one, clause.text));
  // Flexible hours, whichever: who works a fixed turn has not offered them.
  if (asked.length === 0) return buildVerdict('met', byClock.length > 0 ? byClock : free);
  const set = asked.filter(({ isPattern }) => !isPattern);
  const found = groupTimes(text, set.length > 0 ? set : asked).map((group) =>
    group.flatMap(carriedBy),
  );
  const carried = found.filter((list) => list.length > 0);
  const shown = [...new Set(carried.flat())];
  const wanted = set.length > 0 ? found.length : 1;
  if (carried.length >= wanted)
    return buildVerdict(free.length === 0 && isLess(text, shown) ? 'partial' : 'met', shown);
  // By the clock alone: the days of the week are another matter.
  if (byClock.length > 0 && set.every((one) => one.isClock(findClockRanges(text))))
    return buildVerdict('met', byClock);
  if (free.length > 0) return buildVerdict('met', free);
  if (carried.length > 0) return buildVerdict('partial', shown);
  // The rotation alone ("rotating"), without its times.
  return buildVerdict(
    'partial',
    set.length > 0 ? asked.filter(({ isPattern }) => isPattern).flatMap(carriedBy) : [],
  );
}
