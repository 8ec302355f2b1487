// Everything a manager may read of their company, page by page, as files of JSON. What the rules keep closed is named, not passed over.
import { query, serverTimestamp, where, type QueryDocumentSnapshot } from 'firebase/firestore';
import { collectionAt, docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { type ExportOptions, type Row, jsonOf, Reader } from './exportReader.ts';

/** One file of the export. */
export interface ExportFile {
  name: string;
  content: unknown;
}
/** Candidates in one file: each takes a dozen readings, made side by side. */
const candidatesPerFile = 20;

const ofCompany = [
  'members',
  'orgInvites',
  'drafts',
  'library',
  'shares',
  'planRequests',
  'invoices',
  'aiUsage',
  'aiJobs',
  'dataRequests',
  'auditLog',
] as const;
const ofJob = ['invites', 'inviteDetails', 'accommodations', 'applicants', 'tallies'] as const;
const ofCandidate = [
  'answers',
  'readings',
  'transcripts',
  'events',
  'views',
  'evaluations',
  'ratings',
  'overrides',
  'reviews',
  'amendments',
  'formerDecisions',
  'guests',
  'guestReviews',
  'notes',
  'noteMarks',
] as const;
const ofCandidateAlone = ['candidates', 'identity', 'roomRemark', 'decision', 'outcome'] as const;

async function candidateOf(
  reader: Reader,
  orgId: string,
  interviewId: string,
  session: QueryDocumentSnapshot,
): Promise<Row> {
  const candidateRef = { orgId, interviewId, candidateUid: session.id };
  const [lists, singles] = await Promise.all([
    Promise.all(
      ofCandidate.map(
        async (name) =>
          [
            name,
            await reader.all(collectionAt(name, candidateRef), `${session.ref.path}/${name}`),
          ] as const,
      ),
    ),
    Promise.all(
      ofCandidateAlone.map(
        async (name) => [name, await reader.one(docAt(name, candidateRef))] as const,
      ),
    ),
  ]);
  return {
    id: session.id,
    session: jsonOf(session.data()),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(singles),
  };
}

async function* exportJobFiles(
  reader: Reader,
  orgId: string,
  interviewId: string,
  job: Row,
): AsyncGenerator<ExportFile> {
  const jobRef = { orgId, interviewId };
  const folder = `jobs/${interviewId}`;
  const under = `organizations/${orgId}/interviews/${interviewId}`;
  const title = typeof job['title'] === 'string' ? job['title'] : '';
  reader.reportProgress(title);
  yield {
    name: `${folder}/job.json`,
    content: {
      job,
      questions: await reader.one(docAt('questions', jobRef)),
      rubric: await reader.one(docAt('rubric', jobRef)),
      fairness: await reader.one(docAt('fairness', jobRef)),
    },
  };
  for (const name of ofJob) {
    yield {
      name: `${folder}/${name}.json`,
      content: await reader.all(collectionAt(name, jobRef), `${under}/${name}`),
    };
  }
  yield {
    name: `${folder}/surveys.json`,
    content: await reader.all(
      query(collectionAt('surveys', jobRef), where('count', '==', 5)),
      `${under}/surveys`,
    ),
  };
  let last: QueryDocumentSnapshot | undefined;
  for (let part = 1; ; part += 1) {
    const sessions = await reader.page(
      collectionAt('sessions', jobRef),
      `${under}/sessions`,
      last,
      candidatesPerFile,
    );
    if (sessions.length === 0) return;
    yield {
      name: `${folder}/candidates-${String(part).padStart(4, '0')}.json`,
      content: await Promise.all(
        sessions.map((session) => candidateOf(reader, orgId, interviewId, session)),
      ),
    };
    reader.reportProgress(title);
    last = sessions.at(-1);
    if (sessions.length < candidatesPerFile) return;
  }
}

async function* exportFiles(reader: Reader, orgId: string): AsyncGenerator<ExportFile> {
  yield {
    name: 'company.json',
    content: {
      company: await reader.one(docAt('organizations', { orgId })),
      ai: await reader.one(docAt('orgAi', { orgId })),
      policies: await reader.one(docAt('policies', { orgId })),
      brand: await reader.one(docAt('brand', { orgId })),
    },
  };
  for (const name of ofCompany) {
    reader.reportProgress('');
    yield {
      name: `${name}.json`,
      content: await reader.all(collectionAt(name, { orgId }), `organizations/${orgId}/${name}`),
    };
  }
  yield {
    name: 'mail.json',
    content: await reader.all(query(collectionAt('mail', {}), where('orgId', '==', orgId)), 'mail'),
  };
  for (const job of await reader.all(
    collectionAt('interviews', { orgId }),
    `organizations/${orgId}/interviews`,
  ))
    yield* exportJobFiles(reader, orgId, String(job['id']), job);
}

/** The files of a company's export, one after the other, so that none waits for all; writes down that it was made. Throws a Fault, or AbortError when stopped. */
export async function* exportCompany(
  orgId: string,
  uid: string,
  options: ExportOptions,
): AsyncGenerator<ExportFile> {
  requireOnline();
  await asFault(() =>
    setDoc(docAt('auditLog', { orgId, id: createId() }), {
      actorUid: uid,
      action: 'company.export',
      target: 'company',
      at: serverTimestamp(),
    }),
  );
  const reader = new Reader(options);
  for await (const file of exportFiles(reader, orgId)) {
    reader.files += 1;
    yield file;
  }
  yield { name: 'left-out.json', content: [...reader.leftOut].toSorted() };
  reader.reportProgress('');
}
