// Practising: one fix, the parts in one's own words, and what changed after another try.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import jobSeeker from '#i18n/en/jobSeeker.json';
import type { Question } from '#domain/kit.ts';
import { Practice } from './Practice.tsx';

vi.mock('#data/ownPapers.ts', () => ({ addPaper: vi.fn<() => Promise<void>>() }));
// The engine is loaded on the first ask; here it is there before.
await import('#ai/onDevice/engine.ts');
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, domain, jobSeeker } }, defaultNS: 'common', interpolation: { escapeValue: false } });

const question: Question = { id: 'q1', competencyId: 'c1', text: 'Tell me about a time you had to change a plan at short notice.', kind: 'behavioural', minutes: 3, followUpCap: 1, anchors: ['a', 'b', 'c', 'd', 'e'], lookFor: [], followUps: [] };
const first = 'Last spring our supplier, um, cancelled two days before the fair. I called six local bakeries and booked two of them.';

describe('practice', () => {
  it('names one fix, shows the parts, and compares the next attempt with the last', async () => {
    render(<Practice uid="jo" question={question} number={1} />);
    await userEvent.click(screen.getByLabelText('Your answer'));
    await userEvent.paste(first);
    await userEvent.click(screen.getByRole('button', { name: 'What is missing?' }));
    expect(await screen.findByText(/^You said “I called six local bakeries/, undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText('Not found yet.', { selector: 'li:last-child *' })).toBeVisible();
    expect(screen.getByText('“um” 1×')).toBeVisible();
    expect(screen.queryByText(/level|grade \d/i)).toBeNull();
    await userEvent.click(screen.getByLabelText('Your answer'));
    await userEvent.paste(' In the end every table was served, 12 percent under budget.');
    expect(screen.getByText(/You changed your answer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look at it again' }));
    expect(await screen.findByText('New: Result')).toBeVisible();
    expect(screen.getByText('1 new sentence')).toBeVisible();
  });
});
