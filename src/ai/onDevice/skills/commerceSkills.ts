// Skills of offices, law, people and sales, and newer names in software that the other lists leave out.
import type { SkillBlock } from './skillBlock.ts';

export const commerceSkills: readonly SkillBlock[] = [
  {
    field: 'legal',
    list: `
Legal drafting | contract drafting, drafting contracts, legal writing | Redacción de contratos, redacción jurídica
Contract review | contract negotiation, reviewing contracts | Revisión de contratos
Due diligence checks | legal due diligence | Revisión jurídica previa
Dispute resolution | mediation, arbitration | Resolución de disputas, mediación
Court procedure | court filing, e-filing, court filings | Procedimiento judicial
Corporate governance | company secretarial | Gobierno corporativo
Data protection law | privacy law | Derecho de protección de datos
Legal advice | legal counsel, legal counselling | Asesoramiento jurídico
Westlaw | lexisnexis |
Competition law | antitrust | Derecho de la competencia
Know your customer | =KYC, customer due diligence | Conocimiento del cliente
`,
  },
  {
    field: 'people',
    list: `
Sourcing | candidate sourcing, boolean search | Búsqueda de candidatos
Applicant tracking systems | applicant tracking system, =ATS, greenhouse ats, lever ats | Sistemas de seguimiento de candidatos
LinkedIn Recruiter | |
HR policies | hr policy, people policies | Políticas de recursos humanos
Personnel administration | hr administration, personnel management | Administración de personal
Employee engagement | engagement surveys | Compromiso de los empleados
HR analytics | people analytics | Analítica de recursos humanos
Exit interviews | offboarding | Entrevistas de salida
Workday | |
SAP SuccessFactors | successfactors |
BambooHR | |
Personio | |
Labour relations | labor relations, collective bargaining, trade unions | Relaciones laborales
Grievance handling | disciplinary procedures | Gestión de quejas
Job evaluation | salary benchmarking | Valoración de puestos
`,
  },
  {
    field: 'sales',
    list: `
Prospecting | sales prospecting, outbound prospecting | Prospección
Cold calling | outbound calls | Llamadas en frío, puerta fría
Pipeline management | sales pipeline, pipeline reporting | Gestión del embudo de ventas
Closing deals | deal closing, closing sales | Cierre de ventas
Consultative selling | value selling, spin selling, meddic, meddpicc | Venta consultiva
Sales presentations | product demos, product demonstrations | Presentaciones de ventas
Quota attainment | sales targets | Cumplimiento de objetivos de venta
Territory management | territory planning | Gestión de zona
Outreach | salesloft |
Contract renewals | churn reduction | Renovaciones
Property management | | Administración de fincas
Merchandising | | Merchandising, implantación comercial
Point of sale | =POS, epos | Terminal de punto de venta
`,
  },
  {
    field: 'support',
    list: `
Customer satisfaction | csat, net promoter score, =NPS | Satisfacción del cliente
Freshdesk | intercom, =Front, gorgias |
De-escalation | deescalation, handling difficult customers | Desescalada
Knowledge base | knowledge base articles, help center articles, help articles, faqs | Base de conocimientos
Service level agreements | =SLA, slas, service levels | Acuerdos de nivel de servicio
Email support | phone support, chat support, telephone support | Atención por correo y teléfono
Returns processing | processing refunds, returns handling | Gestión de devoluciones
`,
  },
  {
    field: 'office',
    list: `
Filing | record keeping, recordkeeping, archiving documents | Archivo de documentos
Scheduling | appointment scheduling, diary management | Planificación de citas
Report writing | writing reports | Redacción de informes
Proofreading | copy editing | Corrección de textos
CAT tools | trados, memoq, sdl trados | Herramientas TAO
Localization | localisation | Localización
Terminology management | | Gestión terminológica
`,
  },
  {
    field: 'finance',
    list: `
Cost control | cost reduction, cost management | Control de costes
Bookkeeping software | netsuite, =Navision, a3, sap fico | Software contable
Variance analysis | | Análisis de desviaciones
Claims handling | claims management, claims adjusting | Gestión de siniestros
Underwriting | | Suscripción de riesgos
Financial advice | wealth management, investment advice | Asesoramiento financiero
Fixed assets | depreciation | Activos fijos
Balance sheets | balance sheet | Balances
Treasury management | liquidity management | Gestión de tesorería avanzada
Financial markets | capital markets, derivatives, fixed income | Mercados financieros
`,
  },
  {
    field: 'marketing',
    list: `
Content strategy | content planning, editorial calendar | Estrategia de contenidos
Content creation | content writing, content production | Creación de contenidos
Community management | | Gestión de comunidades
Media relations | press releases, press relations | Relaciones con los medios
Crisis communication | | Comunicación de crisis
Internal communication | internal communications | Comunicación interna
Canva | |
Mailchimp | klaviyo, marketo, pardot |
Google Tag Manager | | 
Audio editing | sound editing, pro tools | Edición de audio
`,
  },
  {
    field: 'software',
    list: `
Deno | =Bun |
Remix | gatsby, =Astro |
TanStack Query | react query, =Zustand |
Web components | stencil.js, lit element | 
Micro frontends | micro-frontends, microfrontends |
Cross-browser compatibility | cross browser compatibility, cross-browser | Compatibilidad entre navegadores
Design tokens | |
Ionic | cordova, phonegap, xamarin |
Retrofit | okhttp, =Dagger, =Hilt, butterknife |
Core Data | =UIKit, cocoa touch |
jOOQ | mybatis |
Helidon | vert.x, vertx |
Protocol Buffers | protobuf |
Celery | sqlalchemy |
Prisma | typeorm, sequelize |
Supabase | firebase firestore, =Firebase |
Headless CMS | strapi, contentful, sanity.io | 
SAP development | sapui5, sap ui5, sap fiori, sap hana, odata | Desarrollo SAP
Low-code platforms | low code, power apps, power platform, mendix, outsystems | Plataformas low-code
Robotic process automation | =RPA, uipath, blue prism, automation anywhere | Automatización robótica de procesos
Qt | =QML |
STL | boost c++ |
CUDA | opencl |
ROS | robot operating system |
MQTT | opc ua, modbus |
Message queues | =Messaging, message brokers, message broker | Colas de mensajes
Caching | memcached, varnish | Almacenamiento en caché
Scalability | scalable systems, high availability | Escalabilidad
Asynchronous programming | asynchronous communication, async programming | Programación asíncrona
API documentation | api docs | Documentación de API
Markdown | docs as code |
Scripting | scripting languages, scripting language | Lenguajes de script
Programming | programming languages, coding | Programación
`,
  },
  {
    field: 'operations',
    list: `
EKS | =ECS, fargate, =AKS, =GKE |
EC2 | =S3, =RDS, =SQS, =SNS, cloudwatch, =VPC |
Argo CD | argocd, gitops, =Flux |
Pulumi | crossplane |
HashiCorp Vault | consul |
Spinnaker | concourse, bamboo ci, travis ci, azure devops |
OpenTelemetry | jaeger tracing |
PagerDuty | opsgenie |
Configuration management | | Gestión de la configuración
Release management | deployment automation | Gestión de entregas
Site reliability | service level objectives, =SLO, slos | 
Chaos engineering | |
Switches and routers | routing and switching, routers | Conmutadores y encaminadores
`,
  },
  {
    field: 'data',
    list: `
Flink | apache flink, apache storm, kafka streams, ksql |
Presto | trino, =Athena |
ClickHouse | apache druid | 
MLflow | kubeflow, sagemaker, vertex ai |
Hugging Face | transformers library, langchain |
XGBoost | lightgbm, catboost |
Matplotlib | seaborn, plotly, ggplot2 |
tidyverse | =dplyr, shiny r |
OpenCV | |
Feature engineering | | Ingeniería de variables
Recommender systems | recommendation systems | Sistemas de recomendación
Regression analysis | linear regression, logistic regression | Análisis de regresión
Hypothesis testing | significance testing | Contraste de hipótesis
Data cleaning | data cleansing, data wrangling | Limpieza de datos
Data storytelling | | Narrativa con datos
Google Data Studio | looker studio |
DAX | power query |
Pivot tables | vlookup, excel macros | Tablas dinámicas
Management reporting | kpi reporting, kpis | Elaboración de informes
Metabase | mode analytics, superset |
Streaming data | stream processing, real-time data | Datos en flujo continuo
Master data management | =MDM, master data | Gestión de datos maestros
`,
  },
  {
    field: 'infoSecurity',
    list: `
SOC operations | security operations, security monitoring, security operations center | Operaciones de seguridad
NIST framework | nist csf, cis controls, soc 2 | Marco NIST
Burp Suite | metasploit, nmap, wireshark, kali linux |
Intrusion detection | intrusion detection systems, =IDS, intrusion prevention | Detección de intrusiones
EDR | crowdstrike, xdr |
Threat intelligence | threat hunting, mitre att&ck | Inteligencia de amenazas
Security audits | security assessments, security audit, security reviews | Auditorías de seguridad
Security awareness | phishing simulations, security awareness training | Concienciación en seguridad
DevSecOps | | 
Zero trust | |
`,
  },
  {
    field: 'testing',
    list: `
API testing | rest assured, api tests | Pruebas de API
Robot Framework | webdriverio, testcafe, puppeteer |
Bug tracking | bug reports, bug reporting, defect tracking, defect management, bug reproduction | Seguimiento de errores
TestRail | zephyr, xray test management |
Accessibility testing | | Pruebas de accesibilidad
Gatling | =k6, locust load testing |
Test frameworks | testing frameworks, test framework | Marcos de pruebas
`,
  },
  {
    field: 'product',
    list: `
Prioritisation | prioritization, feature prioritisation, feature prioritization | Priorización
Customer interviews | user interviews | Entrevistas a clientes
OKRs | =OKR, objectives and key results |
Gap analysis | | Análisis de brechas
Mixpanel | amplitude analytics, pendo |
Customer journey mapping | customer journey, journey mapping | Mapa del recorrido del cliente
Process mapping | process modelling, process modeling | Mapa de procesos
`,
  },
];
