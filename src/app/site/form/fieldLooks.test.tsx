import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import i18next from 'i18next';
import { startI18n } from '#i18n/i18n.ts';
import { CheckInput } from '#features/account/parts/CheckInput.tsx';
import { PasswordInput } from '#features/account/parts/PasswordInput.tsx';
import { FormParts } from './FormParts.tsx';
import { showProblem, showTick, turnPassword } from './fieldLooks.ts';
import { readWord } from './formWords.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18next.loadNamespaces('account');
});

function Fields({ problem }: { problem?: string }) {
  const { register } = useForm();
  return (
    <MemoryRouter>
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        field={register('password')}
        problem={problem}
        hint="At least 8 characters"
      />
      <CheckInput field={register('terms')} label="Terms" problem={problem} />
      <FormParts />
    </MemoryRouter>
  );
}

/** What a page looks like: its elements with their classes and words, without what React names by itself. */
function lookOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')]
    .filter((one) => !one.closest('#form-parts') && !one.closest('fieldset'))
    .map(
      (one) =>
        `${one.tagName} ${[...one.classList].toSorted().join(' ')} ${one.getAttribute('aria-invalid') ?? ''} ${one.children.length === 0 ? one.textContent : ''}`,
    );
}

const fieldNamed = (name: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!field) throw new Error(`No field named ${name}`);
  return field;
};

it('a problem looks as the components show it, and leaves nothing when it is gone', () => {
  const wrong = render(<Fields problem="problem.terms" />);
  const wanted = lookOf(wrong.container);
  wrong.unmount();
  const { container } = render(<Fields />);
  const before = lookOf(container);
  for (const name of ['password', 'terms'])
    showProblem(fieldNamed(name), readWord('problem.terms'));
  expect(lookOf(container)).toEqual(wanted);
  expect(fieldNamed('terms')).toHaveAccessibleDescription(readWord('problem.terms'));
  for (const name of ['password', 'terms']) showProblem(fieldNamed(name), null);
  expect(lookOf(container)).toEqual(before);
});

it('a ticked box looks ticked, and the eye shows the password and says so', () => {
  render(<Fields />);
  const box = fieldNamed('terms');
  const empty = box.parentElement?.querySelector('path')?.getAttribute('d');
  box.checked = true;
  showTick(box);
  expect(box.parentElement).toHaveClass('Mui-checked');
  expect(box.parentElement?.querySelector('path')?.getAttribute('d')).not.toBe(empty);
  box.checked = false;
  showTick(box);
  expect(box.parentElement?.querySelector('path')?.getAttribute('d')).toBe(empty);
  const eye = document.querySelector<HTMLElement>('button[aria-pressed]');
  if (!eye) throw new Error('There is no eye.');
  turnPassword(eye);
  expect(fieldNamed('password')).toHaveAttribute('type', 'text');
  expect(eye).toHaveAccessibleName('Hide password');
  turnPassword(eye);
  expect(fieldNamed('password')).toHaveAttribute('type', 'password');
  expect(eye).toHaveAttribute('aria-pressed', 'false');
});
