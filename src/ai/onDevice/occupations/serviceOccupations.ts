// Occupations in health, care, education, hospitality and personal services.

export const serviceOccupations = `
nurse | Nurse | Enfermero
registered nurse, staff nurse, icu nurse, nurse practitioner, clinical nurse, theatre nurse, nursing assistant, head nurse, charge nurse, ward nurse, emergency nurse, licensed practical nurse, paediatric nurse, healthcare assistant
enfermera, enfermera de uci, auxiliar de enfermería, supervisor de enfermería
Patient assessment, Medication administration, Nursing, Wound care, Triage, Electronic health records, IV therapy, BLS, ACLS, Infection control, Patient care, Nursing registration
notice that a patient was getting worse; calm a worried family; prevent a mistake with medicine; hand over a patient so that nothing was lost
notar que un paciente empeoraba; tranquilizar a una familia preocupada; evitar un error de medicación; traspasar a un paciente sin perder información

midwife | Midwife | Matrona
birth assistant, nurse midwife
comadrona, matrón
Midwifery, Antenatal care, Patient care, Newborn care, Breastfeeding support
stay calm when a birth took a turn; respect a wish and keep people safe; explain a choice in few words; care for parents after bad news
mantener la calma cuando un parto se complicó; respetar un deseo y cuidar la seguridad; explicar una decisión en pocas palabras; acompañar a unos padres tras una mala noticia

physician | Physician | Médico
doctor, medical doctor, general practitioner, gp, surgeon, consultant physician, resident physician, medical officer, psychiatrist, paediatrician, anaesthetist, radiologist
médica, médico de familia, cirujano, cirujana, pediatra, psiquiatra, facultativo
Diagnosis, Patient care, Clinical assessment, Medicine, Emergency medicine, Medical records, Surgery
decide on a treatment with doubts; tell a patient bad news; change a diagnosis; work with a team under pressure
decidir un tratamiento con dudas; dar una mala noticia a un paciente; cambiar un diagnóstico; trabajar en equipo bajo presión

dentist | Dentist | Dentista
dental hygienist, dental assistant, dental nurse, orthodontist, dental technician
odontólogo, odontóloga, higienista dental, auxiliar dental
Dentistry, Patient care, Dental hygiene, X-ray, Infection control
calm a patient in fear; explain a plan with its cost; handle a complication; keep strict hygiene on a full day
calmar a un paciente con miedo; explicar un plan y su coste; resolver una complicación; mantener la higiene en un día lleno

pharmacist | Pharmacist | Farmacéutico
pharmacy technician, pharmacy assistant, clinical pharmacist, hospital pharmacist
farmacéutica, técnico de farmacia, auxiliar de farmacia
Pharmacy, Dispensing, Medication review, Patient counselling, Pharmacology, Customer service
notice two medicines that do not go together; advise somebody in a few words; refuse to hand out a medicine; keep a stock safe
detectar dos medicamentos incompatibles; aconsejar a alguien en pocas palabras; negarte a dispensar un medicamento; mantener seguras las existencias

physiotherapist | Physiotherapist | Fisioterapeuta
physical therapist, occupational therapist, physio, rehabilitation specialist, speech therapist, speech and language therapist, chiropractor, osteopath, massage therapist, sports therapist
terapeuta ocupacional, logopeda, fisio, osteópata
Physiotherapy, Rehabilitation, Manual therapy, Patient assessment, Exercise therapy, Treatment planning, Musculoskeletal, Patient education, Exercise prescription
find out where a pain came from; keep a patient going who lost heart; change a plan that did not help; work with doctors and family
averiguar de dónde venía un dolor; animar a un paciente que se rendía; cambiar un plan que no ayudaba; trabajar con médicos y familia

psychologist | Psychologist | Psicólogo
clinical psychologist, counsellor, counselor, psychotherapist, therapist, school psychologist, mental health counselor, occupational psychologist
psicóloga, psicoterapeuta, orientador, terapeuta
Psychology, Counselling, Psychotherapy, Cognitive behavioural therapy, Mental health, Psychological assessment, Crisis intervention
win the trust of somebody who would not talk; judge a danger; keep a private matter and its limits; change a plan of treatment
ganarte la confianza de alguien que no quería hablar; valorar un riesgo; guardar un secreto y conocer sus límites; cambiar un plan de tratamiento

radiographer | Medical imaging technician | Técnico de radiología
radiographer, radiologic technologist, mri technician, sonographer, x-ray technician
técnico de rayos, técnica de imagen médica
Medical imaging, X-ray, MRI, CT, Radiation protection, Patient care
get a good picture of somebody in pain; keep doses low; calm a patient in a narrow machine; notice something urgent
obtener una buena imagen de alguien con dolor; mantener bajas las dosis; calmar a un paciente en una máquina estrecha; notar algo urgente

paramedic | Paramedic | Técnico de emergencias sanitarias
emergency medical technician, emt, ambulance driver, emergency care assistant
técnica de emergencias, paramédico, conductor de ambulancia
Emergency medicine, First aid, Triage, BLS, ACLS, Patient care, Driving
decide whom to help first; treat somebody in a difficult place; hand over in a few words; go on after a hard case
decidir a quién ayudar primero; atender a alguien en un lugar difícil; traspasar en pocas palabras; seguir tras un caso duro

veterinarian | Veterinarian | Veterinario
vet, veterinary nurse, veterinary technician, veterinary surgeon, animal care assistant
veterinaria, auxiliar veterinario
Veterinary medicine, Animal care, Surgery, Diagnosis, Client communication
tell an owner bad news; treat an animal that fought; find an illness without words; speak about costs
dar una mala noticia a un dueño; tratar a un animal que se resistía; descubrir una enfermedad sin palabras; hablar de costes

care-worker | Care worker | Cuidador
caregiver, care assistant, carer, home carer, support worker, personal care assistant, elderly care assistant, home health aide, personal assistant care, disability support worker
cuidadora, gerocultor, gerocultora, auxiliar de ayuda a domicilio, asistente personal
Personal care, Elderly care, Medication administration, First aid, Dementia care, Safeguarding, Empathy, Care planning
care for somebody who refused help; notice a change in health; keep somebody's dignity; speak with a worried family
cuidar a alguien que rechazaba ayuda; notar un cambio de salud; proteger la dignidad de alguien; hablar con una familia preocupada

social-worker | Social worker | Trabajador social
case manager, social worker children, youth worker, community worker, family support worker, social care worker, social pedagogue
trabajadora social, educador social, educadora social, técnico de integración social
Social work, Case management, Safeguarding, Risk assessment, Counselling, Crisis intervention, Care planning, Report writing
judge whether somebody was in danger; bring several services together; keep contact with somebody who turned away; write a report others would act on
valorar si alguien estaba en peligro; coordinar varios servicios; mantener el contacto con quien se alejaba; escribir un informe sobre el que otros actuarían

teacher | Teacher | Profesor
school teacher, primary school teacher, secondary school teacher, high school teacher, mathematics teacher, math teacher, science teacher, english teacher, language teacher, special education teacher, teaching assistant, tutor, lecturer, substitute teacher, history teacher, physics teacher, esl teacher
profesora, maestro, maestra, docente, profesor de secundaria, profesor de inglés, tutora
Teaching, Lesson planning, Classroom management, Curriculum development, Student assessment, Differentiated instruction, Pedagogy, Special education, Parent communication, Safeguarding
teach a class with very different levels; win back a pupil who gave up; talk with parents who did not agree; calm a class that was out of hand
enseñar en una clase con niveles muy distintos; recuperar a un alumno que se rendía; hablar con padres que no estaban de acuerdo; calmar una clase descontrolada

early-years-educator | Early years educator | Educador infantil
kindergarten teacher, preschool teacher, nursery teacher, childcare worker, nanny, nursery nurse, early childhood educator, nursery assistant, daycare assistant, au pair
educadora infantil, maestra de educación infantil, niñera, técnico de educación infantil
Early childhood education, Childcare, First aid, Safeguarding, Child development, Lesson planning, Play
comfort a child who would not stay; notice that a child needed help; plan a day for small children; speak with parents about a worry
consolar a un niño que no quería quedarse; notar que un niño necesitaba ayuda; planificar un día para niños pequeños; hablar con los padres de una preocupación

librarian | Librarian and archivist | Bibliotecario
librarian, archivist, library assistant, museum curator, records manager, curator
bibliotecaria, archivero, documentalista, conservador de museo
Cataloguing, Archiving, Information management, Research, Customer service, Records management, Digital collections
find something rare for a reader; put a collection in order; bring new readers in; keep old material for the future
encontrar algo raro para alguien; ordenar una colección; atraer a nuevos lectores; conservar material antiguo

chef | Chef | Cocinero
cook, head chef, sous chef, chef de partie, line cook, kitchen assistant, pastry chef, commis chef, executive chef, baker, kitchen manager, kitchen porter, butcher, prep cook
cocinera, jefe de cocina, ayudante de cocina, pastelero, panadero, carnicero
Cooking, Food preparation, Food safety, HACCP, Menu planning, Kitchen management, Food hygiene, Inventory management, Pastry, Stock ordering, Cost control
send out many plates at once; change a dish for a guest with an allergy; keep waste low; lead a kitchen on a bad evening
sacar muchos platos a la vez; cambiar un plato por una alergia; reducir el desperdicio; dirigir la cocina en una mala noche

waiter | Waiter | Camarero
waitress, server, bartender, barista, restaurant manager, food and beverage manager, bar staff, restaurant supervisor, sommelier, host, catering assistant, barman
camarera, mesero, barista, jefe de sala, encargado de restaurante
Table service, Customer service, Cash handling, Food safety, Bartending, Point of sale, Upselling
serve many tables at once; calm a guest who waited long; mend a wrong order; help a colleague on a full evening
atender muchas mesas a la vez; calmar a un cliente que esperaba mucho; arreglar un pedido equivocado; ayudar a un compañero en una noche llena

hotel-receptionist | Hotel receptionist | Recepcionista de hotel
front desk agent, front desk receptionist, hotel manager, guest relations officer, concierge, night auditor, guest service agent, front office manager, reservations agent, hotel front desk
jefe de recepción, director de hotel, conserje, agente de reservas
Reception, Hotel management, Guest services, Reservations, Customer service, Opera PMS, Languages, Cash handling
solve a double booking; calm a guest at night; go beyond what a guest asked; keep the desk running alone
resolver una doble reserva; calmar a un huésped de noche; dar más de lo que pedía un huésped; llevar solo la recepción

cleaner | Cleaner | Personal de limpieza
housekeeper, room attendant, janitor, cleaning operative, housekeeping supervisor, caretaker, cleaning assistant, custodian, domestic helper
limpiador, limpiadora, camarera de pisos, gobernanta, conserje de edificio
Cleaning, Housekeeping, Hygiene, Chemical safety, Laundry, Time management
finish much work in little time; handle a stain or material with care; report damage or a found thing; keep a high standard without being watched
terminar mucho trabajo en poco tiempo; tratar con cuidado una mancha o un material; avisar de un daño o un objeto hallado; mantener un nivel alto sin vigilancia

travel-agent | Travel consultant | Agente de viajes
travel agent, tour guide, tourist guide, travel advisor, tour operator, flight booking agent
guía turístico, asesora de viajes, técnico de turismo
Travel booking, Customer service, Tourism, Amadeus, Languages, Sales
save a journey that went wrong; find a trip that fitted a budget; lead a group with different wishes; explain terms before a booking
salvar un viaje que salió mal; encontrar un viaje que encajara en un presupuesto; guiar a un grupo con deseos distintos; explicar condiciones antes de reservar

hairdresser | Hairdresser and beautician | Peluquero y esteticista
hairdresser, hair stylist, barber, beautician, nail technician, beauty therapist, make-up artist, cosmetologist
peluquera, barbero, esteticista, maquilladora
Hairdressing, Hair colouring, Beauty treatments, Customer service, Hygiene, Sales
find out what a customer really wanted; mend a result that went wrong; advise against a wish; keep time on a full day
averiguar qué quería de verdad un cliente; arreglar un resultado que salió mal; desaconsejar un deseo; cumplir el horario en un día lleno

fitness-coach | Sports coach | Entrenador deportivo
fitness coach, personal trainer, sports coach, fitness instructor, swimming instructor, nutritionist, dietitian, yoga instructor, lifeguard
entrenador personal, monitor deportivo, nutricionista, dietista, socorrista
Personal training, Exercise prescription, Nutrition, First aid, Motivation, Coaching
keep somebody training who lost heart; adapt an exercise for an injury; set a goal that could be reached; keep a group safe
mantener entrenando a alguien desanimado; adaptar un ejercicio a una lesión; fijar una meta alcanzable; mantener seguro a un grupo

artist | Performer and media producer | Artista y productor audiovisual
musician, actor, producer, film producer, sound engineer, audio engineer, game designer, camera operator, stage manager, dancer, radio presenter
músico, actriz, productor audiovisual, técnico de sonido, diseñador de videojuegos
Video production, Audio editing, Storytelling, Adobe Premiere, Creativity, Collaboration
save a show when something failed; accept hard criticism; bring an idea to its public; work with people of strong will
salvar una función cuando algo falló; aceptar una crítica dura; llevar una idea a su público; trabajar con personas de carácter fuerte

ngo-officer | Public affairs and programme officer | Técnico de programas y asuntos públicos
policy officer, policy advisor, fundraising manager, fundraiser, ngo programme officer, grants officer, public affairs manager, volunteer coordinator, civil servant, policy analyst
técnico de proyectos sociales, captador de fondos, asesor político, funcionario, coordinador de voluntariado
Policy analysis, Fundraising, Grant writing, Stakeholder management, Advocacy, Report writing, Research, Public administration
bring opposed groups to one paper; win money for a good cause; explain a rule to citizens; measure whether a programme helped
unir a grupos enfrentados en un texto; conseguir dinero para una buena causa; explicar una norma a la ciudadanía; medir si un programa ayudaba
`;
