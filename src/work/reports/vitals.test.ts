import { expect, it } from 'vitest';
import { createVitalsGauge } from './vitals.ts';

it('measures nothing where nothing was seen', () => {
  expect(createVitalsGauge(() => 0).take()).toEqual({});
});

it('takes the last paint, the worst burst of shifts and the slowest interaction, then begins anew', () => {
  const gauge = createVitalsGauge(() => 3);
  gauge.notePaint(900);
  gauge.notePaint(1_234.6);
  // Two shifts of one burst, then one by itself.
  gauge.noteShift(100, 0.05);
  gauge.noteShift(600, 0.06);
  gauge.noteShift(3_000, 0.08);
  gauge.noteInteraction(7, 48);
  gauge.noteInteraction(7, 96);
  gauge.noteInteraction(8, 56);
  expect(gauge.take()).toEqual({ lcp: 1_235, cls: 110, inp: 96 });
  expect(gauge.take()).toEqual({});
});

it('ends a burst after five seconds, however close the shifts', () => {
  const gauge = createVitalsGauge(() => 0);
  for (let at = 0; at <= 5_400; at += 900) gauge.noteShift(at, 0.01);
  // Six within five seconds of the first; the seventh begins another burst.
  expect(gauge.take()).toEqual({ cls: 60 });
});

it('leaves one of fifty interactions out as chance', () => {
  let interactions = 0;
  const gauge = createVitalsGauge(() => interactions);
  for (let id = 1; id <= 60; id += 1) {
    interactions += 1;
    gauge.noteInteraction(id, 40 + id);
  }
  expect(gauge.take()).toEqual({ inp: 99 });
});
