// What a candidate types on the receipt is there after a reload, and goes once the server has it.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { SurveyPanel } from './SurveyPanel.tsx';

const server = vi.hoisted(() => ({
  survey: vi.fn<(...args: unknown[]) => Promise<void>>(async () => undefined),
  ask: vi.fn<(...args: unknown[]) => Promise<void>>(async () => undefined),
  nothing: (key: string) => ({
    key,
    subscribe: (next: (value: null) => void) => {
      next(null);
      return () => undefined;
    },
  }),
}));
vi.mock('#data/insights/surveys.ts', () => ({
  surveyMarkOf: () => server.nothing('mark'),
  sendSurvey: server.survey,
}));
vi.mock('#data/candidate/receipt.ts', () => ({
  requestOf: (_: unknown, type: string) => server.nothing(`request/${type}`),
  askCompany: server.ask,
}));

const candidateRef = { orgId: 'acme', interviewId: 'i', candidateUid: 'kim' };
const kim = sessionAs({ guest: true, status: 'signedIn' });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the survey', () => {
  const open = () => show(<SurveyPanel candidateRef={candidateRef} company="Acme" />, kim);
  const comment = () => screen.getByLabelText('Anything else?');
  const firstChoice = () => screen.getAllByRole('radio', { hidden: true })[0] as HTMLElement;
  const send = () => fireEvent.click(screen.getByText('Send feedback'));

  it('keeps choices and words through a reload', async () => {
    const first = await open();
    write(comment(), 'The third question came twice.');
    fireEvent.click(firstChoice());
    first.unmount();
    await open();
    expect(comment()).toHaveValue('The third question came twice.');
    expect(firstChoice()).toBeChecked();
  });

  it('keeps words that could not be sent, and forgets those that were', async () => {
    await open();
    write(comment(), 'Twice.');
    server.survey.mockRejectedValueOnce(new Fault('offline'));
    send();
    await vi.waitFor(() => expect(server.survey).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(screen.getByText('Send feedback')).toBeEnabled());
    expect(comment()).toHaveValue('Twice.');
    send();
    await vi.waitFor(() => expect(comment()).toHaveValue(''));
    expect(localStorage.length).toBe(0);
  });
});

describe('a request', () => {
  const open = () => show(<RequestsPanel candidateRef={candidateRef} company="Acme" />, kim);
  const begin = async (name: string) => {
    fireEvent.click(screen.getByText(name));
    return within(await screen.findByRole('dialog'));
  };
  const review = 'Request a human review';

  it('keeps its words through a reload, apart from those of another', async () => {
    const first = await open();
    write((await begin(review)).getByRole('textbox'), 'Look again, please.');
    first.unmount();
    const second = await open();
    expect((await begin('Ask for a correction')).getByRole('textbox')).toHaveValue('');
    second.unmount();
    await open();
    expect((await begin(review)).getByRole('textbox')).toHaveValue('Look again, please.');
  });

  it('forgets its words when it was sent', async () => {
    await open();
    const dialog = await begin(review);
    write(dialog.getByRole('textbox'), 'Look again, please.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect(server.ask.mock.calls.at(-1)?.slice(1)).toEqual(['humanReview', 'Look again, please.']);
  });
});
