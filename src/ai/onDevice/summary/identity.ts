// Finds words by which people identify themselves; such sentences are never quoted in a summary.
import { inWords } from '#domain/text/wordLimits.ts';

const cues = [
  inWords(
    /\b(?:my (?:full |first |last )?name(?:'s| is)|i am called|people call me|call me \p{Lu}|(?:i am|i'm|this is) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+|[,.!]|$| (?:and|from|here)))/u,
  ),
  /(?:^|[^\p{L}])(?:me llamo|mi nombre (?:completo )?es|(?:soy|les habla|le habla|aquí) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+|[,.!]|$| (?:y|de)))/u,
  inWords(/\b(?:My name|I am called|Me llamo|Mi nombre|Soy \p{Lu}\p{Ll}+(?: \p{Lu}|[,.]|$))/u),
  /[\p{L}\p{N}._%+-]@[\p{L}\p{N}.-]+\.\p{L}{2,}|https?:\/\/|www\.|linkedin\.|github\.com/iu,
  inWords(/(?:\+\d[\d ()-]{7,}\d|\(\d{2,4}\)[ \d-]{6,}\d|\b\d{3}[ -]\d{3}[ -]\d{3,4}\b)/u),
  inWords(
    /\b(?:i am|i'm|soy|tengo) \d{2} (?:years old|años)\b|\b(?:i was born|born in|nací en|nacid[oa] en)\b/iu,
  ),
  inWords(
    /\b(?:my (?:wife|husband|children|kids|daughter|son|church|mosque|pregnancy)|mi (?:mujer|esposa|marido|esposo|hij[oa]|embarazo|iglesia)|mis hijos)\b/iu,
  ),
];

/** True when a sentence says who the speaker is, how to reach them, or something of their private life. */
export function revealsIdentity(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence));
}

const aboutPerson =
  /(?<!\p{L})(?:excellent|brilliant|outstanding|impressive|amazing|exceptional|great (?:candidate|person|communicator)|talented|gifted|smart|intelligent|clever|charismatic|confident|nervous|shy|friendly|likeable|passionate|enthusiastic|arrogant|lazy|weak (?:candidate|person)|poor (?:candidate|communicator)|strong (?:candidate|person|communicator)|ideal|perfect (?:candidate|fit)|hire|reject|excelente|brillante|sobresaliente|impresionante|excepcional|talentos[oa]|inteligente|list[oa] y|carism[aá]tic[oa]|segur[oa] de s[ií]|nervios[oa]|t[ií]mid[oa]|simp[aá]tic[oa]|apasionad[oa]|entusiasta|arrogante|perezos[oa]|buen[oa]? candidat[oa]|ideal|perfect[oa] para|contratar|rechazar)(?!\p{L})/iu;

/** True when a sentence judges the person instead of saying what was shown. */
export function doesJudgePerson(sentence: string): boolean {
  return aboutPerson.test(sentence);
}
