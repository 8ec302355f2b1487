// The parts of a spoken answer without camera or recorder: time to think, the choice of format, and a recording that waits for a decision.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import interview from '#i18n/en/interview.json';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Take } from '#domain/recordings/recording.ts';
import { FormatChoice } from '#features/interview/answer/FormatChoice.tsx';
import { settleMs, TakeReview, type TakeReviewProps } from './TakeReview.tsx';
import { TakeState } from './TakeState.tsx';
import { ThinkTime } from './ThinkTime.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, interview } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});
afterEach(() => vi.useRealTimers());

const take = (change: Partial<Take> = {}): Take => ({
  id: 't1',
  answerId: 'q1',
  kind: 'audio',
  mime: 'audio/webm',
  prompt: null,
  chunks: 3,
  bytes: 900,
  durationMs: 65_000,
  startedAt: 0,
  state: 'kept',
  fault: null,
  refusal: null,
  counts: true,
  sha256: null,
  transcript: null,
  sentBytes: 0,
  attempts: 0,
  retryAt: 0,
  ...change,
});

describe('time to think', () => {
  const pass = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  it('counts down and begins by itself, once', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn();
    render(<ThinkTime seconds={30} isTimeHidden={false} onEnd={onEnd} onStartMyself={vi.fn()} />);
    pass(12_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:18');
    expect(onEnd).not.toHaveBeenCalled();
    pass(30_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('stands still while the page is not looked at', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    render(<ThinkTime seconds={30} isTimeHidden={false} onEnd={onEnd} onStartMyself={vi.fn()} />);
    pass(60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:30');
    hidden.mockReturnValue('visible');
    pass(31_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('can be hidden, and need not end in a recording', async () => {
    const onStartMyself = vi.fn();
    render(<ThinkTime seconds={30} isTimeHidden onEnd={vi.fn()} onStartMyself={onStartMyself} />);
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I start it myself' }));
    expect(onStartMyself).toHaveBeenCalledOnce();
  });
});

describe('the choice of format', () => {
  it('is there while there is one', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <FormatChoice
        answering={{ format: 'video', offered: ['video', 'audio', 'text'], fixedBy: null }}
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Voice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Video' }));
    expect(onChange.mock.calls).toEqual([['audio']]);
    rerender(
      <FormatChoice
        answering={{ format: 'text', offered: ['text'], fixedBy: 'words' }}
        onChange={onChange}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a recording that waits', () => {
  const recordingSession = { fileOf: async () => null } as unknown as RecordingSession;
  function show(props: Partial<TakeReviewProps>) {
    const verbs = {
      use: vi.fn(),
      settle: vi.fn(),
      again: vi.fn(),
      trouble: vi.fn(),
      keep: null,
      skip: vi.fn(),
    };
    render(
      <TakeReview
        recordingSession={recordingSession}
        takes={[take()]}
        left={2}
        pending={false}
        takeFocus
        getLiveTranscript={() => ''}
        verbs={verbs}
        {...props}
      />,
    );
    return verbs;
  }
  it('is the answer: has the focus, is gone on from or made again, and says how often', async () => {
    const verbs = show({});
    expect(screen.getByRole('heading', { name: 'Your voice recording, 1:05' })).toHaveFocus();
    expect(screen.getByText(interview.video.review.yoursAgain)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record again (2 left)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
    expect([verbs.use.mock.calls, verbs.again.mock.calls.length, verbs.trouble.mock.calls]).toEqual(
      [[['t1']], 1, [['t1']]],
    );
  });
  it('becomes the answer without a press, but not while it is listened to, nor when it broke', () => {
    vi.useFakeTimers();
    const verbs = show({});
    const box = screen.getByTestId('take-review');
    const pass = (ms: number): void =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    pass(settleMs - 100);
    act(() => {
      box.firstElementChild?.dispatchEvent(new Event('play'));
    });
    pass(settleMs * 3);
    expect(verbs.settle).not.toHaveBeenCalled();
    act(() => {
      box.firstElementChild?.dispatchEvent(new Event('pause'));
    });
    pass(settleMs + 100);
    expect(verbs.settle.mock.calls).toEqual([['t1']]);
    const broken = show({
      takes: [take({ id: 't2', state: 'faulty', fault: 'recorder', counts: false })],
    });
    pass(settleMs * 3);
    expect(broken.settle).not.toHaveBeenCalled();
  });
  it('stays in sight on its way, and can still be made again', () => {
    show({ takes: [take({ state: 'uploading', sentBytes: 387 })] });
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Record again (2 left)' })).toBeEnabled();
  });
  it('says when it was the last, and that a fault is free', () => {
    show({ left: 0 });
    expect(screen.queryByRole('button', { name: /Record again/ })).toBeNull();
    expect(screen.getByText(interview.video.review.last)).toBeVisible();
  });
  it.each(['recorder', 'device', 'interrupted', 'stalled', 'reported'] as const)(
    'broken by "%s" it can still be used, and costs nothing',
    (fault) => {
      show({ takes: [take({ state: 'faulty', fault, counts: false })] });
      expect(
        screen.getByText(
          new RegExp(`${interview.video.fault[fault].slice(0, 20)}.*doesn’t use up`),
        ),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Use this answer' })).toBeEnabled();
    },
  );
  it('without a sound can only be made again', () => {
    show({ takes: [take({ state: 'faulty', fault: 'empty', bytes: 0, counts: false })] });
    expect(screen.queryByRole('button', { name: 'Use this answer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Record again (2 left)' })).toBeEnabled();
  });
  it('of several any can be used; a newer one is shown by itself', async () => {
    const verbs = show({ takes: [take(), take({ id: 't2', durationMs: 9_000 })] });
    expect(screen.getByRole('heading')).toHaveTextContent('0:09');
    await userEvent.click(screen.getByRole('button', { name: '1 · 1:05' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this answer' }));
    expect(verbs.use).toHaveBeenCalledWith('t1');
  });
});

it.each([
  [take({ state: 'waiting' }), 'On this device'],
  [take({ state: 'uploading', sentBytes: 387 }), 'Sending'],
  [take({ state: 'confirmed' }), 'Saved'],
  [take({ state: 'refused' }), 'Not saved'],
  [null, 'Saved'],
])('tells where a recording is (%#)', (where, text) => {
  render(<TakeState take={where} label="Voice answer" />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  if (where?.state === 'uploading') expect(screen.getByText('43%')).toBeVisible();
});
