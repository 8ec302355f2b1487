import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostingHeaders } from '../../tests/support/hostingHeaders.ts';
import type { RenderedPage } from '../../src/app/site/render.tsx';
import { appHtml, beforePaint, beforePaintHash, pageHtml, sitemap } from './pageHtml.ts';
import { appFilesIn } from './plugin.ts';
import { securityText } from './securityText.ts';

const page: RenderedPage = {
  name: 'pricing',
  language: 'es',
  path: '/es/pricing',
  file: 'es/pricing.html',
  title: 'Precios & más',
  description: 'Lo que "cuesta"',
  body: '<main>x</main>',
  globalCss: 'a{b:c}',
  classCss: '.css-1{b:c}',
  classIds: ['1'],
  isLive: true,
  isForm: false,
  query: 'for',
  kept: null,
  plans: null,
};
const build = {
  origin: 'https://hirely.example',
  appFiles: ['/assets/index-1.js', '/assets/more-2.js'],
  preloadScript: '/assets/preload-5.js',
  formFiles: { '/login': ['/assets/login-4.js'] },
  siteScript: '/assets/site-3.js',
  formScripts: ['/assets/form-6.js', '/assets/auth-7.js'],
  fontCss: '',
  isSet: true,
  queryAddress: null,
};

it('the script before the first paint is the one that the policy allows', () => {
  expect(hostingHeaders('/')['Content-Security-Policy']).toContain(beforePaintHash);
});

it('every address that is no file is answered with the app, but for built files', () => {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: { rewrites: unknown } };
  expect(hosting.rewrites).toEqual([{ source: '!/assets/**', destination: '/app.html' }]);
});

it('leaves to the app only what needs a Firebase where none is named', () => {
  const unset = { ...build, isSet: false };
  const isLeft = (one: RenderedPage): boolean => /<html[^>]* data-unset/.test(pageHtml(one, unset));
  expect(isLeft(page)).toBe(false);
  expect(isLeft({ ...page, name: 'contactUs' })).toBe(true);
  expect(isLeft({ ...page, name: 'login', isForm: true })).toBe(true);
});

describe('a page as a file', () => {
  const html = pageHtml(page, build);
  it('says its language, and where it is in others', () => {
    expect(html).toContain('<html lang="es" data-page="/es/pricing" data-live="pricing"');
    expect(html).toContain('<link rel="canonical" href="https://hirely.example/es/pricing">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="en" href="https://hirely.example/pricing">',
    );
  });
  it('escapes what the texts say', () => {
    expect(html).toContain('<title>Precios &amp; más</title>');
    expect(html).toContain('content="Lo que &quot;cuesta&quot;"');
  });
  it('runs two scripts, one of them inline, and names the app without loading it', () => {
    expect([...html.matchAll(/<script/g)]).toHaveLength(2);
    expect(html).toContain(`<script>${beforePaint}</script>`);
    expect(html).toContain(
      '<meta name="app-entry" content="/assets/index-1.js"><meta name="app-preload" content="/assets/preload-5.js"><meta name="app-files" content="/assets/more-2.js">',
    );
    expect(html).not.toContain('src="/assets/index-1.js"');
  });
});

it('a form brings its own script and Auth, and names the app without loading it', () => {
  const html = pageHtml({ ...page, name: 'login', path: '/login', isForm: true }, build);
  expect(html).toContain('data-form="login"');
  expect(html).toContain('<script type="module" crossorigin="" src="/assets/form-6.js"></script>');
  expect(html).toContain('<link rel="modulepreload" crossorigin="" href="/assets/auth-7.js">');
  expect(html).toContain('<meta name="form-files" content="/assets/login-4.js">');
  expect(html).not.toContain('href="/assets/login-4.js"');
  expect(html).not.toContain('src="/assets/index-1.js"');
});

it('finds what the page of the app asks for', () => {
  const shell =
    '<meta charset="utf-8" /><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/more-2.js">';
  expect(appFilesIn(shell)).toEqual(build.appFiles);
  expect(appHtml(shell)).toContain(`<meta charset="utf-8" /><script>${beforePaint}</script>`);
});

it('lists the pages that are to be found', () => {
  const list = sitemap([page, { ...page, name: 'notFound', path: '/es/404' }], build.origin);
  expect([...list.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'https://hirely.example/es/pricing',
  ]);
});

it('says where to report a weakness, and never for a year or longer', () => {
  const text = securityText(build.origin, new Date('2026-11-27T20:00:00Z'));
  expect(text).toContain('Contact: https://hirely.example/contact-us?topic=security\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00Z\n');
  expect(text.endsWith('\n')).toBe(true);
});
