// A pasted posting: what was read is shown, can be corrected, and only then is a job saved under it; company and place too.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { sessionAs, show, texts } from '#tests/support/screen.tsx';
import { PasteJob } from './PasteJob.tsx';

vi.mock('#data/seeker/seekerDocuments.ts', () => ({
  setSeekerDocument: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('#ai/port.ts', () => ({
  getAi: () => ({
    ask: (_: string, { text }: { text: string }) =>
      Promise.resolve({
        reply: {
          title: text.includes('Route Planner') ? 'Route Planner' : '',
          level: '',
          language: 'en',
          mustHave: [],
          niceToHave: [],
          responsibilities: [],
          flags: [],
        },
        provenance: { adapter: 'onDevice', model: 'm', version: '1', at: '2026-11-22T12:00:00Z' },
      }),
  }),
}));

const posting =
  'Route Planner\nCompany: Lantern Freight\nLocation: Bilbao\nYou plan the tours of forty vans and answer the drivers.';
const field = (name: string): HTMLElement => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const press = (): void => {
  fireEvent.click(screen.getByText('Track it and practice'));
};

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await texts();
});

it('shows title, company and place before it saves them, as they were corrected', async () => {
  await show(<PasteJob uid="jo" />, sessionAs({ flags: { isJobSeeker: true } }));
  expect(screen.queryByLabelText(/^Job title/)).not.toBeInTheDocument();
  type('Job description', posting);
  await vi.waitFor(() => expect(field('Job title')).toHaveValue('Route Planner'), 5_000);
  expect([field('Company'), field('Place')].map((one) => (one as HTMLInputElement).value)).toEqual([
    'Lantern Freight',
    'Bilbao',
  ]);
  expect(setSeekerDocument).not.toHaveBeenCalled();
  type('Company', 'Lantern');
  press();
  expect(setSeekerDocument).toHaveBeenCalledExactlyOnceWith(
    'jo',
    'jobTrackers',
    expect.any(String),
    expect.objectContaining({
      title: 'Route Planner',
      company: 'Lantern',
      place: 'Bilbao',
      text: posting,
    }),
    true,
  );
});

it('shows the first line where no title could be read, and saves nothing without a title', async () => {
  await show(<PasteJob uid="ann" />, sessionAs({ flags: { isJobSeeker: true } }));
  type('Job description', 'Night baker\nat the station');
  await vi.waitFor(() => expect(field('Job title')).toHaveValue('Night baker'), 5_000);
  type('Job title', '');
  press();
  expect(setSeekerDocument).not.toHaveBeenCalled();
  expect(field('Job title')).toHaveFocus();
  expect(field('Job title')).toBeInvalid();
});
