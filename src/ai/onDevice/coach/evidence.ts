// Which parts of a good answer are there, clause by clause: one sentence may hold several, and a result needs no number and no word for it.
import { inWords } from '#domain/wordLimits.ts';
import type { QuestionKind } from '#domain/kit.ts';
import { sentencesOf } from '#ai/onDevice/text/sentences.ts';
import { partCues } from './partCues.ts';
import type { PartSentence } from './partsOf.ts';

export interface Evidence {
  /** Something is done, by whomever. */
  deed: boolean;
  /** The speaker says "I" did it, or would. */
  ownDeed: boolean;
  context: boolean; reason: boolean; result: boolean; check: boolean; learning: boolean;
  /** The sentence that tells the result; -1 where none does. */
  resultAt: number;
  /** Something that was done, told in the past. */
  past: boolean;
  /** Says that they cannot tell. */
  unknown: boolean;
}

interface Signs { own: RegExp; /** A clause that begins with somebody or something else. */ other: RegExp; reason: RegExp; check: RegExp; learning: RegExp; outcome: RegExp; unknown: RegExp }

const signs: Record<'en' | 'es', Signs> = {
  en: {
    own: inWords(/\b(?:I|I'd|I've|I'm|I’d|I’ve|my (?:part|idea))\b/),
    other: inWords(/^(?:he|she|they|it|nobody|no one|most|all|both|everyone|everybody|the|that|these|two|three|one|people|customers?|guests?|nothing|then (?:he|she|they))\b/iu),
    reason: inWords(/\b(?:because|cos|'?cause|so that|since (?:he|she|it|they|we|nobody|no one|everybody|that|this|you|the (?!start|beginning|end|new|last))|otherwise|that way|the reason|in case|in order to|to (?:avoid|prevent|hear whether|see (?:if|whether)|find out)|so (?:it|he|she|they|nobody|no one|that|she'd|he'd|they'd|you)|is (?:usually|often|mostly) (?:what|why)|which is why|as (?:it|he|she|they|that) (?:would|could|might))\b/iu),
    check: inWords(/\b(?:check\w*|test(?:ed|ing)?|measur\w+|compar\w+|gauge\w*|verif\w+|count(?:ed|ing)|re-?read|to see (?:if|whether|that|the|how|where)|to make sure|made sure|go back|went back|follow(?:ed)? up|before I go|crossed off|asked (?:\w+ ){1,6}(?:if|whether)|watch(?:ed)? (?:if|whether|it|how)|know that it worked|a dial round|the reading|trial run|look(?:ed)? again)\b/iu),
    learning: inWords(/\b(?:now I|I now|I (?:have )?learn(?:ed|t)|taught me|what I (?:took|take|learned|learnt|do now)|from then on|ever since|next time|I've kept|I don't \w+ any ?more|since then I|these days I|I would now|today I)\b/iu),
    outcome: inWords(/\b(?:in the end|as a result|since then|still|nobody|no one|better|fewer|faster|stopped|asked for|thanked|got there|finished|solved|fixed|saved|paid|worked|copied|stayed|came back|no longer|on time|in time|done|agreed|signed|happy|passed|went (?:out|live|up|down|through)|fell|rose|dropped|nothing (?:damaged|lost)|never again)\b/iu),
    unknown: inWords(/\b(?:I (?:really )?(?:don't|do not|wouldn't) know|can't think of|cannot think of|I (?:have|had|'ve) no idea|never had (?:that|this|one)|hard to say|not sure what)\b/iu),
  },
  es: {
    own: inWords(/\b(?:yo|mi (?:parte|idea)|(?!(?:as|aqu|ah|all|qu|caf|porqu|tambi)(?:é|í)\b)\p{L}{2,}(?:é|í)|(?!(?:cafet|averí|ingeni|tesor|galer|conserj|lavander|librer|panader|peluquer|porter|mayor)\p{L}*)\p{L}{3,}(?:ar|er|ir)ía|dije|hice|puse|fui|tuve|pedí|traje|diría|haría|pondría|lo (?:anulo|paso|llamo))\b/iu),
    other: inWords(/^(?:ya |al final )?(?:nadie|todos|todas|ambos|la|el|los|las|ella|él|ellos|eso|ahí|ese|esa|nada|no hubo|varios|la gente)\b/iu),
    reason: inWords(/\b(?:porque|ya que|para que|puesto que|as[ií] (?:que )?(?:nadie|no|se|siente|todos|el|la|los)|de (?:ese|este) modo|para (?:evitar|no)|por eso|dado que|como (?:era|estaba|no)|pues as[ií])\b/iu),
    check: inWords(/\b(?:comprob\w+|compruebo|revis\w+|med[ií]\b|mido|compar\w+|verific\w+|para ver (?:si|que|cu[aá]nt\w+)|me asegur\w+|volv(?:[ií]|er[ií]a) a|a los (?:dos|tres|pocos) d[ií]as|cada (?:lunes|semana|d[ií]a|mañana|noche) \p{L}+|pregunt(?:é|aría) si|contrast\w+|cuadr\w+)\b/iu),
    learning: inWords(/\b(?:aprendí|ahora (?:siempre|primero|ya|antes|miro|yo)|desde entonces|la próxima|me quedé con|a partir de (?:ahí|entonces)|hoy (?:siempre|primero)|me enseñó)\b/iu),
    outcome: inWords(/\b(?:al final|como resultado|desde entonces|todav[ií]a|sigue\w*|nadie|mejor|menos|dej(?:ó|aron)|agradeci\w+|quedaron|qued[oó]|termin(?:é|ó|aron|amos)|resolvi\w+|ahorr\w+|vendimos|baj(?:ó|aron)|subi(?:ó|eron)|ya n\w+|a tiempo|funcion\w+|firm(?:ó|aron)|volvi(?:ó|eron)|mandó|cerr(?:ó|aron))\b/iu),
    unknown: inWords(/\b(?:no (?:lo )?sé|ni idea|no se me ocurre|nunca me (?:ha )?pas\w+|no sabría)\b/iu),
  },
};

