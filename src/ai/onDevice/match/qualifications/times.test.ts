// Working times and travel asked for, and what resumes tell of them: parts of the day, clock times, weekends, turns, nights away.
import { expect, it } from 'vitest';
import { computeVerdictOn } from './verdictOn.fixture.ts';

it.each([
  ['Night shifts', '- 10 pm to 6 am, four nights a week', 'met'],
  ['Night shifts', '- 22:00-06:00 for three years', 'met'],
  ['Night shifts', '- Worked 8am-4pm, Monday to Friday', 'missing'],
  ['Overnight shift, 11pm-7am', '- Third shift, 11p to 7:30a', 'met'],
  ['Second shift (3 pm - 11:30 pm)', '- 2nd shift for two years', 'met'],
  ['Second shift (3 pm - 11:30 pm)', '- 15:00 to 23:00, five days', 'met'],
  ['Evening availability until 9 pm', '- Closed the shop at ten every night', 'met'],
  ['Evening availability until 9 pm', '- Store open until 9.30 pm; I did two lates a week', 'met'],
  ['Must be able to work evenings', '- 4pm to midnight', 'met'],
  ['Early starts (5 am)', '- 04:30 starts in the bakery', 'met'],
  ['Early starts (5 am)', '- Nine to five', 'missing'],
  ['Available between 8 am and 6 pm', '- Opened at 7.30 and closed at 6.30 in turns', 'met'],
  ['Hours between 7:00 and 19:00', '- 7 am to 7 pm, four on four off', 'met'],
  ['Monday to Friday, 9 to 5', '- Full time, Monday to Friday', 'met'],
  ['Saturday and Sunday work', '- Every Saturday and most Sundays', 'met'],
  ['Saturday and Sunday work', '- Alternate Saturdays', 'partial'],
  ['Weekend work', '- Wednesday to Sunday, 10-6', 'met'],
  ['Weekend work', '- Six days a week, Sundays off', 'met'],
  ['Weekends on a rota', '- One weekend in four', 'met'],
  ['Every other weekend', '- 1 in 2 weekends', 'met'],
  ['Every other weekend', '- One weekend a month', 'partial'],
  ['One weekend in four', '- Every third weekend', 'met'],
  ['Rotating shifts', '- Earlies, lates and nights in turn', 'met'],
  ['Rotating shifts', '- Mornings one week, afternoons the next', 'met'],
  ['Rotating shifts including nights', '- Early and late turns', 'partial'],
  ['12-hour shifts, days and nights', '- 7 to 7, two days, two nights, four off', 'met'],
  ['Rota Monday to Sunday', '- Rota over seven days, 7 am to 10 pm', 'met'],
  ['On-call one week in four', '- Carried the pager every third week', 'met'],
  ['Nights and weekends', '- Nights, every second weekend', 'met'],
  ['Nights and weekends', '- Weekends', 'partial'],
  ['Bank holidays', '- Worked Christmas and Easter each year', 'met'],
  ['Split shifts', '- Lunch and dinner service with the afternoon off', 'met'],
  ['Willing to work overtime', '- Regular overtime before deadlines', 'met'],
  ['Seasonal overtime', '- 50 to 55 hours a week at harvest', 'met'],
  ['Flexible schedule', '- Available any day, any shift', 'met'],
  ['Travel up to 40 %', '- On the road three days a week for clients in six states', 'met'],
  ['Travel within the region', '- Drove to 30 sites between Leeds and Hull', 'met'],
  ['Travel overseas', '- Commissioned lines on site in Poland, Brazil and India', 'met'],
  ['Occasional overnight travel', '- Hotels two nights a week', 'met'],
  ['Willing to travel', '- Booked flights and hotels for the directors', 'missing'],
  ['Nights away from home', '- Tramping Monday to Friday, sleeping in the cab', 'met'],
  ['Nights away from home', '- Home every evening', 'missing'],
  ['Travel to client sites', "- Worked at customers' plants across Ohio", 'met'],
] as const)('%s | %s → %s', (asked, line, state) => {
  expect(computeVerdictOn(asked, `Operative, Finch Ltd, 2020 - 2024 // ${line}`, 'work')).toBe(
    state,
  );
});

it.each([
  ['Turno de noche', '- De 22 a 6 h, tres años', 'met'],
  ['Turno de noche', '- Horario de 8 a 15 h', 'missing'],
  ['Turno de tarde (14 a 22 h)', '- Turno de 14:00 a 22:00', 'met'],
  ['Disponibilidad por las tardes', '- De 15 a 21 h de lunes a viernes', 'met'],
  ['Horario de mañana, de 7 a 15 h', '- Turno de mañana', 'met'],
  ['Tardes y sábados', '- De 16 a 22 h, de lunes a viernes', 'partial'],
  ['Sábados alternos', '- Un sábado sí y otro no', 'met'],
  ['Fines de semana', '- De jueves a domingo', 'met'],
  ['Fines de semana y festivos', '- Sábados, domingos y festivos', 'met'],
  ['Turnos rotativos', '- Semana de mañana, semana de tarde', 'met'],
  ['Turnos rotativos', '- Tres turnos, en rotación', 'met'],
  ['Rolar turnos', '- Cubrí los tres turnos de forma rotativa', 'met'],
  ['Disponibilidad para rolar turnos', '- Primer, segundo y tercer turno', 'met'],
  ['Turno partido', '- De 10 a 14 y de 17 a 21 h', 'met'],
  ['Guardias localizadas', '- Una guardia de fin de semana al mes', 'met'],
  ['Lunes a sábado de 9 a 18', '- De lunes a sábado, de 9 a 18 h', 'met'],
  [
    'Disponibilidad para viajar',
    '- Visité clientes en nueve provincias, dos noches fuera por semana',
    'met',
  ],
  ['Disponibilidad para viajar', '- Residencia en Lugo', 'missing'],
  ['Viajes al extranjero', '- Montajes en Francia y Marruecos de tres semanas', 'met'],
  ['Horas extra en campaña', '- Campañas de la aceituna con diez horas al día', 'met'],
] as const)('%s | %s → %s', (asked, line, state) => {
  expect(
    computeVerdictOn(asked, `Operaria, Lince S. A., 2020 - 2024 // ${line}`, 'work', {
      language: 'es',
    }),
  ).toBe(state);
});
