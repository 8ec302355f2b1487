// Looks at camera and microphone: what is open, what prevents it, and how the candidate continues.
import { useEffect, useState } from 'react';
import type { Expectation } from '#domain/invitations/expectation.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import { findKnownObstacle } from '#media/deviceCheck.ts';
import type { DeviceProblem } from '#media/openDevice.ts';
import type { Device } from '#features/interview/devices/useDevice.ts';

export function useDeviceCheck({
  device,
  expectation,
  onWay,
}: {
  device: Device;
  expectation: Expectation;
  onWay: (way: AnswerFormat | null) => void;
}) {
  const { state, open, hold } = device;
  const [obstacle, setObstacle] = useState<DeviceProblem | null>(null);
  useEffect(() => hold(), [hold]);
  const { formats, formatsEverywhere, isKnown } = expectation;
  const first: TakeKind = expectation.records ?? 'audio';

  async function look(kind: TakeKind): Promise<void> {
    const found = await findKnownObstacle(kind);
    setObstacle(found);
    if (found === null) await open(kind);
  }
  // What cannot work is shown at once, before anything is pressed.
  useEffect(() => {
    let here = true;
    void findKnownObstacle(first).then((found) => {
      if (here) setObstacle(found);
    });
    return () => {
      here = false;
    };
  }, [first]);
  const kindOn = state.step === 'on' ? state.kind : null;
  const failed = state.step === 'failed' ? state.problem : null;
  useEffect(() => {
    if (kindOn) onWay(kindOn);
  }, [kindOn, onWay]);
  useEffect(() => {
    if (failed) onWay(null);
  }, [failed, onWay]);

  const problem = failed ?? obstacle;
  return { state, formats, formatsEverywhere, isKnown, first, look, kindOn, problem };
}
