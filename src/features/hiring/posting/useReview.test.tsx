// A description that would leave the device is read only when somebody asks for it; one that cannot be read says so and stops nothing.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultChoice, setAiChoice } from '#ai/choice.ts';
import type { JobReading } from '#ai/tasks/readJobDescription.ts';

const ask = vi.hoisted(() => vi.fn<(task: string, input: { text: string }) => Promise<unknown>>());
vi.mock('#ai/port.ts', () => ({ isCloudSetUp: () => true, getAi: () => ({ ask }) }));
const { useReview } = await import('./useReview.ts');

const text = 'Nurse on a ward of 24 beds, with care for patients by night';
const reply: JobReading = {
  title: 'Nurse',
  level: '',
  seniority: null,
  language: 'en',
  mustHave: [],
  niceToHave: [],
  responsibilities: [],
  qualifications: [],
  flags: [],
};

function ReviewHarness({ typed }: { typed: string }) {
  const { review, readNow, isReading, isFailed, change, forget } = useReview(
    'hirely.newJobReading/u',
    typed,
    'en',
    false,
  );
  return (
    <>
      <output>{isReading ? 'reading' : isFailed ? 'failed' : (review?.title ?? 'nothing')}</output>
      {readNow && <button onClick={readNow}>Show</button>}
      <button onClick={() => change((now) => ({ ...now, title: 'Corrected' }))}>Correct</button>
      <button onClick={forget}>Forget</button>
    </>
  );
}
const expectStatus = (words: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const rest = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 900);
      }),
  );

beforeEach(() => {
  localStorage.clear();
  ask.mockReset().mockResolvedValue({ reply });
  setAiChoice(defaultChoice);
});

it('reads by itself on the device, and keeps what is corrected until it is forgotten', async () => {
  const { rerender } = render(<ReviewHarness typed={text} />);
  await expectStatus('Nurse');
  await press('Correct');
  await expectStatus('Corrected');
  rerender(<ReviewHarness typed={`${text}.`} />);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await expectStatus('Corrected');
  rerender(<ReviewHarness typed="" />);
  await press('Forget');
  await rest();
  expect(localStorage).toHaveLength(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks a cloud model only when somebody wants it, once for a text', async () => {
  setAiChoice({ ...defaultChoice, adapter: 'cloud' });
  const { rerender } = render(<ReviewHarness typed={text} />);
  await rest();
  expect(ask).not.toHaveBeenCalled();
  await press('Show');
  await expectStatus('Nurse');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  rerender(<ReviewHarness typed={`${text}, and by day`} />);
  await rest();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});

it('says that it could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockRejectedValue(new Error('no'));
  render(<ReviewHarness typed={text} />);
  await expectStatus('failed');
});

it('reads nothing too short or too long', async () => {
  const { rerender } = render(<ReviewHarness typed="Nurse" />);
  await rest();
  rerender(<ReviewHarness typed={'Nurse '.repeat(6_000)} />);
  await rest();
  expect(ask).not.toHaveBeenCalled();
});
