// The message to a candidate starts from the company's own template, also for somebody who is quicker than the network.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Policies } from '#domain/company/policies.ts';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { NotifyCandidateDialog } from './NotifyCandidateDialog.tsx';

const later = vi.hoisted(() => ({ arrive: undefined as ((value: unknown) => void) | undefined }));
const release = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<true>>(async () => true));
vi.mock('#data/company/policies.ts', () => ({
  policiesOf: () => ({
    key: 'policies',
    subscribe: (next: (value: unknown) => void) => {
      later.arrive = next;
      return () => undefined;
    },
  }),
}));
vi.mock('#data/review/decisions.ts', () => ({ releaseOutcome: release }));

const about = {
  name: 'Kim Ono',
  job: 'Planner',
  company: 'Acme',
  language: 'en',
  competencies: ['Planning'],
  contact: 'ann@acme.example',
  aiUsed: false,
  keptAs: 'k',
};

it('waits for the template instead of sending the usual text in its place', async () => {
  const candidateRef = { orgId: 'acme', interviewId: 'i', candidateUid: 'u' };
  await show(
    <NotifyCandidateDialog
      candidateRef={candidateRef}
      uid="ann"
      outcome="advance"
      about={about}
      onClose={() => undefined}
    />,
    sessionAs({ flags: { isHiringManager: true }, organization: organization() }),
  );
  const field = await screen.findByRole('textbox', { name: /^Message/ });
  const send = screen.getByRole('button', { name: 'Notify candidate' });
  expect([field.hasAttribute('disabled'), send.hasAttribute('disabled')]).toEqual([true, true]);
  const words = { en: 'Dear {candidate}, welcome to {company}.', es: '' };
  act(() =>
    later.arrive?.({
      id: 'policies',
      path: 'p',
      data: {
        templates: { advance: words, reject: words, invitation: words },
      } as unknown as Policies,
    }),
  );
  expect(field).toHaveValue('Dear Kim Ono, welcome to Acme.');
  await userEvent.click(send);
  expect(release.mock.calls[0]?.[3]).toMatchObject({ message: 'Dear Kim Ono, welcome to Acme.' });
});
