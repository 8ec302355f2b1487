// Material to try the engines with, in each language: a posting with a benefit that is no duty, a question, and answers; talk and the posting itself are none.
import type { Language } from '#i18n/languages.ts';

export interface TrialSample {
  posting: string;
  question: string;
  answers: readonly string[];
}

const written: Record<Language, TrialSample> = {
  en: {
    posting: [
      'Warehouse Team Lead',
      'About us',
      'Harbour Goods has shipped furniture all over Europe since 1988. We are a family business with 400 colleagues.',
      'Your tasks',
      '- Plan the shifts of twelve warehouse workers',
      '- Check incoming goods against the delivery notes',
      '- Keep stock records correct in SAP',
      '- Train new colleagues on the forklift safely',
      'Requirements',
      '- Two years in a warehouse',
      '- Forklift licence',
      '- SAP',
      'Nice to have',
      '- Experience with lean methods',
      'We offer',
      '- Training in leadership and a free gym',
      'Equal opportunity',
      'We welcome applications from everybody. Send your CV by e-mail.',
    ].join('\n'),
    question:
      'Tell me about a time the stock in the system did not match what was on the shelves. What did you do?',
    answers: [
      'Last spring our system showed forty chairs that nobody could find. I counted the aisle myself, compared it with the delivery notes of two weeks and saw that one lorry had been booked twice. I corrected the record with the office and asked the drivers to sign each note, because the second copy had caused it. In the next count we were off by one piece instead of forty.',
      'The stock was wrong sometimes. I told my boss and then it was sorted out.',
      'I am a results-driven team player who thrives in dynamic environments. I always go the extra mile, think outside the box and put quality and the customer first. With passion and commitment I create real added value in every project and bring people together.',
    ],
  },
  es: {
    posting: [
      'Responsable de almacén',
      'Sobre nosotros',
      'Muebles del Puerto envía muebles a toda Europa desde 1988. Somos una empresa familiar con 400 personas.',
      'Funciones',
      '- Planificar los turnos de doce operarios de almacén',
      '- Comprobar la mercancía recibida con los albaranes',
      '- Mantener el inventario correcto en SAP',
      '- Formar a los nuevos compañeros en el uso seguro de la carretilla',
      'Requisitos',
      '- Dos años de experiencia en un almacén',
      '- Carné de carretillero',
      '- SAP',
      'Se valora',
      '- Experiencia con métodos lean',
      'Ofrecemos',
      '- Formación en liderazgo y gimnasio gratuito',
      'Igualdad de oportunidades',
      'Todas las candidaturas son bienvenidas. Envía tu currículum por correo.',
    ].join('\n'),
    question:
      'Cuéntame una ocasión en la que el inventario del sistema no coincidía con lo que había en las estanterías. ¿Qué hiciste?',
    answers: [
      'La primavera pasada el sistema mostraba cuarenta sillas que nadie encontraba. Conté yo el pasillo, lo comparé con los albaranes de dos semanas y vi que un camión se había registrado dos veces. Corregí el registro con la oficina y pedí a los conductores que firmaran cada albarán, porque la segunda copia lo había causado. En el recuento siguiente fallamos por una pieza en vez de cuarenta.',
      'A veces el inventario estaba mal. Se lo dije a mi jefe y se arregló.',
      'Soy una persona proactiva, orientada a resultados y con gran capacidad de trabajo en equipo. Siempre doy el máximo, pienso de forma innovadora y pongo la calidad y al cliente en el centro. Con pasión y compromiso aporto valor añadido en cada proyecto y sumo talento.',
    ],
  },
};

/** A sample with the posting itself as its last answer: it must get no level. */
const withPosting = ({ posting, question, answers }: TrialSample): TrialSample => ({
  posting,
  question,
  answers: [...answers, posting],
});

export const trialSamples: Record<Language, TrialSample> = {
  en: withPosting(written.en),
  es: withPosting(written.es),
};
