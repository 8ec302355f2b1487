// Signs of what a sentence does in an answer: English.
import { inWords } from '#domain/text/wordLimits.ts';
import type { CueSet } from './cueSet.ts';
import lists from './cues.en.words.json';

export const cuesEn: CueSet = {
  firstPerson: inWords(/\b(?:i|i'm|i've|i'd|i'll|myself|my)\b/i),
  /** "I then quickly moved": the verb within three words after I, and verbs joined on. */
  ownVerb: inWords(
    /\bI(?:'d|'ll)?\s+((?:(?:\w+ly|then|also|first|would|will|had to|could|should|might|just|never|(?:try|tried|want|wanted|need|needed|have|managed|decided|started|began|went on|offered|agreed|chose) to|always|even|once|myself|therefore|now|still|finally|later)\s+){0,3})([a-z'-]+)/g,
  ),
  joinedVerb: inWords(
    /(?:,|;|\band\b|\bthen\b|,\s*and\b)\s+(?:then\s+|also\s+|finally\s+|immediately\s+)?([a-z'-]+)\b/g,
  ),
  openingVerb: /^(?:first,?\s+|then,?\s+|next,?\s+|finally,?\s+|afterwards,?\s+)?([a-z'-]+)/i,
  past: new Set(lists.irregularPast),
  isPast: (word) =>
    inWords(/[^aeiou\W]ed$|[aeiou]{1}ed$/).test(word) &&
    word.length > 4 &&
    !/^(?:need|embed|indeed|speed|exceed|proceed|succeed|seed|feed|breed|bleed|hundred|related|based|interested|experienced|motivated|organized|organised|used)$/.test(
      word,
    ),
  stative: new Set(lists.stative),
  present: new Set(lists.present),
  subject: inWords(
    /\b(?:i|i'm|i'd|i'll|i've|we|he|she|it|they|you|there|who|that|this|is|are|was|were|would|should|can|could|will|may|might|must)\b/i,
  ),
  participle: inWords(
    /^(?:\w{2,}ed|drawn|taken|given|done|sent|told|made|set|put|written|kept|found|brought|built)$/,
  ),
  pastOfOthers:
    /^(?:was|were|had|did|went|came|got|lost|fell|said|told|took|made|began|won|left|led|knew|thought|felt|became|ran|kept|held|broke|wanted|needed)$/,
  narrated: inWords(
    /\b(?:i|we|he|she|they|it|who|which|everyone|nobody|and|then|\p{L}+s|\p{Lu}\p{L}+)\s+(?:\p{L}+ly\s+|then\s+|also\s+)?(?!\p{L}*(?:based|related|interested|needed|seed|feed)\b)\p{L}{3,}ed\b/u,
  ),
  team: inWords(/\b(?:we|our team|the team|us|together)\b/i),
  context: inWords(
    /\b(?:last (?:year|month|week|spring|summer|autumn|fall|winter|quarter)|in (?:my|our) (?:last|previous|first|second|third|current|old) \w+|(?:at|in) my (?:last|previous|current|old|first) (?:job|company|role|position|employer|team|school|hospital)|when (?:i|we|our|the|my) \w+|while (?:i|we|our|the|my)|during (?:a|an|the|my|our)|(?:two|three|four|five|six|several|a few|some|\d+) (?:years?|months?|weeks?|days?|hours?) (?:ago|before|earlier|later)|one (?:day|morning|evening|night|afternoon|time|customer|client|patient|colleague|of (?:my|our))|once,? (?:i|we|a|an|the)|there was|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|19\d\d|20\d\d)|as an? \w+ (?:at|in|i)|my task was|i was (?:responsible|in charge|the only|working|asked|leading)|we (?:had|were) |at university|on my desk|fell in one|my (?:colleague|manager|boss|team|client|customer)|(?:a|an|our|one|the|my) (?:senior |junior |new |angry |regular )?(?:customer|client|patient|colleague|manager|designer|engineer|developer|supplier|student|guest|parent|nurse|director|teammate|stakeholder|driver|user) (?:\w+ )?(?:wanted|had|was|came|called|asked|complained|refused|insisted|told|left|and i)|\w+ wanted)\b/i,
  ),
  reasoning: inWords(
    /\b(?:because|since (?:it|the|we|they|i|this|our|customers|he|she)|so that|in order to|due to|as a result of|therefore|that(?:'s| is| was) why|the reason|which (?:showed|told|meant|means|could|would|made|let|is why)|that (?:way|meant|showed|tells|told)|tells me|to (?:make sure|ensure|avoid|prevent|see (?:if|whether|which)|find out|keep|reduce|show|protect|understand|learn)|rather than|instead of|otherwise|even though|although|it turned out|i (?:realised|realized|noticed|suspected|figured|assumed|concluded|knew that)|my (?:reasoning|thinking|idea|criterion|criteria|concern) (?:was|is)|if (?:the|a|it|there|that|not|they|he|she|we|i|\w+s)|by (?:impact|urgency|deadline|legal|risk|cost|fine|value|date|how)|depend(?:s|ing) on (?:the|whether|how)|trade-?off|weigh(?:ed|ing)?|compared|for example a|as (?:it|the|this|they) \w+)\b|:\s+\w+/i,
  ),
  result: inWords(
    /\b(?:as a result|in the end|the (?:result|outcome|effect) (?:was|is)|result(?:ed|ing) in|ended (?:up|with)|led to|won|launched|shipped|passed|on time|in time|ahead of (?:time|schedule)|(?:went|came) (?:out|back|live|down|up)|finished|completed|delivered|agreed|accepted|signed|renewed|approved|adopted|resolved|solved|worked|succeeded|saved|raised|earned|reached|achieved|reduced|increased|improved|dropped|decreased|fell|grew|rose|doubled|tripled|halved|cut (?:the|our|it|by|from)|zero|no (?:more|further|longer)|kept (?:it|the|us|him|her|them)|still (?:uses?|used|in use|runs?)|(?:was|were|is|are) (?:happy|satisfied|relieved|grateful|thankful|fine again|back|fixed|gone)|thanked|\d+\s*(?:%|percent|per cent)|since then|to this day|never happened again|(?:was|is|got|became|went|felt|works?|worked) (?:much |a lot |far )?(?:better|faster|quicker|easier|smoother|fine)|from \w+ (?:\w+ )?to (?:about |only )?(?:\d+|zero|one|two|three|four|five|six|none)|asked for the same|instead of the (?:usual |former )?(?:\w+ )?(?:hundred|\d+|of last)|all (?:\w+ ){1,3}(?:were|was) (?:open|done|back|ready|paid|sold)|no one has|nobody has|has not happened|stayed)\b/i,
  ),
  learning: inWords(
    /\b(?:i (?:have )?(?:learn(?:ed|t)|realised|realized|understood)|i now|now i|since then|ever since|from then on|from that (?:day|point)|next time|today i|these days i|i would (?:now|do it differently)|what i (?:took|learned|learnt)|taught me|i no longer|changed (?:how|the way|my))\b/i,
  ),
  check: inWords(
    /\b(?:verif\w+|double[- ]?check\w*|check(?:ed|s|ing)?|test(?:ed|s|ing)?|measur\w+|compar\w+|monitor\w*|confirm\w*|validat\w+|review(?:ed|s|ing)?|inspect\w*|track\w*|alert|follow(?:ed|s)? up|make sure|made sure|afterwards|time it|before and after|record(?:ed|s)? the|repeat(?:ed)? (?:the|his|her|their|back)|read back|ask(?:ed)? (?:them|him|her) to confirm)\b/i,
  ),
  general: inWords(
    /\b(?:(?:is|are) (?:very |really |so |always |the most |an? |truly |extremely |absolutely )*(?:important|essential|key|crucial|vital|natural|priority|strength|passion|opportunity|part of (?:every|any|the|life|working))|i (?:truly |really |strongly |generally |always |usually )*(?:believe|think that|value|love|enjoy|am (?:a|an|very|always|confident|comfortable|passionate|good)|always|get along|tend to|try to|like to|feel that)|(?:people|everyone|everybody|one|you|teams?|a good \w+|a professional \w+|companies|mistakes|customers|communication) (?:should|must|need to|needs to|have to|has to|make|makes|are part|always|can become)|in (?:every|any) (?:company|job|team|call|situation)|best practices?|a lot of (?:experience|databases|queries|tools)|team player|people person|growth mindset|any (?:context|kind of|situation|workload|company|time)|every (?:day|failure|company|job|call|mistake)|things that i (?:bring|value)|(?:is|are) what (?:makes?|counts?)|exactly my style|i (?:generally|usually|always|normally|typically) \w+|hard worker|perfectionist|strong communicator|at the end of the day|it depends|highest priority|fast-paced environment|with high quality|brings? out the best|mature and professional|positive attitude|do the right thing|these things happen|my (?:biggest |greatest )?(?:strength|passion|style|weakness|mistake is that)|would describe me|many (?:things|techniques|ways)|in general)\b/i,
  ),
  habit: inWords(/\b(?:always|usually|generally|normally|typically|every day|whenever|tend to)\b/i),
  hedge: inWords(
    /\b(?:maybe|perhaps|probably|i guess|i suppose|kind of|sort of|somehow|or something|or whatever|not sure|i think maybe|more or less|basically)\b/gi,
  ),
  blame: inWords(
    /\b(?:(?:my|the) (?:colleague|boss|manager|coworker|team|client|customer)s? (?:had|has|was|were|is|are|did|never) (?:\w+ )?(?:badly|wrong|fault|to blame|stupid|incompetent|useless|lazy|careless|impossible|not my)|(?:his|her|their) (?:own )?fault|not my (?:fault|job|problem)|they (?:never|always) (?:\w+ )?(?:listen|help|tell|understand)|(?:because of|blame) (?:my|the) (?:boss|colleague|manager|team))\b/i,
  ),
  refusal: inWords(
    /\b(?:i (?:have never|haven't|never|can't think of|cannot think of|don't (?:have|know|remember)|do not (?:have|know|remember)|have no (?:example|experience|idea))|no (?:example|idea|experience)|nothing comes to mind|conflicts? do(?:es)? not (?:really )?happen|skip this|pass on this|i would rather not)\b/i,
  ),
  number: inWords(
    /\b(?:\d[\d.,:]*\s*(?:%|percent|€|\$|k|hours?|days?|weeks?|minutes?|people|euros?|dollars?)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|half|twice|double|third|quarter|dozen)\b/i,
  ),
};
