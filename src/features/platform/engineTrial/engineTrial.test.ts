// The trial itself: the samples show what they are there to show, and one failed answer stops no other.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ai } from '#ai/adapter.ts';
import { createAiWith } from '#ai/port.ts';
import { Fault } from '#domain/base/fault.ts';
import { tryEngine, writeRubric, type EngineOutcome, type Made } from './engineTrial.ts';
import { trialSamples } from './trialSamples.ts';

const signal = new AbortController().signal;

function replyOf<Reply>(made: Made<Reply> | undefined): Reply {
  if (!made || 'fault' in made) throw new Error('no reply');
  return made.reply;
}

describe.each(['en', 'es'] as const)('the sample (%s) on the on-device engine', (language) => {
  const device = createAiWith({ prefer: 'onDevice' });
  const material = { ...trialSamples[language], language };
  let outcome: EngineOutcome = { ratings: [] };
  const steps: EngineOutcome[] = [];
  beforeAll(async () => {
    const question = await writeRubric(
      device,
      material,
      language === 'en' ? 'Professional knowledge' : 'Conocimientos profesionales',
      signal,
    );
    expect(question.text).toBe(material.question);
    await tryEngine(
      device,
      material,
      question,
      (next) => {
        outcome = next;
        steps.push(next);
      },
      signal,
    );
  }, 60_000);

  it('is read without its benefits', () => {
    const { title, responsibilities } = replyOf(outcome.reading);
    expect(title).toBe(language === 'en' ? 'Warehouse Team Lead' : 'Responsable de almacén');
    expect(responsibilities).toHaveLength(4);
    expect(responsibilities.join('\n')).not.toMatch(/leadership|liderazgo/u);
  });

  it('has an answer that carries a level, and two that are none', () => {
    const levels = outcome.ratings.map((made) => replyOf(made).level);
    expect(levels[0]).toBeGreaterThanOrEqual(3);
    expect(levels[1] ?? 0).toBeLessThan(levels[0] ?? 0);
    expect(levels.slice(2)).toEqual([null, null]);
  });

  it('is told as it comes', () => {
    expect(steps.map(({ kit, ratings }) => [kit !== undefined, ratings.length])).toEqual([
      [false, 0],
      [true, 0],
      [true, 1],
      [true, 2],
      [true, 3],
      [true, 4],
    ]);
  });
});

describe('an engine that fails', () => {
  const material = { ...trialSamples.en, language: 'en' as const };
  const question = {
    id: 'q1',
    competencyId: 'c1',
    kind: 'behavioural' as const,
    text: 'x',
    anchors: ['1', '2', '3', '4', '5'],
    lookFor: [],
    minutes: 2,
    followUpCap: 1,
    followUps: [],
  };

  it('is told part by part', async () => {
    let last: EngineOutcome = { ratings: [] };
    const failing = { ask: () => Promise.reject(new Fault('aiQuota')) } as unknown as Ai;
    await tryEngine(
      failing,
      material,
      question,
      (next) => {
        last = next;
      },
      signal,
    );
    expect(last.ratings).toHaveLength(4);
    expect(
      [last.reading, last.kit, ...last.ratings].map(
        (made) => made && 'fault' in made && made.fault.code,
      ),
    ).toEqual(['aiQuota', 'aiQuota', 'aiQuota', 'aiQuota', 'aiQuota', 'aiQuota']);
  });

  it('ends where it is stopped', async () => {
    const control = new AbortController();
    const stopped = {
      ask: () => {
        control.abort(new Error('stopped'));
        return Promise.reject(new Fault('aiTimeout'));
      },
    } as unknown as Ai;
    await expect(
      tryEngine(stopped, material, question, () => undefined, control.signal),
    ).rejects.toThrow('stopped');
  });
});
