import { describe, expect, it } from 'vitest';
import { longListOfMusts, findRedFlags, type RedFlagKind } from './postingRedFlags.ts';

const paid = ' Salary: €30,000 a year.';
const kinds = (text: string, musts = 3): RedFlagKind[] =>
  findRedFlags(text + paid, musts).map(({ kind }) => kind);

const bad: readonly (readonly [RedFlagKind, string])[] = [
  ['payFirst', 'A one-time training fee of 90 euros is due before the first day.'],
  ['payFirst', 'You have to buy a starter kit.'],
  ['payFirst', 'Hay una cuota de inscripción de 50 euros.'],
  ['payFirst', 'Deberás abonar 80 € por el curso.'],
  ['bankData', 'Please send your CV and your bank details.'],
  ['bankData', 'Include a copy of your passport with the application.'],
  ['bankData', 'Envíanos tu currículum y una copia del DNI.'],
  ['bankData', 'Indica tu IBAN al inscribirte.'],
  ['unpaidWork', 'There is an unpaid trial week.'],
  ['unpaidWork', 'The first two days are not paid.'],
  ['unpaidWork', 'El periodo de prueba de una semana no está remunerado.'],
  ['unpaidWork', 'Unos días de formación sin cobrar.'],
  ['discriminates', 'Candidates aged 20 to 30.'],
  ['discriminates', 'Young ladies wanted for our reception.'],
  ['discriminates', 'Female candidates preferred.'],
  ['discriminates', 'Send a CV with a photo.'],
  ['discriminates', 'Spanish nationals only.'],
  ['discriminates', 'Buscamos chicas de entre 20 y 30 años.'],
  ['discriminates', 'Imprescindible buena presencia.'],
  ['discriminates', 'Envía tu currículum con foto.'],
  ['discriminates', 'Edad máxima: 35 años.'],
  ['privateContact', 'To apply, write to us on WhatsApp.'],
  ['privateContact', 'Contact: jobs.now@gmail.com'],
  ['privateContact', 'Escríbenos por WhatsApp al 600 00 00 00.'],
  ['privateContact', 'Telegram: +44 7000 000 000'],
  ['commissionOnly', 'This role is commission-only.'],
  ['commissionOnly', 'Be your own boss.'],
  ['commissionOnly', 'Solo a comisión, sin salario fijo.'],
  ['commissionOnly', 'Ingresos ilimitados.'],
  ['endlessHours', 'Overtime is unpaid.'],
  ['endlessHours', 'You must be available 24/7.'],
  ['endlessHours', 'Se requiere disponibilidad total.'],
  ['endlessHours', 'Las horas extra no se pagan.'],
  ['family', 'We are a family.'],
  ['family', 'We’re like one big family here.'],
  ['family', 'Somos una gran familia.'],
];

const good = [
  'No training fees: we pay for your courses.',
  'There is no application fee.',
  'La formación es gratuita, sin cuota de inscripción.',
  'We offer optional unpaid leave and a training budget.',
  'We never use unpaid trials.',
  'We are an equal opportunity employer regardless of age, gender, nationality or photo.',
  'You will teach children aged 6 to 12.',
  'Between 3 and 10 years of experience.',
  'Entre 10 y 15 años de experiencia.',
  'Please do not include a photo.',
  'Women are especially encouraged to apply.',
  'We need you to send us your bank details once hired.',
  'One of the largest investment banks.',
  'You integrate WhatsApp and Telegram with our API.',
  'Contact: jobs@bakery.example',
  'Base salary and uncapped commission.',
  'No overtime.',
  'Overtime is paid at 150 %.',
  'Our service is available 24/7.',
  'We are a family-run bakery.',
  'We are a family of brands.',
  'Balancing family and work is easy here.',
  'Commissioning of high-voltage systems.',
  'Medical cover for you and your family.',
  'Somos una familia de empresas con 20 tiendas.',
];

describe('red flags of a posting', () => {
  it.each(bad)('%s: %s', (kind, text) => {
    expect(kinds(text)).toEqual([kind]);
    const [flag] = findRedFlags(text + paid, 0);
    expect(flag?.quotes.length).toBeGreaterThan(0);
    for (const { start, end, text: words } of flag?.quotes ?? [])
      expect((text + paid).slice(start, end)).toBe(words);
  });

  it.each(good)('none: %s', (text) => expect(kinds(text)).toEqual([]));

  it('tells a posting that names no pay from one that does', () => {
    const names = (text: string): boolean =>
      !findRedFlags(text, 0).some(({ kind }) => kind === 'noPay');
    expect(
      [
        '€30k',
        '25 000 € brutos',
        '$18 per hour',
        'USD 90,000',
        '£40k - 50k',
        'Salario: 24.000',
        'según convenio',
      ].map(names),
    ).toEqual(Array<boolean>(7).fill(true));
    expect(
      [
        'A competitive salary',
        'We raised $20 million',
        'Salario según valía',
        '500k users',
        '51-200 people',
      ].map(names),
    ).toEqual(Array<boolean>(5).fill(false));
  });

  it('counts musts, and has each kind once with its quotes', () => {
    expect(kinds('A job.', longListOfMusts)).toEqual(['manyMusts']);
    const flags = findRedFlags(
      'An unpaid trial. Another unpaid shift. An unpaid test. And an unpaid day.',
      0,
    );
    expect(flags.map(({ kind, weight, quotes }) => [kind, weight, quotes.length])).toEqual([
      ['unpaidWork', 'warn', 3],
      ['noPay', 'ask', 0],
    ]);
    expect(findRedFlags('  ', 20)).toEqual([]);
  });
});
