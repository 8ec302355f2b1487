// The HTML file around a prerendered page: head, styles, and the two scripts it may run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RenderedPage } from '../../src/app/site/render.tsx';

/** The script that runs before the first paint, without its comments: what is hashed is what is sent. */
export const beforePaint = readFileSync(new URL('beforePaint.js', import.meta.url), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/^\s+/gm, '');

/** How a content security policy allows it. */
export const beforePaintHash = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`;

/** What all pages of a build share. */
export interface SiteBuild {
  /** Of the deployed app, as "https://hirely.example". */
  origin: string;
  /** The script of the app, then the files it needs at once. */
  appFiles: readonly string[];
  /** The script that asks for what an address needs (tools/preload). */
  preloadScript: string;
  /** What the app needs beside them for the page of a form, by its address. */
  formFiles: Readonly<Record<string, readonly string[]>>;
  /** The script of the forms, then what it needs until somebody can sign in. */
  formScripts: readonly string[];
  /** The script of the public pages. */
  siteScript: string;
  /** The declarations of the typeface. */
  fontCss: string;
  isSet: boolean;
  queryAddress: string | null;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function attributes(values: Record<string, string | null>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
    .join('');
}
const tag = (name: string, values: Record<string, string | null>): string =>
  `<${name}${attributes(values)}>`;

/**
 * Hides the page where the app comes instead, and the app until it can take the place of the page: not by its visibility,
 * which would change a frame later where motion is reduced (a transition of no length), and nothing hidden takes a focus.
 */
const standIn =
  'html[data-app] #site{display:none}html[data-pressed] #site [type=submit]{opacity:.6}html[data-asked] #site main{visibility:hidden}' +
  '#site~#root:not([data-island]){position:absolute;inset:0 0 auto;opacity:0;pointer-events:none}html[data-app] #root#root{position:static;opacity:1;pointer-events:auto}';

/** Where the same page is in the other languages. */
function alternates(path: string, origin: string): string {
  const bare = path.replace(/^\/es(?=\/|$)/, '') || '/';
  const spanish = bare === '/' ? '/es' : `/es${bare}`;
  return [
    ['en', bare],
    ['es', spanish],
    ['x-default', bare],
  ]
    .map(([language = '', href = '']) =>
      tag('link', { rel: 'alternate', hreflang: language, href: origin + href }),
    )
    .join('');
}

/** What search engines and messengers show of a page. */
function facts(page: RenderedPage, { origin }: SiteBuild): string {
  const { title, description, path, language, name } = page;
  const isFound = name !== 'notFound';
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', 'Hirely'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', `${origin}/og.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', language === 'es' ? 'es_ES' : 'en_US'],
  ].map(([property = '', content = '']) => tag('meta', { property, content }));
  return [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isFound
      ? [tag('link', { rel: 'canonical', href: origin + path }), alternates(path, origin), ...graph]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(name === 'home' ? [structuredData(page, origin)] : []),
  ].join('');
}

function structuredData({ description, language }: RenderedPage, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'Hirely', url: origin, logo: `${origin}/favicon.svg` },
      {
        '@type': 'SoftwareApplication',
        name: 'Hirely',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: language,
        description,
        url: origin,
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** A form brings its script and Auth; the app follows when it is asked for. */
function formTags({ path }: RenderedPage, { formScripts, formFiles }: SiteBuild): string {
  const [entry = '', ...needed] = formScripts;
  return [
    // The form stands in the middle of the page: shown before it is whole, it would move.
    '<link rel="expect" href="#root" blocking="render">',
    tag('script', { type: 'module', crossorigin: '', src: entry }) + '</script>',
    ...needed.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
    tag('meta', { name: 'form-files', content: (formFiles[path] ?? []).join(' ') }),
  ].join('');
}

/** True for pages that are of no use before the deployment names its Firebase: the app then says what is missing. The others only tell. */
function needsFirebase({ isForm, name }: RenderedPage): boolean {
  return isForm || name === 'contactUs';
}

/** One page as a file. */
export function pageHtml(page: RenderedPage, build: SiteBuild): string {
  const html = attributes({
    lang: page.language,
    'data-page': page.name === 'notFound' ? '404' : page.path,
    'data-live': page.isLive ? page.name : null,
    'data-form': page.isForm ? page.name : null,
    'data-query': page.query,
    'data-kept': page.kept,
    'data-plans': page.plans,
    'data-unset': build.isSet || !needsFirebase(page) ? null : '',
    'data-query-address': build.queryAddress,
  });
  return [
    `<!doctype html><html${html}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    tag('meta', { name: 'app-entry', content: build.appFiles[0] ?? '' }),
    tag('meta', { name: 'app-preload', content: build.preloadScript }),
    tag('meta', { name: 'app-files', content: build.appFiles.slice(1).join(' ') }),
    `<script>${beforePaint}</script>`,
    tag('script', { type: 'module', crossorigin: '', src: build.siteScript }) + '</script>',
    facts(page, build),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d0f14" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${standIn}${build.fontCss}</style>`,
    `<style data-emotion="css-global">${page.globalCss}</style>`,
    `<style data-emotion="css ${page.classIds.join(' ')}">${page.classCss}</style>`,
    page.isForm ? formTags(page, build) : '',
    `</head><body><div id="site">${page.body}</div><div id="root"></div></body></html>`,
  ].join('');
}

/** The app's own page with the script that runs before the first paint, so that dark is dark from the start. */
export function appHtml(html: string): string {
  return html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (found) => `${found}<script>${beforePaint}</script>`,
  );
}

/** The list of pages for search engines. */
export function sitemap(pages: readonly RenderedPage[], origin: string): string {
  const rows = pages
    .filter(({ name }) => name !== 'notFound')
    .map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}
