// Words of private life: an answer that is mostly about them, and has nothing in common with the question, answers something else.
import { folded } from '#ai/onDevice/text/stem.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import type { Statement } from './statements.ts';

const beginnings =
  'holiday vacation beach swim sunset hiking film movie cinema novel poster lighthouse dolphin recipe soup potato leek garlic nutmeg grandm grandf garden neighbour neighbor football goalkeeper stadium scarf puppy kitten sofa balcony bedroom piano guitar breakfast picnic weather sunny dog. cat. dogs cats song songs concert straw fig. figs flea church sunday birthday wedding cousin sister brother mouse collar puddle ' +
  'vacacion playa nadar nadab senderis pelicula cine. novela faro. delfin receta sopa. patata puerro abuel jardin vecin futbol porter bufanda perro. gato gata. sofa balcon dormitorio piano guitarra desayun lluvia cancion concierto sombrero higos. iglesia domingo cumpleanos boda prima. primo hermana hermano raton collar charco costa. rastro partido balon bocadillo olla alquiler';
const whole = new Set(
  beginnings
    .split(' ')
    .filter((word) => word.endsWith('.'))
    .map((word) => word.slice(0, -1)),
);
const starts = beginnings.split(' ').filter((word) => word !== '' && !word.endsWith('.'));

/** The share of the sentences that speak of private life, 0 to 1. */
export function leisureShare(statements: readonly Statement[]): number {
  if (statements.length === 0) return 0;
  const speaks = ({ text }: Statement): boolean =>
    wordsOf(text).some(({ lower }) => {
      const word = folded(lower);
      return whole.has(word) || starts.some((start) => word.startsWith(start));
    });
  return statements.filter(speaks).length / statements.length;
}
