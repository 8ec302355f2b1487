// A model's kits and single questions, as it would send them, and what the gate accepts of them.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import type { Result } from '#ai/adapter.ts';
import { createOnDevice } from '#ai/onDevice/onDevice.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { buildSettings } from '#ai/cloud/cloud.fixture.ts';
import { codesOf, openGatedModel, posting } from './gates.fixture.ts';

const { fake, ai } = openGatedModel(await startFakeGemini());
const device = createOnDevice();

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
      expect(findFindings(last?.text ?? '', 'en')).toEqual([]);
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
    const { createAiOver } = await import('#ai/over.ts');
    const { createCloudAdapter } = await import('#ai/cloud/cloud.ts');
    const stopped = createAiOver(
      createCloudAdapter(buildSettings(fake.url), { device, mayReplace: false }),
    );
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
