import { expect, it } from 'vitest';
import { detectLetterLanguage } from './detectLetterLanguage.ts';

const english =
  'We are looking for a nurse who will look after up to eight patients on our surgical ward and keep the records up to date with us.';
const spanish =
  'Buscamos a una persona para el almacén que se encargue de la carga de los camiones y del inventario con el equipo de tráfico.';

it('writes in the language of the posting, whatever the screen speaks', () => {
  expect(detectLetterLanguage(english, 'es')).toBe('en');
  expect(detectLetterLanguage(spanish, 'en')).toBe('es');
});

it('keeps to the language of the screen where the posting tells none', () => {
  expect(detectLetterLanguage('React, Kubernetes', 'es')).toBe('es');
  expect(
    detectLetterLanguage(
      'Wir suchen eine Pflegekraft für unsere Station mit acht Betten, die gerne im Team arbeitet und Verantwortung übernimmt, ab sofort oder später.',
      'es',
    ),
  ).toBe('es');
});
