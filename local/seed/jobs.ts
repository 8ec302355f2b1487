/** Published jobs, drafts, and invitations of the seed. */
import { createHash } from 'node:crypto';
import {
  computeAskedMinutes,
  retakesOf,
  slotsOf,
  computeWindowMinutes,
} from '#domain/jobs/answering.ts';
import { listQuestionFormats } from '#domain/invitations/expectation.ts';
import { contentOf, listJobTerms } from '#domain/jobs/interview.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import type { Ai } from '#ai/port.ts';
import { people } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import { fullOrgId, orgId } from './companies.ts';
import type { SeedJob } from './content.ts';
import type { Documents } from './documents.ts';

const { owner, recruiter, limitRecruiter } = people;

/** SHA-256 of a rubric, which is its version in the app. */
function versionOf(rubric: unknown): string {
  return createHash('sha256').update(JSON.stringify(rubric)).digest('hex');
}

/** Minutes a candidate has from the first look. */
export function windowOf(job: SeedJob): number {
  return computeWindowMinutes({ type: 'chat', ...job });
}

/** The question figures that a job's invitations repeat. */
export function getStatedFormats(job: SeedJob): {
  formats: AnswerFormat[];
  formatsEverywhere: AnswerFormat[];
  expectedMinutes: number;
  retakes?: number;
} {
  const how = { type: 'chat' as const, ...job };
  const { questions } = contentOf(how);
  const { formats, formatsEverywhere } = listQuestionFormats(how.type, questions);
  return {
    formats: [...formats],
    formatsEverywhere: [...formatsEverywhere],
    expectedMinutes: computeAskedMinutes(questions, how.type),
    ...(how.type === 'chat' ? {} : { retakes: retakesOf(how) }),
  };
}

/** A published job with its content. Returns its rubric's version. */
export function addJob(
  documents: Documents,
  job: SeedJob,
  daysAgo: number,
  status: 'open' | 'closed' = 'open',
  org = orgId,
  by: string = recruiter.uid,
): string {
  const how = { type: 'chat' as const, ...job };
  const { questions, rubric } = contentOf(how);
  const rubricVersion = versionOf(rubric);
  const jobRef = { orgId: org, interviewId: job.id };
  documents.add('interviews', jobRef, {
    title: job.title,
    description: job.description,
    type: how.type,
    status,
    language: job.language,
    questionIds: questions.map(({ id }) => id),
    retakes: retakesOf(how),
    durationMinutes: windowOf(job),
    slots: slotsOf(how),
    ...(status === 'open' ? { closesAt: ahead(21) } : { closesAt: ago(20) }),
    level: job.level,
    mustHave: job.mustHave,
    niceToHave: job.niceToHave,
    terms: listJobTerms(job),
    rubricVersion,
    ...(job.blind ? { blind: true } : {}),
    createdBy: by,
    createdAt: ago(daysAgo),
    updatedAt: ago(daysAgo - 1),
    rev: 1,
  });
  documents.add('questions', jobRef, { items: questions, updatedAt: ago(daysAgo), updatedBy: by });
  documents.add('rubric', jobRef, { items: rubric, updatedAt: ago(daysAgo), updatedBy: by });
  documents.add(
    'auditLog',
    { orgId: org, id: `seed_publish_${job.id}` },
    {
      actorUid: by,
      action: 'interview.publish',
      target: job.id,
      at: ago(daysAgo),
      detail: job.title,
    },
  );
  return rubricVersion;
}

const marketing = `Marketing Manager (m/f/d), Rotterdam or remote

We make and sell furniture together with 140 independent shops. You plan our campaigns, brief agencies and measure what works.

Responsibilities
- plan and run campaigns across e-mail, search and social media
- brief and manage two agencies
- report results to the shops every month and explain what we learned

Requirements
- 4+ years in marketing, ideally in retail
- experience with Google Analytics and e-mail automation
- clear writing in English
Nice to have: Spanish, print catalogues`;

/** Two drafts: one by the engine from a description, one just started. */
export async function addDrafts(documents: Documents, ai: Ai): Promise<void> {
  const { reply, provenance } = await ai.ask('draftKit', {
    description: marketing,
    language: 'en',
  });
  documents.add(
    'drafts',
    { orgId, draftId: 'seed-draft-marketing' },
    {
      ...reply,
      description: marketing,
      language: 'en',
      origin: provenance,
      createdBy: recruiter.uid,
      createdAt: ago(1),
      updatedAt: ago(0, -3),
      updatedBy: recruiter.uid,
      rev: 4,
    },
  );
  documents.add(
    'drafts',
    { orgId, draftId: 'seed-draft-payroll' },
    {
      title: 'Payroll Accountant',
      level: '',
      mustHave: ['Payroll'],
      niceToHave: [],
      competencies: [],
      questions: [],
      description: 'Payroll for 60 people in two countries. To be completed with Finance.',
      language: 'en',
      createdBy: owner.uid,
      createdAt: ago(3),
      updatedAt: ago(3),
      updatedBy: owner.uid,
      rev: 2,
    },
  );
}

/** The second company has one small job, so that its page is not empty while it is at its limit. */
export function addFullCompanyJob(documents: Documents, job: SeedJob): void {
  addJob(
    documents,
    { ...job, id: 'seed-castellan-support' },
    20,
    'open',
    fullOrgId,
    limitRecruiter.uid,
  );
}
