// Opens the device by itself where the browser need not ask; otherwise the candidate says when.
import { useEffect } from 'react';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { isAllowed } from '#media/openDevice.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';

interface UseSelfOpeningInput {
  device: RoomTools['device'];
  kind: TakeKind;
  needsDevice: boolean;
  isRecording: boolean;
}

/** The device opens by itself where the browser need not ask; otherwise the candidate says when. */
export function useSelfOpening({ device, kind, needsDevice, isRecording }: UseSelfOpeningInput) {
  const { hold, open: openDevice } = device;
  const step = device.state.step;
  const isOther = step === 'on' && device.state.kind !== kind;
  useEffect(() => {
    if (!needsDevice) return undefined;
    const release = hold();
    return release;
  }, [needsDevice, hold]);
  useEffect(() => {
    if (!needsDevice || isRecording || !(isOther || step === 'off')) return undefined;
    let here = true;
    void (isOther ? Promise.resolve(true) : isAllowed(kind)).then((allowed) => {
      if (here && allowed) void openDevice(kind);
    });
    return () => {
      here = false;
    };
  }, [needsDevice, isRecording, isOther, step, kind, openDevice]);
  return { step, isOther };
}
