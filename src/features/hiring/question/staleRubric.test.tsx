// Alone: the engine runs in this thread, and a file that ends while its packs load leaves them half loaded.
// A question that was rewritten: what belonged to the earlier one is named, redrafted or confirmed.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { organization, sessionAs, show } from '#tests/support/screen.tsx';
import { createEmptyContent, type Edit } from '#features/hiring/draft/edits.ts';
import { QuestionsSection } from '#features/hiring/editor/questions/QuestionsSection.tsx';

const anchors = ['Old one', 'Old two', 'Old three', 'Old four', 'Old five'];
const start: DraftContent = {
  ...createEmptyContent('en'),
  title: 'Gardener',
  competencies: [{ id: 'teamwork', name: 'Teamwork', description: '', weight: 100 }],
  questions: [
    {
      id: 'q1',
      competencyId: 'teamwork',
      kind: 'behavioural',
      text: 'Tell me about a plant you saved.',
      anchors,
      lookFor: ['Names the plant'],
      minutes: 4,
      followUpCap: 1,
      followUps: ['Which one?'],
    },
  ],
};
/** What the draft holds now. */
const latest = (): DraftContent =>
  JSON.parse(screen.getByTestId('content').textContent) as DraftContent;

function Editor() {
  const [content, setContent] = useState(start);
  return (
    <>
      <QuestionsSection
        content={content}
        change={(edit: Edit) => setContent((before) => edit(before))}
        offerUndo={() => undefined}
        open={new Set()}
        toggle={() => undefined}
      />
      <output data-testid="content">{JSON.stringify(content)}</output>
    </>
  );
}

async function rewrite(text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Question' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('a rewritten question', () => {
  beforeEach(async () => {
    await show(<Editor />, sessionAs({ flags: {}, organization: organization() }));
  });

  it('says that its rubric belongs to the old one, and gets a new one for the new wording', async () => {
    expect(screen.queryByTestId('stale-rubric')).toBeNull();
    await rewrite('Tell me about a team that you brought together.');
    const notice = screen.getByTestId('stale-rubric');
    await userEvent.click(within(notice).getByRole('button', { name: /^Draft new/ }));
    await waitFor(() => expect(screen.queryByTestId('stale-rubric')).toBeNull(), {
      timeout: 20_000,
    });
    const [question] = latest().questions;
    expect(question?.text).toBe('Tell me about a team that you brought together.');
    expect(question?.anchors.some((anchor) => anchors.includes(anchor))).toBe(false);
    expect([
      question?.lookFor.includes('Names the plant'),
      question?.followUps.includes('Which one?'),
    ]).toEqual([false, false]);
  }, 40_000);

  it('may keep its rubric, and a typing mistake is none', async () => {
    await rewrite('Tell me about a plnat you saved.');
    expect(screen.queryByTestId('stale-rubric')).toBeNull();
    await rewrite('Tell me about a tree you felled.');
    await userEvent.click(screen.getByRole('button', { name: 'They still fit question 1' }));
    expect(screen.queryByTestId('stale-rubric')).toBeNull();
    expect(latest().questions[0]?.anchors).toEqual(anchors);
  }, 40_000);
});
