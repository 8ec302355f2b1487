// Spanish sentences of a resume in the first person. Nothing is conjugated that a rule could get wrong: nouns and infinitives say what the work includes.
import { inWords } from '#domain/text/wordLimits.ts';
import { cuesEs } from '#ai/onDevice/rating/reading/cues.es.ts';
import { applyChanges } from '#domain/text/applyChanges.ts';
import { putVerbFirst } from '#ai/onDevice/tailor/verbFirst.ts';
import { joinLastWithAnd } from './names.ts';
import type { FirstPersonPhrase } from './firstPersonPhrase.ts';

/** Verbs in the first person of the present, beside those that answers to interview questions use. */
const present = new Set([
  ...cuesEs.present,
  ...'acompaño administro apoyo asesoro atiendo audito calculo cierro clasifico cobro cocino colaboro compro concilio conduzco confecciono contabilizo controlo coordino cuido curo desarrollo descargo dirijo diseño doy elaboro entrego entreno facturo fabrico formo gestiono imparto instalo lidero limpio llevo manejo mantengo mecanizo mejoro monto opero participo pinto preparo presento programo realizo recibo reparo reparto repongo sirvo superviso trabajo traduzco tramito transporto vendo visito respondo'.split(
    ' ',
  ),
]);
const nounsToo = new Set(
  'apoyo cobro curo desarrollo diseño reparto trabajo paro cambio cierro registro documento cálculo ajuste'.split(
    ' ',
  ),
);

/** The imperfect, where no rule distinguishes a verb from a noun ("vendía", "asesoría"). */
const imperfect = new Set(
  'vendía atendía servía recibía hacía tenía dirigía conducía repartía escribía mantenía traducía cosía ponía leía corregía medía resolvía ofrecía compartía construía introducía exponía proponía emitía distribuía'.split(
    ' ',
  ),
);
/** "Gestiona el equipo", "atiende a clientes": the third person; not words that are nouns as well. */
const ofOthers = new Set(
  [...present]
    .flatMap((verb) => [verb.replace(/o$/, 'a'), verb.replace(/o$/, 'e')])
    .filter(
      (verb) =>
        !/^(?:ayuda|entrega|compra|consulta|prueba|muestra|busca|reserva|visita|forma|cierre|corte|informe|apunte|baja|para|mejora|carga|descarga|limpia|cura|cambia|repare|deje|sirva)$/.test(
          verb,
        ),
    ),
);
const doneToOne =
  /^(?:premiad|ascendid|nombrad|seleccionad|contratad|involucrad|elegid|promovid|destinad)[oa] /iu;
/** Openings of lines about knowledge or traits. */
const noWork =
  /^(?:experiencia|conocimientos?|capacidad|habilidad(?:es)?|dominio|amplia|amplio|buen[oa]?|alt[oa]|más|persona|carné|referencias|aficiones|nivel|idiomas?|inmediata|disponibilidad|turnos?|jornada)(?=[\s:])/iu;

const finite = inWords(
  /(?:^|\s)(?:es|son|era|eran|fue|fueron|está|están|estaba|hay|había|tiene|tenía|yo|nosotros|ellos|él|ella|quien|cual|que)(?=[\s,.;]|$)/iu,
);

function isNounPhrase(text: string, isRole: (word: string) => boolean): boolean {
  if (
    finite.test(text) ||
    noWork.test(text) ||
    /^\p{L}+(?:ando|iendo|yendo|aba)(?=\s)/iu.test(text)
  )
    return false;
  const [head = ''] = text.split(
    /(?:,|;|\s(?:de|del|para|en|con|a|al|por|y|e|durante|tras|según)(?=\s))/iu,
  );
  const words = head.trim().split(/\s+/);
  return (
    words.length <= 3 &&
    !/^(?:el|la|los|las|un|una|lo)$/i.test(words[1] ?? '') &&
    !/^\d|^(?:un|una|dos|tres|sin|no|también|siempre|desde|el|la|los|las)$/iu.test(
      words[0] ?? '',
    ) &&
    !isRole((words[0] ?? '').toLowerCase()) &&
    text.split(/\s+/).length >= 3
  );
}

