// Both engines side by side, as a super admin and an owner meet them.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dropped } from '#ai/adapter.ts';
import type { PlatformAi } from '#domain/ai/aiSettings.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import EngineTrialPage from './EngineTrialPage.tsx';
import { trialSamples } from './trialSamples.ts';

const now = vi.hoisted(() => ({
  isSetUp: true,
  platform: null as null | Pick<PlatformAi, 'stopped' | 'cloudTasks'>,
  asked: [] as string[],
  dropped: [] as Dropped[],
}));
vi.mock('#data/ai/aiControl.ts', () => ({
  platformAiSource: () => ({
    key: `test:platformAi:${JSON.stringify(now.platform)}`,
    subscribe: (next: (value: unknown) => void) => {
      next(now.platform && { id: 'ai', path: 'x', data: now.platform, pending: false });
      return () => undefined;
    },
  }),
}));
vi.mock('#data/firestore/settings.ts', () => ({
  settings: () => ({
    ai: now.isSetUp ? { model: 'm' } : null,
    supportEmail: 'help@hirely.example',
  }),
}));
vi.mock('#ai/port.ts', () => ({
  createAiWith: ({ prefer }: { prefer: 'onDevice' | 'cloud' }) => ({
    ask: (task: string, input: { answer?: string }) => {
      now.asked.push(`${prefer}:${task}`);
      const provenance = {
        adapter: prefer,
        model: 'some-model',
        version: '1',
        inputHash: 'a'.repeat(64),
        at: null,
      };
      const dropped =
        prefer === 'cloud'
          ? {
              dropped: now.dropped.filter(
                ({ code }) => (code === 'levelWithheld') === (task === 'evaluateAnswer'),
              ),
            }
          : {};
      const question = {
        id: 'q1',
        competencyId: 'expertise',
        kind: 'technical',
        text: `Asked by ${prefer}`,
        anchors: ['1', '2', '3', '4', '5'],
        lookFor: [],
        minutes: 2,
        followUpCap: 1,
        followUps: [],
      };
      const replies: Record<string, object> = {
        regenerateQuestion: question,
        readJobDescription: {
          title: prefer === 'cloud' ? '' : 'Warehouse Team Lead',
          level: '',
          seniority: null,
          language: 'en',
          mustHave: ['SAP'],
          niceToHave: [],
          responsibilities: ['Plan the shifts'],
          qualifications: [{ kind: 'licence', text: 'Forklift licence', need: 'must' }],
          flags: [],
        },
        draftKit: { questions: [question] },
        evaluateAnswer:
          prefer === 'cloud'
            ? {
                questionId: 'q1',
                competencyId: 'expertise',
                status: 'not_enough_evidence',
                level: null,
                confidence: 'low',
                reasons: [{ code: 'mostlyGeneral', values: {} }],
                quotes: [],
                flags: [],
              }
            : {
                questionId: 'q1',
                competencyId: 'expertise',
                status: 'rated',
                level: 4,
                confidence: 'high',
                reasons: [{ code: 'actionFound', values: { count: 3 } }],
                quotes: [
                  { answerId: 'q1', start: 0, end: 4, text: input.answer?.slice(0, 4) ?? '' },
                ],
                flags: [],
              },
      };
      return Promise.resolve({ reply: replies[task], provenance, ...dropped });
    },
  }),
}));

const superAdmin = () => show(<EngineTrialPage />, sessionAs({ flags: { isSuperAdmin: true } }));
const owner = () => show(<EngineTrialPage />, sessionAs({ flags: { isAdmin: true } }));
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const column = (name: string): HTMLElement => screen.getByRole('region', { name });

beforeEach(() => {
  Object.assign(now, {
    isSetUp: true,
    platform: { stopped: [], cloudTasks: ['evaluateAnswer'] },
    asked: [],
    dropped: [],
  });
});
afterEach(async () => {
  await i18next.changeLanguage('en');
});

