// A seeded Firebase that was made once, for lanes of stories that each begin from a copy of it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The project of every copy: what is saved belongs to one project. */
export const storiesProject = 'demo-test-stories';

/** The data of one lane: a copy of the folder that FLOWS_SEEDED names, or empty where it names none. */
export function laneData(): { directory: string; isSeeded: boolean; remove: () => void } {
  const made = process.env['FLOWS_SEEDED'];
  const directory = mkdtempSync(join(tmpdir(), 'hirely-stories-'));
  if (made) cpSync(made, directory, { recursive: true });
  return {
    directory,
    isSeeded: made !== undefined,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
