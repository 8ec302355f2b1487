// Versions and copies of a published interview: what is frozen is never changed, it is begun again as a draft (docs/decisions/0055).
import { limit, query, where } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import {
  familyOf,
  kitOf,
  versionNumberOf,
  versionsRead,
  type Published,
} from '#domain/jobs/versions.ts';
import { saveDraft, type DraftContent } from './drafts.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { collectionAt, liveDoc, liveList, readDoc } from '#data/firestore/documents.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { changeJob } from './interviews.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Every version of a job's family, the first one first. Reads one document per version. */
export function versionsOf(
  { orgId, interviewId }: JobRef,
  job: Interview,
): Source<{ first: Stored<Interview> | null; later: Listed<Interview> }> {
  const family = familyOf(interviewId, job);
  const make = () =>
    query(
      collectionAt('interviews', { orgId }),
      where('family', '==', family),
      limit(versionsRead + 1),
    );
  // Named before they are put together: the compiler would try every collection for each of them.
  const first = liveDoc('interviews', { orgId, interviewId: family });
  const later = liveList('interviews', `versions/${orgId}/${family}`, make, versionsRead);
  return combineSources({ first, later });
}

/** The versions in their order, the first one first. */
export function sortVersions({
  first,
  later,
}: {
  first: Stored<Interview> | null;
  later: Listed<Interview>;
}): Stored<Interview>[] {
  return [...(first ? [first] : []), ...later.items].toSorted(
    (a, b) => versionNumberOf(a.data) - versionNumberOf(b.data),
  );
}

/** A published interview with its content, read once; three documents. Throws "notFound". */
export async function readPublished(jobRef: JobRef): Promise<Published> {
  const { orgId, interviewId } = jobRef;
  const [job, questions, rubric] = await Promise.all([
    readDoc('interviews', { orgId, interviewId }),
    readDoc('questions', { orgId, interviewId }),
    readDoc('rubric', { orgId, interviewId }),
  ]);
  if (!job || !questions || !rubric) throw new Fault('notFound');
  return { job: job.data, questions: questions.data.items, rubric: rubric.data.items };
}

/** The same, as a live source: a question's wording may be corrected while nobody has begun. */
export function publishedSource({ orgId, interviewId }: JobRef): Source<Published> {
  const [job, questions, rubric] = [
    liveDoc('interviews', { orgId, interviewId }),
    liveDoc('questions', { orgId, interviewId }),
    liveDoc('rubric', { orgId, interviewId }),
  ];
  const all = combineSources({ job, questions, rubric });
  return {
    key: `published/${orgId}/${interviewId}`,
    subscribe: (next, fail) =>
      all.subscribe((known) => {
        if (known.job && known.questions && known.rubric)
          next({
            job: known.job.data,
            questions: known.questions.data.items,
            rubric: known.rubric.data.items,
          });
        else fail(new Fault('notFound'));
      }, fail),
  };
}

async function createDraft(orgId: string, uid: string, content: DraftContent): Promise<string> {
  requireOnline();
  const draftId = createId();
  await saveDraft({ orgId, draftId }, uid, content, 0);
  return draftId;
}

/** A closing date that has passed does not come along. */
async function removePastClosing({
  closesAt,
  ...kit
}: ReturnType<typeof kitOf>): Promise<Omit<DraftContent, 'from'>> {
  const now = await readServerTime();
  return { ...kit, closesAt: closesAt && closesAt > now ? closesAt : null };
}

/** A draft with everything a job has, for a job of its own. Returns the draft's id. */
export async function cloneJob(
  jobRef: JobRef,
  uid: string,
  titleOf: (title: string) => string,
): Promise<string> {
  const published = await readPublished(jobRef);
  return createDraft(jobRef.orgId, uid, {
    ...(await removePastClosing(kitOf(published))),
    title: titleOf(published.job.title),
    from: null,
  });
}

/** A draft whose publishing makes the next version of this job; `change` may touch it first. Returns the draft's id. */
export async function createVersion(
  jobRef: JobRef,
  uid: string,
  change: (content: DraftContent) => DraftContent = (content) => content,
): Promise<string> {
  const published = await readPublished(jobRef);
  return createDraft(
    jobRef.orgId,
    uid,
    change({
      ...(await removePastClosing(kitOf(published))),
      from: { interviewId: jobRef.interviewId, version: versionNumberOf(published.job) },
    }),
  );
}

/** Stops new invitations to a version, or takes them up again. Whoever is invited may still take it. */
export async function setInvitesClosed(
  jobRef: JobRef,
  uid: string,
  invitesClosed: boolean,
): Promise<true> {
  await changeJob(
    jobRef,
    uid,
    invitesClosed ? 'interview.stopInviting' : 'interview.inviteAgain',
    (job) => ((job.invitesClosed ?? false) === invitesClosed ? null : { invitesClosed }),
  );
  return true;
}
