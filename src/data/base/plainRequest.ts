// A request to Firestore from a page that loads no Firebase: legal versions, plans, the contact form. All of them pass here: what each must carry, such as the proof of App Check, is added in this one place.

/** Posts JSON to a method of the documents service. Throws what `fetch` throws. */
export function postPlainly(
  address: string,
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}
