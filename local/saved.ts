/** Where data lies between runs, and how a new state replaces the old one without ever leaving none. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The place of the last complete save. */
export function savedState(savedIn: string): string {
  const [now, before] = [join(savedIn, 'saved'), join(savedIn, 'saved.before')];
  return !existsSync(now) && existsSync(before) ? before : now;
}

/** Lets `write` fill an empty directory, then makes that the saved state. */
export async function replaceSaved(
  savedIn: string,
  write: (directory: string) => Promise<void>,
): Promise<void> {
  const [now, before, next] = ['saved', 'saved.before', 'saved.next'].map((name) =>
    join(savedIn, name),
  ) as [string, string, string];
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await write(next);
  if (existsSync(now)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(now, before);
  }
  renameSync(next, now);
  rmSync(before, { recursive: true, force: true });
}
