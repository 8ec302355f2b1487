// A chosen recording reaches the server whatever happens on the way, once, and goes from the device only afterwards.
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import {
  eachAnew,
  open,
  reaches,
  recorded,
  settle,
  stateOf,
  world,
} from './recordingDesk.fixture.ts';

eachAnew();

describe('on its way to the server', () => {
  it('a file that was cut off is tried again, later and later', async () => {
    let left = 3;
    world.onFile = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await vi.waitFor(() => expect(world.uploads).toBe(1));
    await settle(500);
    expect(world.uploads).toBe(1);
    await settle(8_000);
    await reaches(desk, take.id, 'confirmed');
    expect(world.uploads).toBe(4);
  });

  it('a failed document is written again without a second upload, after a reload too', async () => {
    let left = 3;
    world.onDocument = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await vi.waitFor(() => expect(stateOf(desk, take.id)).toBe('uploaded'));
    await settle(1_500);
    await desk.close();
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
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await settle(5_000);
    await reaches(desk, take.id, 'confirmed');
    expect(world.renewals).toBeGreaterThan(0);
  });

  it('a refusal keeps the file and is tried again seldom, and more time lets it go', async () => {
    world.onFile = () => Promise.reject(new Fault('permissionDenied'));
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await settle(5_000);
    await reaches(desk, take.id, 'refused');
    const tries = world.uploads;
    await settle(600_000);
    expect(world.uploads - tries).toBeGreaterThan(1);
    expect(world.uploads - tries).toBeLessThan(6);
    expect(await (await desk.fileOf(take.id))?.text()).toBe('Hello world');
    await desk.forget();
    expect(await desk.fileOf(take.id)).not.toBeNull();
    world.onFile = () => null;
    desk.retry();
    await reaches(desk, take.id, 'confirmed');
  });

  it('one that fails for ever does not hold up the others', async () => {
    const desk = open();
    await desk.open();
    const bad = await recorded(desk, 'q1');
    world.onFile = (take) => (take.id === bad.id ? Promise.reject(new Fault('offline')) : null);
    await desk.chooseTake(bad.id);
    await settle();
    const good = await recorded(desk, 'q2');
    await desk.chooseTake(good.id);
    await settle(2_000);
    await reaches(desk, good.id, 'confirmed');
    expect(stateOf(desk, bad.id)).not.toBe('confirmed');
  });

  it('the last choice counts: an upload under way gives way', async () => {
    world.onFile = (_, signal) =>
      new Promise((_done, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    const desk = open();
    await desk.open();
    const first = await recorded(desk, 'q1', 'first');
    await desk.chooseTake(first.id);
    await vi.waitFor(() => expect(world.uploads).toBe(1));
    world.onFile = () => null;
    const second = await recorded(desk, 'q1', 'second');
    await desk.chooseTake(second.id);
    await settle();
    await reaches(desk, second.id, 'confirmed');
    expect(world.documents.get('q1')).toMatchObject({ id: second.id, writes: 1 });
    expect(stateOf(desk, first.id)).toBe('kept');
  });

  it('when time runs out, the newest recording of each unanswered question is the answer, and none that was given back', async () => {
    const desk = open();
    await desk.open();
    await recorded(desk, 'q1', 'older');
    const newer = await recorded(desk, 'q1', 'newer');
    const back = await recorded(desk, 'q2', 'given back');
    await desk.reportTake(back.id);
    const given = await recorded(desk, 'q3', 'beside words');
    await desk.chooseLeft((answerId) => answerId === 'q3');
    await reaches(desk, newer.id, 'confirmed');
    expect([...world.documents.keys()]).toEqual(['q1']);
    expect([stateOf(desk, back.id), stateOf(desk, given.id)]).toEqual(['faulty', 'kept']);
  });

  it('after handing in, the bytes go; also those that another page left', async () => {
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await reaches(desk, take.id, 'confirmed');
    await desk.close();
    await open().forget();
    expect(world.here.pieces.size).toBe(0);
  });

  it('a newer answer lets the bytes of the older go', async () => {
    const desk = open();
    await desk.open();
    const first = await recorded(desk);
    await desk.chooseTake(first.id);
    await reaches(desk, first.id, 'confirmed');
    const second = await recorded(desk);
    await desk.chooseTake(second.id);
    await reaches(desk, second.id, 'confirmed');
    await vi.waitFor(() => expect(world.here.pieces.has(first.id)).toBe(false));
    expect(desk.state().used).toEqual({ q1: 2 });
  });
});
