import { expect, it } from 'vitest';
import { formatsOfInvite, invitedFormats } from './invite.ts';

it('candidates are told what some and what all questions may be answered with', () => {
  expect(invitedFormats('video', [{ formats: ['video'] }, { formats: ['audio', 'video'] }, {}])).toEqual({ formats: ['text', 'audio', 'video'], formatsEverywhere: ['video'] });
  expect(invitedFormats('chat', [{}, {}])).toEqual({ formats: ['text'], formatsEverywhere: ['text'] });
  expect(formatsOfInvite({ type: 'video' })).toEqual({ formats: ['text', 'audio', 'video'], formatsEverywhere: ['text', 'audio', 'video'] });
  expect(formatsOfInvite({ type: 'video', formats: ['video'], formatsEverywhere: [] })).toEqual({ formats: ['video'], formatsEverywhere: [] });
});
