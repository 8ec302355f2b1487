// What people call a field of a draft, by its path.
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';

export function useFieldNames(content: DraftContent): (path: string) => string {
  const { t } = useTranslation('hiring');
  const names: Record<string, string> = {
    title: t('job.title'),
    level: t('job.level'),
    description: t('new.description'),
    language: t('job.language'),
    closesAt: t('candidateSide.closesAt'),
    name: t('competencies.name'),
    weight: t('competencies.weight'),
    text: t('questions.text'),
    kind: t('questions.kind'),
    minutes: t('questions.minutes'),
    followUpCap: t('questions.followUpCap'),
    followUps: t('questions.followUps'),
    lookFor: t('questions.lookFor'),
    modelAnswer: t('questions.modelAnswer'),
    competencyId: t('questions.competency'),
    type: t('kind.label'),
    retakes: t('answering.retakes'),
    formats: t('answering.formatsName'),
    thinkSeconds: t('answering.think'),
    maxSeconds: t('answering.length'),
  };
  const fieldName = (field: string): string => names[field] ?? field;
  const nameOf = (path: string): string => {
    const [list = '', id = '', field = '', index] = path.split('.');
    if (list === 'questions')
      return t('conflict.question', {
        number: content.questions.findIndex((question) => question.id === id) + 1,
        field:
          field === 'anchors'
            ? t('conflict.anchor', { level: Number(index) + 1 })
            : fieldName(field),
      });
    if (list === 'competencies')
      return t('conflict.competency', {
        name: content.competencies.find((competency) => competency.id === id)?.name ?? '',
        field: fieldName(field),
      });
    return fieldName(list);
  };
  return nameOf;
}
