// A duty is asked about in its own words, without what surrounds them, and refused where nothing is done in it.
import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { toPlainDuty } from './dutyLine.ts';
import { rankOf } from './dutyRank.ts';
import { toTaskPhrase } from './task/taskPhrases.ts';

describe('a duty alone', () => {
  it.each([
    [
      'Responda las llamadas y registre los pedidos',
      'Responder las llamadas y registrar los pedidos',
    ],
    ['Organice la bodega', 'Organizar la bodega'],
    [
      'Quality assurance and quality control of bread',
      'Quality assurance and quality control of bread',
    ],
    ['Entregue los encargos, cuide las cajas', 'Entregar los encargos, cuidar las cajas'],
    ['3.1 Dirigir a un equipo de seis personas', 'Dirigir a un equipo de seis personas'],
    [
      'Asimismo, mantendrá la colección de semillas y preparará los informes',
      'Mantener la colección de semillas y preparar los informes',
    ],
    [
      'Diseñarás los planos y convertirás lo que oigas en propuestas',
      'Diseñar los planos y convertir lo que oigas en propuestas',
    ],
    ['Harás crecer nuestra comunidad, que ahora mismo está', 'Hacer crecer nuestra comunidad'],
    [
      'Take care of small projects supported by an organization that gives you the mentorship you need',
      'Take care of small projects',
    ],
    [
      'Design build and test the control units of our pumps',
      'Design, build and test the control units of our pumps',
    ],
    ['Write secure testable reusable modules', 'Write secure, testable, reusable modules'],
    ['Work as part of a small crew to build timber houses', 'Build timber houses'],
    [
      'Playing an active role in developing our training courses',
      'Developing our training courses',
    ],
    [
      'You will be one of two people responsible for the cold store',
      'Responsible for the cold store',
    ],
    ['Prepare the yearly sheet communicate it to the board', 'Prepare the yearly sheet'],
    [
      'Inspect the welds after each shift Further information is on our page',
      'Inspect the welds after each shift',
    ],
    ['Help customers choose the right paint', 'Help customers choose the right paint'],
    ['Keep the workshop clean', 'Keep the workshop clean'],
    ['Te encargarás de la caja y de los pedidos', 'Encargarse de la caja y de los pedidos'],
    ['Serás responsable de la cocina', 'Responsabilizarse de la cocina'],
    ['Te encargarás de gestionar la caja', 'Gestionar la caja'],
    ['Vas a registrar las entradas', 'Registrar las entradas'],
    ['Deberá además conducir la furgoneta', 'Conducir la furgoneta'],
    ['Make sure you follow the hygiene rules', 'Make sure you follow the hygiene rules'],
    ['Help customers who call you with questions', 'Help customers who call you with questions'],
    ['Keep the books of the shop and you will love it', 'Keep the books of the shop'],
    ['Put together the rota and payroll', 'Put together the rota and payroll'],
    ['Take apart the pumps and motors', 'Take apart the pumps and motors'],
    ['Check daily the tills and floats', 'Check daily the tills and floats'],
    [
      'Atenderás a los clientes e intervendrás en la caja',
      'Atender a los clientes e intervenir en la caja',
    ],
    [
      'Supervisar los trabajos y expondrá los resultados',
      'Supervisar los trabajos y exponer los resultados',
    ],
    [
      'Marcharás con el grupo y escucharás sus quejas',
      'Marchar con el grupo y escuchar sus quejas',
    ],
    ['Prepare monthly reports', 'Prepare monthly reports'],
    ['Supervise the crews', 'Supervise the crews'],
    ['Prepare los pedidos de la tienda', 'Preparar los pedidos de la tienda'],
    [
      'Supervise a las cuadrillas y registre los datos',
      'Supervisar a las cuadrillas y registrar los datos',
    ],
  ])('%s → %s', (line, duty) => expect(toPlainDuty(line)).toBe(duty));

  it('takes time in proportion to a hostile text', () => {
    const hostile = (size: number): string[] => [
      'you '.repeat(size / 4),
      'responsible '.repeat(size / 12),
      'secure '.repeat(size / 7),
      `${'que '.repeat(size / 4)}está`,
      ' '.repeat(size),
      'work in a '.repeat(size / 10),
      `Keep${'.'.repeat(size)}a`,
      `Keep${' ,'.repeat(size / 2)} a`,
    ];
    const took = (line: string): number => processorTimeOf(() => toPlainDuty(line));
    const least = (line: string): number => Math.min(took(line), took(line), took(line));
    const [short, long] = [hostile(40_000), hostile(80_000)];
    // Four times as long is what a quadratic pattern takes; less than half a second is noise of a busy machine.
    for (const [at, line] of short.entries())
      expect(least(long[at] ?? ''), line.slice(0, 20)).toBeLessThan(3.2 * least(line) + 400);
  }, 30_000);
});

