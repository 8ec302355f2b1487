// The words of each field of work that make a question sound at home there.
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';

export interface Setting {
  /** Whom the work serves: one, and many. */
  aCustomer: string;
  customers: string;
  /** A person of another trade one works with. */
  aPartner: string;
  /** A typical mistake, discovered late. */
  slip: string;
  /** A moment when time is short, after "just before" / "justo antes de". */
  crunch: string;
  /** What is written down. */
  record: string;
}

type SettingName =
  | 'tech'
  | 'data'
  | 'product'
  | 'industry'
  | 'clinical'
  | 'care'
  | 'research'
  | 'finance'
  | 'sales'
  | 'marketing'
  | 'people'
  | 'office'
  | 'logistics'
  | 'teaching'
  | 'hospitality'
  | 'general';

const english: Record<SettingName, Setting> = {
  tech: {
    aCustomer: 'a user',
    customers: 'users',
    aPartner: 'a product manager',
    slip: 'a defect of yours that has already reached production',
    crunch: 'a release',
    record: 'the technical documentation',
  },
  data: {
    aCustomer: 'a colleague who relies on your figures',
    customers: 'the people who use your figures',
    aPartner: 'a department head',
    slip: 'a wrong figure in a report you have already sent',
    crunch: 'a board meeting',
    record: 'the definitions behind a figure',
  },
  product: {
    aCustomer: 'a user',
    customers: 'users',
    aPartner: 'an engineer',
    slip: 'a requirement you had misunderstood and the team has already built',
    crunch: 'a launch',
    record: 'the specification',
  },
  industry: {
    aCustomer: 'a customer',
    customers: 'customers',
    aPartner: 'a supplier',
    slip: 'a wrong dimension in a drawing that has already been released',
    crunch: 'a delivery date',
    record: 'the test and inspection records',
  },
  clinical: {
    aCustomer: 'a patient',
    customers: 'patients',
    aPartner: 'a physician',
    slip: 'a wrong entry you made in a patient record',
    crunch: 'the end of a shift',
    record: 'the patient record',
  },
  care: {
    aCustomer: 'a person in your care',
    customers: 'the people in your care',
    aPartner: 'a relative',
    slip: 'a step of the care plan that you left out',
    crunch: 'the handover of a shift',
    record: 'the care notes',
  },
  research: {
    aCustomer: 'a research partner',
    customers: 'research partners',
    aPartner: 'a colleague from another discipline',
    slip: 'an error in an analysis that is already in a draft paper',
    crunch: 'a submission deadline',
    record: 'the lab or project notes',
  },
  finance: {
    aCustomer: 'a client',
    customers: 'clients',
    aPartner: 'an auditor',
    slip: 'a wrong posting in a period that has already been reported',
    crunch: 'the month-end close',
    record: 'the supporting documents',
  },
  sales: {
    aCustomer: 'a customer',
    customers: 'customers',
    aPartner: 'a colleague in delivery',
    slip: 'a promise to a customer that the company cannot keep',
    crunch: 'the end of the quarter',
    record: 'the customer file',
  },
  marketing: {
    aCustomer: 'a customer',
    customers: 'the audience',
    aPartner: 'a sales colleague',
    slip: 'a wrong claim in a campaign that is already live',
    crunch: 'a campaign start',
    record: 'the campaign plan',
  },
  people: {
    aCustomer: 'an employee',
    customers: 'employees',
    aPartner: 'a line manager',
    slip: 'a mistake in a contract that has already been signed',
    crunch: 'the payroll deadline',
    record: 'the personnel file',
  },
  office: {
    aCustomer: 'a client',
    customers: 'clients',
    aPartner: 'a colleague from another department',
    slip: 'a wrong date in letters that have already gone out',
    crunch: 'a filing deadline',
    record: 'the files',
  },
  logistics: {
    aCustomer: 'a customer',
    customers: 'customers',
    aPartner: 'a carrier',
    slip: 'an order that left with the wrong goods',
    crunch: 'the last departure of the day',
    record: 'the delivery papers',
  },
  teaching: {
    aCustomer: 'a student',
    customers: 'students',
    aPartner: 'a parent',
    slip: 'a mistake in marks you have already given back',
    crunch: 'the end of term',
    record: 'the learning records',
  },
  hospitality: {
    aCustomer: 'a guest',
    customers: 'guests',
    aPartner: 'the kitchen',
    slip: 'a booking that was noted for the wrong day',
    crunch: 'a fully booked evening',
    record: 'the shift log',
  },
  general: {
    aCustomer: 'a customer',
    customers: 'customers',
    aPartner: 'a colleague from another team',
    slip: 'a mistake of yours that others already rely on',
    crunch: 'an important deadline',
    record: 'the records',
  },
};

