import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraftContent } from '#data/jobs/drafts.ts';
import { Fault } from '#domain/base/fault.ts';
import { DraftStore } from './draftStore.ts';
import { guardStorage } from '#domain/base/deviceStorage.ts';
import { outboxOf } from './draftOutbox.ts';
import { createEmptyContent, patch } from './edits.ts';
import { Device, draftRef, openDraftStore, Server, settle, start } from './draftStore.fixture.ts';

describe('a draft on its way', () => {
  let server: Server;
  let device: Device;
  let draftStore: DraftStore;
  const open = (tab: string, alive: string[] = []): DraftStore => {
    const opened = openDraftStore(server, device, tab);
    opened.open(server.stored, new Set(alive));
    return opened;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server({ content: start, rev: 1 });
    device = new Device();
    draftStore = open('a');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps every change on the device at once, and says "saved" only after the server', async () => {
    draftStore.change(patch({ title: 'Night nurse' }));
    expect(draftStore.getState().saved).toBe('onDevice');
    expect([...device.kept.values()].join()).toContain('Night nurse');
    expect(server.saves).toBe(0);
    await settle();
    expect(draftStore.getState()).toMatchObject({ saved: 'confirmed', rev: 2 });
    expect(server.stored?.content.title).toBe('Night nurse');
    expect(device.kept.size).toBe(0);
  });

  it('sends while somebody keeps typing, at the latest after three seconds', async () => {
    for (let second = 0; second < 8; second += 1) {
      draftStore.change(patch({ title: `Nurse ${second}` }));
      // Each key comes before the pause is over.
      await settle(500);
    }
    expect(server.saves).toBeGreaterThan(0);
  });

  it('brings a new page what a crashed one had typed', async () => {
    server.isOnline = false;
    draftStore.change(patch({ title: 'Typed offline' }));
    await settle(60_000);
    expect(draftStore.getState().saved).toBe('onDevice');
    server.isOnline = true;
    const reloaded = open('b');
    expect(reloaded.getState().content.title).toBe('Typed offline');
    await settle();
    expect(server.stored?.content.title).toBe('Typed offline');
    expect(device.kept.size).toBe(0);
  });

  it('creates a draft that so far is only on this device', async () => {
    server.stored = null;
    outboxOf(
      draftRef,
      'new',
      guardStorage(() => device),
    ).keep({
      content: start,
      base: createEmptyContent('en'),
      baseRev: 0,
      at: 1,
    });
    const fresh = open('b');
    expect(fresh.getState()).toMatchObject({ phase: 'ready', content: { title: 'Nurse' } });
    await settle();
    expect(server.stored).toMatchObject({ rev: 1, content: { title: 'Nurse' } });
  });

  it('says when there is nothing', () => {
    server.stored = null;
    expect(open('b').getState().phase).toBe('missing');
  });

  it('does not touch the words of a tab that is alive', async () => {
    server.isOnline = false;
    draftStore.change(patch({ title: 'In tab a' }));
    const second = open('b', ['a']);
    expect(second.getState().content.title).toBe('Nurse');
    expect([...device.kept.keys()]).toEqual(['hirely.draft/u/o/d/a']);
  });

  it('merges what another tab saved meanwhile, without a question when the fields differ', async () => {
    const second = open('b', ['a']);
    draftStore.change(patch({ title: 'Title from a' }));
    await settle();
    second.change(patch({ level: 'Level from b' }));
    await settle();
    await settle();
    expect(server.stored?.content).toMatchObject({ title: 'Title from a', level: 'Level from b' });
    expect(second.getState()).toMatchObject({ saved: 'confirmed', rev: 3, conflicts: [] });
  });

  it('asks when two tabs changed the same field, loses neither, and survives a reload in between', async () => {
    const second = open('b', ['a']);
    draftStore.change(patch({ title: 'From a' }));
    await settle();
    second.change(patch({ title: 'From b' }));
    await settle();
    expect(second.getState()).toMatchObject({
      saved: 'onDevice',
      conflicts: [{ path: 'title', mine: 'From b', theirs: 'From a' }],
    });
    await settle(60_000);
    expect(server.stored?.content.title).toBe('From a');

    const reloaded = open('c', ['a']);
    expect(reloaded.getState().conflicts).toEqual([
      { path: 'title', mine: 'From b', theirs: 'From a' },
    ]);
    reloaded.resolve('title', 'mine');
    await settle();
    expect(server.stored?.content.title).toBe('From b');
    expect(reloaded.getState()).toMatchObject({ saved: 'confirmed', conflicts: [] });
    expect(device.kept.size).toBe(0);
  });

  it('takes their version when that is the choice', async () => {
    const second = open('b', ['a']);
    draftStore.change(patch({ title: 'From a' }));
    await settle();
    second.change(patch({ title: 'From b', level: 'Senior' }));
    await settle();
    second.resolve('title', 'theirs');
    await settle();
    expect(server.stored?.content).toMatchObject({ title: 'From a', level: 'Senior' });
  });

  it('shows what others save, while nothing is typed here', () => {
    draftStore.serverChanged({ content: { ...start, title: 'Live' }, rev: 2 });
    expect(draftStore.getState()).toMatchObject({
      content: { title: 'Live' },
      rev: 2,
      saved: 'confirmed',
    });
  });

  it.each(['offline', 'quotaExceeded', 'unauthenticated', 'tooManyAttempts'] as const)(
    'tries again by itself after %s',
    async (code) => {
      server.fails = new Fault(code);
      draftStore.change(patch({ title: 'Again' }));
      await settle();
      expect(draftStore.getState().saved).toBe('onDevice');
      server.fails = null;
      await settle(2_500);
      expect(server.stored?.content.title).toBe('Again');
    },
  );

  it('keeps the words when the server refuses', async () => {
    server.fails = new Fault('permissionDenied');
    vi.spyOn(console, 'error').mockReturnValue();
    draftStore.change(patch({ title: 'Refused' }));
    await settle();
    expect(draftStore.getState()).toMatchObject({
      saved: 'refused',
      fault: { code: 'permissionDenied' },
      content: { title: 'Refused' },
    });
    expect([...device.kept.values()].join()).toContain('Refused');
  });

  it('says when the draft is gone while words were unsent, and keeps them', async () => {
    draftStore.change(patch({ title: 'Too late' }));
    server.stored = null;
    await settle();
    expect(draftStore.getState()).toMatchObject({
      phase: 'orphaned',
      content: { title: 'Too late' },
    });
    expect(open('b').getState()).toMatchObject({
      phase: 'orphaned',
      content: { title: 'Too late' },
    });
    draftStore.abandon();
    expect(device.kept.size).toBe(0);
  });

  it('goes on when the device is full, and says so', async () => {
    device.full = true;
    draftStore.change(patch({ title: 'No room' }));
    expect(draftStore.getState().deviceRefused).toBe(true);
    await settle();
    expect(server.stored?.content.title).toBe('No room');
    expect(draftStore.getState()).toMatchObject({ saved: 'confirmed', deviceRefused: false });
  });

  it('is flushed only when the server has everything', async () => {
    draftStore.change(patch({ title: 'Now' }));
    expect(await draftStore.flush()).toBe(true);
    expect(server.stored?.content.title).toBe('Now');
    server.isOnline = false;
    draftStore.change(patch({ title: 'Later' }));
    expect(await draftStore.flush()).toBe(false);
  });

  it('sends one at a time, however many ask for it: nobody is in conflict with their own words', async () => {
    let running = 0;
    let most = 0;
    const { save } = server;
    const slow = new DraftStore({
      outbox: outboxOf(
        draftRef,
        'slow',
        guardStorage(() => device),
      ),
      contentOf: (stored) => readDraftContent(stored.data),
      isOnline: () => true,
      save: async (content, baseRev) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
        return save(content, baseRev).finally(() => {
          running -= 1;
        });
      },
    });
    slow.open(server.stored, new Set(['slow']));
    slow.change(patch({ title: 'Nurse B' }));
    // A timer, the network coming back and the page coming into view, all while one send is on its way.
    const first = slow.push();
    slow.change(patch({ title: 'Nurse C' }));
    const others = [slow.push(), slow.push(), slow.push()];
    await settle(150);
    slow.change(patch({ title: 'Nurse D' }));
    await settle(5_000);
    await Promise.all([first, ...others]);
    expect(most).toBe(1);
    expect(slow.getState()).toMatchObject({
      conflicts: [],
      saved: 'confirmed',
      content: { title: 'Nurse D' },
    });
    expect(server.stored?.content.title).toBe('Nurse D');
  });
});
