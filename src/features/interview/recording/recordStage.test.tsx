// Before a recording starts, without camera or recorder: how often it may be made again.
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import interview from '#i18n/en/interview.json';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { RecordStage } from './RecordStage.tsx';
import type { Spoken } from './useSpoken.ts';

// The level comes from a microphone, and there is none here.
vi.mock('#features/interview/devices/LevelBar.tsx', () => ({ LevelBar: () => null }));
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, interview } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

describe('before recording', () => {
  const nothing = () => undefined;
  const spoken = {
    running: null,
    busy: null,
    fault: null,
    live: null,
    listeningFailed: false,
    start: vi.fn(),
    stop: vi.fn(),
  } as unknown as Spoken;
  const tools = { prefs: { selfViewOff: true }, setPref: nothing } as unknown as RoomTools;
  const stream = {
    getAudioTracks: () => [],
    getVideoTracks: () => [],
    getTracks: () => [],
  } as unknown as MediaStream;
  const stage = (again: number, thinkSeconds = 0) => (
    <RecordStage
      device={{ kind: 'audio', stream }}
      questionId="q"
      spoken={spoken}
      tools={tools}
      times={{ maxSeconds: 60, thinkSeconds }}
      again={again}
      exits={{ trouble: nothing, skip: nothing, back: null }}
    />
  );
  it('says how often this answer may be recorded again, also while one thinks', () => {
    const { rerender } = render(stage(2));
    expect(screen.getByText('You can record this answer again 2 times.')).toBeVisible();
    rerender(stage(1, 30));
    expect(screen.getByText('You can record this answer again once.')).toBeVisible();
    rerender(stage(0));
    expect(screen.getByText('You can’t re-record this answer.')).toBeVisible();
  });
});
