// The levels of a job, as the word that a job interview shows in its language.
import { seniorities, type Seniority } from './reasons.ts';

const levelNames: Record<'en' | 'es', Record<Seniority, string>> = {
  en: {
    intern: 'Internship',
    junior: 'Junior',
    mid: 'Mid-level',
    senior: 'Senior',
    lead: 'Lead',
    executive: 'Executive',
  },
  es: {
    intern: 'Prácticas',
    junior: 'Júnior',
    mid: 'Intermedio',
    senior: 'Sénior',
    lead: 'Responsable de equipo',
    executive: 'Dirección',
  },
};

/** The word for a level in a language. */
export function formatLevel(seniority: Seniority, language: 'en' | 'es'): string {
  return levelNames[language][seniority];
}

/** A level's word in a language, given its word in either; a word that is none of ours stays. */
export function findLevel(word: string, language: 'en' | 'es'): string {
  const seniority = seniorities.find(
    (one) => levelNames.en[one] === word || levelNames.es[one] === word,
  );
  return seniority ? formatLevel(seniority, language) : word;
}
