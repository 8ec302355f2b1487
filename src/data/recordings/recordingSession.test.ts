// A recording is kept on the device piece by piece, and nothing that breaks uses anything up.
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import {
  startEachAnew,
  open,
  reaches,
  recordTake,
  settle,
  start,
  stateOf,
  world,
} from './recordingSession.fixture.ts';
import { createRecordingSession } from './recordingSession.ts';
import { hashOf } from './recordingSender.ts';

startEachAnew();

describe('a recording', () => {
  it('is on the device piece by piece, and with the server once it is chosen, bit by bit the same', async () => {
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    expect(take).toMatchObject({
      state: 'kept',
      bytes: 11,
      durationMs: 2_000,
      mime: 'video/webm;codecs=vp8,opus',
    });
    await settle();
    expect(world.uploads).toBe(0);
    await recordingSession.chooseTake(take.id, { transcript: 'Hello world' });
    await reaches(recordingSession, take.id, 'confirmed');
    expect(world.files.get(take.id)).toBe('Hello world');
    expect(world.documents.get('q1')).toEqual({
      id: take.id,
      sha256: await hashOf(new Blob(['Hello world'])),
      writes: 1,
    });
  });

  it('goes on without network and is sent when it is back', async () => {
    world.online = false;
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await settle(3_600_000);
    expect(world.uploads).toBe(0);
    expect(stateOf(recordingSession, take.id)).toBe('waiting');
    world.online = true;
    recordingSession.retry();
    await reaches(recordingSession, take.id, 'confirmed');
  });

  it('cut off by a crash is offered again, whole up to the last piece, and uses up nothing', async () => {
    const before = open();
    await before.open();
    await start(before);
    world.tape.say('one ');
    world.tape.say('two ');
    await settle();
    const after = open();
    await after.open();
    const [take] = after.state().takes;
    expect(take).toMatchObject({ state: 'faulty', fault: 'interrupted', durationMs: 2_000 });
    expect(after.state().used).toEqual({});
    expect(await (await after.fileOf(take?.id ?? ''))?.text()).toBe('one two ');
    await after.chooseTake(take?.id ?? '');
    await vi.waitFor(() => expect(world.files.get(take?.id ?? '')).toBe('one two '));
  });

  it('that breaks keeps what there is and uses up nothing', async () => {
    const recordingSession = open();
    await recordingSession.open();
    for (const fault of ['recorder', 'device', 'stalled'] as const) {
      const running = await start(recordingSession);
      world.tape.say('kept');
      world.tape.breaks(fault);
      expect(await running.done).toMatchObject({ state: 'faulty', fault, bytes: 4 });
    }
    expect(recordingSession.state().used).toEqual({});
    expect(recordingSession.state().takes).toHaveLength(3);
  });

  it('that could not begin leaves nothing behind', async () => {
    const recordingSession = createRecordingSession({
      session: 's',
      store: world.here.store,
      startRecording: () => {
        throw new Fault('unknown');
      },
      sendFile: async () => undefined,
      sendDocument: async () => undefined,
      renewToken: async () => undefined,
    });
    await recordingSession.open();
    await expect(start(recordingSession)).rejects.toThrow(Fault);
    expect(recordingSession.state().takes).toEqual([]);
    expect(world.here.takes.size).toBe(0);
  });

  it('ends, kept, when another tab takes over', async () => {
    const recordingSession = open();
    await recordingSession.open();
    const running = await start(recordingSession);
    world.tape.say('from the first tab');
    await recordingSession.close();
    expect(await running.done).toMatchObject({ state: 'faulty', fault: 'interrupted', bytes: 18 });
    const other = open();
    await other.open();
    expect(await (await other.fileOf(running.id))?.text()).toBe('from the first tab');
  });
});
