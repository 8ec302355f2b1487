// The whole question library by competency and language.
import { businessEn } from './business.en.ts';
import { businessEs } from './business.es.ts';
import type { CompetencyId, CompetencyText } from './competencyText.ts';
import { fieldsEn } from './fields.en.ts';
import { fieldsEs } from './fields.es.ts';
import { growthEn } from './growth.en.ts';
import { growthEs } from './growth.es.ts';
import { makingEn } from './making.en.ts';
import { makingEs } from './making.es.ts';
import { peopleEn } from './people.en.ts';
import { peopleEs } from './people.es.ts';
import { serviceEn } from './service.en.ts';
import { serviceEs } from './service.es.ts';
import { techEn } from './tech.en.ts';
import { techEs } from './tech.es.ts';
import { trustEn } from './trust.en.ts';
import { trustEs } from './trust.es.ts';
import { workEn } from './work.en.ts';
import { workEs } from './work.es.ts';

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

export function competencyText(id: CompetencyId, language: 'en' | 'es'): CompetencyText {
  return texts[language][id];
}
