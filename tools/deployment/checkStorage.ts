/** Files: one is stored and read back as a browser on the product's address would. */
import { randomUUID } from 'node:crypto';
import { readErrorMessage, sendRequest, type CloudProject } from '../google/googleApi.ts';
import { judge, leaveOut, pick, type Deployment, type Finding } from './finding.ts';

const google = 'https://storage.googleapis.com';

/** Stores a small file under a token, reads it from the product's address, and deletes it. */
export async function checkFiles(
  project: CloudProject,
  { host, bucket }: Deployment,
): Promise<Finding[]> {
  const name = `deployment-check/${randomUUID()}.txt`;
  const token = randomUUID();
  const { headers, isLocal } = project;
  const uploads = isLocal ? project.storage : google;
  const put = await sendRequest(
    `${uploads}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(name)}`,
    { headers, body: { check: token } },
  );
  if (put.status !== 200)
    throw new Error(
      `${readErrorMessage(put)} Is ${bucket} the bucket, and Blaze on (steps 2 and 4)?`,
    );
  const object = `${google}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;
  const file = `${project.storage}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
  try {
    if (!isLocal)
      await sendRequest(object, {
        method: 'PATCH',
        headers,
        body: { metadata: { firebaseStorageDownloadTokens: token } },
      });
    const read = await sendRequest(`${file}?alt=media${isLocal ? '' : `&token=${token}`}`, {
      headers: { origin: host, range: 'bytes=0-9', ...(isLocal ? headers : {}) },
    });
    const allowed = read.headers.get('access-control-allow-origin');
    return [
      judge(
        'Files',
        read.status === 200 || read.status === 206,
        'One was stored and read back.',
        `One was stored but not read back: ${readErrorMessage(read)}.`,
      ),
      judge(
        'Files in a browser',
        allowed === host || allowed === '*',
        `Pages of ${host} may read them.`,
        `No recording, resume or paper can be opened on ${host}: put that address into cors.json and give it to the bucket (step 8).`,
      ),
    ];
  } finally {
    await sendRequest(isLocal ? file : object, { method: 'DELETE', headers });
  }
}

/** Whether the rules of Storage may look into the database: without that every file of an interview is refused. */
export async function checkStorageRole(project: CloudProject): Promise<Finding[]> {
  const about = 'Role of the Storage rules';
  if (project.isLocal) return [leaveOut(about)];
  const reply = await sendRequest(
    `https://cloudresourcemanager.googleapis.com/v1/projects/${project.projectId}:getIamPolicy`,
    { headers: project.headers, body: {} },
  );
  if (reply.status !== 200) throw new Error(readErrorMessage(reply));
  return [judgeStorageRole(pick(reply.body, 'bindings'))];
}

/** The finding for the role bindings of a project. */
export function judgeStorageRole(bindings: unknown): Finding {
  const rows = Array.isArray(bindings) ? (bindings as { role: string; members: string[] }[]) : [];
  const members =
    rows.find(({ role }) => role === 'roles/firebaserules.firestoreServiceAgent')?.members ?? [];
  return judge(
    'Role of the Storage rules',
    members.some((member) => member.endsWith('@gcp-sa-firebasestorage.iam.gserviceaccount.com')),
    'They may ask the database.',
    'They may not ask the database: every upload and download of an interview is refused (step 10).',
  );
}
