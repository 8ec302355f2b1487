// What somebody does who has a keyboard and no pointer: to a thing by the Tab key, then press it, type into it or choose.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has. */
const mostStops = 250;

const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on with the Tab key until something has the focus. Throws where it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await holdsFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${String(target)} on ${page.url()}.`);
}

/** Goes to something and presses a key there. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and puts words into it, as by pasting. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

/** Chooses one of a group of radio buttons: the Tab key leads into the group, the arrows through it. */
export async function chooseRadio(page: Page, group: Locator, name: string): Promise<void> {
  const radios = group.getByRole('radio');
  const wanted = group.getByRole('radio', { name, exact: true });
  const isInside = (): Promise<boolean> =>
    group.evaluate((element) => element.contains(document.activeElement));
  await wanted.waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops && !(await isInside()); stop += 1)
    await page.keyboard.press('Tab');
  const count = await radios.count();
  for (let step = 0; step < count && !(await holdsFocus(wanted)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await wanted.isChecked(), name).toBe(true);
}

/** Expects a dialog to keep the focus in itself, and to give it back to what opened it. */
export async function expectDialogGivesBack(page: Page, opener: Locator): Promise<void> {
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const isInside = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  const stops = await dialog.locator('button, input, textarea, a[href], select').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `the dialog loses the focus at stop ${stop + 1}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => holdsFocus(opener)).toBe(true);
}

/** Expects the first stop of a page to be the way past its menus, and that it leads to the content. */
export async function skipMenus(page: Page, name = 'Skip to content'): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name });
  expect(await holdsFocus(skip)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await holdsFocus(page.getByRole('main'))).toBe(true);
}
