/** Whether the content security policy of firebase.json lets through what the settings of a build name: a blocked host would only be noticed by whoever uses it. */
import { readFileSync } from 'node:fs';

/** The sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

interface Hosting {
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}

/** Reads the policy that firebase.json gives to every address. */
export function readPolicy(): Policy {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: Hosting };
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  return parsePolicy(everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '');
}

/** "a b; c d" by directive. */
export function parsePolicy(text: string): Policy {
  const rows = text.split(';').map((row) => row.trim().split(/\s+/));
  return Object.fromEntries(rows.map(([name = '', ...sources]) => [name, sources]));
}

/** Whether a source such as "https://*.example.com" covers an origin. */
function covers(source: string, origin: string): boolean {
  const pattern = source.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(origin);
}

/** The host that Google opens for signing in; the app's own host needs no source. */
function readAuthOrigin(settings: Readonly<Record<string, unknown>>): string | null {
  const host = settings['VITE_FIREBASE_AUTH_DOMAIN'];
  const site = settings['VITE_SITE_ORIGIN'];
  if (typeof host !== 'string' || host === '') return null;
  const origin = `https://${host}`;
  return typeof site === 'string' && site.replace(/\/$/, '') === origin ? null : origin;
}

function readAiOrigin(settings: Readonly<Record<string, unknown>>): string | null {
  const base = settings['VITE_AI_BASE_URL'];
  return typeof base === 'string' && URL.canParse(base) ? new URL(base).origin : null;
}

/** What the settings name and the policy blocks, each as a sentence that says what to add; empty when all fits. */
export function findPolicyGaps(
  policy: Policy,
  settings: Readonly<Record<string, unknown>>,
): string[] {
  const authOrigin = readAuthOrigin(settings);
  const aiOrigin = readAiOrigin(settings);
  const needs: [name: string, origin: string | null, directives: readonly string[]][] = [
    ['VITE_FIREBASE_AUTH_DOMAIN', authOrigin, ['frame-src', 'connect-src']],
    ['VITE_AI_BASE_URL', aiOrigin, ['connect-src']],
  ];
  const appCheck: [string, string][] = settings['VITE_APP_CHECK_SITE_KEY']
    ? [
        ['script-src', 'https://www.google.com/recaptcha/'],
        ['script-src', 'https://www.gstatic.com/recaptcha/'],
        ['frame-src', 'https://www.google.com/recaptcha/'],
        ['frame-src', 'https://recaptcha.google.com/recaptcha/'],
        ['connect-src', 'https://www.google.com/recaptcha/'],
      ]
    : [];
  return [
    ...needs.flatMap(([name, origin, directives]) =>
      directives
        .filter(
          (directive) =>
            origin !== null && !policy[directive]?.some((source) => covers(source, origin)),
        )
        .map((directive) => formatGap(directive, origin ?? '', name)),
    ),
    ...appCheck
      .filter(([directive, source]) => !policy[directive]?.includes(source))
      .map(([directive, source]) => formatGap(directive, source, 'VITE_APP_CHECK_SITE_KEY')),
  ];
}

function formatGap(directive: string, source: string, setting: string): string {
  return `The content security policy in firebase.json blocks what ${setting} names: add ${source} to ${directive}.`;
}
