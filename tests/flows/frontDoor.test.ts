// What everybody meets first: the deployed pages, with the headers they are deployed with, and no complaint.
import { describe, expect, it } from 'vitest';
import { lane } from '../support/lane.ts';
import { people } from '../../local/seed/accounts.ts';
import { logIn, newPerson } from '../support/people.ts';

describe('the front door', () => {
  it('opens for a stranger, without an error, a refused script or an obstacle', async () => {
    const stranger = await newPerson();
    await stranger.goTo('/');
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await stranger.page.title()).toBe('AI Powered Interview and Hiring Tools');
    expect(stranger.problems).toEqual([]);
    await stranger.leave();
  });

  it('lets in whoever the seed knows, and the policy lets their data through', async () => {
    const recruiter = await newPerson();
    await logIn(recruiter, people.recruiter);
    await recruiter.page.getByRole('main').getByRole('heading').first().waitFor();
    expect(new URL(recruiter.page.url()).pathname).toBe('/hiring-dashboard');
    expect(recruiter.problems).toEqual([]);
    await recruiter.leave();
  });

  it('guards every page with a policy that allows no foreign script', async () => {
    const response = await fetch(`${lane().app}/login`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(/script-src [^;]*'unsafe-inline'/.test(policy)).toBe(false);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets browsers keep what never changes', async () => {
    const page = await (await fetch(`${lane().app}/`)).text();
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '/assets/none.js';
    const response = await fetch(lane().app + script);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('answers a deep address with the app, and a missing file with 404', async () => {
    expect((await fetch(`${lane().app}/job-seeker/my-profile`)).status).toBe(200);
    for (const missing of ['/assets/none.js', '/assets/none'])
      expect((await fetch(lane().app + missing)).status, missing).toBe(404);
  });
});
