/** A part of a page that is asked for once somebody gets near it. */
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useSeen } from '#ui/reading/useInView.ts';

export interface WhenSeenProps {
  /** What is kept free for it until then, in px. */
  height?: number;
  /** How near counts as seen. */
  margin?: string;
  children: ReactNode;
}

/** Shows its children from then on. */
export function WhenSeen({ height = 1, margin = '200px', children }: WhenSeenProps) {
  const [watch, wasSeen] = useSeen(margin);
  return wasSeen ? children : <Box ref={watch} sx={{ minHeight: height }} />;
}
