// A language or licence that is a condition is heard and asked about; what is a wish is not.
import { describe, expect, it } from 'vitest';
import { buildJobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { draftKitFor } from '#ai/onDevice/kit/kitFor.ts';
import { needOffers } from './needs.ts';

const reception = (line: string): string =>
  `Recepcionista\nFunciones:\n- Atender a los huéspedes en el mostrador\n- Gestionar reservas por teléfono\n- Cobrar las facturas de la estancia\nRequisitos:\n- ${line}\n- Experiencia en hotel`;

describe('conditions of a job', () => {
  it('are languages that the interview is not held in', () => {
    const [asked] = needOffers(
      buildJobProfile(reception('Alemán C1 imprescindible'), 'es'),
    ).language;
    expect(asked?.question.text).toContain('Contesta en alemán');
    expect(asked?.competency).toBe('communication');
    for (const wish of [
      'Se valorará alemán',
      'Español nativo',
      'Ganas de aprender alemán',
      'Suma puntos el alemán',
      'Valoramos alemán',
    ])
      expect(needOffers(buildJobProfile(reception(wish), 'es')).language).toEqual([]);
  });

  it('are licences that work is done with', () => {
    expect(
      needOffers(buildJobProfile(reception('Permiso de conducir C'), 'es')).licence[0]?.question
        .text,
    ).toContain('«Permiso de conducir C»');
    for (const usual of [
      'Permiso de trabajo en España',
      'Permiso de conducir B',
      'Carné de manipulador de alimentos',
    ])
      expect(needOffers(buildJobProfile(reception(usual), 'es')).licence).toEqual([]);
  });

  it('stand in the kit', async () => {
    const { questions } = await draftKitFor({
      description: reception('Alemán C1 imprescindible'),
      language: 'es',
    });
    expect(questions.filter(({ text }) => text.includes('Contesta en alemán'))).toHaveLength(1);
  });
});
