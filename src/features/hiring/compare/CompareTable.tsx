// Criteria by people: a table on wide screens, a card for each criterion on narrow ones, columns in print. No totals, no order but the reader's.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  Button,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { CompareHead } from './CompareHead.tsx';
import { ComparePrint } from './ComparePrint.tsx';
import { useCompareLines, type Column, type CompareLine } from './useCompareLines.tsx';

export interface CompareTableProps {
  interviewId: string;
  rubric: readonly RubricItem[];
  columns: readonly Column[];
  /** In print: everything is unfolded and nothing can be pressed. */
  isPrint?: boolean;
}

export function CompareTable({ interviewId, rubric, columns, isPrint = false }: CompareTableProps) {
  const lines = useCompareLines(rubric);
  const [open, setOpen] = useState<readonly string[]>([]);
  if (isPrint) return <ComparePrint interviewId={interviewId} lines={lines} columns={columns} />;
  const list: ShapeProps = {
    interviewId,
    lines,
    columns,
    open,
    toggle: (id) =>
      setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
  };
  return (
    <>
      <WideTable {...list} />
      <NarrowCards {...list} />
    </>
  );
}

interface ShapeProps {
  interviewId: string;
  lines: readonly CompareLine[];
  columns: readonly Column[];
  /** Ids of the lines that are unfolded. */
  open: readonly string[];
  toggle: (id: string) => void;
}
const isOpen = ({ id, unfolds }: CompareLine, open: readonly string[]): boolean =>
  unfolds && open.includes(id);

function Unfold({
  line,
  isOpen: isUnfolded,
  toggle,
}: {
  line: CompareLine;
  isOpen: boolean;
  toggle: (id: string) => void;
}) {
  const { t } = useTranslation('review');
  if (!line.unfolds) return null;
  return (
    <Button
      size="small"
      color="secondary"
      aria-expanded={isUnfolded}
      aria-label={t(isUnfolded ? 'compare.hideOf' : 'compare.showOf', {
        competency: line.name,
      })}
      onClick={() => toggle(line.id)}
      startIcon={<ExpandMoreIcon sx={{ transform: isUnfolded ? 'rotate(180deg)' : 'none' }} />}
      sx={{ ml: -1 }}
    >
      {t(isUnfolded ? 'compare.hide' : 'compare.show')}
    </Button>
  );
}

function WideTable({ interviewId, lines, columns, open, toggle }: ShapeProps) {
  const { t } = useTranslation('review');
  return (
    <TableContainer tabIndex={0} sx={{ display: { xs: 'none', md: 'block' } }}>
      <Table
        aria-label={t('compare.title')}
        data-testid="compare-table"
        sx={{
          tableLayout: 'fixed',
          '& td, & th': { verticalAlign: 'top' },
          minWidth: 200 + columns.length * 220,
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 200 }}>{t('compare.criterion')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.uid}>
                <CompareHead interviewId={interviewId} column={column} isPrint={false} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {line.name}
                </Typography>
                <Typography variant="caption" color="text.secondary" component="p">
                  {line.aside}
                </Typography>
                <Unfold line={line} isOpen={isOpen(line, open)} toggle={toggle} />
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.uid}>{line.cell(column, isOpen(line, open))}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function NarrowCards({ interviewId, lines, columns, open, toggle }: ShapeProps) {
  return (
    <Stack spacing={2} sx={{ display: { xs: 'flex', md: 'none' } }} data-testid="compare-cards">
      {lines.map((line) => (
        <Paper
          key={line.id}
          variant="outlined"
          component="section"
          aria-label={line.name}
          sx={{ p: 2 }}
        >
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {line.name}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {line.aside}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {columns.map((column) => (
              <Box
                component="li"
                key={column.uid}
                sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
              >
                {line === lines[0] ? (
                  <CompareHead interviewId={interviewId} column={column} isPrint={false} />
                ) : (
                  <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                    {column.name}
                  </Typography>
                )}
                {line.cell(column, isOpen(line, open))}
              </Box>
            ))}
          </Box>
          <Unfold line={line} isOpen={isOpen(line, open)} toggle={toggle} />
        </Paper>
      ))}
    </Stack>
  );
}
