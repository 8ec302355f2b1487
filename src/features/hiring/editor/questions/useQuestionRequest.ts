// Asks the AI for a question of the draft as it is at that moment.
import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { getAi } from '#ai/port.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, type Competency, type Provenance, type Question } from '#domain/jobs/kit.ts';
import { knownOf } from '#features/hiring/newJob/drafting.ts';
import { readKeptKnown } from '#features/hiring/posting/keptKnown.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useMembership } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';

async function ask(
  uid: string,
  draftId: string,
  content: DraftContent,
  competency: Competency,
  seen: readonly string[],
  replaces?: Question,
  keep?: string,
): Promise<{ reply: Question; provenance: Provenance }> {
  const known = knownOf(content);
  return getAi().ask('regenerateQuestion', {
    description: content.description,
    language: toLanguage(content.language),
    known: { ...known, ...readKeptKnown(uid, draftId, [...known.mustHave, ...known.niceToHave]) },
    competency,
    others: [...new Set([...content.questions.map(({ text }) => text), ...seen])]
      .filter((text) => text.trim() !== '')
      .slice(0, 200),
    takenIds: content.questions.map(({ id }) => id),
    ...(replaces
      ? {
          replaces: {
            id: replaces.id,
            kind: replaces.kind,
            text: replaces.text.slice(0, limits.questionMax) || '-',
          },
        }
      : {}),
    ...(keep ? { keep } : {}),
  });
}

interface QuestionRequest {
  /** The draft as it is now, also for who has waited meanwhile. */
  latest: RefObject<DraftContent>;
  /** Texts this draft has had: the next one is none of them. */
  seen: RefObject<string[]>;
  /** Id of the question in work, or "new". */
  busy: string | null;
  request: (
    competency: Competency,
    replaces?: Question,
    keep?: string,
  ) => Promise<Awaited<ReturnType<typeof ask>> | undefined>;
}

export function useQuestionRequest(content: DraftContent): QuestionRequest {
  const { uid } = useMembership();
  const { draftId = '' } = useParams();
  const [busy, setBusy] = useState<string | null>(null);
  const [run] = useAction(ask);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const seen = useRef<string[]>([]);
  const request = useCallback(
    async (competency: Competency, replaces?: Question, keep?: string) => {
      setBusy(replaces?.id ?? 'new');
      const result = await run(
        uid,
        draftId,
        latest.current,
        competency,
        seen.current,
        replaces,
        keep,
      );
      setBusy(null);
      return result;
    },
    [draftId, run, uid],
  );
  return { latest, seen, busy, request };
}
