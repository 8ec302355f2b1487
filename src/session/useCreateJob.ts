// Create Job, the same everywhere: at the monthly limit it opens the limit dialog instead of going to the new-job page (seed, section 6).
import { useState } from 'react';
import { isAtInterviewLimit } from '#domain/company/organization.ts';
import { useSession } from './session.ts';

export interface CreateJob {
  create: () => void;
  atLimit: boolean;
  isAdmin: boolean;
  /** Props of InterviewLimitDialog, without its target. */
  limit: {
    open: boolean;
    isAdmin: boolean;
    onClose: () => void;
  };
}

/** `go` leads to the new-job page. */
export function useCreateJob(go: () => void, now: () => Date = () => new Date()): CreateJob {
  const { organization, user } = useSession();
  const [open, setOpen] = useState(false);
  const isAdmin = user?.isAdmin === true;
  return {
    create: () => (isAtInterviewLimit(organization, now()) ? setOpen(true) : go()),
    atLimit: isAtInterviewLimit(organization, now()),
    isAdmin,
    limit: { open, isAdmin, onClose: () => setOpen(false) },
  };
}
