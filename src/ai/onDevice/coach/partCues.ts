// Cues of the four parts of a case that the rating does not need: the start, the task, the problem, the aftermath.

interface PartCues {
  /** Where and when, and who wanted what. */
  setting: RegExp;
  task: RegExp;
  /** Something went wrong: situation, not result. */
  harm: RegExp;
  steps: RegExp;
  outcome: RegExp;
  /** Follow-through in a plan. */
  afterwards: RegExp;
  /** A remark without content. */
  remark: RegExp;
}

/** Whole words, with accents counted as letters. */
const compileWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

export const partCues: Record<'en' | 'es', PartCues> = {
  en: {
    setting: compileWords(
      "in (?:19|20)\\d\\d|(?:on|one) (?:a |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:on|at) (?:nights|weekends|christmas|easter)|last (?:year|month|week|spring|summer|autumn|fall|winter|quarter)|once i|one (?:day|morning|evening|night|afternoon|friday|monday)|(?:two|three|four|five|six|several|some|few|\\d+) (?:years|months|weeks|days) ago|during|while i|when (?:i|we|our|my|the)|in my (?:last|first|second|third|previous|current|old) \\p{L}+|had (?:wanted|asked)|wanted|(?:was|were) (?:supposed|due|ill|sick|late|missing|about) (?:to)?|disagree\\p{L}*|complained|there (?:was|were)|in the same week|one week|i was (?:alone|on my own|the only)|we were (?:short|down to|one \\p{L}+ short)|(?:called|rang|phoned) in sick|(?:did not|didn't) turn up|at the same time|used to|kept \\p{L}+ing",
    ),
    task: compileWords(
      'my (?:task|job|role|goal|responsibility|part|assignment|mission|duty|aim|target) (?:was|is|there was)|i was (?:responsible|asked|tasked|in charge|supposed|expected|meant|told|assigned|given|the one who)|(?:it was|that was) (?:my|up to me)|i (?:had|needed) to (?!wait|admit|laugh|say)|i was to|the (?:goal|aim|task|target|objective|challenge|brief) (?:was|for me)|we (?:had|needed) to|the client expected|my manager (?:asked|wanted|told) me to|i had (?:one|two|three|a few|\\d+) (?:weeks?|days?|months?|hours?) to',
    ),
    harm: compileWords(
      '(?:was|were|went) (?:down|offline|broken|angry|upset|furious|lost|almost|hurt|damaged|late)|lost (?:a|an|the|our|their|his|her|\\d+|two|three|money)|could have|complained|could not (?:order|work|log|pay|reach)|cost us|my (?:error|fault|mistake)|my own fault|error alone|fault',
    ),
    steps: compileWords(
      'first|then|next|after that|so i|therefore i|finally|step by step|i (?:asked|called|told|wrote|proposed|suggested|set|made|put|invited|explained|checked|built|moved|shared|started|agreed|offered|listed|ranked|sorted)|they agreed|we agreed|it turned out|turned out',
    ),
    outcome: compileWords(
      'from (?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) (?:\\p{L}+ ){0,4}to (?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)|in the end|as a result|the (?:result|outcome) (?:was|is)|since then|ever since|from then on|on time|in time|won|passed|launched|shipped|went (?:out|live)|fell (?:to|from|by)|dropped (?:to|from|by)|rose (?:to|from|by)|grew (?:to|from|by)|saved (?:us|the|about|\\d+)|up (?:from|by)|down (?:from|to|by)|i learn(?:ed|t)|(?:and )?now i|i now|taught me|today|still (?:uses?|used|in use|runs?)|thanked|renewed|signed|(?:\\d+(?:[.,]\\d+)?) ?(?:%|percent)',
    ),
    afterwards: compileWords(
      'afterwards|after (?:the|that|this|it)|finally|then i (?:record|compare|check|measure|document|write|follow|report|call|log|verify)|(?:tomorrow|next day|the day after)|measure (?:again|it)|again|alert|follow up|make sure|document|log|report|time it|record|so that (?:it|we|the|this)|before and after',
    ),
    remark: compileWords(
      "these things happen|in the end it was (?:fine|ok|okay)|it was (?:fine|ok|okay|annoying|kind of)|i guess|that (?:makes|made) it|it is what it is|which was nice|so yeah|anyway|that's it|that is it|nothing special",
    ),
  },
  es: {
    setting: compileWords(
      'en (?:19|20)\\d\\d|(?:un|el|los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad)|el (?:año|mes|verano|invierno|otoño|trimestre) pasado|la (?:semana|primavera|temporada) pasada|hace (?:un|una|dos|tres|cuatro|cinco|seis|\\d+|unos|unas) (?:años?|meses|mes|semanas?|días?)|una vez|un día|una (?:mañana|tarde|noche)|durante|mientras|cuando (?:yo|era|estaba|trabajaba|llevaba|el|la|mi|nuestro)|en mi (?:último|anterior|primer|segundo|actual) \\p{L}+|en (?:el|la|un|una) \\p{L}+ donde|quería|querían|había|teníamos|tenía|se quejaba|se quejó|discut\\p{L}+|no estábamos de acuerdo|al mismo tiempo|a la vez|me quedé (?:sol[oa]|sin|con)|estaba (?:yo )?sol[oa]|se puso (?:mal[oa]|enferm[oa])|no (?:vino|apareció)',
    ),
    task: compileWords(
      'mi (?:tarea|trabajo|función|objetivo|papel|responsabilidad|parte|meta|misión|encargo) (?:era|fue|consistía)|(?:yo )?(?:era|estaba) (?:la |el )?(?:responsable|encargad[oa]|a cargo)|me (?:tocaba|tocó|pidieron|encargaron|encomendaron|asignaron|pidió)|tenía que|tuve que|debía|había que|el (?:objetivo|reto|encargo|plazo) era|teníamos que',
    ),
    harm: compileWords(
      'se (?:cayó|perdió|rompió|retrasó|quejó)|perdi(?:mos|eron|ó)|enfadad[oa]s?|molest[oa]s?|podría haber|estaba (?:caíd[oa]|rot[oa])|fue (?:culpa mía|mi culpa|mi error)|me equivoqué|costó',
    ),
    steps: compileWords(
      'primero|luego|después|entonces|así que|por eso|finalmente|acordamos|resultó que|le (?:pregunté|propuse|expliqué|dije|pedí)|les (?:pregunté|propuse|expliqué|dije|pedí)',
    ),
    outcome: compileWords(
      'de (?:\\d[\\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta) (?:\\p{L}+ ){0,4}a (?:\\d[\\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta)|al final|como resultado|el resultado fue|desde entonces|a tiempo|en plazo|baj(?:ó|aron|amos)|sub(?:ió|ieron|imos)|pas(?:ó|aron|amos) de|cay(?:ó|eron)|creci(?:ó|eron)|ahorr(?:amos|ó|aron|é)|aprendí|ahora (?:siempre )?\\p{L}+|me enseñó|agradeci\\p{L}+|renov(?:ó|aron)|firm(?:ó|aron)|mantuvieron|ya no|ningun[ao]? \\p{L}+|\\d+(?:[.,]\\d+)? ?(?:%|por ciento)|en el trimestre siguiente|sigue(?:n)? usando',
    ),
    afterwards: compileWords(
      'después de(?:l)?|al final|finalmente|luego (?:compruebo|mido|reviso|documento|aviso|comparo|anoto)|mañana|al día siguiente|vuelvo a|de nuevo|otra vez|alerta|me aseguro|seguimiento|documento|anoto|registro|informo|para que (?:no|la|el)|antes y después|compruebo que',
    ),
    remark: compileWords(
      'son cosas que pasan|(?:al final )?(?:fue|salió|quedó) (?:bien|normal)|supongo|y ya está|en fin|nada especial|y eso es todo',
    ),
  },
};
