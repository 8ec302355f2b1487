// What a model reads from a posting, as it would send it, and what the gate accepts of it.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import type { Result } from '#ai/adapter.ts';
import type { TaskReply } from '#ai/tasks/tasks.ts';
import { codesOf, openGatedModel, oferta, posting } from './gates.fixture.ts';

const { fake, ai } = openGatedModel(await startFakeGemini());

describe('what a model reads from a posting', () => {
  const reading = (
    more: Partial<TaskReply<'readJobDescription'>>,
  ): TaskReply<'readJobDescription'> => ({
    title: 'Staff Nurse',
    level: '',
    seniority: null,
    language: 'en',
    mustHave: ['Wound care'],
    niceToHave: [],
    responsibilities: ['Teach student nurses'],
    qualifications: [],
    flags: [],
    ...more,
  });
  const read = async (
    text: string,
    more: Partial<TaskReply<'readJobDescription'>>,
  ): Promise<Result<'readJobDescription'>> => {
    fake.next(replies.json(reading(more)));
    return ai.ask('readJobDescription', { text });
  };

  it('passes whole where it is true', async () => {
    const result = await read(posting, {
      responsibilities: [
        'Administer medication',
        'Monitor patients after surgery',
        'Hand over to the next shift',
      ],
      mustHave: ['Wound care', 'Electronic health records'],
      niceToHave: ['Triage'],
    });
    expect(result.dropped).toBeUndefined();
    expect(result.reply).toMatchObject({
      title: 'Staff Nurse',
      mustHave: ['Wound care', 'Electronic health records'],
      niceToHave: ['Triage'],
      flags: [],
    });
  });

  it('loses a requirement of its own kind that the posting does not say, and an order of duties that are gone', async () => {
    const { reply, dropped } = await read(posting, {
      responsibilities: ['Teach student nurses', 'Run the bridge'],
      heaviestFirst: ['Run the bridge', 'Teach student nurses'],
      qualifications: [
        { kind: 'licence', text: 'Registered nurse', need: 'must' },
        { kind: 'degree', text: 'A degree in engineering', need: 'must' },
      ],
    });
    expect(reply.qualifications.map(({ text }) => text)).toEqual(['Registered nurse']);
    expect(reply.heaviestFirst).toEqual(['Teach student nurses']);
    expect(dropped?.map(({ text }) => text)).toEqual(['Run the bridge', 'A degree in engineering']);
  });

  it('loses duties that are made up, or that only the company, the benefits and the way to apply speak of', async () => {
    const result = await read(posting, {
      responsibilities: [
        'Administer medication',
        'Plan the annual budget of the ward',
        'Build bridges',
        'Gym membership and free parking',
        'Send your CV by e-mail',
        'Equal opportunity employer',
      ],
    });
    expect(result.reply.responsibilities).toEqual(['Administer medication']);
    expect(codesOf(result)).toEqual([
      ['notInPosting', 'Plan the annual budget of the ward'],
      ['notInPosting', 'Build bridges'],
      ['wrongSection', 'Gym membership and free parking'],
      ['wrongSection', 'Send your CV by e-mail'],
      ['wrongSection', 'Equal opportunity employer'],
    ]);
  });

  it('loses skills that nobody asks for; a wish is no requirement', async () => {
    const result = await read(posting, {
      mustHave: ['Wound care', 'Kubernetes', 'Excel', 'Triage'],
    });
    expect(result.reply).toMatchObject({ mustHave: ['Wound care'], niceToHave: ['Triage'] });
    expect(codesOf(result)).toEqual([
      ['notInPosting', 'Kubernetes'],
      ['wrongSection', 'Excel'],
      ['onlyDesirable', 'Triage'],
    ]);
  });

  it.each([
    ['Head of Surgery Manager', 'notInPosting'],
    ['Award-winning colleagues', 'noRole'],
    ['Engineers', 'notInPosting'],
  ])('has no title where “%s” is given for one: a person is asked', async (title, code) => {
    const result = await read(posting, { title });
    expect(result.reply.title).toBe('');
    expect(result.reply.flags).toContain('noTitle');
    expect(codesOf(result)).toEqual([[code, title]]);
  });

  it('is judged in Spanish too', async () => {
    const result = await read(oferta, {
      title: 'Dependiente',
      language: 'es',
      mustHave: ['Atención al cliente'],
      responsibilities: [
        'Atender a los clientes',
        'Controlar el inventario',
        'Descuentos en ropa y seguro médico',
        'Conducir la furgoneta de reparto',
      ],
    });
    expect(result.reply).toMatchObject({
      title: 'Dependiente',
      responsibilities: ['Atender a los clientes', 'Controlar el inventario'],
    });
    expect(codesOf(result)).toEqual([
      ['wrongSection', 'Descuentos en ropa y seguro médico'],
      ['notInPosting', 'Conducir la furgoneta de reparto'],
    ]);
  });
});
