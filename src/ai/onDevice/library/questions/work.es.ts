// Question library, Spanish: how people organise and think through work.
import type { CompetencyText } from './competencyText.ts';

export const workEs = {
  prioritising: {
    name: 'Priorización',
    description:
      'Decide qué va primero cuando no se puede hacer todo y lo comunica a quienes afecta.',
    lookFor: [
      'Nombra las tareas que compiten y los límites de tiempo',
      'Las ordena con un criterio explícito',
      'Avisa a quienes tendrán que esperar',
      'Muestra qué resultado dio ese orden',
    ],
    signs: [
      'trabaja más horas o atiende a quien más insiste',
      'hace una lista, pero no sabe decir por qué una cosa iba antes que otra',
      'ordena el trabajo por plazo o importancia y respeta ese orden',
      'ordena el trabajo con criterios explícitos y avisa de lo que tiene que esperar',
      'acuerda lo que se sacrifica con las personas afectadas y desde entonces planifica de otra forma',
    ],
    probes: [
      '¿Qué dejaste sin hacer y quién estuvo de acuerdo?',
      '¿Qué dejarías sin hacer y quién tendría que estar de acuerdo?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una semana en la que tenías claramente más trabajo que tiempo. ¿Cómo decidiste qué hacer primero?',
        topic: 'una semana con más trabajo que tiempo',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} mientras otra cosa era igual de urgente. ¿Cómo elegiste?',
        topic: 'dos urgencias a la vez, una de ellas {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que dijiste a alguien que su petición tenía que esperar. ¿Cómo lo decidiste y cómo se lo dijiste?',
        topic: 'una petición que tuvo que esperar',
      },
      {
        kind: 'situational',
        text: 'Justo antes de {crunch}, dos personas te piden a la vez algo que lleva medio día y solo puedes hacer una de las dos cosas. ¿Qué haces?',
        topic: 'dos peticiones justo antes de {crunch}',
      },
      {
        kind: 'situational',
        text: 'Vuelves tras una semana fuera y encuentras cuarenta mensajes, tres de ellos marcados como urgentes. ¿Cómo organizas la primera mañana?',
        topic: 'la primera mañana tras una semana fuera',
      },
    ],
  },
  problemSolving: {
    name: 'Resolución de problemas',
    description:
      'Busca la causa antes de actuar, pone a prueba las ideas y evita que el problema vuelva.',
    lookFor: [
      'Describe el problema con precisión',
      'Busca la causa antes de cambiar nada',
      'Compara posibles soluciones',
      'Comprueba que el problema ha desaparecido y no vuelve',
    ],
    signs: [
      'prueba cosas al azar o espera a que otra persona lo arregle',
      'trata el síntoma sin preguntar por la causa',
      'encuentra una causa plausible y la elimina',
      'acota la causa con hechos y compara soluciones antes de elegir',
      'demuestra la causa, verifica el arreglo y evita que el problema vuelva',
    ],
    probes: [
      '¿Cómo supiste que esa era la causa real?',
      '¿Cómo te asegurarías de que esa es la causa real?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un problema del trabajo cuya causa no era evidente. ¿Cómo la encontraste?',
        topic: 'un problema cuya causa no era evidente',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame el problema más difícil que encontraste cuando tuviste que {task}. ¿Cómo llegaste al fondo?',
        topic: 'un problema difícil al tener que {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe un problema que volvió cuando creías que estaba resuelto. ¿Qué hiciste la segunda vez?',
        topic: 'un problema que volvió',
      },
      {
        kind: 'situational',
        text: 'Algo que funcionó durante meses deja de funcionar y nadie reconoce haber cambiado nada. ¿Cómo encuentras la causa?',
        topic: 'un fallo sin ningún cambio reconocido',
      },
      {
        kind: 'situational',
        text: 'Dos personas con experiencia te dan explicaciones opuestas del mismo problema. ¿Cómo averiguas quién tiene razón?',
        topic: 'dos explicaciones opuestas de un problema',
      },
    ],
  },
  ownership: {
    name: 'Responsabilidad',
    description: 'Responde por un resultado, también cuando algo sale mal o nadie lo pide.',
    lookFor: [
      'Asume una tarea como propia',
      'Habla abiertamente de su parte, también de sus errores',
      'La lleva hasta el final',
      'Repara lo que salió mal y cambia algo de forma duradera',
    ],
    signs: [
      'deja el asunto a otras personas o les echa la culpa',
      'hace su parte, pero se detiene ante el primer obstáculo',
      'asume la tarea y la termina',
      'asume la tarea, avisa pronto a quienes afecta y repara lo que salió mal',
      'responde por el resultado, errores incluidos, y cambia algo para que dure',
    ],
    probes: ['¿A quién avisaste y cuándo?', '¿A quién avisarías y cuándo?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un error tuyo que tuvo consecuencias para otras personas. ¿Qué hiciste desde el momento en que lo notaste?',
        topic: 'un error propio con consecuencias',
      },
      {
        kind: 'behavioural',
        text: 'Describe algo importante que asumiste sin que nadie te lo pidiera. ¿Cómo salió?',
        topic: 'una tarea asumida sin que nadie la pidiera',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que respondías por un resultado y tuviste que {task} con pocas indicaciones. ¿Cómo te aseguraste de que saliera?',
        topic: 'tener que {task} con pocas indicaciones',
      },
      {
        kind: 'situational',
        text: 'Descubres {slip} y nadie más lo ha notado todavía. ¿Qué haces primero?',
        topic: 'descubrir {slip}',
      },
      {
        kind: 'situational',
        text: 'Una tarea ha quedado entre dos equipos y cada uno cree que la hace el otro. ¿Qué haces?',
        topic: 'una tarea entre dos equipos',
      },
    ],
  },
  accuracy: {
    name: 'Atención al detalle',
    description:
      'Trabaja con exactitud, comprueba lo que importa y encuentra errores antes de que hagan daño.',
    lookFor: [
      'Dice qué tenía que ser exacto y por qué',
      'Usa un método para comprobar el trabajo',
      'Encuentra un error o lo evita',
      'Muestra el efecto en la calidad',
    ],
    signs: [
      'confía en que saldrá bien',
      'comprueba solo cuando se lo piden',
      'comprueba el trabajo antes de entregarlo',
      'comprueba con un método acorde al riesgo y encuentra errores pronto',
      'cambia la forma de trabajar para que ese tipo de error apenas pueda repetirse',
    ],
    probes: ['¿Cómo lo comprobaste exactamente?', '¿Cómo lo comprobarías exactamente?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un error que encontraste antes de que hiciera daño. ¿Cómo diste con él?',
        topic: 'un error encontrado a tiempo',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un trabajo en el que tuviste que {task} y un pequeño descuido habría salido caro. ¿Cómo lo mantuviste exacto?',
        topic: 'un trabajo exacto al tener que {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe una rutina tuya que mantiene tu trabajo libre de errores. ¿De dónde viene?',
        topic: 'una rutina contra los errores',
      },
      {
        kind: 'situational',
        text: 'Ves una pequeña incoherencia en {record} y corregirla te costará una hora que no tienes. ¿Qué haces?',
        topic: 'una incoherencia en {record}',
      },
      {
        kind: 'situational',
        text: 'Recibes de otra persona un trabajo que tiene que salir hoy y dudas de su calidad. ¿Cómo procedes?',
        topic: 'un trabajo dudoso que tiene que salir hoy',
      },
    ],
  },
  planning: {
    name: 'Planificación y coordinación',
    description:
      'Divide el trabajo en pasos, reúne a las personas y mantiene vivo el plan cuando algo cambia.',
    lookFor: [
      'Divide el trabajo en pasos con fechas y personas',
      'Ve de antemano dependencias y riesgos',
      'Sigue el avance y corrige el rumbo',
      'Dice hasta qué punto se cumplió el plan',
    ],
    signs: [
      'empieza sin plan',
      'tiene un plan en la cabeza, pero nadie más lo conoce',
      'planifica pasos, fechas y personas y hace el seguimiento',
      'planifica con dependencias y reservas y corrige el rumbo a tiempo',
      'mantiene a todo el mundo en un mismo plan a pesar de los cambios y cumple el objetivo, o lo mueve pronto y abiertamente',
    ],
    probes: ['¿Qué cambió por el camino y cómo lo ajustaste?', '¿Qué guardarías en reserva?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame algo con muchas personas y fechas que hayas coordinado. ¿Cómo lo mantuviste en rumbo?',
        topic: 'una coordinación con muchas personas y fechas',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que planificaste cómo {task}. ¿Dónde se apartó la realidad del plan y qué hiciste?',
        topic: 'la planificación de cómo {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe un plazo que viste que no ibas a cumplir. ¿Qué hiciste y cuándo?',
        topic: 'un plazo que no se podía cumplir',
      },
      {
        kind: 'situational',
        text: 'Poco antes de {crunch} falla una persona de la que dependes. ¿Cómo replanificas?',
        topic: 'una baja poco antes de {crunch}',
      },
      {
        kind: 'situational',
        text: 'Te haces cargo de un trabajo con tres semanas de retraso y nadie sabe decir por qué. ¿Qué haces en los primeros días?',
        topic: 'asumir un trabajo con retraso',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
