/** What firebase.json says about an address: its headers, and whether the app answers it. */
import { readFileSync } from 'node:fs';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface RewriteRule {
  readonly source: string;
  readonly destination: string;
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { headers?: readonly HeaderRule[]; rewrites?: readonly RewriteRule[] } };

/** The page that answers an address without a file; undefined: it is answered with 404. */
export function findRewrite(path: string): string | undefined {
  return hosting.rewrites?.find(({ source }) => matches(source, path))?.destination;
}

/** All headers of an address; of two with the same name the later one counts. */
export function hostingHeaders(path: string): Record<string, string> {
  const matching = (hosting.headers ?? []).filter(({ source }) => matches(source, path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/** Whether a path fits a glob of firebase.json: `**` for any folders, `*` within one, `@(a|b)` for a choice, `!` before it for all others. */
function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  const pattern = source
    .replace(/[.+^${}[\]\\]/g, '\\$&')
    .replace(/@\(([^)]*)\)/g, '(?:$1)')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^/?${pattern.replace(/^\//, '')}$`).test(path);
}
