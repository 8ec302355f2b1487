// What an employer must not ask, directly or by a proxy, and leading phrases: Spanish.
import { inWords } from '#domain/text/wordLimits.ts';
import type { LintRule } from './lintRule.ts';
import { spanishHealth } from './health.ts';

const ofTheWork =
  /(?:pacientes?|residentes?|huésped(?:es)?|clientes?|usuari[oa]s?|alumn[oa]s?|estudiantes?|productos?|mercado|política|ley|del equipo|de la empresa|del proyecto)/iu;
const you = '(?:tu|tus|su|sus|vuestr[oa]s?)';

export const spanishRules: readonly LintRule[] = [
  {
    code: 'leading',
    patterns: [
      /(?<!\p{L})(?:¿?no (?:crees|cree|te parece|le parece|piensas|piensa|estás de acuerdo|está de acuerdo) que|como (?:ya )?(?:sabes|sabe)|obviamente|por supuesto que|seguro que|supongo que|imagino que|la forma correcta es)/giu,
      /,\s*¿?(?:verdad|no|cierto|a que sí|correcto)\?/giu,
    ],
  },
  {
    code: 'age',
    patterns: [
      /¿?(?:cuántos años (?:tienes|tiene|cumples|cumple)|qué edad (?:tienes|tiene)|cuándo (?:naciste|nació)|en qué año (?:naciste|nació|te graduaste|se graduó|terminaste|terminó|acabaste))/giu,
      new RegExp(`${you}\\s+(?:edad|fecha de nacimiento|año de nacimiento|cumpleaños)`, 'giu'),
      /(?:cuándo (?:piensas|piensa|planeas|planea) jubilar(?:te|se)|demasiado (?:joven|mayor|viejo|vieja)|a tu edad|a su edad|nativ[oa] digital|joven y dinámic[oa])/giu,
    ],
  },
  {
    code: 'family',
    patterns: [
      /¿?(?:estás|está|eres|es) (?:casad[oa]|solter[oa]|divorciad[oa]|embarazada|comprometid[oa]|madre|padre)/giu,
      /¿?(?:tienes|tiene|piensas tener|piensa tener|planeas tener|planea tener|quieres tener|quiere tener|vas a tener)[^?.]{0,25}(?:hij[oa]s?|niñ[oa]s?|bebés?|familia(?! de productos)|pareja|cargas familiares)/giu,
      new RegExp(
        `${you}\\s+(?:estado civil|marido|mujer|esposo|esposa|pareja|novio|novia|hijos?|hijas?|situación familiar|planes familiares|cargas familiares|apellido de soltera)`,
        'giu',
      ),
      /(?:baja (?:por )?(?:maternidad|paternidad|maternal)|quién (?:cuida|cuidará) (?:de )?(?:tus|sus|a tus|a sus)|formar una familia|con quién (?:vives|vive))/giu,
    ],
    unless: ofTheWork,
  },
  {
    code: 'religion',
    patterns: [
      new RegExp(
        `(?:${you}|qué|cuál es ${you})\\s+(?:religión|fe|iglesia|creencias? religiosas?|parroquia)`,
        'giu',
      ),
      /¿?(?:eres|es) (?:católic[oa]|cristian[oa]|musulm[aá]n(?:a)?|judí[oa]|ate[oa]|creyente|religios[oa]|practicante religios[oa]|evangélic[oa])/giu,
      /(?:vas|va) a (?:misa|la iglesia|la mezquita|la sinagoga)|fiestas religiosas|ramadán|sabbat/giu,
    ],
    unless: ofTheWork,
  },
  {
    code: 'nationality',
    patterns: [
      /¿?(?:de dónde (?:eres|es) (?:realmente|originari[oa]|originalmente)?|dónde (?:naciste|nació)|dónde nacieron (?:tus|sus) padres|en qué país (?:naciste|nació))/giu,
      new RegExp(
        `(?:${you}|qué|cuál es ${you})\\s+(?:nacionalidad|ciudadanía|país de (?:origen|nacimiento)|lugar de nacimiento|lengua materna|acento)`,
        'giu',
      ),
      /¿?(?:eres|es) (?:extranjer[oa]|inmigrante|ciudadan[oa]|hablante nativ[oa]|español(?:a)?|mexican[oa]|latin[oa])/giu,
    ],
    unless: ofTheWork,
  },
  {
    code: 'ethnicity',
    patterns: [
      new RegExp(
        `(?:${you}|qué|cuál es ${you})\\s+(?:raza|etnia|origen étnico|color de piel|casta)`,
        'giu',
      ),
      /¿?(?:eres|es) (?:negr[oa]|blanc[oa]|gitan[oa]|indígena|mestiz[oa])/giu,
    ],
  },
  spanishHealth,
  {
    code: 'gender',
    patterns: [
      new RegExp(`${you}\\s+(?:sexo|género|pronombres)`, 'giu'),
      inWords(
        /(?:como (?:mujer|hombre|madre|padre)\b|¿?(?:eres|es) (?:hombre|mujer|transexual|trans)\b|te (?:importa|molesta) (?:trabajar|tener)[^?.]{0,30}(?:una mujer|un hombre|una jefa|mujeres|hombres))/giu,
      ),
    ],
  },
  {
    code: 'orientation',
    patterns: [
      new RegExp(`${you}\\s+orientación sexual`, 'giu'),
      /¿?(?:eres|es) (?:gay|lesbiana|homosexual|heterosexual|bisexual)/giu,
    ],
  },
  {
    code: 'politics',
    patterns: [
      /(?:a quién (?:votas|vota|votaste|votó|votarías)|a qué partido|ideas políticas|ideología política|opinión política|opiniones políticas|¿?(?:eres|es) de (?:izquierdas?|derechas?))/giu,
    ],
  },
  {
    code: 'union',
    patterns: [
      /(?:afiliad[oa] a (?:un|algún) sindicato|miembro de (?:un|algún) sindicato|perteneces a (?:un|algún) sindicato|opin(?:as|a) de los sindicatos)/giu,
    ],
  },
  {
    code: 'criminalRecord',
    patterns: [
      /(?:antecedentes (?:penales|policiales)|(?:te|le|has sido|ha sido) (?:han )?(?:detenid[oa]|arrestad[oa]|condenad[oa])|estado en la cárcel)/giu,
    ],
  },
  {
    code: 'finances',
    patterns: [
      new RegExp(
        `${you}\\s+(?:deudas?|historial crediticio|salario actual|sueldo actual|salario anterior|sueldo anterior|último sueldo)`,
        'giu',
      ),
      /¿?(?:cuánto (?:ganas|gana|ganabas|ganaba|cobras|cobra|cobrabas)|tienes deudas|tiene deudas|tienes casa propia|tiene casa propia|tienes coche propio)/giu,
    ],
  },
  {
    code: 'appearance',
    patterns: [
      new RegExp(
        `${you}\\s+(?:aspecto físico|apariencia|pelo|tatuajes?|velo|peso|estatura)`,
        'giu',
      ),
      /(?:envía(?:nos)? (?:una|tu|su) foto|cuánto (?:mides|mide|pesas|pesa))/giu,
    ],
  },
];
