import { describe, expect, it } from 'vitest';
import { readSettings, SettingsMissing } from './settings.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'd',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_STORAGE_BUCKET: 'b',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_SUPPORT_EMAIL: 'help@hirely.example',
};

function missingIn(environment: Record<string, unknown>): string[] {
  try {
    readSettings(environment, null);
    return [];
  } catch (error) {
    if (error instanceof SettingsMissing) return error.missing;
    throw error;
  }
}

describe('settings', () => {
  it('come from the environment of a deployed build', () =>
    expect(readSettings(complete, null)).toMatchObject({
      firebase: { projectId: 'p' },
      supportEmail: 'help@hirely.example',
      local: null,
    }));
  it('that are missing are told all at once', () => {
    expect(missingIn({}).toSorted()).toEqual(Object.keys(complete).toSorted());
    expect(missingIn({ ...complete, VITE_FIREBASE_APP_ID: '' })).toEqual(['VITE_FIREBASE_APP_ID']);
    expect(missingIn({ ...complete, VITE_SUPPORT_EMAIL: 'no address' })).toEqual([
      'VITE_SUPPORT_EMAIL',
    ]);
  });
  it('know no cloud model unless one is named', () => {
    expect(readSettings(complete, null).ai).toBeNull();
    expect(
      readSettings(
        {
          ...complete,
          VITE_AI_MODEL: 'some-model',
          VITE_AI_TEMPLATES: 'evaluateAnswer=rate-v1, draftKit = kit.v2',
          VITE_AI_BASE_URL: 'http://127.0.0.1:9/path?x=1',
        },
        null,
      ).ai,
    ).toEqual({
      model: 'some-model',
      backend: 'googleAi',
      location: null,
      baseUrl: 'http://127.0.0.1:9',
      timeoutMs: 60_000,
      templates: { evaluateAnswer: 'rate-v1', draftKit: 'kit.v2' },
      browserModel: 'off',
    });
  });
  it('know the key of App Check with a cloud model or without', () => {
    expect(readSettings(complete, null)).toMatchObject({
      ai: null,
      appCheckKey: null,
    });
    expect(
      readSettings({ ...complete, VITE_APP_CHECK_SITE_KEY: ' site-key ' }, null),
    ).toMatchObject({ ai: null, appCheckKey: 'site-key' });
  });
  it('tell every setting of the cloud model that cannot be used', () => {
    expect(
      missingIn({
        ...complete,
        VITE_AI_MODEL: 'm',
        VITE_AI_BACKEND: 'elsewhere',
        VITE_AI_TIMEOUT_MS: 'soon',
        VITE_AI_TEMPLATES: 'oops',
        VITE_AI_BASE_URL: 'ftp://x',
        VITE_AI_BROWSER_MODEL: 'maybe',
      }),
    ).toEqual([
      'VITE_AI_BACKEND',
      'VITE_AI_BROWSER_MODEL',
      'VITE_AI_BASE_URL',
      'VITE_AI_TIMEOUT_MS',
      'VITE_AI_TEMPLATES',
    ]);
  });
  it('take cards only where every price is named', () => {
    expect(readSettings(complete, null).payments).toBeNull();
    expect(
      readSettings({ ...complete, VITE_STRIPE_PRICES: 'default_team:monthly=price_1' }, null)
        .payments,
    ).toEqual({ 'default_team:monthly': 'price_1' });
    expect(missingIn({ ...complete, VITE_STRIPE_PRICES: 'default_team=price_1' })).toEqual([
      'VITE_STRIPE_PRICES',
    ]);
  });
  it('are not needed beside a local Firebase', () =>
    expect(
      readSettings(
        {},
        {
          projectId: 'demo',
          auth: '127.0.0.1:1',
          firestore: '127.0.0.1:2',
          storage: '127.0.0.1:3',
        },
      ).local?.projectId,
    ).toBe('demo'));
});
