// Sixteen more invented people, for the layouts written later. How a person is written down: see people.ts.
export const peopleSecondEn = `
Dara Quennell | dara.quennell@example.com | +44 7700 900511 | Margate, UK | Barista
J Head Barista | Tideline Coffee | Margate | 2021-04 | now | Run the morning bar with two juniors and a queue to the door. ;; Cut milk waste by a third with a steaming chart.
J Barista | Pier Street Roasters | Whitstable | 2018-06 | 2021-03 | Dialled in four grinders every day before seven. ;; Taught tasting evenings for guests.
E Level 2 Diploma in Hospitality | East Kent College | 2016 | 2018
S Latte art, Stock orders, Till work, Cupping
L English native
C Food hygiene certificate

Harriet Osgood | h.osgood@example.com | +44 1865 555 0133 | Oxford, UK | Lecturer in Plant Ecology
J Lecturer in Plant Ecology | University of Reading | Reading | 2019-10 | now | Teach two courses a year to ninety students. ;; Supervise three doctoral students on meadow soils.
J Postdoctoral Researcher | Wageningen University | Wageningen | 2016-01 | 2019-09 | Ran field trials on forty plots for three summers. ;; Built the lab's first shared seed database.
E PhD in Plant Ecology | University of Sheffield | 2011 | 2015
E MSc Conservation Biology | University of Kent | 2009 | 2010
S R, Field surveys, Statistics, Grant writing
L English native, Dutch B1
C FHEA

Winifred Atherley | winifred.atherley@example.com | 01782 960 551 | Stoke-on-Trent, UK | Kiln Operator
J Kiln Operator | Burslem Fine Ceramics | Stoke-on-Trent | 2001-08 | now | Load and fire two tunnel kilns on a three-shift pattern. ;; Keep losses in firing under two percent. ;; Train every new starter on the night shift. ;; Rewrote the start-up checks after the gas conversion of 2014.
E City and Guilds in Ceramics | Stoke Sixth Form College | 1999 | 2001
S Kiln firing, Glaze mixing, Shift handover, Forklift driving
L English native
C Counterbalance forklift licence

Joaquim Bellamy | j.bellamy@example.com | (718) 555-0162 | Brooklyn, NY | Operations Coordinator
J Operations Coordinator | Harborline Freight | Newark, NJ | 2017-02 | 2024-06 | Moved a dock of thirty people to a four-day week without late trucks. ;; Negotiated tire and fuel contracts with six vendors.
J Dispatcher | Sunset Courier | Brooklyn, NY | 2012-09 | 2017-01 | Sent out forty vans a day by radio. ;; Settled driver pay every Friday.
E AAS in Business Administration | LaGuardia Community College | 2010 | 2012
S Scheduling, Excel, Vendor contracts, Payroll
L English native, Portuguese C1
C OSHA 30

Lenka Hollis | lenka.hollis@example.com | +44 7700 900514 | Leeds, UK | Dental Technician
J Dental Technician | Crownworks Laboratory | Leeds | 2019-03 | now | Make about sixty crowns and bridges a week. ;; Set up the first milling machine of the laboratory.
J Junior Dental Technician | Brno Dental Studio | Brno | 2015-09 | 2019-02 | Cast models and trimmed dies for four dentists. ;; Repaired dentures on the same day.
E Diploma in Dental Technology | Masaryk Secondary School of Health | 2011 | 2015
S CAD design, Porcelain layering, Casting, Shade matching
L Czech native, English C1
C GDC registration

Rufus Calloway | rufus.calloway@example.com | +61 2 5550 0171 | Newcastle, Australia | Rail Signal Technician
J Signal Technician | Hunter Rail Services | Newcastle | 2020-05 | now | Maintain 140 signals and nineteen level crossings between Newcastle and Maitland. ;; Found the fault behind eleven false reds by logging track circuits at night.
J Apprentice Electrician | Bramwell Electrics | Cessnock | 2016-02 | 2020-04 | Wired houses and sheds with a crew of three. ;; Kept test records for every site.
E Certificate III in Electrotechnology | TAFE New South Wales | 2016 | 2020
S Track circuits, Fault finding, Interlocking, Test equipment
L English native
C Rail Industry Worker card

Beatrix Nolan | beatrix.nolan@example.com | +353 86 555 0175 | Galway, Ireland | Payroll Specialist
J Payroll Specialist | Corrib Medical | Galway | 2020-11 | now | Pay 820 people in Ireland and Spain each month. ;; Closed two tax audits with no penalty.
J Payroll Clerk | Ashgrove Foods | Athlone | 2017-03 | 2020-10 | Entered hours for three plants. ;; Answered staff questions at the hatch.
E BA in Accounting | Technological University of the Shannon | 2013 | 2017
S Payroll runs, Sage, Tax returns, Pensions
L English native, Spanish B2
C IPASS Diploma in Payroll

Solomon Greaves | solomon.greaves@example.com | +1 876 555 0181 | Kingston, Jamaica | Cabinetmaker
J Cabinetmaker | Blue Mahoe Joinery | Kingston | 2018-01 | now | Build kitchens and shop counters in local hardwood. ;; Price jobs and agree drawings with customers.
J Bench Joiner | Port Royal Boatyard | Port Royal | 2013-05 | 2017-12 | Fitted out cabins of nine yachts. ;; Sharpened and set all machines weekly.
E Advanced Carpentry and Joinery | HEART Training Institute | 2011 | 2013
E Secondary School Certificate | Kingston Technical High School | 2006 | 2011
S Hand tools, Veneering, Estimating, Spray finishing
L English native
C First aid at work
`;

