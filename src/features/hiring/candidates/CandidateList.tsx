// The candidates that a view or a search has found, with what can be done with several of them.
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundCandidatesSource, searchedWhole } from '#data/jobs/candidateSearch.ts';
import { candidatePages } from '#data/jobs/candidatePages.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { everybody, isSameView, type CandidateView } from '#domain/candidate/candidateView.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { BulkBar } from './BulkBar.tsx';
import { CandidateTable } from './CandidateTable.tsx';
import { nothing } from './selection.ts';
import type { CandidatesRead, ListedJob } from './listedCandidates.ts';

interface Props {
  job: ListedJob;
  uid: string;
  mayInvite: boolean;
  mayMove: boolean;
  view: CandidateView;
  onViewChange: (part: Partial<CandidateView>) => void;
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
}

export function CandidateList(props: Props) {
  const { job, view, uid, mayInvite } = props;
  const { t } = useTranslation('pipeline');
  const list = usePaged(candidatePages(job.jobRef, view, uid, useNow()));
  const { items, damaged, more, loading } = list;
  if (items.length === 0 && damaged.length === 0 && !more) {
    if (loading)
      return (
        <Box sx={{ p: 2 }}>
          <RowsSkeleton />
        </Box>
      );
    if (!isSameView(view, everybody))
      return (
        <EmptyState
          title={t('list.noneTitle')}
          text={t('list.noneHere')}
          action={{ label: t('filter.clear'), onClick: () => props.onViewChange(everybody) }}
        />
      );
    return (
      <EmptyState
        title={t('list.noneTitle')}
        text={t('list.noneText')}
        {...(mayInvite
          ? {
              action: {
                label: t('list.invite'),
                to: to(
                  'job',
                  { interviewId: job.jobRef.interviewId },
                  { query: { tab: 'invites' } },
                ),
              },
            }
          : {})}
      />
    );
  }
  return (
    <>
      <Rows {...props} list={list} />
      <DamagedRows damaged={damaged} />
    </>
  );
}

/** What was found by a name, in the order of the search: no filter, no pages. */
export function FoundList({ term, ...props }: Props & { term: string }) {
  const { t } = useTranslation('pipeline');
  const { items, isWhole } = useLive(foundCandidatesSource(props.job.jobRef, term));
  const note = isWhole ? null : t('search.partly', { count: searchedWhole });
  if (items.length === 0)
    return (
      <EmptyState title={t('search.noneTitle', { term })} text={note ?? t('search.noneText')} />
    );
  return (
    <>
      {note && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1.5, typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
      <Rows
        {...props}
        list={{
          items,
          more: false,
          loading: false,
          scanned: items.length,
          askMore: () => undefined,
        }}
        isFound
      />
    </>
  );
}

interface RowsProps extends Props {
  list: CandidatesRead;
  isFound?: boolean;
}

function Rows({ job, uid, mayMove, view, onViewChange, move, list, isFound = false }: RowsProps) {
  const [selection, select] = useState(nothing);
  return (
    <>
      <BulkBar
        jobRef={job.jobRef}
        title={job.title}
        uid={uid}
        rows={list.items}
        selection={selection}
        clear={() => select(nothing)}
        mayMove={mayMove}
      />
      <CandidateTable
        job={job}
        list={list}
        view={isFound ? null : view}
        onViewChange={onViewChange}
        selection={selection}
        select={select}
        mayMove={mayMove}
        move={move}
      />
    </>
  );
}
