// Thousands of candidates as rows, of which only those in view are drawn; more are read as one scrolls there.
import { Box, Button, Checkbox, TableSortLabel, Typography } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView, Sort } from '#domain/candidate/candidateView.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePrefetch } from '#ui/reading/usePaged.ts';
import { usePageRows } from '#ui/reading/useVirtualRows.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { CandidateRow, rowGrid } from './CandidateRow.tsx';
import { allOf, ranged, toggled, type Selection } from './selection.ts';

export interface CandidateTableProps {
  interviewId: string;
  jobLanguage: string;
  rows: readonly Stored<Candidate>[];
  more: boolean;
  loading: boolean;
  scanned: number;
  askMore: () => void;
  /** Null while a search decides the order. */
  view: CandidateView | null;
  look: (next: CandidateView) => void;
  selection: Selection;
  select: (next: Selection) => void;
  mayMove: boolean;
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
}

const ahead = 15;

export function CandidateTable({
  interviewId,
  jobLanguage,
  rows,
  more,
  loading,
  scanned,
  askMore,
  view,
  look,
  selection,
  select,
  mayMove,
  move,
}: CandidateTableProps) {
  const { t } = useTranslation(['pipeline', 'common']);
  const format = useFormat();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const { virtual, offset } = usePageRows(list, {
    count: rows.length,
    height: 53,
    keyAt: (index) => rows[index]?.id ?? String(index),
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const shown = rows.map(({ id }) => id);
  const chosen = shown.filter((id) => selection.ids.has(id)).length;

  usePrefetch({ more, loading, askMore }, rows.length, last, ahead);

  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const box = list.current?.querySelector<HTMLInputElement>(
      `input[data-row="${wanted.current}"]`,
    );
    if (box) {
      box.focus({ preventScroll: true });
      wanted.current = null;
    }
  });
  function step(event: KeyboardEvent, index: number): void {
    const next = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : null;
    const id = next === null ? undefined : shown[next];
    if (next === null || id === undefined) return;
    event.preventDefault();
    if (event.shiftKey)
      select(
        ranged(selection.anchor ? selection : toggled(selection, shown[index] ?? id), id, shown),
      );
    wanted.current = next;
    virtual.scrollToIndex(next, { align: 'auto' });
    list.current
      ?.querySelector<HTMLInputElement>(`input[data-row="${next}"]`)
      ?.focus({ preventScroll: true });
  }

  const heading = (label: string, by?: 'name' | 'submitted' | 'started') => {
    if (!by || !view)
      return (
        <Typography variant="caption" color="text.secondary" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
      );
    const isActive = view.sort.startsWith(by);
    const direction = view.sort.endsWith('asc') ? 'asc' : 'desc';
    const first = by === 'name' ? 'asc' : 'desc';
    const next = `${by}_${isActive ? (direction === 'asc' ? 'desc' : 'asc') : first}` as Sort;
    return (
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : first}
        onClick={() => look({ ...view, sort: next })}
        sx={{ typography: 'caption', fontWeight: 600 }}
      >
        {label}
      </TableSortLabel>
    );
  };
  const sortOf = (by: string): { 'aria-sort'?: 'ascending' | 'descending' } =>
    view?.sort.startsWith(by)
      ? { 'aria-sort': view.sort.endsWith('asc') ? 'ascending' : 'descending' }
      : {};

  return (
    <>
      <Box
        role="table"
        aria-label={t('title')}
        aria-rowcount={more ? -1 : rows.length + 1}
        data-testid="candidates"
        data-rows={rows.length}
      >
        <Box role="rowgroup">
          <Box
            role="row"
            aria-rowindex={1}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '44px minmax(0, 1fr)', ...rowGrid },
              columnGap: 1.5,
              px: { xs: 0.5, sm: 1.5 },
              minHeight: 44,
              alignItems: 'center',
              borderBlock: 1,
              borderColor: 'divider',
              bgcolor: 'background.sunken',
            }}
          >
            <Box role="columnheader">
              <Checkbox
                size="small"
                sx={{ p: 1.25 }}
                checked={rows.length > 0 && chosen === rows.length}
                indeterminate={chosen > 0 && chosen < rows.length}
                onChange={() => select(allOf(selection, shown))}
                slotProps={{ input: { 'aria-label': t('row.selectAll', { count: rows.length }) } }}
              />
            </Box>
            <Box role="columnheader" {...sortOf('name')}>
              {heading(t('column.name'), 'name')}
            </Box>
            {(['stage', 'submitted', 'waiting', 'scorecards', 'facts'] as const).map((column) => (
              <Box
                key={column}
                role="columnheader"
                {...(column === 'submitted' ? sortOf('submitted') : {})}
                sx={{
                  display: { xs: 'none', sm: column === 'facts' ? 'none' : 'block', lg: 'block' },
                }}
              >
                {heading(t(`column.${column}`), column === 'submitted' ? 'submitted' : undefined)}
              </Box>
            ))}
            <Box
              role="columnheader"
              sx={{ display: { xs: 'none', sm: 'block' }, position: 'relative' }}
            >
              <span style={visuallyHidden}>{t('move.to')}</span>
            </Box>
          </Box>
        </Box>
        <Box
          role="rowgroup"
          ref={list}
          sx={{ position: 'relative', height: virtual.getTotalSize() }}
        >
          {drawn.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <CandidateRow
                  key={item.key}
                  interviewId={interviewId}
                  jobLanguage={jobLanguage}
                  row={row}
                  index={item.index}
                  top={item.start - offset}
                  now={now}
                  isSelected={selection.ids.has(row.id)}
                  mayMove={mayMove}
                  select={(id, isRange) =>
                    select(isRange ? ranged(selection, id, shown) : toggled(selection, id))
                  }
                  step={step}
                  move={move}
                  measure={virtual.measureElement}
                />
              )
            );
          })}
        </Box>
      </Box>
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', px: 2, py: 1.25 }}
      >
        <Typography variant="body2" color="text.secondary" role="status">
          {loading
            ? t('common:loading')
            : t(more ? 'list.shownMore' : 'list.shown', {
                count: rows.length,
                number: format.number(rows.length),
              })}
          {more &&
            scanned > rows.length &&
            ` · ${t('list.looked', { number: format.number(scanned) })}`}
        </Typography>
        {more && !loading && (
          <Button size="small" onClick={askMore}>
            {t(scanned > rows.length ? 'list.lookFurther' : 'common:actions.loadMore')}
          </Button>
        )}
      </Box>
    </>
  );
}