describe('the trial of both engines', () => {
  it('puts the sample to both, and shows what each read, asks and rates', async () => {
    await superAdmin();
    expect(screen.getByRole('button', { name: 'Ask both engines' })).toBeDisabled();
    await press('Fill in the sample');
    await press('Ask both engines');
    const [device, cloud] = [column('On-device AI'), column('Cloud AI')];
    expect(await within(device).findByText('Asked by onDevice')).toBeVisible();
    expect(await within(cloud).findByText('Not found. Someone will be asked.')).toBeVisible();
    expect(within(device).getByText('Warehouse Team Lead')).toBeVisible();
    expect(within(device).getByText('Forklift licence')).toBeVisible();
    expect(await within(device).findAllByText('Names 3 steps of their own.')).toHaveLength(
      trialSamples.en.answers.length,
    );
    expect(
      within(cloud).getAllByText('Mostly general statements that anyone could make.'),
    ).toHaveLength(trialSamples.en.answers.length);
    expect(now.asked.filter((one) => one === 'cloud:evaluateAnswer')).toHaveLength(4);
    expect(screen.queryByTestId('dropped')).toBeNull();
  });

  it('says what our checks took out, and why', async () => {
    now.dropped = [
      { code: 'wrongSection', text: 'Gym membership' },
      { code: 'levelWithheld', text: '5' },
    ];
    await superAdmin();
    await press('Fill in the sample');
    await press('Ask both engines');
    const cloud = column('Cloud AI');
    expect((await within(cloud).findAllByText('“Gym membership”'))[0]).toBeVisible();
    expect(
      within(cloud).getAllByText(
        'Only the parts about the company, benefits or applying say it.',
      )[0],
    ).toBeVisible();
    expect(await within(cloud).findAllByText('“5”')).toHaveLength(4);
  });

  it.each([
    [
      'no model is set up',
      { isSetUp: false },
      superAdmin,
      /^No cloud model is set up in this deployment: set VITE_AI_MODEL/u,
    ],
    [
      'it is stopped',
      { platform: { stopped: ['cloud'], cloudTasks: [] } },
      superAdmin,
      /^The cloud model is stopped for the whole platform/u,
    ],
    [
      'the platform offers it to no company',
      { platform: { stopped: [], cloudTasks: [] } },
      owner,
      /^The platform doesn’t offer the cloud model to companies/u,
    ],
  ] as const)(
    'asks the cloud for nothing where %s, and says so in a sentence',
    async (_, state, open, sentence) => {
      Object.assign(now, state);
      await open();
      expect(screen.getByText(/Nothing leaves this browser/u)).toBeVisible();
      await press('Fill in the sample');
      await press('Ask both engines');
      expect(within(column('Cloud AI')).getByText(sentence)).toBeVisible();
      expect(await within(column('On-device AI')).findByText('Asked by onDevice')).toBeVisible();
      expect(now.asked.filter((one) => one.startsWith('cloud'))).toEqual([]);
    },
  );

  it('asks no engine that is stopped: the kill switch holds here too', async () => {
    now.platform = { stopped: ['onDevice'], cloudTasks: [] };
    await superAdmin();
    await press('Fill in the sample');
    await press('Ask both engines');
    expect(
      within(column('On-device AI')).getByText(
        /^The on-device engine is stopped for the whole platform/u,
      ),
    ).toBeVisible();
    expect(await within(column('Cloud AI')).findByText('Asked by cloud')).toBeVisible();
    expect(now.asked.filter((one) => one.startsWith('onDevice'))).toEqual([]);
  });

  it('takes answers of one’s own, by keyboard', async () => {
    await superAdmin();
    for (const [label, text] of [
      ['Job posting', 'Cook'],
      ['Question', 'How do you cook?'],
      ['Answer 1', 'I boil water.'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    await press('Add an answer');
    await userEvent.type(screen.getByLabelText('Answer 2'), 'I fry eggs.');
    screen.getByRole('button', { name: 'Ask both engines' }).focus();
    await userEvent.keyboard('{Enter}');
    const device = within(column('On-device AI'));
    expect(await device.findByRole('region', { name: 'Answer 2' })).toBeVisible();
    expect(device.queryByRole('region', { name: 'Answer 3' })).toBeNull();
  });

  it('speaks Spanish, and its sample is in Spanish', async () => {
    await superAdmin();
    await i18next.changeLanguage('es');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar el ejemplo' }));
    expect(screen.getByLabelText('Oferta de empleo')).toHaveValue(trialSamples.es.posting);
  });

  it('leads back to where one came from', async () => {
    await owner();
    expect(screen.getByRole('link', { name: 'Back to the AI settings' })).toHaveAttribute(
      'href',
      '/admin?tool=ai',
    );
  });
});
