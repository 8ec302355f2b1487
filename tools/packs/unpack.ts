// Fetches a package from the registry into a scratch folder, without installing it or anything it leans on.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the unpacked package, e.g. `name@1.2.3`. npm checks what it downloads against the registry's own hash. */
export function unpack(spec: string, scratch: string): string {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', spec, '--json', '--silent', '--pack-destination', scratch], {
      encoding: 'utf8',
    }),
  ) as [{ filename: string }];
  const folder = join(scratch, spec.replaceAll(/\W+/g, '-'));
  mkdirSync(folder);
  execFileSync('tar', [
    'xzf',
    join(scratch, packed.filename.replace(/^@/, '').replace('/', '-')),
    '-C',
    folder,
  ]);
  return join(folder, 'package');
}
