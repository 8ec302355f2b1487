// One Firebase app per page. Nothing outside data/ touches the SDK.
import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { settings } from './settings.ts';

/** The app, made on first use. */
export function openFirebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(settings().firebase);
}

/** "127.0.0.1:8080" as host and port. */
export function parseHostAndPort(address: string): [string, number] {
  const [host = '127.0.0.1', port = '0'] = address.split(':');
  return [host, Number(port)];
}
