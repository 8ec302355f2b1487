// Skills of engineering, manufacturing, the laboratory, research and logistics.
import type { SkillBlock } from './skillBlock.ts';

export const technicalSkills: readonly SkillBlock[] = [
  {
    field: 'engineering',
    list: `
Mechanical engineering | mechanical design | Ingeniería mecánica, diseño mecánico
Electrical engineering | electrical design | Ingeniería eléctrica, diseño eléctrico
Electronics | electronic design, circuit design, analog design | Electrónica, diseño de circuitos
PCB design | pcb layout, altium
Power electronics | | Electrónica de potencia
Chemical engineering | process engineering | Ingeniería química, ingeniería de procesos
Civil engineering | structural engineering | Ingeniería civil, cálculo de estructuras
Thermodynamics | heat transfer | Termodinámica
Fluid mechanics | fluid dynamics, =CFD, computational fluid dynamics | Mecánica de fluidos
Finite element analysis | =FEA, finite element method, =FEM, ansys | Análisis por elementos finitos
CAD | computer aided design, computer-aided design, 3d cad
SolidWorks | solid works
AutoCAD
CATIA
=Inventor | autodesk inventor
=Creo | pro/engineer
=NX | siemens nx
Revit
BIM | building information modelling, building information modeling
GD&T | geometric dimensioning and tolerancing, tolerance analysis | Tolerancias geométricas
Technical drawings | engineering drawings, drawing reading, reading drawings | Planos técnicos, interpretación de planos
Design for manufacturing | =DFM, design for manufacture, design for assembly | Diseño para la fabricación
Materials science | materials selection | Ciencia de materiales, selección de materiales
Injection molding | injection moulding | Moldeo por inyección
Sheet metal | sheet metal design
3D printing | additive manufacturing | Impresión 3D, fabricación aditiva
PLM | product lifecycle management, teamcenter, windchill
PLC programming | =PLC, programmable logic controllers | Programación de PLC
SCADA
Automation | industrial automation, control systems | Automatización industrial, sistemas de control
Robotics | robot programming | Robótica
Instrumentation | | Instrumentación
LabVIEW
Simulink
FPGA | vhdl, verilog
Signal processing | digital signal processing, =DSP | Procesamiento de señales
RF engineering | radio frequency, antenna design
Hydraulics | | Hidráulica
Pneumatics | | Neumática
HVAC | | Climatización
Wind energy | wind power, offshore wind, wind turbines | Energía eólica
Solar energy | photovoltaics | Energía solar, fotovoltaica
Energy efficiency | | Eficiencia energética
Renewable energy | | Energías renovables
Systems engineering | | Ingeniería de sistemas
Functional safety | iso 26262, iec 61508 | Seguridad funcional
Commissioning | | Puesta en marcha
Construction management | site management, construction site | Dirección de obra, gestión de obra
Building regulations | building codes | Normativa de edificación
Quantity surveying | cost estimation | Mediciones y presupuestos, estimación de costes
Surveying | land surveying | Topografía
Environmental engineering | environmental management | Ingeniería ambiental, gestión ambiental
Hardware design | hardware development | Diseño de hardware
Optics | | Óptica
Acoustics | | Acústica
`,
  },
  {
    field: 'manufacturing',
    list: `
Lean manufacturing | =Lean, lean management, lean production | Manufactura esbelta, producción ajustada
Six Sigma | lean six sigma
Kaizen
5S
=TPM | total productive maintenance
Quality control | quality inspection | Control de calidad, inspección de calidad
Quality management | quality management systems, =QMS | Gestión de la calidad, sistema de gestión de calidad
ISO 9001
ISO 13485
ISO 14001
IATF 16949
FMEA | failure mode and effects analysis
Root cause analysis | =RCA, 8d | Análisis de causa raíz
Statistical process control | =SPC | Control estadístico de procesos
GMP | good manufacturing practice, =cGMP | BPF, buenas prácticas de fabricación, normas de correcta fabricación
Production planning | | Planificación de la producción
Assembly | | Montaje
Welding | tig welding, mig welding | Soldadura
CNC machining | =CNC, cnc programming, milling, turning | Mecanizado CNC, mecanizado
Maintenance | preventive maintenance, predictive maintenance, plant maintenance | Mantenimiento, mantenimiento preventivo
Troubleshooting | fault finding, fault diagnosis | Resolución de averías, diagnóstico de averías
Electrical installation | electrical wiring, wiring | Instalación eléctrica, cableado
Plumbing | | Fontanería
Carpentry | | Carpintería
Painting
Calibration | | Calibración
Packaging | | Envasado, embalaje
Machine operation | operating machinery | Manejo de maquinaria
Occupational safety | health and safety, workplace safety, =HSE, =EHS, =HSEQ | Seguridad laboral, seguridad y salud laboral
Food safety | haccp | Seguridad alimentaria, appcc
Cleanroom work | clean room, cleanroom
`,
  },
  {
    field: 'research',
    list: `
Research | scientific research, research methods | Investigación, métodos de investigación
Qualitative research | | Investigación cualitativa
Quantitative research | quantitative methods | Investigación cuantitativa
Laboratory work | lab work, laboratory techniques, wet lab | Trabajo de laboratorio, técnicas de laboratorio
Cell culture | tissue culture | Cultivo celular
PCR | qpcr, rt-pcr
Western blot | western blotting
Flow cytometry | =FACS | Citometría de flujo
Microscopy | electron microscopy, confocal microscopy | Microscopía
Mass spectrometry | lc-ms | Espectrometría de masas
Chromatography | hplc, gas chromatography | Cromatografía
Spectroscopy | nmr spectroscopy, raman spectroscopy | Espectroscopía
Protein purification | protein expression
Molecular biology | | Biología molecular
Cell biology | | Biología celular
Biochemistry | | Bioquímica
Microbiology | | Microbiología
Immunology | | Inmunología
Genetics | genomics | Genética, genómica
Next-generation sequencing | next generation sequencing, =NGS, dna sequencing | Secuenciación masiva
Organic chemistry | organic synthesis | Química orgánica
Analytical chemistry | | Química analítica
Physical chemistry
Polymer chemistry | polymers
Pharmacology | | Farmacología
Toxicology | | Toxicología
Epidemiology | public health | Epidemiología, salud pública
Physics | | Física
Mathematics | | Matemáticas
Economics | econometrics | Economía, econometría
Psychology | | Psicología
Scientific writing | academic writing, publications, publication record | Redacción científica, publicaciones
Grant writing | grant applications, fundraising for research | Solicitud de subvenciones
Literature review | systematic reviews | Revisión bibliográfica
Survey design | | Diseño de encuestas
Clinical trials | clinical research, clinical studies | Ensayos clínicos, investigación clínica
GLP | good laboratory practice | Buenas prácticas de laboratorio
Good clinical practice | ich-gcp, =GCP guidelines | Buenas prácticas clínicas
Patient data management
Ecology | | Ecología
Agronomy | | Agronomía
Materials characterisation | materials characterization
`,
  },
  {
    field: 'logistics',
    list: `
Supply chain management | supply chain | Gestión de la cadena de suministro, cadena de suministro
Logistics | | Logística
Procurement | purchasing, strategic sourcing | Compras, aprovisionamiento
Inventory management | stock control, inventory control, stock management | Gestión de inventarios, control de existencias, gestión de stock
Warehouse management | warehousing, warehouse operations, =WMS | Gestión de almacenes, almacén
Order picking | picking and packing, pick and pack | Preparación de pedidos
Forklift operation | forklift, forklift truck, forklift licence, forklift license | Manejo de carretilla elevadora, carretilla elevadora, montacargas
Route planning | | Planificación de rutas
Freight forwarding | freight, shipping | Tránsito de mercancías, transporte de mercancías
Customs | customs clearance, import/export, import and export | Aduanas, comercio exterior, importación y exportación
Incoterms
Fleet management | | Gestión de flotas
Delivery driving | driving experience, professional driving, chauffeur | Conducción profesional, reparto
Transport planning | transportation management | Planificación del transporte
Demand planning | sales and operations planning, =S&OP | Planificación de la demanda
Last-mile delivery | | Última milla
Dangerous goods | =ADR | Mercancías peligrosas
`,
  },
];
