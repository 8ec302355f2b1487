// Thousands of candidates as rows, of which only those in view are drawn; more are read as one scrolls there.
import { Box } from '@mui/material';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/candidate/candidateView.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePrefetch } from '#ui/reading/usePaged.ts';
import { usePageRows } from '#ui/reading/useVirtualRows.ts';
import { CandidateRow } from './CandidateRow.tsx';
import { allOf, selectRange, toggleRow, type Selection } from './selection.ts';
import { CandidateTableFoot } from './CandidateTableFoot.tsx';
import { CandidateTableHead } from './CandidateTableHead.tsx';
import { useRowSteps } from './useRowSteps.ts';
import type { CandidatesRead, ListedJob } from './listedCandidates.ts';

export interface CandidateTableProps {
  job: ListedJob;
  list: CandidatesRead;
  /** Null while a search decides the order. */
  view: CandidateView | null;
  onViewChange: (part: Partial<CandidateView>) => void;
  selection: Selection;
  select: (next: Selection) => void;
  mayMove: boolean;
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
}

const ahead = 15;

export function CandidateTable({
  job,
  list,
  view,
  onViewChange,
  selection,
  select,
  mayMove,
  move,
}: CandidateTableProps) {
  const { t } = useTranslation('pipeline');
  const now = useNow();
  const { items: rows, more } = list;
  const box = useRef<HTMLDivElement>(null);
  const { virtual, offset } = usePageRows(box, {
    count: rows.length,
    height: 53,
    keyAt: (index) => rows[index]?.id ?? String(index),
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const shown = rows.map(({ id }) => id);
  const chosen = shown.filter((id) => selection.ids.has(id)).length;

  usePrefetch(list, rows.length, last, ahead);
  const step = useRowSteps(box, shown, selection, select, (index) =>
    virtual.scrollToIndex(index, { align: 'auto' }),
  );

  return (
    <>
      <Box
        role="table"
        aria-label={t('title')}
        aria-rowcount={more ? -1 : rows.length + 1}
        data-testid="candidates"
        data-rows={rows.length}
      >
        <CandidateTableHead
          view={view}
          onViewChange={onViewChange}
          count={rows.length}
          chosen={chosen}
          onSelectAll={() => select(allOf(selection, shown))}
        />
        <Box
          role="rowgroup"
          ref={box}
          sx={{ position: 'relative', height: virtual.getTotalSize() }}
        >
          {drawn.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <CandidateRow
                  key={item.key}
                  job={job}
                  row={row}
                  position={{
                    index: item.index,
                    top: item.start - offset,
                    measure: virtual.measureElement,
                  }}
                  now={now}
                  isSelected={selection.ids.has(row.id)}
                  select={(id, isRange) =>
                    select(isRange ? selectRange(selection, id, shown) : toggleRow(selection, id))
                  }
                  step={step}
                  move={mayMove ? move : null}
                />
              )
            );
          })}
        </Box>
      </Box>
      <CandidateTableFoot list={list} />
    </>
  );
}