/** "Coordinación de la carga" as "la coordinación de la carga". */
function addArticle(line: string): string {
  const small = line.slice(0, 1).toLowerCase() + line.slice(1);
  if (/^\p{L}+(?:ción|sión|stión|dad|tad) del? /u.test(small)) return `la ${small}`;
  return /^(?:\p{L}+(?:miento|aje)|control|registro|manejo|apoyo|cobro|diseño|desarrollo|análisis|cuidado|reparto|servicio|cierre) del? /u.test(
    small,
  )
    ? `el ${small}`
    : line;
}

/** A sentence of a resume in the first person (or as what the work includes); null when that would be a guess. */
export function toFirstPersonSpanish(
  sentence: string,
  isNow: boolean,
  isRole: (word: string) => boolean,
): FirstPersonPhrase | null {
  const line = sentence
    .trim()
    .replace(/(?<![.;,:\s])[.;,:\s]+$/, '')
    .replace(/^\p{Lu}[\p{L} ]{2,38}: +(?=\S)/u, '')
    .replace(/^Yo (?=\p{Ll})/u, '');
  const charge = /^(?:responsable|encargad[oa]|a cargo) (?:de|del) /iu.exec(line);
  if (charge) {
    const edit = isNow ? null : putVerbFirst(line);
    if (edit) return { form: 'action', text: applyChanges(line, [edit]) };
    const isState = /^a cargo/i.test(line);
    return {
      form: 'action',
      text: `${isNow ? (isState ? 'estoy' : 'soy') : isState ? 'estuve' : 'fui'} ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`,
    };
  }
  const own = /^me (\p{L}+)(?=\s)/iu.exec(line)?.[1]?.toLowerCase() ?? '';
  if (own !== '')
    return (own.endsWith('o') && isNow) || cuesEs.isPast(own)
      ? { form: 'action', text: line }
      : null;
  const [first = '', second = ''] = line
    .split(/\s+/)
    .map((word) => word.replace(/[,;:]$/, '').toLowerCase());
  if (cuesEs.past.has(first) || (cuesEs.isPast(first) && !first.endsWith('ría')))
    return { form: 'action', text: line };
  if (/^(?:vivo|voy|busco|quiero|tengo|soy|estoy|deseo|puedo|espero|me)$/.test(first)) return null;
  // "Paso a los residentes", "cobro con tarjeta y cuadro el cajón": an article after it, or after a second one, makes it a verb.
  const isOwn =
    /^\p{L}{2,}o$/u.test(first) &&
    !/(?:ando|iendo)$/u.test(first) &&
    (/^\p{L}+ (?:a (?:el|la|los|las|un|una|mi)|al|el|la|los|las|un|una|unos|unas|cada|lo|todo|toda|todos|todas|mi|mis) /iu.test(
      line,
    ) ||
      / y \p{Ll}{2,}o (?:el|la|los|las|un|una|lo) /u.test(line));
  if (isOwn) return isNow ? { form: 'action', text: line } : null;
  if (present.has(first) && !(nounsToo.has(first) && /^(?:de|del|y|e|a|en|con)$/.test(second)))
    return isNow ? { form: 'action', text: line } : null;
  if (
    ofOthers.has(first) ||
    /^(?:se|nos|le|les)$/.test(first) ||
    /^\p{L}{3,}(?:ó|aron|ieron|amos|imos)$/u.test(first)
  )
    return null;
  if (imperfect.has(first) || /^\p{L}{3,}aba$/u.test(first))
    return isNow ? null : { form: 'action', text: line };
  if (doneToOne.test(line))
    return { form: 'action', text: `fui ${line.slice(0, 1).toLowerCase()}${line.slice(1)}` };
  if (
    /^\p{L}{2,}(?:ar|er|ir)$/u.test(first) &&
    !/^(?:taller|hogar|bar|lugar|mujer|primer|tercer|mejor|alquiler)$/u.test(first)
  )
    return { form: 'work', text: line };
  return isNounPhrase(line, isRole)
    ? { form: 'work', text: addArticle(joinLastWithAnd(line, 'y')) }
    : null;
}
