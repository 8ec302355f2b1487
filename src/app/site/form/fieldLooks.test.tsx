import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { CheckInput } from '#features/account/parts/CheckInput.tsx';
import { PasswordInput } from '#features/account/parts/PasswordInput.tsx';
import { FormParts } from './FormParts.tsx';
import { showProblem, showTick, turnPassword } from './fieldLooks.ts';
import { readWord } from './formWords.ts';

function Fields({ problem }: { problem?: string }) {
  const { register } = useForm();
  return (
    <>
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        field={register('password')}
        problem={problem}
        hint="At least 8 characters"
      />
      <CheckInput field={register('terms')} label="Terms" problem={problem} />
      <FormParts />
    </>
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

it('a problem looks as the components show it, and leaves nothing when it is gone', async () => {
  const wrong = await show(<Fields problem="problem.terms" />, sessionAs());
  const wanted = lookOf(wrong.container);
  wrong.unmount();
  const { container } = await show(<Fields />, sessionAs());
  const before = lookOf(container);
  for (const name of ['password', 'terms'])
    showProblem(fieldNamed(name), readWord('problem.terms'));
  expect(lookOf(container)).toEqual(wanted);
  expect(fieldNamed('terms')).toHaveAccessibleDescription(readWord('problem.terms'));
  for (const name of ['password', 'terms']) showProblem(fieldNamed(name), null);
  expect(lookOf(container)).toEqual(before);
});

it('a ticked box looks ticked, and the eye shows the password and says so', async () => {
  await show(<Fields />, sessionAs());
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
