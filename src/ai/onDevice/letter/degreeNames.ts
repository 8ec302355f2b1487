// Degrees as a letter names them, with their article.

const short = '[BM](?:Sc|A|Eng|Ed|Com|Phil|BA)|PhD|PGCE';

/** "BSc Nursing" as "a BSc in Nursing". */
export function formatDegree(degree: string): string {
  const isKnown = new RegExp(
    `^(?:${short}|Bachelor|Master|Diploma|Certificate|Degree|Higher|National|Foundation|Associate|[NS]?VQ|BTEC|HN[CD])(?:[\\s.(]|$)`,
  ).test(degree);
  const article = !isKnown
    ? ''
    : /^(?:M(?:Sc|A|Eng|Ed|Com|Phil|BA)(?:[\s.(]|$)|Associate|[NS]VQ|HN[CD])/.test(degree)
      ? 'an '
      : 'a ';
  return (
    article +
    degree.replace(new RegExp(`^((?:${short})(?: \\([^)]*\\))?) (?=\\p{Lu})`, 'u'), '$1 in ')
  );
}

const personalDegree = /^(?:Técnic[oa]|Graduad[oa]|Licenciad[oa]|Diplomad[oa]|Ingenier[oa])(?=\s)/u;
const masculineDegree =
  /^(?:Grado|Máster|Ciclo|Bachillerato|Curso|Doctorado|Título|Posgrado|Postgrado)(?=\s)/u;
const feminineDegree =
  /^(?:Licenciatura|Diplomatura|Ingeniería|Maestría|Especialización|Arquitectura|FP|Doble titulación|Preparatoria|Carrera)(?=\s|$)/u;

/** A Spanish degree with its article; one of which it is not known alone. */
export function formatSpanishDegree(degree: string): string {
  if (personalDegree.test(degree)) return `el título de ${degree}`;
  if (masculineDegree.test(degree)) return `el ${degree}`;
  return feminineDegree.test(degree) ? `la ${degree}` : degree;
}