export const peopleSecondEs = `
Ramiro Etcheverry | ramiro.etcheverry@example.com | +54 11 5555 0191 | Rosario, Argentina | Ferretero
J Encargado de ferretería | Ferretería El Yunque | Rosario | 2019-06 | now | Atiendo el mostrador y hago los pedidos a doce proveedores. ;; Ordené el depósito por rubros y bajé los faltantes a la mitad.
J Vendedor | Corralón San Telmo | Santa Fe | 2014-02 | 2019-05 | Cargué y repartí materiales en obra. ;; Armé presupuestos para albañiles.
E Bachiller técnico | Escuela Técnica 464 | 2008 | 2013
S Atención al público, Control de stock, Presupuestos, Caja
L Español nativo
C Licencia de conducir

Edurne Zabaleta | edurne.zabaleta@example.com | +34 600 555 192 | Pamplona, España | Técnica de laboratorio
J Técnica de laboratorio | Conservas Arga S.A. | Pamplona | 2018-05 | now | Analizo sesenta muestras al día de conservas y aguas. ;; Puse en marcha el control de alérgenos de la planta.
J Auxiliar de laboratorio | Laboratorios Izaga | Tudela | 2015-01 | 2018-04 | Preparé medios de cultivo y reactivos. ;; Llevé el registro de equipos calibrados.
E Técnico Superior en Laboratorio de Análisis | CIP Donapea | 2012 | 2014
S Microbiología, Cromatografía, Muestreo, ISO 17025
L Español nativo, Euskera C1
C Carné de manipulador

Teodoro Manrique | teodoro.manrique@example.com | +57 300 555 0193 | Medellín, Colombia | Supervisor de confección
J Supervisor de confección | Textiles Aburrá | Medellín | 2016-07 | now | Dirijo dos líneas de veinte operarias y reparto las órdenes del día. ;; Reduje los reprocesos del 9 % al 4 % en un año.
J Operario de máquina plana | Confecciones La Ceja | La Ceja | 2011-03 | 2016-06 | Cosí pantalones y uniformes por módulos. ;; Enseñé el manejo de la fileteadora a los nuevos.
E Tecnólogo en Confección Industrial | SENA | 2009 | 2011
S Manejo de personal, Control de calidad, Métodos y tiempos, Fileteadora
L Español nativo
C Curso de alturas

Leocadia Brizuela | leocadia.brizuela@example.com | +595 981 555 194 | Asunción, Paraguay | Secretaria ejecutiva
J Secretaria ejecutiva | Estudio Jurídico Ayala | Asunción | 2019-01 | now | Llevo la agenda de cuatro abogados y las actas de las reuniones. ;; Digitalicé el archivo de quince años en ocho meses.
J Recepcionista | Clínica Villa Morra | Asunción | 2015-04 | 2018-12 | Recibí a ochenta pacientes por día. ;; Cobré consultas y cuadré la caja.
E Licenciatura en Administración | Universidad Nacional de Asunción | 2011 | 2015
S Redacción, Excel, Archivo, Manejo de agenda
L Español nativo, Guaraní C2
C Curso de protocolo

Ubaldo Cienfuegos | ubaldo.cienfuegos@example.com | +52 33 5555 0195 | Guadalajara, México | Profesor de Química
J Profesor titular de Química | Universidad de Guadalajara | Guadalajara | 2014-08 | now | Imparto tres cursos por semestre a grupos de cuarenta alumnos. ;; Dirijo el laboratorio de análisis de suelos.
J Investigador posdoctoral | Centro de Investigación en Materiales | Saltillo | 2011-09 | 2014-07 | Medí metales en aguas de doce ríos. ;; Escribí la guía de muestreo del centro.
E Doctorado en Química | Universidad Nacional Autónoma de México | 2006 | 2011
E Licenciatura en Química | Universidad de Colima | 2001 | 2006
S Espectrometría, Docencia, Estadística, Redacción científica
L Español nativo, Inglés C1
C Perfil PRODEP

Gertrudis Alcaraz | gertrudis.alcaraz@example.com | +34 600 555 196 | Albacete, España | Camarera de pisos
J Gobernanta | Hotel Los Llanos | Albacete | 2020-03 | now | Reparto las plantas entre once camareras y reviso cada habitación. ;; Bajé las quejas de limpieza a tres por temporada.
J Camarera de pisos | Hotel Costa Sol | Benidorm | 2014-04 | 2020-02 | Limpié dieciocho habitaciones al día en temporada alta. ;; Llevé la lencería de dos plantas.
E Graduado en Educación Secundaria | IES Tomás Navarro | 2004 | 2008
S Organización de turnos, Lencería, Trato con el cliente, Inventario
L Español nativo, Inglés A2
C Prevención de riesgos laborales

Ciriaco Bengoa | ciriaco.bengoa@example.com | +34 600 555 197 | Logroño, España | Enólogo
J Enólogo | Bodegas Alto Najerilla | Logroño | 2017-09 | now | Decido la fecha de vendimia de noventa hectáreas. ;; Elaboré el primer vino sin sulfitos de la casa.
J Técnico de bodega | Viñedos del Oja | Haro | 2013-09 | 2017-08 | Controlé la fermentación de cuarenta depósitos. ;; Hice trasiegos y filtrados con dos ayudantes.
E Grado en Enología | Universidad de La Rioja | 2009 | 2013
S Cata, Fermentación, Viticultura, Embotellado
L Español nativo, Francés B2
C Carné de fitosanitarios

Nazaria Quispe | nazaria.quispe@example.com | +51 984 555 198 | Arequipa, Perú | Asistente contable
J Asistente contable | Lanera del Misti | Arequipa | 2018-03 | now | Registro compras y ventas de tres almacenes. ;; Presento las declaraciones mensuales sin una sola multa.
J Cajera | Supermercados El Chasqui | Arequipa | 2014-06 | 2018-02 | Atendí la caja rápida con quinientos clientes por día. ;; Cuadré el cierre de seis cajas.
E Técnico en Contabilidad | Instituto Superior Honorio Delgado | 2011 | 2014
S Concar, Excel, Conciliaciones, Planillas
L Español nativo, Quechua C1
C Curso de libros electrónicos
`;