const spanish: Record<SettingName, Setting> = {
  tech: {
    aCustomer: 'un usuario',
    customers: 'los usuarios',
    aPartner: 'una responsable de producto',
    slip: 'un fallo tuyo que ya está en producción',
    crunch: 'una entrega a producción',
    record: 'la documentación técnica',
  },
  data: {
    aCustomer: 'una persona que depende de tus cifras',
    customers: 'quienes usan tus cifras',
    aPartner: 'una jefa de departamento',
    slip: 'una cifra errónea en un informe que ya enviaste',
    crunch: 'una reunión de dirección',
    record: 'las definiciones de cada cifra',
  },
  product: {
    aCustomer: 'un usuario',
    customers: 'los usuarios',
    aPartner: 'una ingeniera',
    slip: 'un requisito que entendiste mal y que el equipo ya ha construido',
    crunch: 'un lanzamiento',
    record: 'la especificación',
  },
  industry: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'un proveedor',
    slip: 'una cota errónea en un plano que ya se ha liberado',
    crunch: 'una fecha de entrega',
    record: 'los registros de ensayo e inspección',
  },
  clinical: {
    aCustomer: 'un paciente',
    customers: 'los pacientes',
    aPartner: 'una médica',
    slip: 'una anotación errónea tuya en una historia clínica',
    crunch: 'un cambio de turno',
    record: 'la historia clínica',
  },
  care: {
    aCustomer: 'una persona a tu cuidado',
    customers: 'las personas a tu cuidado',
    aPartner: 'un familiar',
    slip: 'un paso del plan de cuidados que dejaste sin hacer',
    crunch: 'un cambio de turno',
    record: 'el parte de cuidados',
  },
  research: {
    aCustomer: 'un socio de investigación',
    customers: 'los socios de investigación',
    aPartner: 'una colega de otra disciplina',
    slip: 'un error en un análisis que ya figura en un borrador de artículo',
    crunch: 'una fecha límite de envío',
    record: 'el cuaderno de laboratorio o de proyecto',
  },
  finance: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'una auditora',
    slip: 'un asiento erróneo en un periodo ya informado',
    crunch: 'un cierre mensual',
    record: 'los documentos justificativos',
  },
  sales: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'una compañera de operaciones',
    slip: 'una promesa a un cliente que la empresa no puede cumplir',
    crunch: 'un cierre de trimestre',
    record: 'la ficha del cliente',
  },
  marketing: {
    aCustomer: 'un cliente',
    customers: 'el público',
    aPartner: 'un compañero de ventas',
    slip: 'un dato erróneo en una campaña que ya está publicada',
    crunch: 'un inicio de campaña',
    record: 'el plan de campaña',
  },
  people: {
    aCustomer: 'una persona de la plantilla',
    customers: 'las personas de la plantilla',
    aPartner: 'una jefa de equipo',
    slip: 'un error en un contrato que ya está firmado',
    crunch: 'un cierre de nóminas',
    record: 'el expediente de personal',
  },
  office: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'una compañera de otro departamento',
    slip: 'una fecha errónea en cartas que ya han salido',
    crunch: 'un plazo de presentación',
    record: 'los expedientes',
  },
  logistics: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'un transportista',
    slip: 'un pedido que salió con la mercancía equivocada',
    crunch: 'una última salida del día',
    record: 'los documentos de entrega',
  },
  teaching: {
    aCustomer: 'un estudiante',
    customers: 'los estudiantes',
    aPartner: 'una madre o un padre',
    slip: 'un error en notas que ya has entregado',
    crunch: 'un final de trimestre',
    record: 'los registros de aprendizaje',
  },
  hospitality: {
    aCustomer: 'un huésped',
    customers: 'los huéspedes',
    aPartner: 'el equipo de cocina',
    slip: 'una reserva que se anotó para el día equivocado',
    crunch: 'un servicio con todo reservado',
    record: 'el parte de turno',
  },
  general: {
    aCustomer: 'un cliente',
    customers: 'los clientes',
    aPartner: 'una persona de otro equipo',
    slip: 'un error tuyo del que otros ya dependen',
    crunch: 'un plazo importante',
    record: 'los registros',
  },
};

const settingOf: Partial<Record<SkillField, SettingName>> = {
  software: 'tech',
  testing: 'tech',
  infoSecurity: 'tech',
  operations: 'tech',
  data: 'data',
  design: 'product',
  product: 'product',
  project: 'product',
  engineering: 'industry',
  manufacturing: 'industry',
  clinical: 'clinical',
  care: 'care',
  research: 'research',
  finance: 'finance',
  sales: 'sales',
  support: 'sales',
  marketing: 'marketing',
  people: 'people',
  legal: 'office',
  office: 'office',
  logistics: 'logistics',
  teaching: 'teaching',
  hospitality: 'hospitality',
};

/** The words of a field of work; general ones when the field is not known. */
export function findSetting(field: SkillField | null, language: 'en' | 'es'): Setting {
  return (language === 'en' ? english : spanish)[(field && settingOf[field]) ?? 'general'];
}
