// What can be done with the selected candidates: move them, compare a few, save them as a file. Nobody is rejected from here without their own decision.
import { Boundary } from '#ui/page/Boundary.tsx';
import { FootClearance } from '#ui/page/FootClearance.tsx';
import { Button, Stack } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { MoveTarget } from '#domain/review/pipeline.ts';
import type { Stored } from '#domain/base/source.ts';
import { BulkMovesView } from './bulk/BulkMovesView.tsx';
import { selectionMax, type Selection } from './selection.ts';
import { useBulkMoves } from './bulk/useBulkMoves.ts';
import {
  CompareButton,
  MoveSeveralButton,
  SaveSelectedButton,
  SelectedCount,
} from './bulkButtons.tsx';

const BulkMoveDialog = lazy(async () => ({
  default: (await import('./bulk/BulkMoveDialog.tsx')).BulkMoveDialog,
}));

interface Props {
  jobRef: JobRef;
  title: string;
  uid: string;
  rows: readonly Stored<Candidate>[];
  selection: Selection;
  clear: () => void;
  mayMove: boolean;
}

export function BulkBar({ jobRef, title, uid, rows, selection, clear, mayMove }: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const [target, setTarget] = useState<MoveTarget | null>(null);
  const moves = useBulkMoves(jobRef, uid);
  const chosen = rows.filter((row) => selection.ids.has(row.id));
  const count = chosen.length;
  return (
    <>
      {moves.run && <BulkMovesView moves={moves} run={moves.run} />}
      {count > 0 && (
        <Stack
          direction="row"
          role="region"
          aria-label={t('bulk.label')}
          useFlexGap
          spacing={1}
          data-testid="bulk-bar"
          // Beside whatever is scrolled to: the panel itself cannot hold a bar in view.
          sx={{
            position: 'fixed',
            bottom: { xs: 8, sm: 20 },
            left: '50%',
            transform: 'translateX(-50%)',
            width: 'max-content',
            maxWidth: 'calc(100vw - 16px)',
            zIndex: 'appBar',
            flexWrap: 'wrap',
            alignItems: 'center',
            px: 2,
            py: 1,
            borderRadius: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'line.strong',
            boxShadow: 8,
          }}
        >
          <FootClearance height={112} />
          <SelectedCount count={count} isMost={selection.ids.size >= selectionMax} />
          {mayMove && <MoveSeveralButton isRunning={moves.isRunning} onChoose={setTarget} />}
          {count > 1 && (
            <CompareButton interviewId={jobRef.interviewId} ids={chosen.map((row) => row.id)} />
          )}
          <SaveSelectedButton jobRef={jobRef} title={title} chosen={chosen} />
          <Button size="small" onClick={clear}>
            {t('bulk.clear')}
          </Button>
        </Stack>
      )}
      <Boundary fallback={null}>
        {target && (
          <BulkMoveDialog
            jobRef={jobRef}
            chosen={chosen}
            target={target}
            onClose={() => setTarget(null)}
            onMove={(run) => {
              setTarget(null);
              clear();
              void moves.start(run);
            }}
          />
        )}
      </Boundary>
    </>
  );
}
