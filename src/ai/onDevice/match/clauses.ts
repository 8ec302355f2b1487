// The sentences of a resume, each with what it says about itself: done, wished for, begun, run out, or denied.
import { inWords } from '#domain/wordLimits.ts';
import type { ParsedResume } from '#domain/resume.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#ai/onDevice/text/sentences.ts';
import { folded, stemOf } from '#ai/onDevice/text/stem.ts';
import type { Seen } from './resumeLines.ts';

export type Standing = 'done' | 'begun' | 'expired' | 'wished' | 'denied';
export interface Clause { line: number; start: number; end: number; text: string; standing: Standing; kind: Seen['kind']; stems: readonly string[] }

const denied = inWords(/\b(?:not|never|no|nor|without|cannot|can['’]t|don['’]t|doesn['’]t|haven['’]t|didn['’]t|isn['’]t|none|ends with|done by an? (?:outside|external)|sin|nunca|jam[aá]s|tampoco|ning[uú]n[oa]?|los? tra[ií]a|la deja lista)\b/iu);
const deniedOther = inWords(/\b(?:not renewed|not yet arranged|not used|no accidents|no points|not only|no matter|no further|not just|no later|sin prisas|sin prisa|no solo|no s[oó]lo|sin incidencias|sin accidentes|sin pr[aá]ctica|cuando algo no|so nobody|without hands)\b/iu);
const wished = inWords(/\b(?:would (?:like|love|welcome)|want to learn|wish|hope to|keen to learn|happy to learn|willing to learn|eager to learn|next on my list|(?:interested|interest) in (?:learning|working)|like to (?:learn|get into)|plan(?:ning)? to learn|looking forward to|love (?:eating|going)|me gustar[ií]a|quisiera|me encantar[ií]a|pr[oó]ximo objetivo|deseo|ganas de aprender|quiero aprender|aprender[eé]|formarme|con inter[eé]s en)\b/iu);
const begun = inWords(/\b(?:expected|in progress|ongoing|studying for|studying towards|working towards|exam booked|booked for|part[- ]qualified|papers? passed|(?:first|second|third|final)[- ]year (?:student|of)|currently (?:studying|enrolled)|enrolled|started (?:in )?(?:\p{Lu}\p{Ll}+ )?20\d\d|en curso|cursando|fin previsto|previst[oa] (?:para|en)|(?:primer|segundo|tercer|[uú]ltimo) curso|estudiando|prepar[aá]ndome|pendiente de)\b/iu);
const expired = inWords(/\b(?:expired|lapsed|ran out|run out|out of date|no longer valid|not renewed|caducad[oa]s?|vencid[oa]s?|sin renovar|expir[oó])\b/iu);

function standingOf(text: string): Standing {
  if (expired.test(text)) return 'expired';
  if (begun.test(text)) return 'begun';
  if (wished.test(text)) return 'wished';
  return denied.test(text.replace(deniedOther, ' ')) ? 'denied' : 'done';
}

/** The content words of a text as stems in one language. */
export function contentStems(text: string, language: 'en' | 'es'): string[] {
  return wordsOf(text).map(({ lower }) => lower).filter((word) => !isFunctionWord(word, 'en') && !isFunctionWord(word, 'es')).map((word) => stemOf(folded(word), language));
}

/** The clauses of one line with their places in it: sentences, and what semicolons and dots between parts cut. */
export function clausesIn(line: string): { start: number; end: number; text: string; standing: Standing }[] {
  return sentencesOf(line).flatMap((sentence) => {
    let from = sentence.start;
    return sentence.text.split(/(?<=[;·|•])/u).flatMap((part) => {
      const text = part.trim();
      const start = from + part.indexOf(text);
      from += part.length;
      return text === '' ? [] : [{ start, end: start + text.length, text, standing: standingOf(text) }];
    });
  });
}

/** The clauses of the lines that say something of the person, in order. */
export function clausesOf(seen: readonly Seen[], language: 'en' | 'es'): Clause[] {
  return seen.flatMap(({ line, text, kind }) => clausesIn(text).map((clause) => ({ ...clause, line, kind, stems: contentStems(clause.text, language) })));
}

/** The language that a resume is written in, by its small words. */
export function isSpanish({ lines }: Pick<ParsedResume, 'lines'>): boolean {
  const words = wordsOf(lines.join('\n').slice(0, 20_000)).map(({ lower }) => lower);
  const count = (language: 'en' | 'es'): number => words.filter((word) => isFunctionWord(word, language)).length;
  return count('es') > count('en');
}
