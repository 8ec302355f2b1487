// Counts how an answer is worded: fillers, pace, sentence length, I and we, numbers, hedges. Information, never a grade.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Speech } from '#ai/tasks/speech.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';

interface SpeechCues {
  /** What a filler is called, and where it is one. Group 1, if there is one, is the filler itself. */
  fillers: readonly [string, RegExp][];
  i: RegExp;
  we: RegExp;
  hedges: RegExp;
  numberWords: RegExp;
}

/** A word of its own; letters with accents count as letters. */
const own = (source: string): RegExp =>
  inWords(new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${source})(?![\\p{L}\\p{N}'’])`, 'giu'));
/** Set off on both sides: by commas, dashes, or the ends of a sentence. */
const setOff = (source: string): RegExp =>
  new RegExp(`(?<=^|[,;.!?…–—-]\\s{0,20})(?:${source})(?=\\s*(?:[,;.!?…–—]|$))`, 'gimu');

const english: SpeechCues = {
  fillers: [
    ['um', own('u+m+|e+rm+')],
    ['uh', own('u+h+|e+r+|a+h+')],
    ['hmm', own('h+m+')],
    ['like', /(?<=[,…–—]\s{0,20})like(?=\s*[,…–—])/giu],
    [
      'you know',
      /(?=you know)(?<![\p{L}'’])(?<!(?:do|did|if|as|let|would|should|that|what|when|how|because|before)\s{1,20})you know(?=\s*(?:[,.!?;…–—]|$))/gimu,
    ],
    ['I mean', setOff('i mean')],
    [
      'kind of',
      inWords(
        /(?=kind of)(?<![\p{L}'’])(?<!\b(?:a|an|any|this|that|these|those|some|what|which|every|each|one|another|the|other|same|different|certain|right|wrong|new|all|many|two|three)\s{1,20})kind of(?!\p{L})/giu,
      ),
    ],
    [
      'sort of',
      inWords(
        /(?=sort of)(?<![\p{L}'’])(?<!\b(?:a|an|any|this|that|these|those|some|what|which|every|each|one|another|the|other|same|different|certain|right|wrong|new|all)\s{1,20})sort of(?!\p{L})/giu,
      ),
    ],
    ['basically', own('basically')],
    ['I guess', own('i guess')],
    [
      'or something',
      own('or (?:something|whatever)(?! (?:\\p{L}+ )?(?:that|else|which|like|similar))'),
    ],
  ],
  i: own("i|i'm|i've|i'd|i'll|i’m|i’ve|i’d|i’ll"),
  we: own("we|we're|we've|we'd|we'll|we’re|we’ve|we’d|we’ll"),
  hedges: own(
    'maybe|perhaps|probably|possibly|i suppose|i think maybe|somehow|not (?:really )?sure|more or less|a bit|i would say|i hope',
  ),
  numberWords:
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|twice|double|triple|dozen)$/,
};

const spanish: SpeechCues = {
  fillers: [
    ['eh', own('e+h+|e+m+|a+h+')],
    ['mmm', own('m{2,}|h+m+')],
    ['este', /(?<=(?:^|[,;.!?…–—]\s{0,20}|\s))este(?=\s*(?:[,…–—]|\.\.))/gimu],
    ['o sea', own('o sea')],
    [
      'pues',
      /(?<![\p{L}])pues(?=\s*[,…–—])|(?=pues)(?<=(?:^|[.!?]\s)\s{0,20}(?:(?:e{1,9}h{1,9}|bueno|y|em{1,9})[,…]?\s{1,20})?)pues(?!\p{L})/gimu,
    ],
    ['bueno', /(?<=(?:^|[,;.!?…–—]\s{0,20}))bueno(?=\s*[,…–—])/gimu],
    ['digamos', setOff('digamos')],
    ['tipo', /(?<=[,…–—]\s{0,20})tipo(?=\s*[,…–—])/giu],
    ['en plan', own('en plan(?! de\\b)')],
    ['como que', setOff('como que')],
    ['sabes', /¿sabes\?|(?<=,\s{0,20})(?:ya )?sabes(?=\s*[,.…]|$)/gimu],
    ['¿no?', /¿no\?|(?<=,\s{0,20})no\?/giu],
    ['a ver', /(?<=(?:^|[,;.!?…–—]\s{0,20}))a ver(?=\s*[,…–—])/gimu],
    ['y nada', own('y nada(?=\\s*[,.…])')],
    ['básicamente', own('b[aá]sicamente')],
  ],
  i: own('yo|me|mi|mis|conmigo|m[ií]'),
  we: own('nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras'),
  hedges: own(
    'quiz[aá]s?|tal vez|a lo mejor|probablemente|posiblemente|supongo(?: que)?|m[aá]s o menos|o algo as[ií]|no estoy segur[oa]|de alguna manera|creo yo|un poco',
  ),
  numberWords:
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|mill[oó]n|millones|mitad|doble|triple|docena)$/,
};

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The language an answer is given in. */
function detectSpokenLanguage(answer: string): 'en' | 'es' {
  return languageOf(wordsOf(answer).map(({ lower }) => lower)).language;
}

/** Counts the wording of an answer. `seconds`: how long it was spoken; without it the pace is null. */
export function speechOf(answer: string, seconds?: number): Speech {
  const language = detectSpokenLanguage(answer);
  const cues = language === 'es' ? spanish : english;
  const words = wordsOf(answer);
  const sentences = sentencesOf(answer)
    .map((sentence) => ({ ...sentence, words: wordsOf(sentence.text).length }))
    .filter((sentence) => sentence.words > 0);
  const longest = sentences.reduce<(typeof sentences)[number] | null>(
    (best, sentence) => (best && best.words >= sentence.words ? best : sentence),
    null,
  );
  const fillers = cues.fillers
    .map(([word, pattern]) => ({
      word,
      places: Array.from(answer.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    }))
    .filter((filler) => filler.places.length > 0);
  const fillerCount = fillers.reduce((sum, filler) => sum + filler.places.length, 0);
  const count = (pattern: RegExp): number => answer.match(pattern)?.length ?? 0;
  const verbs = (pattern: RegExp): number => (language === 'es' ? count(pattern) : 0);
  const numbers = words.filter(
    (word, index) =>
      (/^\d/.test(word.text) || cues.numberWords.test(word.lower)) &&
      !(index > 0 && words[index - 1]?.end === word.start),
  ).length;
  return {
    words: words.length,
    sentences: sentences.length,
    fillers,
    fillerCount,
    wordsPerMinute: seconds ? Math.round((words.length * 60) / seconds) : null,
    fillersPerMinute: seconds ? roundToTenth((fillerCount * 60) / seconds) : null,
    wordsPerSentence: sentences.length === 0 ? 0 : roundToTenth(words.length / sentences.length),
    longest: longest ? { start: longest.start, end: longest.end } : null,
    longestWords: longest?.words ?? 0,
    i:
      count(cues.i) +
      verbs(
        /(?<!\p{L})(?!(?:porqu|despu|tambi|trav|caf|carn|comit|as|aqu|ah|all)[éí](?!\p{L}))\p{L}{2,}[éí](?!\p{L})|(?<!\p{L})(?:(?:pro|su|com|re)?puse|(?:des|re)?hice|dije|tuve|traje|pude|quise|estuve|vine|(?:con|re|pro|tra)duje)(?!\p{L})/giu,
      ),
    we: count(cues.we) + verbs(/(?<!\p{L})\p{Ll}{2,}(?:amos|imos|emos)(?!\p{L})/gu),
    numbers,
    hedges: count(cues.hedges),
  };
}

/** The answer with its fillers blanked out, character by character, so that positions stay as they are. */
export function blankFillers(answer: string): string {
  return speechOf(answer)
    .fillers.flatMap((filler) => filler.places)
    .reduce((text, { start, end }) => {
      const before = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
      const after = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return (
        text.slice(0, start - before) +
        ' '.repeat(before + end - start + after) +
        text.slice(end + after)
      );
    }, answer);
}
