// A captive portal: something on the network answers every request to the server with a page.
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { logIn } from '../support/people.ts';
import {
  inviteToCompany,
  reviewerReads,
  someone,
  toAuth,
  toFirestore,
  weigh,
} from './faultWorld.ts';
import type { Person } from '../support/people.ts';
import { beginAsGuest, field, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const page = '<!doctype html><title>Wi-Fi</title><h1>Welcome to the Wi-Fi</h1>';
const answer = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/html', body: page });
const isServer = (address: URL): boolean => toFirestore(address) || toAuth(address);

async function closePortal({ context }: Person): Promise<void> {
  await context.route(isServer, answer);
  // Connections that are open go with the network.
  await context.setOffline(true);
  await context.setOffline(false);
}

it('F-NET-09 behind a portal that answers HTML every page says that there is no way to the server, and goes on by itself', async () => {
  const ravi = await someone();
  await logIn(ravi, people.recruiter);
  await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
  await closePortal(ravi);
  const notice = ravi.page
    .getByTestId('line')
    .getByText('Something on this network answers in place of the server');
  await notice.waitFor({ timeout: 60_000 });
  await ravi.page.reload();
  await notice.waitFor({ timeout: 60_000 });
  await ravi.context.unroute(isServer);
  await notice.waitFor({ state: 'detached', timeout: 60_000 });
  await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
}, 240_000);

it('F-NET-09 in the room the words stay, and are saved once the server is back', async () => {
  const invited = await inviteToCompany();
  const kim = await someone();
  await beginAsGuest(kim, invited);
  const path = await sessionPath(invited);
  await closePortal(kim);
  await field(kim).fill('Behind the portal.');
  await kim.page
    .getByTestId('line')
    .getByText('Something on this network answers in place of the server')
    .waitFor({ timeout: 60_000 });
  expect(await field(kim).inputValue()).toBe('Behind the portal.');
  await kim.context.unroute(isServer);
  await untilSaved(kim);
  await expect
    .poll(() => reviewerReads(path, 'q1'), { timeout: 60_000 })
    .toBe('Behind the portal.');
  expect(weigh('F-NET-09', 'Behind the portal.', await reviewerReads(path, 'q1'))).toBe(0);
}, 240_000);
