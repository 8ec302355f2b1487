// One column of the board: how many stand there, and the cards, of which only those in view are drawn.
import { useDroppable } from '@dnd-kit/core';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { columnPages } from '#data/jobs/candidatePages.ts';
import type { SessionStage } from '#domain/candidate/candidateView.ts';
import { moveTargets } from '#domain/review/pipeline.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { usePaged, usePrefetch } from '#ui/reading/usePaged.ts';
import { useBoxRows } from '#ui/reading/useVirtualRows.ts';
import { useRecount } from '#features/hiring/parts/useRecount.ts';
import { BoardCard } from './BoardCard.tsx';
import type { Moves } from '#features/hiring/candidates/useMoves.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { CandidatesRead } from '#features/hiring/candidates/listedCandidates.ts';

/** The frame of a column, also while its cards are not here. */
export function ColumnFrame({
  stage,
  count,
  isOver = false,
  children,
  frame,
}: {
  stage: SessionStage;
  count: number | null;
  isOver?: boolean;
  children?: ReactNode;
  frame?: Ref<HTMLElement>;
}) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const format = useFormat();
  const name = t(`domain:stage.${stage}`);
  return (
    <Box
      component="section"
      ref={frame}
      aria-label={count === null ? name : t('board.column', { stage: name, count })}
      data-testid={`column-${stage}`}
      data-stage={stage}
      data-count={count ?? ''}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 280,
        maxHeight: 'min(72vh, 720px)',
        borderRadius: 2,
        bgcolor: isOver ? 'soft.primary.bg' : 'background.sunken',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
        scrollSnapAlign: 'start',
      }}
    >
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'baseline',
          px: 1.5,
          pt: 1.25,
          pb: 0.75,
        }}
      >
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          aria-hidden
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {count === null ? '' : format.number(count)}
        </Typography>
      </Stack>
      {children}
    </Box>
  );
}

/** The cards of a column; whoever is being moved is shown in the new column, before the others. */
function listCards(
  stage: SessionStage,
  items: readonly Stored<Candidate>[],
  onTheWay: Moves['onTheWay'],
): { cards: Stored<Candidate>[]; coming: number } {
  const coming = [...onTheWay.values()]
    .filter(({ session, target }) => target === stage && !items.some(({ id }) => id === session.id))
    .map(({ session }) => session);
  const staying = items.filter(({ id }) => {
    const going = onTheWay.get(id);
    return !going || going.target === stage;
  });
  return { cards: [...coming, ...staying], coming: coming.length };
}

export interface BoardColumnProps {
  jobRef: JobRef;
  stage: SessionStage;
  count: number | null;
  moves: Moves;
  mayMove: boolean;
  focusedId: string | null;
  onMoved: (id: string) => void;
}

export function BoardColumn({
  jobRef,
  stage,
  count,
  moves,
  mayMove,
  focusedId,
  onMoved,
}: BoardColumnProps) {
  const takes = moveTargets.some((target) => target === stage);
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: !takes || !mayMove });
  const list = usePaged(columnPages(jobRef, stage));
  const { items, damaged } = list;
  useRecount(items, list.loading);
  const scroller = useRef<HTMLDivElement>(null);
  const { cards, coming } = listCards(stage, items, moves.onTheWay);

  const virtual = useBoxRows(scroller, {
    count: cards.length,
    height: 74,
    keyAt: (index) => cards[index]?.id ?? String(index),
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  usePrefetch(list, items.length, last - coming, 5);
  return (
    <ColumnFrame stage={stage} count={count} isOver={isOver} frame={setNodeRef}>
      <Box
        ref={scroller}
        tabIndex={-1}
        sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 1 }}
      >
        <Box
          component="ul"
          sx={{
            position: 'relative',
            height: virtual.getTotalSize(),
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {drawn.map((item) => {
            const session = cards[item.index];
            return (
              session && (
                <Box
                  component="li"
                  key={item.key}
                  ref={virtual.measureElement}
                  data-index={item.index}
                  sx={{
                    position: 'absolute',
                    top: 0,
                    insetInline: 0,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  <BoardCard
                    interviewId={jobRef.interviewId}
                    session={session}
                    mayMove={mayMove}
                    isGoing={moves.onTheWay.get(session.id)?.landed === false}
                    move={moves.move}
                    takesFocus={session.id === focusedId}
                    onMoved={onMoved}
                  />
                </Box>
              )
            );
          })}
        </Box>
        <ColumnFoot isEmpty={cards.length === 0} list={list} />
        <DamagedRows damaged={damaged} />
      </Box>
    </ColumnFrame>
  );
}

/** Says that nobody is there, or offers to read on. */
function ColumnFoot({
  isEmpty,
  list: { items, more, loading, scanned, askMore },
}: {
  isEmpty: boolean;
  list: CandidatesRead;
}) {
  const { t } = useTranslation(['pipeline', 'common']);
  return (
    <>
      {isEmpty && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
          {loading ? t('common:loading') : more ? '' : t('board.empty')}
        </Typography>
      )}
      {more && !loading && (
        <Button size="small" onClick={askMore}>
          {scanned > items.length ? t('list.lookFurther') : t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}
