// Applicants of a job as lists: all of them, who they are, and who has the same address.
import { documentId, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { Applicant, ApplicantIdentity } from '#domain/applicants/applicant.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { collectionAt, liveDoc, liveList, readDoc, readList } from '#data/firestore/documents.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { ApplicantRef } from './applicants.ts';

/** The applicants of a job, the last added first. */
export function applicantsOf(
  { orgId, interviewId }: JobRef,
  size: number,
): Source<Listed<Applicant>> {
  return liveList(
    'applicants',
    `applicants/${orgId}/${interviewId}/${size}`,
    () =>
      query(
        collectionAt('applicants', { orgId, interviewId }),
        orderBy('createdAt', 'desc'),
        limit(size + 1),
      ),
    size,
  );
}

/** Who an applicant is. Only asked for when names are to be shown. */
export function identitySource({
  orgId,
  interviewId,
  applicantId,
}: ApplicantRef): Source<Stored<ApplicantIdentity> | null> {
  return liveDoc('applicantIdentity', { orgId, interviewId, applicantId });
}

/** What one query may ask for, and how many answers are read of each. */
const mailsPerQuery = 30;
const sameMailMost = 60;

/** Applicants of the job with one of these addresses, wherever they stand in its list; loading for ever without an address. Reads: those that have one, at most 61 for every 30 addresses. */
export function sameMailOf(
  { orgId, interviewId }: JobRef,
  mailHashes: readonly string[],
): Source<Record<string, Listed<Applicant>>> {
  const asked = [...new Set(mailHashes)].toSorted();
  const parts = Array.from({ length: Math.ceil(asked.length / mailsPerQuery) }, (_, n) =>
    asked.slice(n * mailsPerQuery, (n + 1) * mailsPerQuery),
  );
  const make = (part: readonly string[]) => () =>
    query(
      collectionAt('applicants', { orgId, interviewId }),
      where('mailHash', 'in', part),
      limit(sameMailMost + 1),
    );
  return combineSources(
    Object.fromEntries(
      parts.map((part, n) => [
        String(n),
        liveList(
          'applicants',
          `sameMail/${orgId}/${interviewId}/${part.join(',')}`,
          make(part),
          sameMailMost,
        ),
      ]),
    ),
  );
}

/** What the server has of a file: the name it is stored under while it has not arrived, null when it has, undefined when there is nothing. */
export async function findKnownApplicant(
  applicantRef: ApplicantRef,
): Promise<string | null | undefined> {
  if (!navigator.onLine) return undefined;
  const known = await readDoc('applicants', { ...applicantRef });
  return known ? (known.data.arrivedAt ? null : known.data.file) : undefined;
}

const exportPage = 200;

/** Every applicant of a job, `exportPage` documents at a time, the last added first; with who they are where that is asked for. */
export async function readEveryApplicant(
  { orgId, interviewId }: JobRef,
  withNames: boolean,
): Promise<{ applicant: Stored<Applicant>; who: ApplicantIdentity | null }[]> {
  const all: { applicant: Stored<Applicant>; who: ApplicantIdentity | null }[] = [];
  const named = async (applicant: Stored<Applicant>) => ({
    applicant,
    who: withNames
      ? ((await readDoc('applicantIdentity', { orgId, interviewId, applicantId: applicant.id }))
          ?.data ?? null)
      : null,
  });
  for (;;) {
    const last = all.at(-1)?.applicant.id;
    const page = query(
      collectionAt('applicants', { orgId, interviewId }),
      orderBy(documentId()),
      ...(last ? [startAfter(last)] : []),
      limit(exportPage + 1),
    );
    const { items, more } = await readList('applicants', page, exportPage);
    all.push(...(await Promise.all(items.map(named))));
    if (!more || items.length === 0)
      return all.toSorted(
        (a, b) =>
          (b.applicant.data.createdAt?.getTime() ?? 0) -
          (a.applicant.data.createdAt?.getTime() ?? 0),
      );
  }
}
