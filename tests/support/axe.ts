/** Looks for obstacles to people with disabilities. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The obstacles on a page, one readable line each; an empty list is what one wants. */
export async function axeCheck(page: Page, ...leaveOut: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(standards).disableRules(leaveOut);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${impact ?? 'minor'} ${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}
