// Support hours (seed, sections 2 and 9).

/** Monday to Friday, 9am to 5pm PST; shown through the i18n key "common:supportHours". */
export const supportHours = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  from: '9am',
  to: '5pm',
  zone: 'PST',
} as const;
