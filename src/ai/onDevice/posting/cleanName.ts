// Turns a span of a posting into a short name for a list: "Good knowledge of the Kubernetes platform" → "Kubernetes platform".
import { inWords } from '#domain/text/wordLimits.ts';

const before =
  /^(?:(?:an?|the|our|your|their|its|this|that|all|any|some|both|various|several|different|multiple|other|modern|common|relevant|related|new|latest|current|existing|general|basic|broad|deep|in-depth|strong|good|solid|excellent|great|proven|proficient|advanced|fluent|extensive|sound|thorough|working|practical|hands-on|hands|professional|technical|demonstrated|previous|prior|similar|first|key|complex|high|minimum|least|years?|\d+\+?|e\.g\.?|eg|i\.e\.?|etc\.?|such|as|like|including|especially|preferably|ideally|and|or|&|with|in|of|using|on|to|for|at|within|about|from|by|experience|experienced|knowledge|understanding|expertise|familiarity|familiar|proficiency|command|mastery|background|skills?|insights?|fluency|competen(?:ce|cy|t)|certified|certification|use|usage|work(?:ing)?|degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|msc|bsc|phd|ba|bs|ms|m\.sc\.?|b\.sc\.?|university|academic|higher|education|technologies|tools|languages|frameworks|principles of|areas? of|fields? of|field|area|un|una|el|la|los|las|de|en|con|y|o|buen[oa]?s?|conocimientos?|experiencia|dominio|manejo|nivel|grado|título)(?=[\s:(]|$)[\s:(-]*)+/iu;
const after =
  /(?:[\s,;:./()\-–]+(?:experience|skills?|knowledge|expertise|understanding|proficiency|etc|and|or|&|the|a|an|of|in|with|for|to|as|on|is|are|required|preferred|plus|background|related|similar|equivalent|level|degree|environments?|field|fields|area|areas|y|o|de|en))+[\s.,;:)]*$/iu;
const edges = /^[\s"'“”‘’«»*•·,.;:()[\]–—-]+|[\s"'“”‘’«»*•·,;:([\]–—-]+$|(?<=\p{L}{3})[.!?]+$/gu;
const onlyGeneral =
  /^(?:english|spanish|german|french|danish|skills?|knowledge|experience|degree|software|hardware|technology|technologies|tools?|languages?|systems?|computer|web|internet|business|industry|engineering department|company|customers?|clients?|team|teams|work|job|role|people|product|products|project|projects|service|services|solution|solutions|development|environment|environments|platform|platforms|applications?|data|code|design|research|science|university|master|bachelor|phd|field|fields|subject|topics?|methods?|technical|professional|relevant|related|similar|other|others|organization|location|senior|junior|developer|engineer|manager|international|global|remote|digital|innovation|quality|processes|process|management|leadership|communication|written|spoken|verbal|oral|concepts?|standards?|principles?|practices?|problems?|issues?|training|education|diploma|qualification|qualifications|stack|technology stack|it)$/iu;

/** A clean name of at most 60 signs and five words; empty when nothing is left that names something. */
export function cleanName(raw: string): string {
  let name = raw
    .replaceAll(/<[A-Z]{2,}>\S*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (let last = ''; last !== name;) {
    last = name;
    name = name
      .replaceAll(edges, '')
      .replace(before, '')
      .replace(after, '')
      .replaceAll(edges, '')
      .trim();
  }
  if ((name.match(/\(/g)?.length ?? 0) !== (name.match(/\)/g)?.length ?? 0))
    name = name.replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const words = name.split(' ');
  if (
    name.length < 2 ||
    name.length > 60 ||
    words.length > 5 ||
    onlyGeneral.test(name) ||
    !/\p{L}/u.test(name) ||
    /[<>@]|https?:/.test(name)
  )
    return '';
  if (inWords(/\b(?:you|your|we|our|us|their|they|years?|who|which|that)\b/iu).test(name))
    return '';
  return /^\p{Ll}/u.test(name) && !/^\p{Ll}\S*[\p{Lu}.\d]/u.test(name)
    ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : name;
}
