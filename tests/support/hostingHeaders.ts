// The headers that firebase.json gives to an address.
import { readFileSync } from 'node:fs';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { headers?: readonly HeaderRule[] } };

/** All headers of an address; of two with the same name the later one counts. */
export function hostingHeaders(path: string): Record<string, string> {
  const matching = (hosting.headers ?? []).filter(({ source }) => matches(source, path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/** Whether a path fits a glob of firebase.json: `**` for any folders, `*` within one, `@(a|b)` for a choice. */
function matches(source: string, path: string): boolean {
  const pattern = source
    .replace(/[.+^${}[\]\\]/g, '\\$&')
    .replace(/@\(([^)]*)\)/g, '(?:$1)')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^/?${pattern.replace(/^\//, '')}$`).test(path);
}
