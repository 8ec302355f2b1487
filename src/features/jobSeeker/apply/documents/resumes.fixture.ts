// Two made-up resumes for the tests of documents, one in English and one in Spanish.
import type { ParsedResume } from '#domain/resume/resume.ts';

const empty = { lines: [], sections: [], from: {}, hidden: [], flags: [] };

export const supportResume: ParsedResume = {
  ...empty,
  name: 'Nadia Okafor',
  email: 'nadia.okafor@example.com',
  phone: '+44 20 5550 0142',
  location: 'Leeds, UK',
  links: ['linkedin.com/in/nadia-okafor'],
  headline: 'Customer Support Team Lead',
  summary:
    'Support lead with eight years in retail and parcel delivery. I care about short waiting times and clear answers.',
  experience: [
    {
      title: 'Support Team Lead',
      employer: 'Tern & Gale Ltd',
      start: '2021-03',
      end: null,
      current: true,
      bullets: [
        'Led nine agents across chat and phone and cut first reply time from 9 hours to 70 minutes.',
        'Wrote the macros for returns that 40 agents use every day in Zendesk.',
        'Handled escalations with warehouse and carriers.',
      ],
    },
    {
      title: 'Customer Service Adviser',
      employer: 'Brightwell Stores',
      start: '2017-09',
      end: '2021-02',
      current: false,
      bullets: [
        'Answered 60 tickets a day with a satisfaction of 94%.',
        'Trained five new advisers.',
      ],
    },
  ],
  education: [
    {
      degree: 'BA Communication Studies',
      school: 'University of Sunderland',
      startYear: 2013,
      endYear: 2016,
    },
  ],
  skills: ['Zendesk', 'Customer Service', 'Excel', 'SQL'],
  languages: ['English', 'French'],
  certifications: ['ITIL 4 Foundation'],
};

export const spanishResume: ParsedResume = {
  ...empty,
  name: 'Lucía Ferrer',
  email: 'lucia.ferrer@example.com',
  phone: '+34 915 550 142',
  location: 'Valencia, España',
  links: [],
  headline: 'Responsable de tienda',
  summary:
    'Nueve años en comercio minorista, los últimos cuatro al frente de una tienda. Trabajo con datos de ventas y con las personas del equipo.',
  experience: [
    {
      title: 'Responsable de tienda',
      employer: 'Almacenes Rivera S.L.',
      start: '2020-06',
      end: null,
      current: true,
      bullets: [
        'Dirigí un equipo de 12 personas y reduje un 20 % las mermas.',
        'Organicé los turnos de dos tiendas.',
      ],
    },
    {
      title: 'Dependienta',
      employer: 'Librería Norte',
      start: '2015-01',
      end: '2020-05',
      current: false,
      bullets: ['Atendí a clientes y gestioné la caja.'],
    },
  ],
  education: [
    {
      degree: 'Grado en Administración de Empresas',
      school: 'Universidad de Valencia',
      startYear: 2010,
      endYear: 2014,
    },
  ],
  skills: ['Excel', 'Atención al cliente', 'SAP'],
  languages: ['Español', 'Inglés'],
  certifications: [],
};
