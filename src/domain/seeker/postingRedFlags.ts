/** Detects warning signs in a posting, each with its quote. Signs, not verdicts: each comes with its meaning and a question for the company. */
import { inWords } from '#domain/text/wordLimits.ts';

const redFlagKinds = [
  'payFirst',
  'bankData',
  'unpaidWork',
  'discriminates',
  'privateContact',
  'commissionOnly',
  'endlessHours',
  'family',
  'manyMusts',
  'noPay',
] as const;
export type RedFlagKind = (typeof redFlagKinds)[number];
/** warn: stop and ask before going on. ask: worth a question. */
type RedFlagWeight = 'warn' | 'ask';
export interface RedFlag {
  kind: RedFlagKind;
  weight: RedFlagWeight;
  /** UTF-16 offsets into the posting; empty when it is about what the posting does not say. */
  quotes: readonly {
    start: number;
    end: number;
    text: string;
  }[];
}

/** So many things asked for as musts are a long list. */
export const longListOfMusts = 15;
const mostQuotes = 3;
const weights: Readonly<Record<RedFlagKind, RedFlagWeight>> = {
  payFirst: 'warn',
  bankData: 'warn',
  unpaidWork: 'warn',
  discriminates: 'warn',
  privateContact: 'ask',
  commissionOnly: 'ask',
  endlessHours: 'ask',
  family: 'ask',
  manyMusts: 'ask',
  noPay: 'ask',
};

interface Sign {
  kind: RedFlagKind;
  pattern: RegExp;
  /** A sentence in which the words mean something else. */
  not?: RegExp;
}
const sign = (kind: RedFlagKind, pattern: string, not?: string): Sign => ({
  kind,
  pattern: inWords(new RegExp(pattern, 'iu')),
  ...(not ? { not: inWords(new RegExp(not, 'iu')) } : {}),
});

const free = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
/** Sentences that promise equal treatment name the same things. */
const equal =
  'regardless|irrespective|without (?:regard|distinction)|discriminat|equal[ -]opportunit|protected|divers|encourage|welcome|all (?:genders|ages|nationalities)|sin distinci[oó]n|independientemente|con independencia|igualdad|no discrimin|diversidad|inclusi[oó]n';
const kept =
  '(?:bank (?:account )?(?:details|data|information|statements?)|bank account(?: number)?|account number|iban|(?:credit|debit) card|(?:copy|scan|photo|picture) of (?:your |the |both sides of (?:your )?)?(?:passport|id\\b|id card|identity card|driving licen[cs]e|driver.s licen[cs]e)|passport (?:copy|number|scan)|social security (?:number|card)|ssn|national insurance number)';
const keptEs =
  '(?:datos bancarios|(?:n[uú]mero|n\\.º) de (?:tu |su |la )?cuenta|iban|tarjeta de cr[eé]dito|(?:copia|foto|escaneo|fotocopia) (?:del?|de tu|de su) (?:dni|nie|pasaporte|c[eé]dula)|n[uú]mero de (?:la )?seguridad social)';
const later =
  'after (?:you are |being |your |the )?(?:hired|offer|contract)|once (?:you are )?hired|upon (?:hire|offer)|when you (?:start|join)|tras (?:la contrataci[oó]n|firmar)|una vez contratad|never ask|will not ask|do not (?:send|include)|don.t (?:send|include)|nunca pedi|no env[ií]es';

