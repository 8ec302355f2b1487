// Weak signs of the parts of an answer: too little to say that a part is there, too much to say that it is missing.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { evidenceCues, type EvidenceCues } from './evidenceCues.ts';
import { partCues } from './partCues.ts';
import type { PartSentence } from './partsOf.ts';

export interface WeakSigns {
  context: boolean;
  /** The context is given, but not at the start. */ contextLate: boolean;
  action: boolean;
  /** The speaker says "I" again and again. */ own: boolean;
  reason: boolean;
  /** `late`: a last sentence that says what came later, which counts as a result. */ result: boolean;
  late: boolean;
  check: boolean;
  learning: boolean;
}

interface WeakCues {
  /** Openings of something that came later. */
  later: RegExp;
  /** A clause with another subject than the speaker, or about a state. */
  state: RegExp;
  reason: RegExp;
  check: RegExp;
  learning: RegExp;
}

const cues: Record<'en' | 'es', WeakCues> = {
  en: {
    later: inWords(
      /^(?:and |but |so )?(?:by (?!hand|phone|myself)\p{L}+|within (?:a|an|the|\p{L}+) \p{L}+|since\b|(?:these|those) days|nowadays|today|now\b|no longer|(?:(?:half )?an? |\p{L}+ )?(?:hours?|days?|weeks?|months?|years?|minutes?) (?:later|after)|after (?:that|a|two|three|some)|from (?:then|that)|the (?:next|following|same) \p{L}+|on (?:the|his|her|their) way out|in the end|eventually|afterwards|no \p{L}+ since|only then|it (?:was|took|came|turned)|turned out|(?:two|three|four|five|six|seven|eight|nine|ten|all|both|half|most|some|none|neither|nobody|no one|everyone|everybody|everything|nothing)\b)/iu,
    ),
    state: inWords(
      /^(?:and |but |so |then )?(?:nobody|no one|no \p{L}+ (?:since|after|again|for)|everyone|everybody|everything|nothing|neither|both|the (?:\p{L}+ ){1,3}(?:was|were|is|are|has|had|went|came|ran|got|stayed|kept|stopped|opened|ended|left|fell|rose|made|gave)|(?:he|she|they|it|we)(?:'s|’s|'ve|’ve)? (?:\p{L}+ )?\p{L}+|\p{L}+(?:'s|’s) (?:empty|full|gone|fine|open|closed|done|ready|better|still))\b/iu,
    ),
    reason: inWords(
      /\b(?:as|since|for (?:the|it|they|he|she|fear)|lest|seeing|given|although|though|because|cos|so(?: that)?|or (?:else|they|it|he|she|you|we|people|the)|otherwise|rather than|instead of|beats|than (?:two|three|nothing|none)|would(?:n't| not)? (?:have|only|never|be|just)|wasn't going to|was not going to|won't|can't|never|who (?:would|could|can)|what (?:bothers|matters|counts|helps)|means?|meant|should have|longer and|tells me|easier|safer|quicker|cheaper|fairer)\b|:\s+\p{Ll}|;\s+\p{Ll}/iu,
    ),
    check: inWords(
      /\b(?:whether|see (?:how|if|who|what|where|which)|(?:have|let|get|got|had) (?:the|them|him|her) (?:\p{L}+ ){0,2}(?:open|try|show|use|repeat|read)|when it works|saw (?:how|if|that)|shows? me|tells? me|hold(?:s|ing)? (?:a |the |it |them )|held|look(?:s|ed|ing)? (?:at|in|over|for|along|round|through)|look in on|walk(?:ed|s)? (?:the|round|along)|watch(?:es|ed|ing)?|listen(?:ed|s)?|tick(?:s|ed|ing)?|noted|noting|trial|tried|taste[ds]?|feel(?:s)?|felt|read(?:s|ing)? (?:it |them )?(?:again|aloud|back|through)|readings?|match(?:es|ed)?|balance[sd]?|come to the same|add(?:s)? up|(?:look|read|measure|count|test|ring|ask|see)\p{L}* (?:\p{L}+ )?again|twice|second (?:time|look|pair)|until|till|ask(?:ed)? (?:what|how|who|them|him|her)|call(?:ed)? back|sign(?:s|ed)? (?:it |them )?off|weigh(?:ed|s)?|inspect\w*|confirm\w*|proof|prove[ds]?|sample[ds]?|side by side|line by line|one by one|an hour later|the next (?:day|morning|week)|followed|keep an eye|monitor\w*|review\w*|if (?:it|that|they|he|she|there)(?:'s| is| are|'re)? still)\b/iu,
    ),
    learning: inWords(
      /\b(?:since|these days|nowadays|now|today|next time|never again|from (?:then|that day|there) on|no longer|any ?more|learn\w*|lesson|taught|differently|changed (?:how|the way|my)|habit|always|ever)\b/iu,
    ),
  },
  es: {
    later: inWords(
      /^(?:y |pero |así que )?(?:hoy|ahora|ya|desde|al (?:final|cabo|día|mes|cuarto|tercer|segundo|poco)|a (?:la|las|los) (?:\p{L}+|\d+)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dos|tres|pocos|menos|una? \p{L}+)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|primer|último|día|mes|año)|la (?:semana|primera|última|tarde)|esa (?:misma )?(?:tarde|noche|semana)|llevamos|resultó|quedó|quedaron|salió|salieron|volvió|se (?:fue|acab\p{L}+|qued\p{L}+|termin\p{L}+|solucion\p{L}+|evit\p{L}+|logr\p{L}+|consigui\p{L}+|vendi\p{L}+|redu\p{L}+|ahorr\p{L}+)|no hubo|nadie|ningun[ao]|ninguna|todos|todas|ambos|los dos|las dos|neta|nunca más|luego (?:nadie|todos|la|el))(?![\p{L}])/iu,
    ),
    state: inWords(
      /^(?:y |pero |ya |así que )?(?:nadie|nada|ningun[ao]|todo el mundo|todos|todas|ambos|(?:el|la|los|las|su|sus) (?:\p{L}+ ){1,3}?\p{L}+(?:ó|aron|ieron|ía|ían|aba|aban)|se (?:ve|ven|fue|fueron|\p{L}+ó|\p{L}+aron|\p{L}+ieron)|está[n]?|quedó|quedaron|salió|salieron|vinieron|vino|volvió|llegó|llegaron|pasó|pasaron|dieron|dio|me (?:dijo|dijeron|dio|dieron|llamó))(?![\p{L}])/iu,
    ),
    reason: inWords(
      /\b(?:porque|pues|ya que|puesto que|dado que|como|para que|para|con el fin|a fin|así|por(?:que)? (?:eso|lo|si)|por miedo|no (?:fuera|vaya) a?|de lo contrario|si no|sino|en vez de|en lugar de|antes que|mejor que|donde (?:decide|\p{L}+)|lo que|la idea|el motivo|la razón|quería|prefería|convenía|hacía falta|era (?:mejor|más)|podría|podían|evit\p{L}+)\b|,\s+que\s+|:\s+\p{Ll}|;\s+\p{Ll}/iu,
    ),
    check: inWords(
      /\b(?:mir\p{L}+|repas\p{L}+|cont(?:é|aba|aría|amos|ar|ando|o)|cuent\p{L}+|pruebo|cuadr\p{L}+|cuenta de nuevo|de nuevo|otra vez|vuelta|un[ao] (?:a|por) un[ao]|med(?:í|ir|ida|idas|imos|iría)|mido|flota|fren(?:o|é|aría)|prueba\p{L}*|prob\p{L}+|control(?:es|é|aría|o)?|pregunt\p{L}+ (?:cómo|qué|si|a)|si (?:sigue|aparece|aún|todavía)|hasta que|al día siguiente|a la (?:semana|hora)|a las (?:dos|tres|\d+) (?:semanas|horas)|firm\p{L}+|anot\p{L}+|apunt\p{L}+|pes(?:é|o|aría|aba)|confirm\p{L}+|supervis\p{L}+|observ\p{L}+|vigil\p{L}+|seguimiento|inspeccion\p{L}+|hoja por hoja|línea por línea|vari(?:as|os) veces|dos veces|ver (?:cómo|si|qué)|muestras?|lav(?:é|o) un)(?![\p{L}])/iu,
    ),
    learning: inWords(
      /\b(?:desde|hoy|ahora|ya no|nunca más|la próxima|a partir|aprend\p{L}+|lección|enseñ\p{L}+|siempre|jamás|costumbre|cambi(?:é|ado))(?![\p{L}])/iu,
    ),
  },
};

/** An answer may begin in the middle of its case: its own deed in the past, and what was so then. */
function isCaseOpening(
  first: PartSentence | undefined,
  { own, joint, reason }: EvidenceCues,
): boolean {
  return (
    first?.statement?.past === true &&
    own.test(first.text) &&
    first.text.split(joint).some((clause) => !own.test(clause) && !reason.test(clause))
  );
}

/** Reads which parts an answer may have, whatever the words. Where a sign is wanting the part is surely missing. */
export function findWeakSigns(
  sentences: readonly PartSentence[],
  kind: QuestionKind,
  language: 'en' | 'es',
): WeakSigns {
  const [own, weak] = [evidenceCues[language], cues[language]];
  const specific = sentences.filter(({ statement }) => !statement?.general);
  const any = (test: (text: string) => boolean): boolean => specific.some(({ text }) => test(text));
  const firstAction = specific.findIndex(
    ({ text, statement }) =>
      (statement?.actions.length ?? 0) > 0 || statement?.terse === true || own.own.test(text),
  );
  /** What of a sentence follows the last thing that its speaker did in it. */
  const rest = (text: string): string[] => {
    const clauses = text.split(own.joint);
    return clauses
      .slice(clauses.findLastIndex((clause) => own.own.test(clause)) + 1)
      .filter((clause) => !own.reason.test(clause) && !own.check.test(clause));
  };
  const after =
    kind === 'behavioural'
      ? specific.filter(
          ({ text, statement }, index) =>
            index > firstAction && statement !== null && !partCues[language].task.test(text),
        )
      : [];
  return {
    late: after.some(({ text }) => weak.later.test(text)),
    result: after.some(
      (sentence) =>
        weak.later.test(sentence.text) ||
        (sentence === specific.at(-1) &&
          rest(sentence.text).some((clause) => weak.state.test(clause))),
    ),
    context: specific
      .slice(0, 3)
      .some(
        ({ text, statement }) =>
          statement?.context === true ||
          partCues[language].setting.test(text) ||
          own.location.test(text),
      ),
    contextLate:
      isCaseOpening(specific[0], own) ||
      specific.some(
        ({ text, statement }) =>
          statement?.context === true ||
          partCues[language].setting.test(text) ||
          own.location.test(text),
      ),
    // How something is done may have any form: "wash it, fill the holes", "levanto el coche".
    action:
      (kind === 'technical' &&
        specific.length > 1 &&
        any((text) => weak.reason.test(text) || weak.check.test(text))) ||
      specific.some(
        ({ text, statement }) =>
          statement?.terse === true || own.own.test(text) || (statement?.actions.length ?? 0) > 0,
      ),
    own: specific.filter(({ text }) => own.own.test(text)).length >= 2,
    reason: any((text) => weak.reason.test(text)),
    check: specific.some(
      ({ text }, index) => weak.check.test(text) && (index > 0 || specific.length === 1),
    ),
    learning: specific.slice(-2).some(({ text }) => weak.learning.test(text)),
  };
}
