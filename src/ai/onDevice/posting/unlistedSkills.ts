// Skills in the lists of a requirement line that no list of ours has.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { wordsOf } from '#domain/text/sentences.ts';

const listBefore = inWords(
  /\b(?:experience|experienced|knowledge|understanding|expertise|background|proficien(?:t|cy)|skilled|skills|familiar(?:ity)?|fluen(?:t|cy)|competen(?:t|ce|cy)|command|mastery|hands-on|track record|trained|certified|qualified|specialisation|specialization|insight)\b[^.;:]{0,40}?\b(?:in|with|of|using|on|within)\b\s+(.{2,160})/iu,
);
const listBeforeEs = inWords(
  /\b(?:experiencia|conocimientos?|dominio|manejo|formación|formado|formada|experto|experta|capacidad|competencia|soltura|familiaridad)\b[^.;:]{0,40}?\b(?:en|con|de|del|sobre)\b\s+(.{2,160})/iu,
);
const headNouns =
  /(?:management|engineering|design|analysis|testing|development|administration|planning|reporting|accounting|modell?ing|architecture|automation|marketing|sales|procurement|logistics|maintenance|therapy|care|nursing|assessment|chemistry|biology|physics|medicine|education|law|finance|analytics|optimi[sz]ation|visuali[sz]ation|programming|processing|security|simulation|manufacturing|production|control|monitoring|compliance|regulations?|standards?|science|research|writing|translation|operations|safety|quality|audit(?:ing)?|forecasting|budgeting|pricing|negotiation|recruitment|training|coaching|gestión|análisis|diseño|programación|contabilidad|administración|mantenimiento|atención|ventas|enfermería|seguridad|calidad|auditoría|planificación)$/iu;
const notSkill = inWords(
  /\b(?:years?|experience|degree|bachelor|master|phd|diploma|education|similar|equivalent|related|relevant|other|others|various|multiple|one|more|etc|least|preferably|including|such|like|team|teams|company|environment|role|position|job|work|working|field|fields|industry|level|ability|able|you|your|we|our|us|their|them|both|all|any|strong|excellent|good|solid|proven|high|new|best|self|following|area|areas|things?|people|colleagues|world|business|projects?|customers?|clients?|users?|stakeholders?|plus|advantage|required|must|años|experiencia|similar|título|grado|estudios|otros|otras|equipo|empresa|puesto|nivel|trabajo|persona|personas|sector|least|minimum|organization|location|address|name|contact|profession)\b/iu,
);

/** Short names in the lists of a requirement line that nobody listed: "experience with Frobnitz, Zeta Suite and X". */
export function findUnlistedSkills(text: string, item: boolean): string[] {
  const found: string[] = [];
  const lists: string[] = [];
  for (const pattern of [listBefore, listBeforeEs]) {
    const match = pattern.exec(text);
    if (match?.[1]) lists.push(match[1]);
  }
  const bare = wordsOf(text);
  if (item && bare.length <= 4 && !/[.!?]$/.test(text)) lists.push(text);
  for (const list of lists) {
    for (const raw of list.split(
      /\s*[,;/•|]\s*|\s+(?:and|or|y|e|o|u|&|as well as|así como)\s+|\s*\(|\)\s*|\.\s+|\.$/u,
    )) {
      const name = raw
        .trim()
        .replace(/^(?:the|a|an|el|la|los|las|e\.g\.|eg|i\.e\.)\s+/iu, '')
        .replace(/[.:]+$/, '')
        .trim();
      const words = wordsOf(name);
      if (
        words.length === 0 ||
        words.length > 4 ||
        name.length < 2 ||
        /^[ABC][12]$/.test(name) ||
        name.length > 40 ||
        notSkill.test(name) ||
        /[<>@]/.test(name) ||
        findSkills(name).length > 0
      )
        continue;
      const isName =
        words.every(
          (word) =>
            /^[\p{Lu}\d.]/u.test(word.text) || /^(of|for|and|in|de|para|y)$/.test(word.lower),
        ) &&
        !(
          item &&
          lists.length === 1 &&
          list === text &&
          words.length === 1 &&
          !/[\p{Lu}\d].*[\p{Lu}\d+#]/u.test(name)
        );
      const inSentence = list !== text;
      if (
        (isName && (inSentence || words.length >= 2 || /[\p{Lu}\d].*[\p{Lu}\d+#]/u.test(name))) ||
        (words.length >= 2 &&
          headNouns.test(name) &&
          words.every((word) => !/(?:ly|ed)$/.test(word.lower)))
      )
        found.push(name);
    }
  }
  return found;
}
