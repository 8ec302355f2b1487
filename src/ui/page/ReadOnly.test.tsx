import { Checkbox, MenuItem, TextField } from '@mui/material';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify';
import { describe, expect, it, vi } from 'vitest';
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { Boundary } from './Boundary.tsx';
import { ReadOnly, Searching } from './ReadOnly.tsx';
import { useAction } from '#ui/reading/useAction.ts';

function Failing({ code }: { code: FaultCode }): never {
  throw new Fault(code);
}

function Saving() {
  const [save] = useAction(() => Promise.reject(new Fault('readOnly')));
  return <button onClick={() => void save()}>Save</button>;
}

const closed = /this part is open only to them/u;

describe('while viewing as somebody', () => {
  it('a closed part says so, without a fault in the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <ReadOnly on>
        <Boundary>
          <Failing code="permissionDenied" />
        </Boundary>
      </ReadOnly>,
      sessionAs(),
    );
    expect(screen.getByText(closed)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // React's own note of a caught error is turned off where the page is started.
    expect(log.mock.calls.filter((call) => call.length === 2 && call[0] instanceof Fault)).toEqual(
      [],
    );
  });

  it('another fault stays one, and so does a refusal to somebody who views as nobody', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(
      <>
        <ReadOnly on>
          <Boundary>
            <Failing code="damaged" />
          </Boundary>
        </ReadOnly>
        <ReadOnly on={false}>
          <Boundary>
            <Failing code="permissionDenied" />
          </Boundary>
        </ReadOnly>
      </>,
      sessionAs(),
    );
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(screen.queryByText(closed)).toBeNull();
    expect(warn.mock.calls).toEqual([['Shown on the page: permissionDenied']]);
  });

  it('fields can be read and not changed', async () => {
    await show(
      <ReadOnly on>
        <TextField label="Name" defaultValue="Ann" />
        <Checkbox slotProps={{ input: { 'aria-label': 'News' } }} />
      </ReadOnly>,
      sessionAs(),
    );
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'x');
    expect([field.readOnly, field.value]).toEqual([true, 'Ann']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'News' }).disabled).toBe(true);
  });

  it('search and filter fields stay usable, and become like the others nowhere', async () => {
    const find = vi.fn();
    const filters = (
      <Searching>
        <TextField type="search" label="Search" onChange={find} />
        <TextField select label="Status" defaultValue="all">
          <MenuItem value="all">All</MenuItem>
          <MenuItem value="open">Open</MenuItem>
        </TextField>
        <Checkbox slotProps={{ input: { 'aria-label': 'Mine only' } }} />
      </Searching>
    );
    await show(
      <ReadOnly on>
        {filters}
        <TextField label="Name" defaultValue="Ann" />
      </ReadOnly>,
      sessionAs(),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
    expect(find).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Open');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mine only' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mine only' }).checked).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
  });

  it('a press that would write is answered calmly', async () => {
    const [red, calm, log] = [
      vi.spyOn(toast, 'error'),
      vi.spyOn(toast, 'info'),
      vi.spyOn(console, 'error'),
    ];
    await show(
      <ReadOnly on>
        <Saving />
      </ReadOnly>,
      sessionAs(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(calm).toHaveBeenCalledTimes(1));
    expect([red.mock.calls.length, log.mock.calls.length]).toEqual([0, 0]);
  });
});
