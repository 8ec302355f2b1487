// The whole question library by competency and language.
import { businessEn } from './questions/business.en.ts';
import { businessEs } from './questions/business.es.ts';
import type { CompetencyId, CompetencyText } from './questions/competencyText.ts';
import { fieldsEn } from './questions/fields.en.ts';
import { fieldsEs } from './questions/fields.es.ts';
import { growthEn } from './questions/growth.en.ts';
import { growthEs } from './questions/growth.es.ts';
import { makingEn } from './questions/making.en.ts';
import { makingEs } from './questions/making.es.ts';
import { peopleEn } from './questions/people.en.ts';
import { peopleEs } from './questions/people.es.ts';
import { serviceEn } from './questions/service.en.ts';
import { serviceEs } from './questions/service.es.ts';
import { techEn } from './questions/tech.en.ts';
import { techEs } from './questions/tech.es.ts';
import { trustEn } from './questions/trust.en.ts';
import { trustEs } from './questions/trust.es.ts';
import { workEn } from './questions/work.en.ts';
import { workEs } from './questions/work.es.ts';

const texts: Record<'en' | 'es', Record<CompetencyId, CompetencyText>> = {
  en: {
    ...workEn,
    ...peopleEn,
    ...growthEn,
    ...trustEn,
    ...fieldsEn,
    ...techEn,
    ...makingEn,
    ...serviceEn,
    ...businessEn,
  },
  es: {
    ...workEs,
    ...peopleEs,
    ...growthEs,
    ...trustEs,
    ...fieldsEs,
    ...techEs,
    ...makingEs,
    ...serviceEs,
    ...businessEs,
  },
};

/** The ids in the library, in a fixed order. */
export const libraryIds = Object.keys(texts.en) as CompetencyId[];

export function readCompetencyText(id: CompetencyId, language: 'en' | 'es'): CompetencyText {
  return texts[language][id];
}
