// Notifications of the browser: whether it has them, and showing one while the app is open.

export type NotificationState = NotificationPermission | 'unsupported';

/** What this browser allows at the moment. */
export function readNotificationState(): NotificationState {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Shows one where that is allowed; the same tag replaces the one before it. Browsers that take them from a service worker alone show none. */
export function showNotification(title: string, tag: string, onClick: () => void): void {
  if (readNotificationState() !== 'granted') return;
  try {
    const shown = new Notification(title, { tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      onClick();
      shown.close();
    };
  } catch {
    // Shown in the app anyway.
  }
}
