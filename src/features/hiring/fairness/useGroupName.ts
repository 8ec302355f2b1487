// Groups by their names in the reader's language; of two answers together too.
import { useTranslation } from 'react-i18next';
import type { Dimension } from '#domain/fairness/selfId.ts';

/** Gives the name of a group of one dimension, or of "one+other" of two. */
export function useGroupName(): (on: readonly Dimension[], name: string) => string {
  const { t } = useTranslation(['fairness', 'selfId']);
  const single = (dimension: Dimension | undefined, name: string): string =>
    name === 'none' || !dimension
      ? t('table.none')
      : t(`selfId:answer.${dimension}.${name}` as 'selfId:answer.gender.woman');
  return (on, name) => {
    const [a = '', b] = name.split('+');
    return b === undefined
      ? single(on[0], a)
      : t('table.both', { a: single(on[0], a), b: single(on[1], b) });
  };
}
