/** Goes to what was chosen: to a part of a page as soon as it is there, else with the focus where reading starts. */
import { waitForPart } from '#ui/commands/waitForPart.ts';

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Brings a part of the page into view, now or when it appears; the focus goes with it. */
export function goToPart(id: string): void {
  waitForPart(() => {
    const part = document.getElementById(id);
    if (!part) return false;
    part.scrollIntoView({ block: 'start' });
    focusOn(part);
    return true;
  });
}

/** Puts the focus on the heading of a page that stays while another part of it is opened. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}
