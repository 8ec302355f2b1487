// The whole question library by competency and language.
import type { CompetencyId, CompetencyText } from './competencyText.ts';
import { fieldsEn } from './fields.en.ts';
import { fieldsEs } from './fields.es.ts';
import { workEn } from './work.en.ts';
import { workEs } from './work.es.ts';

const texts: Record<'en' | 'es', Partial<Record<CompetencyId, CompetencyText>>> = {
  en: { ...workEn, ...fieldsEn },
  es: { ...workEs, ...fieldsEs },
};

/** The ids in the library, in a fixed order. */
export const libraryIds = Object.keys(texts.en) as CompetencyId[];

export function competencyText(id: CompetencyId, language: 'en' | 'es'): CompetencyText | null {
  return texts[language][id] ?? null;
}
