// Letters that the local Auth emulator would have sent. Loaded in local mode only.
import { Fault } from '#domain/base/fault.ts';
import { settings } from '#data/firestore/settings.ts';

export type LetterKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** The code of the newest letter to an address; throws when there is none. */
export async function readLastLetter(email: string, kind: LetterKind): Promise<string> {
  const { local } = settings();
  if (!local) throw new Fault('notFound');
  const answer = await fetch(
    `http://${local.auth}/emulator/v1/projects/${local.projectId}/oobCodes`,
  );
  const { oobCodes = [] } = (await answer.json()) as {
    oobCodes?: { email: string; requestType: string; oobCode: string }[];
  };
  const last = oobCodes
    .filter((letter) => letter.email === email.trim().toLowerCase() && letter.requestType === kind)
    .at(-1);
  if (!last) throw new Fault('notFound');
  return last.oobCode;
}
