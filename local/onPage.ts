/** Adds the local Firebase's addresses to a page. A deployed build contains none of this. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { FirebaseAddresses } from './addresses.ts';
import type { SeedAccount } from './seeding.ts';

/** The script that src/data/firestore/settings.ts reads. It is inline, so that it works offline too. */
export function addressScript(addresses: FirebaseAddresses): string {
  return `globalThis.__HIRELY_LOCAL__=${JSON.stringify(addresses)}`;
}

/** How a content security policy allows that script. */
export function addressScriptHash(addresses: FirebaseAddresses): string {
  return `'sha256-${createHash('sha256').update(addressScript(addresses)).digest('base64')}'`;
}

/** Puts the script into a page's head, before any other. */
export function withAddresses(html: string, addresses: FirebaseAddresses): string {
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<script>${addressScript(addresses)}</script>`,
  );
}

/** Does so in Vite's dev server, where the login page also lists the accounts to try. */
export function onPagePlugin(
  addresses: FirebaseAddresses,
  accounts: readonly SeedAccount[] = [],
): Plugin {
  const shown = accounts.map(({ email, password, role, note }) => ({
    email,
    password,
    role,
    note,
  }));
  const list = `<script>globalThis.__HIRELY_ACCOUNTS__=${JSON.stringify(shown).replaceAll('<', '\\u003c')}</script>`;
  return {
    name: 'hirely-local-firebase',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withAddresses(html, addresses).replace('</head>', `${list}</head>`),
    },
    // As hosting does: a built file that is not there is not answered with the app.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/')) return next();
        response.writeHead(404).end();
      });
    },
  };
}
