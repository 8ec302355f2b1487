import { beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { createAiOver, getAi, type Adapter, type Step } from './port.ts';

const text =
  'Position: Data Analyst\nRequirements:\n- SQL\n- Tableau\nResponsibilities:\n- Build dashboards for the sales team';

async function faultOf(work: Promise<unknown>): Promise<Fault> {
  return work.then(
    () => {
      throw new Error('it should have failed');
    },
    (error: unknown) => {
      if (error instanceof Fault) return error;
      throw error;
    },
  );
}

// The engine and its packs take their time to load on a busy machine.
beforeAll(
  () =>
    getAi()
      .ask('readJobDescription', { text })
      .then(() => undefined),
  60_000,
);

describe('the port', () => {
  it('answers with provenance where no worker can be made', async () => {
    const { reply, provenance } = await getAi().ask('readJobDescription', { text });
    expect(reply.title).toBe('Data Analyst');
    expect(provenance).toMatchObject({
      adapter: 'onDevice',
      model: 'hirely-rules',
      version: expect.stringMatching(/^\d+\.\d+\.\d+(?:\+[a-z]+)*$/) as string,
      inputHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(provenance.at).toBeInstanceOf(Date);
  });

  it('gives the same bytes for the same input', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => getAi().ask('draftKit', { description: text, language: 'en' })),
    );
    expect(new Set(replies.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    expect(new Set(replies.map(({ provenance }) => provenance.inputHash)).size).toBe(1);
  });

  it('refuses an input that does not fit the task', async () => {
    const fault = await faultOf(
      getAi().ask('draftKit', { description: text, language: 'fr' as 'en' }),
    );
    expect(fault.code).toBe('aiUnreadable');
  });

  it('does nothing after an abort', async () => {
    await expect(
      getAi().ask('readJobDescription', { text }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });

  it('streams a growing kit and ends with the checked result', async () => {
    const steps: Step<'draftKit'>[] = [];
    for await (const step of getAi().stream('draftKit', { description: text, language: 'en' }))
      steps.push(step);
    const last = steps.at(-1);
    expect(last?.done).toBe(true);
    const counts = steps.flatMap((step) =>
      step.done ? [] : [step.partial.questions?.length ?? 0],
    );
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(last?.done === true && last.result.reply.questions.length).toBe(counts.at(-1));
  });

  it('streams other tasks in one step', async () => {
    const steps: Step<'lintQuestion'>[] = [];
    for await (const step of getAi().stream('lintQuestion', { text: 'How old are you?' }))
      steps.push(step);
    expect(steps).toHaveLength(1);
  });
});

describe('an adapter that misbehaves', () => {
  const over = (reply: unknown): Adapter => ({
    adapter: 'cloud',
    model: 'test',
    version: '0',
    run: () => Promise.resolve({ reply }),
  });

  it('cannot pass on a reply of the wrong shape', async () => {
    expect(
      (await faultOf(createAiOver(over({ title: 3 })).ask('readJobDescription', { text }))).code,
    ).toBe('aiUnreadable');
  });

  it('cannot invent quotes', async () => {
    const rating = {
      questionId: 'q1',
      competencyId: 'c',
      status: 'rated',
      level: 5,
      confidence: 'high',
      reasons: [],
      quotes: [],
      flags: [],
    };
    const question = {
      id: 'q1',
      text: 'Tell me about a mistake.',
      anchors: ['a', 'b', 'c', 'd', 'e'],
      lookFor: [],
    };
    expect(
      (
        await faultOf(
          createAiOver(over(rating)).ask('evaluateAnswer', {
            question,
            competencyId: 'c',
            answer: 'x',
          }),
        )
      ).code,
    ).toBe('aiUnreadable');
    const kit = await faultOf(
      createAiOver(
        over({
          title: 't',
          level: '',
          mustHave: [],
          niceToHave: [],
          competencies: [],
          questions: [],
        }),
      ).ask('draftKit', { description: text, language: 'en' }),
    );
    expect(kit.code).toBe('aiUnreadable');
  });
});
