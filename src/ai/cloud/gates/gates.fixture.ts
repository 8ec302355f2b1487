// What the tests of the gates share: a model whose replies pass them, with the real on-device engine behind, and two postings.
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Ai, Result } from '#ai/adapter.ts';
import { checkInput } from '#ai/checked.ts';
import { createOnDevice } from '#ai/onDevice/onDevice.ts';
import {
  createCloudOver,
  connectTo,
  buildSettings,
  toRate,
  type ModelServer,
} from '#ai/cloud/cloud.fixture.ts';

/** A model behind the gates, for the tests of one file. The on-device engine that they ask is the real one. */
export function openGatedModel<Server extends ModelServer>(fake: Server): { fake: Server; ai: Ai } {
  const device = createOnDevice();
  connectTo(fake);
  // The engine and its packs take their time to load on a busy machine.
  beforeAll(async () => {
    await device.run('evaluateAnswer', checkInput('evaluateAnswer', toRate), {
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
  return { fake, ai: createCloudOver(buildSettings(fake.url), {}, device).ai };
}

export const posting = [
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
export const oferta = [
  'Dependiente de tienda',
  'Funciones',
  '- Atender a los clientes en la tienda',
  '- Reponer el almacén y controlar el inventario',
  'Requisitos',
  '- Experiencia en atención al cliente',
  'Ofrecemos',
  '- Seguro médico y descuentos en ropa',
].join('\n');

export const codesOf = ({
  dropped = [],
}: Pick<Result<'draftKit'>, 'dropped'>): [string, string][] =>
  dropped.map(({ code, text }) => [code, text]);
