// A model's bad replies, sent over the wire as a model would send them, and what the gates accept of them.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replies, startFakeGemini, type FakeGemini } from '#tests/support/fakeGemini.ts';
import type { Ai, Result } from '#ai/adapter.ts';
import { checkedInput } from '#ai/checked.ts';
import { onDevice } from '#ai/onDevice/onDevice.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import type { TaskReply } from '#ai/tasks/tasks.ts';
import { answer, cloudOver, ratingReply, settingsFor, toRate } from '#ai/cloud/cloud.fixture.ts';

let fake: FakeGemini;
let ai: Ai;
const device = onDevice();

beforeAll(async () => {
  fake = await startFakeGemini();
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo-ai',
    auth: fake.host,
    firestore: fake.host,
    storage: fake.host,
  };
  ai = cloudOver(settingsFor(fake.url), {}, device).ai;
  // The engine and its packs take their time to load on a busy machine.
  await device.run('evaluateAnswer', checkedInput('evaluateAnswer', toRate), {
    meter: {
      calls: 0,
      promptTokens: 0,
      outputTokens: 0,
      model: null,
      browserCalls: 0,
      browserModel: null,
    },
  });
}, 60_000);
afterEach(() => fake.clear());
afterAll(() => fake.stop());

const posting = [
  'Staff Nurse, surgical ward',
  'About us',
  'Northfield Hospital was founded in 1931 by engineers who built bridges. We are an award-winning employer with 2,000 colleagues.',
  'Your tasks',
  '- Administer medication and intravenous therapy',
  '- Monitor patients after surgery and keep accurate health records',
  '- Hand over to the next shift',
  '- Teach student nurses on the ward',
  'Requirements',
  '- Registered nurse',
  '- Wound care',
  '- Experience with electronic health records',
  'Nice to have',
  '- Triage',
  'Benefits',
  '- Free parking and a gym membership',
  '- Training in Excel for everybody who wants it',
  'How to apply',
  'Send your CV by e-mail. We are an equal opportunity employer and value diversity.',
].join('\n');
const oferta = [
  'Dependiente de tienda',
  'Funciones',
  '- Atender a los clientes en la tienda',
  '- Reponer el almacén y controlar el inventario',
  'Requisitos',
  '- Experiencia en atención al cliente',
  'Ofrecemos',
  '- Seguro médico y descuentos en ropa',
].join('\n');

const codesOf = ({ dropped = [] }: Pick<Result<'draftKit'>, 'dropped'>): [string, string][] =>
  dropped.map(({ code, text }) => [code, text]);

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

const anchors = [
  'Says nothing of their own.',
  'Names one step.',
  'Names the steps in order.',
  'Gives the reasons too.',
  'Shows how they know that it worked.',
];
const good = [
  'In this role you will administer medication and intravenous therapy. How do you make sure that each patient gets the right dose?',
  'Tell me about a patient whose condition changed suddenly after surgery. What did you notice first?',
  'Explain how you hand over a patient to the next shift.',
  'Tell me about a student nurse you taught on the ward. How did you know that they could do it alone?',
  'Tell me about a disagreement with a colleague about how something should be done. How did you settle it?',
  'Suppose two wounds need dressing and you are called to a third room. How do you decide where to go first?',
];

function kitOf(texts: readonly string[], language: 'en' | 'es' = 'en'): object {
  const names =
    language === 'en'
      ? ['Clinical work', 'Communication', 'Developing others', 'Judgement']
      : ['Atención al cliente', 'Comunicación', 'Precisión', 'Trabajo en equipo'];
  return {
    title: language === 'en' ? 'Staff Nurse' : 'Dependiente',
    level: '',
    mustHave: [],
    niceToHave: [],
    competencies: names.map((name, index) => ({
      id: `c${index + 1}`,
      name,
      description: '',
      weight: 25,
    })),
    questions: texts.map((text, index) => ({
      id: `q${index + 1}`,
      competencyId: `c${(index % 4) + 1}`,
      kind: 'behavioural',
      text,
      anchors,
      lookFor: ['The own part'],
      minutes: 3,
      followUpCap: 1,
      followUps: ['What did you learn?'],
    })),
  };
}

