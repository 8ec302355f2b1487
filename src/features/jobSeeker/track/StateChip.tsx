// The state of a job in one word.
import { useTranslation } from 'react-i18next';
import { stateOf } from '#domain/seeker/trackedJob.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';

const tones = {
  interested: 'neutral',
  applied: 'info',
  interviewing: 'warning',
  offer: 'good',
  closed: 'neutral',
} as const satisfies Record<string, Tone>;

export function StateChip({ status }: { status: string | null | undefined }) {
  const { t } = useTranslation('tracker');
  const state = stateOf(status);
  return <StatusChip label={t(`state.${state}`)} tone={tones[state]} />;
}
