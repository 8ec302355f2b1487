// All attempts, latest first and page by page, narrowed by competency, set and mode; above them how answers developed.
import HistoryIcon from '@mui/icons-material/History';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, List, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { attemptPages } from '#data/seeker/practice.ts';
import type { PracticeAttempt } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { AttemptRow } from './AttemptRow.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { PrintedHistory } from './PrintedHistory.tsx';
import { TrendPanel } from './TrendPanel.tsx';
import { filterNames, passes, useAttemptFilter, type Filter } from './useAttemptFilter.ts';

const most = 100;

export function HistoryList({ uid }: { uid: string }) {
  const { t } = useTranslation(['stories', 'common']);
  const recent = useLive(seekerDocumentsSource(uid, 'practiceAttempts', most));
  if (recent.items.length === 0 && recent.damaged.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<HistoryIcon />}
          title={t('history.none')}
          text={t('history.noneText')}
          action={{ label: t('history.practise'), to: toPrepLink({ tab: 'practise' }) }}
        />
      </Panel>
    );
  return (
    <Stack spacing={3}>
      <TrendPanel attempts={recent.items} isCut={recent.more} />
      <Attempts uid={uid} recent={recent.items} />
    </Stack>
  );
}

function Attempts({ uid, recent }: { uid: string; recent: readonly Stored<PracticeAttempt>[] }) {
  const { t } = useTranslation(['stories', 'common']);
  const [printing, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', most)).items;
  const { filter, options, narrow, showAll, isNarrowed } = useAttemptFilter(recent, sets);
  const list = usePaged(
    attemptPages(uid, JSON.stringify(filter), (attempt) => passes(attempt, filter)),
  );
  const set = sets.find(({ id }) => id === filter.from);
  return (
    <Panel
      title={t('history.title')}
      flush
      actions={
        <Button
          startIcon={<PrintIcon />}
          disabled={list.items.length === 0}
          onClick={() => setPrinting(true)}
        >
          {t(set ? 'history.printSet' : 'history.print')}
        </Button>
      }
    >
      <Searching>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
        >
          {filterNames.map((name) => (
            <FilterField
              key={name}
              choices={options[name]}
              value={filter[name]}
              name={name}
              narrow={narrow}
            />
          ))}
        </Stack>
      </Searching>
      <List disablePadding aria-label={t('history.title')}>
        {list.items.map((attempt) => (
          <AttemptRow
            key={attempt.id}
            attempt={attempt}
            set={sets.find(({ id }) => id === attempt.data.sessionId)?.data.title ?? null}
          />
        ))}
      </List>
      {list.loading && <RowsSkeleton rows={3} />}
      {!list.loading && list.items.length === 0 && !list.more && (
        <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>
          {t('history.noneFound')}
        </Typography>
      )}
      <DamagedRows damaged={list.damaged} />
      {(list.more || isNarrowed) && (
        <MoreAttempts
          more={list.more}
          loading={list.loading}
          onMore={list.askMore}
          isNarrowed={isNarrowed}
          onShowAll={showAll}
        />
      )}
      {printing && (
        <PrintedHistory
          title={set?.data.title ?? t('history.title')}
          attempts={list.items}
          onDone={stopPrinting}
        />
      )}
    </Panel>
  );
}

interface FilterFieldProps {
  choices: { value: string; label: string }[];
  value: string;
  name: (typeof filterNames)[number];
  narrow: (name: keyof Filter, value: string) => void;
}

/** Narrows the attempts by one property. */
function FilterField({ choices, value, name, narrow }: FilterFieldProps) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={t(`history.filter.${name}`)}
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={(event) => narrow(name, event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t(`history.all.${name}`)}</MenuItem>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface MoreAttemptsProps {
  more: boolean;
  loading: boolean;
  onMore: () => void;
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The way to more attempts, or back to all. */
function MoreAttempts({ more, loading, onMore, isNarrowed, onShowAll }: MoreAttemptsProps) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <Stack direction="row" spacing={1} sx={{ px: { xs: 1, sm: 2 }, py: 1.5 }}>
      {more && (
        <Button loading={loading} onClick={onMore}>
          {t('common:actions.loadMore')}
        </Button>
      )}
      {isNarrowed && <Button onClick={onShowAll}>{t('history.showAll')}</Button>}
    </Stack>
  );
}
