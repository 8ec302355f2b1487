// The few words that are printed on a resume itself, in the resume's own language, which need not be the screen's.
export type DocumentLanguage = 'en' | 'es';
export type DocumentPart =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications';

export const documentLabels: Record<
  DocumentLanguage,
  { parts: Record<DocumentPart, string>; months: readonly string[]; present: string }
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
function formatDocumentDate(date: string, language: DocumentLanguage): string {
  const month = Number(date.slice(5, 7));
  return month > 0
    ? `${documentLabels[language].months[month - 1] ?? ''} ${date.slice(0, 4)}`
    : date.slice(0, 4);
}

/** A period with an en dash; empty when nothing is known. */
export function formatDocumentPeriod(
  start: string | null,
  end: string | null,
  current: boolean,
  language: DocumentLanguage,
): string {
  const to = end
    ? formatDocumentDate(end, language)
    : current
      ? documentLabels[language].present
      : '';
  return [start ? formatDocumentDate(start, language) : '', to].filter(Boolean).join(' – ');
}
