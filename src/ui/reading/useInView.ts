/** Whether an element can be seen: what nobody looks at yet need not be asked of the server. */
import { useCallback, useState, type RefCallback } from 'react';

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

/** The same, but what was seen once stays so. */
export function useSeen(margin = '0px'): [RefCallback<Element>, boolean] {
  const [watch, isInView] = useInView(margin);
  const [wasSeen, setSeen] = useState(isInView);
  if (isInView && !wasSeen) setSeen(true);
  return [watch, wasSeen || isInView];
}
