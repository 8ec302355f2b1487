import { describe, expect, it } from 'vitest';
import { readSettings, SettingsMissing } from './settings.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'k', VITE_FIREBASE_AUTH_DOMAIN: 'd', VITE_FIREBASE_PROJECT_ID: 'p', VITE_FIREBASE_STORAGE_BUCKET: 'b', VITE_FIREBASE_APP_ID: 'a', VITE_SUPPORT_EMAIL: 'help@hirely.example',
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
  it('come from the environment of a deployed build', () => expect(readSettings(complete, null)).toMatchObject({ firebase: { projectId: 'p' }, supportEmail: 'help@hirely.example', local: null }));
  it('that are missing are told all at once', () => {
    expect(missingIn({}).toSorted()).toEqual(Object.keys(complete).toSorted());
    expect(missingIn({ ...complete, VITE_FIREBASE_APP_ID: '' })).toEqual(['VITE_FIREBASE_APP_ID']);
    expect(missingIn({ ...complete, VITE_SUPPORT_EMAIL: 'no address' })).toEqual(['VITE_SUPPORT_EMAIL']);
  });
  it('are not needed beside a local Firebase', () => expect(readSettings({}, { projectId: 'demo', auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' }).local?.projectId).toBe('demo'));
});
