// A question of the library in the words of a trade that the job does not have is not asked; one in the words of its own trade is.
import { describe, expect, it } from 'vitest';
import { isOfStrangeTrade } from './tradeGroups.ts';

const bridges = {
  named:
    'Senior Project Manager\nEnsure that bridge design projects are delivered on time\nBudgeting',
  text: 'We design bridges. Our developers of one tool sit elsewhere.',
};
const reparto = {
  named: 'Repartidor/a\nRepartir paquetes con furgoneta\nOrdenar la ruta',
  text: 'Reparto de paquetería en Zaragoza.',
};

describe('a question of a strange trade', () => {
  it.each([
    [
      'La persona a tu cuidado rechaza la comida.',
      'Cuidador de animales',
      'Auxiliar de residencia',
    ],
    ['Tell me about a manual task in IT.', 'Write scripts for games', 'Automation engineer'],
    ['Your transport plan no longer worked.', 'Chauffeur', 'Fleet dispatcher'],
    ['Choose a property of a material or sample.', 'Junior architect', 'Polymer chemist'],
    ['Tell me about a day on the road when the route failed.', 'Gardener', 'Courier'],
    ['Alguien viene a la ventanilla de tu oficina.', 'Administrador de fincas', 'Ayuntamiento'],
  ])('is told from a near one: %s', (question, strange, own) => {
    expect(isOfStrangeTrade(question, { named: strange, text: strange })).toBe(true);
    expect(isOfStrangeTrade(question, { named: own, text: own })).toBe(false);
  });

  it('is told though a harvest is a campaign too', () => {
    const harvest = { ...reparto, named: 'Coordinación de la campaña de recolección' };
    const question = 'Háblame de una campaña que planificaste.';
    expect(isOfStrangeTrade(question, harvest)).toBe(true);
    expect(isOfStrangeTrade(question, { ...harvest, named: 'Campañas de publicidad' })).toBe(false);
  });

  it.each([
    'Suppose your sponsor asks for an additional feature, and two developers have begun on it.',
    'Suppose two leads blame each other for a failed integration test.',
    'Tell me about a sales director who asked you to book a sale early, and the sales target.',
    'Tell me about an experiment that gave you an unexpected result.',
    'You have a pupil who does not want to come to lessons. What do you do?',
  ])('is told by its words: %s', (text) => expect(isOfStrangeTrade(text, bridges)).toBe(true));

  it.each([
    'A post of yours draws angry comments within an hour. What do you do?',
    'You have three months to make a new offer known. What do you do first?',
    'At the start of a shift you are responsible for six people. Whom do you see first?',
  ])('is told where the trade is near: %s', (text) =>
    expect(
      isOfStrangeTrade(text, {
        named: 'Dietitian\nAdvise patients on diet',
        text: 'You advise patients in our clinic.',
      }),
    ).toBe(true),
  );

  it.each([
    'Imagina que llevas un palé de seiscientos kilos y hay una rampa. ¿Qué haces?',
    'Una entrega que producción necesita mañana está bloqueada. ¿Qué haces?',
    'El sistema muestra doce piezas y en la estantería hay nueve. ¿Cómo procedes?',
    'Describe un transportista que te fallaba una y otra vez. ¿Qué hiciste?',
    'Ves que un compañero toma instrumental sin esterilización comprobada. ¿Qué haces?',
    '¿Cómo te aseguras de que el expediente de un empleado está completo?',
  ])('is told in Spanish: %s', (text) => expect(isOfStrangeTrade(text, reparto)).toBe(true));

  it.each([
    ['Two developers have begun on a feature.', { ...bridges, named: 'Software project manager' }],
    ['Tell me about two disciplines whose designs did not fit together.', bridges],
    ['Vas con retraso y la carga no está sujeta como debe. ¿Qué haces?', reparto],
    ['Toma instrumental sin esterilizar.', { ...reparto, named: 'Auxiliar de clínica dental' }],
    ['¿Qué haces con un palé en una rampa?', { ...reparto, named: 'Mozo de almacén' }],
    ['How do you review the code of developers?', { ...bridges, text: 'code, code and code' }],
  ])('is not seen where the job names the trade: %s', (text, job) =>
    expect(isOfStrangeTrade(text, job)).toBe(false),
  );
});
