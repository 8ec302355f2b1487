// Question library, Spanish: professional competencies that fit any field.
import type { CompetencyText } from './competencyText.ts';

export const fieldsEs = {
  expertise: {
    name: 'Dominio profesional',
    description:
      'Conoce el oficio: usa con criterio los métodos y herramientas del puesto y conoce sus límites.',
    lookFor: [
      'Nombra el método o la herramienta y para qué se usó',
      'Explica por qué ese y no otro',
      'Sabe dónde deja de funcionar',
      'Muestra cómo se comprobó el resultado',
    ],
    signs: [
      'nombra herramientas sin haber trabajado con ellas',
      'repite instrucciones sin entenderlas',
      'usa bien los métodos habituales en casos corrientes',
      'elige los métodos según el caso y explica la elección',
      'conoce los límites de los métodos, comprueba el resultado y comparte lo que sabe',
    ],
    probes: ['¿Dónde llegó a su límite ese método?', '¿Dónde llegaría a su límite ese método?'],
    stems: [
      {
        kind: 'technical',
        text: 'Explícame paso a paso cómo trabajas este punto, de principio a fin: {activity}. ¿Dónde falla más a menudo?',
        topic: 'este trabajo ({activity})',
      },
      {
        kind: 'technical',
        text: '¿Para qué sirve bien {tool} en tu trabajo y dónde usarías otra cosa?',
        topic: 'la elección a favor o en contra de {tool}',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso el último trabajo en el que usaste {tool}, desde el encargo hasta el resultado.',
        topic: 'un trabajo con {tool}',
      },
      {
        kind: 'technical',
        text: 'Explica a una persona recién llegada cómo {task}. ¿De qué la avisarías?',
        topic: 'la explicación de cómo {task}',
      },
      {
        kind: 'technical',
        text: 'En este puesto tendrás que {task}. ¿Cómo lo abordarías en tu primer mes?',
        topic: 'los comienzos al tener que {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame el trabajo de tu oficio del que te sientes más satisfecho o satisfecha. ¿Qué lo hizo bueno?',
        topic: 'un trabajo del que está satisfecha la persona',
      },
      {
        kind: 'situational',
        text: 'Te piden {task}, pero la forma habitual no encaja en el caso. ¿Cómo procedes?',
        topic: 'un caso poco habitual de {task}',
      },
      {
        kind: 'situational',
        text: 'En tu primer mes en el puesto descubres que un método que usa todo el mundo falla de vez en cuando. ¿Qué haces?',
        topic: 'un método habitual que a veces falla',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
