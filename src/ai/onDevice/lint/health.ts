// The candidate's own health, which no employer asks for: illness, disability, medication, therapy, sick days. Health as the trade is left alone.
import { inWords } from '#domain/text/wordLimits.ts';
import type { LintRule } from './lintRule.ts';

const enCondition = [
  'disabilit(?:y|ies)',
  '(?:chronic |serious )?illness(?:es)?',
  'diseases?',
  'medical conditions?',
  'medical treatment',
  'health (?:problems?|issues?|conditions?)',
  'mental health',
  'depression',
  'anxiety',
  'burn-?out',
  'medications?',
  'medicines?',
  'antidepressants',
  'allerg(?:y|ies)',
  'surgery',
  'injur(?:y|ies)',
  'back (?:problems?|pain)',
  '(?:physical|health) (?:limitations?|restrictions?)',
  'epilepsy',
  'diabetes',
  'cancer',
  'asthma',
  'hearing aid',
  'therapy',
  'medical treatments?',
].join('|');
const enOwn =
  '(?:mental |physical )?(?:health|illness(?:es)?|disease|medical history|disabilit(?:y|ies)|sick (?:days|leave)|anxiety|depression|burn-?out|medication|therapy|handicap|pregnancy|medical (?:condition|record)s?|weight|height)';

export const englishHealth: LintRule = {
  code: 'health',
  patterns: [
    inWords(
      new RegExp(
        String.raw`\b(?:do|did|have|are) you (?:ever |currently |still |also )?(?:have|had|suffer(?:ed|ing)?|take|taken|taking|need|wear|experienced?|on|in|been (?:diagnosed|treated|in|on))\b(?! part)[^?.]{0,30}\b(?:${enCondition})\b`,
        'gi',
      ),
    ),
    inWords(
      /\bare you (?:disabled|healthy|sick|ill|in good health|pregnant|on (?:any )?medication|in (?:any )?(?:medical )?treatment)\b/gi,
    ),
    inWords(
      /\b(?:do|did|have|are) you (?:ever |currently )?(?:see|seen|seeing|visit(?:ed)?|consult(?:ed)?) (?:a |an |your )?(?:therapist|psychiatrist|psychologist|counsell?or|doctor)\b/gi,
    ),
    inWords(
      new RegExp(
        String.raw`\b(?:your|any) (?:own )?${enOwn}\b(?! (?:and safety|insurance|care|products?|programs?|programmes?|services?|apps?|data|tech|checks?|literacy|management))`,
        'gi',
      ),
    ),
    inWords(
      /\bhow (?:many (?:sick )?days|often|many times)\b[^?.]{0,25}\byou\b[^?.]{0,20}\b(?:sick|ill|absent)\b/gi,
    ),
    inWords(/\bhow many sick days\b[^?.]{0,10}\byou\b/gi),
    inWords(
      /\b(?:did|have|were|are) you\b[^?.]{0,20}\b(?:off sick|on (?:long-term )?sick leave|hospitali[sz]ed|in hospital|in therapy|been (?:seriously )?(?:sick|ill))\b/gi,
    ),
    inWords(/\bwhen were you (?:last )?(?:sick|ill|in hospital)\b/gi),
    inWords(/\b(?:medications?|medicines?) (?:do|are) you (?:take|taking|on)\b/gi),
    inWords(/\b(?:medical|health) reasons? (?:why|that|for which) you\b/gi),
    inWords(/\b(?:do you (?:smoke|drink|use drugs)|workers'? compensation claim)\b/gi),
  ],
  unless: inWords(
    /\b(?:patients?|residents?|health and safety|pupils?|students?|clients?|customers?|health record|guests?|employees?|experience (?:with|in|of)|trained|training|administer\w*)\b/i,
  ),
};

const esCondition = [
  'discapacidad',
  'enfermedad(?:es)?',
  'problemas? de (?:salud|espalda|corazón)',
  'medicación',
  'medicamentos?',
  'alergias?',
  'lesi[oó]n(?:es)?',
  'depresión',
  'ansiedad',
  'burnout',
  'diabetes',
  'epilepsia',
  'cáncer',
  'asma',
  'limitaci[oó]n(?:es)? físicas?',
  'bajas? (?:médicas?|laborales?)',
].join('|');
const esOwn =
  '(?:estado de salud|salud(?: mental| física)?|enfermedad|historial médico|discapacidad|ansiedad|depresión|embarazo|peso|estatura|bajas médicas)';
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

export const spanishHealth: LintRule = {
  code: 'health',
  patterns: [
    new RegExp(
      `${start}(?:tienes|tiene|tuviste|has tenido|ha tenido|padeces|padece|has padecido|sufres|sufre|sufriste|has sufrido|ha sufrido|tomas|toma|estás tomando|está tomando)${end}[^?.]{0,30}${start}(?:${esCondition})${end}`,
      'giu',
    ),
    new RegExp(`${start}(?:medicación|medicamentos?|medicinas?) (?:tomas|toma)${end}`, 'giu'),
    new RegExp(
      `${start}(?:estás|está|eres|es) (?:embarazada|enferm[oa]|discapacitad[oa]|san[oa]|fumador(?:a)?|en (?:tratamiento|terapia))${end}`,
      'giu',
    ),
    new RegExp(`${start}(?:tu|tus|su|sus|vuestr[oa]s?)\\s+${esOwn}${end}`, 'giu'),
    new RegExp(`${start}(?:estás|está|andas|anda) [^?.]{0,15}de salud${end}`, 'giu'),
    new RegExp(`${start}cuántos días[^?.]{0,20}(?:de baja|enferm[oa])${end}`, 'giu'),
    new RegExp(
      `${start}con qué frecuencia (?:estás|está|has estado|ha estado|faltas|falta) [^?.]{0,15}(?:de baja|enferm[oa]|enfermedad)${end}`,
      'giu',
    ),
    new RegExp(
      `(?:${start}(?:estás|has estado|estuviste)|¿(?:está|ha estado|estuvo))${end}[^?.]{0,20}${start}(?:de baja|enferm[oa])${end}`,
      'giu',
    ),
    new RegExp(
      `${start}(?:vas|va|has ido|ha ido|fuiste|acudes|acude) [^?.]{0,15}(?:a terapia|al? (?:una? )?(?:psicólog[oa]|psiquiatra|terapeuta))${end}`,
      'giu',
    ),
    new RegExp(
      `${start}(?:te|le) han (?:operado|hospitalizado|ingresado|diagnosticado)${end}`,
      'giu',
    ),
    new RegExp(`${start}(?:has|ha) sido (?:operad|hospitalizad|diagnosticad)[oa]${end}`, 'giu'),
    new RegExp(
      `${start}(?:fumas|fuma|bebes alcohol|bebe alcohol|consumes drogas|consume drogas)${end}`,
      'giu',
    ),
  ],
  unless:
    /(?:pacientes?|residentes?|seguridad y salud|alumn[oa]s?|clientes?|huésped(?:es)?|personas? con|experiencia (?:con|en)|plantilla|equipo|servidor)/iu,
};
