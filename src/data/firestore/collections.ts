// Every document of the product, once: where it lives and what it holds. Converters, tests and the rules' coverage are held against this table.
import type { z } from 'zod';
import { AiJob } from '#domain/evaluation/aiJob.ts';
import { OrgAi, PlatformAi } from '#domain/ai/aiSettings.ts';
import { AiUsage } from '#domain/ai/aiUsage.ts';
import { Announcement } from '#domain/platform/announcement.ts';
import { Application } from '#domain/seeker/application.ts';
import { Brand } from '#domain/company/brand.ts';
import { SavedFilter } from '#domain/candidate/candidateView.ts';
import { LimitOverride } from '#domain/company/companyLimits.ts';
import { ClientReport, ReportSettings } from '#domain/platform/clientReport.ts';
import { Compliance } from '#domain/fairness/compliance.ts';
import { StoredContactMessage } from '#domain/platform/contactMessage.ts';
import { CreditMonth, CreditUse } from '#domain/billing/credit.ts';
import { Deletion } from '#domain/account/deletion.ts';
import { JobOwnership } from '#domain/jobs/jobOwner.ts';
import { ExportFile, ExportKey } from '#domain/insights/exportKey.ts';
import { Draft } from '#domain/jobs/interview.ts';
import { Invoice } from '#domain/billing/invoice.ts';
import { LegalAcceptance, LegalText } from '#domain/platform/legalText.ts';
import { LibraryItem } from '#domain/jobs/library.ts';
import { Mail, TeamMailMonth } from '#domain/company/mail.ts';
import { Member, OrgInvite } from '#domain/company/member.ts';
import { Notice } from '#domain/review/notice.ts';
import { Organization } from '#domain/company/organization.ts';
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
import { AuditEntry } from '#domain/review/review.ts';
import { SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import { Share, ShareMaterial } from '#domain/review/share.ts';
import { TierConfiguration } from '#domain/billing/tier.ts';
import { TierDraft } from '#domain/platform/tierDraft.ts';
import { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { User } from '#domain/account/user.ts';
import { Worker } from '#domain/evaluation/worker.ts';
import { jobCollections } from './jobCollections.ts';
import type { Schema } from './schema.ts';

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
  reportSettings: { path: 'platformSettings/reports', schema: ReportSettings },
  reportSettingsVersions: {
    path: 'platformSettings/reports/versions/{version}',
    schema: ReportSettings,
  },
  clientReports: { path: 'clientReports/{reportId}', schema: ClientReport },
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
  ...jobCollections,
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
