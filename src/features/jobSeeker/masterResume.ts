// Which resume is the master: the one that everything else is taken from.
import type { OwnResume } from '#domain/ownResume.ts';
import type { Stored } from '#domain/source.ts';

/** The resume that was chosen as master, or else the one changed last that is no version; null when there is none. `resumes` come newest first. */
export function masterOf(resumes: readonly Stored<OwnResume>[], masterId: string | null | undefined): Stored<OwnResume> | null {
  const masters = resumes.filter(({ data }) => data.status !== 'version' && data.content?.resume);
  return masters.find(({ id }) => id === masterId) ?? masters[0] ?? null;
}
