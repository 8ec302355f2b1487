// A chosen recording reaches the server whatever happens on the way, once, and goes from the device only afterwards.
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import {
  startEachAnew,
  open,
  reaches,
  recordTake,
  settle,
  stateOf,
  world,
} from './recordingSession.fixture.ts';

startEachAnew();

describe('on its way to the server', () => {
  it('a file that was cut off is tried again, later and later', async () => {
    let left = 3;
    world.onFile = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await vi.waitFor(() => expect(world.uploads).toBe(1));
    await settle(500);
    expect(world.uploads).toBe(1);
    await settle(8_000);
    await reaches(recordingSession, take.id, 'confirmed');
    expect(world.uploads).toBe(4);
  });

  it('a clock that is put back between two attempts makes nothing wait', async () => {
    let left = 1;
    world.onFile = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await vi.waitFor(() => expect(world.uploads).toBe(1));
    vi.setSystemTime(Date.now() - 3_600_000);
    await settle(8_000);
    await reaches(recordingSession, take.id, 'confirmed');
  });

  it('a failed document is written again without a second upload, after a reload too', async () => {
    let left = 3;
    world.onDocument = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await vi.waitFor(() => expect(stateOf(recordingSession, take.id)).toBe('uploaded'));
    await settle(1_500);
    await recordingSession.close();
    const after = open();
    await after.open();
    await settle(10_000);
    await reaches(after, take.id, 'confirmed');
    expect(world.uploads).toBe(1);
    expect(world.documents.get('q1')?.writes).toBe(1);
  });

  it('an expired token is renewed before anything counts as refused', async () => {
    let left = 2;
    world.onFile = () =>
      left-- > 0
        ? Promise.reject(new Fault(left === 1 ? 'unauthenticated' : 'permissionDenied'))
        : null;
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await settle(5_000);
    await reaches(recordingSession, take.id, 'confirmed');
    expect(world.renewals).toBeGreaterThan(0);
  });

  it('a refusal keeps the file and is tried again seldom, and more time lets it go', async () => {
    world.onFile = () => Promise.reject(new Fault('permissionDenied'));
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await settle(5_000);
    await reaches(recordingSession, take.id, 'refused');
    const tries = world.uploads;
    await settle(600_000);
    expect(world.uploads - tries).toBeGreaterThan(1);
    expect(world.uploads - tries).toBeLessThan(6);
    expect(await (await recordingSession.fileOf(take.id))?.text()).toBe('Hello world');
    await recordingSession.forget();
    expect(await recordingSession.fileOf(take.id)).not.toBeNull();
    world.onFile = () => null;
    recordingSession.retry();
    await reaches(recordingSession, take.id, 'confirmed');
  });

  it('one that fails for ever does not hold up the others', async () => {
    const recordingSession = open();
    await recordingSession.open();
    const bad = await recordTake(recordingSession, 'q1');
    world.onFile = (take) => (take.id === bad.id ? Promise.reject(new Fault('offline')) : null);
    await recordingSession.chooseTake(bad.id);
    await settle();
    const good = await recordTake(recordingSession, 'q2');
    await recordingSession.chooseTake(good.id);
    await settle(2_000);
    await reaches(recordingSession, good.id, 'confirmed');
    expect(stateOf(recordingSession, bad.id)).not.toBe('confirmed');
  });

  it('the last choice counts: an upload under way gives way', async () => {
    world.onFile = (_, signal) =>
      new Promise((_done, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    const recordingSession = open();
    await recordingSession.open();
    const first = await recordTake(recordingSession, 'q1', 'first');
    await recordingSession.chooseTake(first.id);
    await vi.waitFor(() => expect(world.uploads).toBe(1));
    world.onFile = () => null;
    const second = await recordTake(recordingSession, 'q1', 'second');
    await recordingSession.chooseTake(second.id);
    await settle();
    await reaches(recordingSession, second.id, 'confirmed');
    expect(world.documents.get('q1')).toMatchObject({ id: second.id, writes: 1 });
    expect(stateOf(recordingSession, first.id)).toBe('kept');
  });

  it('when time runs out, the newest recording of each unanswered question is the answer, and none that was given back', async () => {
    const recordingSession = open();
    await recordingSession.open();
    await recordTake(recordingSession, 'q1', 'older');
    const newer = await recordTake(recordingSession, 'q1', 'newer');
    const back = await recordTake(recordingSession, 'q2', 'given back');
    await recordingSession.reportTake(back.id);
    const given = await recordTake(recordingSession, 'q3', 'beside words');
    await recordingSession.chooseLeft((answerId) => answerId === 'q3');
    await reaches(recordingSession, newer.id, 'confirmed');
    expect([...world.documents.keys()]).toEqual(['q1']);
    expect([stateOf(recordingSession, back.id), stateOf(recordingSession, given.id)]).toEqual([
      'faulty',
      'kept',
    ]);
  });

  it('after handing in, the bytes go; also those that another page left', async () => {
    const recordingSession = open();
    await recordingSession.open();
    const take = await recordTake(recordingSession);
    await recordingSession.chooseTake(take.id);
    await reaches(recordingSession, take.id, 'confirmed');
    await recordingSession.close();
    await open().forget();
    expect(world.here.pieces.size).toBe(0);
  });

  it('a newer answer lets the bytes of the older go', async () => {
    const recordingSession = open();
    await recordingSession.open();
    const first = await recordTake(recordingSession);
    await recordingSession.chooseTake(first.id);
    await reaches(recordingSession, first.id, 'confirmed');
    const second = await recordTake(recordingSession);
    await recordingSession.chooseTake(second.id);
    await reaches(recordingSession, second.id, 'confirmed');
    await vi.waitFor(() => expect(world.here.pieces.has(first.id)).toBe(false));
    expect(recordingSession.state().used).toEqual({ q1: 2 });
  });
});
