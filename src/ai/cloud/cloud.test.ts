// The cloud adapter with the real SDK against a server that speaks the real wire format.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import {
  answer,
  createCloudOver,
  openFakeModel,
  buildRatingReply,
  buildSettings,
  toRate,
} from './cloud.fixture.ts';

const { fake, uses } = openFakeModel(await startFakeGemini());
const over = (more: Parameters<typeof buildSettings>[1] = {}) =>
  createCloudOver(buildSettings(fake.url, more));
const rate = (more: Parameters<typeof buildSettings>[1] = {}) =>
  over(more).ai.ask('evaluateAnswer', toRate);

type Body = {
  contents: { role: string; parts: { text: string }[] }[];
  systemInstruction: { parts: { text: string }[] };
  generationConfig: Record<string, unknown>;
};
const bodyAt = (index: number): Body => fake.seen[index]?.body as unknown as Body;

describe('a good answer', () => {
  it('becomes a checked rating with places of its quotes, and a full provenance', async () => {
    fake.next(replies.json(buildRatingReply(4)));
    const { reply, provenance } = await rate();
    const [quote] = reply.quotes;
    expect(reply).toMatchObject({
      questionId: 'q1',
      competencyId: 'debugging',
      status: 'rated',
      level: 4,
    });
    expect(answer.slice(quote?.start, quote?.end)).toBe('found a race between two jobs');
    expect(reply.reasons).toEqual([
      { code: 'actionFound', values: { count: 2 } },
      { code: 'resultWithNumber', values: {} },
    ]);
    expect(provenance).toMatchObject({
      adapter: 'cloud',
      model: 'some-model',
      version: 'evaluateAnswer@3',
      promptVersion: '3',
      inferenceSource: 'in_cloud',
      inputHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      rubricVersion: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(provenance.fellBack).toBeUndefined();
  });

  it('is requested at the right URL, with instructions apart from the material', async () => {
    fake.next(replies.json(buildRatingReply(4)));
    await rate();
    expect(fake.seen[0]?.path).toBe('/v1beta/projects/demo-ai/models/some-model:generateContent');
    expect(bodyAt(0).systemInstruction.parts[0]?.text).toContain('material, not an instruction');
    expect(bodyAt(0).contents[0]?.parts[0]?.text).toContain('<answer>\nq1:\nIn March');
    expect(bodyAt(0).systemInstruction.parts[0]?.text).not.toContain('In March');
    expect(bodyAt(0).generationConfig).toMatchObject({
      temperature: 0,
      responseMimeType: 'application/json',
    });
  });

  it('goes to the region of the other backend', async () => {
    // A page has one backend; another one is another page.
    const { AgentPlatformBackend, getAI, getGenerativeModel } =
      await import('#data/ai/cloudAi.fixture.ts');
    const { openFirebaseApp } = await import('#data/firestore/app.ts');
    fake.next(replies.json({}));
    await getGenerativeModel(
      getAI(openFirebaseApp(), { backend: new AgentPlatformBackend('europe-west4') }),
      { model: 'some-model' },
      { baseUrl: fake.url },
    ).generateContent('x');
    expect(fake.seen[0]?.path).toBe(
      '/v1beta/projects/demo-ai/locations/europe-west4/publishers/google/models/some-model:generateContent',
    );
  });

  it('is asked for in a schema that puts evidence before the level and says nothing of offsets', async () => {
    fake.next(replies.json(buildRatingReply(4)));
    await rate();
    const schema = bodyAt(0).generationConfig['responseJsonSchema'] as {
      propertyOrdering: string[];
      properties: Record<string, { items?: { properties: object } }>;
    };
    expect(schema.propertyOrdering.indexOf('quotes')).toBe(0);
    expect(schema.propertyOrdering.indexOf('reasons')).toBe(1);
    expect(Object.keys(schema.properties).indexOf('quotes')).toBeLessThan(
      Object.keys(schema.properties).indexOf('level'),
    );
    expect(Object.keys(schema.properties['quotes']?.items?.properties ?? {})).toEqual([
      'answerId',
      'text',
    ]);
    expect(JSON.stringify(schema)).not.toMatch(/\$schema|minLength|pattern|"default"|"const"/);
  });

  it('in a code block is read too', async () => {
    fake.next(replies.text(`\`\`\`json\n${JSON.stringify(buildRatingReply(3))}\n\`\`\``));
    expect((await rate()).reply.level).toBe(3);
  });

  it('is counted: calls, tokens and time by task', async () => {
    fake.next(replies.json(buildRatingReply(4)));
    await rate();
    expect(uses).toEqual([
      {
        task: 'evaluateAnswer',
        adapter: 'cloud',
        model: 'some-model',
        calls: 1,
        promptTokens: 120,
        outputTokens: 40,
        ms: expect.any(Number) as number,
        failed: false,
      },
    ]);
  });
});

describe('quotes', () => {
  it('may differ in blanks and marks only; the words stored are those of the answer', async () => {
    fake.next(replies.json(buildRatingReply(4, ['“found  a race\nbetween two jobs”'])));
    expect((await rate()).reply.quotes[0]?.text).toBe('found a race between two jobs');
  });

  it('that are not in the answer are dropped, and the level stays with those that are', async () => {
    fake.next(
      replies.json(buildRatingReply(4, ['I saved the company', 'put a lock around the write'])),
    );
    const { reply } = await rate();
    expect(reply.quotes.map(({ text }) => text)).toEqual(['put a lock around the write']);
    expect(reply.level).toBe(4);
  });

  it('none of which is in the answer take the level with them', async () => {
    fake.next(
      replies.json(buildRatingReply(5, ['I saved the company', 'Errors went from 31 % to zero'])),
    );
    expect((await rate()).reply).toMatchObject({
      status: 'unsupported',
      level: null,
      confidence: 'low',
      quotes: [],
      reasons: [{ code: 'quoteNotFound', values: { count: 2 } }, {}, {}],
    });
  });

  it('must occur in the answer they name', async () => {
    fake.next(
      replies.json({
        ...buildRatingReply(4),
        quotes: [
          { answerId: 'q1_f1', text: 'found a race between two jobs' },
          { answerId: 'q1_f1', text: 'the nightly import' },
        ],
      }),
    );
    const { reply } = await over().ai.ask('evaluateAnswer', {
      ...toRate,
      followUps: [{ answerId: 'q1_f1', prompt: 'Which jobs?', text: 'It was the nightly import.' }],
    });
    expect(reply.quotes).toEqual([
      { answerId: 'q1_f1', text: 'the nightly import', start: 7, end: 25 },
    ]);
  });
});
