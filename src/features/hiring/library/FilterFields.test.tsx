import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { ReadOnly } from '#ui/page/ReadOnly.tsx';
import { FilterFields } from './FilterFields.tsx';

it('the library is searched and filtered while viewing as somebody', async () => {
  const filter = vi.fn();
  await show(
    <ReadOnly on>
      <FilterFields filter={{ words: '', language: null }} onFilter={filter} />
    </ReadOnly>,
    sessionAs(),
  );
  await userEvent.type(screen.getByRole('searchbox'), 'c');
  expect(filter).toHaveBeenLastCalledWith({ words: 'c', language: null });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Español' }));
  expect(filter).toHaveBeenLastCalledWith({ words: '', language: 'es' });
});
