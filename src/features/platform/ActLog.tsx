// The platform's log: searched by person, kind and days on the server, by words among what has come; page by page.
import { Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actPages, superAdminsSource } from '#data/platform/platformCounts.ts';
import type { PlatformAuditEntry } from '#domain/platform/platform.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { ActList } from './ActList.tsx';
import { ActFilters, everyAct, type ActFilter } from './ActFilters.tsx';
import { actKinds } from './actWords.ts';
import { useActWords } from './useActWords.ts';

const day = 86_400_000;

/** The beginning of a day as it is typed, here; null when nothing is. */
function dayOf(typed: string): Date | null {
  const date = new Date(`${typed}T00:00:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function ActLog() {
  const { t, i18n } = useTranslation('superAdmin');
  const words = useActWords();
  const people = useLive(superAdminsSource()).items;
  const [filter, setFilter] = useState<ActFilter>(everyAct);
  const { who, kind, from, until } = filter;
  const search = useDeferredValue(filter.words.trim().toLowerCase());
  const names = new Map(
    people.map(({ id, data }) => [id, data.displayName ?? data.email ?? t('people.unknown')]),
  );
  const keeps = ({ data }: Stored<PlatformAuditEntry>): boolean =>
    [words(data.action), names.get(data.actorUid) ?? '', data.target, data.reason ?? '']
      .join(' ')
      .toLowerCase()
      .includes(search);
  const last = dayOf(until);
  const source = actPages({
    who: who || null,
    actions: kind === '' ? null : actKinds[kind],
    from: dayOf(from),
    until: last && new Date(last.getTime() + day),
    named: search ? `${i18n.language}/${search}` : '',
    keeps: search ? keeps : undefined,
  });
  return (
    <>
      <ActFilters
        filter={filter}
        people={people.map(({ id }) => ({ id, name: names.get(id) }))}
        onChange={(next) => setFilter({ ...filter, ...next })}
      />
      <Boundary key={`${who}/${kind}/${from}/${until}`} fallback={<RowsSkeleton rows={3} />}>
        <ActList
          source={source}
          label={t('overview.acts')}
          none={search || who || kind || from || until ? t('log.none') : undefined}
        />
      </Boundary>
      {search && (
        <Typography variant="caption" color="text.secondary" component="p">
          {t('log.wordsHelp')}
        </Typography>
      )}
    </>
  );
}
