/** A seeded Firebase that was made once, for stories that each begin from a copy of it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The project of every copy: what is saved belongs to one project. */
export const storiesProject = 'demo-test-stories';

/** A copy of the folder that FLOWS_SEEDED names, with a way to throw it away; null when there is none. */
export function copySeeded(): { directory: string; remove: () => void } | null {
  const made = process.env['FLOWS_SEEDED'];
  if (!made) return null;
  const directory = mkdtempSync(join(tmpdir(), 'hirely-stories-'));
  cpSync(made, directory, { recursive: true });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
