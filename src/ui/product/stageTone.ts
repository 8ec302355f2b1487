// The tone of a stage; the word is always shown beside it.
import type { PipelineStage } from '#domain/candidate/session.ts';
import type { Tone } from '#ui/page/StatusChip.tsx';

export const stageTones: Record<PipelineStage, Tone> = {
  invited: 'neutral',
  in_progress: 'info',
  submitted: 'warning',
  in_review: 'info',
  shortlisted: 'good',
  offer: 'good',
  hired: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};
