// Whether two names are of the same licence or certificate.

/** Other names of the same certificate, as stems or letters. */
const sameLicence: readonly RegExp[] = [
  /^(?:rcp|reanimac|cpr|resuscitat)/,
  /^(?:prl$|prevenc|riesg)/,
  /^(?:tacho|tacograf|conductor)/,
  /^(?:manip|handler)/,
  /^(?:delit|delinc|anteced|penal)/,
  /^(?:forklift|carretill|counterbal)/,
  /^(?:qts|teacher)$/,
  /^(?:nurs|enfermer)/,
  /^(?:hiab|crane)$/,
  /^(?:aliment|food$)/,
];
/** True when two words of a certificate's name, as stems or letters, mean the same certificate. */
export const isSameLicence = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)) ||
  sameLicence.some((names) => names.test(a) && names.test(b));
