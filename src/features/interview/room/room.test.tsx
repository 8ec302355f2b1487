// The parts of the room that people type into: clear words by the field, keyboard, and text that is only ever text.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import faults from '#i18n/en/faults.json';
import interview from '#i18n/en/interview.json';
import {
  markConflict,
  createEntry,
  refuseEntry,
  markSending,
  typeText,
} from '#data/candidate/outboxEntry.ts';
import { limits } from '#domain/jobs/kit.ts';
import { CodeEntry } from '#features/interview/before/CodeEntry.tsx';
import { Composer, type ComposerProps } from '#features/interview/answer/Composer.tsx';
import { ConflictChoice } from '#features/interview/answer/ConflictChoice.tsx';
import { Bubble } from '#features/interview/answer/Bubble.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, faults, interview } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

function Where() {
  return <p>{useLocation().pathname}</p>;
}

describe('the entry', () => {
  function show(): void {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<CodeEntry />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>,
    );
  }
  it('reads a code in any shape', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Link or code'), {
      target: { value: ' 7k2m-9qxt-4b8d-hv3n ' },
    });
    await userEvent.type(screen.getByLabelText('Link or code'), '{Enter}');
    expect(screen.getByText('/hirely-pro/join/7K2M9QXT4B8DHV3N')).toBeVisible();
  });
  it.each([
    ['', interview.code.empty],
    ['not a code', interview.code.unreadable],
  ])('says what is wrong with "%s"', async (pasted, text) => {
    show();
    fireEvent.change(screen.getByLabelText('Link or code'), { target: { value: pasted } });
    await userEvent.click(screen.getByRole('button', { name: 'Open invitation' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Link or code')).toHaveFocus();
  });
});

describe('the field', () => {
  function show({
    text = '',
    entry,
    ...props
  }: Partial<ComposerProps & Omit<ComposerProps['answer'], 'onType' | 'onRetry'>> = {}) {
    const onType = vi.fn<(text: string) => void>();
    const verbs = {
      onContinue: vi.fn(),
      onSkip: vi.fn(),
    };
    const onRetry = vi.fn();
    render(
      <>
        <p id="asked">Why?</p>
        <Composer
          answer={{ text, entry, onType, onRetry }}
          questionId="asked"
          isFollowUp={false}
          thinking={false}
          moves={0}
          {...verbs}
          {...props}
        />
      </>,
    );
    return { ...verbs, onType, onRetry };
  }
  it('is described by its question', () => {
    show();
    expect(screen.getByLabelText('Your answer')).toHaveAccessibleDescription(/Why\?/);
  });
  it('goes on with Ctrl+Enter, not with Enter', async () => {
    const verbs = show({ text: 'words' });
    await userEvent.type(screen.getByLabelText('Your answer'), '{Enter}');
    expect(verbs.onContinue).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Your answer'), '{Control>}{Enter}{/Control}');
    expect(verbs.onContinue).toHaveBeenCalledOnce();
  });
  it('does not go on empty, and says that skipping is possible', async () => {
    const verbs = show({ text: '  \n ' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(verbs.onContinue).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(interview.composer.empty);
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(verbs.onSkip).toHaveBeenCalledOnce();
  });
  it('takes a paste', async () => {
    const verbs = show();
    await userEvent.click(screen.getByLabelText('Your answer'));
    await userEvent.paste('pasted words');
    expect(verbs.onType).toHaveBeenCalledWith('pasted words');
  });
  it('says by how much a text is too long, and keeps it', () => {
    show({ text: 'x'.repeat(limits.answerMax + 3) });
    expect(screen.getByRole('alert')).toHaveTextContent('3 characters over the limit of 20,000');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toHaveLength(
      limits.answerMax + 3,
    );
  });
  it('offers to try again and to copy when words were refused', async () => {
    const entry = refuseEntry(
      markSending(typeText(createEntry('q1'), 'kept', 1)),
      'permissionDenied',
      0,
    );
    const verbs = show({ text: 'kept', entry });
    expect(
      screen.getByText(/^The server rejected this answer: You don’t have permission/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(verbs.onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});

it('of two versions either one, or both, can be kept', async () => {
  const onChoose = vi.fn<(text: string) => void>();
  const entry = markConflict(typeText(createEntry('q1'), 'mine', 1), {
    text: 'theirs',
    rev: 2,
    prompt: null,
  });
  render(
    <ConflictChoice mine={entry.text} theirs={entry.conflict?.text ?? ''} onChoose={onChoose} />,
  );
  await userEvent.click(screen.getByRole('button', { name: interview.conflict.keepMine }));
  await userEvent.click(screen.getByRole('button', { name: interview.conflict.keepTheirs }));
  await userEvent.click(screen.getByRole('button', { name: interview.conflict.both }));
  expect(onChoose.mock.calls).toEqual([['mine'], ['theirs'], ['theirs\n\nmine']]);
});

it('markup in an answer is shown as text, in its own direction', () => {
  const { container } = render(
    <Bubble from="candidate" label="You" text={'<img src=x onerror="alert(1)"> مرحبا'} />,
  );
  expect(screen.getByText(/<img src=x/)).toHaveAttribute('dir', 'auto');
  expect(container.querySelector('img')).toBeNull();
});
