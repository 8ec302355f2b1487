import { describe, expect, it } from 'vitest';
import {
  chooseCandidateEngine,
  isCloudOffered,
  defaultPlatformAi,
  mergeSettingsInForce,
  type OrgAiChoice,
  type PlatformAiChoice,
} from './aiSettings.ts';
import { mayEvaluate } from './mayEvaluate.ts';

const platform = (more: Partial<PlatformAiChoice> = {}): PlatformAiChoice => ({
  ...defaultPlatformAi,
  cloudTasks: ['evaluateAnswer'],
  model: 'm',
  ...more,
});
const company = (more: Partial<OrgAiChoice & { paused: boolean }> = {}) =>
  ({ on: true, adapter: null, passes: null, paused: false, ...more }) satisfies OrgAiChoice & {
    paused: boolean;
  };

describe('what of the AI is in force', () => {
  it('is the device, once, when nobody has said anything', () => {
    expect(mergeSettingsInForce(null, null)).toEqual({
      off: null,
      adapter: 'onDevice',
      onDeviceOff: false,
      cloudTasks: [],
      passes: 1,
      model: '',
      paused: false,
    });
  });
  it('is the cloud only where the platform offers it and the company, or the default, chose it', () => {
    expect(mergeSettingsInForce(null, company({ adapter: 'cloud' })).adapter).toBe('onDevice');
    expect(mergeSettingsInForce(platform(), company()).adapter).toBe('onDevice');
    expect(mergeSettingsInForce(platform(), company({ adapter: 'cloud' })).adapter).toBe('cloud');
    expect(mergeSettingsInForce(platform({ adapter: 'cloud' }), null).adapter).toBe('cloud');
    expect(
      mergeSettingsInForce(platform({ adapter: 'cloud' }), company({ adapter: 'onDevice' }))
        .adapter,
    ).toBe('onDevice');
    expect(
      mergeSettingsInForce(platform({ cloudTasks: [] }), company({ adapter: 'cloud' })).adapter,
    ).toBe('onDevice');
  });
  it('falls from a stopped cloud to the device, and never from a stopped device to a cloud that was not chosen', () => {
    expect(
      mergeSettingsInForce(platform({ stopped: ['cloud'] }), company({ adapter: 'cloud' })),
    ).toMatchObject({
      off: null,
      adapter: 'onDevice',
      cloudTasks: [],
    });
    expect(mergeSettingsInForce(platform({ stopped: ['onDevice'] }), company())).toMatchObject({
      off: 'platform',
      adapter: 'onDevice',
    });
    expect(
      mergeSettingsInForce(platform({ stopped: ['onDevice'] }), company({ adapter: 'cloud' })),
    ).toMatchObject({ off: null, adapter: 'cloud', onDeviceOff: true });
  });
  it('is nothing while everything is stopped, or the company is without AI', () => {
    expect(mergeSettingsInForce(platform({ stopped: ['all'] }), company({ on: false })).off).toBe(
      'platform',
    );
    expect(mergeSettingsInForce(platform(), company({ on: false })).off).toBe('company');
  });
  it('asks more than once in the cloud alone, as the company says, else the platform', () => {
    expect([
      mergeSettingsInForce(platform({ passes: 3 }), company()).passes,
      mergeSettingsInForce(platform({ passes: 3 }), company({ adapter: 'cloud' })).passes,
      mergeSettingsInForce(platform({ passes: 3 }), company({ adapter: 'cloud', passes: 1 }))
        .passes,
    ]).toEqual([1, 3, 1]);
  });
});

it('sends candidates’ words to the cloud only for tasks of theirs, and only where one is set up', () => {
  const engine = (cloudTasks: string[], isSetUp = true) =>
    chooseCandidateEngine(
      mergeSettingsInForce(platform({ cloudTasks }), company({ adapter: 'cloud' })),
      isSetUp,
    );
  expect([
    engine(['evaluateAnswer']),
    engine(['transcribe']),
    engine(['summariseCandidate']),
    engine(['draftKit']),
  ]).toEqual(['cloud', 'cloud', 'cloud', 'onDevice']);
  expect([
    engine(['evaluateAnswer'], false),
    chooseCandidateEngine(mergeSettingsInForce(null, company({ adapter: 'cloud' })), true),
  ]).toEqual(['onDevice', 'onDevice']);
});

it('offers the cloud for something, while it is not stopped', () => {
  expect(
    [
      null,
      platform({ cloudTasks: [] }),
      platform({ stopped: ['all'] }),
      platform({ stopped: ['cloud'] }),
      platform({ stopped: ['onDevice'] }),
    ].map(isCloudOffered),
  ).toEqual([false, false, false, false, true]);
});

it('lets evaluations be taken while something may rate and nobody holds the queue', () => {
  const may = (...args: Parameters<typeof mergeSettingsInForce>): boolean =>
    mayEvaluate(mergeSettingsInForce(...args));
  expect(may(null, null)).toBe(true);
  expect(may(null, company({ paused: true }))).toBe(false);
  expect(may(platform({ held: ['evaluation'] }), null)).toBe(false);
  expect(may(platform({ held: [] }), null)).toBe(true);
  expect(may(platform({ stopped: ['all'] }), null)).toBe(false);
  expect(may(platform({ stopped: ['onDevice'] }), company({ adapter: 'cloud' }))).toBe(true);
  expect(
    may(
      platform({ stopped: ['onDevice'], cloudTasks: ['draftKit'] }),
      company({ adapter: 'cloud' }),
    ),
  ).toBe(false);
});
