// What a requirement really names: without the frame around it ("daily use of …"), and cut into the things it asks for at once.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { listContentStems } from './clauses.ts';

/** Words that frame a requirement and name nothing. */
const frame = new Set([
  ...'experience experienced knowledge know knowing understanding understand command use using used user familiarity familiar skill skills skilled ability able proficiency proficient competence competent background exposure expertise awareness grasp handling comfortable confident confidence daily day-to-day regular good strong solid proven basic sound excellent working practical hands-on in-depth previous prior demonstrable full thorough advanced intermediate current recent required essential desirable desired preferred plus advantage bonus ideally must need condition post role job similar equivalent other such like etc have had having track record least minimum related relevant including level work worked able-bodied willing ready please you your we our us system systems software tool tools package program programme programmes general various several different kind kinds type types well daily competently independently own meticulous rigorous careful impeccable outstanding exceptional numerous multiple many keen wide broad extensive deep expert first-class high-quality successful consistent'
    .split(' ')
    .map((word) => stemOf(foldWord(word), 'en')),
  ...'experiencia experimentado conocimiento conocimientos manejo dominio uso usar capacidad habilidad habilidades nociones soltura destreza saber sepa sepas capaz haber buen buena buenos buenas sólida sólidos amplia amplios previa demostrable básico básicos avanzado avanzados intermedio intermedios medio alto fluido nivel usuario requisito imprescindible necesario deseable valorable valorará plus indispensable similar similares equivalente equivalentes otro otros otra otras tipo mínimo mínima trabajo trabajar trabajado puesto programa programas sistema sistemas herramienta herramientas software propio propia diario diaria habitual general diversos distintos excelente excelentes impecable riguroso rigurosa meticuloso meticulosa amplio profundo profunda contrastada acreditada probada numerosos numerosas muchos muchas varios varias múltiples alta'
    .split(' ')
    .map((word) => stemOf(foldWord(word), 'es')),
]);

/** Words that many requirements share, whatever they are about. */
const lightWords = {
  en: new Set(
    'manage managing management run running write writing prepare preparing preparation draft submit improve improving analyse analysing analysis inspect check checking control test testing find finding install installing service servicing maintain maintenance report reporting plan planning train training care caring process processes area field product products team customer customers complex busy large small high open close whole range fast standard commercial professional industrial modern national local monthly weekly yearly annual quarterly several start finish end begin full complete whole main basic operate operating operation deal make making take taking keep keeping give giving help helping support supporting assist assisting lead perform performing carry provide providing ensure deliver work people staff person own read reading interpret follow record records create creating develop developing design coordinate coordination organise organising set setting new old best related able activities activity task tasks duty duties technique techniques method methods procedure procedures skill quality internal external'
      .split(' ')
      .map((word) => stemOf(foldWord(word), 'en')),
  ),
  es: new Set(
    'gestionar gestión llevar hacer realizar realización elaborar elaboración preparar preparación controlar control revisar revisión comprobar analizar análisis mantener mantenimiento instalar instalación montar montaje reparar planificar planificación organizar organización coordinar coordinación formar equipo proceso procesos área campo producto productos cliente clientes complejo grande pequeño estándar comercial profesional industrial moderno nacional local mensual semanal anual diario inicio fin completo principal operar operación apoyo apoyar asistir ayudar ayuda persona personas personal leer lectura lecturas interpretar interpretación seguir registro registros crear desarrollar desarrollo diseñar actividades actividad tarea tareas técnica técnicas método métodos procedimiento procedimientos calidad interno externo nuevo nueva atención servicio servicios tipo uso'
      .split(' ')
      .map((word) => stemOf(foldWord(word), 'es')),
  ),
};

/** True for a word that says little by itself. */
export function isLight(stem: string, language: 'en' | 'es'): boolean {
  return lightWords[language].has(stem);
}

