// The columns of the candidates, by some of which they are sorted, and the box that selects all.
import { Box, Checkbox, TableSortLabel, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidateView, Sort } from '#domain/candidate/candidateView.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { rowGrid } from './CandidateRow.tsx';

interface Props {
  /** Null while a search decides the order. */
  view: CandidateView | null;
  onViewChange: (part: Partial<CandidateView>) => void;
  /** How many rows there are, and how many of them are selected. */
  count: number;
  chosen: number;
  onSelectAll: () => void;
}

export function CandidateTableHead({ view, onViewChange, count, chosen, onSelectAll }: Props) {
  const { t } = useTranslation('pipeline');
  const sortOf = (by: string): { 'aria-sort'?: 'ascending' | 'descending' } =>
    view?.sort.startsWith(by)
      ? { 'aria-sort': view.sort.endsWith('asc') ? 'ascending' : 'descending' }
      : {};

  return (
    <Box role="rowgroup">
      <Box
        role="row"
        aria-rowindex={1}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '44px minmax(0, 1fr)', ...rowGrid },
          columnGap: 1.5,
          px: { xs: 0.5, md: 1.5 },
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
            checked={count > 0 && chosen === count}
            indeterminate={chosen > 0 && chosen < count}
            onChange={onSelectAll}
            slotProps={{ input: { 'aria-label': t('row.selectAll', { count }) } }}
          />
        </Box>
        <Box role="columnheader" {...sortOf('name')}>
          <Heading label={t('column.name')} by="name" view={view} onViewChange={onViewChange} />
        </Box>
        {(['stage', 'submitted', 'waiting', 'scorecards', 'facts'] as const).map((column) => (
          <Box
            key={column}
            role="columnheader"
            {...(column === 'submitted' ? sortOf('submitted') : {})}
            sx={{
              display: { xs: 'none', md: column === 'facts' ? 'none' : 'block', lg: 'block' },
            }}
          >
            <Heading
              label={t(`column.${column}`)}
              by={column === 'submitted' ? 'submitted' : null}
              view={view}
              onViewChange={onViewChange}
            />
          </Box>
        ))}
        <Box
          role="columnheader"
          sx={{ display: { xs: 'none', md: 'block' }, position: 'relative' }}
        >
          <span style={visuallyHidden}>{t('move.to')}</span>
        </Box>
      </Box>
    </Box>
  );
}

/** The name of a column; pressed, it sorts by it. */
function Heading({
  label,
  by,
  view,
  onViewChange,
}: Pick<Props, 'view' | 'onViewChange'> & { label: string; by: 'name' | 'submitted' | null }) {
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
      onClick={() => onViewChange({ sort: next })}
      sx={{ typography: 'caption', fontWeight: 600 }}
    >
      {label}
    </TableSortLabel>
  );
}
