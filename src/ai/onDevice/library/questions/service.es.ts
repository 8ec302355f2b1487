// Question library, Spanish: health, care, teaching, hospitality.
import type { CompetencyText } from './competencyText.ts';

export const serviceEs = {
  clinical: {
    name: 'Práctica clínica',
    description:
      'Valora, actúa dentro de sus competencias, comunica de forma estructurada y documenta.',
    lookFor: [
      'Valora a la persona de forma estructurada',
      'Reconoce pronto el peligro y pide ayuda',
      'Actúa dentro de sus competencias',
      'Transmite con claridad y documenta',
    ],
    signs: [
      'espera instrucciones o actúa sin valorar',
      'hace tareas sueltas sin una imagen de la persona',
      'valora, actúa dentro de sus competencias e informa',
      'prioriza según el riesgo, avisa a tiempo y explica a la persona lo que ocurre',
      'evita daños porque se anticipa, y el equipo trabaja con más seguridad gracias a ello',
    ],
    probes: ['¿Qué te indicó lo urgente que era?', '¿Qué te indicaría lo urgente que es?'],
    stems: [
      {
        kind: 'technical',
        text: 'Al empezar un turno tienes a seis personas a tu cargo. ¿Cómo decides a quién ver primero?',
        topic: 'el orden de atención al empezar un turno',
      },
      {
        kind: 'technical',
        text: 'Explícame paso a paso cómo preparas y administras un medicamento que se confunde con facilidad. ¿Dónde están tus comprobaciones?',
        topic: 'un medicamento que se confunde con facilidad',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso cómo transmites el relevo de una persona cuyo estado ha cambiado en la última hora.',
        topic: 'un relevo tras un cambio de estado',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿En qué te fijas y cuándo pides ayuda?',
        topic: 'las señales de alarma| al {task}',
      },
      {
        kind: 'technical',
        text: '¿Qué errores ocurren con más facilidad en {activity} y cómo te proteges de ellos?',
        topic: 'los errores típicos en {activity}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que notaste que algo iba mal en {aCustomer} antes de que lo mostraran las cifras. ¿Qué hiciste?',
        topic: 'una señal temprana en {aCustomer}',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que cuestionaste una indicación o un plan de tratamiento. ¿Cómo lo planteaste?',
        topic: 'una indicación cuestionada',
      },
      {
        kind: 'situational',
        text: 'Un familiar exige que administres algo que no está prescrito. ¿Qué haces?',
        topic: 'un familiar que exige un tratamiento',
      },
      {
        kind: 'situational',
        text: 'Dos personas te necesitan a la vez y quien trabaja contigo está en su descanso. ¿Qué haces?',
        topic: 'dos personas que necesitan ayuda a la vez',
      },
    ],
  },
  care: {
    name: 'Cuidado y apoyo',
    description:
      'Apoya a las personas en su día a día con respeto, seguridad y atención a los cambios.',
    lookFor: [
      'Respeta la dignidad y los deseos de la persona',
      'Nota cambios y riesgos',
      'Trabaja según el plan de cuidados y sus límites',
      'Informa y documenta',
    ],
    signs: [
      'hace tareas sin tener en cuenta a la persona',
      'es amable, pero pasa por alto cambios o riesgos',
      'apoya con seguridad según el plan e informa',
      'fomenta lo que la persona aún puede hacer y reacciona pronto a los cambios',
      'mejora el día a día de la persona de forma duradera junto con la familia y el equipo',
    ],
    probes: ['¿Qué anotaste y a quién se lo dijiste?', '¿Qué anotarías y a quién se lo dirías?'],
    stems: [
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso la primera hora de una mañana en la que atiendes a alguien que no conoces.',
        topic: 'la primera hora con alguien nuevo',
      },
      {
        kind: 'technical',
        text: '¿Cómo ayudas a asearse o vestirse a una persona que siente vergüenza de necesitar ayuda?',
        topic: 'el aseo de una persona con vergüenza',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Dónde están los riesgos y cómo proteges a las personas?',
        topic: 'los riesgos y la seguridad| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un cambio que notaste en una persona y que nadie más había visto. ¿Qué hiciste?',
        topic: 'un cambio que nadie había visto',
      },
      {
        kind: 'behavioural',
        text: 'Describe a una persona a la que era difícil llegar. ¿Cómo te ganaste su confianza?',
        topic: 'la confianza de una persona difícil',
      },
      {
        kind: 'situational',
        text: 'La persona a tu cuidado rechaza la comida por segundo día. ¿Qué haces?',
        topic: 'la comida rechazada por segundo día',
      },
      {
        kind: 'situational',
        text: 'Un familiar critica tu trabajo delante de la persona. ¿Cómo reaccionas?',
        topic: 'una crítica de la familia',
      },
    ],
  },
  teaching: {
    name: 'Docencia',
    description:
      'Planifica el aprendizaje, llega a personas distintas y comprueba qué se ha entendido de verdad.',
    lookFor: [
      'Nombra el objetivo de aprendizaje',
      'Averigua qué se sabe ya',
      'Se adapta a personas distintas',
      'Comprueba la comprensión y ajusta',
    ],
    signs: [
      'expone materia',
      'planifica actividades sin un objetivo claro',
      'planifica hacia un objetivo y lo comprueba al final',
      'se adapta durante la clase a lo que muestran quienes aprenden',
      'muestra qué saben hacer después y cambia el plan para el siguiente grupo',
    ],
    probes: ['¿Cómo supiste que lo habían entendido?', '¿Cómo sabrías que lo han entendido?'],
    stems: [
      {
        kind: 'technical',
        text: 'Elige algo de tu materia que se suele entender mal. ¿Cómo lo enseñas?',
        topic: 'un punto que se suele entender mal',
      },
      {
        kind: 'technical',
        text: 'A los diez minutos ves que medio grupo se ha perdido y el otro medio se aburre. ¿Qué haces?',
        topic: 'un grupo medio perdido y medio aburrido',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo averiguarías qué se sabe ya?',
        topic: 'los conocimientos previos| al {task}',
      },
      {
        kind: 'technical',
        text: '¿Cómo usas {tool} para que ayude a aprender y no sea un simple añadido?',
        topic: '{tool} al servicio del aprendizaje',
      },
      {
        kind: 'behavioural',
        text: 'Háblame de alguien que se había dado por vencido al aprender. ¿Qué hiciste?',
        topic: 'alguien que se había dado por vencido',
      },
      {
        kind: 'behavioural',
        text: 'Describe una clase o un curso que salió mal. ¿Qué cambiaste la vez siguiente?',
        topic: 'una clase que salió mal',
      },
      {
        kind: 'situational',
        text: 'Un alumno interrumpe al grupo una y otra vez y cae bien al resto. ¿Qué haces?',
        topic: 'un alumno popular que interrumpe',
      },
    ],
  },
  hospitality: {
    name: 'Servicio y hostelería',
    description:
      'Hace sentir bienvenidos a los huéspedes, cuida los estándares y la higiene y mantiene la calma con la casa llena.',
    lookFor: [
      'Ve lo que necesita el huésped',
      'Mantiene estándares, higiene y orden bajo presión',
      'Trabaja mano a mano con el resto',
      'Arregla lo que salió mal',
    ],
    signs: [
      've a los huéspedes como una molestia',
      'es amable mientras hay calma',
      'atiende de forma fiable y cumple los estándares',
      'se anticipa y mantiene la visión de conjunto con la casa llena',
      'convierte los percances en motivos para volver, y el equipo trabaja mejor gracias a ello',
    ],
    probes: ['¿Cómo reaccionó el huésped?', '¿En qué notarías que el huésped queda satisfecho?'],
    stems: [
      {
        kind: 'technical',
        text: 'La casa está llena, faltan dos personas y un grupo llega antes de hora. ¿Cómo organizas la siguiente media hora?',
        topic: 'una casa llena con poca gente',
      },
      {
        kind: 'technical',
        text: '¿Qué tres cosas compruebas antes de empezar un turno y por qué esas?',
        topic: 'las comprobaciones antes de un turno',
      },
      {
        kind: 'technical',
        text: 'Un huésped te habla de una alergia después de pedir. Explícame paso a paso lo que haces.',
        topic: 'una alergia mencionada después de pedir',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo lo haces cuando todo ocurre a la vez?',
        topic: 'el trabajo bajo presión| (tener que {task})',
      },
      {
        kind: 'behavioural',
        text: 'Háblame de un huésped que estaba a punto de irse enfadado. ¿Qué hiciste?',
        topic: 'un huésped a punto de irse enfadado',
      },
      {
        kind: 'behavioural',
        text: 'Describe el turno con más trabajo que has vivido. ¿Cómo mantuviste la visión de conjunto?',
        topic: 'el turno con más trabajo',
      },
      {
        kind: 'situational',
        text: 'Ves que alguien del equipo descuida la higiene porque hay prisa. ¿Qué haces?',
        topic: 'un descuido de higiene con prisa',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
