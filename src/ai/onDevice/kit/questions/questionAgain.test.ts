// Another question for a competency is new, of the same kind, and also comes for competencies that a person has named.
import { describe, expect, it } from 'vitest';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { questionAgain } from './questionAgain.ts';

const posting =
  'Backend Engineer\nWhat you will do\n- Design and operate REST APIs in Java and Spring Boot\n- Own the PostgreSQL schema and migrations\n- Review code and mentor junior developers\nRequirements\n- 5+ years with Java\n- PostgreSQL, Kafka\n- Good communication skills\nNice to have\n- Kubernetes';

describe('another question', async () => {
  const kit = await draftKitFor({ description: posting, language: 'en' });
  const [first] = kit.questions;
  const [competency] = kit.competencies;
  if (!first || !competency) throw new Error('a kit has questions');

  it('is for the same competency, of the same kind, with the same id, and new', async () => {
    const others = kit.questions.map(({ text }) => text);
    const again = await questionAgain({
      description: posting,
      language: 'en',
      competency,
      replaces: first,
      others,
    });
    expect(again).toMatchObject({ id: first.id, competencyId: competency.id, kind: first.kind });
    expect(others).not.toContain(again.text);
  });

  it('never comes twice, however often it is asked for', async () => {
    const others = kit.questions.map(({ text }) => text);
    for (let round = 0; round < 25; round += 1) {
      const { text } = await questionAgain({
        description: posting,
        language: 'en',
        competency,
        replaces: first,
        others,
      });
      expect(others).not.toContain(text);
      others.push(text);
    }
  });

  it('is not taken for one that only ends in the same words', async () => {
    const others = ['Tell me about a shift. What did you do?'];
    const found = new Set<string>();
    for (let round = 0; round < 3; round += 1)
      found.add(
        (
          await questionAgain({
            description: '',
            language: 'en',
            competency: { id: 'leadership', name: 'Leading people' },
            others: [...others, ...found],
          })
        ).text,
      );
    expect([...found].some((text) => text.endsWith('What did you do?'))).toBe(true);
  });

  it('leaves the wording where only what belongs to it is wanted', async () => {
    for (const [language, keep] of [
      ['en', 'Tell me about a budget that you planned.'],
      ['es', 'Háblame de un presupuesto que planificaste.'],
    ] as const) {
      const again = await questionAgain({
        description: posting,
        language,
        competency,
        replaces: first,
        others: [keep],
        keep,
      });
      expect(again).toMatchObject({
        id: first.id,
        competencyId: competency.id,
        kind: first.kind,
        text: keep,
      });
      expect(new Set(again.anchors).size).toBe(5);
      expect(again.anchors).not.toEqual(first.anchors);
      expect([again.lookFor.length > 0, again.followUps.length > 0]).toEqual([true, true]);
    }
  });

  it('knows competencies a person has named', async () => {
    for (const language of ['en', 'es'] as const) {
      const question = await questionAgain({
        description: '',
        language,
        competency: {
          id: 'c_mine',
          name: language === 'en' ? 'Glassblowing' : 'Soplado de vidrio',
        },
        others: [],
        takenIds: ['q1', 'q2'],
      });
      expect(question).toMatchObject({ id: 'q3', competencyId: 'c_mine' });
      expect(question.text).toMatch(/Glassblowing|Soplado de vidrio/);
      expect(new Set(question.anchors).size).toBe(5);
    }
    expect(
      (
        await questionAgain({
          description: '',
          language: 'en',
          competency: { id: 'c_x', name: 'Teamwork' },
          others: [],
        })
      ).text,
    ).toMatch(/teammate|together with other people/);
  });
});
