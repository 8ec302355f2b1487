// Which attempts are shown: narrowed by competency, set and mode, in the address of the page.
import { useTranslation } from 'react-i18next';
import type { Stored } from '#domain/base/source.ts';
import {
  practiceModes,
  type PracticeAttempt,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import { useAddressParams } from '#ui/reading/useAddressParams.ts';

export const filterNames = ['competency', 'from', 'mode'] as const;
export type Filter = Record<(typeof filterNames)[number], string>;

/** Whether an attempt is among those that are asked for. */
export function passes(
  { data }: Stored<PracticeAttempt>,
  { competency, from, mode }: Filter,
): boolean {
  return (
    (competency === '' ||
      (data.competency ?? '').trim().toLowerCase() === competency.toLowerCase()) &&
    (from === '' || data.sessionId === from) &&
    (mode === '' || data.mode === mode)
  );
}

/** The filter, what each of its fields offers, and how it is changed. */
export function useAttemptFilter(
  recent: readonly Stored<PracticeAttempt>[],
  sets: readonly Stored<PracticeSession>[],
) {
  const { t } = useTranslation('stories');
  const [params, change] = useAddressParams();
  const filter: Filter = {
    competency: params.get('competency') ?? '',
    from: params.get('from') ?? '',
    mode: params.get('mode') ?? '',
  };
  const competencies = [
    ...new Map(
      recent.flatMap(({ data }) =>
        data.competency?.trim()
          ? [[data.competency.trim().toLowerCase(), data.competency.trim()]]
          : [],
      ),
    ).values(),
  ].toSorted((a, b) => a.localeCompare(b));
  const used = sets.filter(
    ({ id }) => id === filter.from || recent.some(({ data }) => data.sessionId === id),
  );
  const narrow = (name: keyof Filter, value: string): void => change({ [name]: value });
  const options: Record<keyof Filter, { value: string; label: string }[]> = {
    competency: competencies.map((name) => ({ value: name, label: name })),
    from: used.map(({ id, data }) => ({ value: id, label: data.title || t('untitledSet') })),
    mode: practiceModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) })),
  };
  const isNarrowed = filterNames.some((name) => filter[name] !== '');
  const showAll = (): void => change(Object.fromEntries(filterNames.map((name) => [name, null])));
  return { filter, options, narrow, showAll, isNarrowed };
}
