// The documents below a job: its content, its invitations and applicants, and all that a candidate's session holds.
import { Accommodation } from '#domain/candidate/accommodation.ts';
import { Answer } from '#domain/candidate/answer.ts';
import { Applicant, ApplicantIdentity } from '#domain/applicants/applicant.ts';
import { CalibrationMark } from '#domain/fairness/calibration.ts';
import { Candidate } from '#domain/candidate/candidate.ts';
import { AiRating, Evaluation } from '#domain/evaluation/evaluation.ts';
import { Identity } from '#domain/candidate/identity.ts';
import { Interview, QuestionsContent, RubricContent, Unbegun } from '#domain/jobs/interview.ts';
import { Invite, InviteCode, InviteDetails } from '#domain/invitations/invite.ts';
import { Override } from '#domain/review/override.ts';
import { Reading } from '#domain/candidate/reading.ts';
import {
  Amendment,
  Decision,
  Note,
  NoteMark,
  Outcome,
  Review,
  View,
} from '#domain/review/review.ts';
import { RoomEvent, RoomRemark } from '#domain/candidate/roomEvent.ts';
import { FairnessRecord, SelfId, Tally } from '#domain/fairness/selfId.ts';
import { Session } from '#domain/candidate/session.ts';
import { Guest } from '#domain/review/share.ts';
import { SurveyBatch, SurveyMark } from '#domain/insights/survey.ts';
import { Transcript } from '#domain/candidate/transcript.ts';

import type { Schema } from './schema.ts';

export const jobCollections = {
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
} as const satisfies Record<string, { path: string; schema: Schema }>;
