// Runs a trial on the engines that may be asked, at the same time, and keeps what they say for as long as the page is open.
import { useEffect, useRef, useState } from 'react';
import { createAiWith, type Ai } from '#ai/port.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { tryEngine, writeRubric, type EngineOutcome, type TrialMaterial } from './engineTrial.ts';

export type Engine = 'onDevice' | 'cloud';
export interface Trial {
  material: TrialMaterial;
  outcomes: Partial<Record<Engine, EngineOutcome>>;
}

/** `engines`: those that may be asked. `competency`: what the question is meant to measure. */
export function useEngineTrial(
  engines: readonly Engine[],
  competency: string,
): {
  trial: Trial | null;
  running: boolean;
  fault: Fault | null;
  run: (material: TrialMaterial) => Promise<void>;
  stop: () => void;
} {
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
    const addOutcome =
      (engine: Engine) =>
      (outcome: EngineOutcome): void =>
        setTrial((was) =>
          was && !signal.aborted
            ? { ...was, outcomes: { ...was.outcomes, [engine]: outcome } }
            : was,
        );
    const asked = engines.map((engine): [Engine, Ai] => [engine, createAiWith({ prefer: engine })]);
    try {
      const [writer] = asked;
      if (!writer) return;
      const question = await writeRubric(writer[1], material, competency, signal);
      await Promise.all(
        asked.map(([engine, ai]) => tryEngine(ai, material, question, addOutcome(engine), signal)),
      );
    } catch (error) {
      if (!signal.aborted) setFault(toFault(error));
    } finally {
      if (current.current === control) setRunning(false);
    }
  }
  return { trial, running, fault, run, stop };
}