describe('a model’s kit', () => {
  const draft = async (texts: readonly string[]): Promise<Result<'draftKit'>> => {
    fake.next(replies.json(kitOf(texts)));
    return ai.ask('draftKit', { description: posting, language: 'en' });
  };
  const with1 = (text: string): string[] => [...good.slice(0, 5), text];

  it('passes whole where its questions are good', async () => {
    const result = await draft(good);
    expect(codesOf(result)).toEqual([]);
    expect(result.reply.questions.map(({ text }) => text)).toEqual(good);
  });

  it.each([
    ['notAllowed', 'Do you plan to have children in the next few years, given the night shifts?'],
    ['badQuestion', 'Are you good at keeping records?'],
    ['broken', 'Tell me about a time you had to {task} on a ward.'],
    ['broken', 'In this role you will you will hand over to the the next shift. How do you do it?'],
    [
      'otherLanguage',
      'Cuéntame una ocasión en la que un paciente empeoró de repente después de la operación.',
    ],
    [
      'repeated',
      'Describe a time you taught a student nurse on the ward. How did you know they could do it alone?',
    ],
    [
      'inventedClaim',
      'In this role you will negotiate contracts with suppliers of surgical robots. How do you prepare for that?',
    ],
    [
      'inventedQuote',
      'The posting says: “Lead the ward through its digital transformation”. How would you begin with that?',
    ],
    ['otherTrade', 'Explain how you roll back a Kubernetes deployment when the new version fails.'],
  ])(
    'loses a question that may not be asked (%s): one of the on-device engine takes its place',
    async (code, bad) => {
      const result = await draft(with1(bad));
      expect(codesOf(result)).toEqual([[code, bad]]);
      const { questions, competencies } = result.reply;
      expect(questions.slice(0, 5).map(({ text }) => text)).toEqual(good.slice(0, 5));
      expect(questions).toHaveLength(6);
      const [last] = questions.slice(-1);
      expect(last).toMatchObject({ id: 'q6', competencyId: 'c2' });
      expect(last?.text).not.toBe(bad);
      expect(findingsIn(last?.text ?? '', 'en')).toEqual([]);
      expect(competencies.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    },
  );

  it('may claim and quote what the posting says', async () => {
    const result = await draft(
      with1(
        'One of the duties reads: “Monitor patients after surgery and keep accurate health records”. How do you go about it on a busy night?',
      ),
    );
    expect(codesOf(result)).toEqual([]);
  });

  it('shows no question that may not be asked, not even while it is being written', async () => {
    const text = JSON.stringify(kitOf(with1('Are you married?')));
    fake.next(
      replies.stream(
        Array.from({ length: 12 }, (_, index) =>
          text.slice((index * text.length) / 12, ((index + 1) * text.length) / 12),
        ),
      ),
    );
    const shown: string[] = [];
    for await (const step of ai.stream('draftKit', { description: posting, language: 'en' }))
      shown.push(
        ...((step.done ? step.result.reply : step.partial).questions ?? []).map(
          (question) => question.text,
        ),
      );
    expect(shown).toContain(good[0]);
    expect(shown).not.toContain('Are you married?');
  });

  it('loses follow-ups that may not be asked, and keeps the question', async () => {
    const kit = kitOf(good) as { questions: { followUps: string[] }[] };
    fake.next(
      replies.json({
        ...kit,
        questions: kit.questions.map((question, index) =>
          index === 0 ? { ...question, followUps: ['Are you pregnant?'] } : question,
        ),
      }),
    );
    const result = await ai.ask('draftKit', { description: posting, language: 'en' });
    expect(codesOf(result)).toEqual([['notAllowed', 'Are you pregnant?']]);
    expect(result.reply.questions[0]).toMatchObject({ text: good[0], followUps: [] });
  });

  it('keeps what a person has confirmed, whatever the posting says', async () => {
    fake.next(
      replies.json(
        kitOf(
          with1(
            'In this role you will negotiate contracts with suppliers. How do you prepare for that?',
          ),
        ),
      ),
    );
    const result = await ai.ask('draftKit', {
      description: posting,
      language: 'en',
      known: { title: 'Ward Buyer', responsibilities: ['Negotiate contracts with suppliers'] },
    });
    expect(codesOf(result)).toEqual([]);
    expect(result.reply.title).toBe('Ward Buyer');
  });

  it('is asked for once more and then given up, where too little is left and the on-device engine is stopped', async () => {
    const { aiOver } = await import('#ai/over.ts');
    const { cloudAdapter } = await import('#ai/cloud/cloud.ts');
    const stopped = aiOver(cloudAdapter(settingsFor(fake.url), { device, mayReplace: false }));
    const bad = replies.json(kitOf(with1('Are you married?')));
    fake.next(bad, bad);
    await expect(
      stopped.ask('draftKit', { description: posting, language: 'en' }),
    ).rejects.toMatchObject({ code: 'aiUnreadable' });
  });
});

describe('another question of a model', () => {
  const competency = { id: 'c1', name: 'Clinical work' };
  const question = (text: string): object => ({
    id: 'q9',
    competencyId: 'c1',
    kind: 'technical',
    text,
    anchors,
    lookFor: [],
    minutes: 3,
    followUpCap: 1,
    followUps: ['And then?'],
  });
  const again = async (text: string, more: object = {}): Promise<Result<'regenerateQuestion'>> => {
    fake.next(replies.json(question(text)));
    return ai.ask('regenerateQuestion', {
      description: posting,
      language: 'en',
      competency,
      others: good,
      takenIds: good.map((_, index) => `q${index + 1}`),
      ...more,
    });
  };

  it('is one of the on-device engine where it asks what is asked already', async () => {
    const same = 'Please explain how you hand over a patient to the next shift.';
    const { reply, dropped } = await again(same);
    expect(dropped).toEqual([{ code: 'repeated', text: same }]);
    expect(reply.text).not.toBe(same);
    expect(reply.id).toBe('q7');
  });

  it('stays as a person worded it where the wording is to be kept', async () => {
    const own = 'Do you like wards?';
    const { reply, dropped } = await again(own, { keep: own });
    expect(reply.text).toBe(own);
    expect(dropped).toBeUndefined();
  });
});

describe('a model’s rating', () => {
  const rate = async (text: string, more: object = {}): Promise<Result<'evaluateAnswer'>> => {
    fake.next(replies.json(ratingReply(4, [text.slice(0, 40)])));
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
      ...[3, 4, 5].map((level) => replies.json(ratingReply(level, [buzzwords.slice(0, 40)]))),
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
