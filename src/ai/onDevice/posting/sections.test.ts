import { describe, expect, it } from 'vitest';
import { readPosting } from './readPosting.ts';
import { piecesOf } from './sections.ts';

describe('the pieces of a posting', () => {
  it('are cut at verbs where a list has lost its line breaks, and not inside names', () => {
    const glued = 'Design implement and deliver scalable solutions on modern architectures Continuously improve our release process Coordinate the work with the Support team Monitor the services at night and write down what was found';
    expect(piecesOf(glued).map(({ text }) => text)).toEqual([
      'Design implement and deliver scalable solutions on modern architectures Continuously improve our release process', 'Coordinate the work with the Support team', 'Monitor the services at night and write down what was found',
    ]);
  });

  it('stay whole where they are short', () => {
    expect(piecesOf('Plan the rota Check the stock').map(({ text }) => text)).toEqual(['Plan the rota Check the stock']);
  });

  it('are duties without the "you" before them', () => {
    const { responsibilities } = readPosting({ text: 'Backend Developer\n\nResponsibilities\n- You maintain and extend our backend in Java\n- In this role you will: Review the code of four colleagues\n- You are part of a friendly team' });
    expect(responsibilities.slice(0, 2)).toEqual(['Maintain and extend our backend in Java', 'Review the code of four colleagues']);
  });

  it('belong where outright words put them', () => {
    const { qualifications } = readPosting({ text: 'Buscamos electricista\n\nTu trabajo será mantener líneas de envasado y montar cuadros.\nPedimos grado medio en instalaciones eléctricas y tres años en mantenimiento industrial.\nNos gustaría, además, carné de plataforma elevadora.' });
    expect(qualifications.map(({ kind, need }) => `${kind} ${need}`)).toEqual(['degree must', 'years must', 'licence nice']);
  });
});