describe('what is asked about', () => {
  it.each([
    'Adhere to agile principles',
    'Implementation of complex tasks',
    'Open to changes',
    'Está financiado por el ministerio',
    'La posición se crea con motivo de la expansión',
    'Grow your skills with us',
    'We build the future',
    'Join us in the north',
    'I will be there',
    'Play a key role in the team',
    'Take on responsibility',
    'Enter a new world',
    'Titulado en Enfermería',
    'Ubicado en el centro de Madrid',
    'Lenguaje de programación Java',
    'Formación en ingeniería eléctrica',
  ])('is not “%s”', (line) => expect(rankOf(line)).toBe(null));
  it.each([
    'Envasado, etiquetado y encajado de producto',
    'Alimentación de línea',
    'Valuation of risks and chances',
    'Analyze log data using knowledge of the network',
    'Heading a team of twelve',
    'Enter orders in the system',
    'Grow vegetables and herbs',
    'Grow the customer base in the north',
    'Prepare US tax returns',
    'Market research in the US',
    'Run Phase I clinical trials',
    'Collect customer feedback and report it',
    'Take on new clients and open their accounts',
    'Formación de nuevos empleados',
    'Montaje de muebles',
  ])('is “%s”', (line) => expect(rankOf(line)).toBe(0));

  it.each([
    'Solve complex problems',
    'Manage multiple tasks',
    'Deliver high-quality solutions',
    'Help customers in the shop',
  ])('is asked about where nothing better is named: “%s”', (line) => expect(rankOf(line)).toBe(1));

  it.each(['Play the piano at weddings', 'Primera atención a los clientes'])(
    'may be “%s”',
    (line) => expect(rankOf(line)).not.toBe(null),
  );
  it.each([
    ['Prepare US tax returns', 'en', 'prepare US tax returns'],
    ['Run Phase I clinical trials', 'en', 'run Phase I clinical trials'],
    ['Encargarse de la caja y de los pedidos', 'es', 'encargarse de la caja y de los pedidos'],
  ] as const)('is phrased: %s', (line, language, phrase) =>
    expect(toTaskPhrase(line, language, 16, true)).toBe(phrase),
  );

  it('ends where it can end', () => {
    expect(
      toTaskPhrase(
        'Design, develop, test and deploy the code required to run the warehouse',
        'en',
        16,
        true,
      ),
    ).toBe('design, develop, test and deploy the code required to run the warehouse');
    expect(
      toTaskPhrase(
        'Provide leadership in the development and execution of enterprise and domain specific strategies, standards and guidelines for all of the countries',
        'en',
        16,
        true,
      ),
    ).not.toMatch(/enterprise$/);
    expect(
      toTaskPhrase(
        'Mantener la colección de semillas, preparar medios de cultivo y velar por el buen estado de los equipos de todas las salas',
        'es',
        16,
        true,
      ),
    ).toBe('mantener la colección de semillas y preparar medios de cultivo');
    expect(toTaskPhrase('Code design coach the team', 'en', 16, true)).toBe(null);
  });
});
