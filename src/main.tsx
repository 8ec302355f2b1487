// Starts the page: texts first, then settings, then the app. Nothing ends in a white screen.
import './ui/theme/fonts.ts';
import { createRoot } from 'react-dom/client';
import { prepareProof } from '#data/appCheck/proof.ts';
import { settings, SettingsMissing } from '#data/firestore/settings.ts';
import { startI18n, takeLanguageFromAddress } from '#i18n/i18n.ts';
import { App } from './app/App.tsx';
import { SettingsMissingScreen } from './app/boundaries/SettingsMissingScreen.tsx';
import { reloadOnceOnMissingChunk } from './app/boundaries/missingChunk.ts';
import { keepApp } from './app/offline/keepApp.ts';
import { guardPastes } from './app/habits/pasteGuard.ts';
import { startWhenAsked, takeOver } from './app/site/takeOver.ts';

async function start(): Promise<void> {
  const host = document.getElementById('root');
  if (!host) throw new Error('index.html has no #root');
  reloadOnceOnMissingChunk();
  guardPastes();
  takeLanguageFromAddress();
  takeOver(host);
  // Requests of the app carry the proof from the first one on.
  await Promise.all([startI18n(), prepareProof()]);
  // What a boundary has caught it notes itself.
  const root = createRoot(host, {
    onCaughtError: () => undefined,
    onRecoverableError: (error) =>
      console.error(
        'Recovered while rendering',
        error instanceof Error ? (error.cause ?? error) : error,
      ),
  });
  try {
    settings();
  } catch (error) {
    if (!(error instanceof SettingsMissing)) throw error;
    console.error(error);
    root.render(<SettingsMissingScreen missing={error.missing} />);
    return;
  }
  root.render(<App />);
  keepApp();
}

startWhenAsked(() => void start());
