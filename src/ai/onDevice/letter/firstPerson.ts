// Turns a line of a resume into words of the first person, sentence by sentence and in the tense of the job it belongs to.
import { inWords } from '#domain/text/wordLimits.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { toFirstPersonEnglish } from './firstPersonEnglish.ts';
import type { FirstPersonPhrase } from './firstPersonPhrase.ts';
import { isProduct } from './names.ts';
import { toFirstPersonSpanish } from './firstPersonSpanish.ts';

/** What is denied, or is about others, says nothing for anybody. */
const denied = inWords(
  /\b(?:not|never|nobody|cannot|can't|don't|didn't|nunca|jamás|ningun[oa]?|ningún|no)\b/iu,
);

const misread = inWords(
  /(?:\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{4}) *(?:-|–|—|to|until|a|hasta) *(?:\p{L}+ +)?(?:(?:19|20)\d\d|\d{1,2}\/\d{4}|today|present|now|date|actualidad|hoy)\b|\b(?:weeks?|months?)[’']? notice\b|\bd[ií]as de (?:aviso|preaviso)\b|\bincorporación inmediata\b|\b(?:will )?speak for me\b/iu,
);

/** The text with its first letter small, unless it opens with a name. */
function lowerFirst(text: string): string {
  const [word = ''] = text.split(/[\s,;:]/);
  const isName =
    /^.+\p{Lu}|\d|^\p{Lu}$|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|April|June|July|August|September|October|November|December|English|Spanish|French|German|Easter|Christmas|Ramadan|Diwali|Navidad|Excel|Word|Europe|Latin|American|British)$/u.test(
      word,
    ) ||
    findSkills(text).some(
      ({ start, text: name, skill }) =>
        start === 0 && name === word && skill.name === name && isProduct(skill),
    );
  return isName ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** True when a line is written in the other language: it cannot be rephrased in this one. */
export function isForeign(line: string, language: 'en' | 'es'): boolean {
  const lowers = wordsOf(line).map(({ lower }) => lower);
  const { language: detected, known } = languageOf(lowers);
  return known > 0 ? detected !== language : false;
}

/** The sentences of a line in the first person; those without a first-person form are left out. */
export function toFirstPerson(
  line: string,
  language: 'en' | 'es',
  isNow: boolean,
): FirstPersonPhrase[] {
  if (isForeign(line, language)) return [];
  return sentencesOf(line).flatMap(({ text }) => {
    // A period in it is the head of an employment that was read as a line; notice and references belong elsewhere.
    if (denied.test(text) || misread.test(text)) return [];
    const phrase =
      language === 'en'
        ? toFirstPersonEnglish(text, isNow, isRoleNoun)
        : toFirstPersonSpanish(text, isNow, isRoleNoun);
    return phrase
      ? [
          phrase.form === 'whole'
            ? phrase
            : { ...phrase, text: lowerFirst(phrase.text), others: phrase.others?.map(lowerFirst) },
        ]
      : [];
  });
}
