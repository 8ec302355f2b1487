import { describe, expect, it } from 'vitest';
import {
  listAllExpectations,
  expectationOf,
  listQuestionFormats,
  laterConsentVersions,
  mayRecord,
} from './expectation.ts';
import { readInviteFormats } from './invite.ts';

const everything = ['text', 'audio', 'video'] as const;

describe('how an interview may be answered', () => {
  it('is what some and what all questions take; the resume is no question', () => {
    expect(
      listQuestionFormats('video', [{ formats: ['video'] }, { formats: ['audio', 'video'] }, {}]),
    ).toEqual({ formats: ['text', 'audio', 'video'], formatsEverywhere: ['video'], isKnown: true });
    expect(listQuestionFormats('chat', [{ formats: ['video'] }, {}])).toEqual({
      formats: ['text'],
      formatsEverywhere: ['text'],
      isKnown: true,
    });
    expect(listQuestionFormats('resume', [{ id: 'qresume' }, { formats: ['video'] }])).toEqual({
      formats: ['video'],
      formatsEverywhere: ['video'],
      isKnown: true,
    });
    expect(listQuestionFormats('resume', [{ id: 'qresume' }, {}])).toMatchObject({
      formats: ['text'],
      formatsEverywhere: ['text'],
    });
  });

  it('is unknown to an older invitation, which then promises nothing', () => {
    expect(readInviteFormats({ type: 'chat' })).toEqual({
      formats: ['text'],
      formatsEverywhere: ['text'],
      isKnown: true,
    });
    expect(readInviteFormats({ type: 'video', formats: ['video'], formatsEverywhere: [] })).toEqual(
      {
        formats: ['video'],
        formatsEverywhere: [],
        isKnown: true,
      },
    );
    for (const type of ['video', 'resume'] as const) {
      expect(readInviteFormats({ type })).toEqual({
        formats: everything,
        formatsEverywhere: [],
        isKnown: false,
      });
      expect(expectationOf(type, readInviteFormats({ type }))).toMatchObject({
        writing: 'unknown',
        records: 'video',
      });
    }
  });
});

describe('what a candidate has to expect', () => {
  it('follows the questions, not the type', () => {
    const spoken = listQuestionFormats('resume', [
      { id: 'qresume' },
      { formats: ['video'] },
      { formats: ['text', 'video'] },
    ]);
    expect(expectationOf('resume', spoken)).toMatchObject({
      asksResume: true,
      records: 'video',
      writing: 'somewhere',
      keeps: ['resume', 'text', 'video'],
      aiConsent: 'resumeVideo',
    });
    expect(
      expectationOf('video', listQuestionFormats('video', [{ formats: ['text'] }])),
    ).toMatchObject({
      asksResume: false,
      records: null,
      writing: 'everywhere',
      keeps: ['text'],
      consent: { keep: '2026-11', ai: '2026-11-22-ai-device' },
    });
  });

  it('takes up what was granted: writing adds a choice, a recording is named, and none is promised where none can be stored', () => {
    const onVideo = listQuestionFormats('video', [{ formats: ['video'] }]);
    expect(expectationOf('video', onVideo, ['text'])).toMatchObject({
      writing: 'everywhere',
      records: 'video',
      keeps: ['text', 'video'],
    });
    const byVoice = listQuestionFormats('video', [{ formats: ['audio'] }]);
    expect(
      mayRecord({ policyVersion: expectationOf('video', byVoice).consent.keep }, 'video'),
    ).toBe(false);
    expect(
      mayRecord(
        { policyVersion: expectationOf('video', byVoice, ['video']).consent.keep },
        'video',
      ),
    ).toBe(true);
    expect(expectationOf('chat', listQuestionFormats('chat', []), ['video'])).toMatchObject({
      records: null,
      formats: ['text'],
      consent: { keep: '2026-11' },
    });
  });
});

describe('what a consent lets record', () => {
  it('is what its text names', () => {
    for (const { consent, records, formats } of listAllExpectations()) {
      for (const kind of ['audio', 'video'] as const)
        expect(mayRecord({ policyVersion: consent.keep }, kind), `${consent.keep}: ${kind}`).toBe(
          records === 'video' || (records === 'audio' && kind === 'audio'),
        );
      expect(consent.keep.length, formats.join()).toBeLessThanOrEqual(40);
    }
  });

  it('stays what it was for whoever agreed earlier; an unknown text names nothing', () => {
    expect(mayRecord({ policyVersion: '2026-11-video-2' }, 'video')).toBe(true);
    for (const policyVersion of ['2026-11', '2026-11-resume', 'never-heard-of'])
      expect(mayRecord({ policyVersion }, 'audio')).toBe(false);
  });

  it('grows with what was agreed to within the interview', () => {
    const consent = {
      policyVersion: '2026-11-resume',
      recordingVersion: laterConsentVersions.audio,
    };
    expect([mayRecord(consent, 'audio'), mayRecord(consent, 'video')]).toEqual([true, false]);
    expect(mayRecord({ ...consent, recordingVersion: laterConsentVersions.video }, 'audio')).toBe(
      true,
    );
  });
});
