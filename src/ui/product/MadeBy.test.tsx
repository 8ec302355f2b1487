import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { MadeBy } from './MadeBy.tsx';

const at = new Date(2026, 10, 12, 14, 3);

describe('MadeBy', () => {
  it('names engine, version, rubric, input and time in one line', async () => {
    await show(
      <MadeBy
        made={{
          adapter: 'onDevice',
          model: 'hirely-rules',
          version: '2.0.0+deep+words',
          rubricVersion: 'a1b2c3d4e5',
          inputHash: '9f3c0011aa',
          at,
        }}
      />,
      sessionAs(),
    );
    expect(screen.getByTestId('made-by').textContent).toMatch(
      /^On-device AI 2\.0\.0\+deep\+words · rubric a1b2c3d4… · input 9f3c0011… · Nov 12, 2026, 2:03.PM/u,
    );
  });

  it('names the model of the cloud, its passes, and that it was given up', async () => {
    const { unmount } = await show(
      <MadeBy
        made={{ adapter: 'cloud', model: 'gemini-x', version: 'p2', passes: 3, at: null }}
        lead="Drafted by AI"
      />,
      sessionAs(),
    );
    expect(screen.getByTestId('made-by').textContent).toMatch(
      /^Drafted by AI · Cloud AI · gemini-x · p2 · 3 passes/u,
    );
    unmount();
    await show(
      <MadeBy made={{ adapter: 'onDevice', model: 'm', version: '2', fellBack: 'aiTimeout' }} />,
      sessionAs(),
    );
    expect(
      screen.getByText('The cloud model didn’t answer, so on-device AI took over.'),
    ).toBeTruthy();
  });

  it('unfolds what it can and cannot do', async () => {
    await show(<MadeBy made={{ adapter: 'onDevice', model: 'm', version: '2' }} />, sessionAs());
    const button = screen.getByRole('button', {
      name: 'What it can and can’t do',
      expanded: false,
    });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/A person must decide\./u)).toBeTruthy();
  });
});
