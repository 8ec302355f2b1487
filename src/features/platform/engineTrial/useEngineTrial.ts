// Runs a trial on both engines at once and keeps what they say for as long as the page is open.
import { useEffect, useRef, useState } from 'react';
import { aiWith, type Ai } from '#ai/port.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';
import { tryEngine, writeRubric, type EngineOutcome, type TrialMaterial } from './engineTrial.ts';

export type Engine = 'onDevice' | 'cloud';
export interface Trial { material: TrialMaterial; outcomes: Partial<Record<Engine, EngineOutcome>> }

/** `withCloud`: the cloud model may be asked as well. `competency`: what the question is said to measure. */
export function useEngineTrial(withCloud: boolean, competency: string): { trial: Trial | null; running: boolean; fault: Fault | null; run: (material: TrialMaterial) => Promise<void>; stop: () => void } {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const current = useRef<AbortController | null>(null);
  const stop = (): void => {
    current.current?.abort(new DOMException('stopped', 'AbortError'));
    setRunning(false);
  };
  useEffect(() => () => current.current?.abort(new DOMException('left', 'AbortError')), []);

  async function run(material: TrialMaterial): Promise<void> {
    stop();
    const control = new AbortController();
    const { signal } = control;
    current.current = control;
    setRunning(true);
    setFault(null);
    setTrial({ material, outcomes: {} });
    const told = (engine: Engine) => (outcome: EngineOutcome): void => setTrial((was) => (was && !signal.aborted ? { ...was, outcomes: { ...was.outcomes, [engine]: outcome } } : was));
    const device: Ai = aiWith({ prefer: 'onDevice' });
    try {
      const question = await writeRubric(device, material, competency, signal);
      await Promise.all([
        tryEngine(device, material, question, told('onDevice'), signal),
        ...(withCloud ? [tryEngine(aiWith({ prefer: 'cloud' }), material, question, told('cloud'), signal)] : []),
      ]);
    } catch (error) {
      if (!signal.aborted) setFault(faultFrom(error));
    } finally {
      if (current.current === control) setRunning(false);
    }
  }
  return { trial, running, fault, run, stop };
}
