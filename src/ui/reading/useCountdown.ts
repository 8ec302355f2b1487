// Time to think: counts down while the page is looked at, pauses while it is not.
import { useEffect, useRef, useState } from 'react';

const stepMs = 250;
/** A longer pause between two looks means that the machine slept: that was no time to think. */
const sleepMs = 2_000;

/** Whole seconds left of `total`; runs while `isRunning`. `onEnd` is called once, at zero. */
export function useCountdown(total: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(total);
  const spentMs = useRef(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning || total <= 0) return undefined;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - before;
      before = now;
      if (document.visibilityState === 'hidden' || passed > sleepMs) return;
      spentMs.current += passed;
      const rest = Math.max(0, Math.ceil(total - spentMs.current / 1_000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, stepMs);
    return () => clearInterval(timer);
  }, [isRunning, total]);
  return left;
}
