/** Shows which version of a legal text is in force on its prerendered page, with one plain request. */
import { readLegalAt } from '#data/platform/legalRequest.ts';
import { buildFirestoreAddress } from './firestoreAddress.ts';

/** Writes the version, or that none was published, or that it could not be asked for. */
export async function showVersion(element: HTMLElement): Promise<void> {
  const language = document.documentElement.lang === 'es' ? 'es' : 'en';
  const line = element.querySelector('p');
  const words = element.dataset;
  const show = (state: string, text: string): void => {
    words['state'] = state;
    if (line) line.textContent = text;
  };
  try {
    const kind = words['kind'] === 'terms' ? 'terms' : 'privacy';
    const found = await readLegalAt(buildFirestoreAddress('runQuery'), kind);
    if (!found) return show('none', words['none'] ?? '');
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(found.from);
    show('known', (words['known'] ?? '').replace('%version', found.version).replace('%date', date));
    const changes = found.changes[language];
    if (!changes || !line) return;
    const more = line.cloneNode() as HTMLElement;
    more.textContent = (words['changed'] ?? '').replace('%text', changes);
    element.append(more);
  } catch {
    show('failed', words['failed'] ?? '');
  }
}