const signs: readonly Sign[] = [
  sign(
    'payFirst',
    `${free}(?:training|registration|application|processing|admin(?:istration)?|administrative|enrol?ment|enrollment|onboarding|starter[ -]kit|uniform|visa processing|background check|certification)[ -](?:fees?|deposits?|charges?|costs? (?:is|are|of|must))${end}`,
    '(?:\\bno\\b|without|never|free of|waive|reimburs|we (?:pay|cover)|covered|paid by us|refund of)[^.]{0,40}(?:fee|deposit|charge|cost)|(?:fee|deposit|charge|cost)s?[^.]{0,30}(?:are|is|will be) (?:covered|paid by|reimbursed|waived)|not charge|reimburse|budget',
  ),
  sign(
    'payFirst',
    `${free}(?:you|applicants|candidates)(?: \\p{L}+){0,3} (?:pay|purchase|buy|invest)(?: \\p{L}+){0,5} (?:starter kit|training (?:course|package|material)|own stock|before you (?:can )?start|to (?:secure|reserve) your (?:place|position))`,
  ),
  sign(
    'payFirst',
    `${free}(?:cuota|tasa|pago|dep[oó]sito|fianza|gastos) (?:[uú]nic[oa] |previ[oa] |inicial )?(?:de|por|para) (?:la |el |tu )?(?:formaci[oó]n|inscripci[oó]n|registro|matr[ií]cula|material|uniforme|tramitaci[oó]n|curso|alta|gesti[oó]n)${end}`,
    'sin (?:ning[uú]n|cuota|coste|tasa)|ning[uú]n[ao]?|gratuit|no (?:se cobra|cobramos|hay|pedimos)|a cargo de la empresa',
  ),
  sign(
    'payFirst',
    `${free}(?:debes|deber[aá]s|tendr[aá]s que|hay que|es necesario|el candidato debe(?:r[aá])?) (?:pagar|abonar|comprar|adelantar|ingresar)${end}[^.\\n]{0,60}(?:curso|formaci[oó]n|material|kit|uniforme|plaza|€|euros)`,
  ),
  sign(
    'bankData',
    `${free}(?:send|provide|submit|enter|share|give|include|attach|enclose|e-?mail|need|require)${end}[^.\\n]{0,70}?${free}${kept}${end}`,
    later,
  ),
  sign(
    'bankData',
    `${free}(?:env[ií]a(?:r|nos|me)?|envíe|facilita(?:r|nos)?|indica(?:r|nos)?|adjunta(?:r)?|aporta(?:r)?|manda(?:r|nos)?|necesitamos)${end}[^.\\n]{0,70}?${free}${keptEs}${end}`,
    later,
  ),
  sign(
    'unpaidWork',
    `${free}unpaid (?:[a-z]+[ -]){0,2}(?:trials?|tests?|training|internships?|shifts?|periods?|work|positions?|probation|placements?|roles?|days?|weeks?)${end}`,
    'unpaid (?:leave|holiday|vacation|time off|parental|break|lunch|days? off)|(?:no|never|not) (?:\\p{L}+ )?unpaid',
  ),
  sign(
    'unpaidWork',
    `${free}(?:trial|training|probation(?:ary)?|internship|first|test)(?: [a-z]+){0,3} (?:is|are|will be) (?:unpaid|not paid|without pay)${end}`,
  ),
  sign(
    'unpaidWork',
    `${free}(?:work(?:ing)? (?:for free|without pay)|(?:no|without) (?:pay|salary|compensation|remuneration) (?:during|for|in) (?:the |your )?(?:trial|training|first|internship|probation))${end}`,
  ),
  sign(
    'unpaidWork',
    `${free}(?:prueba|pr[aá]cticas|per[ií]odo|formaci[oó]n|jornadas?|d[ií]as?|semanas?|mes|turnos?)${end}[^.\\n]{0,40}${free}(?:no (?:est[aá]n? |ser[aá]n? |es )?(?:remunerad[oa]s?|pagad[oa]s?|retribuid[oa]s?)|sin (?:remunerar|remuneraci[oó]n|sueldo|cobrar|retribuci[oó]n))${end}`,
  ),
  sign('unpaidWork', `${free}trabaj\\p{L}+ (?:gratis|sin cobrar|de forma gratuita)${end}`),
  sign(
    'discriminates',
    `${free}(?:aged?|ages) (?:between |from )?\\d{2} ?(?:-|–|to|and) ?\\d{2}${end}|${free}(?:not|no) older than \\d{2}${end}|${free}(?:under|below) (?:the age of )?\\d{2} years (?:old|of age)|${free}(?:maximum|max\\.?) age${end}|${free}age limit${end}`,
    `${equal}|children|pupils|students aged|kids|patients|users|customers|players|clients`,
  ),
  sign(
    'discriminates',
    `${free}(?:young|youthful) (?:and [a-z]+ )?(?:man|men|woman|women|lady|ladies|guys?|girls?|applicants?|candidates?) (?:wanted|only|required|needed|preferred)|${free}(?:only|preferably|looking for) (?:a )?young (?:man|men|woman|women|lady|ladies|guys?|girls?|candidates?|applicants?)${end}`,
    equal,
  ),
  sign(
    'discriminates',
    `${free}(?:males?|females?|men|women|ladies|girls|guys) (?:only|(?:candidates?|applicants?) (?:only|preferred|wanted)|preferred)${end}|${free}(?:only|preferably) (?:males?|females?|men|women|ladies|girls)${end}|${free}(?:good[ -]looking|attractive|pleasing) (?:appearance|looks|person|candidates?)${end}|${free}must be (?:attractive|good[ -]looking|single|unmarried|childless)${end}`,
    equal,
  ),
  sign(
    'discriminates',
    `${free}(?:citizens|nationals|native speakers) only${end}|${free}only (?:\\p{L}+ )?(?:citizens|nationals|native speakers)${end}|${free}must be a native (?:\\p{L}+ )?speaker${end}`,
    `${equal}|clearance`,
  ),
  sign(
    'discriminates',
    `${free}(?:recent|passport[ -]size[d]?|full[ -]body|full[ -]length) (?:photos?|photographs?|pictures?)${end}|${free}(?:cv|r[eé]sum[eé]|application)${end}[^.\\n]{0,30}${free}(?:with|including|and) (?:a |your )?(?:photo|photograph|picture)${end}|${free}(?:send|attach|include|enclose) (?:us )?(?:a |your )(?:photo|photograph|picture)(?: of (?:you|yourself))?${end}`,
    'no photo|without (?:a )?(?:photo|picture)|not (?:include|send|attach|need)|don.t|do not',
  ),
  sign(
    'discriminates',
    `${free}(?:de )?entre \\d{2} y \\d{2} años${end}(?! de experiencia)|${free}edad (?:m[aá]xima|m[ií]nima y m[aá]xima|entre|de \\d{2} a)${end}|${free}menor(?:es)? de \\d{2} años|${free}no mayor(?:es)? de \\d{2}`,
    `${equal}|niñ|alumn|estudiantes de|pacientes|contrato|bonific`,
  ),
  sign(
    'discriminates',
    `${free}(?:solo|s[oó]lo|[uú]nicamente|preferiblemente|preferentemente|se buscan?|buscamos) (?:a )?(?:hombres?|mujer(?:es)?|chicas?|chicos?|señoritas?|varones|var[oó]n)${end}|${free}buena presencia${end}|${free}sin (?:hijos|cargas familiares)${end}|${free}nacionalidad española (?:imprescindible|obligatoria|requerida)${end}|${free}(?:solo|s[oó]lo|[uú]nicamente) (?:españoles|nacionales|nativos)${end}`,
    equal,
  ),
  sign(
    'discriminates',
    `${free}(?:cv|curr[ií]cul(?:um|o)|solicitud|candidatura)${end}[^.\\n]{0,30}${free}con (?:una )?(?:foto|fotograf[ií]a)${end}|${free}(?:foto|fotograf[ií]a) (?:reciente|actual(?:izada)?|de cuerpo entero)${end}|${free}(?:adjunta|env[ií]a|incluye)(?:r|nos)? (?:una |tu )?(?:foto|fotograf[ií]a)(?: tuya)?${end}`,
    'sin foto|no (?:incluyas|env[ií]es|adjuntes)',
  ),
  sign(
    'privateContact',
    `${free}(?:contact|message|text|write|apply|reach|chat|interview|add)${end}[^.\\n]{0,60}${free}(?:whatsapp|telegram|viber|wechat)${end}|${free}(?:whatsapp|telegram|viber|wechat)${end}[^.\\n]{0,25}(?:\\+?\\d[\\d ()-]{6,}|${free}(?:to apply|for (?:an |the )?interview))`,
    'integrat|\\bapi\\b|chatbot|platform like|channels? such as|customers',
  ),
  sign(
    'privateContact',
    `${free}(?:escr[ií]b\\p{L}*|cont[aá]ct\\p{L}*|env[ií]\\p{L}*|manda\\p{L}*|inscr[ií]\\p{L}*|llam\\p{L}*|entrevista)${end}[^.\\n]{0,60}${free}(?:whatsapp|telegram|viber|wechat|wasap)${end}|${free}(?:whatsapp|telegram|wasap)${end}[^.\\n]{0,25}\\+?\\d[\\d ()-]{6,}`,
    'clientes|integraci|\\bapi\\b',
  ),
  sign(
    'privateContact',
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}._%+-]{1,64}@(?:gmail|googlemail|yahoo|hotmail|outlook|aol|gmx|icloud|live|mail|protonmail|proton)\\.[a-z.]{2,6}${end}`,
  ),
  sign(
    'commissionOnly',
    `${free}(?:commission[ -]only|100 ?% commission|purely commission|commission[ -]based only|only (?:on )?commission|no (?:base|basic|fixed) (?:salary|pay)|unlimited (?:earning|income)(?: potential)?s?|earn unlimited|be your own boss)${end}`,
    'not (?:a )?commission|no commission[ -]only',
  ),
  sign(
    'commissionOnly',
    `${free}(?:(?:solo|s[oó]lo|[uú]nicamente|exclusivamente) (?:a |por )?comisi[oó]n(?:es)?|100 ?% (?:a )?comisi[oó]n(?:es)?|sin (?:sueldo|salario) (?:fijo|base)|ingresos ilimitados|ganancias ilimitadas|s[eé] tu propio jefe)${end}`,
  ),
  sign(
    'endlessHours',
    `${free}unlimited (?:overtime|hours)${end}|${free}(?:overtime|extra hours|additional hours|evenings and weekends)${end}[^.\\n]{0,40}${free}(?:unpaid|not paid|without (?:extra |additional )?(?:pay|compensation)|as (?:often as )?(?:needed|required)|is expected|are expected|included in (?:the|your) salary)${end}|${free}unpaid overtime${end}`,
    '\\b(?:no|never|not|without) (?:\\p{L}+ )?(?:unpaid )?overtime|overtime (?:is )?(?:paid|rate)',
  ),
  sign(
    'endlessHours',
    `${free}(?:you|must|be|candidates?|fully)(?: \\p{L}+){0,3} available (?:24/7|24 hours|around the clock|at all (?:times|hours)|day and night|any time of day)${end}|${free}no fixed (?:working )?hours${end}|${free}whatever hours it takes${end}`,
    'support is|service|system|platform',
  ),
  sign(
    'endlessHours',
    `${free}(?:horas extra(?:ordinarias|s)?)${end}[^.\\n]{0,40}${free}(?:no (?:se pagan|remuneradas|pagadas|retribuidas)|sin (?:pagar|remunerar|cobrar)|obligatorias|incluidas en el (?:sueldo|salario))${end}|${free}disponibilidad (?:horaria )?(?:total|absoluta|plena|completa|24)${end}|${free}sin horario fijo${end}|${free}sin mirar el reloj${end}`,
  ),
  sign(
    'family',
    `${free}(?:we(?:'|’)?(?:re| are)|we work|team is)(?: all| more)?(?: like)?(?: a| one)(?: \\p{L}+)? family${end}(?![ -](?:business|run|owned|company|firm|of|friendly|-))|${free}(?:not just|more than|not only) (?:a )?(?:team|company|colleagues|co-?workers)[^.\\n]{0,20}${free}family${end}`,
  ),
  sign(
    'family',
    `${free}somos (?:como )?(?:una (?:gran |verdadera )?)familia${end}(?! (?:de|que))|${free}(?:m[aá]s que (?:un equipo|una empresa|compañeros))[^.\\n]{0,20}${free}familia${end}`,
  ),
];

