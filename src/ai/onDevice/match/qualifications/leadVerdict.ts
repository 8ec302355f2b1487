// Whether a resume describes leading people, in the person's own active words.
import { inWords } from '#domain/text/wordLimits.ts';
import { findNumber, numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import {
  selectAffirmed,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';

const leads = inWords(
  /(?<!\b(?:by|was|been|be|lead by example and) )\b(?:led|(?<!\b(?:team|tech|shift|technical|the|a|our) )lead|leading|managed|manage|managing(?! director| partner| editor)|supervised?|supervising|headed|line[- ]manage[ds]?|coordinated|coordinate|directed|ran|dirig[ií]|dirijo|dirigido|coordin[eé]|coordino|coordinado|supervis[eé]|supervisado|lider[eé]|lidero|liderado|oversee|oversaw|overseeing|reparto el trabajo (?:de|entre|a)|responsable de|al frente de)\b(?! (?:by|time|example|my own|bien|mis|mi)\b)/iu,
);
const ledPeople = inWords(
  /\b(?:teams?|people|staff|reports|colleagues|developers|engineers|nurses|students|technicians|electricians|plumbers|carers|cleaners|guards|agents|advis[eo]rs|receptionists|waiters|waitresses|chefs|cooks|porters|pickers|packers|operatives|labourers|gangs?|lads|analysts|designers|sellers|salespeople|volunteers|clerks|teachers|tutors|interns|juniors|graduates|starters|stockmen|apprentices|trainees|testers|welders|operators|drivers|assistants?|crew|equipo|personas|operari[oa]s|cociner[oa]s|compañer[oa]s|empleados|vendedor[ea]s|dependient[ea]s|auxiliares|moz[oa]s|preparador[ea]s|peones|oficiales|camarer[oa]s|meser[oa]s|t[eé]cnic[oa]s|administrativ[oa]s|cajer[oa]s|agentes|conductores|vigilantes|limpiador[ea]s|repartidores|becari[oa]s|practicantes|voluntari[oa]s|chicos|gente|cuidador[ea]s|analistas|programador[ea]s|monitor[ea]s)\b/iu,
);
const reportsTo = inWords(
  /\b(?:reports? to me|look(?:s|ed)? to me|I have (?:\p{L}+ ){1,3}under me|answer(?:s|ing)? to me|my team of|tengo a cargo|report(?:ing)? directly to me|direct reports|a mi cargo|a mis [oó]rdenes|under me)\b/iu,
);
const mentors = inWords(
  /(?<!\b(?:was|been|by) )\b(?:mentor(?:ed|ing)?|coached|onboarded|trained|taught|tutored|instructed|form[eé]|formado|tutoric[eé]|enseñ[eé]|acog[ií])\b(?! (?:by|through|in|as)\b)/iu,
);
const asksMentoring = inWords(/\b(?:mentor\w*|train(?:ed|ing)|coach\w*|tutor\w*|formar)\b/iu);

const asksLeading = inWords(
  /\b(?:leading|managing|supervising|leadership of|management of|liderando|dirigiendo|coordinando|supervisando|liderar|dirigir|gestionando|people management|line management|a cargo|(?:gesti[oó]n|manejo) de (?:equipos|personas|personal)|liderazgo de|(?:direcci[oó]n|coordinaci[oó]n|supervisi[oó]n) de)\b/iu,
);
const people = ledPeople.source;
/** People led within a few words of the verb; "managed stock for the team" leads nobody. */
const leadsThem = new RegExp(
  `(?:${leads.source})(?!\\s+(?:with|con)\\s)(?:[\\s,]+[\\p{L}\\d'’.-]+){0,5}?[\\s,]+(?:${people})`,
  'iu',
);
const howMany = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|${numberWords})(?:\\s+[\\p{L}-]+){0,2}?\\s+(?:${people})`,
  'iu',
);

/** People led: in the resume's own active words; in part when they were fewer than asked for. */
export function judgeLeading(text: string, { clauses }: Grounds): Verdict {
  const found = selectAffirmed(clauses).filter(
    (clause) =>
      reportsTo.test(clause.text) ||
      leadsThem.test(clause.text) ||
      (asksMentoring.test(text) && mentors.test(clause.text) && ledPeople.test(clause.text)),
  );
  const asked = findNumber(text.replaceAll(inWords(/\b(?:an?|un|una|one)\b/giu), ' '));
  const own = Math.max(
    0,
    ...found.map(
      (clause) =>
        findNumber(
          howMany.exec(clause.text)?.[1] ??
            clause.text.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ' '),
        ) ?? 0,
    ),
  );
  return buildVerdict(asked !== null && own > 0 && own < asked ? 'partial' : 'met', found);
}

/** True where years or experience of leading people are asked for. */
export function asksToLead(text: string): boolean {
  return (
    asksLeading.test(text) &&
    (ledPeople.test(text) || asksLeading.exec(text)?.[0].includes(' ') === true)
  );
}

/** True where a job's text describes leading people. */
export function describesLeading(text: string): boolean {
  return reportsTo.test(text) || leadsThem.test(text);
}
