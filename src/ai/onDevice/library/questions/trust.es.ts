// Question library, Spanish: judgement, safety, integrity, money.
import type { CompetencyText } from './competencyText.ts';

export const trustEs = {
  judgement: {
    name: 'Criterio y decisiones',
    description:
      'Decide con información incompleta, sopesa consecuencias y responde por la decisión.',
    lookFor: [
      'Nombra lo que se sabía y lo que no',
      'Sopesa opciones y consecuencias',
      'Da el motivo de la elección',
      'Mira atrás y ve cómo resultó la decisión',
    ],
    signs: [
      'aplaza la decisión o se guía por una corazonada',
      'decide, pero no sabe decir frente a qué',
      'compara dos opciones y elige con un motivo',
      'sopesa riesgos, consecuencias y lo que no se podía saber, y decide a tiempo',
      'decide de forma que se pueda corregir, comprueba el resultado y aprende de él',
    ],
    probes: [
      '¿Qué información habría cambiado tu decisión?',
      '¿Qué información cambiaría tu decisión?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una decisión que tuviste que tomar sin tener toda la información. ¿Cómo llegaste a ella?',
        topic: 'una decisión sin toda la información',
      },
      {
        kind: 'behavioural',
        text: 'Describe una decisión tuya que resultó equivocada. ¿Cómo lo notaste y qué hiciste entonces?',
        topic: 'una decisión equivocada',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una ocasión en la que tuviste que {task} y había dos buenas formas de hacerlo. ¿Cómo elegiste?',
        topic: 'una elección entre dos buenas formas| (tener que {task})',
      },
      {
        kind: 'situational',
        text: 'Tienes que decidir antes del mediodía y no localizas a la única persona que conoce los antecedentes. ¿Cómo procedes?',
        topic: 'una decisión antes del mediodía sin la persona experta',
      },
      {
        kind: 'situational',
        text: 'La solución rápida contentaría a todo el mundo hoy y traería problemas en medio año. ¿Cómo decides?',
        topic: 'una solución rápida con problemas después',
      },
    ],
  },
  safety: {
    name: 'Seguridad',
    description:
      'Ve pronto los riesgos para las personas, cumple y mejora las normas y detiene el trabajo si hace falta.',
    lookFor: [
      'Reconoce el riesgo y a quién podía dañar',
      'Actúa de inmediato dentro de su responsabilidad',
      'Informa y lo documenta',
      'Se asegura de que no vuelva a ocurrir',
    ],
    signs: [
      'asume el riesgo o mira hacia otro lado',
      'conoce la norma, pero deja que actúen otras personas',
      'detiene el riesgo e informa',
      'protege primero a las personas, luego avisa a quien corresponde y lo documenta',
      'elimina la causa junto con otras personas, de modo que el riesgo desaparece',
    ],
    probes: ['¿A quién avisaste y con qué rapidez?', '¿A quién avisarías y con qué rapidez?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un peligro para las personas que notaste en el trabajo. ¿Qué hiciste?',
        topic: 'un peligro en el trabajo',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que paraste un trabajo porque no era seguro. ¿Cómo lo tomó el resto?',
        topic: 'un trabajo parado por seguridad',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un casi accidente en el que estuviste presente. ¿Qué cambió después?',
        topic: 'un casi accidente',
      },
      {
        kind: 'situational',
        text: 'Una persona con experiencia se salta un paso de seguridad porque falta tiempo justo antes de {crunch}. ¿Qué haces?',
        topic: 'un paso de seguridad omitido antes de {crunch}',
      },
      {
        kind: 'situational',
        text: 'Te piden {task}, pero algo del equipo o del lugar no te parece seguro. ¿Cómo procedes?',
        topic: 'un comienzo poco seguro| cuando se pide {task}',
      },
    ],
  },
  integrity: {
    name: 'Integridad',
    description:
      'Hace lo correcto cuando es incómodo, protege lo confidencial y habla cuando hay que hablar.',
    lookFor: [
      'Nombra el conflicto entre lo fácil y lo correcto',
      'Actúa abiertamente y dentro de las normas',
      'Protege la información confidencial y a las personas',
      'Acepta las consecuencias',
    ],
    signs: [
      'no ve ningún problema o sigue la corriente',
      'siente incomodidad, pero calla',
      'cumple la norma y dice que no',
      'habla con quien corresponde, da motivos y protege a las personas afectadas',
      'resuelve el asunto abiertamente y ayuda a que no se repita',
    ],
    probes: [
      '¿Cuál habría sido el camino fácil y qué había en contra?',
      '¿Cuál sería el camino fácil y qué hay en contra?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que hacer lo correcto te costó algo. ¿Qué te llevó a hacerlo?',
        topic: 'hacer lo correcto a pesar del coste',
      },
      {
        kind: 'behavioural',
        text: 'Describe cómo trataste una información que no era para todo el mundo. ¿De qué te ocupaste?',
        topic: 'una información confidencial',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una vez en la que algo se hacía de una forma que te parecía incorrecta. ¿Qué hiciste?',
        topic: 'una práctica que parecía incorrecta',
      },
      {
        kind: 'situational',
        text: 'Una persona con la que te llevas bien te pide cambiar a posteriori una anotación en {record} para que quede mejor. ¿Cómo respondes?',
        topic: 'una petición de cambiar a posteriori {record}',
      },
      {
        kind: 'situational',
        text: 'Recibes un mensaje con datos confidenciales que claramente era para otra persona. ¿Qué haces?',
        topic: 'un mensaje confidencial recibido por error',
      },
    ],
  },
  resources: {
    name: 'Presupuesto y recursos',
    description: 'Usa dinero, tiempo y material con cuidado y puede dar cuenta de ello.',
    lookFor: [
      'Nombra el presupuesto o los medios y sus límites',
      'Compara coste y beneficio',
      'Sigue el gasto y corrige a tiempo',
      'Muestra el resultado en cifras',
    ],
    signs: [
      'deja los costes a otras personas',
      'conoce el presupuesto, pero no en qué se va',
      'cumple el presupuesto y sigue el gasto',
      'compara coste y beneficio, prevé desviaciones y corrige a tiempo',
      'libera medios para lo que más importa y muestra el efecto en cifras',
    ],
    probes: ['¿Qué cifra vigilaste más de cerca?', '¿Qué cifra vigilarías más de cerca?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Cuéntame un presupuesto a tu cargo que se quedó corto. ¿Qué hiciste?',
        topic: 'un presupuesto que se quedó corto',
      },
      {
        kind: 'behavioural',
        text: 'Describe un coste que bajaste sin dañar la calidad. ¿Cómo lo encontraste?',
        topic: 'un coste rebajado',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un dinero o un tiempo que pediste y tuviste que justificar. ¿Cómo lo argumentaste?',
        topic: 'unos medios que hubo que justificar',
      },
      {
        kind: 'situational',
        text: 'A mitad de año te recortan el presupuesto en una quinta parte y los objetivos siguen iguales. ¿Cómo procedes?',
        topic: 'un recorte de una quinta parte',
      },
      {
        kind: 'situational',
        text: 'Ves que un trabajo va a costar un tercio más de lo previsto. ¿Qué haces y en qué orden?',
        topic: 'un tercio más de lo previsto',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