/** An amount of money, or a number for pay; "competitive salary" names none. */
const payNamed =
  /(?:[€$£]\s?\d|\d[\d.,]{0,20}\s?(?:€|\$|£|(?:eur|euros?|usd|gbp|chf|sek|pln|d[oó]lares|libras|pesos|mxn)(?![\p{L}]))|(?<![\p{L}\d])(?:eur|usd|gbp|chf)\s?\d|(?<![\p{L}\d])\d{2,3} ?k(?![\p{L}\d])|(?:salary|pay|wage|salario|sueldo|retribuci[oó]n)[^.\n]{0,40}\d{2}[.,\s]?\d{3}|\d[\d.,]{0,20}\s?(?:per|an|\/) ?(?:hour|hora|year|annum)|minimum wage|salario m[ií]nimo|seg[uú]n convenio|collective agreement|pay (?:band|grade|scale) \S*\d)/iu;
/** What looks like pay and is something else: money a company raised, turned over or saved. */
const otherMoney = inWords(
  /(?:[€$£]\s?\d[\d.,]{0,20}\s?(?:m|mn|bn|b|million|billion|millones|trillion)(?![\p{L}])|\d[\d.,]{0,20}\s?(?:million|billion|millones)\s?(?:de )?(?:€|\$|£|euros?|d[oó]lares|eur|usd|gbp)?|series [a-e]\b[^.\n]{0,40}|\d ?k (?:users|customers|employees|people|followers|developers|requests|companies|clients)|(?<=\d)-\d[\d.]{0,20}k people|\d{1,20}k? ?(?:-\d{1,20}k?)? people)/giu,
);

