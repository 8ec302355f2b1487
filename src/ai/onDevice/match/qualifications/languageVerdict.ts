// Whether a resume carries a language: as well as asked for, in part when less well or only just begun.
import { inWords } from '#domain/text/wordLimits.ts';
import { findLanguages, type SpokenLanguage } from '#ai/onDevice/qualifications/languageLevels.ts';
import { europeanLanguages, indexOf } from '#ai/onDevice/qualifications/languageNames.ts';
import type { Clause } from '#ai/onDevice/match/clauses.ts';
import {
  selectAffirmed,
  missing,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';

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
  /\b(?:meetings?|calls?|negotiat\p{L}+|presentations?|customers?|clients?|suppliers?|interviews?|juntas|reuniones|llamadas|negociar|clientes|proveedores|presentaciones|ferias|entrevistas|(?:legal|business|medical|commercial) (?=\p{Lu})|(?:jur[ií]dico|comercial|de negocios))\b/iu,
);
/** To learn it is all that is asked for. */
const willingToLearn = inWords(
  /\b(?:willing(?:ness)?|ready|keen|eager|open|motivated|motivation|dispuest[oa]|ganas|inter[eé]s|disposici[oó]n)(?: \p{L}+){0,2} (?:to|a|de|en|por) (?:learn|improve|aprender|mejorar)\b/iu,
);
/** Any language will do beside the one that everybody there speaks. */
const otherLanguage = inWords(
  /\b(?:(?:second|other|another|additional|further|foreign|segund[oa]|otr[oa]s?) (?:european |foreign |community )?(?:languages?|idiomas?|lenguas?)|(?:languages?|idiomas?) (?:other than|besides|adem[aá]s de|distint[oa]s? (?:al|de)))\b/iu,
);
const european = inWords(/\b(?:european|europe[oa]s?|UE|EU)\b/iu);
/** Below this somebody has only just begun, or left it at school. */
const leastOfAll = 2;

interface Spoken extends Pick<SpokenLanguage, 'id' | 'level'> {
  clause: Clause;
}

/** The languages of a resume that are beside a level, or in the part of it on languages; a German brand of ovens is no German. */
function listSpoken(clauses: readonly Clause[]): Spoken[] {
  return selectAffirmed(clauses)
    .filter(({ text }) => !hardly.test(text))
    .flatMap((clause) => {
      const found = findLanguages(clause.text).filter(
        ({ end }) => !isNone.test(clause.text.slice(end)),
      );
      const isList =
        found[0]?.start === 0 && (clause.kind !== 'work' || /^\p{L}+\s*:/u.test(clause.text));
      return found
        .filter(({ level }) => level !== null || isList)
        .map(({ id, level }) => ({ clause, id, level }));
    });
}

/** Any language but the one of the resume itself, which everybody there speaks. */
function judgeOtherLanguage(text: string, { clauses, language }: Grounds): Verdict {
  const named = new Set(findLanguages(text).map(({ id }) => id));
  const common = indexOf(language === 'es' ? 'spanish' : 'english');
  const other = listSpoken(clauses).filter(
    ({ id }) =>
      id !== common && !named.has(id) && (!european.test(text) || europeanLanguages.has(id)),
  );
  const well = other.filter(({ level }) => level === null || level > leastOfAll);
  return well.length > 0
    ? buildVerdict('met', [...new Set(well.map(({ clause }) => clause))], 'name')
    : buildVerdict('partial', [...new Set(other.map(({ clause }) => clause))], 'name');
}

/** One language: in part when it is spoken less well than asked for, or nothing says how well. */
function judgeOne(
  text: string,
  { id, level: named }: SpokenLanguage,
  { clauses }: Grounds,
): Verdict {
  const level = named ?? (bothAsked.test(text) ? 5 : spokenWork.test(text) ? 4 : null);
  const mentioned = selectAffirmed(clauses)
    .filter(({ text: stated }) => !hardly.test(stated))
    .flatMap((clause) =>
      findLanguages(clause.text)
        .filter((one) => one.id === id && !isNone.test(clause.text.slice(one.end)))
        .map((one) => ({ clause, level: one.level })),
    );
  // "Leo los manuales en inglés": who works in it knows it, and reading is enough where reading is asked for.
  const used = mentioned.filter(({ clause }) => inUse.test(clause.text));
  const isRead = readOnly.test(text);
  if (used.length > 0 && mentioned.every(({ level: how }) => how === null))
    return buildVerdict(
      isRead || level === null || used.some(({ clause }) => !readOnly.test(clause.text))
        ? 'met'
        : 'partial',
      [used[0]?.clause].filter((clause) => clause !== undefined),
      'name',
    );
  const spoken = listSpoken(clauses).filter((one) => one.id === id);
  if (spoken.length === 0) return missing;
  const best = spoken.reduce((top, one) => ((one.level ?? 0) > (top.level ?? 0) ? one : top));
  const isEnough =
    willingToLearn.test(text) ||
    (isRead && readOnly.test(best.clause.text)) ||
    (level === null ? best.level === null || best.level >= leastOfAll : (best.level ?? 0) >= level);
  return buildVerdict(isEnough ? 'met' : 'partial', [best.clause], 'name');
}

/** The languages asked for: one of them where one will do, else each of them. */
export function judgeLanguage(text: string, grounds: Grounds): Verdict {
  if (otherLanguage.test(text)) return judgeOtherLanguage(text, grounds);
  const asked = findLanguages(text);
  const verdicts = asked.map((one) => judgeOne(text, one, grounds));
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
