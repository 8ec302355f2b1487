// Trades and posts that resumes name beside those of postings (#ai/onDevice/posting/roleNouns.ts), in English and Spanish.
import lists from './roleWords.words.json';

/** Words that name a trade or a post in a resume. */
export const roleWords: ReadonlySet<string> = new Set([...lists.en, ...lists.es]);
