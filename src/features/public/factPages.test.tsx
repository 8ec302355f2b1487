// The AI page, the questions of candidates and the trust page: one heading, complete in both languages, true to the build, and every link leads somewhere.
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '#i18n/languages.ts';
import { routes } from '#navigation/routes.ts';
import { candidateQuestions } from './candidates/candidateQuestions.ts';
import { figures } from './ai/figures.ts';

const texts = import.meta.glob<Record<string, object>>(
  '../../i18n/{en,es}/{common,routes,public,aboutAi,forCandidates,trust}.json',
  { import: 'default', eager: true },
);
const pages = ['AboutAi', 'ForCandidates', 'Trust'] as const;
type PageName = (typeof pages)[number];
const paths = new Set<string>(Object.values(routes).map(({ path }) => path));

beforeAll(async () => {
  const resources: Record<string, Record<string, object>> = {};
  for (const [file, words] of Object.entries(texts)) {
    const [, language = '', namespace = ''] = /(\w+)\/(\w+)\.json$/.exec(file) ?? [];
    (resources[language] ??= {})[namespace] = words;
  }
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
});

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:1',
    storage: '127.0.0.1:1',
  };
});

async function show(page: PageName, language: Language = 'en', withCloud = false): Promise<string> {
  cleanup();
  await i18next.changeLanguage(language);
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

describe.each(pages.flatMap((page) => languages.map((language) => [page, language] as const)))(
  '%s in %s',
  (page, language) => {
    it('has one h1, headings in order, and no text without words', async () => {
      const text = await show(page, language);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const levels = screen.getAllByRole('heading').map((each) => Number(each.tagName.slice(1)));
      levels.forEach((level, index) =>
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
      expect(text).not.toMatch(/\{\{|\b(?:measured|questions|rows|facts|weakness)\.[a-z]/);
    });

    it('links only to addresses of the product, and to parts of itself', async () => {
      await show(page, language);
      for (const link of screen.getAllByRole('link')) {
        const [path = '', hash] = (link.getAttribute('href') ?? '').split('#');
        const bare = path.split('?')[0] ?? '';
        if (bare !== '' && bare !== '/')
          expect([...paths, '/.well-known/security.txt']).toContain(bare);
        else expect(document.getElementById(hash ?? '')).not.toBeNull();
      }
    });
  },
);

it('shows every figure of the record, and pictures with words for who cannot see them', async () => {
  await show('AboutAi');
  const listed = [...document.querySelectorAll('[data-figure]')];
  expect(listed.map((row) => row.getAttribute('data-figure'))).toEqual(figures.map(({ id }) => id));
  expect(listed[0]).toHaveTextContent('69%');
  expect(
    listed.find((row) => row.getAttribute('data-figure') === 'wrongQuestion'),
  ).toHaveTextContent('17 of 20');
  expect(screen.getAllByAltText(/quotes highlighted/)).toHaveLength(2);
});

it('says whether cloud AI is set up here', async () => {
  expect(await show('AboutAi')).toContain('No cloud AI is set up on this site.');
  expect(await show('ForCandidates')).toContain('no cloud AI is set up here');
  expect(await show('Trust')).toMatch(/Gemini, Google.+?Not set up here/);
  vi.resetModules();
  expect(await show('AboutAi', 'en', true)).toContain('Cloud AI is set up on this site.');
  expect(await show('ForCandidates', 'en', true)).toContain(
    'Only where the company has chosen cloud AI',
  );
  expect(await show('Trust', 'en', true)).toMatch(/agreed\.Set up here/);
});

it('answers candidates in the numbers the product keeps, section by section', async () => {
  await show('ForCandidates');
  for (const [section, questions] of Object.entries(candidateQuestions)) {
    const found = document.getElementById(section);
    expect(found?.querySelectorAll('details')).toHaveLength(questions.length);
  }
  const during = within(document.getElementById('during') ?? document.body);
  expect(during.getByText(/10 more minutes are left/)).toBeInTheDocument();
  expect(during.getByText(/up to 5 times/)).toBeInTheDocument();
  expect(screen.getByText(/retention period: 365 days unless/)).toBeInTheDocument();
  expect(screen.getByText(/must delete it within 30 days/)).toBeInTheDocument();
});

it('leads a finder of a weakness to the form with its topic, and claims no certificate', async () => {
  const text = await show('Trust');
  expect(screen.getByRole('link', { name: 'Report it' })).toHaveAttribute(
    'href',
    '/contact-us?topic=security',
  );
  expect(text).toContain('No ISO 27001 or SOC 2 certificate');
  expect(screen.getAllByTestId('legal-version')).toHaveLength(2);
});
