// Finds the title of the role in a posting.
import { inWords } from '#domain/text/wordLimits.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { isTitleNoun } from './moreRoles.ts';
import { sectionOf } from './sections.ts';
import type { Found } from './seniority.ts';
import { cleanTitle, isSpanishRole, labels, namedByRole, titleLikeness } from './titleCleaning.ts';
import { baseOf } from './verbForms.ts';

const stopAt =
  '(?=\\s+(?:who|that|which|to|for|with|in|at|on|based|responsible|ready|able|joining|join|from|within|as|and (?:you|we|to|be|want|have)|whose|where|starting|at our|has|is|are|will|can|que|para|con|en|a partir|dispuest)\\b|\\s*[.,;:!?(|]|\\s+<|\\s*$)';
const announcements: readonly RegExp[] = [
  inWords(
    new RegExp(
      `^(?:an? |the )?(?:\\S+[- ]year )?((?:phd|postdoc\\S*|doctoral|ph\\.d\\.)(?: (?:scholarship|position|stipend|fellowship|project)s?)?(?: (?:in|within) [^.,;(<]{3,70}?)??)(?= (?:is|are|at|in the|within|for|to)\\b)[^.]{0,80}?\\b(?:is|are)\\b (?:available|open|vacant|offered|announced)`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:a |an |the |\\S+-time )*(?:position|vacancy|opening|post)s? (?:as|of) (?:an? )?(\\S+(?:\\s+\\S+){0,6}?)(?=\\s+(?:in|within|at|is|are|with|to|for|of|on)\\b|[.,;:(<]|\\s*$)`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:invites? applications for|applications are invited for|applies for|has an opening for)\\s+(?:an? |the |two |several |\\d[\\d-]* )*(?:appointment (?:as|of) (?:an? )?|positions? (?:as|of) (?:an? )?)?(\\S+(?:\\s+\\S+){0,6}?)(?=\\s+(?:in|within|at|is|are|with|to|for|focused|starting|position|positions|research)\\b|[.,;:(<]|\\s*$)`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:in the role (?:of|as)|become (?:an? |the |our (?:new |next )?)?|(?:want|like) to (?:be|become) (?:an? |the |our (?:new |next )?)|available as (?:an? )?|cover for our|as one of our(?: new)?|as (?:the|our)(?: new| next)?)\\s*(\\S+(?:\\s+\\S+){0,5}?)(?=\\s+(?:in|at|you|who|which|that|this|ensuring|responsible|your|we|with|for|of|on|to|will)\\b|[.,;:(<?]|\\s*$)`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:is|are) (?:now |currently |actively )?(?:hiring|recruiting)\\s*:?\\s*(?:an? |for an? |for )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:looking|searching) (?:for|to (?:hire|recruit|employ|appoint))\\s+(?:an? |our (?:next|new) |the |one |two |several |more |new )*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:strengthen|reinforce|expand|complete|grow)(?:ing)? (?:our|the) (?:[^\\s.,;]+ ){1,5}?with (?:an? |two |several |more |new )*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:seek(?:s|ing)?|recruit(?:s|ing)?|hir(?:e|ing)|need(?:s)?|want(?:s|ed)?)\\s+(?:to (?:hire|recruit|employ) )?(?:an? |our (?:next|new) |one |two |several |more |new )+(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:a |an |the )?(?:position|vacancy|role|opening|post|job|opportunity)s? (?:as|for|of)\\s+(?:an? |the )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:as|being) (?:an? |the |our (?:new |next )?)(\\S+(?:\\s+\\S+){0,6}?)(?=,?\\s+(?:you|your|at|in our|with us|the role)\\b|,)`,
      'iu',
    ),
  ),
  inWords(new RegExp(`\\b((?:\\S+\\s){0,5}\\S+) (?:is|are) (?:wanted|needed|sought)\\b`, 'iu')),
  inWords(
    new RegExp(
      `\\b(?:buscamos|busca|precisamos|necesitamos|requerimos|seleccionamos|selecciona|incorporamos|incorporar|contratamos|contratar|solicitamos|solicita|requiere|precisa)(?: a| para [^.,]{3,40}?)?(?:\\s+(?:incorporar|contratar|sumar))?(?: a)?\\s+(?:(?:un|una|un\\/a|una\\/un|unos|unas|nuevo|nueva|nuev[oa]s|dos|tres|cuatro|cinco|varios|varias|\\d+)\\s+)*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:reforzar|ampliar|completar) (?:nuestro|el) (?:[^\\s.,;]+ ){1,4}?con (?:(?:un|una|un\\/a|dos|varios|varias) )*(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(
    new RegExp(
      `\\b(?:puesto|vacante|posición|plaza)s? (?:de|como|para)\\s+(?:un |una |un\\/a )?(\\S+(?:\\s+\\S+){0,7}?)${stopAt}`,
      'iu',
    ),
  ),
  inWords(new RegExp(`\\bcomo\\s+(?:un |una )?(\\S+(?:\\s+\\S+){0,5}?),`, 'iu')),
];
/** "As Engineering Manager you will": without an article a role has capitals. */
const asNamed = inWords(
  /\bAs ((?:\p{Lu}[\p{L}/&.+#-]*|of|and|in)(?: (?:\p{Lu}[\p{L}/&.+#-]*|of|and|in|for)){0,8})(?=,? (?:you|your|this|at|with|we|the role)\b|,)/u,
);

/** In Spanish what follows the noun belongs to the title ("desarrollador backend sénior"). */
const spanish = new Set(announcements.slice(-4));

const weakOpeners =
  /^(?:talented|passionate|skilled|skillful|experienced|motivated|highly|dedicated|ambitious|enthusiastic|dynamic|proactive|new|strong|energetic|responsible|qualified|creative|driven|great|excellent|outstanding|colleague|colleagues|self-motivated|committed|competent|quality-minded|advanced(?=\s+\p{L}+\s+\p{L})|number of|speaking|danish-speaking|as(?:\s+an?)?|available as|to be|vacant|one or more|open-minded|people|full-time|part-time|independent|professional(?=\s+\p{L})|exceptional|hands-on|additional|capable|bright|curious|true|real|good|and|an|a|very|innovative|inspired|structured|reliable|international|temporary|permanent|vacant|next|our|the|buen|gran|joven|profesional)\s+/iu;

const studied = /^(?:PhD Student|Postdoc)(?!\p{L})/u;
/** By themselves these name nobody's work. */
const tooWide = inWords(
  /^(?:staff|lead|head|expert|representative|partner|associate|executive|members?|personal|colleagues?)$/iu,
);

function announced(line: string): string | null {
  const text = line.slice(0, 400);
  for (const pattern of [asNamed, ...announcements]) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (!found) continue;
    let title = cleanTitle(found);
    for (let before = ''; before !== title;) {
      before = title;
      title = namedByRole(title.replace(weakOpeners, '').trim());
    }
    const words = wordsOf(title);
    const last = words.findLastIndex((word) => isTitleNoun(word.lower));
    if (
      last < 0 ||
      inWords(
        /^(?:the )?(?:market|global|world|industry|thought|opinion)[- ](?:leader|leading)/i,
      ).test(title)
    )
      continue;
    const first = words[0];
    if (
      !first ||
      words.length > (studied.test(title) ? 12 : 8) ||
      tooWide.test(title) ||
      /^(you|we|our|this|that|their|member|part)$/.test(first.lower)
    )
      continue;
    if (
      inWords(
        /\b(?:you|we|your|our|their|everyone|anyone)\b|^(?:market|global|world|industry|thought|opinion|leading|strong) leaders?$|^leaders?$/i,
      ).test(title)
    )
      continue;
    const end =
      pattern === asNamed || spanish.has(pattern) || studied.test(title)
        ? title
        : endOfTitle(
            title,
            words.map((word) => word.text),
            last,
          );
    return upperFirst(
      oneOf(
        singular(
          end,
          last,
          words.map((word) => word.text),
        ),
      ),
    );
  }
  return null;
}

/** After the role noun only names go on: "Project Manager Nordics" but not "Business Analyst taking on". */
function endOfTitle(title: string, words: readonly string[], last: number): string {
  let end = last;
  for (let index = last + 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^[\p{Lu}\d]/u.test(word)) end = index;
    else if (!/^(?:of|for|and|de|en|in|y)$/.test(word)) break;
  }
  const kept = words.slice(0, end + 1);
  let at = 0;
  for (const word of kept) at = title.indexOf(word, at) + word.length;
  return title.slice(0, at).trim();
}

function singular(title: string, at: number, words: readonly string[]): string {
  const word = words[at] ?? '';
  if (
    !word.endsWith('s') ||
    isExactNoun(word) ||
    !isTitleNoun(word.toLowerCase().replace(/s$/, ''))
  )
    return title;
  return title.replace(word, word.replace(/s$/, ''));
}

/** One of several: "Operarios/as de producción" → "Operario/a de producción". */
function oneOf(title: string): string {
  const first = /^\p{L}+/u.exec(title)?.[0] ?? '';
  const both = /^(\p{L}{3,}?)(?:(o)s\/as|(or)es\/as|(a)s\/os)(?!\p{L})/iu.exec(title);
  if (both)
    return title.replace(
      both[0],
      `${both[1] ?? ''}${both[2] ?? both[3] ?? both[4] ?? ''}/${both[4] ? 'o' : 'a'}`,
    );
  const one = first.replace(/(?<=[nrl])es$|(?<=nte)s$|(?<=[oa])s$/u, '');
  return one !== first && isSpanishRole(one) && isTitleNoun(one.toLowerCase())
    ? title.replace(first, one)
    : title;
}

function isExactNoun(word: string): boolean {
  return /(ss|housekeeping|operations)$/i.test(word);
}

function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function firstSentence(line: string): string {
  const [sentence] = sentencesOf(line);
  return sentence && sentence.text.includes(' ') ? sentence.text : line;
}

const sure = (value: string): Found<string> => ({ value, isSure: true });

const praise = inWords(
  /^(?:talented|passionate|experienced|motivated|skilled|enthusiastic|dynamic|advanced|dedicated|ambitious|smart|brilliant|awesome)\s+(?=\p{L})/iu,
);

/** A line as the title of one person. */
function asTitle(line: string): string {
  const title = line.replace(praise, '');
  const words = wordsOf(title).map(({ text }) => text);
  const last = words.findIndex((word) => isTitleNoun(word.toLowerCase()));
  return upperFirst(oneOf(last === words.length - 1 ? singular(title, last, words) : title));
}

/** The title in front of a posting that has lost its line breaks: "Head of Operations Brightway delivers parcels …". Where it ends is a guess. */
function leading(line: string): string {
  const words = line.slice(0, 160).split(/\s+/).slice(0, 9);
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const noun = words.findIndex((word) => isTitleNoun(word.toLowerCase()));
  if (
    noun < 0 ||
    noun > 4 ||
    !words.slice(0, noun + 1).every((word, at) => isCapital(word) || (at > 0 && joins.test(word)))
  )
    return '';
  let end = noun + 1;
  while (isCapital(words[end]) && isTitleNoun((words[end] ?? '').toLowerCase())) end += 1;
  while (joins.test(words[end] ?? '') && words[end + 1]) end += 2;
  while (
    end > noun + 1 &&
    isSpanishRole(words[noun] ?? '') &&
    /^\p{Ll}{4,}$/u.test(words[end] ?? '')
  )
    end += 1;
  return isCapital(words[end]) && !/[,.;:!?]$/u.test(words.slice(0, end).join(' '))
    ? words.slice(0, end).join(' ')
    : '';
}
const joins = /^(?:of|de|del)$/u;

/** A level before the same role: what the posting calls it more fully further down. */
const fuller = inWords(/^(?:senior|junior|lead|principal|associate|chief)\s/iu);

/** Lines that name an employer, not a role. */
const employers = inWords(
  /\b(?:ayuntamiento|diputaci[oó]n|universidad|hospital|ministerio|consejer[ií]a|council|university|institute|department|ministry|gmbh|ltd|inc|llc|plc|s\.?l\.?u?|s\.?a)\b/iu,
);
const clauses = inWords(
  /\b(?:you|we|our|are|is|your|both|to|about|description|us|with|now|here|this|that|it|tu|con|para|te|más)\b/iu,
);

/** A few words alone at the top may be the title; what is a clause, an employer or a heading is none. */
function isName(head: string, first: string): boolean {
  const words = wordsOf(head);
  if (
    words.length === 0 ||
    words.length > 5 ||
    head.length > 60 ||
    first.length >= 80 ||
    /[.!?…]$/u.test(first) ||
    !/^[\p{Lu}\d]/u.test(head)
  )
    return false;
  return (
    sectionOf(head) === null &&
    !clauses.test(head) &&
    !employers.test(first) &&
    !words.some(
      ({ lower }, index) =>
        index > 0 && !lower.endsWith('ing') && lower.endsWith('s') && baseOf(lower) !== null,
    )
  );
}

/** A label further along in a line that has swallowed the ones before it. */
const labelInside = inWords(/^.{0,200}?\b(?=(?:official|job) title\s*:)/iu);

function labelled(lines: readonly string[]): string | null {
  for (const whole of lines) {
    const line = whole.replace(labelInside, '');
    if (!labels.test(line)) continue;
    const title = cleanTitle(
      line
        .replace(labels, '')
        .split(
          inWords(
            /\s{2,}|\s(?=(?:Job Area|Company|Location|Employment|Tenure|Department|Ref)\b\s*\S*:)/,
          ),
        )[0] ?? '',
    );
    if (
      title.length > 2 &&
      title.length <= 90 &&
      !title.endsWith('?') &&
      (titleLikeness(title) > 0 || (wordsOf(title).length <= 6 && !clauses.test(title)))
    )
      return title;
  }
  return null;
}

/** The first title that a line announces; where a later line gives the same role a level, that one. */
function firstAnnounced(lines: readonly string[]): string | null {
  let found: string | null = null;
  for (const line of lines)
    for (const { text } of line.length > 200 ? sentencesOf(line) : [{ text: line }]) {
      const title = announced(text);
      if (title === null) continue;
      if (found === null) found = title;
      else if (
        fuller.test(title) &&
        title.replace(fuller, '').toLowerCase() === found.toLowerCase()
      )
        return title;
    }
  return found;
}

/** A question or a call at the top is no title; what follows it in the same line may be: "We're growing! Senior Accountant needed". */
function withoutSlogan(line: string): string {
  const [first, ...others] = sentencesOf(line.slice(0, 400));
  const next = others[0];
  return first &&
    next &&
    /[!?]$/u.test(first.text) &&
    first.text.length <= 80 &&
    first.text.includes(' ')
    ? line.slice(next.start)
    : line;
}

/** The role's title; empty when the text names none. `lines` are plain, in order, the first being the top. */
export function titleIn(lines: readonly string[]): Found<string> {
  const top = lines
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((line, index) => (index === 0 ? withoutSlogan(line) : line));
  const labelledTitle = labelled(top);
  if (labelledTitle !== null) return sure(labelledTitle);
  const first = firstSentence(top[0] ?? '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(
      inWords(
        /^(.{4,80}?)\s+(?:para|en|con)\s+(?:el|la|un|una|los|las|nuestr[oa]|restaurante|tienda|empresa)\b.*$/iu,
      ),
      '$1',
    );
  const head = cleanTitle(
    (
      inWords(/^(.{3,160}?)(?=\s*(?:<[A-Z]{2,}>|Date posted\b|$))/u).exec(first)?.[1] ?? first
    ).slice(0, 140),
  );
  const announcedAtTop = announced(first);
  const opening = (top[0] ?? '').split(/\s+/).length >= 14 ? leading(top[0] ?? '') : '';
  if (opening !== '' && opening.length < head.length) return { value: opening, isSure: false };
  if (announcedAtTop && titleLikeness(head) === 0)
    return sure(firstAnnounced(top) ?? announcedAtTop);
  if (titleLikeness(head) >= 0.5) return { value: asTitle(head), isSure: !tooWide.test(head) };
  let best = { title: '', score: 0 };
  top.slice(1, 6).forEach((line, index) => {
    const title = cleanTitle(line.replace(/^[•*-]\s*/, ''));
    const score = titleLikeness(title) - (index + 1) * 0.06;
    if (score > best.score) best = { title, score };
  });
  if (best.score >= 0.6) return { value: asTitle(best.title), isSure: !tooWide.test(best.title) };
  const title = firstAnnounced(top);
  if (title !== null) return sure(title);
  if (best.score > 0) return { value: asTitle(best.title), isSure: false };
  return { value: isName(head, first) ? head : opening, isSure: false };
}
