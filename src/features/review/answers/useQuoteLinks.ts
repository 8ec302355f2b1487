// From a quote to its position in the answer, and back to the rating it supports.
import { useState } from 'react';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';

export interface QuoteLinks {
  active: string | null;
  toAnswer: (quoteId: string) => void;
  toRating: (quoteId: string) => void;
}

function reveal(element: Element | null, focus: HTMLElement | null): void {
  bringIntoView(element, 'center');
  focus?.focus({ preventScroll: true });
}

/** The one quote that is emphasized on the page. */
export function useQuoteLinks(): QuoteLinks {
  const [active, setActive] = useState<string | null>(null);
  return {
    active,
    toAnswer: (id) => {
      setActive(id);
      const mark = document.querySelector<HTMLElement>(`[data-begins~="${CSS.escape(id)}"]`);
      requestAnimationFrame(() =>
        reveal(mark, mark?.querySelector<HTMLElement>('[role="button"]') ?? null),
      );
    },
    toRating: (id) => {
      setActive(id);
      const button = document.getElementById(`from-${id}`);
      requestAnimationFrame(() => reveal(button, button));
    },
  };
}
