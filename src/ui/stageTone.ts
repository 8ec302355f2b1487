// The tone of a stage; the word always stands beside it.
import type { PipelineStage } from '#domain/session.ts';
import type { Tone } from './StatusChip.tsx';

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
