/** Hydrates a prerendered page with the components that rendered it. Loaded when somebody interacts with one of its parts. */
import i18next from 'i18next';
import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { tabStorage } from '#domain/base/deviceStorage.ts';
import { startI18n } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import { guardPastes } from '#app/habits/pasteGuard.ts';
import { SitePage, pageIds } from './SitePage.tsx';
import { sitePages, type SiteName } from './sitePages.ts';
import { listTypedFields, typeInto, type WordField } from './typedWords.ts';

const Toasts = lazy(async () => ({ default: (await import('#ui/toasts/Toasts.tsx')).Toasts }));
const root = document.documentElement;

function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={root.lang === 'es' ? '/es' : '/'}>{children}</BrowserRouter>;
}

/** Calls back once what it holds is on the page. */
function Shown({ done, children }: { done: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    delete root.dataset['asked'];
  }, []);
  useEffect(done, [done]);
  return children;
}

/** True where the page in the browser differs from the one that was built: parameters, plans published since, or words that this tab kept. */
function isOwn(): boolean {
  const { asked, kept, published = '[]' } = root.dataset;
  return (
    asked !== undefined ||
    published !== '[]' ||
    (kept !== undefined && tabStorage.read(kept) !== null)
  );
}

/** Hydrates the page; resolves once it is interactive. */
export async function bringToLife(main: HTMLElement, name: SiteName): Promise<void> {
  await startI18n(toLanguage(root.lang));
  await i18next.loadNamespaces(['public', 'domain']);
  const { default: Page } = await sitePages[name]();
  guardPastes();
  // Links lead to pages of their own: the router of one page knows no other.
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && main.contains(event.target.closest('a[href]')))
        event.stopPropagation();
    },
    { capture: true },
  );
  const typed = listTypedFields(main)
    .filter(({ id }) => id !== '')
    .map(({ id, value }) => [id, value] as const);
  await new Promise<void>((done) => {
    const page = (
      <Shown done={done}>
        <SitePage Router={Router} Page={Page} />
      </Shown>
    );
    if (isOwn()) createRoot(main, pageIds).render(page);
    // A browser may write numbers a little differently than the build did: React then renders the page again.
    else hydrateRoot(main, page, { ...pageIds, onRecoverableError: () => undefined });
  });
  for (const [id, value] of typed) {
    const field = main.querySelector<WordField>(`#${CSS.escape(id)}`);
    if (field) typeInto(field, value);
  }
  const host = document.getElementById('root');
  if (host)
    createRoot(host).render(
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>,
    );
}
