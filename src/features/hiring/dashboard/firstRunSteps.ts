// What is done of the first run, derived from what the company has, and where each step is done.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { to } from '#navigation/routes.ts';

export interface FirstRunFacts {
  /** Jobs ever published, and candidates ever invited. */
  published: number;
  candidates: number;
  /** Interviews that were handed in. */
  submitted: number;
  /** The latest draft; null when there is none. */
  draftId: string | null;
  /** Whether a draft was tried in the preview on this device. */
  previewed: boolean;
}
export interface FirstRunStep {
  step: 'company' | 'job' | 'preview' | 'invite' | 'review';
  done: boolean;
  /** null: by beginning a job. */
  href: string | null;
}

export function listFirstRunSteps({
  published,
  candidates,
  submitted,
  draftId,
  previewed,
}: FirstRunFacts): FirstRunStep[] {
  const begin = draftId ? to('editDraft', { draftId }) : null;
  return [
    { step: 'company', done: true, href: to('account', {}, { query: { tab: 'organization' } }) },
    { step: 'job', done: draftId !== null || published > 0, href: begin },
    {
      step: 'preview',
      done: previewed || published > 0,
      href: draftId ? to('previewDraft', { draftId }) : begin,
    },
    { step: 'invite', done: candidates > 0, href: begin },
    { step: 'review', done: submitted > 0, href: to('hiringDashboard') },
  ];
}

/** Below the person, so that signing out takes it away. */
const buildKey = (uid: string): string => `hirely.previewed/${uid}/draft`;

/** Notes on this device that somebody tried a draft. */
export function notePreviewed(uid: string): void {
  if (!deviceStorage.write(buildKey(uid), 'yes'))
    console.warn('This browser keeps nothing for the page');
}

export function hasPreviewed(uid: string): boolean {
  return deviceStorage.read(buildKey(uid)) !== null;
}
