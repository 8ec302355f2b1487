/** The seed's Spanish job: a data analyst. */
import type { SeedJob } from './content.ts';

export const dataAnalyst: SeedJob = {
  id: 'seed-analyst',
  title: 'Analista de datos',
  level: 'junior',
  language: 'es',
  description: `En Harbour & Pine planificamos rutas para 140 tiendas. Buscamos a una persona que convierta los datos de pedidos y entregas en respuestas que los planificadores puedan usar.

Qué harás
- preparar y revisar datos de pedidos, rutas y entregas
- responder preguntas del negocio con SQL y explicar lo que significan
- mantener los informes que el equipo mira cada mañana

Requisitos: SQL, hojas de cálculo, explicar con claridad. Se valora: Python, logística.`,
  mustHave: ['SQL', 'Hojas de cálculo', 'Comunicación'],
  niceToHave: ['Python', 'Logística'],
  competencies: [
    {
      id: 'analysis',
      name: 'Análisis',
      description: 'Llega de la pregunta a una respuesta comprobada.',
      weight: 60,
    },
    {
      id: 'clarity',
      name: 'Claridad',
      description: 'Explica resultados y límites a quien no es analista.',
      weight: 40,
    },
  ],
  questions: [
    {
      id: 'q1',
      competencyId: 'analysis',
      kind: 'behavioural',
      text: 'Cuéntame un análisis que hiciste y que cambió una decisión. ¿Qué hiciste tú y cómo comprobaste que los datos eran correctos?',
      minutes: 5,
      followUpCap: 1,
      followUps: ['¿Qué harías distinto hoy?'],
      lookFor: ['qué hizo la persona', 'cómo comprobó los datos', 'qué decisión cambió'],
      anchors: [
        'No hay un análisis concreto.',
        'Describe el tema, pero no lo que hizo.',
        'Dice qué hizo y a qué llegó.',
        'Añade cómo comprobó los datos y qué decisión cambió.',
        'Añade una cifra del efecto y los límites del análisis.',
      ],
    },
    {
      id: 'q2',
      competencyId: 'clarity',
      kind: 'behavioural',
      text: 'Cuéntame una vez que tuviste que explicar un resultado incómodo. ¿Qué hiciste y cómo reaccionaron?',
      minutes: 4,
      followUpCap: 0,
      followUps: [],
      lookFor: [
        'preparó la explicación',
        'fue honesto con los límites',
        'la reacción y lo que pasó después',
      ],
      anchors: [
        'Sin ejemplo.',
        'Cuenta el resultado, pero no cómo lo explicó.',
        'Dice cómo lo explicó.',
        'Adaptó la explicación a quien escuchaba y nombró los límites.',
        'Añade qué cambió después.',
      ],
    },
  ],
  answers: {
    q1: [
      {
        quality: 'strong',
        text: 'En {company} querían comprar dos camiones más porque las rutas acababan tarde. Me pidieron confirmar que faltaba capacidad. Saqué con SQL las horas de salida y llegada de {n} rutas y, antes de sacar conclusiones, comparé cincuenta con las hojas que firman los conductores: en cuatro la hora estaba mal porque el lector se reinicia a medianoche, así que las corregí. Resultó que el retraso nacía en la carga: las rutas que salían antes de las siete terminaban a tiempo en un 94 %. Propuse cargar la tarde anterior en un almacén durante un mes. Los retrasos bajaron de 31 a 12 a la semana y no se compraron los camiones. Solo miré una región, y eso lo dije.',
        followUp: 'Hablaría antes con los conductores: ellos ya sabían lo de la carga.',
      },
      {
        quality: 'good',
        text: 'Hice un análisis de las devoluciones. Crucé los motivos con los productos y vi que {m} artículos causaban la mitad. Revisé una muestra a mano para ver si el motivo era correcto. El equipo de compras cambió de proveedor en dos de ellos.',
        followUp: 'Usaría una muestra más grande.',
      },
      {
        quality: 'average',
        text: 'Preparé un informe de ventas mensual con tablas dinámicas. Mi jefe lo usaba para las reuniones y ayudó a ver qué tiendas vendían más. Los datos venían del sistema, así que eran correctos.',
      },
      {
        quality: 'weak',
        text: 'Me apasionan los datos y siempre busco la verdad detrás de los números. Los datos son el petróleo de hoy y ayudan a tomar mejores decisiones en todas las áreas.',
      },
    ],
    q2: [
      {
        quality: 'strong',
        text: 'Tuve que decir a la directora de {company} que su campaña favorita no había traído clientes nuevos. Preparé una sola gráfica con las semanas antes y después y una línea de la misma época del año anterior. Empecé por lo que sí funcionó: los clientes que ya teníamos compraron un {m} % más. Luego dije lo que no se veía en los datos, y que con ocho semanas no podía descartar un efecto lento. Al principio se enfadó y me pidió los datos; los revisamos juntas durante una hora. La campaña siguió, pero dirigida a clientes actuales y con la mitad del presupuesto.',
      },
      {
        quality: 'good',
        text: 'Un informe mostraba que un almacén cometía más errores. Hablé primero con su responsable para no sorprenderle en la reunión y le enseñé cómo lo había contado. Encontramos juntos una causa y la presentamos los dos.',
      },
      {
        quality: 'average',
        text: 'Presenté unos resultados malos de ventas. Expliqué las cifras en una reunión y respondí a las preguntas. Al final lo entendieron.',
      },
      { quality: 'thin', text: 'No me ha pasado.' },
    ],
  },
};
