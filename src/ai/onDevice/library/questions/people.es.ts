// Question library, Spanish: how people work with others.
import type { CompetencyText } from './competencyText.ts';

export const peopleEs = {
  teamwork: {
    name: 'Trabajo en equipo',
    description:
      'Contribuye a un resultado común, apoya a las demás personas y trata abiertamente las diferencias.',
    lookFor: [
      'Nombra el objetivo común y quiénes participaron',
      'Deja clara su propia aportación',
      'Apoya a otras personas o pide apoyo',
      'Muestra lo que consiguió el equipo',
    ],
    signs: [
      'trabaja por su cuenta o habla de sus colegas con desprecio',
      'acompaña al equipo sin una aportación que se pueda nombrar',
      'cumple su parte y mantiene al resto al tanto',
      'ayuda a que otras personas lo logren y saca pronto a la luz las diferencias',
      'cambia la forma de trabajar del equipo y el resultado dura más allá del caso',
    ],
    probes: [
      '¿Qué dirían las demás personas que aportaste?',
      '¿Qué les pedirías a las demás personas?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame algo que tu equipo logró y que no habrías podido hacer en solitario. ¿Cuál fue tu parte?',
        topic: 'un logro de equipo',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame cómo trabajaste con {aPartner} que tenía una forma de trabajar muy distinta de la tuya. ¿Cómo hiciste que funcionara?',
        topic: 'el trabajo con {aPartner} de estilo distinto',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que una persona del equipo tenía dificultades y tú echaste una mano. ¿Qué hiciste?',
        topic: 'el apoyo a una persona con dificultades',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} con personas que no dependían de ti. ¿Cómo organizaste el trabajo?',
        topic: 'un trabajo compartido sin autoridad| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Una persona del equipo incumple por tercera vez una fecha acordada y tu trabajo depende de ello. ¿Qué haces?',
        topic: 'una persona que incumple fechas',
      },
      {
        kind: 'situational',
        text: 'Entras en un equipo en el que dos personas ya no se hablan y el trabajo se resiente. ¿Qué haces?',
        topic: 'una ruptura en un equipo nuevo',
      },
    ],
  },
  communication: {
    name: 'Comunicación',
    description:
      'Deja las cosas claras a quien tiene delante, escucha y comprueba que el mensaje ha llegado.',
    lookFor: [
      'Nombra a quién se dirigía y qué necesitaba',
      'Adapta palabras, forma o canal',
      'Escucha y recoge preguntas u objeciones',
      'Comprueba que se entendió',
    ],
    signs: [
      'habla sin tener en cuenta a quien escucha o deja a la gente sin información',
      'transmite lo mismo y de la misma forma a todo el mundo',
      'explica con claridad y responde preguntas',
      'adapta palabras y forma a quien escucha y comprueba que se entiende',
      'consigue acuerdo o acción donde había confusión y mejora la forma de informar',
    ],
    probes: ['¿En qué notaste que te habían entendido?', '¿En qué notarías que te han entendido?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que tuviste que explicar algo complicado a alguien de fuera de tu campo. ¿Cómo lo hiciste?',
        topic: 'una explicación difícil a alguien de fuera',
      },
      {
        kind: 'behavioural',
        text: 'Describe un malentendido en el trabajo del que formaste parte. ¿Cómo lo aclaraste?',
        topic: 'un malentendido en el trabajo',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una mala noticia que tuviste que dar a {aCustomer} o a tu responsable. ¿Cómo la planteaste?',
        topic: 'una mala noticia',
      },
      {
        kind: 'situational',
        text: 'En una reunión notas que {aPartner} no ha entendido tu idea, pero asiente. ¿Qué haces?',
        topic: 'un gesto de asentir sin entender',
      },
      {
        kind: 'situational',
        text: 'Tienes cinco minutos para contar a tu responsable cómo va un trabajo difícil. ¿Cómo los usas?',
        topic: 'cinco minutos para un trabajo difícil',
      },
    ],
  },
  stakeholders: {
    name: 'Gestión de partes interesadas',
    description:
      'Sabe a quién afecta su trabajo, entiende los intereses y mantiene a cada parte a bordo.',
    lookFor: [
      'Nombra a las personas afectadas y sus intereses',
      'Las implica pronto y de forma adecuada',
      'Trata expectativas opuestas',
      'Muestra el acuerdo alcanzado',
    ],
    signs: [
      'informa tarde o no informa',
      'sabe a quién afecta, pero trata a todas las partes igual',
      'mantiene al tanto a las partes y recoge sus preocupaciones',
      'entiende qué necesita cada parte y encuentra una solución aceptable',
      'convierte la oposición en apoyo con un acuerdo que se mantiene',
    ],
    probes: [
      '¿A quién costó más convencer y qué lo consiguió?',
      '¿A quién costaría más convencer y cómo lo harías?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un trabajo en el que dos personas importantes querían cosas opuestas. ¿Cómo las acercaste?',
        topic: 'dos expectativas opuestas',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que tuviste que ganarte el apoyo de {aPartner} para algo que al principio no quería. ¿Qué cambió su opinión?',
        topic: 'el apoyo ganado de {aPartner}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} con muchas personas pendientes de ello. ¿Cómo las mantuviste a bordo?',
        topic: 'un trabajo con muchas miradas encima| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Alguien de dirección te pide un cambio que contradice lo acordado con {customers}. ¿Qué haces?',
        topic: 'una petición que contradice un acuerdo',
      },
      {
        kind: 'situational',
        text: 'A mitad de un proyecto descubres que nunca se preguntó a un departamento afectado. ¿Cómo procedes?',
        topic: 'un departamento al que nadie preguntó',
      },
    ],
  },
  customerFocus: {
    name: 'Orientación al cliente',
    description:
      'Entiende lo que de verdad necesita la persona atendida, cumple lo prometido y arregla lo que falla.',
    lookFor: [
      'Averigua qué se necesita de verdad',
      'Reconoce a la otra parte y mantiene la calma',
      'Ofrece una solución concreta dentro de lo permitido',
      'Hace seguimiento y evita que se repita',
    ],
    signs: [
      'discute o pasa a la persona a otro sitio',
      'es amable, pero deja el asunto sin resolver',
      'averigua la necesidad y ofrece una solución',
      'resuelve el asunto, explica los pasos y cumple lo prometido',
      'se asegura de que la solución dura y elimina la causa para quienes vengan después',
    ],
    probes: [
      '¿Cómo supiste qué se necesitaba de verdad?',
      '¿Cómo averiguarías qué se necesita de verdad?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que descubriste que {aCustomer} necesitaba algo distinto de lo que pedía. ¿Qué hiciste?',
        topic: 'una necesidad detrás de una petición',
      },
      {
        kind: 'behavioural',
        text: 'Describe una queja que conseguiste reconducir. ¿Cómo lo hiciste?',
        topic: 'una queja reconducida',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una promesa a {aCustomer} que fue difícil de cumplir. ¿Cómo la llevaste?',
        topic: 'una promesa difícil de cumplir',
      },
      {
        kind: 'situational',
        text: '{ACustomer} está de mal humor porque lo mismo ha salido mal dos veces y esta vez no fue cosa tuya. ¿Cómo llevas la conversación?',
        topic: 'un fallo que se repite',
      },
      {
        kind: 'situational',
        text: '{ACustomer} te pide algo que las normas no permiten y tiene un buen motivo. ¿Qué haces?',
        topic: 'un buen motivo contra una norma',
      },
    ],
  },
  conflict: {
    name: 'Gestión de conflictos',
    description:
      'Afronta pronto el desacuerdo, entiende a la otra parte y encuentra una salida que se mantiene.',
    lookFor: [
      'Describe el desacuerdo y las dos posturas',
      'Escucha y encuentra el motivo de la otra postura',
      'Da un paso concreto hacia la solución',
      'Dice cómo terminó y qué quedó',
    ],
    signs: [
      'evita el conflicto o lo agrava',
      'deja la decisión a su responsable',
      'lo habla y llega a una salida',
      'entiende el motivo de la otra postura y propone una solución a partir de él',
      'lo resuelve de forma duradera y la relación de trabajo mejora',
    ],
    probes: [
      '¿Qué preocupaba de verdad a la otra parte?',
      '¿Cómo averiguarías qué preocupa de verdad a la otra parte?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un desacuerdo serio con alguien con quien tenías que seguir trabajando. ¿Cómo se resolvió?',
        topic: 'un desacuerdo serio en el trabajo',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que recibiste una crítica que te pareció injusta. ¿Cómo respondiste?',
        topic: 'una crítica que pareció injusta',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una decisión con la que no estabas de acuerdo. ¿Qué hiciste con tu objeción?',
        topic: 'una objeción a una decisión',
      },
      {
        kind: 'situational',
        text: '{ACustomer} levanta la voz y te echa la culpa delante de otras personas. ¿Cómo reaccionas?',
        topic: 'una acusación delante de otras personas',
      },
      {
        kind: 'situational',
        text: 'Dos personas del equipo te piden por separado que te pongas de su lado en una disputa. ¿Qué haces?',
        topic: 'una disputa entre dos personas',
      },
    ],
  },
  negotiation: {
    name: 'Negociación',
    description:
      'Se prepara, entiende los intereses de ambas partes y llega a acuerdos que se mantienen.',
    lookFor: [
      'Nombra objetivo, límite y alternativa propios',
      'Explora los intereses de la otra parte',
      'Hace o pide concesiones con un fin',
      'Dice qué se acordó',
    ],
    signs: [
      'cede o se cierra en banda',
      'regatea una sola cifra sin preparación',
      'prepara un objetivo y llega a un acuerdo justo',
      'explora intereses e intercambia concesiones con un fin',
      'crea valor para ambas partes, lo deja por escrito y cuida la relación',
    ],
    probes: [
      '¿Cuál era tu límite y qué habrías hecho sin acuerdo?',
      '¿Cuál sería tu límite y qué harías sin acuerdo?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame tu negociación más dura. ¿Cómo te preparaste?',
        topic: 'una negociación dura',
      },
      {
        kind: 'behavioural',
        text: 'Describe un acuerdo o un trato que rechazaste. ¿Qué te llevó a ello?',
        topic: 'un acuerdo rechazado',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} y la otra parte tenía mejores cartas. ¿Cómo llegaste a un resultado?',
        topic: 'una negociación en desventaja| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'En el último momento la otra parte pide un diez por ciento menos o no habrá trato. ¿Cómo respondes?',
        topic: 'una exigencia de última hora',
      },
      {
        kind: 'situational',
        text: 'Un socio de muchos años quiere cambiar condiciones que estaban fijadas para otro año. ¿Cómo lo abordas?',
        topic: 'un socio que quiere otras condiciones',
      },
    ],
  },
  empathy: {
    name: 'Empatía y cuidado',
    description:
      'Ve por lo que pasa una persona, responde con respeto y mantiene la distancia profesional.',
    lookFor: [
      'Nota lo que la persona siente o necesita',
      'Responde con palabras y hechos',
      'Respeta los deseos de la persona',
      'Reflexiona sobre el efecto y sobre sus propios límites',
    ],
    signs: [
      'hace la tarea y pasa por alto a la persona',
      'se compadece, pero no hace nada',
      'escucha y ayuda con lo que hace falta ahora',
      'responde a sentimientos y hechos y respeta los deseos de la persona',
      'consigue una mejora duradera para la persona y comparte lo aprendido con el equipo',
    ],
    probes: ['¿Cómo notaste lo que necesitaba la persona?', '¿En qué te fijarías en esa persona?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Háblame de {aCustomer} que pasaba por un mal momento. ¿Qué hiciste?',
        topic: '{aCustomer} en un mal momento',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que llegaste a alguien que a otras personas les resultaba difícil. ¿Cómo lo conseguiste?',
        topic: 'el trato con alguien difícil',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que tuviste que respetar un deseo que no compartías. ¿Cómo lo llevaste?',
        topic: 'un deseo respetado sin compartirlo',
      },
      {
        kind: 'situational',
        text: '{ACustomer} rechaza tu ayuda aunque está claro que la necesita. ¿Qué haces?',
        topic: 'una ayuda rechazada',
      },
      {
        kind: 'situational',
        text: 'En mitad de un día muy cargado notas que {aCustomer} ha estado llorando. ¿Cómo respondes?',
        topic: 'una persona afectada en un día cargado',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
