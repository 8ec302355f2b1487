// The candidates that a view or a search has found, with what can be done with several of them.
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { foundCandidates, searchedWhole } from '#data/jobs/candidateSearch.ts';
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

interface Props {
  place: JobRef;
  title: string;
  jobLanguage: string;
  uid: string;
  mayInvite: boolean;
  mayMove: boolean;
  view: CandidateView;
  look: (next: CandidateView) => void;
  move: (session: Stored<Candidate>, target: MoveTarget) => void;
}

export function CandidateList(props: Props) {
  const { place, view, uid, mayInvite } = props;
  const { t } = useTranslation('pipeline');
  const { items, damaged, more, loading, scanned, askMore } = usePaged(
    candidatePages(place, view, uid, useNow()),
  );
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
          action={{ label: t('filter.clear'), onClick: () => props.look(everybody) }}
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
                to: to('job', { interviewId: place.interviewId }, { query: { tab: 'invites' } }),
              },
            }
          : {})}
      />
    );
  }
  return (
    <>
      <Rows
        {...props}
        rows={items}
        more={more}
        loading={loading}
        scanned={scanned}
        askMore={askMore}
      />
      <DamagedRows damaged={damaged} />
    </>
  );
}

/** What was found by a name, in the order of the search: no filter, no pages. */
export function FoundList({ term, ...props }: Props & { term: string }) {
  const { t } = useTranslation('pipeline');
  const { items, isWhole } = useLive(foundCandidates(props.place, term));
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
        rows={items}
        more={false}
        loading={false}
        scanned={items.length}
        askMore={() => undefined}
        isFound
      />
    </>
  );
}

interface RowsProps extends Props {
  rows: readonly Stored<Candidate>[];
  more: boolean;
  loading: boolean;
  scanned: number;
  askMore: () => void;
  isFound?: boolean;
}

function Rows({
  place,
  title,
  jobLanguage,
  uid,
  mayMove,
  view,
  look,
  move,
  rows,
  more,
  loading,
  scanned,
  askMore,
  isFound = false,
}: RowsProps) {
  const [selection, select] = useState(nothing);
  return (
    <>
      <BulkBar
        jobRef={place}
        title={title}
        uid={uid}
        rows={rows}
        selection={selection}
        clear={() => select(nothing)}
        mayMove={mayMove}
      />
      <CandidateTable
        interviewId={place.interviewId}
        jobLanguage={jobLanguage}
        rows={rows}
        more={more}
        loading={loading}
        scanned={scanned}
        askMore={askMore}
        view={isFound ? null : view}
        look={look}
        selection={selection}
        select={select}
        mayMove={mayMove}
        move={move}
      />
    </>
  );
}
