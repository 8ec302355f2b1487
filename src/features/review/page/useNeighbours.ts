// Who comes before and after a candidate, and the keys that lead there.
import { useNavigate } from 'react-router-dom';
import { neighboursOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { waitForPart } from '#ui/commands/waitForPart.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

/** To the field for a new note. Notes are read after the scorecard: asked for before, it waits for them. */
function goToNote(): void {
  waitForPart(() => {
    const field = document.querySelector<HTMLTextAreaElement>(
      '[data-new-note] textarea:not([aria-hidden])',
    );
    if (!field) return false;
    bringIntoView(field, 'center');
    field.focus({ preventScroll: true });
    return true;
  });
}

/** Ids of the candidates on either side. */
interface NeighbourIds {
  before: string | null;
  after: string | null;
}

export function useNeighbours(candidateRef: CandidateRef, startedAt: Date | null): NeighbourIds {
  const before = valueOf(
    useLive(wrapResult(startedAt && neighboursOf(candidateRef, startedAt, 'before'))),
  );
  const after = valueOf(
    useLive(wrapResult(startedAt && neighboursOf(candidateRef, startedAt, 'after'))),
  );
  const first = (found: typeof before): string | null =>
    found?.items.find(({ id }) => id !== candidateRef.candidateUid)?.id ?? null;
  return { before: first(before), after: first(after) };
}

/** The ways to the neighbours and to a new note, in the palette and by their keys. */
export function useNeighbourCommands(interviewId: string, { before, after }: NeighbourIds): void {
  const navigate = useNavigate();
  const goTo = (uid: string) => () =>
    void navigate(to('candidate', { interviewId, candidateUid: uid }));
  usePageCommands([
    ...(after
      ? [
          {
            id: 'after',
            label: 'review:neighbours.does.after' as const,
            keys: ['j', ']'],
            readsOnly: true as const,
            run: goTo(after),
          },
        ]
      : []),
    ...(before
      ? [
          {
            id: 'before',
            label: 'review:neighbours.does.before' as const,
            keys: ['k', '['],
            readsOnly: true as const,
            run: goTo(before),
          },
        ]
      : []),
    { id: 'note', label: 'review:neighbours.does.note', keys: ['n'], run: goToNote },
  ]);
}
