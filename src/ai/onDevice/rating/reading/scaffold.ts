// Words of interview questions without information about their subject ("tell me about a time …"), as folded stems of both languages.
import { stemOf } from '#domain/text/stem.ts';
import lists from './scaffold.words.json';

const stems = {
  en: new Set(lists.en.map((word) => stemOf(word, 'en'))),
  es: new Set(lists.es.map((word) => stemOf(word, 'es'))),
};

export function isScaffold(stem: string, language: 'en' | 'es'): boolean {
  return stems[language].has(stem);
}
