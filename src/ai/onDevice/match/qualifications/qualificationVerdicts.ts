// Whether a resume carries a requirement that is no skill: years, degree, licence, language, working times, place, travel, people led.
import { inWords } from '#domain/text/wordLimits.ts';
import { findLanguages } from '#ai/onDevice/qualifications/languageLevels.ts';
import type { QualificationKind } from '#ai/onDevice/qualifications/qualification.ts';
import {
  selectAffirmed,
  missing,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';
import { judgeLeading } from './leadVerdict.ts';
import { judgeLocation, shiftVerdict, judgeTravel } from './whenAndWhere.ts';
import { judgeYears } from './yearsVerdict.ts';
import { judgeDegree } from './degreeVerdict.ts';
import { judgeLicence } from './licenceVerdict.ts';

/** So little that it is none. */
const hardly = inWords(
  /\b(?:casi nada|ningun[oa]|nulo|none|apenas|almost none|hardly any|only a few words|solo saludos)\b/iu,
);

/** "Inglés no", "French: none". */
const isNone = inWords(/^\s*[:,–—-]?\s*(?:no|none|ninguno|nada)(?!\p{L})\s*(?:[.;,)]|$)/iu);

const bothAsked = inWords(/\b(?:bilingual|biling[uü]e)\b/iu);
/** A language that is used: spoken with somebody, read or written at work. */
const inUse = inWords(
  /\b(?:leo|le[ií]a|redacto|escribo|atiendo|hablo|traduzco|negocio|read(?:ing)?|speak(?:ing)?|write|writing|serve|answer(?:ed)?|translate[ds]?|interpret(?:ed)?|calls?|meetings?|emails?|reuniones|llamadas|correos) (?:[\p{L}'’-]+ ){0,7}(?:in|en|to|into|al)\b|\b(?:hablo|hablaba|domino|speak|spoke|speaking) (?:\p{L}+ ){1,3}(?:with|con|to|a|al|every|daily|diario|at|en)\b/iu,
);
const readOnly = inWords(
  /\b(?:read(?:ing)?|leer|lectura|leo|le[ií]a|t[eé]cnico|technical|documentation|documentaci[oó]n)\b/iu,
);
/** Speaking with others takes more than the beginnings. */
const spokenWork = inWords(
  /\b(?:meetings?|calls?|negotiat\p{L}+|presentations?|customers?|clients?|suppliers?|interviews?|juntas|reuniones|llamadas|negociar|clientes|proveedores|presentaciones|ferias|entrevistas)\b/iu,
);
/** A language: in part when it is spoken less well than asked for, or nothing says how well. */
function judgeLanguage(text: string, { clauses }: Grounds): Verdict {
  const asked = findLanguages(text);
  const verdicts = asked.map(({ id, level: named }): Verdict => {
    const level = named ?? (bothAsked.test(text) ? 5 : spokenWork.test(text) ? 4 : null);
    const own = selectAffirmed(clauses)
      .filter(({ text: stated }) => !hardly.test(stated))
      .flatMap((clause) =>
        findLanguages(clause.text)
          .filter((one) => one.id === id && !isNone.test(clause.text.slice(one.end)))
          .map((one) => ({ clause, level: one.level })),
      );
    // "Leo los manuales en inglés": who works in it knows it, and reading is enough where reading is asked for.
    const used = own.filter(({ clause }) => inUse.test(clause.text));
    const isRead = readOnly.test(text);
    if (used.length > 0 && own.every(({ level: how }) => how === null))
      return buildVerdict(
        isRead || level === null || used.some(({ clause }) => !readOnly.test(clause.text))
          ? 'met'
          : 'partial',
        [used[0]?.clause].filter((clause) => clause !== undefined),
        'name',
      );
    // Beside a level, or in the part of the resume on languages; a German brand of ovens is no German.
    const spoken = own.filter(
      ({ clause, level: how }) =>
        how !== null ||
        (findLanguages(clause.text)[0]?.start === 0 &&
          (clause.kind !== 'work' || /^\p{L}+\s*:/u.test(clause.text))),
    );
    if (spoken.length === 0) return missing;
    const best = spoken.reduce((top, one) => ((one.level ?? 0) > (top.level ?? 0) ? one : top));
    return buildVerdict(
      level === null || (best.level ?? 0) >= level ? 'met' : 'partial',
      [best.clause],
      'name',
    );
  });
  const between = asked
    .slice(1)
    .map(({ start }, index) => text.slice(asked[index]?.end ?? 0, start))
    .join(' ');
  if (inWords(/\b(?:or|o|u)\b|\//iu).test(between) && !bothAsked.test(text))
    return (
      verdicts.find(({ state }) => state === 'met') ??
      verdicts.find(({ state }) => state === 'partial') ??
      missing
    );
  // One of the two that are asked for is a part of it.
  const one = verdicts.find(({ state }) => state !== 'missing');
  if (one && verdicts.some(({ state }) => state === 'missing')) return { ...one, state: 'partial' };
  return (
    verdicts.find(({ state }) => state === 'missing') ??
    verdicts.find(({ state }) => state === 'partial') ??
    verdicts[0] ??
    missing
  );
}

const verdicts: Readonly<Record<QualificationKind, (text: string, grounds: Grounds) => Verdict>> = {
  years: judgeYears,
  degree: judgeDegree,
  licence: judgeLicence,
  language: judgeLanguage,
  shift: shiftVerdict,
  place: judgeLocation,
  travel: judgeTravel,
  lead: judgeLeading,
};

/** The verdict on a requirement of one of these kinds. */
export function judgeQualification(
  kind: QualificationKind,
  text: string,
  grounds: Grounds,
): Verdict {
  return verdicts[kind](text, grounds);
}
