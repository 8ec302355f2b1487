/** The vocabulary of trades: requirements in the words of postings, shown in the words of people who did the work, and not in those of other work. */
import { describe, expect, it } from 'vitest';
import { findActivities, isShownIn } from '#ai/onDevice/match/activities.ts';
import { computeVerdictOn } from '#ai/onDevice/match/qualifications/verdictOn.fixture.ts';
import building from './building.json';
import digital from './digital.json';
import finance from './finance.json';
import health from './health.json';
import industry from './industry.json';
import law from './law.json';
import service from './service.json';

const english = (requirement: string, line: string): string =>
  computeVerdictOn(requirement, `Worker, Kestrel Ltd, 2021 - present // - ${line}`, 'work');
const spanish = (requirement: string, line: string): string =>
  computeVerdictOn(
    requirement,
    `Empleada, Talleres Norte, 2021 - actualidad // - ${line} y de la con el que los en la`,
    'work',
    { language: 'es' },
  );

describe('requirements of a trade, shown in other words', () => {
  it.each([
    ['Cell culture', 'Passaged HEK lines twice a week and froze stocks'],
    ['Geotechnical investigation', 'Logged boreholes and trial pits on eleven sites'],
    ['Probate', 'Distributed estates and dealt with the executors'],
    ['Spirometry reviews', 'Checked inhaler technique in the asthma clinic'],
    ['Tracheostomy care', 'Suctioned and changed the inner cannula for two patients'],
    ['Tool setting for injection moulding', 'Changed moulds on three Arburg presses'],
    ['Payroll administration', 'Payslips for ninety staff, starters and leavers included'],
    ['Import clearance', 'Classified goods by commodity code and lodged the entries'],
    ['Crowd management', 'Calmed fights in the queues and moved people on'],
    ['Grant applications', 'Wrote bids to the lottery and won four'],
    ['Vulnerability management', 'Ran Nessus scans and patched what they found'],
    ['Ecological surveys', 'Counted bats at dusk under licence'],
    ['Subtitling', 'Translated and subtitled twelve documentaries'],
    ['Lambing', 'Lambed 300 ewes outdoors'],
  ])('%s: %s', (requirement, line) => expect(english(requirement, line)).toBe('met'));

  it.each([
    ['Movilización de usuarios con grúa', 'Paso a los residentes de la cama a la silla con arnés'],
    ['Derecho de extranjería', 'Tramito arraigos y reagrupaciones'],
    ['Conciliaciones bancarias', 'Cuadro los extractos con el mayor'],
    ['Impermeabilización de cubiertas', 'Pongo tela asfáltica y arreglo goteras'],
    ['Clasificación arancelaria', 'Busco la partida de cada producto'],
    ['Matricería', 'Ajusto troqueles y cambio matrices'],
    ['Cribado curricular', 'Publico la oferta, leo los currículos y llamo a los finalistas'],
    ['Fertirrigación', 'Regulo la conductividad de los goteros'],
    ['Catalogación', 'Pongo tejuelos y clasifico libros'],
    ['Copias de seguridad', 'Programo los backups y pruebo la restauración'],
  ])('%s: %s', (requirement, line) => expect(spanish(requirement, line)).toBe('met'));
});

describe('what is told is other work', () => {
  it.each([
    ['Cell culture', 'Answered the phone and ordered stationery'],
    ['Flood risk assessments', 'Sized swales and ponds for nine estates'],
    ['Logging and monitoring', 'Carried the pager every third week'],
    ['Payroll administration', 'Served breakfast to ninety guests'],
    ['Advocacy', 'Typed letters for two solicitors'],
    ['Method validation', 'Passed the gowning qualification with three clean sets'],
    ['Complaint handling', 'Five calls a day on gas furnaces'],
  ])('%s: %s', (requirement, line) => expect(english(requirement, line)).toBe('missing'));

  it.each([
    ['Clasificación arancelaria', 'Armo los papeles de cada carga y el certificado de origen'],
    ['Fertirrigación', 'Cobro en caja y atiendo a los clientes'],
    ['Mantenimiento de primer nivel', 'Hago replanteos y pedidos de material'],
  ])('%s: %s', (requirement, line) => expect(spanish(requirement, line)).toBe('missing'));

  it('counts help as a part of the trade', () => {
    expect(english('Roof construction', 'Pitched rafters as a helper on two houses')).toBe(
      'partial',
    );
  });
});

describe('how a kind of work is asked for', () => {
  it('one word names it only where it is its own', () => {
    expect(findActivities('Advocacy', 'en').length).toBeGreaterThan(0);
    expect(findActivities('Planning', 'en').filter(({ activity }) => activity.isOfTrade)).toEqual(
      [],
    );
  });

  it.each([
    ['en', { building, digital, finance, health, industry, law, service }],
    ['es', { building, digital, finance, health, industry, law, service }],
  ] as const)('every line of the lists in %s can be asked for and shown', (language, files) => {
    for (const [name, file] of Object.entries(files))
      for (const line of file[language]) {
        const [asked = '', shown = ''] = line.split('|');
        const example = (side: string): string =>
          (side.split(',')[0] ?? '')
            .trim()
            .split(/\s+/)
            .map((slot, at) => slot.split('/')[at] ?? slot.split('/')[0] ?? '')
            .join(' ')
            .replaceAll('*', '');
        const kinds = findActivities(example(asked), language);
        expect(kinds.length, `${name}: ${line}`).toBeGreaterThan(0);
        expect(
          kinds.some(({ activity }) => isShownIn(example(shown), activity, language) === 'met'),
          `${name}: ${line}`,
        ).toBe(true);
      }
  });
});