/** Sentences and lines of a text, with their places. */
function splitSentences(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((line) =>
    [...line[0].matchAll(/(?:[^.!?]|[.!?](?!\s|$))+[.!?]*\s*/gu)].map((match) => ({
      start: line.index + match.index,
      text: match[0],
    })),
  );
}

/**
 * The red flags of a posting in English or Spanish, in the order of `redFlagKinds`, each kind once with at most three quotes.
 * `musts`: how many things the posting was read to ask for as a must. An empty text has none.
 */
export function findRedFlags(posting: string, musts: number): RedFlag[] {
  if (posting.trim() === '') return [];
  const quotes = new Map<RedFlagKind, { start: number; end: number; text: string }[]>();
  for (const sentence of splitSentences(posting)) {
    for (const { kind, pattern, not } of signs) {
      const found = pattern.exec(sentence.text);
      if (!found || not?.test(sentence.text)) continue;
      const start = sentence.start + found.index;
      const own = quotes.get(kind) ?? [];
      if (
        own.length < mostQuotes &&
        !own.some((other) => other.start < start + found[0].length && start < other.end)
      )
        quotes.set(kind, [...own, { start, end: start + found[0].length, text: found[0] }]);
    }
  }
  if (musts >= longListOfMusts) quotes.set('manyMusts', []);
  if (!payNamed.test(posting.replaceAll(otherMoney, ' '))) quotes.set('noPay', []);
  return redFlagKinds.flatMap((kind) => {
    const own = quotes.get(kind);
    return own ? [{ kind, weight: weights[kind], quotes: own }] : [];
  });
}
