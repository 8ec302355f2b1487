// Publishing a draft: first everything is saved, then a person confirms, then it is counted.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeCanonicalJson } from '#ai/results/canonical.ts';
import type { DraftRef } from '#data/jobs/drafts.ts';
import { publishDraft } from '#data/jobs/publishing.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import { isAtInterviewLimit, type Organization } from '#domain/company/organization.ts';
import { readNow } from '#domain/base/clock.ts';
import type { DraftStore } from '#features/hiring/draft/draftStore.ts';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { findUnlawfulQuestions } from './unlawful.ts';

/** Names a rubric by its content: the same rubric, the same name. */
function versionOf(rubric: unknown): string {
  return computeSha256(writeCanonicalJson(rubric));
}

interface Publishing {
  asks: 'confirm' | 'limit' | null;
  setAsks: (asks: 'confirm' | 'limit' | null) => void;
  /** Why it was not published. */
  notice: 'unsaved' | 'changed' | null;
  /** The numbers of the questions that may be unlawful. */
  doubtful: readonly number[];
  pending: boolean;
  begin: () => Promise<void>;
  confirm: (stopInviting: boolean) => Promise<void>;
}

export function usePublish(
  draftRef: DraftRef,
  uid: string,
  organization: Organization,
  draftStore: DraftStore,
): Publishing {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'confirm' | 'limit' | null>(null);
  const [notice, setNotice] = useState<'unsaved' | 'changed' | null>(null);
  const [doubtful, setDoubtful] = useState<number[]>([]);
  const [publish, { pending }] = useAction(publishDraft);

  async function begin(): Promise<void> {
    setNotice(null);
    if (isAtInterviewLimit(organization, readNow())) return setAsks('limit');
    if (!(await draftStore.flush())) return setNotice('unsaved');
    setDoubtful(await findUnlawfulQuestions(draftStore.getState().content));
    setAsks('confirm');
  }
  async function confirm(stopInviting: boolean): Promise<void> {
    const published = await publish({
      ...draftRef,
      rev: draftStore.getState().rev,
      uid,
      versionOf,
      stopInviting,
    });
    if (!published) return;
    setAsks(null);
    if (published.kind === 'published')
      void navigate(
        to('job', { interviewId: published.interviewId }, { query: { tab: 'invites' } }),
        { replace: true },
      );
    else if (published.kind === 'limit') setAsks('limit');
    else setNotice('changed');
  }
  return { asks, setAsks, notice, doubtful, pending, begin, confirm };
}
