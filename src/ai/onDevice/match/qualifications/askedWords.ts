// The words around the work that a requirement asks years of: what frames it, who works under others, where it was done.
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { numberWords } from '#ai/onDevice/qualifications/numbers.ts';

export const general = inWords(
  /\b(?:at least|minimum|min|more than|over|or more|años?|years?|yrs?|of|experience|experiencia|professional|profesional|post[- ]qualif\p{L}+|post[- ]registration|pqe|proven|demonstrable|relevant|previous|prior|solid|strong|full[- ]time|working|work(?:ed)?|role|position|similar|equivalent|level|as an?|in|on|the|industry|sector|puesto|como|de|en|m[ií]nimo|al menos|driven|field|hands-on|several|some|varios|algunos|required|preferred|needed|necessary|must|commercial|requiere[n]?|se)\b/giu,
);
/** Words that frame the field and name none. */
export const notField = inWords(
  /\b(?:years?|años?|experience|experiencia|mínim[oa]s?|minimum|at least|sector|industry|demonstrable|atención|control)\b/giu,
);
export const numberNames = new RegExp(String.raw`(?<!\p{L})(?:${numberWords})(?!\p{L})`, 'giu');
/** Works under those who do the work: their years count in part. */
export const below = inWords(
  /\b(?:assistant|clerk|helper|trainee|apprentice|intern|labourer|mate|student|volunteer|junior|pe[oó]n|mozo|practicante|estudiante|voluntari[oa]|ayudante|auxiliar|aprendiz|becari[oa]|pr[aá]cticas)\b/iu,
);
/** Any of several kinds of work will do. */
export const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);
/** Where the work was done is asked for, whatever one was there: "in a planning department". */
export const somewhere = inWords(
  /\b(?:in|within|en|dentro de) (?:(?:an?|the|our|una?|el|la) )?(?:[\p{L}-]+ ){0,3}(?:departments?|offices?|teams?|environments?|settings?|sectors?|industry|firms?|practices?|schools?|hospitals?|laborator(?:y|ies)|departamentos?|despachos?|oficinas?|equipos?|entornos?|empresas?|industria|colegios?|hospital(?:es)?|residencias?|laboratorios?|centros?)\b/iu,
);
/** The kind of employer counts as much as the post. */
export const inSector = inWords(
  /\b(?:sectors?|(?<!\bin )industry|industries|settings?|environments?|industria|rama|rubro|entornos?|empresas?|centros?)\b/iu,
);
/** Words of a title that say how high somebody stands, and not what they do. */
export const ranks: ReadonlySet<string> = new Set(
  'manager officer coordinator specialist executive director supervisor leader lead head consultant associate representative gerente responsable encargado encargada jefe jefa coordinador coordinadora especialista director directora supervisor supervisora'
    .split(' ')
    .flatMap((word) => [stemOf(foldWord(word), 'en'), stemOf(foldWord(word), 'es')]),
);
/** A post is named: "as a ward nurse". */
export const asPost = inWords(/\b(?:as an?|como)\b/iu);
export const postIn = inWords(/\b(?:as an?|como) (.{4,60}?) (?:in|within|at|en|dentro de)\b/iu);
/** Where it was done, as far as letters say it: "a GMP laboratory". */
export const letters = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;
export const locationPhrase = inWords(/\b(?:in|within|at|en) (?:an?|the|una?|el|la) /iu);
