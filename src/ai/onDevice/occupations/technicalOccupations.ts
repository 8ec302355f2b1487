// Occupations in engineering, trades, production, transport and science.

export const technicalOccupations = `
mechanical-engineer | Mechanical engineer | Ingeniero mecánico
mechanical design engineer, design engineer, product development engineer, hvac engineer, cad designer, mechanical designer, draftsman, drafter, r&d engineer
ingeniera mecánica, diseñador mecánico, delineante, proyectista mecánico
SolidWorks, CAD, FEA, GD&T, Mechanical design, AutoCAD, Tolerance analysis, Prototyping, Materials science, CATIA, Thermodynamics, Sheet metal design
design a part that was easier to make; find out why a part broke; choose between strength, weight and cost; try a design before it was built
diseñar una pieza más fácil de fabricar; averiguar por qué se rompió una pieza; elegir entre resistencia, peso y coste; probar un diseño antes de construirlo

electrical-engineer | Electrical engineer | Ingeniero eléctrico
electrical design engineer, power engineer, power systems engineer, electronics design engineer, electrical project engineer, energy engineer
ingeniera eléctrica, ingeniero electricista, ingeniero de energía
Electrical engineering, Circuit design, PLC programming, AutoCAD Electrical, Power electronics, EPLAN, High voltage, Schematics, MATLAB
design an installation to the rules; find the cause of a failure; test a circuit before use; make a plant use less energy
diseñar una instalación conforme a la norma; encontrar la causa de un fallo; ensayar un circuito antes de usarlo; reducir el consumo de una planta

automation-engineer | Automation engineer | Ingeniero de automatización
control engineer, controls engineer, plc programmer, robotics engineer, mechatronics engineer, instrumentation engineer, automation technician
ingeniera de automatización, programador plc, ingeniero de control, ingeniero mecatrónico
PLC programming, SCADA, Industrial automation, Robotics, Siemens TIA Portal, Sensors, MATLAB, Commissioning
put a machine into service; find a fault in a line that stood still; make a robot cell safe; change a control without stopping work
poner en servicio una máquina; encontrar un fallo en una línea parada; hacer segura una célula robotizada; cambiar un control sin parar el trabajo

civil-engineer | Civil engineer | Ingeniero civil
structural engineer, geotechnical engineer, highway engineer, transportation engineer, water engineer, infrastructure project engineer, site engineer, bridge engineer
ingeniera civil, ingeniero de caminos, ingeniero de estructuras, ingeniero de obra
AutoCAD, Civil 3D, Structural analysis, Revit, Concrete design, Construction management, Surveying, Eurocodes, Steel design, Drainage design, Site supervision
check that a structure would hold; change a plan for the ground as it was; settle a question between design and site; keep a site safe and on time
comprobar que una estructura aguantaría; cambiar un plan según el terreno; resolver una duda entre proyecto y obra; mantener una obra segura y en plazo

architect | Architect | Arquitecto
project architect, interior designer, landscape architect, urban planner, architectural designer, bim manager, bim coordinator, architectural assistant
arquitecta, interiorista, urbanista, arquitecto técnico
AutoCAD, Revit, BIM, SketchUp, Building regulations, Architectural design, Space planning, Rendering
fit a design to a plot with limits; convince a client of a better idea; keep a design within its cost; work with engineers who saw it otherwise
adaptar un proyecto a un solar con límites; convencer a un cliente de una idea mejor; mantener un proyecto en su coste; trabajar con ingenieros que lo veían de otro modo

construction-manager | Construction manager | Jefe de obra
site manager, construction supervisor, foreman, quantity surveyor, construction project manager, building surveyor, site supervisor, contracts manager
jefa de obra, encargado de obra, aparejador, arquitecto técnico de obra
Construction management, Site supervision, Health and safety, Cost control, Scheduling, Subcontractor management, Budgeting, Quantity surveying
keep many trades working side by side; stop work that was not safe; catch up after bad weather; check the work of a subcontractor
coordinar muchos oficios a la vez; parar un trabajo que no era seguro; recuperar un retraso por mal tiempo; revisar el trabajo de una subcontrata

process-engineer | Process engineer | Ingeniero de procesos
chemical engineer, manufacturing engineer, industrial engineer, production engineer, process development engineer, lean engineer, continuous improvement engineer
ingeniera de procesos, ingeniero químico, ingeniero industrial, ingeniero de producción
Process improvement, Lean manufacturing, Six Sigma, Root cause analysis, Chemical engineering, GMP, SPC, FMEA, Process simulation
raise the output of a process; find why quality varied; bring a process from trial to full size; save material or energy
aumentar el rendimiento de un proceso; averiguar por qué variaba la calidad; llevar un proceso de la prueba a escala real; ahorrar material o energía

quality-engineer | Quality engineer | Ingeniero de calidad
quality manager, quality inspector, quality controller, quality specialist, quality assurance manager, quality assurance specialist, quality technician, regulatory affairs specialist
responsable de calidad, técnico de calidad, inspector de calidad, técnica de calidad
ISO 9001, Quality management, Root cause analysis, FMEA, Auditing, Six Sigma, GMP, CAPA, Quality control, SPC
stop a delivery that was not good enough; find the root of a repeated fault; lead an audit; make a rule that people kept
detener una entrega que no cumplía; encontrar la raíz de un fallo repetido; dirigir una auditoría; crear una norma que la gente cumplió

electrician | Electrician | Electricista
electrical technician, electrical installer, industrial electrician, maintenance electrician, electrical fitter, solar installer, electrotechnician
instaladora eléctrica, instalador eléctrico, técnico electricista, oficial electricista
Electrical installation, Wiring, Electrical maintenance, Fault finding, Health and safety, Electrical regulations, PLC programming, Schematics
find a fault that came and went; make an installation safe; explain to a customer why work cost more; refuse to work where it was not safe
encontrar un fallo intermitente; hacer segura una instalación; explicar a un cliente por qué costaba más; negarte a trabajar donde no era seguro

plumber | Plumber and heating engineer | Fontanero
plumber, heating engineer, pipe fitter, hvac technician, gas engineer, refrigeration technician, heating technician, heat pump installer
fontanera, técnico de climatización, calefactor, instalador de gas, frigorista
Plumbing, HVAC, Pipe fitting, Heating systems, Refrigeration, Gas safety, Maintenance, Fault finding
find a leak nobody could see; mend a heating in winter; choose a repair or a new part; leave a home clean and safe
encontrar una fuga que nadie veía; reparar una calefacción en invierno; elegir entre reparar o cambiar; dejar una casa limpia y segura

carpenter | Carpenter | Carpintero
joiner, cabinet maker, painter and decorator, bricklayer, roofer, plasterer, tiler, construction worker, builder, mason, construction labourer
carpintera, ebanista, albañil, pintor, peón de obra, techador
Carpentry, Joinery, Construction, Blueprint reading, Power tools, Health and safety, Woodworking
work to a plan with a mistake in it; make a piece fit where nothing was straight; plan material so that little was lost; work safely at height
trabajar con un plano que tenía un error; encajar una pieza donde nada estaba recto; planificar el material con poca merma; trabajar seguro en altura

welder | Welder | Soldador
metal worker, fabricator, steel fabricator, boilermaker, sheet metal worker, pipe welder, fitter welder
soldadora, calderero, tubero, operario metal
Welding, MIG welding, TIG welding, Metal fabrication, Blueprint reading, Grinding, Quality control
keep a seam good in a hard position; find and mend a bad weld; read a drawing that was not clear; work hot without danger to others
mantener un cordón bueno en una postura difícil; encontrar y corregir una mala soldadura; leer un plano poco claro; trabajar en caliente sin peligro para otros

machinist | Machinist | Tornero fresador
cnc machinist, cnc operator, cnc programmer, toolmaker, mill operator, lathe operator, turner
tornera, operario cnc, fresador, programador cnc, matricero
CNC machining, Milling, Turning, G-code, Blueprint reading, Measuring tools, CAM, Tolerances
hold a tight tolerance; set up a machine for a new part; notice wear before parts went wrong; cut the time a part took
mantener una tolerancia estrecha; preparar una máquina para una pieza nueva; notar el desgaste antes de que salieran malas piezas; acortar el tiempo de una pieza

maintenance-technician | Maintenance technician | Técnico de mantenimiento
maintenance engineer, maintenance mechanic, service technician, field service engineer, field service technician, service engineer, industrial mechanic, maintenance manager, facility technician, wind turbine technician
técnica de mantenimiento, mecánico industrial, oficial de mantenimiento, técnico de servicio, jefe de mantenimiento
Maintenance, Preventive maintenance, Troubleshooting, Hydraulics, Pneumatics, Electrical maintenance, CMMS, Welding, Health and safety
bring a machine back to work under pressure; plan upkeep so that nothing failed; find a fault at a customer's site; judge whether a machine could go on
devolver una máquina al trabajo bajo presión; planificar el mantenimiento para que nada fallara; encontrar un fallo en casa del cliente; valorar si una máquina podía seguir

car-mechanic | Vehicle mechanic | Mecánico de vehículos
car mechanic, automotive technician, auto mechanic, mechanic, truck mechanic, aircraft mechanic, aircraft technician, motor vehicle technician, bicycle mechanic, diesel mechanic
mecánica de vehículos, mecánico de automóviles, técnico de automoción, mecánico de aviones, chapista
Vehicle diagnostics, Automotive repair, Brakes, Engine repair, Electrical systems, Customer service
find a fault that only sometimes showed; tell a customer that a repair was not worth it; check your own work for safety; learn a new kind of drive
encontrar un fallo que solo aparecía a veces; decir a un cliente que no valía la pena reparar; comprobar la seguridad de tu trabajo; aprender un tipo nuevo de motor

production-operator | Production operator | Operario de producción
machine operator, production worker, assembly worker, factory worker, assembler, line operator, packer, process operator, assembly operator, production assistant, production supervisor, production manager
operaria de producción, operario de fábrica, montador, manipulador, jefe de producción, encargado de producción
Machine operation, Assembly, Quality control, Lean manufacturing, Health and safety, 5S, Packaging, Production planning
notice a fault on the line early; keep pace without mistakes; teach a new colleague at a machine; hand over a shift in order
notar pronto un fallo en la línea; mantener el ritmo sin errores; enseñar una máquina a un compañero nuevo; entregar un turno en orden

warehouse-worker | Warehouse worker | Mozo de almacén
warehouse operative, warehouse assistant, forklift driver, forklift operator, order picker, picker packer, warehouse associate, warehouse manager, stock clerk, warehouse supervisor, inventory clerk
moza de almacén, operario de almacén, carretillero, preparador de pedidos, jefe de almacén
Warehouse operations, Forklift driving, Order picking, Inventory management, Warehouse management, Packing, Health and safety, Stock management, RF scanners
pick many orders without mistakes; find goods that were not in their place; make a heavy task safer; cope with a peak of orders
preparar muchos pedidos sin errores; encontrar mercancía fuera de su sitio; hacer más segura una tarea pesada; superar una punta de pedidos

driver | Driver | Conductor
delivery driver, truck driver, bus driver, courier, chauffeur, taxi driver, lorry driver, hgv driver, van driver, train driver, tram driver
conductora, repartidor, repartidora, camionero, chófer, conductor de autobús, maquinista
Driving, Driving licence, Route planning, Delivery, Vehicle inspection, Customer service, Load securing
keep to a plan in heavy traffic; deal with a customer who was not content; stop because it was not safe to drive on; find a way when a road was closed
cumplir un plan con mucho tráfico; tratar con un cliente descontento; parar porque no era seguro seguir; encontrar el camino con una calle cortada

pilot | Pilot and cabin crew | Piloto y tripulación
pilot, flight attendant, cabin crew, first officer, air traffic controller, flight dispatcher
azafata, auxiliar de vuelo, controlador aéreo, tripulante de cabina
Aviation safety, Customer service, Emergency procedures, Crew resource management, English
stay calm in an unusual situation; put safety before a timetable; speak up to somebody senior; help a passenger in distress
mantener la calma en una situación poco habitual; anteponer la seguridad al horario; hablar claro ante alguien de más rango; ayudar a un pasajero en apuros

safety-officer | Health and safety officer | Técnico de prevención
hse manager, hse officer, safety engineer, ehs specialist, health and safety manager, safety manager, environmental engineer, sustainability manager, environmental consultant, hse advisor
técnica de prevención, técnico de prevención de riesgos laborales, responsable de seguridad y salud, técnico de medio ambiente, responsable de sostenibilidad
Health and safety, Risk assessment, ISO 14001, ISO 45001, Incident investigation, Environmental regulations, Safety training, Sustainability
stop work in danger; find out how an accident came about; change a habit that was not safe; bring a rule to people who did not like it
parar un trabajo peligroso; averiguar cómo ocurrió un accidente; cambiar una costumbre insegura; llevar una norma a quienes no la querían

security-guard | Security guard | Vigilante de seguridad
security officer, security agent, door supervisor, security supervisor, night guard, loss prevention officer
vigilanta de seguridad, guardia de seguridad, escolta, controlador de accesos
Security, Access control, CCTV, Patrolling, First aid, Conflict management, Report writing
calm a situation before it grew; notice something out of place; refuse entry with respect; write down exactly what happened
calmar una situación antes de que creciera; notar algo fuera de lugar; negar la entrada con respeto; dejar por escrito lo que pasó

firefighter | Emergency services officer | Agente de emergencias
firefighter, police officer, emergency dispatcher, rescue officer, customs officer, prison officer
bombero, bombera, policía, agente de policía, agente de aduanas
Emergency response, First aid, Public safety, Risk assessment, Conflict management, Report writing
act fast with little information; calm frightened people; follow orders and still see danger; talk over a hard call with the team
actuar rápido con poca información; calmar a personas asustadas; cumplir órdenes y aun así ver el peligro; repasar con el equipo una decisión difícil

researcher | Researcher | Investigador
research scientist, postdoctoral researcher, postdoc, phd student, phd candidate, research associate, research assistant, research fellow, assistant professor, associate professor, professor, scientist
investigadora, científica, científico, doctorando, investigador postdoctoral, profesor universitario
Research, Scientific writing, Statistics, Data analysis, Python, R, Teaching, Experimental design, Grant writing, Literature review
plan an experiment that could fail; find that your own result was wrong; explain your work to people of another field; carry on after a paper was refused
planificar un experimento que podía fallar; descubrir que tu propio resultado estaba mal; explicar tu trabajo a personas de otro campo; seguir tras el rechazo de un artículo

laboratory-technician | Laboratory technician | Técnico de laboratorio
lab technician, laboratory assistant, lab analyst, laboratory analyst, biologist, chemist, microbiologist, biochemist, medical laboratory technician, bioinformatician, research technician
técnica de laboratorio, analista de laboratorio, químico, química, biólogo, bióloga
Laboratory techniques, HPLC, PCR, GLP, Cell culture, Quality control, Chemistry, Sample preparation, Microbiology, GMP
find out why a measurement was off; keep samples in order; follow a procedure exactly; make a method faster or safer
averiguar por qué fallaba una medida; mantener en orden las muestras; seguir un procedimiento al pie de la letra; hacer más rápido o seguro un método

farm-worker | Farm and garden worker | Trabajador agrícola
farmer, gardener, farm worker, landscaper, agronomist, horticulturist, agricultural technician, groundskeeper, forestry worker
jardinero, jardinera, agricultor, ingeniero agrónomo, peón agrícola
Agriculture, Gardening, Irrigation, Machinery operation, Plant care, Landscaping
save plants in bad weather; plan work by the season; use machines safely; notice an illness of plants or animals early
salvar plantas con mal tiempo; planificar el trabajo según la temporada; usar máquinas con seguridad; notar pronto una enfermedad de plantas o animales
`;
