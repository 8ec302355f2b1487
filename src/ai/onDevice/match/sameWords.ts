// Words that say the same thing at work, one group a line: a diary is a calendar, stock is inventory. General knowledge of many trades, English and Spanish.
import { folded, stemOf } from '#ai/onDevice/text/stem.ts';

const english = `
diary diaries calendar calendars schedule schedules scheduling appointments
minutes notes minute-taking note-taking
payroll wages salaries payslips payday
recruitment recruiting recruit hiring hire hired vacancies vacancy
onboarding induction inductions starters
stock inventory goods merchandise stocktake stocktaking
till cash drawer register tills takings float
customer customers client clients shopper shoppers guest guests buyer buyers patrons
resident residents patient patients service-user service-users
pupil pupils student students learner learners children child kids
sen send autism autistic dyslexia adhd dyspraxia special-needs
club clubs after-school chess choir
fault faults breakdown breakdowns failure failures defect defects malfunction malfunctions
find finding diagnose diagnosing diagnosis trace locate troubleshoot troubleshooting fault-finding chase
repair repairing repairs fix fixing mend mending fixed repaired
service servicing maintenance maintain maintaining upkeep overhaul
install installing installation fit fitting fitted mount mounting installed
dismantle strip stripping rebuild
drawing drawings blueprint blueprints plan plans isometric isos schematic schematics diagram diagrams
lorry lorries truck trucks hgv artic artics articulated rigid rigids
van vans vehicle vehicles fleet
refrigerated chilled fridge frozen temperature-controlled cold-chain cold temperature reefer
delivery deliveries drop drops parcels delivered delivering
route routes round rounds multi-drop
load loading unload unloading loaded
pick picking picker picked
pack packing packer packed
warehouse depot storeroom stores
forklift counterbalance reach
scanner scanners scan scanning handheld handset rf
meter multimeter tester
motor motors drives inverters drive inverter vsd vfd starters
circuit circuits wiring electrical electrics
weld welding welder welded welds
machine machines machinery line lines equipment
measure measuring micrometer calipers gauge gauges
inspect inspection inspections inspecting check checks checking audit audits
test tests testing tested
quality qc qa
clean-room clean-rooms cleanroom cleanrooms sterile aseptic
sample samples sampling swab swabs
deviation deviations capa capas non-conformance non-conformances
supplier suppliers vendor vendors
invoice invoices invoicing bill bills billing billed
purchase purchases purchasing procurement buying orders ordering ordered
journal journals accrual accruals prepayment prepayments
close closing shut closed month-end
variance variances deviations commentary
cost costs costing costings costed
valuation value price pricing priced
vat tax taxes
ledger ledgers accounts books bookkeeping
debt debts debtors arrears overdue late-payers
cash-flow cashflow liquidity
budget budgets budgeting
forecast forecasts forecasting projection projections
report reports reporting reported statement statements
letter letters correspondence
phone phones telephone telephones call calls
email emails e-mails inbox inboxes
file files filing archive archiving records record
travel trip trips flights flight hotels visas
expense expenses expenses-claims claims
meeting meetings committee committees board
confidential confidentiality discreet discretion private
presentation presentations slides deck decks powerpoint
event events conference conferences
contract contracts agreement agreements
conveyancing freehold leasehold property sale sales
landlord landlords tenant tenants lettings tenancy tenancies rent rents
search searches
mortgage mortgages loan loans lending
claim claims loss losses
court courts hearing hearings tribunal tribunals
complaint complaints grievance grievances unhappy angry
sales selling sell sold turnover revenue
target targets quota quotas goal goals
display displays shopfront mannequins
promotion promotions offers campaigns campaign
returns refunds exchanges refund
waiter waitress waiting serving served tables covers
chef cook cooking cooked kitchen
pastry cakes desserts patisserie baking
bread dough loaves sourdough
butchery butchering meat carcasses cuts
fish seafood filleting
menu menus dish dishes recipe recipes
allergen allergens allergy allergies
hygiene haccp cleanliness
bar drinks cocktails cocktail beverages
coffee espresso barista latte
housekeeping rooms bedrooms
check-in check-out arrivals departures
reservation reservations booking bookings book booked
medication medicines medicine drugs tablets meds
wound wounds dressing dressings bandage bandages
blood bloods venepuncture phlebotomy
cannula cannulas cannulation drip drips iv
injection injections jab jabs vaccines vaccination
hoist hoists sling slings transfers
dementia alzheimer alzheimers memory
feeding meals mealtimes eat eating
wash washing bathing bath showering shower
obs observations vital-signs vitals pulse
handover handovers hand-over
care caring carer looked-after look-after
safeguarding protection
therapy treatment treatments therapies
hair haircuts haircut cuts cutting trims
colour colouring color balayage highlights tint tints
nails manicure manicures pedicure gel
facial facials skincare skin
massage massages
brows lashes eyebrows eyelashes
guard guarding patrol patrols security
camera cameras cctv surveillance
alarm alarms
visitor visitors callers
incident incidents accident accidents
clean cleaning cleaner cleaned scrub mop mopping sweep sweeping
floor floors flooring
rubbish waste refuse recycling
laundry linen ironing
window windows glass
lawn lawns grass mowing hedge hedges
tree trees pruning felling chainsaw
crop crops harvest harvesting
cattle cows herd livestock calves
sheep flock lambing ewes
tractor tractors
spraying sprayer pesticides
fence fencing fences
brick bricks bricklaying blockwork masonry
concrete concreting cement
plaster plastering render rendering skim
tile tiles tiling tiler
paint painting decorating painter
pipe pipes pipework plumbing
boiler boilers heating
gas refrigerant refrigerants
roof roofs roofing slates
dig digging excavation excavator digger trench trenches
scaffold scaffolding
timber carpentry joinery wood
database databases sql postgres postgresql mysql oracle
query queries
deploy deployment deployments release releases shipped shipping pipeline pipelines
cloud aws azure gcp
api apis endpoint endpoints rest
bug bugs defect defects
automate automated automation
dashboard dashboards
experiment experiments split-tests a/b
stakeholder stakeholders sponsors
requirement requirements specification specifications specs
interview interviews
survey surveys questionnaire questionnaires
train training trained teach teaching taught coach coaching coached instruct mentoring mentor
lesson lessons class classes classroom
exam exams examination examinations gcse
marking grading assessment assessments
parents families carers
diet nutrition
newsletter newsletters mailing mailings
article articles copy copywriting blog blogs
photo photos photography
video videos filming footage
translate translation translations translated
insurance policies policy
timetable timetables rota rotas roster rosters
spreadsheet spreadsheets excel
typing type audio-typing
compliance regulations regulatory
risk risks hazards hazard
safety safe
manage managing management managed run running ran
write writing wrote draft drafting drafted prepare preparing prepared draw
submit submitting submission lodge lodged filing filed
negotiate negotiating negotiation negotiations negotiated
analyse analysing analysis analytics analyze analysed
improve improving improvement improvements
transport transportation logistics haulage freight
import export customs
drive driving driver drivers driven
`;

