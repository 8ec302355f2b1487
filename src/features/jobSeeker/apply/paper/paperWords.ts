// The few words that stand on a resume itself, in the resume's own language, which need not be the screen's.
export type PaperLanguage = 'en' | 'es';
export type PaperPart =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications';

export const paperWords: Record<
  PaperLanguage,
  { parts: Record<PaperPart, string>; months: readonly string[]; present: string }
> = {
  en: {
    parts: {
      summary: 'Profile',
      experience: 'Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certifications: 'Certifications',
    },
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    present: 'Present',
  },
  es: {
    parts: {
      summary: 'Perfil',
      experience: 'Experiencia',
      education: 'Formación',
      skills: 'Competencias',
      languages: 'Idiomas',
      certifications: 'Certificaciones',
    },
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    present: 'actualidad',
  },
};

/** "2021-03" as "Mar 2021" or "mar 2021"; a bare year stays one. */
function paperDate(date: string, language: PaperLanguage): string {
  const month = Number(date.slice(5, 7));
  return month > 0
    ? `${paperWords[language].months[month - 1] ?? ''} ${date.slice(0, 4)}`
    : date.slice(0, 4);
}

/** A period with an en dash; empty when nothing is known. */
export function paperPeriod(
  start: string | null,
  end: string | null,
  current: boolean,
  language: PaperLanguage,
): string {
  const to = end ? paperDate(end, language) : current ? paperWords[language].present : '';
  return [start ? paperDate(start, language) : '', to].filter(Boolean).join(' – ');
}
