// Words with an accent at their edge, in each part of the engine that looks for words.
import { describe, expect, it } from 'vitest';
import { kindOf } from '#ai/onDevice/coach/readAnswer.ts';
import { partOf } from '#ai/onDevice/followUp/followUpTexts.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { buildAnchors } from '#ai/onDevice/kit/questions/questionsFor.ts';
import { toTaskPhrase } from '#ai/onDevice/kit/duties/task/taskPhrases.ts';
import { cues } from '#ai/onDevice/library/cues.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { noPacks } from '#ai/onDevice/packs/packs.ts';
import { criterionOf } from '#ai/onDevice/rating/lines/criteria.ts';
import { findPiece, type Line } from '#ai/onDevice/resume/shape/pieces.ts';

const codesOf = (text: string): string[] => findFindings(text, 'es').map(({ code }) => code);

describe('Spanish words that begin or end with an accent', () => {
  it('are left whole where "a el" becomes "al"', async () => {
    const description =
      'Jefa de proyecto\n\nFunciones\n- Planificar las obras con el equipo\n- Gestionar el presupuesto\n\nRequisitos\n- Experiencia en gestión de proyectos';
    const kits = await Promise.all(
      [0, 1, 2].map((variant) =>
        draftKitFor(
          { description, language: 'es', known: [], variant } as unknown as Parameters<
            typeof draftKitFor
          >[0],
          noPacks,
        ),
      ),
    );
    const words = `${JSON.stringify(kits)}${'a b c d e f g h i j k l'
      .split(' ')
      .flatMap((stem) =>
        buildAnchors('situational', ['a', 'b', 'c', 'd', 'e'], 'el caso', 'es', stem),
      )
      .join(' ')}`;
    expect(words).toContain('comprobaría el éxito');
    expect(words).not.toMatch(/\p{L}íal /u);
    expect(words).not.toMatch(/(?<!\p{L})(?:a|de) el(?!\p{L})/u);
  });

  it('belong to the same case in a question of two parts', () => {
    expect(
      codesOf('¿Qué cambiaste en tu turno y cómo tu antiguo proveedor principal reaccionó?'),
    ).not.toContain('doubleBarrelled');
  });

  it('make a question one that yes would answer', () => {
    expect(codesOf('¿Trabajó con datos personales?')).toContain('yesNo');
  });

  it('tell which part a follow-up asks for', () => {
    expect(partOf('¿Y de todo eso qué salió?')).toBe('result');
    expect(partOf('¿Y cómo terminó?')).toBe('result');
  });

  it('tell what a line of a rubric wants', () => {
    expect(criterionOf('Dice si el plazo se cumplió').wanted).toContain('result');
    expect(criterionOf('Cuenta lo que consiguió').wanted).toContain('result');
  });

  it('call for a competency', () => {
    expect('Conducta ética'.match(cues.integrity.pattern)).toEqual(['ética']);
  });

  it('speak to the reader, and so are no task', () => {
    expect(toTaskPhrase('Gestionar los pedidos que tú recibes', 'es')).toBeNull();
  });

  it('hold no word of their own in their middle', () => {
    const line = (text: string) =>
      ({ text, page: 1, index: 0, masked: text, at: 0, bullet: false }) as unknown as Line;
    // "ño." is no initial like the O. of "Flannery O.".
    expect(findPiece(line('Cuidado del niño.'), 0, 99)?.text).toBe('Cuidado del niño');
    expect(findPiece(line('Flannery O.'), 0, 99)?.text).toBe('Flannery O.');
    expect(kindOf({ text: 'Explica qué es un diagrama de díawould', kind: undefined })).toBe(
      'technical',
    );
  });
});
