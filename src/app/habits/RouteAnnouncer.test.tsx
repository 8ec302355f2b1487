import { act, screen } from '@testing-library/react';
import { Route, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes, type RouteName } from '#navigation/routes.ts';
import i18next from 'i18next';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { RouteAnnouncer, formatTabTitle } from './RouteAnnouncer.tsx';

beforeAll(texts);
const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
});

describe('the title of the tab', () => {
  it('is the seed’s on the start page', async () => {
    await show(<RouteAnnouncer name="home" />, sessionAs());
    expect(document.title).toBe('AI Powered Interview and Hiring Tools');
  });
  it('names the page and the product elsewhere', async () => {
    await show(<RouteAnnouncer name="pricing" />, sessionAs());
    expect(document.title).toBe('Pricing · Hirely');
  });
  it.each(Object.keys(routes) as RouteName[])(
    '%s has a name of its own in both languages',
    (name) => {
      for (const language of ['en', 'es']) {
        const t = i18next.getFixedT(language, ['routes', 'common']);
        const title = formatTabTitle(name, t(`title.${name}`), t('common:productName'));
        expect(title).not.toContain('title.');
        expect(title.length).toBeGreaterThan(3);
      }
    },
  );
});

describe('going to another page', () => {
  let go: (to: string) => unknown = () => undefined;
  function Page({ name, children }: { name: RouteName; children: string }) {
    go = useNavigate();
    return (
      <main>
        <h1>{children}</h1>
        <p id="features">Features</p>
        <RouteAnnouncer name={name} />
      </main>
    );
  }
  const both = () => (
    <>
      <Route path="/pricing" element={<Page name="pricing">Prices</Page>} />
      <Route path="/terms" element={<Page name="terms">Terms</Page>} />
    </>
  );

  it('starts at the top, with the focus on its heading', async () => {
    await show(null, sessionAs(), '/pricing', both);
    await screen.findByRole('heading', { name: 'Prices' });
    await act(async () => {
      await go('/terms');
    });
    expect(screen.getByRole('heading', { name: 'Terms' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('scrolls to the section that the address names', async () => {
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    await show(null, sessionAs(), '/pricing', both);
    await screen.findByRole('heading', { name: 'Prices' });
    await act(async () => {
      await go('/pricing#features');
    });
    expect(into.mock.contexts[0]).toBe(document.getElementById('features'));
  });
});
