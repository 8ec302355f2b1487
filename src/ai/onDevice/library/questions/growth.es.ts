// Question library, Spanish: how people change, lead and develop.
import type { CompetencyText } from './competencyText.ts';

export const growthEs = {
  adaptability: {
    name: 'Adaptabilidad',
    description:
      'Sigue siendo capaz de actuar cuando cambian los planes, las herramientas o las condiciones.',
    lookFor: [
      'Describe qué cambió y qué estaba en juego',
      'Ajusta su forma de trabajar',
      'Permite que el resto pueda seguir trabajando',
      'Dice qué salió de ello',
    ],
    signs: [
      'se aferra a lo de antes o espera a que pase',
      'acepta el cambio, pero necesita que le muestren el camino',
      'se ajusta con rapidez y mantiene el trabajo en marcha',
      'encuentra a tiempo otra vía y lleva consigo a otras personas',
      'aprovecha el cambio para dejar algo mejor que antes',
    ],
    probes: ['¿Qué fue lo más difícil de dejar atrás?', '¿Qué dejarías como está?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un cambio en el trabajo que no habías pedido. ¿Cómo lo afrontaste?',
        topic: 'un cambio no pedido',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que tu plan dejó de servir de un día para otro. ¿Qué hiciste?',
        topic: 'un plan que dejó de servir',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} en condiciones que no dejaban de cambiar. ¿Cómo mantuviste el control?',
        topic: 'un trabajo en condiciones cambiantes| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Justo antes de {crunch} cambia el objetivo de tu trabajo. ¿Cómo reaccionas?',
        topic: 'un objetivo nuevo justo antes de {crunch}',
      },
      {
        kind: 'situational',
        text: 'Sustituyen una herramienta que usas a diario y a la nueva le falta algo importante. ¿Qué haces?',
        topic: 'una herramienta sustituida por otra peor',
      },
    ],
  },
  learning: {
    name: 'Aprendizaje',
    description: 'Aprende rápido y con intención, pide opinión y la pone en práctica.',
    lookFor: [
      'Nombra qué había que aprender y por qué',
      'Describe una forma de aprender',
      'Usa la opinión de otras personas',
      'Muestra dónde lo aplicó',
    ],
    signs: [
      'no ve necesidad de aprender',
      'aprende cuando se lo dicen, sin aplicarlo',
      'aprende lo necesario y lo aplica',
      'elige con intención cómo aprender, pide opinión y aplica ambas cosas',
      'convierte lo aprendido en mejor trabajo también para otras personas',
    ],
    probes: [
      '¿En qué notaste que lo habías entendido de verdad?',
      '¿En qué notarías que lo has entendido de verdad?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame algo que tuviste que aprender deprisa para tu trabajo. ¿Cómo lo hiciste?',
        topic: 'algo aprendido deprisa',
      },
      {
        kind: 'behavioural',
        text: 'Describe una opinión sobre tu trabajo que fue difícil de oír. ¿Qué hiciste con ella?',
        topic: 'una opinión difícil de oír',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame algo que sabes hacer hoy y que no sabías hace dos años. ¿Cómo lo aprendiste?',
        topic: 'algo aprendido hace poco',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame cómo aprendiste a usar {tool}. ¿Cuándo fue la primera vez que importó de verdad?',
        topic: 'el aprendizaje de {tool}',
      },
      {
        kind: 'situational',
        text: 'En tu primera semana te dan una tarea con {tool} que va más allá de lo que has hecho hasta ahora. ¿Cómo la abordas?',
        topic: 'una primera tarea con {tool} más allá de su experiencia',
      },
      {
        kind: 'situational',
        text: 'Notas que una persona recién llegada sabe algo importante mejor que tú. ¿Qué haces con eso?',
        topic: 'una persona recién llegada que sabe más',
      },
    ],
  },
  improvement: {
    name: 'Mejora de la forma de trabajar',
    description: 'Ve lo que podría ir mejor, lo prueba y consigue que se quede.',
    lookFor: [
      'Nombra con hechos lo que no iba bien',
      'Propone y prueba algo nuevo',
      'Gana el apoyo de otras personas',
      'Mide el efecto',
    ],
    signs: [
      'acepta las cosas como son o solo se queja',
      'tiene ideas, pero no las prueba',
      'mejora su propio trabajo con un cambio pequeño',
      'prueba un cambio con otras personas y mide el efecto',
      'convierte la mejora en la nueva norma, con un efecto demostrable',
    ],
    probes: ['¿Cómo mediste la diferencia?', '¿Cómo medirías la diferencia?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame algo del trabajo que mejoraste sin que te lo pidieran. ¿Qué cambió?',
        topic: 'una mejora propia',
      },
      {
        kind: 'behavioural',
        text: 'Describe una tarea que llevaba demasiado tiempo hasta que cambiaste la forma de hacerla. ¿Qué cambiaste?',
        topic: 'una tarea hecha más rápida',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una idea tuya que no salió bien. ¿Qué sacaste de ella?',
        topic: 'una idea que no salió bien',
      },
      {
        kind: 'behavioural',
        text: 'Cuando tuviste que {task}, ¿qué cambiaste en la forma de hacerlo y qué efecto tuvo?',
        topic: 'una forma mejor de trabajar| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Ves una manera más sencilla de hacer algo que tu equipo hace igual desde hace años. ¿Cómo consigues cambiarlo?',
        topic: 'una manera más sencilla contra la costumbre',
      },
    ],
  },
  leadership: {
    name: 'Liderazgo de personas',
    description: 'Marca el rumbo, delega, pide que se cumpla lo acordado y respalda a su gente.',
    lookFor: [
      'Fija un objetivo y expectativas claras',
      'Delega con el apoyo adecuado',
      'Trata los problemas pronto y en persona',
      'Muestra lo que logró el equipo',
    ],
    signs: [
      'da órdenes o deja que las cosas sigan su curso',
      'lidera haciendo el trabajo por su cuenta',
      'fija objetivos, reparte el trabajo y hace seguimiento',
      'delega según los puntos fuertes, trata pronto los problemas y decide cuando hace falta',
      'forma un equipo que rinde sin su presencia y deja el mérito a otras personas',
    ],
    probes: [
      '¿Qué le dijiste a esa persona, lo más exacto que recuerdes?',
      '¿Qué le dirías a esa persona, con tus palabras?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que alguien de tu equipo no rendía como se había acordado. ¿Qué hiciste?',
        topic: 'una persona del equipo por debajo de lo acordado',
      },
      {
        kind: 'behavioural',
        text: 'Describe una decisión que no gustó a tu equipo. ¿Cómo guiaste al equipo?',
        topic: 'una decisión impopular',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame algo importante que delegaste. ¿Cómo seguiste al tanto sin volver a asumirlo?',
        topic: 'una tarea importante delegada',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} a través de un equipo y no por tu cuenta. ¿Cómo lo lideraste?',
        topic: 'el liderazgo de un equipo| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Te haces cargo de un equipo cuya mejor persona había optado a tu puesto. ¿Cómo llevas las primeras semanas?',
        topic: 'una persona que optaba al mismo puesto',
      },
      {
        kind: 'situational',
        text: 'Dos personas de tu equipo te dan versiones distintas de por qué no se cumplió una fecha. ¿Cómo procedes?',
        topic: 'dos versiones de un incumplimiento',
      },
    ],
  },
  developingOthers: {
    name: 'Desarrollo de otras personas',
    description: 'Ayuda a aprender: explica, deja probar y da opiniones sinceras.',
    lookFor: [
      'Averigua qué sabe ya la persona',
      'Elige una forma de enseñar adecuada a la persona',
      'Da una opinión concreta y sincera',
      'Muestra el progreso de la persona',
    ],
    signs: [
      'lo hace por su cuenta porque es más rápido',
      'explica una vez y de la misma forma a todo el mundo',
      'explica, deja probar y corrige',
      'adapta la forma de enseñar a la persona y da una opinión concreta',
      'consigue que la persona sea autónoma y transmite el método',
    ],
    probes: [
      '¿Qué sabe hacer hoy esa persona que antes no sabía?',
      '¿En qué notarías el progreso?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Háblame de una persona de cuyo desarrollo te sientas responsable. ¿Qué hiciste para ello?',
        topic: 'una persona a la que ayudó a crecer',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que tu primer intento de enseñar algo a alguien falló. ¿Qué cambiaste?',
        topic: 'un primer intento de enseñar que falló',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una opinión que te costó dar. ¿Cómo la planteaste?',
        topic: 'una opinión que costó dar',
      },
      {
        kind: 'situational',
        text: 'Una persona nueva comete el mismo error por tercera vez y se nota que le afecta. ¿Qué haces?',
        topic: 'el mismo error por tercera vez',
      },
      {
        kind: 'situational',
        text: 'Tienes dos semanas para preparar a una persona nueva para {task} sin ti. ¿Cómo las planificas?',
        topic: 'dos semanas con una persona nueva| que va a {task}',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
