// Writes the public pages as HTML files after the app is built: the same components, rendered once per language. The app's own page becomes app.html.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { renderSite } from '../../src/app/site/render.tsx';
import { siteScripts } from './appEntry.ts';
import { findWrongProject } from './deployedProject.ts';
import { appHtml, pageHtml, sitemap, type SiteBuild } from './pageHtml.ts';
import { findPolicyGaps, readPolicy } from './policy.ts';
import { securityText } from './securityText.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (path: string): string => join(root, path);

/** What the built page of the app asks for at once: its script first, then what that needs. */
export function appFilesIn(html: string): string[] {
  const script = /<script type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];
  if (!script) throw new Error('The page of the app names no script.');
  const needed = [...html.matchAll(/<link rel="modulepreload"[^>]+href="([^"]+)"/g)];
  return [script, ...needed.map(([, file = '']) => file)];
}

/** The pages, rendered by a build for Node that is thrown away. */
async function renderPages(config: ResolvedConfig): ReturnType<typeof renderSite> {
  const outDir = mkdtempSync(join(root, 'node_modules', '.site-'));
  try {
    await build({
      configFile: false,
      root,
      mode: config.mode,
      publicDir: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { alias: config.resolve.alias },
      ssr: { noExternal: true },
      build: {
        ssr: at('src/app/site/render.tsx'),
        outDir,
        minify: false,
        rolldownOptions: {
          // Reached by nothing that is rendered.
          external: [/^@?firebase/, /^pdfjs-dist/, /^react-toastify/],
          output: { entryFileNames: 'render.js' },
        },
      },
    });
    const made = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as {
      renderSite: typeof renderSite;
    };
    return await made.renderSite();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The texts of a form, beside those of every page. */
const formTexts = ['common', 'routes', 'faults', 'account', 'domain'];

/** The files with one of these modules, and all that they need before they run. */
function filesWith(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const next of chunk.imports) add(next);
  };
  for (const file of Object.values(bundle))
    if (
      file.type === 'chunk' &&
      file.moduleIds.some((id) => modules.some((end) => id.endsWith(end)))
    )
      add(file.fileName);
  return [...files].map((file) => `/${file}`);
}

/** The code and the texts of a form's page in the app. */
function formFilesIn(bundle: Rolldown.OutputBundle, name: string, language: string): string[] {
  const pageFile = `/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
  return filesWith(bundle, [
    pageFile,
    ...formTexts.map((namespace) => `/i18n/${language}/${namespace}.json`),
  ]);
}

/** The plugin; the dev server shows the public pages as the app does. */
export function staticSite(): Plugin {
  let config: ResolvedConfig;
  let scriptId = '';
  let formScriptId = '';
  return {
    name: 'hirely-static-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      if (resolved.env['VITE_APP_CHECK_DEBUG_TOKEN'])
        throw new Error(
          'A build must not carry VITE_APP_CHECK_DEBUG_TOKEN: whoever reads it passes App Check. Keep it in .env.development.local.',
        );
      const wrong = findWrongProject(resolved.env, process.env);
      if (wrong) throw new Error(wrong);
      const gaps = findPolicyGaps(readPolicy(), resolved.env);
      if (gaps.length > 0) throw new Error(gaps.join('\n'));
    },
    buildStart() {
      scriptId = this.emitFile({
        type: 'chunk',
        id: at('src/app/site/site.ts'),
        name: siteScripts.page,
      });
      formScriptId = this.emitFile({
        type: 'chunk',
        id: at('src/app/site/form/form.ts'),
        name: siteScripts.form,
      });
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const write = (file: string, text: string): void => {
          mkdirSync(dirname(join(dir, file)), { recursive: true });
          writeFileSync(join(dir, file), text);
        };
        const shell = readFileSync(join(dir, 'index.html'), 'utf8');
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        );
        const fontCss = sheets
          .flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [])
          .join('');
        const { isSet, queryAddress, pages } = await renderPages(config);
        const origin = (
          (config.env['VITE_SITE_ORIGIN'] as string | undefined) ?? 'https://hirely.example'
        ).replace(/\/$/, '');
        const site: SiteBuild = {
          origin,
          appFiles: appFilesIn(shell),
          preloadScript: /src="(\/assets\/preload-[^"]+)"/.exec(shell)?.[1] ?? '',
          formFiles: Object.fromEntries(
            pages
              .filter(({ isForm }) => isForm)
              .map(({ name, path, language }) => [path, formFilesIn(bundle, name, language)]),
          ),
          siteScript: `/${this.getFileName(scriptId)}`,
          formScripts: [
            ...new Set([
              `/${this.getFileName(formScriptId)}`,
              ...filesWith(bundle, ['/src/app/site/form/form.ts', '/src/data/account/auth.ts']),
            ]),
          ],
          fontCss,
          isSet,
          queryAddress,
        };
        write('app.html', appHtml(shell));
        for (const page of pages) write(page.file, pageHtml(page, site));
        write('sitemap.xml', sitemap(pages, origin));
        write('.well-known/security.txt', securityText(origin, new Date()));
        write(
          'robots.txt',
          `${readFileSync(at('public/robots.txt'), 'utf8').trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`,
        );
      },
    },
  };
}
