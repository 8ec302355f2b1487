// A model's bad replies about answers and questions, sent over the wire as a model would send them, and what the gates accept of them.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import type { Result } from '#ai/adapter.ts';
import { answer, buildRatingReply, toRate } from '#ai/cloud/cloud.fixture.ts';
import { openGatedModel } from './gates.fixture.ts';

const { fake, ai } = openGatedModel(await startFakeGemini());

describe('a model’s rating', () => {
  const rate = async (text: string, more: object = {}): Promise<Result<'evaluateAnswer'>> => {
    fake.next(replies.json(buildRatingReply(4, [text.slice(0, 40)])));
    return ai.ask('evaluateAnswer', { ...toRate, answer: text, ...more });
  };
  const buzzwords =
    'I am a highly motivated, results-driven team player with a proven track record of excellence. I leverage synergies, think outside the box and always give 110 percent. I am passionate about quality, innovation and customer satisfaction, and I thrive in dynamic and fast-paced environments where I can add value every day.';
  const pasted =
    'Responsibilities: develop and maintain web applications, write unit tests, work closely with product owners. Requirements: three years of experience with Java, knowledge of SQL, good communication skills in English. We offer flexible working hours, a gym membership and a pension plan. Apply with your CV before the end of the month.';
  const contentFree =
    'Last year we had a fault in a project and it was quite a difficult one. There were many people involved and everybody had an opinion about it. We had several meetings, we talked about the fault a lot, and I did my best to help. In the end everything was fine and everybody was happy with it. It was a very good experience for me and for the whole team.';
  const spanish =
    'En marzo nuestro proceso de pago fallaba en uno de cada tres pedidos. Leí los registros, encontré una condición de carrera entre dos tareas y puse un bloqueo en la escritura. Los errores bajaron del 31 % a cero y lo dejé escrito para el equipo.';
  const stray =
    'On Saturdays I bake bread with my grandmother. We knead the dough for ten minutes, let it rest overnight in the fridge and bake it with steam. Last summer we tried eleven kinds of flour, and the neighbours liked the rye loaf best of all, so now we make two of them every weekend.';

  it('is kept where the answer is one', async () => {
    const { reply, dropped } = await rate(answer);
    expect(reply).toMatchObject({ status: 'rated', level: 4 });
    expect(dropped).toBeUndefined();
  });

  it.each([
    ['buzzwords', buzzwords, 'mostlyGeneral'],
    ['a posting', pasted, 'mostlyGeneral'],
    ['a story without content', contentFree, 'mostlyGeneral'],
    ['another language', spanish, 'otherLanguage'],
    ['something else', stray, 'offTopic'],
    ['a refusal', 'I have never had that, sorry.', 'declined'],
  ])('is withheld for %s, with the reason', async (_, text, code) => {
    const { reply, dropped } = await rate(text, { language: 'en' });
    expect(reply).toMatchObject({
      status: 'not_enough_evidence',
      level: null,
      confidence: 'low',
      quotes: [],
    });
    expect(reply.reasons.map((reason) => reason.code)).toEqual([code]);
    expect(dropped).toEqual([{ code: 'levelWithheld', text: '4' }]);
  });

  it('is withheld in every pass, and the middle of them is none', async () => {
    fake.next(
      ...[3, 4, 5].map((level) => replies.json(buildRatingReply(level, [buzzwords.slice(0, 40)]))),
    );
    const { reply, dropped } = await ai.ask(
      'evaluateAnswer',
      { ...toRate, answer: buzzwords },
      { passes: 3 },
    );
    expect(reply).toMatchObject({ status: 'not_enough_evidence', level: null });
    expect(dropped).toHaveLength(3);
  });
});

describe('a model’s coaching', () => {
  const question = {
    text: 'Tell me about a fault you found.',
    kind: 'behavioural' as const,
    lookFor: [],
  };
  const coached = async (
    fix: object,
    skeleton: object[] = [
      { part: 'action', text: 'I read the logs, found a race between two jobs.' },
    ],
  ): Promise<Result<'coachAnswer'>> => {
    fake.next(replies.json({ sentences: [], quote: null, fix: { quote: null, ...fix }, skeleton }));
    return ai.ask('coachAnswer', { question, answer, language: 'en' });
  };

  it.each([
    ['result', 'Say what came of it.'],
    ['action', 'Say what was done.'],
    ['own', 'Say what you did yourself.'],
    ['noExample', 'Tell of a case.'],
  ])('may not ask for what is there (%s)', async (code, text) => {
    const { reply, dropped } = await coached({ code, text });
    expect(dropped).toEqual([{ code: 'alreadyThere', text }]);
    expect(reply.fix.code).not.toBe(code);
    expect(reply.fix.text).not.toBe(text);
  });

  it('may ask for what is missing', async () => {
    const { reply, dropped } = await coached({
      code: 'learning',
      text: 'Say what you do differently since.',
    });
    expect(reply.fix.code).toBe('learning');
    expect(dropped).toBeUndefined();
  });

  it('may leave no gap where the words are', async () => {
    const { reply, dropped } = await coached({ code: 'good', text: 'Nothing to add.' }, [
      { part: 'result', text: '[result]' },
    ]);
    expect(dropped).toEqual([{ code: 'alreadyThere', text: '[result]' }]);
    expect(reply.skeleton.find(({ part }) => part === 'result')?.text).toContain('31 %');
  });
});

describe('a model’s findings in a question', () => {
  const lint = async (text: string, findings: object[]): Promise<string[]> => {
    fake.next(replies.json({ findings }));
    return (await ai.ask('lintQuestion', { text, language: 'en' })).reply.findings.map(
      ({ code, text: words }) => `${code}: ${words}`,
    );
  };

  it('never lack what our own check finds unlawful', async () => {
    expect(await lint('Are you married and do you work well in teams?', [])).toEqual([
      expect.stringMatching(/^family: /u),
    ]);
    expect(await lint('How old are you?', [{ code: 'age', text: 'How old are you' }])).toHaveLength(
      1,
    );
  });
  it('may be more than ours', async () => {
    expect(await lint('Surely you like hard work?', [{ code: 'leading', text: 'Surely' }])).toEqual(
      ['leading: Surely'],
    );
  });
});

describe('a model’s follow-up', () => {
  const ask = async (text: string): Promise<Result<'followUp'>> => {
    fake.next(replies.json({ text, reason: 'missingResult', quote: null }));
    return ai.ask('followUp', {
      question: {
        text: toRate.question.text,
        kind: 'behavioural',
        followUpCap: 1,
        followUps: ['What came of it?'],
      },
      answer,
      asked: [],
      language: 'en',
    });
  };

  it('is asked where it is fair', async () => {
    expect((await ask('Which two jobs were these?')).reply.text).toBe('Which two jobs were these?');
  });

  it('is not asked where it may not be', async () => {
    const { reply, dropped } = await ask('How old were you then, and are you married?');
    expect(dropped).toEqual([
      { code: 'notAllowed', text: 'How old were you then, and are you married?' },
    ]);
    expect(reply.text ?? '').not.toContain('married');
  });
});
