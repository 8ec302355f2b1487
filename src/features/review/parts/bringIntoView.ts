// Scrolls the judging side by itself where it scrolls by itself, and the page where it does not.

/** Marks the element that scrolls on its own on wide screens. */
export const ownScrollMark = { 'data-own-scroll': '' } as const;

export function bringIntoView(element: Element | null, block: 'start' | 'center'): void {
  if (!element) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  const box = element.closest<HTMLElement>('[data-own-scroll]');
  if (!box || box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== 'auto')
    return element.scrollIntoView({ block, behavior });
  const top = element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const bar = box.querySelector('nav')?.offsetHeight ?? 0;
  box.scrollTo({
    top: block === 'start' ? top - bar : top - (box.clientHeight - element.clientHeight) / 2,
    behavior,
  });
}