const spanish = `
agenda calendario citas
acta actas minutas apuntes
nómina nóminas sueldos salarios
selección reclutamiento contratación contratar vacantes vacante
inventario inventarios recuento existencias género stock mercancía mercancías mercadería almacén
caja cajón efectivo arqueo arqueos cuadre cuadrar cuadro datáfonos recaudación
cobro cobros cobrar pago pagos tarjeta metálico
cliente clientes huésped huéspedes comensales viajeros público compradores
residente residentes paciente pacientes usuario usuarios
alumno alumnos alumnado estudiantes niños niñas menores
avería averías fallo fallos incidencia incidencias desperfecto
localizar diagnosticar diagnóstico detectar buscar detección
reparar reparación reparaciones arreglar arreglo arreglos
mantenimiento mantener revisión revisiones
montar montaje montajes instalar instalación instalaciones armado colocación
plano planos esquema esquemas unifilar multifilar diagrama diagramas
autómata autómatas plc plcs
cuadro cuadros armario armarios tablero tableros
cable cableado cables tendido
motor motores variador variadores
camión camiones tráiler tractora cabeza
furgoneta furgonetas vehículo vehículos coche
refrigerado refrigerada frigorífico frío congelado temperatura
reparto repartos entrega entregas repartir
ruta rutas recorrido recorridos
carga descarga cargar descargar
pedido pedidos encargos comandas
preparar preparación preparo elaboración elaborar
embalaje empaquetado envasado embalar
carretilla carretillas montacargas toro
escáner lector pistola pda radiofrecuencia
soldar soldadura soldador soldaduras
máquina máquinas maquinaria equipos
medir medición mediciones
inspección inspeccionar verificar comprobar controlar control
ensayo ensayos prueba pruebas test análisis analizar
muestra muestras muestreo
desviación desviaciones
proveedor proveedores suministradores
factura facturas facturación facturar
compra compras comprar aprovisionamiento abastecimiento
contabilidad contable cuentas asientos
coste costes costo costos costeo escandallo escandallos
margen márgenes rentabilidad
impuesto impuestos iva tributos
presupuesto presupuestos cotizaciones cotización
informe informes reporte reportes reporto
carta cartas correspondencia escrito escritos
teléfono llamadas telefónica llamada
archivo archivar expediente expedientes documentación
viaje viajes desplazamientos vuelos hoteles
reunión reuniones comité juntas
contrato contratos convenio
reclamación reclamaciones queja quejas
venta ventas vender vendedor
objetivo objetivos meta metas indicador indicadores
escaparate escaparates escaparatismo vitrina vitrinas maniquí maniquíes merchandising
promoción promociones ofertas
devolución devoluciones cambios garantías
camarero mesas sala comedor
cocina cocinar cocinero platos fogones
postres repostería pastelería dulces
pan panadería masa
carne carnes despiece carnicería
pescado pescados marisco
carta menú menús minuta
receta recetas fichas
higiene appcc limpieza
barra bebidas cócteles coctelería
café cafés barista
habitación habitaciones camas
entrada entradas llegadas salidas check-in check-out
reserva reservas reservaciones
medicación medicamentos medicinas pastillas fármacos
herida heridas curas apósitos
sangre extracciones analíticas
inyección inyecciones inyectables vacunas
grúa elevador arnés bipedestadora
movilizar movilización movilizaciones transferencias traslado traslados cambios
alzheimer demencia demencias
comer comidas alimentación
aseo aseos higiene ducha baño
cuidado cuidados cuidar atención
dependiente dependientes mayores ancianos
pelo cabello peluquería corte cortes
tinte tintes mechas color coloración
uñas manicura pedicura
facial faciales cutis piel
masaje masajes
vigilancia vigilar rondas ronda
cámara cámaras videovigilancia
alarma alarmas
acceso accesos visitas
limpiar fregar barrer
suelo suelos pisos
cristal cristales ventanas
basura residuos reciclaje
lavandería ropa plancha planchado
césped jardín jardines jardinería setos
árbol árboles poda podar
cultivo cultivos cosecha cosechas recolección
ganado vacas reses rebaño ganadería
tractor tractores
fitosanitarios fitosanitario tratamientos
riego regar
ladrillo ladrillos albañilería tabiques muros
hormigón hormigonado cemento
yeso enlucido enfoscado
azulejo azulejos alicatado solado
pintura pintar pintor
tubería tuberías fontanería tubo
caldera calderas calefacción
tejado tejados cubierta cubiertas
zanja zanjas excavación
madera carpintería ebanistería
base bases datos sql
despliegue despliegues publicación entrega
nube aws azure
error errores fallos bugs
automatizar automatización automatizadas
panel paneles tablero dashboards cuadros
encuesta encuestas cuestionarios
formar formación capacitar capacitación capacito enseñar enseño
clase clases aula lecciones
examen exámenes ensayos preuniversitario
corrección evaluar evaluación evaluaciones
familias padres apoderados
redes publicaciones posts
traducir traducción traducciones
seguro seguros póliza pólizas
siniestro siniestros partes
turno turnos cuadrante cuadrantes rol horarios
hoja hojas excel
riesgo riesgos prevención
seguridad segura
dirigir coordinar coordino gestionar gestión llevar llevo responsable
escribir redactar redacción redacto
presentar presentación tramitar tramitación
negociar negociación
mejorar mejora mejoras
adaptar adaptación adaptaciones adecuaciones inclusión
absorbancia espectrofotometría uv uv-visible
cromatografía hplc
recaudar recaudación
resultados ingresos gastos margen
tienda local establecimiento
transporte logística portes
aduana aduanas importación exportación
conducir conducción conductor
`;

let groups: ReadonlyMap<'en' | 'es', ReadonlyMap<string, ReadonlySet<number>>> | undefined;

function read(list: string, language: 'en' | 'es'): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  list.trim().split('\n').forEach((line, group) => {
    for (const word of line.split(' ')) {
      const stem = stemOf(folded(word), language);
      found.set(stem, (found.get(stem) ?? new Set<number>()).add(group));
    }
  });
  return found;
}

/** True for two stems of words that say the same thing. */
export function saySame(a: string, b: string, language: 'en' | 'es'): boolean {
  if (a === b) return true;
  groups ??= new Map([['en', read(english, 'en')], ['es', read(spanish, 'es')]]);
  const own = groups.get(language);
  const other = own?.get(b);
  return other !== undefined && [...own?.get(a) ?? []].some((group) => other.has(group));
}
