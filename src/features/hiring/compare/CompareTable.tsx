// Criteria by people: a table on wide screens, a card for each criterion on narrow ones, columns on paper. No totals, no order but the reader's.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  Button,
  Link as MuiLink,
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
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Compared } from '#data/review/compare.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { stageTones } from '#ui/product/stageTone.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { CompareEvidence } from './CompareEvidence.tsx';
import { CompareLevels } from './CompareLevels.tsx';

export interface Column {
  uid: string;
  name: string;
  person: Compared;
}
export interface CompareTableProps {
  interviewId: string;
  rubric: readonly RubricItem[];
  columns: readonly Column[];
  /** On paper: everything is unfolded and nothing can be pressed. */
  isPrint?: boolean;
}

interface Line {
  id: string;
  name: string;
  aside: string;
  cell: (column: Column, open: boolean) => ReactNode;
  unfolds: boolean;
}

function Head({
  interviewId,
  column: { uid, name, person },
  isPrint,
}: {
  interviewId: string;
  column: Column;
  isPrint: boolean;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const { session, mine } = person;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {isPrint ? (
        <Typography variant="subtitle1" component="span">
          {name}
        </Typography>
      ) : (
        <MuiLink
          component={Link}
          to={to('candidate', { interviewId, candidateUid: uid })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 24,
            fontWeight: 620,
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </MuiLink>
      )}
      {session && (
        <StatusChip
          label={t(`domain:stage.${pipelineStageOf(session.data)}`)}
          tone={stageTones[pipelineStageOf(session.data)]}
        />
      )}
      {session && !session.data.consent.ai && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.noAi')}
        </Typography>
      )}
      {!session && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.gone')}
        </Typography>
      )}
      {session && !mine && (
        <Typography variant="caption" color="text.secondary">
          {t('compare.ownFirst')}
        </Typography>
      )}
    </Stack>
  );
}

function Recommendation({ person: { mine, peers } }: { person: Compared }) {
  const { t } = useTranslation(['review', 'domain']);
  if (!mine)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('compare.closed')}
      </Typography>
    );
  const all = [
    { who: t('people.you'), review: mine },
    ...peers.map(({ review }) => ({ who: review.name || t('people.former'), review })),
  ];
  return (
    <>
      {all.map(({ who, review }, index) => (
        <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {who}:{' '}
          {t('scorecard.recommendation', {
            level: review.rating,
            words: t(`domain:recommendation.${review.rating as 1}`),
          })}
        </Typography>
      ))}
    </>
  );
}

export function CompareTable({ interviewId, rubric, columns, isPrint = false }: CompareTableProps) {
  const { t } = useTranslation('review');
  const { percent } = useFormat();
  const [open, setOpen] = useState<readonly string[]>([]);
  const lines: Line[] = [
    ...rubric.map(({ id, name, weight }): Line => ({
      id,
      name,
      aside: t('scorecard.weight', { weight: percent(weight / 100) }),
      unfolds: true,
      cell: ({ person }, isOpen) => (
        <>
          <CompareLevels person={person} competencyId={id} />
          {isOpen && <CompareEvidence person={person} competencyId={id} />}
        </>
      ),
    })),
    {
      id: 'recommendation',
      name: t('scorecard.overall'),
      aside: '',
      unfolds: false,
      cell: ({ person }) => <Recommendation person={person} />,
    },
  ];
  const isOpen = ({ id, unfolds }: Line): boolean => unfolds && (isPrint || open.includes(id));
  const toggle = (line: Line) =>
    line.unfolds && (
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen(line)}
        aria-label={t(isOpen(line) ? 'compare.hideOf' : 'compare.showOf', {
          competency: line.name,
        })}
        onClick={() =>
          setOpen(open.includes(line.id) ? open.filter((id) => id !== line.id) : [...open, line.id])
        }
        startIcon={<ExpandMoreIcon sx={{ transform: isOpen(line) ? 'rotate(180deg)' : 'none' }} />}
        sx={{ ml: -1 }}
      >
        {t(isOpen(line) ? 'compare.hide' : 'compare.show')}
      </Button>
    );
  // Rows of a table jump to the next page whole; the columns of a grid go on there. Names stand over every criterion.
  if (isPrint) {
    return lines.map((line) => (
      <Box
        key={line.id}
        component="section"
        sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="h4" component="h2" sx={{ breakAfter: 'avoid' }}>
          {line.name}{' '}
          <Typography component="span" variant="caption">
            {line.aside}
          </Typography>
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
            columnGap: 2,
            mt: 0.5,
          }}
        >
          {columns.map((column) => (
            <Box key={column.uid}>
              {line === lines[0] ? (
                <Head interviewId={interviewId} column={column} isPrint />
              ) : (
                <Typography variant="subtitle2" component="p">
                  {column.name}
                </Typography>
              )}
              {line.cell(column, isOpen(line))}
            </Box>
          ))}
        </Box>
      </Box>
    ));
  }
  return (
    <>
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
                  <Head interviewId={interviewId} column={column} isPrint={false} />
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
                  {toggle(line)}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.uid}>{line.cell(column, isOpen(line))}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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
                    <Head interviewId={interviewId} column={column} isPrint={false} />
                  ) : (
                    <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                      {column.name}
                    </Typography>
                  )}
                  {line.cell(column, isOpen(line))}
                </Box>
              ))}
            </Box>
            {toggle(line)}
          </Paper>
        ))}
      </Stack>
    </>
  );
}
