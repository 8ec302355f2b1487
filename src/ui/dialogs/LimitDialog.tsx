// The dialog at the monthly limit, fetched by whoever reaches it.
import { fetchWhenOpened } from './fetchWhenOpened.tsx';

export const LimitDialog = fetchWhenOpened(
  async () => (await import('./InterviewLimitDialog.tsx')).InterviewLimitDialog,
);
