// Which chunk of a build starts the app: the scripts of the prerendered pages are entries, too.
import type { Rolldown } from 'vite';

/** The scripts of the prerendered pages, by their chunks' names. */
export const siteScripts = { page: 'site', form: 'form' } as const;

/** True for the script of the app itself. */
export function isAppEntry(
  file: Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'name'> | Rolldown.OutputAsset,
): boolean {
  return (
    file.type === 'chunk' && file.isEntry && !Object.values<string>(siteScripts).includes(file.name)
  );
}
