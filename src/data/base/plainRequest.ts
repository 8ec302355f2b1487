/** A request to Firestore from a page that loads no Firebase: legal versions, plans, the contact form. All of them pass here: what each must carry, such as the proof of App Check, is added in this one place. */

/** Refused: Firestore where App Check is enforced, and a rule. */
const refusals = [401, 403];

/** The proof of App Check, which a page loads only when it was refused without: reading a public page brings nothing of Google along. Null where no key is set. */
async function readProof(): Promise<string | null> {
  const key: unknown =
    globalThis.__HIRELY_LOCAL__?.appCheckKey ?? import.meta.env['VITE_APP_CHECK_SITE_KEY'];
  if (!key) return null;
  const { readAppCheckToken } = await import('#data/appCheck/appCheck.ts');
  return readAppCheckToken().catch(() => null);
}

/** Posts JSON to a method of the documents service, again with the proof of App Check where it was refused. Throws what `fetch` throws. */
export async function postPlainly(
  address: string,
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  const post = (headers: Record<string, string>): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  const answer = await post({});
  const proof = refusals.includes(answer.status) ? await readProof() : null;
  return proof === null ? answer : post({ 'X-Firebase-AppCheck': proof });
}
