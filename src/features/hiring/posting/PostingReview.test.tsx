// What was read is shown before the draft, corrected by keyboard or mouse, kept through a reload, and drafted from.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import faults from '#i18n/en/faults.json';
import hiring from '#i18n/en/hiring.json';
import {
  DescriptionForm,
  type DescriptionFormProps,
} from '#features/hiring/newJob/DescriptionForm.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, domain, faults, hiring } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const posting =
  'Nurse\n\nYou will\n- care for patients on a ward of 24 beds\n- teach student nurses on the ward\n- hand over to the day shift\n- plan the beds and other tasks\n\nYou need\n- triage\n- 2 years of experience on a ward\n\nNice to have\n- Excel';
const kept = 'hirely.newJobReading/u';

async function show(text = posting) {
  const onDraft = vi.fn<DescriptionFormProps['onDraft']>();
  const form = (
    <MemoryRouter>
      <DescriptionForm uid="u" onDraft={onDraft} onEmpty={vi.fn()} />
    </MemoryRouter>
  );
  const { unmount } = render(form);
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: text } });
  await screen.findByRole('heading', { name: 'Job details' }, { timeout: 60_000 });
  return {
    onDraft,
    again: async () => {
      unmount();
      render(form);
      await screen.findByRole('heading', { name: 'Job details' });
    },
  };
}
const duties = (): string[] =>
  screen
    .getAllByTestId('duty')
    .map((row) => within(row).getByRole<HTMLTextAreaElement>('textbox').value);
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const chips = (list: string): string[] =>
  within(screen.getByRole('group', { name: list }))
    .queryAllByRole('button')
    .map((chip) => chip.textContent ?? '');

describe('what was read from a job description', () => {
  beforeEach(() => localStorage.clear());

  it('is shown with its duties and requirements, and asks where it is not sure', async () => {
    await show();
    expect(screen.getByLabelText('Job title')).toHaveValue('Nurse');
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveTextContent('Not sure');
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveAccessibleDescription(
      hiring.reading.levelMissing,
    );
    expect(duties()).toEqual([
      'Care for patients on a ward of 24 beds',
      'Teach student nurses on the ward',
      'Hand over to the day shift',
    ]);
    expect(screen.getByText(hiring.reading.unsureDuties)).toBeVisible();
    await press('Add “Plan the beds and other tasks” to the duties');
    expect(duties()).toHaveLength(4);
    expect(screen.queryByText(hiring.reading.unsureDuties)).toBeNull();
    expect(chips('Must have')).toContain('Triage');
    expect(chips('Nice to have')).toContain('Excel');
  });

  it('names the words of the description once a duty is worded otherwise', async () => {
    await show();
    const first = screen.getByLabelText('Duty 1');
    fireEvent.change(first, { target: { value: 'Look after patients' } });
    expect(first).toHaveAccessibleDescription(
      'In the description: “care for patients on a ward of 24 beds”',
    );
  });

  it('moves duties by the keyboard, says so, and removes one and takes that back', async () => {
    await show();
    const up = screen.getByRole('button', { name: 'Move duty 2 up' });
    act(() => up.focus());
    await userEvent.keyboard('{Enter}');
    expect(duties()[0]).toBe('Teach student nurses on the ward');
    expect(screen.getByText('Duty moved to place 1 of 3')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move duty 1 down' })).toHaveFocus(),
    );
    await press('Remove duty 1');
    expect(duties()).toEqual([
      'Care for patients on a ward of 24 beds',
      'Hand over to the day shift',
    ]);
    expect(screen.getByRole('heading', { name: 'Duties' })).toHaveFocus();
    await press('Undo');
    expect(duties()[0]).toBe('Teach student nurses on the ward');
  });

  it('moves a requirement to the other list, renames and removes one, and adds some', async () => {
    await show();
    await press('Triage');
    const open = screen.getByRole('dialog', { name: 'Triage' });
    expect(within(open).getByLabelText('Requirement')).toHaveAccessibleDescription(
      'In the description: “triage”',
    );
    await userEvent.click(within(open).getByRole('button', { name: 'Nice to have' }));
    await userEvent.type(within(open).getByLabelText('Requirement'), ' on a ward{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chips('Must have')).not.toContain('Triage');
    expect(chips('Nice to have')).toContain('Triage on a ward');
    await userEvent.type(
      screen.getByLabelText('Add a requirement', { selector: 'input' }),
      'HACCP, ACLS{Enter}',
    );
    expect(chips('Must have')).toEqual(expect.arrayContaining(['HACCP', 'ACLS']));
    act(() => screen.getByRole('button', { name: 'ACLS' }).focus());
    await userEvent.keyboard('{Delete}');
    expect(chips('Must have')).not.toContain('ACLS');
    await press('Undo');
    expect(chips('Must have')).toContain('ACLS');
  });

  it('survives a reload, and the draft is made from it', async () => {
    const { onDraft, again } = await show();
    fireEvent.change(screen.getByLabelText('Job title'), { target: { value: 'Ward nurse' } });
    await press('Remove duty 2');
    await again();
    expect(screen.getByLabelText('Job title')).toHaveValue('Ward nurse');
    expect(duties()).toEqual([
      'Care for patients on a ward of 24 beds',
      'Hand over to the day shift',
    ]);
    await userEvent.type(screen.getByLabelText('Job title'), '{Enter}');
    expect(onDraft).not.toHaveBeenCalled();
    await press(hiring.new.draft);
    await waitFor(() => expect(onDraft).toHaveBeenCalled(), { timeout: 15_000 });
    const [content, , known] = onDraft.mock.calls[0] ?? [];
    expect(content?.title).toBe('Ward nurse');
    expect(content?.questions.map(({ text }) => text).join('\n')).not.toMatch(/student/);
    expect(known?.removed?.responsibilities).toEqual(['Teach student nurses on the ward']);
    expect(localStorage.getItem(kept)).toBeNull();
  });

  it('follows another tab with the same description, and no other', async () => {
    await show();
    const here = JSON.parse(localStorage.getItem(kept) ?? '') as { text: string; title: string };
    const changeStorage = (other: object): void =>
      act(() => {
        dispatchEvent(
          new StorageEvent('storage', {
            key: kept,
            newValue: JSON.stringify({ ...here, ...other }),
          }),
        );
      });
    changeStorage({ title: 'From the other tab' });
    expect(screen.getByLabelText('Job title')).toHaveValue('From the other tab');
    changeStorage({ title: 'Of another job', text: 'Cook' });
    expect(screen.getByLabelText('Job title')).toHaveValue('From the other tab');
  });

  it('goes with a description that is too short to be read', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Nurse' } });
    expect(screen.queryByTestId('posting-review')).toBeNull();
  });
});
