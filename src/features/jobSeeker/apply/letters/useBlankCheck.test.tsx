// Alone: the engine runs in this thread, and a file that ends while its packs load leaves them half loaded.
// A letter with blanks leaves only when its writer says so, and is asked about once for these words.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { useBlankCheck } from './useBlankCheck.tsx';

function Export({ text, go }: { text: string; go: () => void }) {
  const { ask, dialog } = useBlankCheck(text);
  return (
    <>
      <button onClick={() => ask(go)}>Export</button>
      <CopyButton text={text} before={ask} />
      {dialog}
    </>
  );
}

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const gone = async (): Promise<void> => {
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('asks once about the blanks of a letter, and lists them', async () => {
  await texts();
  const go = vi.fn<() => void>();
  const { unmount } = await show(
    <Export text="Dear [name], I led [number] people. Yours, [name]" go={go} />,
    sessionAs(),
  );
  await press('Export');
  expect(screen.getByRole('dialog', { name: 'Export with blanks?' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '[name]',
    '[number]',
  ]);
  await press('Go back');
  await gone();
  expect(go).not.toHaveBeenCalled();
  await press('Export');
  await press('Export anyway');
  await gone();
  await press('Export');
  expect(go).toHaveBeenCalledTimes(2);
  unmount();
  // Other words are another letter.
  await show(<Export text="Dear [name], I led [number] people." go={go} />, sessionAs());
  await press('Export');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(go).toHaveBeenCalledTimes(2);
});

it('asks before copying as well, and never where nothing is blank', async () => {
  const user = userEvent.setup();
  const { unmount } = await show(<Export text="To [company]" go={() => undefined} />, sessionAs());
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('button', { name: 'Export anyway' }));
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe('To [company]'));
  unmount();
  const go = vi.fn<() => void>();
  await show(<Export text="Dear Ida" go={go} />, sessionAs());
  await press('Export');
  expect(go).toHaveBeenCalledOnce();
});
