// Whether studies are over: by the words for their end, by how much of them is done, or by a year that is still to come.
import { inWords } from '#domain/text/wordLimits.ts';

const unfinished = inWords(
  /\b(?:abandon\p{L}+|sin (?:terminar|acabar|finalizar|titular|concluir)|inconcl\p{L}+|incomplet\p{L}*|no (?:terminad|finalizad|concluid|titulad)[oa]|trunc[ao]|pasante|doctorand[oa]|adeud[oa]|a falta de|me faltan?|faltan|por (?:terminar|acabar|defender|presentar)|(?:TFG|TFM|tesis|proyecto) (?:pendiente|en curso)|egreso previsto|t[ií]tulo en tr[aá]mite|dropped out|left (?:after|before|in)|not (?:finished|completed|awarded)|unfinished|withdrew|without (?:finishing|graduating)|to be (?:completed|finished|awarded)|due to (?:finish|complete|graduate)|graduating|finish(?:ing|es) in|(?:ph\.? ?d|doctoral|master['’]?s|mph|msw|mba|ba|bsc|ma|msc) (?:student|candidate)|candidate for|coursework (?:toward|for)s?|courses toward|credits toward|(?:thesis|dissertation|viva) (?:pending|outstanding|submitted|in)|ABD|(?:year|semester|module|stage) (?:\d|one|two|three|four) of|(?:first|second|third|fourth|one|two|three|four|\d) (?:years?|modules?|semesters?) (?:of|out of) (?:\d|two|three|four|five|six)|(?:first|second|third|final|1st|2nd|3rd)[- ]year (?:apprentice|student)|apprentice(?!ship)|(?:\d+\.?[ºoª]?|primer|segundo|tercer|cuarto|quinto|sexto) (?:de \d|semestre|cuatrimestre|curso|año|ciclo)|present|to date|actualidad|al presente)\b/iu,
);
const units =
  '(?:credits?|hours|ECTS|units?|modules?|papers?|courses|subjects|cr[eé]ditos|materias|asignaturas|m[oó]dulos)';
/** "24 of 45 credits", "180 créditos de 240", "27 materias de 36". */
const fraction = new RegExp(
  inWords(
    /(?<![\d.])(\d{1,3}) (?:UNITS )?(?:of|out of|de|\/) (?:the |las? |los )?(\d{1,3})(?: UNITS)?\b/iu,
  ).source.replaceAll('UNITS', units),
  'iu',
);
const namesUnits = new RegExp(units, 'iu');

/** A foreign degree of which nobody has said yet that it counts. */
export const awaitsRecognition = inWords(
  /\b(?:homologaci[oó]n|convalidaci[oó]n|recognition|equivalency)\b.{0,40}\b(?:solicitad[oa]|sin resolver|en tr[aá]mite|pendiente|en curso|pending|applied for|in progress)\b/iu,
);

/** True where a part of the whole is done. */
export function isPartOfWhole(text: string): boolean {
  const found = fraction.exec(text);
  return found !== null && namesUnits.test(found[0]) && Number(found[1]) < Number(found[2]);
}

/** True for studies that are not over. */
export function isUnfinished(text: string, asOf: string): boolean {
  return (
    unfinished.test(text) ||
    isPartOfWhole(text) ||
    (/\b\d{2,3} (?:credits|cr[eé]ditos)\b/iu.test(text) && inWords(/\btoward/iu).test(text)) ||
    [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].some(
      ([year]) => Number(year) > Number(asOf.slice(0, 4)),
    )
  );
}
