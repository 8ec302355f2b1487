// What the room shows later than its first question: fetched beside it, and kept at hand, so that nothing is missing when the line breaks.
import { lazy } from 'react';
import { fetchWhenOpened } from '#ui/dialogs/fetchWhenOpened.tsx';

const loads = {
  receipt: () => import('#features/interview/after/Receipt.tsx'),
  leftAfterwards: () => import('#features/interview/after/LeftAfterwards.tsx'),
  leftOnDevice: () => import('#features/interview/after/LeftOnDevice.tsx'),
  transcripts: () => import('#features/interview/after/TranscriptCheck.tsx'),
  resume: () => import('#features/interview/resume/ResumeComposer.tsx'),
  resumeReader: () => import('#features/interview/resume/readResumeUpload.ts'),
  answers: () => import('./ReviewAnswers.tsx'),
  timeOver: () => import('./TimeOver.tsx'),
  accommodation: () => import('#features/interview/accommodation/RoomAccommodation.tsx'),
  recordingConsent: () => import('#features/interview/recording/RecordingConsent.tsx'),
  spoken: () => import('#features/interview/recording/SpokenComposer.tsx'),
  help: () => import('./RoomHelp.tsx'),
};

/** Fetches all of it. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all(Object.values(loads).map((load) => load()));
}

export const Receipt = lazy(async () => ({ default: (await loads.receipt()).Receipt }));
export const LeftAfterwards = lazy(async () => ({
  default: (await loads.leftAfterwards()).LeftAfterwards,
}));
export const LeftOnDevice = lazy(async () => ({
  default: (await loads.leftOnDevice()).LeftOnDevice,
}));
export const TranscriptCheck = lazy(async () => ({
  default: (await loads.transcripts()).TranscriptCheck,
}));
export const ResumeComposer = lazy(async () => ({
  default: (await loads.resume()).ResumeComposer,
}));
export const ReviewAnswers = lazy(async () => ({ default: (await loads.answers()).ReviewAnswers }));
export const TimeOver = lazy(async () => ({ default: (await loads.timeOver()).TimeOver }));
export const RoomAccommodation = lazy(async () => ({
  default: (await loads.accommodation()).RoomAccommodation,
}));
export const RecordingConsent = lazy(async () => ({
  default: (await loads.recordingConsent()).RecordingConsent,
}));
export const SpokenComposer = lazy(async () => ({
  default: (await loads.spoken()).SpokenComposer,
}));
export const RoomHelp = fetchWhenOpened(async () => (await loads.help()).RoomHelp);
