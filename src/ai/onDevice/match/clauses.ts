// The sentences of a resume, each with what it says about itself: done, wished for, begun, run out, or denied.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { isOfOthers } from './othersActions.ts';

type ClauseStatus = 'done' | 'begun' | 'expired' | 'wished' | 'denied';
/** The part of the resume a line is in: the list of skills, the work, or elsewhere. */
export type LineKind = 'list' | 'work' | 'other';

export interface Clause {
  line: number;
  start: number;
  end: number;
  text: string;
  status: ClauseStatus;
  kind: LineKind;
  stems: readonly string[];
}

/** Negations of the person's own experience, knowledge or possession, from there on. A "not" elsewhere denies nothing of the person: "the old one did not scale". */
const denied = inWords(
  /^(?:no(?![-.\d])|none|not|never|sin|nunca|ning[uú]n[oa]?|tampoco)\b(?! (?:only|just|matter|later|solo|s[oó]lo|incidencias|accidentes?|prisas?|accidents?|points|pr[aá]ctica|\d)\b)|\b(?:(?:have|has|had|did|do|does|am|was|were)(?: not|n['’]t)|never|not yet|(?:have|has|had|there (?:is|was|were)|with) (?:no|never))(?: yet| really| ever)? (?:been|work(?:ed)?|us(?:e|ed)|ha(?:ve|d)|led|lead|manag(?:e|ed)|look(?:ed)? after|done|do|taught|teach|stud(?:y|ied)|touch(?:ed)?|prepared?|spe(?:ak|oken)|kn(?:ow|own)|learn(?:ed|t)?|driv(?:e|en)|operate[d]?|handled?|h[oe]ld|own(?:ed)?|experience|knowledge|training)\b|\b(?:(?:have|has|had|there (?:is|was|were)) no) (?=\p{L})|\b(?:have|has|had) (?:never|not yet) (?!miss|fail|los|drop|broken|exceed|late)\p{L}+(?:ed|en)\b|\b(?:yo )?no (?:he|hemos|hago|hacemos|hablo|uso|usamos|utilizo|tengo|tenemos|la|lo|las|los|preparo|conduzco|manejo|puedo|hay|hab[ií]a|s[eé]|conozco|trabajo|trabaj[eé]|doy|llevo)\b|\b(?:but not|rather than|instead of|other than|pero no|en (?:lugar|vez) de|salvo|excepto|aunque no|a[uú]n no|todav[ií]a no|solo de o[ií]das)\b|\b(?:done by an? (?:outside|external)|ends with|los? tra[ií]a)\b/iu,
);
/** "Office except Word"; before a small letter it leaves out a day or a case. */
const exceptName = inWords(/\b[Ee]xcept (?:for )?(?=\p{Lu})/u);
/** Where what was denied ends: "we had no tests, so I introduced Jest". */
const onAgain = inWords(
  /,?\s+(?:so|but|and (?:I|we)|which|until|therefore|instead|pero|sino|as[ií] que|por eso|hasta que)\b/iu,
);
const wished = inWords(
  /\b(?:would (?:like|love|welcome)|want to learn|(?:I|we) wish|wish to|hope to|keen to learn|happy to learn|willing to learn|eager to learn|next on my list|(?:looked into|thought about) (?:the|an?|doing|taking) (?:\p{L}+ ){0,3}(?:diploma|course|licen[cs]e|certificate|qualification|degree)|(?:considered|considering) (?:doing|taking|studying)|(?:interested|interest) in (?:learning|working)|to take part in|booked (?:on|onto) (?:the|a|an)|watched an?|(?:have|has|had|only) (?:only )?(?:seen|watched|observed)|saw (?:how|a demo)|(?:attended|watched|seen) a demo(?:nstration)?|shadowed|he visto|vi c[oó]mo|solo (?:he visto|vi|mir[eé])|may enrol|some day|would be glad to|hoping to|aim to|curious about|tomar parte en|alg[uú]n d[ií]a|like to (?:learn|get into)|plan(?:ning)? to learn|looking forward to|love (?:eating|going)|me gustar[ií]a|quisiera|me encantar[ií]a|pr[oó]ximo objetivo|deseo|ganas de aprender|quiero aprender|aprender[eé]|formarme|con inter[eé]s en)\b|(?:^|[,(:–—-]|\b(?:am|now|currently|still|estoy|sigo|apuntad[oa]|inscrit[oa]))\s?(?:on (?:a|the) waiting list|(?:en|a) (?:la )?lista de espera)\b/iu,
);
const begun = inWords(
  /\b(?:expected|awaiting (?:my |the |an? )?(?:\p{Lu}{2,5}|registration|certificate|licen[cs]e|pin|exam)|applied for|exam (?:in|on|date)|in progress|ongoing|studying for|studying towards|working towards|exam booked|booked for|part[- ]qualified|papers? passed|(?:first|second|third|final)[- ]year (?:student|of)|currently (?:studying|enrolled)|enrolled|started (?:in )?(?:\p{Lu}\p{Ll}+ )?20\d\d|en curso|cursando|fin previsto|previst[oa] (?:para|en)|(?:primer|segundo|tercer|cuarto|quinto|[uú]ltimo) (?:curso|semestre|cuatrimestre)|estudiando|solicitad[oa]|en tr[aá]mite|exempt from|(?:\d+|ten|nine|eight|seven|six|five|four|three|two) of (?:the )?(?:\d+|thirteen|fourteen|twelve|ten|nine|eight) (?:papers?|modules?|exams?|now|done)|\d+\.?[ºoª]? de \d+ (?:cuatrimestres|semestres|años|materias|cursos)|prepar[aá]ndome|pendiente de)\b/iu,
);
const expired = inWords(
  /\b(?:expired(?! (?:stock|products?|goods|items?|medicines?|food|tablets?|drugs?))|lapsed|ran out|run out|out of date|no longer valid|not renewed|(?<!\b(?:productos?|medicamentos?|alimentos?|lotes?|art[ií]culos?) )caducad[oa]s?|(?<!\b(?:facturas?|deudas?|cuotas?|saldos?|letras?|pagos?|cr[eé]ditos?|productos?) )vencid[oa]s?|sin renovar|expir[oó])\b/iu,
);

interface Stretch {
  start: number;
  end: number;
  status: ClauseStatus;
}

/** One clause as stretches: what is done, and from a denial or a wish on, what is not. */
function stretchesOf(text: string): Stretch[] {
  const whole = (status: ClauseStatus): Stretch[] => [{ start: 0, end: text.length, status }];
  if (isOfOthers(text)) {
    const own = onAgain.exec(text);
    return own
      ? [
          { start: 0, end: own.index, status: 'denied' },
          ...stretchesOf(text.slice(own.index)).map(({ start, end, status }) => ({
            start: start + own.index,
            end: end + own.index,
            status,
          })),
        ]
      : whole('denied');
  }
  if (expired.test(text)) return whole('expired');
  if (begun.test(text)) return whole('begun');
  const no = [denied.exec(text), exceptName.exec(text)]
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index)[0];
  const wish = wished.exec(text);
  const first =
    no && (!wish || no.index <= wish.index)
      ? { at: no.index, status: 'denied' as const }
      : wish
        ? { at: wish.index, status: 'wished' as const }
        : null;
  if (!first) return whole('done');
  // "I", "and we": what goes before a denial without saying anything.
  const before = text.slice(0, first.at).trim();
  // "Inspection and testing: booked on the course": the label belongs to its statement.
  const from =
    before.split(/\s+/).length <= 2 || (before.endsWith(':') && before.length <= 60) ? 0 : first.at;
  const again = first.status === 'denied' ? onAgain.exec(text.slice(first.at)) : null;
  const to = again ? first.at + again.index : text.length;
  return [
    ...(from > 0 ? [{ start: 0, end: from, status: 'done' as const }] : []),
    { start: from, end: to, status: first.status },
    ...(to < text.length
      ? stretchesOf(text.slice(to)).map(({ start, end, status }) => ({
          start: start + to,
          end: end + to,
          status,
        }))
      : []),
  ];
}

/** The content words of a text as stems in one language; "fault-finding" is two. */
export function listContentStems(text: string, language: 'en' | 'es'): string[] {
  return wordsOf(text)
    .flatMap(({ lower }) => (/^\p{L}{4,}-\p{L}{4,}$/u.test(lower) ? lower.split('-') : [lower]))
    .filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es'))
    .map((word) => stemOf(foldWord(word), language));
}

/** The clauses of one line with their positions in it: sentences, cut at semicolons and dots between parts, and where a denial begins. */
export function splitClauses(line: string): readonly ClausePart[] {
  const before = read.get(line);
  if (before) return before;
  const clauses = cut(line);
  if (read.size > 2_000) read.clear();
  read.set(line, clauses);
  return clauses;
}

/** One match looks at every line many times. */
const read = new Map<string, readonly ClausePart[]>();
type ClausePart = Pick<Clause, 'start' | 'end' | 'text' | 'status'>;

function cut(line: string): ClausePart[] {
  return sentencesOf(line).flatMap((sentence) => {
    let from = sentence.start;
    return sentence.text.split(/(?<=[;·|•])/u).flatMap((part) => {
      const at = from;
      from += part.length;
      return stretchesOf(part).flatMap(({ start, end, status }) => {
        const piece = part.slice(start, end);
        const text = piece.trim();
        const begin = at + start + piece.indexOf(text);
        return text === '' ? [] : [{ start: begin, end: begin + text.length, text, status }];
      });
    });
  });
}

/** True when words of a line are in a clause that is denied or only wished for. */
export function isDenied(line: string, { start, end }: { start: number; end: number }): boolean {
  return splitClauses(line).some(
    (clause) =>
      (clause.status === 'denied' || clause.status === 'wished') &&
      clause.start <= start &&
      end <= clause.end,
  );
}

/** The clauses of the lines that say something of the person, in order. */
export function clausesOf(
  seen: readonly { line: number; text: string; kind: LineKind }[],
  language: 'en' | 'es',
): Clause[] {
  return seen.flatMap(({ line, text, kind }) =>
    splitClauses(text).map((clause) => ({
      ...clause,
      line,
      kind,
      stems: listContentStems(clause.text, language),
    })),
  );
}
