import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { WholeNumberField } from './WholeNumberField.tsx';

function Weight({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <WholeNumberField
        label="Weight"
        value={value}
        bounds={{ min: 1, max: 100, refusal: (stored) => `Still ${stored}.` }}
        onValue={setValue}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(50)}>
        Balance
      </button>
    </>
  );
}
const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Weight');
const stored = (): string => screen.getByText(/^\d+$/, { selector: 'output' }).textContent;

describe('a number that is refused out of bounds', () => {
  it.each(['0', '-5', '101', '2.5'])(
    '%s stays in the field with a message, and is not stored',
    async (typed) => {
      render(<Weight start={30} />);
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await userEvent.tab();
      expect(field()).toHaveValue(Number(typed));
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(/^Still (30|2|10)\.$/);
      expect(Number(stored())).toBeGreaterThanOrEqual(1);
    },
  );

  it('takes a good number and a number from elsewhere', async () => {
    render(<Weight start={30} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
    expect(field()).toHaveValue(50);
    expect(field()).toBeValid();
    await userEvent.clear(field());
    await userEvent.type(field(), '40');
    await userEvent.tab();
    expect([field().value, stored()]).toEqual(['40', '40']);
  });

  it('says so where nothing was chosen yet', () => {
    render(<Weight start={0} />);
    expect(field()).toHaveAccessibleDescription('Still 0.');
  });
});
