// The library of short messages, fetched with the first of them or once the page has come to rest: no first screen waits for it.
import type { toast as Toast } from 'react-toastify';

/** Shows a message as soon as the library is there; it keeps messages until their place on the page is. */
export function showToast(show: (toast: typeof Toast) => void): void {
  import('react-toastify').then(
    ({ toast }) => show(toast),
    (error: unknown) => console.error('Showing a message failed', error),
  );
}
