import { expect, it } from 'vitest';
import { formatSilence } from './googleApi.ts';

it('says who does not answer, and why', () => {
  const cause = new TypeError('fetch failed', {
    cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
  });
  expect(formatSilence('https://jobs.example.com/app', cause)).toBe(
    'jobs.example.com does not answer (ENOTFOUND).',
  );
  expect(formatSilence('http:///v1/accounts', new Error('Failed to parse URL'))).toContain(
    'Failed to parse URL',
  );
});
