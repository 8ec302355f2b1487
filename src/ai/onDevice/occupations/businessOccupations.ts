// Occupations in business, finance, law, people, sales and the office.

export const businessOccupations = `
accountant | Accountant | Contable
accounting clerk, accounts payable clerk, accounts receivable clerk, bookkeeper, general ledger accountant, staff accountant, chartered accountant, management accountant, accounts assistant, payroll specialist, payroll administrator, tax accountant, tax consultant
contador, contadora, administrativo contable, auxiliar contable, técnico contable, asesor fiscal, técnico de nóminas
Accounting, Month-end close, Reconciliations, General ledger, VAT, Excel, IFRS, Financial reporting, Accounts payable, Accounts receivable, SAP, Invoicing, Taxation, Payroll
close the books on time; find the cause of a difference between accounts; prepare papers for an audit; notice an invoice that was not right
cerrar la contabilidad a tiempo; encontrar la causa de una diferencia entre cuentas; preparar la documentación de una auditoría; darte cuenta de una factura incorrecta

financial-analyst | Financial analyst | Analista financiero
finance analyst, financial controller, controller, business controller, finance manager, investment analyst, credit analyst, fp&a analyst, treasury analyst, chief financial officer, finance business partner, risk analyst
analista de inversiones, controller financiero, director financiero, analista de riesgos
Financial analysis, Financial modelling, Budgeting, Forecasting, Excel, Financial reporting, Controlling, Valuation, Power BI, Investment analysis, Financial planning and analysis
explain why figures were off the plan; build a forecast on thin data; advise against a costly plan; make a financial report shorter and clearer
explicar por qué las cifras se desviaban del plan; hacer una previsión con pocos datos; desaconsejar un plan costoso; hacer más corto y claro un informe financiero

auditor | Auditor | Auditor
internal auditor, external auditor, audit associate, audit manager, audit senior, compliance officer, compliance analyst, compliance manager
auditora, auditor interno, responsable de cumplimiento
Auditing, Internal controls, Risk assessment, Compliance, IFRS, Accounting, Excel, Reporting
find a weakness in a control; tell a manager something unwelcome; judge what to look into with little time; follow up whether a finding was mended
encontrar una debilidad en un control; decir a un responsable algo que no quería oír; decidir qué revisar con poco tiempo; comprobar si se corrigió lo señalado

banker | Bank adviser | Asesor bancario
bank clerk, bank teller, relationship manager, loan officer, mortgage adviser, mortgage advisor, personal banker, financial advisor, financial adviser, wealth manager
gestor comercial de banca, cajero de banco, asesor financiero
Banking, Customer service, Credit analysis, Financial advice, Compliance, Sales, Know your customer
explain a product with its risks; refuse a loan; notice a payment that might be fraud; win back a disappointed customer
explicar un producto con sus riesgos; denegar un préstamo; detectar un pago que podía ser fraude; recuperar a un cliente descontento

insurance-specialist | Insurance specialist | Especialista en seguros
claims handler, claims adjuster, insurance agent, insurance broker, underwriter, actuary, insurance consultant, claims specialist
tramitador de siniestros, agente de seguros, corredor de seguros, actuario
Insurance, Claims handling, Underwriting, Risk assessment, Customer service, Excel
decide a claim that was not clear; explain a refusal; spot a claim that was not honest; price an unusual risk
resolver un siniestro poco claro; explicar un rechazo; detectar un siniestro fraudulento; tarificar un riesgo poco habitual

marketing-manager | Marketing manager | Responsable de marketing
marketing specialist, digital marketing manager, digital marketing specialist, marketing coordinator, marketing executive, marketing assistant, brand manager, growth marketer, growth manager, seo specialist, seo manager, performance marketing manager, campaign manager, product marketing manager, email marketing specialist
especialista en marketing, técnico de marketing, director de marketing, responsable de marca, especialista seo
Digital marketing, SEO, Google Analytics, Content marketing, Campaign management, Email marketing, Google Ads, Social media, Marketing automation, HubSpot, Brand management, Market research, Copywriting
plan a campaign and judge what it brought; reach a new group of customers; choose where to spend a small budget; stop a campaign that did not work
planificar una campaña y valorar qué aportó; llegar a un grupo nuevo de clientes; decidir dónde gastar un presupuesto pequeño; detener una campaña que no funcionaba

content-editor | Content editor | Editor de contenidos
copywriter, content writer, content manager, content creator, journalist, reporter, editor, content strategist, content marketer, proofreader
redactor, redactora, periodista, gestor de contenidos, creador de contenidos
Copywriting, Content writing, Editing, SEO, Content strategy, CMS, Research, Proofreading, WordPress
write for readers who know nothing of a subject; check a fact that was hard to check; change a text after criticism; keep a plan of publications
escribir para lectores que no conocen un tema; comprobar un dato difícil; cambiar un texto tras una crítica; cumplir un calendario de publicaciones

social-media-manager | Social media manager | Community manager
social media specialist, community manager, social media coordinator, social media marketing manager
gestor de redes sociales, responsable de redes sociales
Social media, Community management, Content creation, Copywriting, Google Analytics, Paid social
answer criticism in public; find out what followers cared about; plan a month of posts; react to a sudden wave of comments
responder en público a una crítica; averiguar qué interesaba a los seguidores; planificar un mes de publicaciones; reaccionar a una avalancha de comentarios

communications-officer | Communications officer | Responsable de comunicación
communications manager, communications specialist, pr manager, public relations officer, press officer, communications consultant, corporate communications manager
director de comunicación, técnico de comunicación, relaciones públicas, jefe de prensa
Public relations, Communication, Press releases, Copywriting, Media relations, Crisis communication, Internal communication
explain bad news; win the interest of the press; agree on one message among many voices; prepare somebody for an interview
explicar malas noticias; ganar el interés de la prensa; acordar un mensaje entre muchas voces; preparar a alguien para una entrevista

event-manager | Event manager | Organizador de eventos
event planner, event coordinator, events manager, conference manager, event organiser
organizadora de eventos, coordinador de eventos
Event planning, Budgeting, Negotiation, Vendor management, Project management
save an event when something failed on the day; keep an event within its budget; agree on terms with a supplier; learn from guests what to change
salvar un evento cuando algo falló el mismo día; mantener un evento dentro del presupuesto; acordar condiciones con un proveedor; aprender de los asistentes qué cambiar

sales-representative | Sales representative | Representante comercial
sales executive, account executive, sales manager, sales consultant, account manager, key account manager, business development manager, sales development representative, inside sales representative, field sales representative, sales engineer, business developer, sales specialist, area sales manager, sales associate
comercial, agente comercial, ejecutivo de cuentas, vendedor, vendedora, director comercial, gestor de cuentas
B2B sales, Sales, Negotiation, CRM, Salesforce, Account management, Lead generation, Prospecting, Cold calling, Pipeline management, Presentations, Closing
win a customer who first said no; keep a customer who wanted to leave; understand what a customer needed before offering; lose a sale and learn from it
ganar a un cliente que al principio dijo no; retener a un cliente que quería irse; entender qué necesitaba un cliente antes de ofrecer; perder una venta y aprender de ello

customer-success-manager | Customer success manager | Responsable de éxito del cliente
customer success specialist, client success manager, onboarding specialist, customer experience manager, implementation manager, client manager
gestor de éxito de clientes, responsable de experiencia de cliente
Customer success, Account management, Onboarding, CRM, Customer service, Presentations, SaaS
bring a new customer to a first success; notice early that a customer was not content; carry a wish of customers into the product; renew a contract in doubt
llevar a un cliente nuevo a su primer éxito; notar pronto que un cliente no estaba contento; llevar un deseo de los clientes al producto; renovar un contrato dudoso

customer-service-agent | Customer service agent | Agente de atención al cliente
customer support specialist, customer service representative, customer support agent, customer support representative, customer care agent, customer service advisor, customer service assistant, call centre agent, call center agent, contact centre agent, customer service specialist, customer service manager, support agent, support specialist, customer support
teleoperador, teleoperadora, asesor de atención al cliente, gestor de atención al cliente, agente de soporte
Customer service, Zendesk, Complaint handling, CRM, Live chat, Ticketing systems, Telephone skills, Communication, Empathy, Problem solving
calm an angry customer; explain a rule a customer did not like; help somebody whose problem was not in the manual; decide when to pass a case on
calmar a un cliente enfadado; explicar una norma que no gustaba a un cliente; ayudar a alguien cuyo problema no estaba en el manual; decidir cuándo derivar un caso

retail-assistant | Shop assistant | Dependiente
retail assistant, retail sales associate, store assistant, cashier, store manager, shop manager, retail manager, sales assistant, shift supervisor retail, supermarket assistant, stocker, visual merchandiser
dependienta, cajero, cajera, encargado de tienda, vendedor de tienda, reponedor
Retail sales, Customer service, Cash handling, Merchandising, Stock management, Point of sale
advise a customer who was not sure; serve many people at once; deal with a return that broke the rules; notice that goods were missing
aconsejar a un cliente indeciso; atender a mucha gente a la vez; gestionar una devolución fuera de las normas; notar que faltaba mercancía

hr-specialist | Human resources specialist | Técnico de recursos humanos
hr manager, hr business partner, human resources manager, hr generalist, hr coordinator, hr officer, hr assistant, people partner, people operations manager, people manager, hr administrator, hr advisor, hr consultant
responsable de recursos humanos, técnica de recursos humanos, director de recursos humanos, técnico de rrhh
Human resources, Employee relations, Employment law, Onboarding, Payroll, Recruitment, Performance management, HRIS, Training, Personnel administration, Workday, Conflict resolution
settle a quarrel between colleagues; tell somebody bad news about their job; put a new rule into practice; keep a private matter private
resolver un conflicto entre compañeros; dar a alguien una mala noticia sobre su puesto; poner en práctica una norma nueva; guardar la reserva de un asunto privado

recruiter | Recruiter | Técnico de selección
talent acquisition specialist, technical recruiter, talent acquisition manager, recruitment consultant, sourcer, talent partner, recruiting coordinator, it recruiter, headhunter
reclutador, reclutadora, técnica de selección, consultor de selección
Recruitment, Sourcing, Interviewing, Applicant tracking systems, Talent acquisition, LinkedIn Recruiter, Employer branding, Boolean search
find people for a post that was hard to fill; tell a manager that a wish was not realistic; turn somebody down with respect; make a choice fairer
encontrar personas para un puesto difícil; decir a un responsable que su deseo no era realista; rechazar a alguien con respeto; hacer más justa una elección

learning-specialist | Training specialist | Técnico de formación
learning and development specialist, learning and development manager, corporate trainer, training manager, training coordinator, trainer, e-learning designer
responsable de formación, formador, formadora
Training, Coaching, Facilitation, E-learning, Learning management systems, Presentations, Instructional design
teach adults with different knowledge; find out what people needed to learn; judge whether a training had helped; win over people who did not want to come
enseñar a adultos con distinto nivel; averiguar qué necesitaba aprender la gente; valorar si una formación había servido; ganarte a quien no quería asistir

lawyer | Lawyer | Abogado
attorney, solicitor, legal counsel, corporate counsel, in-house counsel, associate attorney, legal advisor, legal adviser, barrister, corporate lawyer
abogada, asesor jurídico, asesora jurídica, letrado
Contract law, Legal research, Contract drafting, Litigation, Negotiation, Corporate law, Employment law, Compliance, GDPR, Legal advice
find the weak point of a contract; explain the law to somebody without training; advise against what a client wanted; settle before a trial
encontrar el punto débil de un contrato; explicar la ley a alguien sin formación; desaconsejar lo que quería un cliente; llegar a un acuerdo antes del juicio

paralegal | Paralegal | Auxiliar jurídico
legal assistant, legal secretary, legal clerk, contract administrator, contract manager, law clerk
asistente legal, secretaria jurídica, gestor de contratos
Legal research, Contract management, Document management, Case management, Legal writing, Court filing
keep many files in order; notice a missing paper in time; prepare a case for a lawyer; meet a deadline of a court
mantener en orden muchos expedientes; notar a tiempo que faltaba un documento; preparar un caso para un abogado; cumplir un plazo judicial

administrative-assistant | Administrative assistant | Auxiliar administrativo
office assistant, secretary, office administrator, receptionist, office manager, executive assistant, personal assistant, administrator, front office assistant, data entry clerk, office clerk, administrative officer, administrative coordinator
administrativo, administrativa, secretaria, secretario, recepcionista, asistente de dirección, auxiliar administrativa
Administration, Microsoft Office, Calendar management, Excel, Outlook, Data entry, Filing, Travel booking, Reception, Correspondence, Scheduling
keep several calendars in order; handle private papers; find a better way for a repeated task; help a visitor with an unusual wish
mantener en orden varias agendas; tratar documentos reservados; mejorar una tarea repetida; atender a una visita con una petición poco habitual

translator | Translator | Traductor
interpreter, localization specialist, localisation specialist, translation project manager, language specialist, linguist
traductora, intérprete, especialista en localización
Translation, Interpreting, Proofreading, CAT tools, Localization, Terminology, English, Spanish
translate a text about an unknown subject; keep the tone of a text; find that an original was wrong; work against a short deadline
traducir un texto de un tema desconocido; conservar el tono de un texto; descubrir que el original estaba mal; trabajar con un plazo corto

procurement-specialist | Buyer | Técnico de compras
procurement specialist, purchaser, purchasing manager, procurement manager, strategic buyer, purchasing agent, sourcing manager, category manager, procurement officer, purchasing specialist
comprador, compradora, responsable de compras, jefe de compras
Procurement, Supplier management, Negotiation, Contract management, SAP, Strategic sourcing, Purchasing, Cost reduction, Tendering
replace a supplier who failed; lower a cost without losing quality; check a supplier before signing; find goods that were scarce
sustituir a un proveedor que falló; bajar un coste sin perder calidad; comprobar a un proveedor antes de firmar; encontrar mercancía escasa

supply-chain-manager | Logistics coordinator | Coordinador de logística
supply chain manager, logistics manager, logistics specialist, supply chain planner, supply chain analyst, demand planner, freight forwarder, transport planner, dispatcher, shipping coordinator, supply chain specialist, import export coordinator, logistics planner
coordinadora de logística, responsable de logística, jefe de logística, planificador de la demanda, técnico de logística
Logistics, Supply chain management, Inventory management, Transport planning, SAP, Demand planning, Customs, Incoterms, Excel, Warehouse management, Freight forwarding
bring goods to their place in spite of a disruption; cut the stock without running out; plan transports with few vehicles; settle a claim for damaged goods
hacer llegar mercancía pese a un contratiempo; reducir existencias sin quedarte sin nada; planificar transportes con pocos vehículos; resolver una reclamación por daños

real-estate-agent | Estate agent | Agente inmobiliario
real estate agent, property manager, realtor, letting agent, real estate consultant, facility manager, facilities manager, property consultant
agente inmobiliaria, gestor inmobiliario, administrador de fincas
Real estate, Negotiation, Property management, Sales, Customer service, Valuation, Facility management
show a home with its faults; agree on a price between two sides; mend a trouble between neighbours; win an owner's trust
enseñar una vivienda con sus defectos; acordar un precio entre dos partes; arreglar un problema entre vecinos; ganar la confianza de un propietario

operations-manager | Operations manager | Director de operaciones
general manager, business manager, head of operations, operations director, chief operating officer, operations coordinator, branch manager, managing director, chief executive officer, site manager operations
responsable de operaciones, gerente, directora de operaciones, director general
Operations management, Process improvement, Budgeting, Leadership, People management, KPI tracking, Lean, Strategy
make daily work smoother; lead people through a change; decide with half the facts; bring a missed target back within reach
hacer más fluido el trabajo diario; guiar a personas en un cambio; decidir con la mitad de los datos; volver a acercarte a un objetivo perdido
`;
