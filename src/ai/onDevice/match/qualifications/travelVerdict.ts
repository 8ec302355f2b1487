// Whether a resume shows that somebody travels for work: said, or told by where the work was.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  missing,
  selectAffirmed,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';
import { numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import { away } from './workingTimes.ts';

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
const asksForNights = inWords(/\b(?:nights?|overnights?|away|noches?|fuera|pernoct\p{L}+)\b/iu);
/** Work at other people's places, told by the places. */
const places =
  '(?:sites|counties|states|countries|provinces|regions|stores|branches|towns|cities|depots|farms|plants|clinics|schools|provincias|pa[ií]ses|comunidades|tiendas|obras|ciudades|estados|pueblos|fincas)';
const wentThere = new RegExp(
  inWords(
    /\b(?:drove|driving|covers?|covered|visit(?:s|ed)?|visit[eé]|visito|visitaba|tour(?:ed)?|serv(?:ed|iced)|commission(?:ed)?|install(?:ed)?|audit(?:ed)?|inspect(?:ed)?|recorr[ií]|recorro|cubro|cubr[ií]|ruta|rutas|montajes?|puestas? en marcha|clients|customers|clientes)\b(?:[\s,]+[\p{L}\d'’-]+){0,5}[\s,]+(?:\d+|NUMBERS|several|many|varias|varios)(?: [\p{L}-]+){0,2} PLACES\b/iu,
  )
    .source.replace('NUMBERS', numberWords)
    .replace('PLACES', places),
  'iu',
);
const onOtherSites = inWords(
  /\b(?:(?:customers?|clients?)['’]? (?:own )?(?:sites?|plants?|premises|offices)|(?:[Oo]n site|[Mm]ontajes?|[Pp]uestas? en marcha|[Cc]ommissioned|[Ii]nstalled|[Aa]udited)\b[^.;]{0,40} (?:in|en) \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*(?:,? and|,? y|,) \p{Lu}\p{Ll}+|nights? (?:a|per|every) (?:week|month) in (?:hotels?|motels?)|(?:[Hh]otels?|[Mm]otels?) (?:\p{L}+ )?nights?|nights (?:a week )?in (?:hotels|motels)|noches (?:en hotel|fuera)|visitas? a obra|in a (?:van|pickup|camper) from)\b/u,
);

/** Travelling: stated by the person or told by the places, and not denied. */
export function judgeTravel(text: string, { clauses }: Grounds): Verdict {
  if (clauses.some((clause) => immobile.test(clause.text))) return missing;
  return buildVerdict(
    'met',
    selectAffirmed(clauses).filter(
      ({ text: own }) =>
        (mobile.test(own) ||
          wentThere.test(own) ||
          onOtherSites.test(own) ||
          (asksForNights.test(text) && away.signs.test(own))) &&
        !travelOfOthers.test(own),
    ),
  );
}
