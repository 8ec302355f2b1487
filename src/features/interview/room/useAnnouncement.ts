// What a screen reader hears when the candidate comes to another question or follow-up.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { review } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** Describes where the candidate is now. */
function useLocationInRoom({ active, question, plan, number, count }: RoomControls): string {
  const { t } = useTranslation('interview');
  if (plan.at === review) return t('progress.review');
  if (!question) return '';
  if (active && active.followUp > 0) {
    const followUps = Math.max(question.followUpCap, active.followUp);
    return `${t('thread.followUp', { index: active.followUp, count: followUps })}. ${active.prompt}`;
  }
  const where = number ? t('progress.question', { index: number, count }) : t('progress.resume');
  return `${where}. ${question.text}`;
}

/** The announcement of the last move; empty until the candidate moves. */
export function useAnnouncement(controls: RoomControls): string {
  const [announcement, setAnnouncement] = useState('');
  const { moves } = controls;
  const location = useLocationInRoom(controls);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });
  useEffect(() => {
    if (moves > 0) setAnnouncement(latest.current);
  }, [moves]);
  return announcement;
}
