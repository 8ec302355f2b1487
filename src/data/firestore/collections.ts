// Every document of the product, once: where it lives and what it holds. Converters, tests and the rules' coverage are held against this table.
import type { z } from 'zod';
import { Accommodation } from '#domain/candidate/accommodation.ts';
import { AiJob } from '#domain/evaluation/aiJob.ts';
import { OrgAi, PlatformAi } from '#domain/ai/aiSettings.ts';
import { AiUsage } from '#domain/ai/aiUsage.ts';
import { Announcement } from '#domain/platform/announcement.ts';
import { Answer } from '#domain/candidate/answer.ts';
import { Applicant, ApplicantIdentity } from '#domain/applicants/applicant.ts';
import { Application } from '#domain/seeker/application.ts';
import { Brand } from '#domain/company/brand.ts';
import { CalibrationMark } from '#domain/fairness/calibration.ts';
import { Candidate } from '#domain/candidate/candidate.ts';
import { SavedFilter } from '#domain/candidate/candidateView.ts';
import { LimitOverride } from '#domain/company/companyLimits.ts';
import { Compliance } from '#domain/fairness/compliance.ts';
import { StoredContactMessage } from '#domain/platform/contactMessage.ts';
import { CreditMonth, CreditUse } from '#domain/billing/credit.ts';
import { Deletion } from '#domain/account/deletion.ts';
import { JobOwnership } from '#domain/jobs/jobOwner.ts';
import { AiRating, Evaluation } from '#domain/evaluation/evaluation.ts';
import { ExportFile, ExportKey } from '#domain/insights/exportKey.ts';
import { Identity } from '#domain/candidate/identity.ts';
import {
  Draft,
  Interview,
  QuestionsContent,
  RubricContent,
  Unbegun,
} from '#domain/jobs/interview.ts';
import { Invite, InviteCode, InviteDetails } from '#domain/invitations/invite.ts';
import { Invoice } from '#domain/billing/invoice.ts';
import { LegalAcceptance, LegalText } from '#domain/platform/legalText.ts';
import { LibraryItem } from '#domain/jobs/library.ts';
import { Mail, TeamMailMonth } from '#domain/company/mail.ts';
import { Member, OrgInvite } from '#domain/company/member.ts';
import { Notice } from '#domain/review/notice.ts';
import { Organization } from '#domain/company/organization.ts';
import { Override } from '#domain/review/override.ts';
import { OwnResume } from '#domain/seeker/ownResume.ts';
import { CheckoutSession, Subscription } from '#domain/billing/payment.ts';
import { PersonPlan } from '#domain/billing/personPlan.ts';
import { PlanRequest } from '#domain/billing/planRequest.ts';
import {
  DataRequest,
  Founder,
  PlatformAuditEntry,
  PublicProfile,
  Suspension,
  SystemLatch,
} from '#domain/platform/platform.ts';
import { BreakGlass, Impersonation } from '#domain/platform/platformAccess.ts';
import { Policies } from '#domain/company/policies.ts';
import { PracticeAttempt, PracticeSession, Story } from '#domain/seeker/practice.ts';
import { Reading } from '#domain/candidate/reading.ts';
import {
  Amendment,
  AuditEntry,
  Decision,
  Note,
  NoteMark,
  Outcome,
  Review,
  View,
} from '#domain/review/review.ts';
import { RoomEvent, RoomRemark } from '#domain/candidate/roomEvent.ts';
import { SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import { FairnessRecord, SelfId, Tally } from '#domain/fairness/selfId.ts';
import { Session } from '#domain/candidate/session.ts';
import { Guest, Share, ShareMaterial } from '#domain/review/share.ts';
import { SurveyBatch, SurveyMark } from '#domain/insights/survey.ts';
import { TierConfiguration } from '#domain/billing/tier.ts';
import { TierDraft } from '#domain/platform/tierDraft.ts';
import { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { Transcript } from '#domain/candidate/transcript.ts';
import { User } from '#domain/account/user.ts';
import { Worker } from '#domain/evaluation/worker.ts';

/** What a row needs of its schema; named loosely, because holding each against all of Zod costs the compiler most of its time. */
interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

export const collections = {
  users: { path: 'users/{uid}', schema: User },
  practiceSessions: { path: 'users/{uid}/practiceSessions/{id}', schema: PracticeSession },
  practiceAttempts: { path: 'users/{uid}/practiceAttempts/{id}', schema: PracticeAttempt },
  stories: { path: 'users/{uid}/stories/{id}', schema: Story },
  resumes: { path: 'users/{uid}/resumes/{id}', schema: OwnResume },
  jobTrackers: { path: 'users/{uid}/jobTrackers/{id}', schema: TrackedJob },
  applications: { path: 'users/{uid}/applications/{id}', schema: Application },
  seekerProfile: { path: 'users/{uid}/settings/seeker', schema: SeekerProfile },
  personPlan: { path: 'users/{uid}/plan/current', schema: PersonPlan },
  personRequests: { path: 'users/{uid}/requests/{requestId}', schema: PlanRequest },
  credits: { path: 'users/{uid}/credits/{month}', schema: CreditMonth },
  creditUses: { path: 'users/{uid}/creditUses/{useId}', schema: CreditUse },
  personalAiUsage: { path: 'users/{uid}/aiUsage/{usageId}', schema: AiUsage },
  deletions: { path: 'deletions/{uid}', schema: Deletion },
  publicProfiles: { path: 'publicProfiles/{uid}', schema: PublicProfile },
  suspensions: { path: 'suspensions/{uid}', schema: Suspension },
  system: { path: 'system/{d}', schema: SystemLatch },
  founders: { path: 'founders/{uid}', schema: Founder },
  platformAudit: { path: 'platformAudit/{id}', schema: PlatformAuditEntry },
  viewings: { path: 'viewings/{uid}', schema: Impersonation },
  platformAi: { path: 'platformSettings/ai', schema: PlatformAi },
  platformAiVersions: { path: 'platformSettings/ai/versions/{version}', schema: PlatformAi },
  tierConfigurations: { path: 'tierConfigurations/{tierId}', schema: TierConfiguration },
  tierVersions: {
    path: 'tierConfigurations/{tierId}/versions/{version}',
    schema: TierConfiguration,
  },
  tierDrafts: { path: 'tierDrafts/{tierId}', schema: TierDraft },
  announcements: { path: 'announcements/{announcementId}', schema: Announcement },
  contactMessages: { path: 'contactMessages/{messageId}', schema: StoredContactMessage },
  legalTexts: { path: 'legalTexts/{textId}', schema: LegalText },
  legalAcceptances: { path: 'legalTexts/{textId}/acceptances/{uid}', schema: LegalAcceptance },
  organizations: { path: 'organizations/{orgId}', schema: Organization },
  members: { path: 'organizations/{orgId}/members/{uid}', schema: Member },
  notices: { path: 'organizations/{orgId}/members/{uid}/notices/{noticeId}', schema: Notice },
  savedFilters: {
    path: 'organizations/{orgId}/members/{uid}/filters/{filterId}',
    schema: SavedFilter,
  },
  orgInvites: { path: 'organizations/{orgId}/orgInvites/{inviteId}', schema: OrgInvite },
  teamMails: { path: 'organizations/{orgId}/teamMails/{month}', schema: TeamMailMonth },
  orgAi: { path: 'organizations/{orgId}/settings/ai', schema: OrgAi },
  policies: { path: 'organizations/{orgId}/settings/policies', schema: Policies },
  compliance: { path: 'organizations/{orgId}/settings/compliance', schema: Compliance },
  duties: { path: 'organizations/{orgId}/duties/{interviewId}', schema: JobOwnership },
  exportKeys: { path: 'organizations/{orgId}/exportKeys/{secret}', schema: ExportKey },
  exportFiles: {
    path: 'organizations/{orgId}/exportKeys/{secret}/files/{fileId}',
    schema: ExportFile,
  },
  brand: { path: 'organizations/{orgId}/public/brand', schema: Brand },
  planRequests: { path: 'organizations/{orgId}/requests/{requestId}', schema: PlanRequest },
  aiUsage: { path: 'organizations/{orgId}/aiUsage/{usageId}', schema: AiUsage },
  auditLog: { path: 'organizations/{orgId}/auditLog/{id}', schema: AuditEntry },
  limitOverrides: { path: 'organizations/{orgId}/overrides/{limit}', schema: LimitOverride },
  invoices: { path: 'organizations/{orgId}/invoices/{number}', schema: Invoice },
  breakGlass: { path: 'organizations/{orgId}/breakGlass/{uid}', schema: BreakGlass },
  dataRequests: { path: 'organizations/{orgId}/dataRequests/{id}', schema: DataRequest },
  drafts: { path: 'organizations/{orgId}/drafts/{draftId}', schema: Draft },
  library: { path: 'organizations/{orgId}/library/{itemId}', schema: LibraryItem },
  shares: { path: 'organizations/{orgId}/shares/{token}', schema: Share },
  shareMaterial: {
    path: 'organizations/{orgId}/shares/{token}/material/current',
    schema: ShareMaterial,
  },
  interviews: { path: 'organizations/{orgId}/interviews/{interviewId}', schema: Interview },
  questions: {
    path: 'organizations/{orgId}/interviews/{interviewId}/content/questions',
    schema: QuestionsContent,
  },
  rubric: {
    path: 'organizations/{orgId}/interviews/{interviewId}/content/rubric',
    schema: RubricContent,
  },
  unbegun: {
    path: 'organizations/{orgId}/interviews/{interviewId}/content/unbegun',
    schema: Unbegun,
  },
  invites: {
    path: 'organizations/{orgId}/interviews/{interviewId}/invites/{token}',
    schema: Invite,
  },
  inviteDetails: {
    path: 'organizations/{orgId}/interviews/{interviewId}/inviteDetails/{token}',
    schema: InviteDetails,
  },
  accommodations: {
    path: 'organizations/{orgId}/interviews/{interviewId}/accommodations/{token}',
    schema: Accommodation,
  },
  inviteCodes: { path: 'inviteCodes/{code}', schema: InviteCode },
  applicants: {
    path: 'organizations/{orgId}/interviews/{interviewId}/applicants/{applicantId}',
    schema: Applicant,
  },
  applicantIdentity: {
    path: 'organizations/{orgId}/interviews/{interviewId}/applicants/{applicantId}/identity/current',
    schema: ApplicantIdentity,
  },
  candidates: {
    path: 'organizations/{orgId}/interviews/{interviewId}/candidates/{candidateUid}',
    schema: Candidate,
  },
  sessions: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}',
    schema: Session,
  },
  answers: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/answers/{answerId}',
    schema: Answer,
  },
  identity: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/identity/current',
    schema: Identity,
  },
  readings: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/readings/{answerId}',
    schema: Reading,
  },
  closedReadings: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/closedReadings/{answerId}',
    schema: Reading,
  },
  transcripts: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/transcripts/{answerId}',
    schema: Transcript,
  },
  events: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/events/{eventId}',
    schema: RoomEvent,
  },
  roomRemark: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/remarks/room',
    schema: RoomRemark,
  },
  views: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/views/{viewerUid}',
    schema: View,
  },
  surveyMark: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/marks/survey',
    schema: SurveyMark,
  },
  surveys: {
    path: 'organizations/{orgId}/interviews/{interviewId}/surveys/{batch}',
    schema: SurveyBatch,
  },
  selfIds: {
    path: 'organizations/{orgId}/interviews/{interviewId}/selfIds/{candidateUid}',
    schema: SelfId,
  },
  tallies: {
    path: 'organizations/{orgId}/interviews/{interviewId}/tallies/{candidateUid}',
    schema: Tally,
  },
  fairness: {
    path: 'organizations/{orgId}/interviews/{interviewId}/fairness/summary',
    schema: FairnessRecord,
  },
  calibrationMarks: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/calibration/current',
    schema: CalibrationMark,
  },
  evaluations: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/evaluations/{evaluationId}',
    schema: Evaluation,
  },
  ratings: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/ratings/{evaluationId}',
    schema: AiRating,
  },
  overrides: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/overrides/{overrideId}',
    schema: Override,
  },
  reviews: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/reviews/{reviewerUid}',
    schema: Review,
  },
  amendments: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/amendments/{amendmentId}',
    schema: Amendment,
  },
  guests: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/guests/{guestUid}',
    schema: Guest,
  },
  guestReviews: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/guestReviews/{guestUid}',
    schema: Review,
  },
  notes: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/notes/{noteId}',
    schema: Note,
  },
  noteMarks: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/noteMarks/{noteId}',
    schema: NoteMark,
  },
  decision: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/decision/current',
    schema: Decision,
  },
  formerDecisions: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/decision/{rev}',
    schema: Decision,
  },
  outcome: {
    path: 'organizations/{orgId}/interviews/{interviewId}/sessions/{candidateUid}/shared/outcome',
    schema: Outcome,
  },
  workers: { path: 'organizations/{orgId}/workers/{workerId}', schema: Worker },
  aiJobs: { path: 'organizations/{orgId}/aiJobs/{jobId}', schema: AiJob },
  checkoutSessions: {
    path: 'customers/{uid}/checkout_sessions/{sessionId}',
    schema: CheckoutSession,
  },
  subscriptions: { path: 'customers/{uid}/subscriptions/{subscriptionId}', schema: Subscription },
  mail: { path: 'mail/{mailId}', schema: Mail },
} as const satisfies Record<string, { path: string; schema: Schema }>;

export type CollectionName = keyof typeof collections;
/** What a document of the collection holds. */
export type DataOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
/** The names that fill a collection's path, e.g. { orgId, interviewId }. */
export type RefOf<Name extends CollectionName> = {
  [K in Placeholders<(typeof collections)[Name]['path']>]: string;
};
