// The candidates of a job, as a table or as a board; never sorted by a rating.
// Reads: 50 sessions (table), and 10 counts once the numbers beside or below come near; in the board 9 counts and up to 15 per column, 75 where "submitted" has to be looked for, then 50 or 15 for each page that is scrolled to; a search at most 300 once, and 20 per spelling beyond them.
import { Box } from '@mui/material';
import { lazy, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { questionCount } from '#domain/jobs/questionNumbers.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { WhenSeen } from '#ui/page/WhenSeen.tsx';
import { AccommodationRequests } from '#features/hiring/invitations/AccommodationRequests.tsx';
import { CandidatesFirst } from './CandidatesFirst.tsx';
import { EvaluationsPanel } from '#features/hiring/evaluation/EvaluationsPanel.tsx';
import { Funnel } from './Funnel.tsx';
import { CandidateList, FoundList } from '#features/hiring/candidates/CandidateList.tsx';
import { Toolbar } from '#features/hiring/candidates/Toolbar.tsx';
import { useCandidateView } from '#features/hiring/candidates/useCandidateView.ts';
import { useMoves } from '#features/hiring/candidates/useMoves.ts';

// What only some visits need.
const Board = lazy(() =>
  import('#features/hiring/candidates/board/Board.tsx').then((part) => ({ default: part.Board })),
);
const DecideDialog = lazy(() =>
  import('#features/hiring/candidates/DecideDialog.tsx').then((part) => ({
    default: part.DecideDialog,
  })),
);
const ExportDialog = lazy(() =>
  import('#features/hiring/candidates/bulk/ExportDialog.tsx').then((part) => ({
    default: part.ExportDialog,
  })),
);

interface CandidatesTabProps {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  mayInvite: boolean;
}

export function CandidatesTab({ jobRef, uid, job, mayInvite }: CandidatesTabProps) {
  const { t } = useTranslation('pipeline');
  const state = useCandidateView();
  const [term, setTerm] = useState('');
  const [isExporting, setExporting] = useState(false);
  const moves = useMoves(jobRef, uid);
  const sought = useDeferredValue(term.trim());
  return (
    <>
      <CandidatesFirst
        isWide={state.shape === 'board'}
        candidates={(jump) => (
          <Panel title={t('title')} lead={t('lead')} actions={jump} flush>
            <Toolbar
              orgId={jobRef.orgId}
              uid={uid}
              state={state}
              term={term}
              search={setTerm}
              onExport={() => setExporting(true)}
            />
            <Candidates
              jobRef={jobRef}
              uid={uid}
              job={job}
              state={state}
              moves={moves}
              sought={sought}
              mayInvite={mayInvite}
            />
          </Panel>
        )}
        progress={
          <WhenSeen height={320}>
            <JobProgress
              jobRef={jobRef}
              uid={uid}
              job={job}
              isTable={state.shape === 'table'}
              mayInvite={mayInvite}
            />
          </WhenSeen>
        }
      />
      <Boundary fallback={null}>
        {moves.asked && (
          <DecideDialog jobRef={jobRef} uid={uid} asked={moves.asked} onClose={moves.settle} />
        )}
      </Boundary>
      <Boundary fallback={null}>
        {isExporting && (
          <ExportDialog
            jobRef={jobRef}
            title={job.title}
            uid={uid}
            view={state.view}
            isBlind={job.blind === true}
            onClose={() => setExporting(false)}
          />
        )}
      </Boundary>
    </>
  );
}

/** The table or the board, or what a search found. */
function Candidates({
  jobRef,
  uid,
  job,
  state,
  moves,
  sought,
  mayInvite,
}: CandidatesTabProps & {
  state: ReturnType<typeof useCandidateView>;
  moves: ReturnType<typeof useMoves>;
  /** What is searched for; empty when nothing is. */
  sought: string;
}) {
  const list = {
    job: { jobRef, title: job.title, language: job.language ?? 'en' },
    uid,
    mayInvite,
    mayMove: mayInvite,
    view: state.view,
    onViewChange: state.onViewChange,
    move: moves.move,
  };
  return (
    <Boundary
      key={`${state.shape}${sought ? 'search' : ''}`}
      fallback={
        <Box sx={{ p: 2 }}>
          <RowsSkeleton />
        </Box>
      }
    >
      {state.shape === 'board' ? (
        <Board jobRef={jobRef} moves={moves} mayMove={mayInvite} />
      ) : sought ? (
        <FoundList {...list} term={sought} />
      ) : (
        <CandidateList key={JSON.stringify(state.view)} {...list} />
      )}
    </Boundary>
  );
}

/** How far the job is: its funnel beside the table, requests for accommodations, the AI's evaluations. */
function JobProgress({
  jobRef,
  uid,
  job,
  isTable,
  mayInvite,
}: CandidatesTabProps & { isTable: boolean }) {
  return (
    <>
      {isTable && (
        <Panel>
          <Boundary fallback={<RowsSkeleton rows={1} />}>
            <Funnel {...jobRef} mayInvite={mayInvite} />
          </Boundary>
        </Panel>
      )}
      {mayInvite && (
        <Boundary fallback={null} failed={() => null}>
          <AccommodationRequests jobRef={jobRef} uid={uid} job={job} />
        </Boundary>
      )}
      <Boundary fallback={null}>
        <EvaluationsPanel
          jobRef={jobRef}
          questions={questionCount(job.questionIds)}
          mayQueue={mayInvite}
        />
      </Boundary>
    </>
  );
}
