// One question anew, or one more: only that one changes, and it can be undone.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getAi } from '#ai/port.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, type Competency, type Provenance, type Question } from '#domain/jobs/kit.ts';
import { languageFrom } from '#i18n/languages.ts';
import { useMembership } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { knownOf } from '#features/hiring/newJob/drafting.ts';
import { keptKnown } from '#features/hiring/posting/keptKnown.ts';
import {
  patchQuestion,
  putQuestion,
  removeQuestion,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';

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
    language: languageFrom(content.language),
    known: { ...known, ...keptKnown(uid, draftId, [...known.mustHave, ...known.niceToHave]) },
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

export interface Regenerate {
  regenerate: (question: Question) => Promise<void>;
  /** New level descriptions, evidence points and follow-ups for the present wording. */
  redraft: (question: Question) => Promise<void>;
  addOne: (competency: Competency) => Promise<void>;
  /** Id of the question in work, or "new". */
  busy: string | null;
  /** Where the last question came from; null: none was asked for yet. */
  made: Provenance | null;
}

export function useRegenerate(
  content: DraftContent,
  change: (edit: Edit) => void,
  offerUndo: OfferUndo,
): Regenerate {
  const { t } = useTranslation('hiring');
  const { uid } = useMembership();
  const { draftId = '' } = useParams();
  const [busy, setBusy] = useState<string | null>(null);
  const [made, setMade] = useState<Provenance | null>(null);
  const [run] = useAction(ask);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  // Texts this draft has had: the next one is none of them.
  const seen = useRef<string[]>([]);

  const regenerate = useCallback(
    async (question: Question) => {
      const competency = latest.current.competencies.find(({ id }) => id === question.competencyId);
      if (!competency) return;
      setBusy(question.id);
      seen.current.push(question.text);
      const result = await run(uid, draftId, latest.current, competency, seen.current, question);
      setBusy(null);
      if (!result) return;
      const { reply, provenance } = result;
      setMade(provenance);
      const at = latest.current.questions.findIndex(({ id }) => id === question.id);
      // It may have been removed, or changed by hand, while the answer was on its way: what is there now is what undo brings back.
      const before = latest.current.questions[at];
      if (!before) return;
      change(
        putQuestion(
          { ...reply, id: question.id, competencyId: question.competencyId, rubricFor: null },
          at,
        ),
      );
      offerUndo(t('questions.regenerated', { number: at + 1 }), putQuestion(before, at));
    },
    [change, draftId, offerUndo, run, t, uid],
  );

  const redraft = useCallback(
    async (question: Question) => {
      const competency = latest.current.competencies.find(({ id }) => id === question.competencyId);
      if (!competency) return;
      setBusy(question.id);
      const result = await run(
        uid,
        draftId,
        latest.current,
        competency,
        seen.current,
        question,
        question.text.trim(),
      );
      setBusy(null);
      if (!result) return;
      setMade(result.provenance);
      const at = latest.current.questions.findIndex(({ id }) => id === question.id);
      const before = latest.current.questions[at];
      if (!before) return;
      const { anchors, lookFor, followUps } = result.reply;
      // What was asked for belongs to the wording that was sent, even if it was changed again meanwhile.
      change(
        patchQuestion(question.id, {
          anchors,
          lookFor,
          followUps: followUps.slice(0, before.followUpCap),
          rubricFor: question.text,
        }),
      );
      offerUndo(t('stale.drafted', { number: at + 1 }), putQuestion(before, at));
    },
    [change, draftId, offerUndo, run, t, uid],
  );

  const addOne = useCallback(
    async (competency: Competency) => {
      setBusy('new');
      const result = await run(uid, draftId, latest.current, competency, seen.current);
      setBusy(null);
      if (!result || latest.current.questions.length >= limits.questionsMax) return;
      const { reply, provenance } = result;
      setMade(provenance);
      change(putQuestion(reply, latest.current.questions.length));
      offerUndo(t('questions.suggested'), removeQuestion(reply.id));
    },
    [change, draftId, offerUndo, run, t, uid],
  );

  return { regenerate, redraft, addOne, busy, made };
}
