// Question library, Spanish: design, product, projects, engineering, manufacturing, research.
import type { CompetencyText } from './competencyText.ts';

export const makingEs = {
  design: {
    name: 'Diseño',
    description:
      'Diseña a partir de las necesidades de las personas, prueba pronto las ideas y da motivos de cada elección.',
    lookFor: [
      'Nombra para quién diseña y qué necesita',
      'Explora más de una idea',
      'Prueba con personas reales y cambia el diseño',
      'Da motivos de la elección final',
    ],
    signs: [
      'diseña según su gusto',
      'sigue el encargo sin preguntar para quién',
      'diseña para una necesidad concreta y recoge opiniones',
      'prueba pronto las ideas y justifica las elecciones con lo observado',
      'muestra el efecto del diseño en uso y lo que dejó fuera a propósito',
    ],
    probes: ['¿Qué dejaste fuera y por qué?', '¿Qué dejarías fuera y por qué?'],
    stems: [
      {
        kind: 'technical',
        text: 'Elige un trabajo de tu portafolio y llévame desde el problema hasta el diseño final.',
        topic: 'un trabajo desde el problema hasta el diseño',
      },
      {
        kind: 'technical',
        text: 'La gente abandona en la segunda página de un formulario. ¿Cómo averiguas por qué y qué pruebas primero?',
        topic: 'el abandono de un formulario',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {skill} para probar una idea antes de construir nada?',
        topic: 'la prueba de una idea con {skill}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo empezarías si no supieras nada de quienes lo van a usar?',
        topic: 'un comienzo sin conocer a los usuarios| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un diseño en el que creías y que falló con los usuarios. ¿Qué hiciste?',
        topic: 'un diseño que falló con los usuarios',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que defendiste un diseño ante alguien de más rango. ¿En qué te apoyaste?',
        topic: 'la defensa de un diseño',
      },
      {
        kind: 'situational',
        text: 'Desde ingeniería te dicen que tu diseño llevaría el triple del tiempo disponible. ¿Cómo procedes?',
        topic: 'un diseño demasiado caro',
      },
    ],
  },
  product: {
    name: 'Visión de producto',
    description:
      'Elige qué construir a partir de pruebas, dice que no con motivos y mide si sirvió.',
    lookFor: [
      'Parte de un problema que la gente tiene de verdad',
      'Usa pruebas para elegir',
      'Dice qué no se hizo y por qué',
      'Mide el resultado tras el lanzamiento',
    ],
    signs: [
      'pasa los deseos al equipo',
      'ordena los deseos según quién los pidió',
      'elige por problema y valor y lo explica',
      'pone a prueba las suposiciones antes de construir y dice que no con motivos',
      'muestra el resultado en cifras y detiene lo que no ayuda',
    ],
    probes: [
      '¿Qué suposición era la más arriesgada y cómo la pusiste a prueba?',
      '¿Qué suposición es la más arriesgada y cómo la pondrías a prueba?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Piensa en un producto que conozcas bien. ¿Qué quitarías de él y cómo averiguarías si aciertas?',
        topic: 'lo que se quitaría de un producto',
      },
      {
        kind: 'technical',
        text: 'Ventas quiere una función, soporte quiere otra y solo cabe una. ¿Cómo decides?',
        topic: 'la elección entre dos funciones',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso una decisión de producto tuya en la que contó este punto: {skill}. ¿Qué habría pasado sin ello?',
        topic: 'una decisión de producto con {skill}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo sabrías a los tres meses si vas por buen camino?',
        topic: 'las señales de buen camino| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame algo que lanzaste y que nadie usó. ¿Qué hiciste entonces?',
        topic: 'algo lanzado que nadie usó',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que dijiste que no a un cliente o responsable importante. ¿Cómo lo argumentaste?',
        topic: 'un no a alguien importante',
      },
      {
        kind: 'situational',
        text: 'Dos semanas antes de un lanzamiento, las pruebas muestran que no se entiende la función principal. ¿Qué haces?',
        topic: 'una función principal que no se entiende',
      },
    ],
  },
  project: {
    name: 'Gestión de proyectos',
    description:
      'Lleva un proyecto a su meta con alcance, personas, tiempo, dinero y riesgo a la vista.',
    lookFor: [
      'Aclara objetivo y alcance',
      'Planifica fechas, personas y riesgos',
      'Trata las desviaciones pronto y abiertamente',
      'Cierra con un resultado comprobable',
    ],
    signs: [
      'administra tareas',
      'sigue el plan hasta que se rompe',
      'mantiene a la vista alcance, fechas y personas e informa con honestidad',
      've pronto los riesgos, decide con quien corresponde y corrige el rumbo',
      'entrega el valor acordado en condiciones cambiadas y deja una forma mejor de trabajar',
    ],
    probes: [
      '¿Cuándo lo supiste y a quién se lo dijiste?',
      '¿Cuál sería tu primera señal de problemas?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Heredas un proyecto que lleva dos meses «al noventa por ciento». ¿Cómo averiguas dónde está de verdad?',
        topic: 'un proyecto siempre al noventa por ciento',
      },
      {
        kind: 'technical',
        text: '¿Cómo organizas las dos primeras semanas de un proyecto cuyo objetivo todavía es vago?',
        topic: 'las dos primeras semanas de un proyecto vago',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué tres riesgos pondrías primero en la lista?',
        topic: 'los tres primeros riesgos| de {task}',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un proyecto en el que marcó la diferencia este punto: {skill}. ¿Qué harías hoy de otra manera?',
        topic: 'un proyecto con {skill}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un proyecto que iba a fracasar cuando cambiaste su rumbo. ¿Qué cambiaste?',
        topic: 'un proyecto devuelto a su rumbo',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que el alcance de un proyecto no dejaba de crecer. ¿Cómo lo frenaste?',
        topic: 'un alcance que crecía',
      },
      {
        kind: 'situational',
        text: 'Quien paga el proyecto lo quiere un mes antes con las mismas personas. ¿Cómo respondes?',
        topic: 'el mismo proyecto un mes antes',
      },
    ],
  },
  engineering: {
    name: 'Ingeniería',
    description:
      'Diseña y verifica soluciones técnicas: requisitos, cálculo, ensayos, fabricación y seguridad.',
    lookFor: [
      'Dice requisitos, cargas y límites',
      'Compara conceptos y justifica la elección',
      'Calcula, simula o ensaya para verificar',
      'Considera fabricación, coste y seguridad',
    ],
    signs: [
      'describe piezas sin requisitos',
      'copia una solución anterior sin comprobar que encaja',
      'desarrolla una solución que cumple los requisitos',
      'compara conceptos, verifica con cálculo o ensayo y considera la fabricación',
      'muestra el margen en ensayos o en uso y lo que cambiará la próxima versión',
    ],
    probes: ['¿Cómo lo verificaste y con qué margen?', '¿Cómo lo verificarías y con qué margen?'],
    stems: [
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un diseño tuyo con {skill}, desde los requisitos hasta el resultado verificado.',
        topic: 'un diseño verificado con {skill}',
      },
      {
        kind: 'technical',
        text: 'Una pieza que pasó todos los ensayos falla en casa del cliente a los tres meses. ¿Cómo averiguas por qué?',
        topic: 'un fallo en uso a los tres meses',
      },
      {
        kind: 'technical',
        text: 'Tienes que quitar una quinta parte del coste de un conjunto sin perder función. ¿Por dónde empiezas?',
        topic: 'una quinta parte menos de coste',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué requisitos dejarías fijados antes de empezar?',
        topic: 'los requisitos antes de empezar| a {task}',
      },
      {
        kind: 'technical',
        text: 'Tu simulación y tu medición difieren en un tercio. ¿Cómo procedes?',
        topic: 'una simulación que no coincide con la medición',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una decisión de ingeniería que tomaste con prisa. ¿En qué te basaste?',
        topic: 'una decisión de ingeniería con prisa',
      },
      {
        kind: 'behavioural',
        text: 'Describe un error en un diseño tuyo que apareció tarde. ¿Qué hiciste?',
        topic: 'un error de diseño que apareció tarde',
      },
      {
        kind: 'situational',
        text: 'Un proveedor entrega piezas algo fuera de tolerancia y la línea está esperando. ¿Qué haces?',
        topic: 'piezas fuera de tolerancia',
      },
    ],
  },
  manufacturing: {
    name: 'Producción y mantenimiento',
    description:
      'Mantiene los procesos en marcha, seguros y con calidad, y los mejora con hechos de la planta.',
    lookFor: [
      'Asegura primero personas, producto y proceso',
      'Encuentra la causa con hechos de la planta',
      'Sigue los estándares y documenta',
      'Muestra el efecto en calidad, producción o paradas',
    ],
    signs: [
      'mantiene la línea en marcha a cualquier precio',
      'reacciona a los fallos uno por uno',
      'para, asegura y repara en el orden correcto',
      'encuentra la causa con hechos y ajusta el estándar',
      'elimina la causa para siempre, con cifras de calidad, producción o paradas',
    ],
    probes: [
      '¿Qué cifra te mostró que había mejorado?',
      '¿Qué cifra te mostraría que ha mejorado?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'El desecho de una línea se duplica de un turno a otro. ¿Cómo buscas la causa?',
        topic: 'un desecho que se duplica',
      },
      {
        kind: 'technical',
        text: 'Una máquina se para y el pedido tiene que salir hoy. Explícame tus primeros pasos.',
        topic: 'una parada con un pedido urgente',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso una avería que resolviste o un proceso que mejoraste con {tool}.',
        topic: 'una avería o un proceso tratado con {tool}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué compruebas antes de empezar y qué mientras trabajas?',
        topic: 'las comprobaciones antes y durante el trabajo| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un problema de calidad que llevaste hasta su causa. ¿Qué cambió después?',
        topic: 'un problema de calidad llevado a su causa',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que tuviste que retener la producción. ¿Cómo lo decidiste?',
        topic: 'una producción retenida',
      },
      {
        kind: 'situational',
        text: 'En el cambio de turno ves un ajuste distinto de la instrucción y el resultado es bueno. ¿Qué haces?',
        topic: 'un ajuste distinto de la instrucción',
      },
    ],
  },
  research: {
    name: 'Práctica investigadora',
    description:
      'Plantea preguntas que se pueden responder, trabaja de forma repetible y es honesta con los límites.',
    lookFor: [
      'Plantea pregunta e hipótesis',
      'Elige método y controles',
      'Trata con honestidad resultados inesperados o negativos',
      'Hace el trabajo repetible y lo comparte',
    ],
    signs: [
      'describe técnicas sin una pregunta',
      'sigue un protocolo sin saber qué controla',
      'planifica un experimento o estudio que responde a su pregunta',
      'elige método y controles con motivos y cuestiona su propio resultado',
      'llega a conclusiones que otras personas han repetido o usado y nombra sus límites',
    ],
    probes: [
      '¿Qué te habría demostrado que no tenías razón?',
      '¿Qué te demostraría que no tienes razón?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Explica el resultado más importante de tu trabajo a alguien de otra disciplina y dime qué lo refutaría.',
        topic: 'un resultado clave y sus límites',
      },
      {
        kind: 'technical',
        text: 'No consigues repetir un resultado que publicó una persona que ya no está en el grupo. ¿Cómo procedes?',
        topic: 'un resultado que no se repite',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un estudio o experimento en el que usaste {skill}. ¿Cómo elegiste los controles?',
        topic: 'un estudio con {skill} y sus controles',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué pregunta responderías primero y cómo?',
        topic: 'la primera pregunta de investigación| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un resultado que contradecía lo que esperabas. ¿Qué hiciste con él?',
        topic: 'un resultado inesperado',
      },
      {
        kind: 'behavioural',
        text: 'Describe una colaboración entre disciplinas. ¿Qué tuviste que aprender para que funcionara?',
        topic: 'un trabajo entre disciplinas',
      },
      {
        kind: 'situational',
        text: 'Un mes antes de una fecha límite encuentras un error en datos en los que ya se apoya un artículo. ¿Qué haces?',
        topic: 'un error en los datos de un artículo',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
