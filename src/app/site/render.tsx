/** Renders the public pages to HTML. Built for Node and run once per build by tools/staticSite; nothing of it reaches a browser. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import i18next from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { settings, SettingsMissing } from '#data/firestore/settings.ts';
import { buildRestAddress } from '#data/firestore/restAddress.ts';
import { contactKey } from '#features/public/contactKey.ts';
import { ownAnswerKey } from '#features/public/home/own/ownAnswerKey.ts';
import { formatPlanValues } from '#domain/billing/publishedPlan.ts';
import { listBuiltInPlans } from '#features/public/pricing/soldPlans.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { layoutOf } from '#navigation/layoutOf.ts';
import { routes, to } from '#navigation/routes.ts';
import { formatTabTitle } from '#app/habits/RouteAnnouncer.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SitePage, pageIds } from './SitePage.tsx';
import { formPages, type FormName } from './formPages.ts';
import { livePages, sitePages, type SiteName } from './sitePages.ts';

type PageName = SiteName | FormName;
const allPages: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  ...sitePages,
  ...formPages,
};

/** A page as the build writes it into a file. */
export interface RenderedPage {
  name: PageName;
  language: Language;
  /** Its address, and the file that answers it. */
  path: string;
  file: string;
  title: string;
  description: string;
  body: string;
  /** Styles: those of the whole page, and those of classes, with the ids by which emotion knows them. */
  globalCss: string;
  classCss: string;
  classIds: string[];
  isLive: boolean;
  /** A way in, which the app takes over at once. */
  isForm: boolean;
  /** Parameters that change what the page shows. */
  query: string | null;
  /** Where a tab keeps what was typed on the page, and will show it again. */
  kept: string | null;
  /** The plans it shows, as texts to compare with those in force. */
  plans: string | null;
}

const texts = import.meta.glob<Record<string, object>>(
  '../../i18n/{en,es}/{common,routes,faults,domain,public,aboutAi,forCandidates,trust,legal,account,site}.json',
  { import: 'default', eager: true },
);

async function startTexts(): Promise<void> {
  const resources: Record<string, Record<string, object>> = {};
  for (const [file, words] of Object.entries(texts)) {
    const [, language = '', namespace = ''] = /([a-zA-Z]+)\/([a-zA-Z]+)\.json$/.exec(file) ?? [];
    (resources[language] ??= {})[namespace] = words;
  }
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // A page without its words is no page: the build stops.
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => {
      throw new Error(`A public page has no text for ${namespace}:${key}.`);
    },
  });
}

const queries: Partial<Record<PageName, string>> = {
  pricing: 'for',
  contactUs: 'topic',
  roiCalculator: 'hires|applicants|now|with|hour|plan',
};

const keptWords: Partial<Record<PageName, string>> = {
  home: ownAnswerKey,
  contactUs: contactKey,
};

/** Pages that show what plans cost and allow. */
const pagesOfPlans: readonly PageName[] = ['pricing', 'roiCalculator'];
const builtInPlanValues = Object.fromEntries(
  listBuiltInPlans().map((plan) => [plan.tierId, formatPlanValues(plan)]),
);

function addressOf(name: PageName, language: Language): { path: string; file: string } {
  const own = name === 'notFound' ? '/404' : routes[name].path;
  const path = language === 'es' ? (own === '/' ? '/es' : `/es${own}`) : own;
  const file = own === '/' ? `${path === '/' ? '' : 'es/'}index.html` : `${path.slice(1)}.html`;
  return { path, file };
}

function readStyle(cache: EmotionCache): Pick<RenderedPage, 'globalCss' | 'classCss' | 'classIds'> {
  const styles = { globalCss: '', classCss: '', classIds: [] as string[] };
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) styles.globalCss += css;
    else {
      styles.classCss += css;
      styles.classIds.push(id);
    }
  }
  return styles;
}

async function renderPage(name: PageName, language: Language): Promise<RenderedPage> {
  await i18next.changeLanguage(language);
  const { default: Page } = await allPages[name]();
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { path, file } = addressOf(name, language);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter basename={language === 'es' ? '/es' : '/'} location={path}>
      {children}
    </StaticRouter>
  );
  const html = renderToString(
    <CacheProvider value={cache}>
      <SitePage Router={Router} Page={Page} />
    </CacheProvider>,
    pageIds,
  );
  const body = renderToString(
    <CacheProvider value={cache}>
      <AppTheme>
        <Router>
          <SiteFrame
            html={html}
            minimal={layoutOf(routes[name].path, null) === 'minimal'}
            isForm={name in formPages}
          />
        </Router>
      </AppTheme>
    </CacheProvider>,
    { identifierPrefix: 'site' },
  );
  const t = i18next.getFixedT(language, ['routes', 'common', 'site']);
  return {
    name,
    language,
    path,
    file,
    title: formatTabTitle(name, t(`title.${name}`), t('common:productName')),
    description: t(`site:description.${name}`),
    body,
    ...readStyle(cache),
    isLive: (livePages as readonly PageName[]).includes(name),
    isForm: name in formPages,
    query: queries[name] ?? null,
    kept: keptWords[name] ?? null,
    plans: pagesOfPlans.includes(name) ? JSON.stringify(builtInPlanValues) : null,
  };
}

/** True when the build has its settings; without them the pages stand in for an app that says so. */
function isSet(): boolean {
  try {
    settings();
    return true;
  } catch (error) {
    if (!(error instanceof SettingsMissing)) throw error;
    globalThis.__HIRELY_LOCAL__ = {
      projectId: 'none',
      auth: 'none',
      firestore: 'none',
      storage: 'none',
    };
    return false;
  }
}

/** What every page shares, and the pages. */
export async function renderSite(): Promise<{
  isSet: boolean;
  queryAddress: string | null;
  home: string;
  pages: RenderedPage[];
}> {
  await startTexts();
  const set = isSet();
  const pages: RenderedPage[] = [];
  // One after the other: the language is the whole process's.
  for (const language of languages)
    for (const name of Object.keys(allPages) as PageName[])
      pages.push(await renderPage(name, language));
  return {
    isSet: set,
    queryAddress: set ? buildRestAddress('runQuery') : null,
    home: to('home'),
    pages,
  };
}
