// Walks a page with the Tab key: each stop shows that it has the focus, nothing that stays on the screen covers it, and there is a way out.
import type { Page } from 'playwright-core';

interface Stop {
  readonly name: string;
  readonly isFirst: boolean;
  readonly fault: string | null;
}

/** Keeps how everything that can have the focus looks without it, for `describeStop`. Runs on the page. */
async function rememberRest(): Promise<number> {
  (document.activeElement as HTMLElement | null)?.blur();
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise<void>((done) => requestAnimationFrame(() => done()));
  const dress = (element: Element): string =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .flatMap((one) => (one ? [one, ...[...one.children].slice(0, 8)] : []))
      .flatMap((one) => [
        getComputedStyle(one),
        getComputedStyle(one, '::before'),
        getComputedStyle(one, '::after'),
      ])
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor,
          style.boxShadow,
          style.borderColor + style.borderWidth,
          style.backgroundColor,
          style.textDecorationLine,
          style.transform,
          style.opacity,
        ].join(' '),
      )
      .join('|');
  const stops = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
  const rest = new Map(stops.map((stop) => [stop, dress(stop)]));
  Object.assign(window, { reach: { dress, rest, first: null } });
  return stops.length;
}

/** What has the focus now; null where the focus has left the page. Runs on the page. */
async function describeStop(): Promise<Stop | null> {
  const element = document.activeElement;
  const { reach } = window as unknown as {
    reach: { dress: (of: Element) => string; rest: Map<Element, string>; first: Element | null };
  };
  if (!element || element === document.body) return null;
  const isFirst = reach.first === element;
  reach.first ??= element;
  const label =
    element.getAttribute('aria-label') ??
    element.textContent?.trim() ??
    element.getAttribute('name');
  const name = `${element.tagName.toLowerCase()} "${(label ?? '').slice(0, 40)}"`;
  const before = reach.rest.get(element);
  const findCover = (left: number, right: number, top: number, bottom: number): Element | null => {
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    let covering: Element | null = over;
    while (covering && !/fixed|sticky/.test(getComputedStyle(covering).position))
      covering = covering.parentElement;
    return covering?.contains(element) || element.contains(over) ? null : covering;
  };
  const findFault = (): string | null => {
    if (before !== undefined && before === reach.dress(element)) return 'does not show the focus';
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return 'has the focus outside of the screen';
    const cover = findCover(left, right, top, bottom);
    return cover
      ? `has the focus below ${cover.tagName.toLowerCase()}.${cover.className.toString().slice(0, 60)}`
      : null;
  };
  // With reduced motion every change still takes a frame, and React its own time.
  for (let frame = 0; frame < 2 || (findFault() !== null && frame < 60); frame += 1)
    await new Promise<void>((done) => requestAnimationFrame(() => done()));
  return { name, isFirst, fault: findFault() };
}

/** The faults that somebody meets who goes through a page by the Tab key alone. */
export async function walkByTab(page: Page): Promise<string[]> {
  const most = (await page.evaluate(rememberRest)) + 40;
  const faults = new Set<string>();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop);
    if (stop === null || stop.isFirst)
      return step === 0 ? ['nothing takes the focus'] : [...faults];
    if (stop.fault) faults.add(`${stop.name} ${stop.fault}`);
  }
  return [...faults, `the Tab key does not leave the page in ${most} steps`];
}
