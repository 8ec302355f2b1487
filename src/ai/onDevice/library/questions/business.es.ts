// Question library, Spanish: finance, sales, marketing, people, law, office, logistics.
import type { CompetencyText } from './competencyText.ts';

export const businessEs = {
  finance: {
    name: 'Finanzas y contabilidad',
    description: 'Mantiene las cifras completas, correctas y a tiempo y explica lo que significan.',
    lookFor: [
      'Conoce la norma que se aplica',
      'Comprueba que las cifras están completas y son plausibles',
      'Encuentra y explica las diferencias',
      'Cumple la fecha y mejora el proceso',
    ],
    signs: [
      'registra lo que le ponen delante',
      'sigue la lista sin cuestionar las cifras',
      'cierra bien y a tiempo y explica las diferencias',
      'encuentra la causa de las desviaciones, juzga lo que es material y avisa pronto',
      'hace el proceso más rápido o más seguro, con cifras que lo muestran',
    ],
    probes: ['¿Cómo decidiste qué era material?', '¿Cómo decidirías qué es material?'],
    stems: [
      {
        kind: 'technical',
        text: 'El último día de un cierre una cuenta no cuadra y el importe es pequeño. ¿Qué haces?',
        topic: 'una pequeña diferencia el último día',
      },
      {
        kind: 'technical',
        text: 'Explícame paso a paso cómo compruebas que unas cifras están completas antes de darlas por buenas.',
        topic: 'la comprobación de que las cifras están completas',
      },
      {
        kind: 'technical',
        text: 'El margen ha bajado dos puntos respecto al año pasado. ¿Qué preguntas haces a las cifras y en qué orden?',
        topic: 'un margen que baja dos puntos',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {tool} para encontrar algo que los informes habituales no mostraban?',
        topic: 'un hallazgo con {tool}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Dónde son más probables los errores y qué controles pondrías?',
        topic: 'los errores probables y los controles| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un error contable que encontraste. ¿Qué hiciste al respecto?',
        topic: 'un error contable encontrado',
      },
      {
        kind: 'behavioural',
        text: 'Describe un cierre o informe que hiciste más rápido. ¿Qué cambiaste?',
        topic: 'un cierre más rápido',
      },
      {
        kind: 'situational',
        text: 'Una persona de dirección te pide pasar un gasto al periodo siguiente sin un buen motivo. ¿Cómo respondes?',
        topic: 'un gasto que se quiere pasar al periodo siguiente',
      },
    ],
  },
  sales: {
    name: 'Venta y asesoramiento',
    description:
      'Entiende la situación del cliente, muestra el valor y cierra de una forma que ambas partes sostienen.',
    lookFor: [
      'Prepara y pregunta antes de ofrecer',
      'Une la oferta con la necesidad del cliente',
      'Trata las objeciones con honestidad',
      'Nombra el resultado y lo que vino después',
    ],
    signs: [
      'recita el producto',
      'reacciona a peticiones y hace descuentos',
      'pregunta por las necesidades y hace una oferta adecuada',
      'trabaja el valor con el cliente y trata abiertamente las objeciones',
      'gana clientes que se quedan, con cifras, y rechaza negocios que no encajan',
    ],
    probes: [
      '¿Cuál fue el motivo real del cliente para comprar o no comprar?',
      '¿Cómo averiguarías el motivo real detrás de una objeción?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Ves a un cliente por primera vez y tienes veinte minutos. ¿Cómo los usas?',
        topic: 'los primeros veinte minutos con un cliente',
      },
      {
        kind: 'technical',
        text: 'Un cliente dice: demasiado caro. Explícame paso a paso cómo sigue la conversación.',
        topic: 'la objeción «demasiado caro»',
      },
      {
        kind: 'technical',
        text: '¿Cómo decides a cuál de cincuenta contactos abiertos llamar hoy?',
        topic: 'la elección entre cincuenta contactos',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo serían tus primeros treinta días?',
        topic: 'los primeros treinta días| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una venta que fue larga y estuvo a punto de fracasar. ¿Qué marcó la diferencia?',
        topic: 'una venta a punto de fracasar',
      },
      {
        kind: 'behavioural',
        text: 'Describe un cliente que perdiste. ¿Qué aprendiste de ello?',
        topic: 'un cliente perdido',
      },
      {
        kind: 'situational',
        text: 'Un cliente quiere pedir algo que sabes que no resolverá su problema. ¿Qué le dices?',
        topic: 'un pedido que no ayudará al cliente',
      },
      {
        kind: 'situational',
        text: 'Tu mejor cliente deja caer que un competidor es más barato. ¿Cómo respondes?',
        topic: 'un competidor más barato',
      },
    ],
  },
  support: {
    name: 'Atención al cliente',
    description:
      'Resuelve lo que los clientes llaman o escriben: entiende rápido, explica con claridad y cumple lo prometido.',
    lookFor: [
      'Averigua qué pasó y qué hace falta',
      'Reconoce al cliente y mantiene la calma',
      'Lo resuelve o dice con honestidad qué viene después',
      'Hace seguimiento e informa de lo que se repite',
    ],
    signs: [
      'lee un guion o pasa al cliente a otro sitio',
      'es amable, pero deja el asunto abierto',
      'pregunta, explica y resuelve los casos corrientes',
      'resuelve el caso, cumple lo prometido y dice al cliente qué puede esperar',
      'elimina la causa de los contactos repetidos, con cifras o reacciones que lo muestran',
    ],
    probes: [
      '¿Cómo supiste que estaba resuelto para el cliente?',
      '¿Cómo sabrías que está resuelto para el cliente?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Hay veinte clientes esperando y quien está al teléfono no va al grano. ¿Cómo llevas la conversación?',
        topic: 'una conversación larga con otros esperando',
      },
      {
        kind: 'technical',
        text: 'Un cliente escribe tres líneas airadas sin decir cuál es el problema. ¿Qué le contestas?',
        topic: 'un mensaje airado sin detalles',
      },
      {
        kind: 'technical',
        text: 'El sistema dice que todo se entregó y el cliente dice que no llegó nada. Explícame tus siguientes pasos.',
        topic: 'una entrega que no llegó',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {tool} para resolver casos más rápido o mejor?',
        topic: 'los casos resueltos con {tool}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Dónde se atascan más los clientes y cómo los ayudas ahí?',
        topic: 'dónde se atascan los clientes| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Háblame de un cliente cuyo problema nadie había podido resolver antes que tú. ¿Qué hiciste?',
        topic: 'un problema que nadie había resuelto',
      },
      {
        kind: 'behavioural',
        text: 'Describe una pregunta que los clientes repetían hasta que hiciste algo. ¿Cuál era?',
        topic: 'una pregunta que se repetía',
      },
      {
        kind: 'situational',
        text: 'Durante una llamada notas que la semana pasada diste una información errónea a ese mismo cliente. ¿Qué haces?',
        topic: 'una información errónea de la semana pasada',
      },
    ],
  },
  marketing: {
    name: 'Marketing',
    description: 'Conoce al público, elige mensaje y canal y aprende de los resultados.',
    lookFor: [
      'Nombra público y objetivo',
      'Elige mensaje y canal con motivos',
      'Mide el efecto',
      'Cambia el rumbo según los resultados',
    ],
    signs: [
      'enumera canales y tendencias',
      'produce contenido sin un objetivo',
      'planifica para un público y un objetivo y da cifras',
      'prueba mensaje y canal y mueve el presupuesto según los resultados',
      'muestra el efecto en el negocio y lo que se dejó de hacer',
    ],
    probes: ['¿Qué cifra decidió si fue un éxito?', '¿Qué cifra decidiría si es un éxito?'],
    stems: [
      {
        kind: 'technical',
        text: 'Una campaña trae muchas visitas y casi ninguna venta. ¿Cómo averiguas dónde se rompe?',
        topic: 'muchas visitas y casi ninguna venta',
      },
      {
        kind: 'technical',
        text: 'Tienes poco presupuesto y tres meses para dar a conocer una oferta nueva. ¿Qué haces primero y qué no harías?',
        topic: 'poco presupuesto para una oferta nueva',
      },
      {
        kind: 'technical',
        text: 'Cuéntame paso a paso algo que lograste con {skill}. ¿Cómo supiste que esa fue la causa?',
        topic: 'un efecto de {skill}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo medirías si compensa?',
        topic: 'la medición de si compensa| {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una campaña que fracasó. ¿Qué conclusión sacaste?',
        topic: 'una campaña que fracasó',
      },
      {
        kind: 'behavioural',
        text: 'Describe un mensaje que tuviste que reescribir para un público muy distinto de ti. ¿Cómo encontraste el tono?',
        topic: 'un mensaje para un público distinto',
      },
      {
        kind: 'situational',
        text: 'Una publicación tuya recibe comentarios airados en una hora. ¿Qué haces?',
        topic: 'unos comentarios airados',
      },
    ],
  },
  people: {
    name: 'Personas y selección',
    description:
      'Encuentra, cuida y desarrolla a las personas con procesos justos y asesora con honestidad a quienes dirigen.',
    lookFor: [
      'Aclara la necesidad y los criterios',
      'Usa procesos justos y estructurados',
      'Equilibra los intereses de la persona y de la empresa',
      'Muestra el resultado y guarda la confidencialidad',
    ],
    signs: [
      'se guía por la intuición',
      'sigue el proceso sin asesorar',
      'usa criterios claros y mantiene informadas a las personas',
      'asesora con hechos, también en contra de lo que se desea, y trata a la gente con justicia',
      'mejora la forma de elegir o de cuidar a las personas, con cifras',
    ],
    probes: ['¿Cómo te aseguraste de que fuera justo?', '¿Cómo te asegurarías de que sea justo?'],
    stems: [
      {
        kind: 'technical',
        text: 'Una jefa de equipo quiere rechazar a una candidatura «por la química». ¿Cómo llevas esa conversación?',
        topic: 'un rechazo «por la química»',
      },
      {
        kind: 'technical',
        text: 'Un puesto lleva cuatro meses sin cubrirse. ¿Cómo averiguas por qué?',
        topic: 'un puesto cuatro meses sin cubrir',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué criterios acordarías antes y con quién?',
        topic: 'los criterios acordados de antemano| para {task}',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {tool} para que una decisión sobre personas fuera más justa o más rápida?',
        topic: 'unas decisiones mejoradas con {tool}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame una conversación difícil con alguien de la plantilla que llevaste o preparaste. ¿Cómo fue?',
        topic: 'una conversación difícil',
      },
      {
        kind: 'behavioural',
        text: 'Describe una vez en la que aconsejaste a una persona que dirige en contra de lo que quería. ¿Cómo acabó?',
        topic: 'un consejo en contra de lo deseado',
      },
      {
        kind: 'situational',
        text: 'Alguien te cuenta en confianza un trato injusto en su equipo y te pide que no hagas nada. ¿Qué haces?',
        topic: 'un trato injusto contado en confianza',
      },
    ],
  },
  legal: {
    name: 'Derecho y cumplimiento',
    description:
      'Aplica las normas a casos reales, nombra los riesgos con claridad y encuentra caminos viables.',
    lookFor: [
      'Establece primero los hechos',
      'Nombra la norma y cómo se aplica',
      'Juzga el riesgo con palabras claras',
      'Ofrece un camino viable y lo documenta',
    ],
    signs: [
      'cita normas sin el caso',
      'dice que no sin ofrecer salida',
      'aplica la norma a los hechos y la explica',
      'juzga con claridad riesgo y probabilidad y ofrece alternativas',
      'cambia un proceso para que el riesgo no surja, aceptado por quienes trabajan con él',
    ],
    probes: ['¿Qué aconsejaste, en una frase?', '¿Qué aconsejarías, en una frase?'],
    stems: [
      {
        kind: 'technical',
        text: 'Hay que firmar hoy un contrato y una cláusula te preocupa. ¿Cómo procedes?',
        topic: 'una cláusula preocupante el día de la firma',
      },
      {
        kind: 'technical',
        text: 'Explica una norma de tu campo a una persona de ventas para que pueda actuar según ella.',
        topic: 'una norma explicada a ventas',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué hechos establecerías primero?',
        topic: 'los hechos que establecer| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un consejo tuyo que no se siguió. ¿Qué hiciste?',
        topic: 'un consejo no seguido',
      },
      {
        kind: 'behavioural',
        text: 'Describe un incumplimiento que descubriste. ¿Qué hiciste?',
        topic: 'un incumplimiento descubierto',
      },
      {
        kind: 'situational',
        text: 'Alguien de dirección te pide un motivo para permitir algo que crees que no está permitido. ¿Cómo respondes?',
        topic: 'un motivo pedido para algo no permitido',
      },
    ],
  },
  office: {
    name: 'Organización y administración',
    description:
      'Mantiene las cosas en orden para otras personas: completas, a tiempo, confidenciales y fáciles de encontrar.',
    lookFor: [
      'Lleva el control con un método',
      'Ve de antemano plazos y huecos',
      'Trata con cuidado lo confidencial',
      'Facilita el trabajo de otras personas',
    ],
    signs: [
      'despacha lo que llega',
      'necesita recordatorios para los plazos',
      'cumple plazos y archiva de forma fiable',
      'se anticipa, informa sin que se lo pidan y guarda la confidencialidad',
      'simplifica la forma de hacer las cosas y otras personas ahorran tiempo',
    ],
    probes: ['¿Cómo llevaste el control?', '¿Cómo llevarías el control?'],
    stems: [
      {
        kind: 'technical',
        text: '¿Cómo llevas el control de cuarenta asuntos abiertos de seis personas distintas?',
        topic: 'cuarenta asuntos de seis personas',
      },
      {
        kind: 'technical',
        text: 'Te haces cargo de un archivo en el que nadie encuentra nada. ¿Por dónde empiezas?',
        topic: 'un archivo en desorden',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {tool} para ahorrar trabajo a ti o a otras personas?',
        topic: 'un trabajo ahorrado con {tool}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Cómo te aseguras de que no se escape nada?',
        topic: 'la seguridad de que no se escape nada| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un acto, viaje o reunión que organizaste y en el que algo salió mal. ¿Qué hiciste?',
        topic: 'un percance en algo organizado',
      },
      {
        kind: 'behavioural',
        text: 'Describe una rutina que simplificaste. ¿Quién lo notó?',
        topic: 'una rutina simplificada',
      },
      {
        kind: 'situational',
        text: 'Tu responsable ha citado a la misma hora a un cliente importante y a alguien del consejo, y no está localizable. ¿Qué haces?',
        topic: 'dos citas a la misma hora',
      },
    ],
  },
  logistics: {
    name: 'Logística y transporte',
    description:
      'Lleva mercancías o personas al lugar correcto, a tiempo, con seguridad y a un coste sensato.',
    lookFor: [
      'Mantiene a la vista cantidad, fecha y lugar',
      'Ve de antemano los cuellos de botella y avisa',
      'Cumple las normas de seguridad y carga',
      'Compara coste, tiempo y riesgo',
    ],
    signs: [
      'reacciona cuando el camión está en la puerta',
      'trata cada pedido por separado',
      'planifica, comprueba y entrega según lo acordado',
      'se anticipa a los cuellos de botella, informa a todo el mundo y sopesa coste y tiempo',
      'hace el flujo más estable o más barato, con cifras',
    ],
    probes: [
      '¿A quién avisaste y con cuánta antelación?',
      '¿A quién avisarías y con cuánta antelación?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Una entrega que producción necesita mañana está bloqueada. Explícame qué haces en las próximas dos horas.',
        topic: 'una entrega bloqueada que hace falta mañana',
      },
      {
        kind: 'technical',
        text: 'El sistema muestra doce piezas y en la estantería hay nueve. ¿Cómo procedes?',
        topic: 'unas existencias que no cuadran',
      },
      {
        kind: 'technical',
        text: '¿Cómo has usado {tool} para hacer un flujo de mercancías más rápido, seguro o barato?',
        topic: 'un flujo mejorado con {tool}',
      },
      {
        kind: 'technical',
        text: 'En este puesto vas a {task}. ¿Qué compruebas antes de empezar?',
        topic: 'las comprobaciones previas| al {task}',
      },
      {
        kind: 'behavioural',
        text: 'Cuéntame un día en el que a las nueve de la mañana el plan ya no servía. ¿Cómo sacaste la mercancía?',
        topic: 'un día en el que el plan falló pronto',
      },
      {
        kind: 'behavioural',
        text: 'Describe un proveedor o transportista que te fallaba una y otra vez. ¿Qué hiciste?',
        topic: 'un proveedor o transportista poco fiable',
      },
      {
        kind: 'situational',
        text: 'Vas con retraso y la carga no está sujeta como debe. ¿Qué haces?',
        topic: 'una carga mal sujeta con retraso',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
