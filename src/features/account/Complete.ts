// CompleteAccount, fetched only for the few who need it.
import { lazy } from 'react';

export const Complete = lazy(async () => ({
  default: (await import('./CompleteAccount.tsx')).CompleteAccount,
}));
