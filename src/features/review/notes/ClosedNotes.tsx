// What a reader sees of colleagues' notes while they are closed: how many, whether some name them, and what opens them.
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { noteMarksOf } from '#data/review/notes.ts';
import { noticesOf } from '#data/review/notices.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';

export interface ClosedNotesProps {
  candidateRef: CandidateRef;
  uid: string;
  /** False where no scorecard can be submitted any more: the notes stay closed. */
  opens: boolean;
  /** The visit that a notice led here with, or null. */
  wanted: string | null;
  /** Shown where colleagues wrote nothing either. */
  none: ReactNode;
}

export function ClosedNotes({ candidateRef, uid, opens, wanted, none }: ClosedNotesProps) {
  const { t } = useTranslation('review');
  const marks = valueOf(useLive(wrapResult(noteMarksOf(candidateRef))));
  const notices = valueOf(useLive(wrapResult(noticesOf(candidateRef.orgId, uid))));
  const line = useRef<HTMLDivElement>(null);
  const closed = marks?.items.filter(({ data }) => data.authorUid !== uid) ?? [];
  const count = closed.length;
  const naming = closed.filter(({ id }) =>
    notices?.items.some(({ data }) => data.kind === 'mention' && data.about === id),
  ).length;

  useEffect(() => {
    if (wanted === null || count === 0) return;
    bringIntoView(line.current, 'center');
    line.current?.focus({ preventScroll: true });
  }, [wanted, count]);

  if (count === 0) return marks ? none : null;
  const text = marks?.more
    ? opens
      ? 'notes.closedMany'
      : 'notes.closedForGoodMany'
    : opens
      ? 'notes.closed'
      : 'notes.closedForGood';
  return (
    <Stack
      ref={line}
      data-testid="closed-notes"
      tabIndex={-1}
      direction="row"
      spacing={1.5}
      sx={{ py: 1.5, scrollMarginTop: 120 }}
    >
      <LockOutlinedIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Typography variant="body2" color="text.secondary">
        {t(text, { count })}
        {naming > 0 && ` ${t('notes.closedNaming', { count: naming })}`}
      </Typography>
    </Stack>
  );
}
