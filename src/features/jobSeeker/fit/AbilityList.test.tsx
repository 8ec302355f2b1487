// One list for match and words, and a missing ability that takes a line in its owner's words.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ability } from '#domain/resume/abilities.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { AbilityList } from './AbilityList.tsx';
import { AddLine } from './AddLine.tsx';

const abilities: Ability[] = [
  {
    name: 'Excel',
    need: 'must',
    state: 'met',
    by: 'name',
    inPosting: [{ start: 0, end: 5, text: 'Excel', by: 'words' }],
    inResume: [{ line: 1, start: 5, end: 10, text: 'Excel' }],
  },
  { name: 'French', need: 'nice', state: 'missing', by: null, inPosting: [], inResume: [] },
];
const lines = ['Nia Sol', 'Used Excel'];
const resume = {
  lines,
  experience: [
    { title: 'Baker', employer: 'Lark', start: null, end: null, current: false, bullets: [] },
  ],
  skills: [],
} as unknown as ParsedResume;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await texts();
});

it('says of each ability once how it is met, in the words of resume and posting', async () => {
  const onResume = vi.fn<(id: string) => void>();
  await show(
    <AbilityList
      abilities={abilities}
      lineAt={({ line }) => lines[line] ?? null}
      fileLines={2}
      active={null}
      onResume={onResume}
      onPosting={() => undefined}
      add={() => 'here'}
    />,
    sessionAs(),
  );
  expect(
    screen.getByText('1 met, 0 in part, 1 not found, of 2 that the posting asks for.'),
  ).toBeInTheDocument();
  expect(screen.getByTestId('gap-formula')).toHaveTextContent('Found 1 ÷ asked 2 = 50%');
  const [excel, french] = screen.getAllByRole('listitem');
  expect(excel).toHaveTextContent('Used Excel');
  expect(excel).not.toHaveTextContent('here');
  expect(french).toHaveTextContent('here');
  if (!excel) throw new Error('no row');
  fireEvent.click(within(excel).getByText('Line 2'));
  expect(onResume).toHaveBeenCalledExactlyOnceWith('a0.0');
});

it('keeps a line in the words of its owner where it belongs, and none without words', async () => {
  const save = vi.fn<(list: string, words: string) => Promise<void>>(() => Promise.resolve());
  await show(
    <AddLine draftKey="fit/jo/r/French" ability="French" resume={resume} save={save} />,
    sessionAs(),
  );
  fireEvent.click(screen.getByText('Add to my resume'));
  const field = screen.getByLabelText('Your line about French');
  expect(field).toHaveValue('');
  fireEvent.click(screen.getByText('Save line'));
  expect(await screen.findByText('Write the line first.')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Served guests in French ' } });
  fireEvent.click(screen.getByText('Save line'));
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith('experience.0.bullets', 'Served guests in French'),
  );
  expect(await screen.findByText('Add to my resume')).toBeInTheDocument();
});
