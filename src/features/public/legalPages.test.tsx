// What the legal pages and the words about AI say: the published version, and whether a cloud model is set up here.
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import legal from '#i18n/en/legal.json';
import publicTexts from '#i18n/en/public.json';
import routes from '#i18n/en/routes.json';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, legal, routes, public: publicTexts } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const version = (kind: string, name: string, changes: string) => ({
  document: {
    fields: {
      kind: { stringValue: kind },
      version: { stringValue: name },
      from: { timestampValue: '2026-03-01T12:00:00Z' },
      changes: {
        mapValue: {
          fields: { en: { stringValue: changes }, es: { stringValue: `${changes} (es)` } },
        },
      },
    },
  },
});
/** What the server answers to the one request of the page. */
const answering = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', vi.fn(answer));
};

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:1',
    storage: '127.0.0.1:1',
  };
  answering(() => Promise.resolve(Response.json([{ readTime: '2026-03-02T00:00:00Z' }])));
});

async function show(page: 'Privacy' | 'Terms' | 'AboutUs', withCloud = false): Promise<string> {
  cleanup();
  vi.resetModules();
  if (withCloud) vi.stubEnv('VITE_AI_MODEL', 'some-model');
  const { default: Page } = (await import(`./${page}Page.tsx`)) as {
    default: () => React.ReactNode;
  };
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

it('name the newest published version of their kind, and what changed with it', async () => {
  answering(() =>
    Promise.resolve(
      Response.json([
        version('terms', '2026-05', 'Prices.'),
        version('privacy', '2026-03', 'Plainer words.'),
        version('privacy', '2026-01', 'The first.'),
      ]),
    ),
  );
  await show('Privacy');
  expect(await screen.findByText('Version 2026-03, in force since Mar 1, 2026')).toBeVisible();
  expect(screen.getByText('What changed: Plainer words.')).toBeVisible();
  await show('Terms');
  expect(await screen.findByText(/^Version 2026-05/)).toBeVisible();
});

it('say so where none was published, or none can be looked up: never a version of their own', async () => {
  await show('Privacy');
  expect(await screen.findByText('No version has been published yet.')).toBeVisible();
  answering(() => Promise.reject(new TypeError('no network')));
  await show('Terms');
  expect(await screen.findByText(/can’t be loaded right now/)).toBeVisible();
});

it('say that answers stay in the browser only where no cloud model is set up', async () => {
  expect(await show('Privacy')).toContain('Answers are not sent to an AI provider.');
  expect(await show('AboutUs')).toContain('calls no AI service');
  const privacy = await show('Privacy', true);
  expect(privacy).not.toContain('Answers are not sent to an AI provider');
  expect(privacy).toContain(
    'the sound of a recorded answer that is to be transcribed, are sent to the cloud AI provider, Google',
  );
  expect(await show('AboutUs', true)).toContain('candidates are told before they give consent');
});

it('name everything that is kept: activity, views, self-identification, surveys, payments, and who deletes', async () => {
  const privacy = await show('Privacy');
  for (const words of [
    'Session activity:',
    'View log:',
    'Self-identification and survey:',
    'Payments:',
    'Messages from the contact page:',
    'kept until one of our administrators deletes it',
    'You can do that yourself at any time',
    'This is not automatic',
  ])
    expect(privacy).toContain(words);
  expect(privacy).not.toContain('{{');
});
