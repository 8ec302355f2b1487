// Techniques of research that a posting names among its methods and requirements: known by the word that each ends with, also where a list has lost its commas.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { toBareWord } from './dutyParts.ts';
import { needsNoun } from './plainPhrase.ts';

type Language = 'en' | 'es';

/** A list of techniques follows these. */
const cues: Record<Language, RegExp> = {
  en: inWords(
    /\b(?:techniques?|methods?|methodolog(?:y|ies)|experienced? (?:with|in|of)|expertise (?:in|with)|skills (?:in|within)|background (?:in|on)|knowledge (?:of|in|about)|trained in|proficien\p{L}+ (?:in|with)|familiar(?:ity)? with|such as|mastery of)\b/iu,
  ),
  es: inWords(
    /\b(?:t[eé]cnicas?|m[eé]todos?|experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|dominio de|manejo de|formaci[oó]n en)\b/iu,
  ),
};
/** A technique ends with one of these. */
const heads: Record<Language, RegExp> = {
  en: /(?:metry|scopy|graphy|genesis|blotting|sequencing|imaging|cloning|staining|cytometry|crystallization|lithography|clamping|pcr|elisa|electrophysiology|ethnography|crispr)$|^(?:assays?|measurements?|simulations?|modell?ing|recordings?|purification|synthesis|fabrication|culture|cultures|display|technique|interviews|surveys|fieldwork|econometrics|microarrays?|regression|sequencing|profiling|screening|mapping)$/,
  es: /(?:metr[ií]a|scopia|graf[ií]a|g[eé]nesis|secuenciaci[oó]n|clonaci[oó]n|tinci[oó]n|pcr|elisa|electrofisiolog[ií]a|etnograf[ií]a|crispr)$/,
};
/** These end an item of the list too, and are the name of a whole subject or of nothing. */
const other =
  /(?:ology|ics|ologies|chemistry|science|sciences|theory|technology|technologies|techniques|methods|analysis|analyses|engineering|learning|development|research|skills|programming|design|statistics|data|methodologies|approaches|models|lógica|logía|química|física|técnicas|métodos|análisis)$/;
/** A geography, a photography or a biography is no technique here. */
const noTechnique =
  /^(?:geography|photography|biography|bibliography|demography|geometry|symmetry|photograf[ií]a|geograf[ií]a|fotograf[ií]a|bibliograf[ií]a|biograf[ií]a|geometr[ií]a|simetr[ií]a)$/;
/** They describe no technique and begin none. */
const opening = inWords(
  /^(?:standard|basic|advanced|general|modern|various|different|relevant|common|good|strong|main|other|some|e\.?g\.?|example|i\.?e\.?|including|preferably|ideally|relevante|básic[oa]s?|general(?:es)?)$/iu,
);
const mostWords = 4;
const most = 4;

/** "analysing" is what is done with a technique. */
const isActionVerb = (word: string): boolean =>
  word === '' ||
  /^(?:analy[sz]|us|apply|perform|conduct|develop|work|handl|process)ing$/.test(word);

/** The items of a list, each ending with its head, as far as they are techniques. */
function readItems(list: string, language: Language): string[] {
  const found: string[] = [];
  let item: string[] = [];
  for (const part of list.split(/[,;:()/]| (?:or|as well as|o|así como) /u)) {
    item = [];
    for (const word of part.trim().split(/\s+/)) {
      const bare = toBareWord(word);
      const before = toBareWord(item.at(-1));
      // "electrophysiological and optical measurements": two words that describe one thing.
      const isJoint = /^(?:and|y|e)$/.test(bare) && language === 'en' && needsNoun(before);
      if (isFunctionWord(bare, language) && !isJoint) {
        // "microscopía de fluorescencia": what follows belongs to it.
        item = [];
        continue;
      }
      if (item.length === 0 && (opening.test(bare) || isActionVerb(bare))) continue;
      item.push(word.replace(/[.]$/u, ''));
      if (heads[language].test(bare) && !noTechnique.test(bare)) {
        if (item.length <= mostWords) found.push(item.join(' '));
        item = [];
      } else if (other.test(bare)) item = [];
    }
  }
  return found;
}

/** A technique as it is said inside a sentence. */
function withArticle(name: string): string {
  const plain = /^\p{Lu}\p{Ll}+$/u.test(name.split(' ')[0] ?? '')
    ? name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : name;
  return /(?:^| )technique$/u.test(plain) ? `the ${plain}` : plain;
}

/** Words that are a technique only with another before them: "optical measurements". */
const bareHeads =
  /^(?:assays?|measurements?|simulations?|modell?ing|recordings?|purification|synthesis|fabrication|cultures?|display|technique|surveys|screening|mapping|profiling|imaging|regression)$/i;

/** The techniques that a posting names, required ones first; each once. */
export function findTechniques(pieces: readonly Piece[], language: Language): string[] {
  const ranked = pieces.toSorted(
    (a, b) => Number(a.section === 'nice') - Number(b.section === 'nice'),
  );
  const names = ranked.flatMap(({ text }) => {
    const cue = cues[language].exec(text);
    return cue ? readItems(text.slice(cue.index + cue[0].length), language) : [];
  });
  return [
    ...new Map(
      names
        .filter((name) => !bareHeads.test(name))
        .map((name) => [name.toLowerCase(), withArticle(name)]),
    ).values(),
  ].slice(0, most);
}
