// Groups of words of one field of work, and how telling each group is (0 to 1).
import type { ConceptList } from './conceptLists.ts';

/** What the work is about. */
export const fieldLists: Record<string, ConceptList> = {
  coding: {
    weight: 0.8,
    words:
      'code. coded bug bugs deploy release refactor repository commit merge compil api. apis microservice backend frontend library framework function. variable codigo despleg despliegue repositorio rama compil biblioteca',
  },
  web: {
    weight: 0.9,
    words:
      'react render rerender component prop. props browser html css javascript typescript dom. memo memois memoiz virtualis virtualiz debounc navegador componente',
    phrases: 'web worker; state in the; page load',
  },
  database: {
    weight: 0.9,
    words:
      'sql query queries index. indexes indices table. tables join. schema migration postgres mysql database wildcard consulta indice tabla esquema migracion',
    phrases:
      'execution plan; explain analyze; sequential scan; seq scan; row count; composite index; base de datos; plan de ejecucion',
  },
  systems: {
    weight: 0.8,
    words:
      'server. servers cluster kubernetes docker cloud uptime latency outage incident monitoring alert. pipeline backup network servidor nube caida incidencia monitoriz red. copia',
  },
  analysis: {
    weight: 0.6,
    words:
      'data dataset dashboard statistic regression sample model. models forecast report. datos panel estadistic regresion muestra modelo prevision informe',
  },
  clinical: {
    weight: 1,
    words:
      'patient nurse ward dose medication oxygen airway respirat breath saturat pulse glucose sepsis vital vitals bedside physician clinic hospital symptom diagnos paciente enfermer dosis medicament oxigeno respir satur pulso glucosa sintoma diagnostic clinic',
    phrases:
      'blood pressure; early warning; rapid response; vital signs; a to e; signos vitales; presion arterial',
  },
  parcels: {
    weight: 0.9,
    words:
      'delivery deliveries parcel courier shipping shipment depot dispatch warehouse carrier postcode truck driver pallet load stock inventory envio paquete mensajer reparto almacen transport camion palet existencias inventario',
    phrases: 'order number; shipping fee; numero de pedido',
  },
  accounts: {
    weight: 0.9,
    words:
      'invoice ledger reconcil audit payroll month-end accrual balance tax. vat ifrs accounting accountant factura contab concili auditor nomina cierre balance impuesto iva',
    phrases: 'month end; cost center',
  },
  selling: {
    weight: 0.8,
    words:
      'sale. sales sold deal. quota prospect pipeline lead. leads crm discount contract renewal venta vendi vendedor prospect cuota descuento contrato renovacion',
  },
  campaigns: {
    weight: 0.9,
    words:
      'campaign audience brand advert seo newsletter conversion click content social campana audiencia marca anuncio boletin conversion contenido redes',
  },
  classroom: {
    weight: 1,
    words:
      'student pupil lesson class. classroom teacher school curriculum homework exam grade. learner alumn estudiante clase. clases aula profesor maestr escuela tarea examen nota.',
  },
  guests: {
    weight: 1,
    words:
      'guest hotel restaurant kitchen table. menu reception booking reservation waiter chef room. rooms checkout housekeep huesped hotel restaurante cocina mesa. menu recepcion reserva camarer habitacion',
  },
  hiring: {
    weight: 0.9,
    words:
      'candidate recruit hire. hired hiring interview onboard vacancy applicant employee candidat reclut contrat entrevista vacante emplead',
  },
  machines: {
    weight: 0.9,
    words:
      'machine conveyor assembly line. production scrap maintenance spindle bearing valve pump sensor plc welding shift maquina cinta montaje linea. produccion desecho mantenimiento rodamiento valvula bomba soldad turno',
  },
  designing: {
    weight: 0.8,
    words:
      'design prototype wireframe usability mockup figma drawing tolerance cad. assembly simulation fea. diseno prototip usabilidad maqueta plano toleranc simulacion',
  },
  science: {
    weight: 0.9,
    words:
      'experiment hypothes control. controls protocol assay cell. cells lab. laboratory paper. replicate peer-review experiment hipotesis ensayo celula laboratorio articulo replic',
  },
  lawful: {
    weight: 0.9,
    words:
      'contract clause legal law. lawyer court regulation compliance gdpr contrato clausula legal ley. abogad tribunal normativa cumplimiento',
  },
  building: {
    weight: 0.9,
    words:
      'construction site. concrete scaffold permit contractor obra hormigon andamio licencia contratista',
  },
  careHome: {
    weight: 0.9,
    words:
      'resident elderly dementia carer wash. dress. toilet wheelchair family. residente anciano demencia cuidador aseo vestir silla familiar',
  },
  product: {
    weight: 0.7,
    words:
      'roadmap feature user. users backlog release sprint discovery adoption churn hoja funcionalidad usuari lanzamiento adopcion abandono',
  },
};