/** The stems of a requirement without its frame; with it where nothing else is left. */
export function listCoreStems(text: string, language: 'en' | 'es'): string[] {
  const all = [...new Set(listContentStems(text.replaceAll(/\([^()]*\)/gu, ' '), language))];
  const core = all.filter((stem) => !frame.has(stem));
  return core.length > 0 ? core : all;
}

/** Where a requirement goes from one thing to the next. */
const joint = inWords(
  /\s*[,;/]\s*(?:and |or |y |e |o |u )?|\s+(?:and|or|y|e|o|u|as well as|así como)\s+/iu,
);
/** What a tool is for says nothing of the tool: "Power BI for the board dashboards". */
const purpose = inWords(
  /^((?:\p{Lu}[\p{L}\d.+#-]*)(?: \p{Lu}[\p{L}\d.+#-]*){0,3})\s+(?:for|to|para|in order to|a fin de)\s.*$/u,
);

/** Without brackets and without what a named tool is for. */
export function nameOf(text: string): string {
  const bare = text.replaceAll(/\s*\([^()]*\)/gu, '').trim();
  // "Design for Manufacturing" is a name as a whole.
  return findSkillNamed(bare) === null ? bare.replace(purpose, '$1') : bare;
}

/** The things a requirement names one after the other; a single one comes back alone. */
export function partsOf(text: string): string[] {
  const parts = text
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return parts.length >= 2 && parts.length <= 6 ? parts : [text];
}

/** The licences that a requirement names, each with the word for it: "forklift or reach truck licence" is a forklift licence or a reach truck licence. */
export function choicesOf(text: string): string[] {
  const parts = partsOf(text);
  const last = /\p{L}+[^\p{L}\d_]*$/u.exec(text)?.[0] ?? '';
  const first = /^[^\p{L}\d_]*\p{L}+(?:\sde)?/u.exec(text)?.[0] ?? '';
  const isNoun = licenceNoun.test(last) ? last : null;
  const named = (part: string): string => {
    if (licenceNoun.test(part)) return part;
    if (isNoun) return `${part} ${isNoun}`;
    return licenceNoun.test(first) ? `${first} ${part}` : part;
  };
  return parts.length < 2 ? [text] : parts.map(named);
}
const licenceNoun = inWords(
  /\b(?:licen[cs]es?|licencia|certificates?|certificado|certification|card|ticket|carn[eé]t?|permiso|t[ií]tulo|degree|diploma|qualification)\b/iu,
);

/** Names in a requirement that are no words: capitals inside it, or several at once. */
export function findProperNames(text: string, isWord: (word: string) => boolean): string[] {
  return [
    ...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d.+#-]*(?:\s\p{Lu}[\p{L}\d.+#-]*){0,3}/gu),
  ].flatMap(({ 0: name, index }) =>
    // A letter alone is half of a grade: "A level".
    name.length > 1 &&
    (index > 0 ||
      /\s\p{Lu}|\p{Lu}\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(name) ||
      !isWord(name.toLowerCase()))
      ? [name]
      : [],
  );
}

/** The initials of names of several words, with their stems: "Stamp Duty Land Tax" is SDLT. */
export function findInitials(
  text: string,
  language: 'en' | 'es',
): { initials: string; stems: readonly string[] }[] {
  return (text.match(/(?<![\p{L}])\p{Lu}\p{Ll}+(?: (?:of |de |and |y )?\p{Lu}\p{Ll}+)+/gu) ?? [])
    .map((name) => ({
      initials: (name.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).join('').toLowerCase(),
      stems: listContentStems(name, language),
    }))
    .filter(({ initials }) => initials.length >= 3);
}

/** The product that a requirement ends with: "documentation in Storypark". Null where it ends in an ordinary word. */
export function findUsedProduct(text: string, isWord: (word: string) => boolean): string | null {
  const name = inWords(/\b(?:in|with|using|on|en|con|usando)\s+(\p{Lu}[\p{L}\d]{3,})\W*$/u).exec(
    text,
  )?.[1];
  return name === undefined || isWord(name.toLowerCase()) ? null : name;
}
