// Skills of trades, engineering, care and service that the other lists leave out.
import type { SkillBlock } from './skillBlock.ts';

export const specialSkills: readonly SkillBlock[] = [
  {
    field: 'engineering',
    list: `
Structural analysis | structural design, structural calculations | Cálculo de estructuras, análisis estructural
Concrete design | reinforced concrete | Diseño de hormigón, hormigón armado
Steel design | steel structures | Diseño de estructuras metálicas, estructuras metálicas
Eurocodes | eurocode | Eurocódigos
Civil 3D | autocad civil 3d |
SketchUp | |
ANSYS | |
Abaqus | |
COMSOL | comsol multiphysics |
Altium Designer | =Altium |
KiCad | |
EPLAN | eplan electric |
TIA Portal | siemens tia portal, simatic |
Circuit design | analog design, digital design, circuit simulation | Diseño de circuitos
Schematics | circuit diagrams, wiring diagrams | Esquemas eléctricos
High voltage | medium voltage, low voltage | Alta tensión, baja tensión
Microcontrollers | microcontroller, arm cortex | Microcontroladores
VHDL | verilog, systemverilog |
Electronics testing | oscilloscopes, oscilloscope | Pruebas electrónicas
Sensors | sensor technology | Sensores
Control systems | control engineering, control theory | Sistemas de control, ingeniería de control
Motion control | servo drives | Control de movimiento
Tolerance analysis | tolerance stack-up | Análisis de tolerancias
Product development | product design | Desarrollo de producto
Process simulation | aspen, aspen plus | Simulación de procesos
Process engineering | chemical processes | Ingeniería de procesos
Geotechnics | geotechnical engineering, soil mechanics | Geotecnia
Drainage design | stormwater | Diseño de drenaje
Hydrology | | Hidrología
Urban planning | town planning | Urbanismo
Site supervision | site management | Supervisión de obra, dirección de obra
Cost estimation | cost estimating, cost calculation | Estimación de costes
Environmental regulations | environmental law, environmental compliance | Normativa ambiental
Sustainability | sustainable development, life cycle assessment | Sostenibilidad
Nuclear engineering | | Ingeniería nuclear
Aerospace engineering | aeronautics, avionics | Ingeniería aeroespacial, aeronáutica
Automotive engineering | automotive industry, autosar | Ingeniería de automoción
`,
  },
  {
    field: 'manufacturing',
    list: `
Blueprint reading | reading technical drawings | Lectura de planos
Metal fabrication | metalworking, sheet metal work | Fabricación metálica
MIG welding | gmaw, mig/mag | Soldadura MIG
TIG welding | gtaw | Soldadura TIG
G-code | |
CAM | mastercam, computer-aided manufacturing |
Lathe work | turning and milling | Torneado
Precision measurement | metrology, coordinate measuring machine | Metrología, medición de precisión
Preventive maintenance | predictive maintenance | Mantenimiento preventivo
Electrical maintenance | | Mantenimiento eléctrico
CMMS | maintenance management systems | GMAO
Fault finding | fault diagnosis | Localización de averías, diagnóstico de averías
Electrical wiring | wiring, cabling | Cableado eléctrico, cableado
Electrical regulations | wiring regulations, electrical code, electrical codes, nec code | Reglamento electrotécnico
Conduit installation | conduit bending | Instalación de tubos y canalizaciones
Electrical safety | lockout tagout, lockout/tagout | Seguridad eléctrica
Solar panel installation | photovoltaic installation | Instalación de paneles solares
Pipe fitting | pipework | Montaje de tuberías
Heating systems | boilers, heat pumps | Sistemas de calefacción, calderas
Refrigeration | refrigeration systems | Refrigeración
Gas installations | gas safety | Instalaciones de gas
Joinery | cabinet making | Ebanistería
Bricklaying | masonry | Albañilería
Roofing | | Cubiertas y tejados
Scaffolding | | Andamios
Power tools | hand tools, hand and power tools | Herramientas eléctricas
Vehicle repair | automotive repair, car repair, engine repair | Reparación de vehículos
Vehicle diagnostics | obd, automotive diagnostics | Diagnóstico de vehículos
Heavy equipment operation | excavator, crane operation | Manejo de maquinaria pesada
CAPA | corrective and preventive actions | Acciones correctivas
Validation | process validation, equipment validation | Validación de procesos
Control charts | measurement system analysis, =MSA | Gráficos de control
PPAP | apqp |
Value stream mapping | | Mapa de flujo de valor
Line balancing | takt time | Equilibrado de líneas
Kanban systems | just in time, just-in-time | Sistemas kanban
ISO 45001 | ohsas 18001 |
NEBOSH | iosh |
`,
  },
  {
    field: 'clinical',
    list: `
Rehabilitation | physical rehabilitation, neurological rehabilitation | Rehabilitación
Manual therapy | mobilisation techniques, joint mobilization | Terapia manual
Exercise prescription | therapeutic exercise, exercise therapy, exercise programmes, exercise programs | Prescripción de ejercicio, ejercicio terapéutico
Musculoskeletal care | musculoskeletal, orthopaedics, orthopedics | Traumatología, cuidado musculoesquelético
Gait analysis | gait training | Análisis de la marcha
Electrotherapy | ultrasound therapy, dry needling | Electroterapia
Treatment planning | treatment plans, treatment plan | Planificación del tratamiento
Clinical documentation | soap notes, medical records, clinical notes | Documentación clínica
Diagnosis | differential diagnosis | Diagnóstico clínico
Diagnostic imaging | medical imaging, x-ray, mri, ct scans | Diagnóstico por imagen
Radiation protection | radiation safety | Protección radiológica
Medication review | dispensing, medication reconciliation | Revisión de la medicación, dispensación
Patient counselling | patient counseling | Consejo al paciente
Antenatal care | prenatal care, postnatal care | Cuidados prenatales
Psychotherapy | cognitive behavioural therapy, cognitive behavioral therapy | Psicoterapia
Psychological assessment | psychometric testing | Evaluación psicológica
Family medicine | general practice, primary care | Atención primaria, medicina familiar
Telehealth | telemedicine | Telemedicina
HIPAA | |
Sterilisation | sterilization, aseptic technique | Esterilización
Catheterisation | catheterization, catheter care | Sondaje
Ventilator management | mechanical ventilation | Ventilación mecánica
Case management | | Gestión de casos
`,
  },
  {
    field: 'care',
    list: `
Animal care | animal husbandry | Cuidado de animales
Child development | | Desarrollo infantil
Benefits advice | welfare rights | Asesoramiento sobre prestaciones
Volunteer management | volunteer coordination | Gestión de voluntariado
Fundraising | donor relations | Captación de fondos
Advocacy | policy advocacy | Incidencia política
Policy analysis | public policy | Análisis de políticas públicas
Public administration | | Administración pública
Emergency response | emergency procedures, emergency management | Respuesta a emergencias
`,
  },
  {
    field: 'teaching',
    list: `
Parent communication | parent engagement, communication with parents | Comunicación con las familias
Student assessment | formative assessment, assessment design | Evaluación del alumnado
Inclusive education | inclusive teaching | Educación inclusiva
Behaviour management | behavior management, behaviour support | Gestión de la conducta
Phonics | literacy teaching | Lectoescritura
Google Classroom | |
Moodle | canvas lms |
Instructional design | learning design | Diseño instruccional
Learning management systems | =LMS, learning management system | Plataformas de aprendizaje
Facilitation | workshop facilitation, facilitating workshops | Facilitación de talleres
Cataloguing | cataloging | Catalogación
Archiving | records management, archival | Archivística, gestión documental
`,
  },
  {
    field: 'hospitality',
    list: `
Food preparation | mise en place | Preparación de alimentos
HACCP | | APPCC
Pastry | patisserie | Repostería, pastelería
Menu costing | food cost, food costing, food cost control | Escandallo, control de costes de cocina
Allergen management | allergens | Gestión de alérgenos
Knife skills | butchery | Técnicas de corte
Table service | waiting tables | Servicio de mesa
Upselling | | Venta sugestiva
Opera PMS | property management systems | 
Amadeus | sabre gds |
Access control | | Control de accesos
CCTV | video surveillance | Videovigilancia
Patrolling | security patrols | Rondas de vigilancia
Personal training | fitness training | Entrenamiento personal
Irrigation | | Riego
Landscaping | | Paisajismo
Hair colouring | hair coloring | Coloración del cabello
`,
  },
  {
    field: 'logistics',
    list: `
Load securing | cargo securing | Estiba de la carga
Vehicle inspection | vehicle checks | Inspección de vehículos
Transport management systems | =TMS, transport management system | Sistemas de gestión del transporte
Warehouse management systems | =WMS, warehouse management system | Sistemas de gestión de almacén
Inventory control | stock control, cycle counting, stock management | Control de inventario, control de existencias
Import and export | import/export, customs clearance | Importación y exportación
Strategic sourcing | sourcing strategy, category management | Compras estratégicas
S&OP | sales and operations planning, master scheduling | Planificación de ventas y operaciones
Carrier management | carrier negotiation, freight management | Gestión de transportistas
Cold chain | temperature-controlled logistics | Cadena de frío
MRP | material requirements planning | 
Air freight | sea freight, ocean freight | Carga aérea
Aviation safety | flight safety | Seguridad aérea
`,
  },
];
