// What a posting makes a condition beside skills: languages that the interview is not held in, and licences. They are heard and asked about.
import { inWords } from '#domain/text/wordLimits.ts';
import { findLanguages } from '#ai/onDevice/qualifications/languageLevels.ts';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import byNeed from '#ai/onDevice/library/written/byNeed.json';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { offerOf, type Offer } from './writtenQuestions.ts';

const written = byNeed as Record<'language' | 'licence', WrittenQuestion[]>;

/** A lower level is not asked for by having somebody talk. */
const leastLevel = 3;
const isWish = inWords(
  /\b(?:learn|willing|wish|encourag\w*|welcom\w*|desir\w*|helps?|helpful|useful|asset|beneficial|bonus|nice|lovely|great|deseable|valora\w*|suman?|puntos|apreci\w*|ideal\w*|plus|advantage|preferred|preferably|ideally|or|aprender|valorable|se valora\w*|preferible\w*|preferente\w*|preferencia|agradece\w*|obligatori[oa]|not required|o|u)\b/iu,
);
/** Licences and certificates that tell something of the work; a car's licence and a food handler's card are shown, not asked about. */
const worksWith = inWords(
  /\b(?:(?:hgv|lgv|forklift|crane|welding|pilot)(?: operator)? (?:licen[cs]e|certificate)(?: (?:category |class )?[A-E]\d?\b)?|(?:driving|driver['’]?s?) licen[cs]e (?:category |class )?[CDE]\d?\b|nursing registration|(?:permiso|carn[eé]t?|licencia) de (?:carretillero|carretillera|gr[uú]a|gruista)|(?:permiso|carn[eé]t?|licencia) (?:de conducir )?(?:clase |tipo )?[CDE]\d?\b|(?:carn[eé]t?|certificado|t[ií]tulo) de carretiller[oa])/iu,
);

/** The languages required that the interview is not held in, as they stand in a sentence. */
function listLanguagesAsked({ needs, mustHave, own, language, removed }: JobProfile): string[] {
  const spoken = language === 'en' ? 0 : 1;
  const texts =
    removed || own !== language
      ? mustHave.filter((name) => findSkillNamed(name)?.field === 'language')
      : needs
          .filter(({ kind, text }) => kind === 'language' && !isWish.test(text))
          .map(({ text }) => text);
  const found = texts.flatMap((text) =>
    findLanguages(text)
      .filter(({ id, level }) => id !== spoken && (level === null || level >= leastLevel))
      .map(({ id, start, end }) => ({ id, name: text.slice(start, end).toLowerCase() })),
  );
  const names = [...new Map(found.map(({ id, name }) => [id, name])).values()];
  return language === 'en'
    ? names.map((name) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    : names;
}

/** The first language that is required, then the first licence that work is done with; each as a list of offers. */
export function needOffers(profile: JobProfile): { language: Offer[]; licence: Offer[] } {
  const { language, needs, own, removed } = profile;
  const [spoken] = listLanguagesAsked(profile);
  const [held] =
    own === language && !removed
      ? needs
          .filter(({ kind, text }) => kind === 'licence' && !isWish.test(text))
          .flatMap(({ text }) => worksWith.exec(text)?.[0] ?? [])
      : [];
  const filled =
    (slot: string) =>
    (text: string): string =>
      text.replaceAll('{skill}', slot);
  return {
    language: spoken
      ? written.language.map((one) =>
          offerOf(one, language, `need.${one.id}`, 'communication', undefined, filled(spoken)),
        )
      : [],
    licence: held
      ? written.licence.map((one) =>
          offerOf(one, language, `need.${one.id}`, null, undefined, filled(held)),
        )
      : [],
  };
}
