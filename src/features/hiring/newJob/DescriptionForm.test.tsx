// The first form of the main job: bad input gets a clear word by the field, and nothing typed is lost.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import faults from '#i18n/en/faults.json';
import hiring from '#i18n/en/hiring.json';
import { limits } from '#domain/jobs/kit.ts';
import { DescriptionForm, type DescriptionFormProps } from './DescriptionForm.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, domain, faults, hiring } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

function show(): {
  onDraft: ReturnType<typeof vi.fn<DescriptionFormProps['onDraft']>>;
  onEmpty: ReturnType<typeof vi.fn<DescriptionFormProps['onEmpty']>>;
  again: () => void;
} {
  const onDraft = vi.fn<DescriptionFormProps['onDraft']>();
  const onEmpty = vi.fn<DescriptionFormProps['onEmpty']>();
  const form = (
    <MemoryRouter>
      <DescriptionForm uid="u" onDraft={onDraft} onEmpty={onEmpty} />
    </MemoryRouter>
  );
  const { unmount } = render(form);
  return {
    onDraft,
    onEmpty,
    again: () => {
      unmount();
      render(form);
    },
  };
}
const field = (): HTMLTextAreaElement =>
  screen.getByLabelText<HTMLTextAreaElement>('Job description');
const fileInput = (): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(hiring.new.file, { selector: 'input' });
const draft = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: hiring.new.draft }));

describe('the job description', () => {
  beforeEach(() => localStorage.clear());

  it('is asked for when it is empty, and the field gets the focus', async () => {
    const { onDraft } = show();
    await draft();
    expect(screen.getByText(hiring.new.problem.empty)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(onDraft).not.toHaveBeenCalled();
  });

  it('is refused when it is too long, and stays', async () => {
    show();
    const text = 'é'.repeat(limits.descriptionMax + 1);
    fireEvent.change(field(), { target: { value: text } });
    await draft();
    expect(screen.getByText(/30,001 characters. The limit is 30,000/)).toBeVisible();
    expect(field()).toHaveValue(text);
  });

  it('is refused when it is the inside of a file', async () => {
    show();
    fireEvent.change(field(), { target: { value: 'PK\u0003\u0004\u0000\u0001\u0002' } });
    await draft();
    expect(screen.getByText(hiring.new.problem.binary)).toBeVisible();
  });

  it('survives a reload, and its language too', async () => {
    const { again, onEmpty } = show();
    fireEvent.change(field(), { target: { value: '<b>Nurse</b> ممرضة 🙂' } });
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    again();
    expect(field()).toHaveValue('<b>Nurse</b> ممرضة 🙂');
    await userEvent.click(screen.getByRole('button', { name: hiring.new.empty }));
    expect(onEmpty).toHaveBeenCalledWith('es');
  });

  it.each([
    ['an empty file', new File([], 'job.docx'), /empty/i],
    [
      'a picture',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])], 'job.pdf'),
      /PDF|text file|Word/i,
    ],
    [
      'a damaged PDF',
      new File(['%PDF-1.7 nothing follows'], 'job.pdf'),
      /damaged|cannot be read|PDF/i,
    ],
    [
      'a text of more than 1 MB',
      new File(['x'.repeat(1024 * 1024 + 1)], 'job.txt'),
      /limit is 1 MB/,
    ],
  ])('says what is wrong with %s, and keeps what was typed', async (_name, file, message) => {
    show();
    fireEvent.change(field(), { target: { value: 'typed before' } });
    fireEvent.change(fileInput(), { target: { files: [file] } });
    await waitFor(
      () =>
        expect(
          screen.getAllByRole('alert').some((alert) => message.test(alert.textContent ?? '')),
        ).toBe(true),
      { timeout: 10_000 },
    );
    expect(field()).toHaveValue('typed before');
  });

  it('takes a text file in', async () => {
    show();
    fireEvent.change(fileInput(), {
      target: { files: [new File(['Nurse\nNight shifts'], 'job.txt')] },
    });
    await waitFor(() => expect(field()).toHaveValue('Nurse\nNight shifts'));
    expect(screen.getByText('job.txt')).toBeVisible();
  });

  it('becomes a draft that says which engine made it', async () => {
    const { onDraft } = show();
    fireEvent.change(field(), { target: { value: hiringSample } });
    await draft();
    await waitFor(() => expect(onDraft).toHaveBeenCalled(), { timeout: 15_000 });
    const content = onDraft.mock.calls[0]?.[0];
    expect(content?.questions.length).toBeGreaterThanOrEqual(6);
    expect(content?.competencies.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(content?.origin).toMatchObject({ adapter: 'onDevice' });
    expect(content?.description).toBe(hiringSample);
    expect(localStorage.getItem('hirely.newJob/u')).toBeNull();
  }, 20_000);
});

const hiringSample =
  'Nurse for night shifts\n\nYou will\n- care for patients on a ward of 24 beds\n- hand over to the day shift\n\nYou need\n- a nursing licence\n- two years of experience\n- clear written English';
