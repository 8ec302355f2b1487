// Skills of finance, sales, marketing, people, law and the office.
import type { SkillBlock } from './skillBlock.ts';

export const businessSkills: readonly SkillBlock[] = [
  {
    field: 'finance',
    list: `
Accounting | financial accounting, bookkeeping | Contabilidad, contabilidad financiera, teneduría de libros
Management accounting | cost accounting | Contabilidad de gestión, contabilidad de costes, contabilidad de costos
Financial reporting | financial statements, annual accounts | Informes financieros, estados financieros
Consolidation | group consolidation | Consolidación contable
Month-end close | month end close, monthly closing, month-end closing, period end closing | Cierre mensual, cierre contable
Reconciliations | account reconciliation, bank reconciliation, balance sheet reconciliation, reconciliation | Conciliaciones, conciliación bancaria, conciliaciones bancarias
Accounts payable | =AP | Cuentas por pagar, cuentas a pagar
Accounts receivable | =AR, credit control, debt collection | Cuentas por cobrar, cuentas a cobrar, gestión de cobros
General ledger | | Libro mayor
Invoicing | billing | Facturación
Payroll | payroll processing | Nóminas, gestión de nóminas, nómina
Budgeting | budget planning | Elaboración de presupuestos, presupuestos
Financial planning and analysis | fp&a, financial planning | Planificación financiera
Financial modelling | financial modeling, financial models | Modelización financiera, modelos financieros
Financial analysis | | Análisis financiero
Controlling | business controlling, financial controlling | Control de gestión
Cash flow management | cash flow, treasury | Flujo de caja, tesorería, gestión de tesorería
Valuation | company valuation | Valoración de empresas
Investment analysis | asset management, portfolio management | Análisis de inversiones, gestión de carteras
Mergers and acquisitions | =M&A, due diligence | Fusiones y adquisiciones
Credit analysis | credit risk, credit research | Análisis de crédito, riesgo de crédito
Auditing | audit, internal audit, external audit, annual audit, financial audit | Auditoría, auditoría interna
Internal controls | internal control | Control interno
Taxation | tax, corporate tax, income tax, tax returns | Fiscalidad, impuestos, declaraciones de impuestos
VAT | value added tax | IVA
IFRS | | NIIF
US GAAP | =GAAP
Sarbanes-Oxley | =SOX
Anti-money laundering | =AML, know your customer, =KYC | Prevención del blanqueo de capitales
Insurance | underwriting, claims handling | Seguros, gestión de siniestros
Banking | retail banking, investment banking | Banca
Fintech
SAP | sap erp, sap s/4hana, s/4hana, sap hana, sap fico, sap fi/co
Oracle ERP | oracle financials, netsuite
ERP systems | =ERP, erp system | Sistemas ERP
QuickBooks
=Xero
Sage
ContaPlus | a3
DATEV
Bloomberg | bloomberg terminal
`,
  },
  {
    field: 'sales',
    list: `
Sales | sales experience, direct sales, field sales, inside sales | Ventas, venta directa
B2B sales | business-to-business sales | Ventas B2B
Solution selling | consultative selling, value selling | Venta consultiva
Technical sales | | Venta técnica
Business development | | Desarrollo de negocio
Account management | key account management, key accounts | Gestión de cuentas, gestión de grandes cuentas
Lead generation | prospecting, cold calling | Captación de clientes, prospección
Negotiation | contract negotiation, negotiation skills, negotiating | Negociación
Sales forecasting | pipeline management, sales pipeline | Gestión del embudo de ventas
Customer relationship management | =CRM, crm systems, crm system | Gestión de clientes
Salesforce | salesforce.com, salesforce crm
HubSpot
Customer success | | Éxito del cliente
Retail sales | retail, shop sales | Venta en tienda, venta minorista, comercio minorista
Visual merchandising | merchandising
Cash handling | till operation, point of sale, cash register | Manejo de caja, cobro en caja
Cross-selling | upselling | Venta cruzada
Partner management | channel sales, partnership management | Gestión de socios comerciales
Quotations | preparing quotes, preparing quotations | Elaboración de ofertas, presupuestos a clientes
Real estate | property management | Sector inmobiliario, gestión inmobiliaria
`,
  },
  {
    field: 'support',
    list: `
Customer service | customer support, customer care | Atención al cliente, servicio al cliente
Complaint handling | complaints handling | Gestión de reclamaciones, gestión de quejas
Zendesk
Telesales | telemarketing, call center, call centre | Televenta, centro de llamadas
Ticketing systems | ticket systems, freshdesk | Sistemas de incidencias
Call handling | phone support, telephone support, inbound calls | Atención telefónica
Live chat support | chat support | Atención por chat
`,
  },
  {
    field: 'marketing',
    list: `
Marketing | marketing strategy | Estrategia de marketing, mercadotecnia
Digital marketing | online marketing | Marketing digital
Content marketing | content creation, content strategy | Marketing de contenidos, creación de contenidos
Email marketing | e-mail marketing, email campaigns | Correo electrónico marketing
Social media | social media marketing, social media management | Redes sociales, gestión de redes sociales
Paid social | paid media, paid advertising, facebook ads, meta ads | Publicidad en redes sociales
SEO | search engine optimization, search engine optimisation | Posicionamiento web
SEM | search engine marketing, ppc, pay per click
Google Ads | adwords, google adwords
Google Analytics | google analytics 4, =GA4
Marketing automation | marketo, mailchimp | Automatización del marketing
Campaign management | marketing campaigns, campaign planning | Gestión de campañas, campañas de marketing
Conversion rate optimization | conversion rate optimisation, =CRO, conversion optimisation
Copywriting | | Redacción publicitaria, redacción de textos
Editing | proofreading, copy editing | Corrección de textos, edición de textos
Branding | brand management, brand strategy | Gestión de marca
Public relations | =PR, media relations, press releases | Relaciones públicas, comunicación externa
Corporate communications | internal communications, internal communication | Comunicación corporativa, comunicación interna
Event management | event planning, organising events, organizing events | Organización de eventos
Market segmentation | customer segmentation, segmentation | Segmentación
Performance marketing | growth marketing
Affiliate marketing | influencer marketing
Product marketing
Trade marketing
Journalism | | Periodismo
Storytelling
`,
  },
  {
    field: 'people',
    list: `
Recruitment | recruiting, talent acquisition, sourcing candidates, headhunting | Selección de personal, reclutamiento, captación de talento
Interviewing | job interviews, structured interviews | Entrevistas de selección
Onboarding | employee onboarding | Incorporación de empleados
Human resources | =HR, hr management, human resource management | Recursos humanos
Employee relations | labour relations, labor relations, industrial relations | Relaciones laborales
Employment law | labour law, labor law | Derecho laboral, legislación laboral
Performance management | performance reviews | Gestión del desempeño, evaluación del desempeño
Learning and development | training and development, employee training | Formación y desarrollo
Talent management | succession planning | Gestión del talento
Compensation and benefits | =C&B, reward management | Compensación y beneficios
HR information systems | =HRIS, hr system, hr systems, hr software, hr information system
Workforce planning | staff planning, shift planning, rota planning | Planificación de plantilla, planificación de turnos
Organisational development | organizational development | Desarrollo organizacional
Diversity and inclusion | | Diversidad e inclusión
Employer branding | | Marca empleadora
Occupational health | | Prevención de riesgos laborales, salud laboral
`,
  },
  {
    field: 'legal',
    list: `
Contract law | contract drafting, drafting contracts | Derecho contractual, redacción de contratos
Corporate law | company law, commercial law | Derecho mercantil, derecho societario
Intellectual property | patents, patent law | Propiedad intelectual, patentes
Litigation | dispute resolution | Litigios, resolución de conflictos legales
Legal research | | Investigación jurídica
Compliance | regulatory compliance | Cumplimiento normativo
Regulatory affairs | | Asuntos regulatorios
Public procurement | | Contratación pública
Notarial work | | Trabajo notarial
`,
  },
  {
    field: 'office',
    list: `
Office administration | administrative support, office management, administrative tasks, clerical work | Administración de oficina, tareas administrativas, gestión administrativa
Calendar management | diary management, scheduling | Gestión de agenda, gestión de agendas
Travel arrangements | travel booking, travel management | Organización de viajes
Minute taking | taking minutes | Redacción de actas
Data entry | | Introducción de datos, grabación de datos
Document management | filing, record keeping, records management | Gestión documental, archivo
Reception | front desk, reception duties | Recepción
Microsoft Office | ms office, office suite, ms office suite, microsoft office suite, office 365, microsoft 365 | Paquete Office, ofimática
=Word | microsoft word, ms word
PowerPoint | microsoft powerpoint, ms powerpoint
=Outlook | microsoft outlook
Google Workspace | g suite, gsuite
=Access | microsoft access, ms access
Translation | translating | Traducción
Interpreting | | Interpretación
Correspondence | business correspondence | Correspondencia comercial
Order processing | order handling, order entry | Tramitación de pedidos, gestión de pedidos
`,
  },
];
