import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EvidenceText } from './EvidenceText.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (_: string, values?: { label: string }) => values?.label ?? '' }),
}));

const text = 'I called the customer, then I fixed the cause.';
const ranges = [
  { id: 'call', start: 2, end: 21, label: 'Ownership' },
  { id: 'both', start: 2, end: 46, label: 'Whole story' },
];

function Answer() {
  const [active, select] = useState<string | null>(null);
  return (
    <>
      <EvidenceText text={text} ranges={ranges} active={active} onSelect={select} />
      <output>{active}</output>
    </>
  );
}

describe('EvidenceText', () => {
  it('shows the answer word for word', () => {
    const { container } = render(<EvidenceText text={text} ranges={ranges} />);
    expect(container.textContent).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reaches each quote by keyboard, overlapping ones by pressing again', async () => {
    render(<Answer />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('called the customer');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('call');
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('both');
  });

  it('answers to a press anywhere in a quote', async () => {
    render(<Answer />);
    await userEvent.click(screen.getByText(', then I fixed the cause.'));
    expect(screen.getByRole('status').textContent).toBe('both');
  });
});
