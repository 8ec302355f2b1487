// Doing: pending state, one toast on failure. An expected refusal is a value the verb returns, not an exception.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { logFault, showFault } from '#ui/toasts/showFault.ts';

export interface ActionState {
  pending: boolean;
  fault: Fault | null;
}
export interface ActionOptions {
  /** Text of a toast when it worked. */
  done?: string;
  /** True: the screen shows the fault itself, by the field; no toast. */
  quiet?: boolean;
  /** True, for a choice that can be changed again at once: the last call made meanwhile runs afterwards, the ones between are passed over. */
  lastWins?: boolean;
}

/** Wraps a verb of data/. The returned function gives the verb's value, or undefined when it failed, is already running, or was put off (`lastWins`). */
export function useAction<Args extends unknown[], Result>(
  verb: (...args: Args) => Promise<Result>,
  options: ActionOptions = {},
): [(...args: Args) => Promise<Result | undefined>, ActionState] {
  const { t } = useTranslation('faults');
  const [state, setState] = useState<ActionState>({ pending: false, fault: null });
  const running = useRef(false);
  const again = useRef<(...args: Args) => Promise<Result | undefined>>(() =>
    Promise.resolve(undefined),
  );
  const waiting = useRef<Args | null>(null);
  const latest = useRef({ verb, options });
  useEffect(() => {
    latest.current = { verb, options };
  });
  const run = useCallback(
    async (...args: Args): Promise<Result | undefined> => {
      if (running.current) {
        if (latest.current.options.lastWins) waiting.current = args;
        return undefined;
      }
      running.current = true;
      setState({ pending: true, fault: null });
      try {
        const result = await latest.current.verb(...args);
        setState({ pending: false, fault: null });
        if (latest.current.options.done) notifyDone(latest.current.options.done);
        return result;
      } catch (error) {
        const fault = toFault(error);
        logFault(fault);
        setState({ pending: false, fault });
        if (!latest.current.options.quiet) showFault(fault, t(fault.code, fault.values));
        return undefined;
      } finally {
        running.current = false;
        const next = waiting.current;
        waiting.current = null;
        if (next) void again.current(...next);
      }
    },
    [t],
  );
  useEffect(() => {
    again.current = run;
  }, [run]);
  return [run, state];
}
