// The consent says where the AI would run under the settings in force: of this deployment, the platform and the company.
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defaultOrgAi,
  defaultPlatformAi,
  type OrgAiChoice,
  type PlatformAiChoice,
} from '#domain/ai/aiSettings.ts';
import { expectationOf } from '#domain/invitations/expectation.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import type { Source } from '#domain/base/source.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { forgetLive } from '#ui/reading/useLive.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { useCandidateEngine } from './useCandidateEngine.ts';

interface InForce {
  platform: PlatformAiChoice | null;
  company: OrgAiChoice | null;
  isSetUp: boolean;
}
const now = vi.hoisted((): { inForce: InForce } => ({
  inForce: { platform: null, company: null, isSetUp: true },
}));
const stored = <T,>(key: string, data: T | null): Source<unknown> => ({
  key,
  subscribe: (next) => {
    next(data && { id: key, path: key, data, pending: false });
    return () => undefined;
  },
});
vi.mock('#data/ai/aiControl.ts', () => ({
  platformAiSource: () => stored('test:platformAi', now.inForce.platform),
  orgAiSource: () => stored('test:orgAi', now.inForce.company),
}));
vi.mock('#data/firestore/settings.ts', () => ({
  settings: () => ({
    ai: now.inForce.isSetUp ? { model: 'm' } : null,
    supportEmail: 'help@hirely.example',
  }),
}));

function Form({ children }: { children: ReactNode }) {
  return (
    <FormProvider
      {...useForm({
        defaultValues: { displayName: '', email: '', agreed: '', ai: '', speech: '' },
      })}
    >
      {children}
    </FormProvider>
  );
}
function Consent({ formats }: { formats: readonly AnswerFormat[] }) {
  const expectation = expectationOf(
    'video',
    { formats, formatsEverywhere: formats, isKnown: true },
    [],
    useCandidateEngine('acme'),
  );
  return (
    <Form>
      <ConsentStep
        company="Acme"
        expectation={expectation}
        blind={false}
        added={null}
        onBack={vi.fn()}
        onNext={vi.fn()}
      />
    </Form>
  );
}
const chosen: InForce = {
  platform: { ...defaultPlatformAi, cloudTasks: ['evaluateAnswer', 'transcribe'], model: 'm' },
  company: { ...defaultOrgAi, adapter: 'cloud' },
  isSetUp: true,
};
async function consent(
  inForce: InForce,
  formats: readonly AnswerFormat[] = ['text', 'video'],
): Promise<string> {
  now.inForce = inForce;
  await show(<Consent formats={formats} />, sessionAs());
  await screen.findByRole('radiogroup');
  return document.body.textContent;
}
beforeEach(() => forgetLive());

describe('the consent', () => {
  it('names the cloud and the sound where the company chose a cloud model that is in force', async () => {
    const text = await consent(chosen);
    expect(text).toMatch(/uses cloud AI/u);
    expect(text).toMatch(/their sound with your voice/u);
    expect(text).not.toMatch(/are not sent to an AI provider/u);
    expect(text).toContain('ai-cloud');
  });

  it('leaves out the sound where nothing is recorded', async () => {
    const text = await consent(chosen, ['text']);
    expect(text).toMatch(/uses cloud AI/u);
    expect(text).not.toMatch(/their sound with your voice/u);
  });

  it.each<[string, Partial<InForce>]>([
    ['nobody chose it', { company: { ...defaultOrgAi } }],
    [
      'the platform stopped the cloud',
      {
        platform: {
          ...defaultPlatformAi,
          cloudTasks: ['evaluateAnswer'],
          model: 'm',
          stopped: ['cloud'],
        },
      },
    ],
    [
      'the platform sends no answer there',
      { platform: { ...defaultPlatformAi, cloudTasks: ['draftKit'], model: 'm' } },
    ],
    ['this deployment has no cloud model', { isSetUp: false }],
    ['nothing was ever set', { platform: null, company: null }],
  ])('says that answers go to no provider where %s', async (_case, more) => {
    const text = await consent({ ...chosen, ...more });
    expect(text).toMatch(/are not sent to an AI provider/u);
    expect(text).not.toMatch(/uses cloud AI/u);
    expect(text).toContain('ai-device');
  });
});
