// What a draft was made from, where its reading was corrected: kept on this device, so that another question holds to it too.
import { KnownJob } from '#ai/tasks/draftKit.ts';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

const keyOf = (uid: string, draftId: string): string => `hirely.draftedFrom/${uid}/${draftId}`;

/** Keeps what a draft was made from; an untouched reading needs no keeping. */
export function keepKnown(uid: string, draftId: string, known: KnownJob): void {
  if (!known.removed) return;
  // Refused: another question then goes by the description.
  deviceStorage.write(keyOf(uid, draftId), JSON.stringify(known));
}

/** The duties a draft was made from and what was taken away from them; empty where nothing was corrected on this device. `present`: the skills of the draft as it is now, which are no longer taken away. */
export function readKeptKnown(
  uid: string,
  draftId: string,
  present: readonly string[],
): Pick<KnownJob, 'responsibilities' | 'removed'> {
  try {
    const { responsibilities, removed } = KnownJob.parse(
      deviceStorage.readJson(keyOf(uid, draftId)) ?? {},
    );
    const isBack = new Set(present.map((name) => name.toLowerCase()));
    return responsibilities && removed
      ? {
          responsibilities,
          removed: {
            ...removed,
            skills: removed.skills.filter((name) => !isBack.has(name.toLowerCase())),
          },
        }
      : {};
  } catch {
    return {};
  }
}
