// The platform's log: searched by person, kind and days on the server, by words among what has come; page by page.
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actPages, superAdmins } from '#data/platform/platformCounts.ts';
import type { PlatformAuditEntry } from '#domain/platform/platform.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { ActList } from './ActList.tsx';
import { actKindNames, actKinds, type ActKind } from './actWords.ts';
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
  const people = useLive(superAdmins()).items;
  const [who, setWho] = useState('');
  const [kind, setKind] = useState<ActKind | ''>('');
  const [days, setDays] = useState({ from: '', until: '' });
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().toLowerCase());
  const names = new Map(
    people.map(({ id, data }) => [id, data.displayName ?? data.email ?? t('people.unknown')]),
  );
  const keeps = ({ data }: Stored<PlatformAuditEntry>): boolean =>
    [words(data.action), names.get(data.actorUid) ?? '', data.target, data.reason ?? '']
      .join(' ')
      .toLowerCase()
      .includes(search);
  const last = dayOf(days.until);
  const source = actPages({
    who: who || null,
    actions: kind === '' ? null : actKinds[kind],
    from: dayOf(days.from),
    until: last && new Date(last.getTime() + day),
    named: search ? `${i18n.language}/${search}` : '',
    keeps: search ? keeps : undefined,
  });
  const field = { size: 'small', sx: { flex: '1 1 160px' } } as const;
  const shrink = { inputLabel: { shrink: true } };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        role="search"
        aria-label={t('log.search')}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        <TextField
          {...field}
          type="search"
          label={t('log.words')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          {...field}
          select
          label={t('log.person')}
          value={who}
          onChange={({ target }) => setWho(target.value)}
          slotProps={{ ...shrink, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('log.anyone')}</MenuItem>
          {people.map(({ id }) => (
            <MenuItem key={id} value={id}>
              {names.get(id)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...field}
          select
          label={t('log.kind')}
          value={kind}
          onChange={({ target }) => setKind(actKindNames.find((one) => one === target.value) ?? '')}
          slotProps={{ ...shrink, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('log.anything')}</MenuItem>
          {actKindNames.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`log.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...field}
          type="date"
          label={t('log.from')}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
          slotProps={shrink}
        />
        <TextField
          {...field}
          type="date"
          label={t('log.until')}
          value={days.until}
          onChange={({ target }) => setDays({ ...days, until: target.value })}
          slotProps={shrink}
        />
      </Stack>
      <Boundary
        key={`${who}/${kind}/${days.from}/${days.until}`}
        fallback={<RowsSkeleton rows={3} />}
      >
        <ActList
          source={source}
          label={t('overview.acts')}
          none={search || who || kind || days.from || days.until ? t('log.none') : undefined}
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
