// One candidate as a row: a line of a table on a wide screen, a small card on a phone.
import { Box, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countDaysWaiting } from '#domain/candidate/candidateView.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { stageTones } from '#ui/product/stageTone.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useShownName } from '#ui/product/useShownName.ts';
import { MoveMenu } from './MoveMenu.tsx';
import type { ListedJob } from './listedCandidates.ts';

/** Columns of a wide screen: checkbox, name, stage, submitted, waiting, scorecards, facts, menu. */
export const rowGrid = {
  md: '44px minmax(140px, 1.6fr) 124px minmax(130px, 1fr) 84px 84px 44px',
  lg: '44px minmax(160px, 1.6fr) 132px minmax(150px, 1fr) 96px 96px minmax(120px, 0.9fr) 44px',
} as const;

/** The position of a row among those that are drawn. */
interface RowPosition {
  index: number;
  top: number;
  measure: Ref<HTMLDivElement>;
}

export interface CandidateRowProps {
  job: ListedJob;
  row: Stored<Candidate>;
  position: RowPosition;
  now: Date;
  isSelected: boolean;
  /** Selects; `isRange` when Shift was held. */
  select: (id: string, isRange: boolean) => void;
  /** An arrow key on the checkbox. */
  step: (event: KeyboardEvent, index: number) => void;
  /** Null for whoever may not move candidates. */
  move: ((session: Stored<Candidate>, target: MoveTarget) => void) | null;
}

/** A cell with its own heading where there is no column to stand in. */
function Cell({
  label,
  children,
  wide = false,
  isEmpty = false,
}: {
  label?: string;
  children: ReactNode;
  wide?: boolean;
  /** Says nothing: not shown on a phone. */
  isEmpty?: boolean;
}) {
  return (
    <Box
      role="cell"
      sx={{
        minWidth: 0,
        display: { xs: isEmpty ? 'none' : 'block', md: wide ? 'none' : 'block', lg: 'block' },
        gridColumn: { xs: '2', md: 'auto' },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {label && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: { md: 'none' } }}
        >
          {label}:{' '}
        </Typography>
      )}
      {children}
    </Box>
  );
}

export function CandidateRow({
  job,
  row,
  position: { index, top, measure },
  now,
  isSelected,
  select,
  step,
  move,
}: CandidateRowProps) {
  const { t } = useTranslation('pipeline');
  const { data: session } = row;
  const name = useShownName()(session.displayName);
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      ref={measure}
      data-index={index}
      data-testid="candidate-row"
      data-candidate={row.id}
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        transform: `translateY(${top}px)`,
        display: 'grid',
        gridTemplateColumns: { xs: '44px minmax(0, 1fr) 44px', ...rowGrid },
        alignItems: { xs: 'start', md: 'center' },
        columnGap: 1.5,
        rowGap: 0.25,
        px: { xs: 0.5, md: 1.5 },
        py: { xs: 1.25, md: 0.5 },
        minHeight: 53,
        scrollMarginBlock: '72px 88px',
        '& input, & a, & button': { scrollMarginBlock: '72px 88px' },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'action.selected' : undefined,
        '&:hover': { bgcolor: isSelected ? 'action.selected' : 'action.hover' },
      }}
    >
      <Box role="cell" sx={{ gridRow: { xs: '1', md: 'auto' } }}>
        <Checkbox
          size="small"
          checked={isSelected}
          sx={{ p: 1.25 }}
          onKeyDown={(event) => step(event, index)}
          onClick={(event: MouseEvent) => select(row.id, event.shiftKey)}
          slotProps={{
            input: { 'aria-label': t('row.select', { name }), 'data-row': index } as object,
          }}
        />
      </Box>
      <Box role="cell" sx={{ minWidth: 0, pt: { xs: 1, md: 0 }, gridRow: { xs: '1', md: 'auto' } }}>
        <MuiLink
          component={Link}
          to={to('candidate', { interviewId: job.jobRef.interviewId, candidateUid: row.id })}
          color="text.primary"
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
      </Box>
      <CandidateCells job={job} session={session} now={now} />
      <Box
        role="cell"
        sx={{
          gridColumn: { xs: '3', md: 'auto' },
          gridRow: { xs: '1', md: 'auto' },
          justifySelf: 'end',
        }}
      >
        {move && session.status === 'submitted' && <MoveMenu session={row} move={move} />}
      </Box>
    </Box>
  );
}

/** A candidate's stage, since when, and what is worth knowing about them. */
function CandidateCells({ job, session, now }: { job: ListedJob; session: Candidate; now: Date }) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const format = useFormat();
  const stage = pipelineStageOf(session);
  const waited = countDaysWaiting(session, now);
  const spoken = languages.find((one) => one === session.language && one !== job.language);
  const facts = [session.ai ? null : t('facts.noAi'), spoken ? languageNames[spoken] : null].filter(
    (fact) => fact !== null,
  );
  const when = session.submittedAt
    ? format.dateTime(session.submittedAt)
    : session.startedAt
      ? t('row.started', { when: format.relative(session.startedAt, now) })
      : '–';
  return (
    <>
      <Cell>
        <StatusChip label={t(`domain:stage.${stage}`)} tone={stageTones[stage]} />
      </Cell>
      <Cell label={session.submittedAt ? t('column.submitted') : undefined}>
        <Typography component="span" variant="body2">
          {when}
        </Typography>
      </Cell>
      <Cell label={t('column.waiting')} isEmpty={waited === null}>
        <Typography
          component="span"
          variant="body2"
          color={waited === null ? 'text.secondary' : 'text.primary'}
        >
          {waited === null ? '–' : t('row.days', { count: waited })}
        </Typography>
      </Cell>
      <Cell label={t('column.scorecards')} isEmpty={!session.reviewers?.length}>
        <Typography component="span" variant="body2">
          {format.number(session.reviewers?.length ?? 0)}
        </Typography>
      </Cell>
      <Cell wide isEmpty={facts.length === 0}>
        <Typography component="span" variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Cell>
    </>
  );
}
