// Question library, Spanish: software, data and the systems they run on.
import type { CompetencyText } from './competencyText.ts';

export const techEs = {
  software: {
    name: 'Ingeniería de software',
    description:
      'Construye software que funciona, que otras personas pueden leer y cambiar y que falla de forma controlada.',
    lookFor: [
      'Aclara requisitos y límites antes de construir',
      'Explica el diseño y lo que se sacrifica',
      'Prueba el código y trata los fallos',
      'Muestra cómo se comportó en uso',
    ],
    signs: [
      'nombra tecnologías sin haber construido con ellas',
      'hace que algo funcione sin pensar en pruebas, fallos ni lectores',
      'construye una solución que funciona, con pruebas para los casos habituales',
      'explica lo que se sacrifica en el diseño y cubre fallos, carga y cambios',
      'demuestra con datos de uso real que el diseño aguantó y nombra lo que cambiaría',
    ],
    probes: [
      '¿Qué sacrificaste y qué costó después?',
      '¿Qué sacrificarías y qué podría costar después?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso algo que construiste con {tool} y que hoy está en uso. ¿Qué decisión de diseño fue la más importante?',
        topic: 'un diseño con {tool} en uso real',
      },
      {
        kind: 'technical',
        text: 'Tienes que cambiar una parte de un código grande que nadie del equipo conoce y que no tiene pruebas. ¿Cómo lo abordas?',
        topic: 'un cambio en código desconocido sin pruebas',
      },
      {
        kind: 'technical',
        text: 'Una llamada a otro servicio falla una vez de cada mil y solo con carga. ¿Cómo lo rastreas y cómo haces que tu código lo soporte?',
        topic: 'un fallo raro con carga',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo estructurarías el trabajo y qué decisiones tomarías primero?',
        topic: 'las primeras decisiones de diseño| para {task}',
      },
      {
        kind: 'technical',
        text: 'Cuando revisas un cambio en código que usa {tool}, ¿en qué te fijas primero y por qué?',
        topic: 'la revisión de código con {tool}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una decisión técnica tuya de la que luego te arrepentiste. ¿Qué hiciste al respecto?',
        topic: 'una decisión técnica lamentada',
      },
      {
        kind: 'behavioural',
        text: 'Describe el fallo más difícil que has encontrado. ¿Qué te llevó a la causa?',
        topic: 'un fallo difícil',
      },
      {
        kind: 'situational',
        text: 'Dos días antes de una entrega ves que una función va bien, pero que su código será difícil de cambiar. ¿Qué haces?',
        topic: 'un código rígido antes de una entrega',
      },
      {
        kind: 'situational',
        text: '{APartner} te pide una estimación de algo que nunca has construido. ¿Cómo respondes?',
        topic: 'una estimación de algo nuevo',
      },
    ],
  },
  data: {
    name: 'Datos y análisis',
    description:
      'Convierte preguntas en trabajo con datos, conoce los límites de las cifras y explica qué se sigue de ellas.',
    lookFor: [
      'Convierte la pregunta en algo medible',
      'Comprueba los datos antes de fiarse',
      'Elige un método adecuado y nombra sus límites',
      'Explica qué se sigue para la decisión',
    ],
    signs: [
      'toma las cifras como vienen',
      'produce cifras sin comprobar los datos ni la pregunta',
      'comprueba los datos y responde a lo preguntado',
      'elige el método según la pregunta, nombra sus límites y explica el resultado con claridad',
      'muestra qué decisión cambió el resultado y cómo se verificó después',
    ],
    probes: ['¿Qué podría haber hecho errónea esa cifra?', '¿Qué podría hacer errónea esa cifra?'],
    stems: [
      {
        kind: 'technical',
        text: 'Dos informes muestran cifras distintas del mismo mes. ¿Cómo averiguas cuál es la correcta?',
        topic: 'dos cifras del mismo mes',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un análisis que hiciste con {skill}, desde la pregunta hasta lo que se decidió.',
        topic: 'un análisis con {skill}',
      },
      {
        kind: 'technical',
        text: 'Una cifra que mira todo el mundo salta un tercio de la noche a la mañana. ¿Cómo averiguas si es real?',
        topic: 'un salto repentino en una cifra clave',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué datos pedirías y qué comprobarías antes de usarlos?',
        topic: 'la comprobación de datos| para {task}',
      },
      {
        kind: 'technical',
        text: '¿Cómo te aseguras de que un resultado obtenido con {skill} se mantiene con datos nuevos?',
        topic: 'un resultado de {skill} con datos nuevos',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un resultado tuyo que nadie quería oír. ¿Cómo lo presentaste?',
        topic: 'un resultado incómodo',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que tuviste que corregir un análisis que ya habías compartido. ¿Qué había fallado?',
        topic: 'un análisis corregido después de compartirlo',
      },
      {
        kind: 'situational',
        text: 'Una jefa de departamento pide una cifra que apoye una decisión ya tomada. ¿Cómo respondes?',
        topic: 'una cifra pedida para una decisión ya tomada',
      },
    ],
  },
  operations: {
    name: 'Operación de sistemas',
    description:
      'Mantiene los sistemas disponibles y seguros ante cambios, automatiza y aprende de los incidentes.',
    lookFor: [
      'Contiene el daño antes de buscar la causa',
      'Usa mediciones para acotar el problema',
      'Automatiza y hace reversibles los cambios',
      'Evita que se repita y lo deja escrito',
    ],
    signs: [
      'reinicia y espera suerte',
      'sigue un guion sin entender lo que hace',
      'restablece el servicio en un orden sensato y encuentra la causa',
      'contiene, mide e informa a la vez y hace reversible el cambio',
      'elimina tipos enteros de fallo, con cifras de disponibilidad o de esfuerzo',
    ],
    probes: [
      '¿Qué te indicó que el servicio volvía a estar sano?',
      '¿Qué te indicaría que el servicio vuelve a estar sano?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'A las tres de la mañana una alarma dice que falla la mitad de las peticiones. ¿Cómo son tus primeros diez minutos?',
        topic: 'los primeros diez minutos de una caída',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un cambio que hiciste con {tool} y que podía haber tumbado un sistema. ¿Cómo lo hiciste seguro?',
        topic: 'un cambio arriesgado con {tool}',
      },
      {
        kind: 'technical',
        text: 'Un servidor va lento cada día a la misma hora y las gráficas habituales parecen normales. ¿Cómo lo acotas?',
        topic: 'una lentitud que no se ve en las gráficas',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué automatizarías primero y qué dejarías manual?',
        topic: 'lo primero que se automatiza| al {task}',
      },
      {
        kind: 'technical',
        text: '¿Cómo decides qué debe despertar a una persona de noche y qué puede esperar a la mañana?',
        topic: 'las alarmas que pueden despertar a alguien',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un incidente que te tocó resolver. ¿Qué cambiaste después?',
        topic: 'un incidente a su cargo',
      },
      {
        kind: 'behavioural',
        text: 'Describe un trabajo manual que quitaste de la rutina diaria. ¿Cuánto se ahorró?',
        topic: 'un trabajo manual automatizado',
      },
      {
        kind: 'situational',
        text: 'Una persona de desarrollo necesita acceso inmediato a un sistema de producción fuera del proceso acordado. ¿Qué haces?',
        topic: 'un acceso urgente fuera del proceso',
      },
    ],
  },
  testing: {
    name: 'Pruebas y calidad de software',
    description:
      'Encuentra lo importante antes que los usuarios: prueba donde está el riesgo y crea pruebas fiables.',
    lookFor: [
      'Parte del riesgo y del uso real',
      'Elige el nivel y la técnica de prueba',
      'Informa de forma que se encuentre la causa',
      'Muestra qué fallos se evitaron',
    ],
    signs: [
      'pulsa lo que tiene delante',
      'prueba solo el caso ideal',
      'cubre los requisitos con pruebas repetibles',
      'prueba según el riesgo, en el nivel adecuado, y mantiene fiables las pruebas',
      'lleva la calidad allí donde nacen los fallos, con cifras de lo que llegó a los usuarios',
    ],
    probes: ['¿Qué decidiste no probar y por qué?', '¿Qué decidirías no probar y por qué?'],
    stems: [
      {
        kind: 'technical',
        text: 'Tienes un día para probar un cambio en el paso de pago de una tienda. ¿Qué pruebas y qué dejas fuera?',
        topic: 'un día para probar un paso de pago',
      },
      {
        kind: 'technical',
        text: 'Tus pruebas automáticas fallan de vez en cuando sin que cambie el código. ¿Qué haces?',
        topic: 'pruebas que fallan de vez en cuando',
      },
      {
        kind: 'technical',
        text: 'Explícame paso a paso cómo montaste pruebas con {tool} para un producto que cambia cada semana.',
        topic: 'pruebas con {tool} para un producto cambiante',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo decidirías qué pruebas automatizar?',
        topic: 'la elección de qué automatizar| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un fallo que se te escapó. ¿Qué cambiaste en tu forma de probar?',
        topic: 'un fallo que se escapó',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que desaconsejaste una entrega. ¿Cómo lo argumentaste?',
        topic: 'una entrega desaconsejada',
      },
      {
        kind: 'situational',
        text: 'Una persona de desarrollo cierra tu aviso de fallo con un «en mi máquina funciona». ¿Qué haces?',
        topic: 'un aviso de fallo rechazado',
      },
    ],
  },
  infoSecurity: {
    name: 'Seguridad de la información',
    description:
      'Ve cómo se puede atacar un sistema, sopesa el riesgo y protege sin parar el trabajo.',
    lookFor: [
      'Nombra el bien, la amenaza y la debilidad',
      'Juzga la probabilidad y el daño',
      'Toma medidas acordes al riesgo',
      'Comprueba que funcionan e informa a quien corresponde',
    ],
    signs: [
      'confía en normas y herramientas sin saber contra qué',
      'nombra amenazas, pero sin orden entre ellas',
      'encuentra la debilidad y la cierra',
      'sopesa riesgo y esfuerzo, cierra la debilidad y comprueba que aguanta',
      'cambia la forma de construir u operar, de modo que el ataque deja de compensar',
    ],
    probes: [
      '¿Cómo juzgaste lo probable y lo grave que era?',
      '¿Cómo juzgarías lo probable y lo grave que es?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Una persona avisa de que escribió su contraseña en una página que no era nuestra. ¿Qué haces en la primera hora?',
        topic: 'una contraseña entregada',
      },
      {
        kind: 'technical',
        text: 'Piensa en una aplicación que deja subir archivos a los clientes. ¿Cómo la atacarías y cómo la defenderías?',
        topic: 'el ataque y la defensa de una subida de archivos',
      },
      {
        kind: 'technical',
        text: 'Un análisis muestra doscientas debilidades y el equipo puede arreglar diez este mes. ¿Cómo eliges?',
        topic: 'diez debilidades de doscientas',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso un riesgo que rebajaste con ayuda de {skill}. ¿Cómo supiste que era menor?',
        topic: 'un riesgo rebajado con {skill}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un problema de seguridad que encontraste y que no se tomaba en serio. ¿Qué hiciste?',
        topic: 'un problema de seguridad no tomado en serio',
      },
      {
        kind: 'behavioural',
        text: 'Describe una medida que la gente esquivaba. ¿Qué hiciste?',
        topic: 'una medida esquivada',
      },
      {
        kind: 'situational',
        text: 'Alguien de dirección quiere hoy una excepción a una norma de seguridad para un cliente importante. ¿Cómo respondes?',
        topic: 'una excepción a una norma de seguridad',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
