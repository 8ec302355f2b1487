/** Fills an empty local Firebase with a believable company, so that every screen has something true to show. */
import { getAi } from '#ai/port.ts';
import { slotsOf } from '#domain/jobs/answering.ts';
import { bucketOf, type FirebaseAddresses } from '../addresses.ts';
import { addAccount } from './account.ts';
import { addAdminTools } from './adminTools.ts';
import { accounts, people } from './accounts.ts';
import { addAi } from './ai.ts';
import { addBlindCandidates, behindCodes } from './blind.ts';
import { backendEngineer } from './backendEngineer.ts';
import { ago } from './clock.ts';
import { addCompanies } from './companies.ts';
import { dataAnalyst } from './dataAnalyst.ts';
import { addFairness } from './fairness.ts';
import { Documents } from './documents.ts';
import { addInvites } from './invites.ts';
import { addDrafts, addFullCompanyJob, addJob } from './jobs.ts';
import { candidates } from './people.ts';
import { addPlatform } from './platform.ts';
import { addResumes, resumesKept } from './resumes.ts';
import { addSeekerProfile } from './seeker/seekerProfile.ts';
import { addSeekerApplication } from './seeker/seekerApply.ts';
import { addSeekerFit, addSeekerResume } from './seeker/seekerResume.ts';
import { addSeekerPractice } from './seeker/seekerPractice.ts';
import { addSeekerStories } from './seeker/seekerStories.ts';
import { addSeekerJobs } from './seeker/seekerTrack.ts';
import { addCandidate } from './candidates/sessions.ts';
import { addSeekerPlans } from './seeker/seekerPlan.ts';
import { addShares } from './shares.ts';
import { addLibrary, addOlderVersion } from './shelf.ts';
import { showroomAdviser } from './showroomAdviser.ts';
import { addSpokenCandidate, spokenCandidates } from './candidates/spoken.ts';
import { supportLead } from './supportLead.ts';
import { addSystem } from './system.ts';

const openInvitations = 6;
const earlierJob = { ...supportLead, id: 'seed-support-2025', title: 'Customer Support Agent' };
const blindJob = {
  ...supportLead,
  id: 'seed-blind',
  title: 'Customer Care Adviser',
  blind: true as const,
};

/** Every document of the seed, held against its schema. */
export async function seedDocuments(): Promise<Documents> {
  const documents = new Documents();
  const ai = getAi();
  const invitedToSpeak = spokenCandidates.length + 1;
  addCompanies(
    documents,
    candidates.length + spokenCandidates.length + behindCodes.length + openInvitations,
    invitedToSpeak * slotsOf({ type: 'video', ...showroomAdviser }).videos,
    resumesKept,
  );
  const jobs = new Map(
    [
      { job: backendEngineer, rubricVersion: addJob(documents, backendEngineer, 30) },
      { job: supportLead, rubricVersion: addJob(documents, supportLead, 40) },
      { job: dataAnalyst, rubricVersion: addJob(documents, dataAnalyst, 15) },
      { job: earlierJob, rubricVersion: addJob(documents, earlierJob, 70, 'closed') },
    ].map((known) => [known.job.id, known]),
  );
  addFullCompanyJob(documents, supportLead);
  addFairness(documents);
  const spokenVersion = addJob(documents, showroomAdviser, 12);
  addOlderVersion(documents);
  addLibrary(documents);
  await addResumes(documents, backendEngineer);
  addShares(documents, backendEngineer);
  addInvites(documents, backendEngineer, dataAnalyst, showroomAdviser);
  await addDrafts(documents, ai);
  for (const [turn, candidate] of candidates.entries()) {
    const known = jobs.get(candidate.job);
    if (known) await addCandidate(documents, ai, candidate, known.job, known.rubricVersion, turn);
  }
  for (const [turn, candidate] of spokenCandidates.entries())
    await addSpokenCandidate(
      documents,
      ai,
      candidate,
      showroomAdviser,
      spokenVersion,
      candidates.length + turn,
    );
  addJob(documents, blindJob, 60);
  addBlindCandidates(documents, blindJob, candidates.length + spokenCandidates.length);
  addAccount(documents);
  addPlatform(documents);
  addPractice(documents);
  addSeekerJobs(documents);
  await addSeekerPractice(documents, ai);
  await addSeekerStories(documents, ai);
  addAi(documents);
  addSystem(documents);
  addSeekerPlans(documents);
  addAdminTools(documents);
  addSeekerProfile(documents);
  await addSeekerResume(documents);
  await addSeekerApplication(documents, ai);
  await addSeekerFit(documents, ai);
  return documents;
}

function addPractice(documents: Documents): void {
  const uid = people.seeker.uid;
  documents.add(
    'practiceSessions',
    { uid, id: 'seed-practice-1' },
    {
      title: 'Tell me about a time you turned an angry customer around.',
      text: 'In my last job a customer waited three weeks for a part. I called the supplier myself, found the parcel at the wrong depot and drove there. He had it the same evening.',
      status: 'kept',
      createdAt: ago(4),
      updatedAt: ago(4),
    },
  );
}

async function addAccounts({ auth, projectId }: FirebaseAddresses): Promise<void> {
  for (const { uid, email, password, firstName, lastName } of accounts) {
    const response = await fetch(
      `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({
          localId: uid,
          email,
          password,
          emailVerified: true,
          displayName: `${firstName} ${lastName}`,
        }),
      },
    );
    if (!response.ok && !(await response.text()).includes('DUPLICATE_LOCAL_ID'))
      throw new Error(`The seed could not create ${email}.`);
  }
}

/** Creates accounts and documents in an empty local Firebase. */
export async function seed(addresses: FirebaseAddresses): Promise<void> {
  const documents = await seedDocuments();
  await addAccounts(addresses);
  const [host = '127.0.0.1', port = '8080'] = addresses.firestore.split(':');
  await documents.writeTo(addresses.projectId, host, Number(port));
  await documents.writeFilesTo(bucketOf(addresses.projectId), addresses.storage);
}
