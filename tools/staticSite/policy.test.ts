import { describe, expect, it } from 'vitest';
import { findPolicyGaps, parsePolicy, readPolicy } from './policy.ts';

const policy = readPolicy();

describe('the policy of firebase.json', () => {
  it('lets through what a usual deployment names, App Check included', () =>
    expect(
      findPolicyGaps(policy, {
        VITE_FIREBASE_AUTH_DOMAIN: 'hirely-live.firebaseapp.com',
        VITE_APP_CHECK_SITE_KEY: 'key',
        VITE_AI_BASE_URL: '',
      }),
    ).toEqual([]));
  it('needs no word about the app’s own host', () =>
    expect(
      findPolicyGaps(policy, {
        VITE_FIREBASE_AUTH_DOMAIN: 'jobs.example.com',
        VITE_SITE_ORIGIN: 'https://jobs.example.com/',
      }),
    ).toEqual([]));
  it('blocks another host for signing in, and a proxy of the cloud model: the build says what to add', () => {
    const gaps = findPolicyGaps(policy, {
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.com',
      VITE_SITE_ORIGIN: 'https://jobs.example.com',
      VITE_AI_BASE_URL: 'https://model.example.com/v1',
    });
    expect(gaps).toHaveLength(3);
    expect(gaps[0]).toContain('VITE_FIREBASE_AUTH_DOMAIN');
    expect(gaps[0]).toContain('add https://auth.example.com to frame-src');
    expect(gaps[2]).toContain('add https://model.example.com to connect-src');
  });
  it('fits once they are added', () => {
    const wider = parsePolicy(
      "frame-src 'self' https://auth.example.com; connect-src https://*.example.com",
    );
    expect(
      findPolicyGaps(wider, {
        VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.com',
        VITE_AI_BASE_URL: 'https://model.example.com',
      }),
    ).toEqual([]);
  });
  it('misses reCAPTCHA where App Check is set up', () =>
    expect(
      findPolicyGaps(parsePolicy("default-src 'self'"), { VITE_APP_CHECK_SITE_KEY: 'key' }),
    ).toHaveLength(5));
});
