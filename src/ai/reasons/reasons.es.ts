// What the AI's codes say, in Spanish. {{values}} are filled in by the reader's formatter.
import type { AnswerFlag, FollowUpReason, LintCode, PostingFlag, ReasonCode } from './reasons.ts';
import type { DocumentWarning } from '#ai/documents/readDocument.ts';

export const reasonsEs = {
  contextFound: 'Dice cuándo, dónde o para quién fue.',
  contextMissing: 'No dice cuándo, dónde ni para quién fue.',
  actionFound: 'Nombra {{count}} pasos propios.',
  actionVague: 'Nombra un solo paso propio.',
  actionMissing: 'No dice qué hizo personalmente.',
  reasoningFound: 'Da motivos de los pasos.',
  reasoningMissing: 'No da motivos de los pasos.',
  resultFound: 'Nombra un resultado.',
  resultWithNumber: 'Nombra un resultado con una cifra o una fecha.',
  resultMissing: 'No nombra ningún resultado.',
  learningFound: 'Dice qué hace de otra manera desde entonces.',
  checkFound: 'Dice cómo se asegura de que ha funcionado.',
  checkMissing: 'No dice cómo se aseguraría de que ha funcionado.',
  specific: 'Habla con datos concretos: cifras, nombres, momentos.',
  notSpecific: 'Apenas hay datos concretos: ni cifras, ni nombres, ni momentos.',
  lookForCovered: 'Palabras que apoyan {{count}} de {{of}} puntos de la rúbrica.',
  lookForOpen: 'Ninguna palabra apoya alguno de los {{of}} puntos de la rúbrica.',
  mostlyGeneral: 'Sobre todo afirmaciones generales que podría hacer cualquiera.',
  repeatsQuestion:
    'Repite las palabras de la pregunta o de la rúbrica; las palabras repetidas no son prueba.',
  hedged: '{{count}} expresiones que lo dejan abierto («quizá», «o algo así»).',
  blamesOthers: 'Se lo atribuye a otras personas.',
  tooShort: 'Demasiado breve para juzgar ({{words}} palabras).',
  empty: 'No hubo respuesta.',
  addressesAi: 'Se ignoró un pasaje dirigido a la IA: «{{text}}»',
  noSpeech: 'Hay una grabación, pero sin palabras escritas. La escucha una persona; no se valora.',
  offTopic: 'Las palabras no parecen corresponder a esta pregunta.',
  notAnExample: 'No se encontró en las palabras ninguna acción propia, resultado ni motivo.',
  declined: 'Dice que no tiene ningún ejemplo.',
  quoteNotFound: '{{count}} citas no se encontraron en la respuesta; se retiene el nivel.',
  otherLanguage: 'El motor del dispositivo solo lee inglés y español.',
  passesDisagree:
    'Se preguntó {{of}} veces al modelo y dio niveles de {{low}} a {{high}}. Júzgalo tú.',
  keyPointsCovered: 'Expone {{count}} de {{of}} puntos de la respuesta modelo.',
  keyPointCovered: 'El punto {{number}} está: «{{point}}»',
  keyPointPartly: 'El punto {{number}} solo se toca: «{{point}}»',
  keyPointMissing: 'El punto {{number}} no se encontró: «{{point}}»',
  passesUnsure: 'Solo {{count}} de {{of}} pasadas encontraron pruebas suficientes para un nivel.',
  followUpsHelped: 'Las respuestas a las preguntas de seguimiento añadieron pruebas.',
} as const satisfies Record<ReasonCode, string>;

export const answerFlagsEs = {
  instructionLike: 'Contiene una frase dirigida a la IA. Se ignoró.',
  offTopic: 'Quizá corresponda a otra pregunta.',
  veryShort: 'Muy breve.',
  otherLanguage: 'Ni inglés ni español.',
  repetitive: 'Dice la misma frase más de una vez; contó una sola.',
  mostlyQuestionWording: 'Sobre todo palabras de la pregunta.',
} as const satisfies Record<AnswerFlag, string>;

export const lintEs = {
  leading: 'Sugiere la respuesta. Pregunta de forma abierta.',
  doubleBarrelled: 'Dos preguntas en una. Haz solo una.',
  yesNo: 'Se puede contestar con sí o no. Pregunta cómo o pide un ejemplo.',
  tooLong: 'Demasiado larga para seguirla de oído. Intenta que sean dos frases.',
  age: 'Roza la edad. Preguntarlo puede ser ilegal.',
  family: 'Roza la familia o la pareja. Preguntarlo puede ser ilegal.',
  religion: 'Roza la religión. Preguntarlo puede ser ilegal.',
  nationality: 'Roza el origen o la nacionalidad. Preguntarlo puede ser ilegal.',
  health: 'Roza la salud o la discapacidad. Preguntarlo puede ser ilegal.',
  ethnicity: 'Roza el origen étnico. Preguntarlo puede ser ilegal.',
  gender: 'Roza el sexo o el género. Preguntarlo puede ser ilegal.',
  orientation: 'Roza la orientación sexual. Preguntarlo puede ser ilegal.',
  politics: 'Roza las ideas políticas. Preguntarlo puede ser ilegal.',
  union: 'Roza la afiliación sindical. Preguntarlo puede ser ilegal.',
  criminalRecord: 'Roza los antecedentes. En muchos lugares no se puede preguntar aquí.',
  finances: 'Roza las finanzas privadas o el sueldo anterior. Preguntarlo puede ser ilegal.',
  appearance: 'Roza el aspecto físico. Preguntarlo puede ser ilegal.',
} as const satisfies Record<LintCode, string>;

export const postingFlagsEs = {
  instructionLike: 'El texto contiene una frase dirigida a una máquina; se ignoró.',
  veryShort: 'El texto es muy breve: comprueba lo que se ha leído.',
  noTitle: 'No se encontró el nombre del puesto: escríbelo, por favor.',
  noSkills: 'No se encontraron competencias: añade las más importantes.',
  otherLanguage: 'El texto no está en inglés ni en español: comprueba lo que se ha leído.',
} as const satisfies Record<PostingFlag, string>;

export const followUpReasonsEs = {
  needsExample: 'pide un caso concreto',
  missingContext: 'pregunta por la situación',
  missingAction: 'pregunta por la parte propia',
  missingReasoning: 'pregunta por los motivos',
  missingResult: 'pregunta por el resultado',
  missingCheck: 'pregunta cómo se comprobaría el éxito',
  fixed: 'pregunta de seguimiento prevista',
  capReached: 'se hicieron todas las preguntas de seguimiento',
  complete: 'no falta nada',
} as const satisfies Record<FollowUpReason, string>;

export const documentWarningsEs = {
  pagesSkipped: 'Solo se leyeron las primeras 60 páginas.',
  pagesWithoutText: 'Algunas páginas son imágenes sin texto y no se leyeron.',
  textCut: 'El documento es muy largo; no se leyó el final.',
  lettersLost: 'Algunas letras no se pudieron leer.',
  hiddenText: 'Se han dejado fuera palabras que no se ven en el documento.',
} as const satisfies Record<DocumentWarning, string>;
