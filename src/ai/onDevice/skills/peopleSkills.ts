// Skills of health, care, teaching and hospitality; soft skills, languages and certificates.
import type { SkillBlock } from './skillBlock.ts';

export const peopleSkills: readonly SkillBlock[] = [
  {
    field: 'clinical',
    list: `
Nursing | nursing care, patient care, bedside care | Enfermería, cuidados de enfermería, atención al paciente
Patient assessment | clinical assessment, nursing assessment | Valoración del paciente, evaluación del paciente
Medication administration | administering medication, administer medication, medicines management | Administración de medicación, administración de medicamentos
IV therapy | intravenous therapy, cannulation | Terapia intravenosa, canalización de vías
Wound care | wound management | Cuidado de heridas, curas
Vital signs | monitoring vital signs | Constantes vitales, signos vitales
Infection control | infection prevention | Control de infecciones, prevención de infecciones
Triage | | Triaje
Intensive care | critical care, =ICU | Cuidados intensivos, =UCI
Emergency care | emergency medicine, emergency department | Urgencias, atención de urgencias
Palliative care | | Cuidados paliativos
Geriatric care | elderly care | Geriatría, atención geriátrica
Paediatrics | pediatrics, paediatric nursing | Pediatría
Midwifery | obstetrics | Obstetricia, matrona
Mental health | psychiatry, mental health nursing | Salud mental, psiquiatría
Surgery | operating theatre, perioperative care | Cirugía, quirófano
Anaesthesia | anesthesia | Anestesia
Dialysis | | Diálisis
Oncology | | Oncología
Cardiology | | Cardiología
Radiology | medical imaging, radiography | Radiología, diagnóstico por imagen
Phlebotomy | blood sampling, venipuncture | Extracción de sangre, extracciones
Electronic health records | electronic medical records, =EHR, =EMR, epic ehr, cerner | Historia clínica electrónica
Care planning | care plans | Planes de cuidados
Patient education | | Educación sanitaria, educación al paciente
Discharge planning | | Planificación del alta
Preceptorship | student mentoring, clinical supervision | Tutoría de estudiantes
Physiotherapy | physical therapy | Fisioterapia
Occupational therapy | | Terapia ocupacional
Speech therapy | | Logopedia
Dental care | dental hygiene, dentistry | Odontología, higiene dental
Pharmacy | dispensing | Farmacia, dispensación
Nutrition | dietetics | Nutrición, dietética
Medical devices | | Productos sanitarios, dispositivos médicos
Medical coding | icd-10 | Codificación clínica
Veterinary care | veterinary medicine | Veterinaria
BLS | basic life support | Soporte vital básico
ACLS | advanced life support, advanced cardiac life support | Soporte vital avanzado
First aid | | Primeros auxilios
CPR | | Reanimación cardiopulmonar, =RCP
`,
  },
  {
    field: 'care',
    list: `
Social work | case management | Trabajo social, gestión de casos
Personal care | personal hygiene support | Aseo personal, cuidado personal
Home care | domiciliary care | Ayuda a domicilio, atención domiciliaria
Dementia care | | Atención a personas con demencia
Disability support | | Apoyo a la discapacidad, atención a la discapacidad
Childcare | child care, early years care | Cuidado infantil, cuidado de niños
Safeguarding | child protection | Protección del menor
Counselling | counseling | Orientación psicológica, asesoramiento psicológico
Youth work | | Trabajo con jóvenes
Community outreach | community work | Trabajo comunitario
Mobility assistance | patient transfer, moving and handling, manual handling | Movilización de pacientes, movilización de personas
Crisis intervention | | Intervención en crisis
`,
  },
  {
    field: 'teaching',
    list: `
Teaching | classroom teaching, lecturing | Docencia, enseñanza
Lesson planning | lesson plans | Planificación de clases, programación didáctica
Curriculum development | curriculum design, course design | Diseño curricular, desarrollo curricular
Classroom management | | Gestión del aula
Special education | special educational needs, =SEN | Educación especial, necesidades educativas especiales
Early childhood education | early years education, preschool education | Educación infantil
E-learning | elearning, online teaching, learning management systems, =LMS, moodle | Formación en línea
Assessment of learning | student assessment, formative assessment, grading | Evaluación del aprendizaje
Tutoring | | Tutoría, clases particulares
Training delivery | delivering training, training delivery and design, train the trainer, facilitation | Impartición de formación, formador de formadores
Student supervision | thesis supervision, supervision of students | Dirección de tesis, supervisión de estudiantes
Differentiated instruction | differentiated teaching | Atención a la diversidad
Educational technology | | Tecnología educativa
Pedagogy | didactics | Pedagogía, didáctica
Sports coaching | | Entrenamiento deportivo
`,
  },
  {
    field: 'hospitality',
    list: `
Guest relations | guest service, guest services | Atención al huésped
Front office | hotel reception, front office operations | Recepción de hotel
Food service | table service, waiting tables, waitering, serving | Servicio de mesa, servicio de mesas, servicio de sala, atención en sala
Bartending | cocktail preparation, bar service | Coctelería, servicio de barra
Barista skills | barista, coffee preparation | Preparación de café
Cooking | food preparation, culinary skills, kitchen experience | Cocina, preparación de alimentos
Baking | pastry, patisserie | Repostería, panadería, pastelería
Menu planning | menu development | Elaboración de menús
Kitchen management | | Gestión de cocina
Food hygiene | food handling, food handler | Higiene alimentaria, manipulación de alimentos
Housekeeping | room cleaning, hotel cleaning | Limpieza de habitaciones, pisos
Cleaning | industrial cleaning, cleaning services | Limpieza
Laundry | | Lavandería
Reservations | booking systems, reservation systems, opera pms | Reservas, sistemas de reservas
Revenue management | yield management | Gestión de ingresos
Event catering | catering, banqueting | Servicio de banquetes
Wine knowledge | sommelier | Conocimiento de vinos
Tour guiding | tourism | Guía turístico, turismo
Facility management | facilities management, caretaking, janitorial work | Gestión de instalaciones
Gardening | landscaping | Jardinería
Security services | guarding, access control, surveillance | Vigilancia, control de accesos
Hairdressing | | Peluquería
Beauty treatments | cosmetology | Estética
`,
  },
  {
    field: 'soft',
    list: `
Communication | communication skills, communicator, communicative, interpersonal skills, written and verbal communication, oral and written communication | Comunicación, habilidades de comunicación, dotes de comunicación, habilidades comunicativas
Teamwork | team player, team work, team spirit, collaboration skills, collaborative, work in a team, cross-functional teams | Trabajo en equipo
Problem solving | problem-solving, problem solver, solve complex problems | Resolución de problemas
Analytical thinking | analytical skills, analytical mindset, analytical | Pensamiento analítico, capacidad analítica, capacidad de análisis
Leadership | leadership skills, people management, team leadership, team management, lead a team, leading teams | Liderazgo, gestión de equipos
Coaching | mentoring, mentorship, coaching skills | Mentoría
Time management | prioritisation, prioritization, prioritise, prioritize, organisational skills, organizational skills, organised, organized | Gestión del tiempo, organización, capacidad de organización
Attention to detail | detail-oriented, detail oriented, accuracy | Atención al detalle, orientación al detalle
Adaptability | adaptable, flexibility | Adaptabilidad, capacidad de adaptación
Initiative | self-starter, self-motivated, proactive, self-driven, own initiative | Iniciativa, proactividad
Creativity | creative thinking | Creatividad
Decision making | decision-making | Toma de decisiones
Presentation skills | presenting, presentations | Habilidades de presentación, presentaciones
Conflict resolution | conflict management | Resolución de conflictos
Empathy | empathic, empathetic | Empatía
Service orientation | service minded, service-minded, customer focus, customer oriented, customer-oriented | Orientación al cliente, vocación de servicio
Strategic thinking | strategic mindset | Pensamiento estratégico
Working under pressure | work under pressure, stress resistance | Trabajo bajo presión
Integrity | confidentiality, discretion | Integridad, discreción, confidencialidad
Results orientation | results-oriented, result oriented, goal-oriented, goal oriented | Orientación a resultados
`,
  },
  {
    field: 'language',
    list: `
English | english language, =EN | Inglés
Spanish | | Español, castellano
German | | Alemán
French | | Francés
Italian | | Italiano
Portuguese | | Portugués
Dutch | | Neerlandés, holandés
Danish | | Danés
Swedish | | Sueco
Norwegian | | Noruego
Finnish | | Finés
Polish | | Polaco
Russian | | Ruso
Ukrainian | | Ucraniano
Romanian | | Rumano
Arabic | | Árabe
Hebrew | | Hebreo
Turkish | | Turco
Mandarin Chinese | mandarin, =Chinese | Chino, chino mandarín
Japanese | | Japonés
Korean | | Coreano
Hindi
Catalan | | Catalán
Basque | | Euskera
Galician | | Gallego
Sign language | | Lengua de signos, lengua de señas
`,
  },
  {
    field: 'certificate',
    list: `
PMP | project management professional
ACCA
CPA | certified public accountant
CFA | chartered financial analyst
CIMA
CISSP
CISM
CEH
AWS certification | aws certified
Scrum certification | certified scrum master, =CSM, =PSM
Driving licence | driver's license, drivers license, driving license, driver's licence, driver license, =driving licence | Carné de conducir, permiso de conducir, licencia de conducir
Commercial driving licence | commercial driver's license, =CDL, hgv licence | Carné C, permiso C, licencia profesional de conducir
Nursing registration | registered nurse, nursing license, nursing licence, =RN, current registration | Colegiación en enfermería
Teaching qualification | teaching certificate, teaching license, teaching licence, qualified teacher status | Habilitación docente, máster en profesorado
Security clearance | top secret clearance
Health and safety certificate | nebosh, osha certification
Food hygiene certificate | food handler certificate | Carné de manipulador de alimentos
`,
  },
];
