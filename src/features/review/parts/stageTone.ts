// The tone of a stage; the word is always shown beside it.
import type { PipelineStage } from '#domain/candidate/session.ts';
import type { Tone } from '#ui/page/StatusChip.tsx';

export function stageTone(stage: PipelineStage): Tone {
  if (stage === 'offer' || stage === 'hired') return 'good';
  if (stage === 'rejected' || stage === 'withdrawn' || stage === 'expired') return 'bad';
  return stage === 'shortlisted' || stage === 'in_review' ? 'info' : 'neutral';
}
