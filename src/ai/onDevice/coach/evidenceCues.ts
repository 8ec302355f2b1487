// Cues of the parts of a good answer, in any wording: who did it, why, how it was checked, the result, what was learnt.
import { inWords } from '#domain/text/wordLimits.ts';

export interface EvidenceCues {
  own: RegExp;
  /** What the speaker would do. */
  plan: RegExp;
  /** A clause that starts with another subject. */
  other: RegExp;
  reason: RegExp;
  check: RegExp;
  learning: RegExp;
  outcome: RegExp;
  unknown: RegExp;
  /** A location with a name; capitals count. */
  location: RegExp;
  /** Where clauses join. */
  joint: RegExp;
}

export const evidenceCues: Record<'en' | 'es', EvidenceCues> = {
  en: {
    own: inWords(/\b(?:I|I'd|I've|I'm|I'll|I’d|I’ve|I’m|I’ll|my (?:part|idea))\b/),
    plan: inWords(/\b(?:I'd|I’d|I'll|I’ll|I (?:would|will|should|could))\b/),
    other: inWords(
      /^(?:and |but |now |by (?:the )?\p{L}+ (?:\p{L}+ )?)?(?:he|she|they|it|its|he's|she's|it's|he’s|she’s|it’s|nobody|no one|none|most|all|both|everyone|everybody|the|that|these|two|three|four|nine|ten|one|people|customers?|guests?|patients?|nothing|no|then (?:he|she|they|it))\b/iu,
    ),
    reason: inWords(
      /\b(?:because|cos|'?cause|so that|so as (?:not )?to|(?<=[,;:] )so (?:I|start|first)|since (?:he|she|it|they|we|nobody|no one|everybody|that(?:'s|’s| is| was)|this|you|the (?!start|beginning|end|new|last))|otherwise|or else|that way (?:nobody|no one|everyone|everybody|it|they|he|she|you|I|we|the)|the (?:reason|point|idea|risk|danger|aim|trick) (?:is|was|being)|in case|for fear|given that|seeing (?:as|that)|in order (?:not )?to|(?:not )?to (?:avoid|prevent|hear whether|see (?:if|whether)|find out|keep \p{L}+ from|stop \p{L}+ from|give (?:him|her|them|us|me)|let (?:him|her|them)|save|rule out)|so (?:it|he|she|nobody|no one|that|she'd|he'd|they'd|you|they (?:would|could|can|will|don't|do not|know|get|have)|her|his|their|the \p{L}+ (?:would|could|can|don't|doesn't|didn't|wouldn't|won't|stays?))|is (?:usually|often|mostly|normally) (?:what|why|where)|(?:which|that)(?:'s| is| was) why|as (?:it|he|she|they|that|you|there) (?:would|could|might|was|were|is|are|can)|my (?:thinking|reasoning|worry|fear)|I (?:thought|figured|reckoned|guessed|knew (?:that )?(?:if|he|she|they|it|the)|wanted (?:him|her|them|it|people|everyone)|didn't want|did not want)|(?:you|they|people|it) (?:can't|cannot|don't|won't|never)|would have (?:cost|meant|been|put|taken|charged|lost|broken)|would of|lest|seeing that|or (?:they|it|he|she|you|we|people)(?:'d|’d|'ll|’ll| would| will)|(?:wasn't|was not|aren't|isn't) going to (?:bet|risk|let|have|leave|wait|take)|for (?:the|it|they|he|she|nobody|people|that) (?:\p{L}+ ){0,3}(?:would|could|might)|as (?:those|these|most|it's|it’s|they're|they’re|he's|she's|people))\b/iu,
    ),
    check: inWords(
      /\b(?:(?:double[- ])?check(?:ed|ing|s)?|test(?:ed|ing|s)? (?!team)|a test|measur\w+|compar\w+|gauge\w*|verif\w+|count(?:ed|ing)|re-?read|to (?:see|know|hear|find out) (?:if|that|how (?:it|they|he|she|many|much|long)|where we)|to see (?:whether|the|it)|to see\b(?=[.,;]|$)|to (?:make|be) sure|made sure|make sure|go back|went (?:back|past)|come back|(?:have|let|get|got|had) (?:the|them|him|her|someone|somebody) (?:\p{L}+ ){0,2}(?:open|try|show|use|repeat|say it back|walk)|follow(?:ed)?[- ]?up|before I (?:go|leave|left|signed|sign|send|sent|came|come|showed)|crossed off|asked (?:\w+ ){1,9}(?:if|whether)|watch(?:ed)? (?:if|whether|it|how)|know that it worked|know it (?:worked|works)|a dial round|(?:took|take|put|note|noted|wrote) the reading|trial run|dry run|look(?:ed)? (?:at it |at them )?again|again (?:from scratch|the next day|after|every|each)|ring (?:them |her |him |back )|rang (?:him|her|them|back)|a (?:week|month|day) later|see (?:how (?:long|many|much|it|they|he|she)|whether|if (?:it|they|he|she|that))|shows? me (?:whether|if|that)|tells? me (?:whether|if|that)|(?:has|have) to (?:come to|add up to|match)|look(?:ed)? in on|hold(?:s)? (?:a |the |it |them |my )?(?:lamp|light|torch|straight edge|level)|one against the other|against (?:what we|the (?:list|order|statement|ledger|plan|drawing|original|copy)))\b/iu,
    ),
    learning: inWords(
      /\b(?:now I|I now|I (?:have )?learn(?:ed|t)|taught me|what I (?:took|take|learned|learnt|do now)|the lesson|from then on|ever since|since (?:then|that day),? I|next time|I've (?:kept|always|never)|I don't \w+ any ?more|since then I|these days I|I would now|today I|nowadays I|I never \w+ (?:without|again|before)|I always \w+ (?:first|now|before)|every \p{L}+ (?:before|after) (?:a|an|the|each) [\p{L} ]{1,30}since)\b|\bI (?:do|check|ask|look|test|call|write|keep)\b[^.]{0,80}\bsince (?:then|that day)\b/iu,
    ),
    outcome: inWords(
      /\b(?:(?:has|have) (?:been (?:fine|well|all right|quiet|dry|right|full|no)|held|lasted|stayed|worked|run fine)|in the end|as a result|since then|that way|still|nobody|no one|better|fewer|faster|quicker|stopped|asked for|thanked|got there|finished|solved|fixed|saved|paid|worked|copied|stayed|came back|no longer|on time|in time|done|agreed|signed|happy|passed|went (?:out|live|up|down|through)|fell|rose|dropped|nothing (?:damaged|lost)|never again|ready|gone|sent (?:me|us)|wrote (?:me|us)|said (?:better|thanks|thank you|sorry)|full|none)\b/iu,
    ),
    unknown: inWords(
      /\b(?:I (?:really )?(?:don't|do not|wouldn't|couldn't|can't) (?:know|tell|say|remember|recall)|can't think of|cannot think of|I (?:have|had|'ve) no idea|never had (?:that|this|one)|hard to say|not sure what|nothing comes to mind|(?:don't|do not|can't) remember (?:much|more|any))\b/iu,
    ),
    location:
      /(?<=[\p{L},]\s)(?:at|in|from|outside|near) (?:the |a |our )?(?!I[\s,.'’])\p{Lu}\p{L}+/u,
    joint: /[,;:]\s+|\s+(?:and|but|so)\s+(?=\p{L})/u,
  },
  es: {
    own: inWords(
      /\b(?:yo|mi (?:parte|idea)|(?!(?:as|aqu|ah|all|qu|caf|porqu|tambi|despu|trav|hab|carn|comit|chal|jard|beb|pur|tup|pi|has)(?:é|í)\b)\p{L}{2,}(?:é|í)|(?!(?:cafet|averí|ingeni|tesor|galer|conserj|lavander|librer|panader|peluquer|porter|mayor|tuber|bater|cañer|grifer|mensajer|cerrajer|carpinter|estanter|pasteler|fontaner|albañiler|joyer|relojer|zapater|fruter|carnicer|pescader|herrer|tintorer|sastrer|helader|pizzer|ferreter|papeler|perfumer|cristaler|ganader|enfermer|guarder|refiner|miner|secretar|charcuter|maquinar|loter|infanter|droguer|confiter|comisar)\p{L}*)\p{L}{3,}(?:ar|er|ir)ía|dije|hice|puse|propuse|fui|tuve|traje|pude|quise|vine|supe|anduve|conduje|reduje|produje|traduje|estuve|mantuve|obtuve|repuse|rehice|diría|haría|pondría|vendría|saldría|tendría|lo (?:anulo|paso|llamo))\b/iu,
    ),
    plan: inWords(
      /\b(?!(?:cafet|averí|ingeni|tesor|galer|conserj|lavander|librer|panader|peluquer|porter|mayor|tuber|bater|cañer|grifer|mensajer|cerrajer|carpinter|estanter|pasteler|fontaner|albañiler|joyer|relojer|zapater|fruter|carnicer|pescader|herrer|tintorer|sastrer|helader|pizzer|ferreter|papeler|perfumer|cristaler|ganader|enfermer|guarder|refiner|miner|secretar|charcuter|maquinar|loter|infanter|droguer|confiter|comisar)\p{L}*)(?:\p{L}{2,}(?:ar|er|ir)ía|diría|haría|pondría|vendría|saldría|tendría|voy a \p{L}+(?:ar|er|ir))\b/iu,
    ),
    other: inWords(
      /^(?:ya |al final |y |pero |ahora |ese mes |desde entonces )?(?:nadie|ningún|ninguna|todos|todas|ambos|la|el|los|las|ella|él|ellos|ellas|eso|ahí|ese|esa|nada|no hubo|varios|varias|la gente|así (?:se|no|nadie|todos))\b/iu,
    ),
    reason: inWords(
      /\b(?:porque|ya que|para que|puesto que|dado que|debido a|a fin de|con el fin de|con tal de|por si|no (?:vaya|fuera) a|de lo contrario|si no,|as[ií] (?:que )?(?:nadie|no|se|siente|todos|el|la|los|cada|uno|puede)|de (?:ese|este) modo|de esa manera|para (?:evitar|no|asegurar|garantizar|proteger|ganar|calmar|dar(?:le|les)?)|por eso|(?<=[,;:] )así que|la (?:idea|razón) (?:es|era|fue)|el (?:riesgo|motivo) (?:es|era)|lo que (?:me )?(?:quería|importaba|faltaba|falta)|quería que|me (?:importaba|preocupaba) que|como (?:era|estaba|no|había|ya)|pues (?:as[ií]|si|no|el|la|los|las|con|en)|es que|con el fin de que)\b|,\s+que (?:si|no|las?|los?|el|con|as[ií]|luego|delante|esas?|es[oe]s?|un[ao]?)\b[^,.]* (?!que\b)|:\s+as[ií] /iu,
    ),
    check: inWords(
      /\b(?:comprob\w+|compruebo|revis(?:é|o|aría|amos|ar)|medí|medía|medimos|medir(?:ía|lo|la)?|mido|compar\w+|verific\w+|para ver (?:si|que|c[oó]mo|cu[aá]nt\w+)|me asegur\w+|asegurarme|cerciorar\w*|volv(?:í|er[ií]a|ía) a (?:mirar|revisar|medir|llamar|preguntar|probar|contar|comprobar|hablar)|a los (?:dos|tres|pocos|diez) (?:d[ií]as|minutos)|a la semana|cada (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|semana|d[ií]a|mañana|noche) (?!es\b|hay\b|era\b)\p{L}+|pregunt(?:é|aría) si|contrast\w+|cuadr(?:é|aba|aría|o)|prob(?:é|aría)|hice una prueba|cuadra\w*|repas(?:é|o|aría|aba) (?:con|si|que|todo|cada)|cont(?:é|aría|o) (?:de nuevo|otra vez|dos veces)|cuento (?:los|las|cu[aá]nt\w+)|con (?:el|la) (?:usuari[oa]|client[ea]|paciente|vecin[oa]) delante|(?:mir|cont|cuent|le|repas)\w* (?:\p{L}+ ){0,6}(?:un[ao]|l[ií]nea|hoja) (?:a|por) (?:un[ao]|l[ií]nea|hoja)|freno en seco|cuando (?:\p{L}+ ){1,8}flota)\b/iu,
    ),
    learning: inWords(
      /\b(?:aprendí que|lo que aprendí|aprendí a no|ahora (?:siempre|primero|ya|antes|miro|yo|lo primero|nunca)|desde entonces|desde ese día|la próxima|me quedé con|a partir de (?:ahí|entonces|ese)|hoy (?:siempre|primero|en día)|me enseñó|nunca más|ya no (?!\p{L}+n\b)\p{L}+o\b)\b/iu,
    ),
    outcome: inWords(
      /\b(?:al final|como resultado|desde entonces|todav[ií]a|sigue\w*|nadie|mejor|menos|dej(?:ó|aron)|agradeci\w+|quedaron|qued[oó]|termin(?:é|ó|aron|amos)|resolvi\w+|ahorr\w+|vendimos|baj(?:ó|aron)|subi(?:ó|eron)|ya n\w+|a tiempo|a su hora|funcion\w+|firm(?:ó|aron)|volvi(?:ó|eron)|mandó|cerr(?:ó|aron)|llegamos|sali(?:ó|eron)|as[ií] (?:se|no|nadie))\b/iu,
    ),
    unknown: inWords(
      /\b(?:no (?:lo )?sé|ni idea|no se me ocurre|nunca me (?:ha )?pas\w+|no sabría|no (?:me )?(?:acuerdo|recuerdo)|ahora mismo no)\b/iu,
    ),
    location: /(?<=[\p{L},]\s)(?:en|de) (?:el |la |los |las )?\p{Lu}\p{L}+/u,
    joint: /[,;:]\s+|\s+(?:y|pero|así que)\s+(?=\p{L})/u,
  },
};
