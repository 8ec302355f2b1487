/** Whether an element can be seen: what nobody looks at yet need not be asked of the server. */
import { useCallback, useEffect, useState, type RefCallback } from 'react';

/** True while the element is in view, or nearer to it than the margin; always, where the browser cannot tell. */
export function useInView(margin = '0px'): [RefCallback<Element>, boolean] {
  const [isInView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (changes) => setInView(changes.at(-1)?.isIntersecting === true),
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [watch, isInView];
}

/** So long an element stays in view before it counts as seen: while a page comes in, what stands above still grows and pushes it out again. */
const restMs = 250;

/** True once the element has rested in view, and from then on. */
export function useSeen(margin = '0px'): [RefCallback<Element>, boolean] {
  const [watch, isInView] = useInView(margin);
  const [wasSeen, setSeen] = useState(isInView);
  useEffect(() => {
    if (!isInView || wasSeen) return undefined;
    const timer = setTimeout(() => setSeen(true), restMs);
    return () => clearTimeout(timer);
  }, [isInView, wasSeen]);
  return [watch, wasSeen];
}
