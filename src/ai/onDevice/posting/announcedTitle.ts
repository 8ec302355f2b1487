// The title that a sentence announces: "we are looking for a …", "the position as …".
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isTitleNoun } from './moreRoles.ts';
import { cleanTitle, nameByRole } from './titleCleaning.ts';
import { isSpanishRole } from './titleCase.ts';

const stopAt =
  '(?=\\s+(?:who|that|which|to|for|with|in|at|on|based|responsible|ready|able|joining|join|from|within|as|and (?:you|we|to|be|want|have)|whose|where|starting|at our|has|is|are|will|can|que|para|con|en|a partir|dispuest)\\b|\\s*[.,;:!?(|]|\\s+<|\\s*$)';
const announcements: readonly RegExp[] = [
  inWords(
    new RegExp(
      `(?:^|(?<=\\d{4} ))(?:an? |the )?(?:\\S+[- ]year )?((?:phd|postdoc\\S*|doctoral|ph\\.d\\.)(?: (?:scholarship|position|stipend|fellowship|project)s?)?(?: (?:in|within) [^.,;(<]{3,70}?)??)(?= (?:is|are|at|in the|within|for|to)\\b)[^.]{0,80}?\\b(?:is|are)\\b (?:available|open|vacant|offered|announced)`,
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
      `\\b(?:invites? applications for|is offering|applications are invited for|applies for|has an opening for)\\s+(?:an? |the |two |several |\\d[\\d-]* )*(?:appointment (?:as|of) (?:an? )?|positions? (?:as|of) (?:an? )?)?(\\S+(?:\\s+\\S+){0,6}?)(?=\\s+(?:in|within|at|is|are|with|to|for|focused|starting|position|positions|research)\\b|[.,;:(<]|\\s*$)`,
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
export const tooWide = inWords(
  /^(?:staff|lead|head|expert|representative|partner|associate|executive|members?|personal|colleagues?)$/iu,
);

export function findAnnouncedTitle(line: string): string | null {
  const text = line.slice(0, 400);
  for (const pattern of [asNamed, ...announcements]) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (!found) continue;
    let title = cleanTitle(found);
    for (let before = ''; before !== title;) {
      before = title;
      title = nameByRole(title.replace(weakOpeners, '').trim());
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
        toSingular(
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

export function toSingular(title: string, at: number, words: readonly string[]): string {
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
export function oneOf(title: string): string {
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

export function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
