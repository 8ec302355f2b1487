// The dialog that corrects the wording of a published question, in both languages and through what may happen meanwhile.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Corrected } from '#data/jobs/corrections.ts';
import { texts } from '#tests/support/screen.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { CorrectWording, type CorrectWordingProps } from './CorrectWording.tsx';

const question = { id: 'q1', text: 'Tell me about a plnat you saved.' };
const answers = (...kinds: Corrected['kind'][]) =>
  vi.fn<CorrectWordingProps['save']>(async () => ({ kind: kinds.shift() ?? 'corrected' }));

async function dialog(props: Partial<CorrectWordingProps> = {}) {
  await texts();
  const onClose = vi.fn();
  const save = answers();
  const within = (more: Partial<CorrectWordingProps> = {}) => (
    <AppTheme>
      <MemoryRouter>
        <CorrectWording
          question={question}
          number={1}
          others={[{ id: 'q2', text: 'Why gardens?', number: 2 }]}
          language="en"
          isPossible
          save={save}
          onClose={onClose}
          {...props}
          {...more}
        />
      </MemoryRouter>
    </AppTheme>
  );
  const { rerender } = render(within());
  return { onClose, save, change: (more: Partial<CorrectWordingProps>) => rerender(within(more)) };
}
async function type(text: string): Promise<void> {
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  if (text) {
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}
afterEach(async () => {
  await i18next.changeLanguage('en');
});

describe('correcting a wording', () => {
  it('saves the new words for the ones that were shown, and closes', async () => {
    const { save, onClose } = await dialog();
    expect(screen.getByRole('dialog', { name: 'Correct the wording of question 1' })).toBeVisible();
    expect(
      screen.getByText(/Level descriptions, evidence points and follow-ups stay as they are/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct' })).toBeDisabled();
    await type(' Tell me about a plant you saved. ');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(save.mock.calls).toEqual([[question.text, 'Tell me about a plant you saved.']]);
  });

  it('warns of another meaning and of a question asked twice, and takes no empty one', async () => {
    await dialog();
    await type('Tell me about a tree that you felled.');
    expect(screen.getByText(/This asks something other than before/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct anyway' })).toBeEnabled();
    await type('Why gardens?');
    expect(screen.getByText(/question 2/)).toBeVisible();
    await type('');
    expect(screen.getByRole('button', { name: 'Correct' })).toBeDisabled();
  });

  it.each(['begins while it is open', 'begins with the commit'])(
    'keeps what was typed when a candidate %s',
    async (when) => {
      const live = when === 'begins while it is open';
      const { onClose, change } = await dialog(live ? {} : { save: answers('begun') });
      await type('Tell me about a plant you saved.');
      if (live) change({ isPossible: false });
      else await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
      expect(await screen.findByText(/A candidate has started meanwhile/)).toBeVisible();
      expect(screen.getByRole('textbox')).toHaveValue('Tell me about a plant you saved.');
      expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('shows what a colleague made of it, and then takes mine', async () => {
    const { save, change } = await dialog();
    await type('Tell me about a plant you saved.');
    change({ question: { id: 'q1', text: 'Tell me about a plnat that you saved.' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Someone else corrected this question meanwhile.',
    );
    expect(screen.getByText('Tell me about a plnat that you saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    expect(save.mock.calls).toEqual([
      ['Tell me about a plnat that you saved.', 'Tell me about a plant you saved.'],
    ]);
  });

  it('speaks Spanish', async () => {
    await texts();
    await i18next.changeLanguage('es');
    const { change } = await dialog({
      language: 'es',
      question: { id: 'q1', text: '¿Qué plnata salvaste?' },
    });
    expect(
      screen.getByRole('dialog', { name: 'Corregir la redacción de la pregunta 1' }),
    ).toBeVisible();
    expect(
      screen.getByText(/los puntos de evidencia y las preguntas de seguimiento no cambian/),
    ).toBeVisible();
    await type('¿Qué árbol cortaste?');
    expect(screen.getByText(/Así se pregunta otra cosa/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Corregir de todos modos' })).toBeVisible();
    change({ isPossible: false });
    expect(screen.getByText(/Mientras tanto ha empezado alguien/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('¿Qué árbol cortaste?');
  });
});