/** A sentence as the parts that commas and joining words make of it. */
function clausesOf(text: string, language: 'en' | 'es'): string[] {
  return text.replaceAll(/\s+/g, ' ').split(language === 'en' ? /[,;:]\s+|\s+(?:and|but|so)\s+(?=\p{L})/u : /[,;:]\s+|\s+(?:y|pero|así que)\s+(?=\p{L})/u).map((clause) => clause.trim()).filter(Boolean);
}

/** What an answer has. `sentences` with their statements, as they were read. */
export function evidenceOf(answer: string, sentences: readonly PartSentence[], kind: QuestionKind, language: 'en' | 'es'): Evidence {
  const sign = signs[language];
  const told = sentences.filter(({ statement }) => !statement?.general);
  const any = (test: (sentence: PartSentence) => boolean): boolean => told.some(test);
  const isCase = kind === 'behavioural';
  const firstDeed = sentences.findIndex(({ text, statement }) => (statement?.actions.length ?? 0) > 0 && (sign.own.test(text) || statement?.terse === true));
  // What came of it stands late and is about others than the speaker, or says itself that it came of it.
  const resultAt = !isCase ? -1 : sentences.findLastIndex(({ text, statement }, index) => {
    // What one was there to do is no result, and nothing comes of a deed before it.
    if (!statement || statement.general || partCues[language].task.test(text) || index < firstDeed) return false;
    const clauses = clausesOf(text, language);
    const fromOthers = index > 0 && clauses.some((clause) => (sign.outcome.test(clause) && (sign.other.test(clause) || !sign.own.test(text))) || partCues[language].outcome.test(clause));
    return fromOthers || (index > firstDeed && firstDeed >= 0 && statement.past && statement.actions.length === 0 && !sign.own.test(text) && !partCues[language].harm.test(text)) || (index > 0 && statement.result && statement.number);
  });
  const first = told[0];
  const ownDeed = any(({ text, statement }) => (sign.own.test(text) || statement?.terse === true) && (statement?.actions.length ?? 0) > 0);
  return {
    deed: any(({ statement }) => (statement?.actions.length ?? 0) > 0 || statement?.terse === true),
    ownDeed,
    context: told.slice(0, 2).some(({ statement, text }) => statement?.context === true || partCues[language].setting.test(text.slice(0, 90))) || (first !== undefined && !sign.own.test(clausesOf(first.text, language)[0] ?? '')),
    reason: any(({ text, statement }) => sign.reason.test(text) || statement?.reasoning === true),
    result: resultAt >= 0,
    check: any(({ text, statement }) => sign.check.test(text) || statement?.check === true),
    learning: any(({ text, statement }) => sign.learning.test(text) || statement?.learning === true),
    resultAt,
    past: any(({ statement }) => statement?.past === true && statement.actions.length > 0),
    unknown: sign.unknown.test(answer) && !(ownDeed && resultAt >= 0) && sentencesOf(answer).length <= 4,
  };
}
