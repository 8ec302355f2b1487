// Headings nobody listed: a short line before a list, recognised by its words ("How you will strengthen our team:").
import { inWords } from '#domain/text/wordLimits.ts';

/** Sections of a posting. */
export type Section = 'opening' | 'about' | 'tasks' | 'must' | 'nice' | 'tags' | 'offer' | 'apply';

/** In this order: "experience that would be a plus" is welcome, not asked for. */
const cues: readonly [Section, RegExp][] = [
  [
    'apply',
    inWords(
      /\b(?:how (?:to|do i|you) apply|ready to apply|to apply|your application|(?:send|submit) (?:an|the) application|next steps?|recruit(?:ment|ing) (?:procedure|process)|solicitudes?|candidaturas?|c[oó]mo (?:es el proceso|seguimos|aplicar|postular)|proceso de selecci[oó]n|igualdad)\b/iu,
    ),
  ],
  [
    'nice',
    inWords(
      /\b(?:advantage(?:ous)?|(?:an? (?:big |great |real )?)?(?:plus(?! these| other)|bonus(?! scheme))|nice to have|preferred|desirable|increase your chances|really excited|extra points|not (?:required|necessary)|suma(?:n|s|r|r[aá]|r[aá]s)? puntos|te (?:suma|va a sumar)|m[eé]ritos|se valorar?[aá]?n?|valoramos|valorable|deseables?|no hace falta|pero ayuda|nos (?:gustar|encantar)[ií]a)\b/iu,
    ),
  ],
  [
    'offer',
    inWords(
      /\b(?:we(?:['’]ll| will| can)? (?:offer|give)|we bring|nuestra oferta|(?:qu[eé]|lo que) (?:hay para ti|te damos|recibes|recibir[aá]s)|te damos|offer you|you(?:['’]ll)? (?:will )?(?:get(?! to\b)|receive|gain)|in it for you|awaits? you|awaiting you|your (?:benefits|opportunities|perks)|benefits|perks|grow with us|te llevas|te espera|(?:te )?ofrec(?:emos|e|en)|ponemos|beneficios|caracter[ií]sticas del contrato|condiciones (?:laborales|econ[oó]micas|del contrato)|why (?:you should )?(?:join|work|choose)|por qu[eé] (?:unirte|trabajar|nosotros))\b/iu,
    ),
  ],
  ['tasks', inWords(/^(?:(?:your|the|key|main) )*responsibilit(?:y|ies)\b/iu)],
  [
    'must',
    inWords(
      /\b(?:requirements?|qualifications?|qualify|skills|expertise|competenc(?:e|es|ies)|experiences? (?:with|and|in|of|required|needed)|technology experience|education|we (?:expect|need|require|look for|ask)|we(?:['’](?:re|ll)| are| will)? (?:expecting|need|looking for)|(?:do we )?expect (?:from|of) you|expectations (?:of|to) you|you(?:['’]ll| will)? (?:also )?(?:need|should|must have|bring)|you should (?:have|be|apply)|you bring|(?:great|succeed|successful|thrive|excel) in (?:this|the) (?:role|position|job)|ideal candidate|perfect (?:match|fit|candidate)|your (?:profile|background|competences?)|profile|person specification|what (?:it|the job) takes|we(?:['’]d| would) like you to (?:be|have)|eligibility|necesit(?:as|ás|amos|a)|tienes que (?:venir|tener|traer)|esperamos de (?:ti|vos|usted)|buscamos|pedimos|eres t[uú] si|exigid[oa]s?|requisitos|titulaci[oó]n|conocimientos|condiciones de (?:los aspirantes|las personas)|perfil)\b/iu,
    ),
  ],
  [
    'tasks',
    inWords(
      /\b(?:responsibilit(?:y|ies)|duties|tasks|activities|missions?|you(?:['’]ll| will) (?:be )?(?:do|doing|work(?:ing)? on|focus(?:ing)? on|get to|own|help|lead|strengthen|contribute|make)|you get to|will be your job|your (?:main|key|primary|daily) \p{L}+|day[- ]to[- ]day|a typical day|your day|you going to do|the job (?:itself|content)|content of the (?:position|job)|se trata|tareas|funciones|cometidos|d[ií]a a d[ií]a|actividades|desaf[ií]os?|har[aá]s|vas a hacer|responsabilidades|tu misi[oó]n|el rol|el puesto|el trabajo)\b/iu,
    ),
  ],
  [
    'about',
    inWords(
      /\b(?:(?:the|your|our) (?:team|business|tech|stack|range|culture|company)|(?:way|how) we work|what makes us|team like|who we are|what (?:do )?we do|contexto|nuestr[oa] (?:casa|equipo|empresa)|acerca de|sobre (?:nosotr[oa]s|la empresa|el equipo)|company|environment and)\b/iu,
    ),
  ],
];

/** How a heading without a colon begins. */
const openers =
  /^[¿¡]?(?:what|how|why|who|your|our|skills|this is|preferred|bonus|advantageous|the (?:skills|qualifications|requirements|team|job|role|position)|role|position|job|personal|responsibilities|qu[eé]|c[oó]mo|con qu[eé]|lo que|tus?|nuestr[oa]s?|m[eé]ritos|requisitos|tareas|funciones|cometidos|condiciones de|caracter[ií]sticas|beneficios|el rol|el puesto|suma|no hace falta|y nosotros)(?=\s|$)/iu;
const mostWords = 9;
const longest = 90;

/** "What you bring", "Lo que es importante": a heading of requirements, whatever its verb. */
const asks = inWords(/^[¿¡]?(?:what|how|why|who|this is what|qué|cómo|con qué|quién|lo que)\b/iu);
/** A line that says something by itself is no heading: it has a verb of its own, or it names the very thing. */
const verbCue = inWords(
  /\b(?:is|are|includes?|involves?|consists?|required|needed|es|son|está|están|incluye|incluyen|consisten?)\b|\b(?:in|with|en|con|de) (?!(?:the|this|our|your|la|el|los|las|este|esta|tu|nuestr[oa]s?)\b|(?:role|position|job|team|us|you|detail|short|brief|demand|trabajo|puesto|empleo|contrataci[oó]n|admisi[oó]n|participaci[oó]n|ti|nosotr[oa]s|detalle)\b)\p{L}|\bde (?:la|el|los|las) (?!(?:puestos?|plazas?|vacantes?|persona|personas|candidat[oa]s?|aspirantes|posici[oó]n|oferta|empresa|equipo|contrato|rol|cargo|trabajo)\b)\p{L}/iu,
);

/** The section that a line opens which looks like a heading; null where its words do not say, or where it is no heading by its looks. */
export function readCuedSection(line: string, isItem: boolean): Section | null {
  if (line.length > longest) return null;
  const bare = line.replace(/(?<!\s)\s*(?::|…|\.{3}|:\.|\?)\s*$/u, '');
  const leads = /(?::|…|\.{3})\.?\s*$/u.test(line);
  const words = bare.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > mostWords || bare.length > 70 || isItem) return null;
  if (
    !leads &&
    (words.length > 7 ||
      !/^[¿¡]?\p{Lu}/u.test(bare) ||
      /[.,;!]|\d/u.test(bare) ||
      !(line.endsWith('?') || openers.test(bare) || /^[\p{Lu}\s'’&]+$/u.test(bare)))
  )
    return null;
  if (
    !leads &&
    !line.endsWith('?') &&
    !asks.test(bare) &&
    /\p{Ll}/u.test(bare) &&
    verbCue.test(bare)
  )
    return null;
  return cues.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
