// Invented people for resumes in Spanish. How a person is written down: see people.ts.
export const peopleEs = `
Nerea Ibarrola | nerea.ibarrola@example.com | +34 600 555 101 | Bilbao, España | Enfermera
J Enfermera de urgencias | Hospital Ría del Norte | Bilbao | 2019-04 | now | Atiendo a unos treinta pacientes por turno en urgencias. ;; Preparé la guía de triaje que usa todo el servicio desde 2021.
J Enfermera | Clínica Santa Olalla | Vitoria | 2015-09 | 2019-03 | Cuidé a pacientes operados en una planta de veinte camas. ;; Formé a seis alumnas en prácticas.
E Grado en Enfermería | Universidad del País Vasco | 2011 | 2015
S Triaje, Curas, Vías venosas, Atención al paciente
L Español nativo, Euskera C1, Inglés B2
C Soporte vital avanzado

Anselmo Quirós | anselmo.quiros@example.com | +34 600 555 102 | Sevilla, España | Electricista
J Oficial electricista | Instalaciones Guadaíra S.L. | Sevilla | 2016-02 | now | Instalo cuadros y líneas en naves y viviendas. ;; Reduje un 20 % las averías repetidas con una revisión cada trimestre.
J Ayudante de electricista | Montajes Betis | Dos Hermanas | 2012-05 | 2016-01 | Tendí cable y monté canaletas en obras nuevas. ;; Llevé el almacén de material.
E Técnico en Instalaciones Eléctricas | IES Torre del Oro | 2010 | 2012
S Baja tensión, Domótica, Lectura de planos, Mantenimiento
L Español nativo
C Carné de instalador

Ximena Olavarría | ximena.olavarria@example.com | +52 55 5555 0103 | Ciudad de México, México | Contadora
J Contadora general | Grupo Tezontle | Ciudad de México | 2018-01 | now | Cierro la contabilidad de cuatro empresas antes del quinto día. ;; Concilié cuentas bancarias que llevaban dos años sin revisar.
J Auxiliar contable | Papelera del Valle | Toluca | 2014-06 | 2017-12 | Registré facturas y pagos de 300 proveedores. ;; Preparé las declaraciones de impuestos de cada mes.
E Licenciatura en Contaduría | Universidad Nacional Autónoma de México | 2010 | 2014
S SAP, Conciliaciones, Impuestos, Excel
L Español nativo, Inglés B1
C Contador Público Certificado

Fermín Ubeda | fermin.ubeda@example.com | +34 600 555 104 | Valencia, España | Cocinero
J Jefe de cocina | Restaurante La Albufera | Valencia | 2019-03 | now | Dirijo una cocina de ocho personas y dos turnos. ;; Bajé el desperdicio un 15 % con fichas para cada plato.
J Cocinero | Hotel Turia | Valencia | 2014-04 | 2019-02 | Preparé banquetes de hasta 250 personas. ;; Ordené los pedidos a mercado.
E Técnico Superior en Dirección de Cocina | Escuela de Hostelería de Valencia | 2012 | 2014
S Arroces, Escandallos, Gestión de pedidos, Higiene alimentaria
L Español nativo, Valenciano C1
C Manipulador de alimentos

Rocío Almansa | rocio.almansa@example.com | +34 600 555 105 | Murcia, España | Profesora de Primaria
J Profesora de Primaria | Colegio Vega Baja | Murcia | 2017-09 | now | Doy clase a grupos de veinticinco alumnos de tercero y cuarto. ;; Coordino el plan de lectura de todo el colegio.
J Monitora de comedor | Colegio San Roque | Cartagena | 2015-09 | 2017-06 | Cuidé de sesenta niños cada día. ;; Organicé juegos en el patio.
E Grado en Educación Primaria | Universidad de Murcia | 2011 | 2015
S Programación didáctica, Evaluación, Pizarra digital, Tutoría
L Español nativo, Inglés C1
C Habilitación lingüística en inglés

Lisandro Ferreyra | lisandro.ferreyra@example.com | +54 11 5555 0106 | Buenos Aires, Argentina | Programador
J Programador senior | Ombú Software | Buenos Aires | 2020-05 | now | Mantengo el servicio de pagos, con dos millones de operaciones al mes. ;; Migré la base de datos sin parar el servicio.
J Programador | Banco Pampero | Rosario | 2016-03 | 2020-04 | Escribí pruebas automáticas para la banca en línea. ;; Corregí errores de la aplicación móvil.
E Licenciatura en Sistemas | Universidad Nacional de Rosario | 2011 | 2016
S Java, Spring, PostgreSQL, Docker
L Español nativo, Inglés C1
C Oracle Certified Professional

Eulogio Barrena | eulogio.barrena@example.com | +34 600 555 107 | Zaragoza, España | Conductor de camión
J Conductor de camión | Transportes Moncayo | Zaragoza | 2015-01 | now | Conduzco rutas a Francia e Italia con carga refrigerada. ;; Llevo diez años sin un solo parte por daños.
J Repartidor | Paquetería Ebro | Huesca | 2011-06 | 2014-12 | Repartí cien bultos al día en la provincia. ;; Cobré y cuadré la caja de la ruta.
E Bachillerato | IES Pirineos | 2008 | 2010
S Tacógrafo, Carga y estiba, Mecánica básica, Rutas internacionales
L Español nativo, Francés B1
C Permiso C+E, ADR

Maite Goicoechea | maite.goicoechea@example.com | +34 600 555 108 | Pamplona, España | Farmacéutica
J Farmacéutica titular | Farmacia Plaza del Castillo | Pamplona | 2018-06 | now | Dirijo un equipo de cuatro personas y el laboratorio de fórmulas. ;; Puse en marcha el servicio de pastilleros para ochenta vecinos.
J Farmacéutica adjunta | Farmacia Iturrama | Pamplona | 2013-07 | 2018-05 | Atendí el mostrador y revisé recetas. ;; Hice el seguimiento de pacientes crónicos.
E Grado en Farmacia | Universidad de Navarra | 2008 | 2013
S Formulación magistral, Dispensación, Dermofarmacia, Gestión de almacén
L Español nativo, Euskera B2, Inglés B2
C Especialista en nutrición

Candela Aristegui | candela.aristegui@example.com | +56 2 5555 0109 | Santiago, Chile | Arquitecta
J Arquitecta de proyectos | Estudio Quillay | Santiago | 2019-08 | now | Diseñé dos escuelas de madera para 400 alumnos cada una. ;; Coordino a los ingenieros y reviso cada plano antes de la obra.
J Dibujante técnica | Constructora Maule | Talca | 2015-03 | 2019-07 | Dibujé planos de viviendas sociales. ;; Medí terrenos y levanté croquis.
E Arquitectura | Universidad de Chile | 2009 | 2015
S Revit, AutoCAD, Normativa, Maquetas
L Español nativo, Inglés B2, Alemán A2
C Evaluadora energética

Ignacio Salvatierra | ignacio.salvatierra@example.com | +57 1 5555 0110 | Bogotá, Colombia | Asesor comercial
J Asesor comercial | Cafés Nevado | Bogotá | 2017-10 | now | Vendo a 140 tiendas y hoteles de la ciudad. ;; Aumenté las ventas un 28 % en dos años con visitas cada quincena.
J Vendedor | Almacenes La Sabana | Chía | 2013-02 | 2017-09 | Atendí el mostrador y la caja. ;; Llevé el inventario de la sección de hogar.
E Tecnólogo en Mercadeo | Universidad de La Sabana | 2010 | 2012
S Negociación, CRM, Rutas de venta, Cobranza
L Español nativo, Inglés B1
C Ventas consultivas

Hortensia Valcárcel | hortensia.valcarcel@example.com | +34 600 555 111 | Madrid, España | Abogada
J Abogada laboralista | Bufete Orellana y Pinto S.L.P. | Madrid | 2016-11 | now | Defiendo a trabajadores y empresas pequeñas en unos noventa juicios al año. ;; Negocié tres convenios sin huelga.
J Pasante | Despacho Lavapiés | Madrid | 2014-09 | 2016-10 | Redacté demandas y recursos. ;; Preparé la documentación de los juicios.
E Máster en Abogacía | Universidad Carlos III de Madrid | 2012 | 2014
E Grado en Derecho | Universidad de Alcalá | 2008 | 2012
S Derecho laboral, Negociación, Redacción jurídica, Aranzadi
L Español nativo, Inglés B2
C Mediadora

Cipriano Lozoya | cipriano.lozoya@example.com | +34 600 555 112 | Albacete, España | Encargado de almacén
J Encargado de almacén | Cuchillerías La Mancha | Albacete | 2018-02 | now | Organizo el trabajo de nueve personas y la carga de doce camiones al día. ;; Reordené las estanterías y el recorrido bajó de 40 a 25 minutos.
J Carretillero | Frutas Júcar | Almansa | 2013-10 | 2018-01 | Moví y ubiqué palés en cámara frigorífica. ;; Revisé cada entrada con el albarán.
E Graduado en ESO | IES Los Llanos | 2004 | 2008
S Carretilla elevadora, Inventarios, SAP, Prevención de riesgos
L Español nativo
C Carné de carretillero

Dolores Peñalver | dolores.penalver@example.com | +34 600 555 113 | Granada, España | Auxiliar administrativa
J Auxiliar administrativa | Gestoría Albaicín | Granada | 2017-03 | now | Tramito altas, bajas y nóminas de cuarenta empresas. ;; Pasé el archivo de papel a un sistema digital en un año.
J Recepcionista | Clínica Dental Sierra | Motril | 2013-11 | 2017-02 | Atendí el teléfono y la agenda de tres dentistas. ;; Cobré y facturé los tratamientos.
E Técnico en Gestión Administrativa | IES Alhambra | 2011 | 2013
S Nóminas, Contaplus, Atención telefónica, Excel
L Español nativo, Francés A2
C Mecanografía

Gaspar Montilla | gaspar.montilla@example.com | +51 1 555 0114 | Lima, Perú | Ingeniero de minas
J Ingeniero de planta | Minera Cóndor S.A. | Lima | 2018-09 | now | Controlo la recuperación de cobre de una planta de 20.000 toneladas al día. ;; Subí la recuperación del 84 % al 88 % con un cambio de reactivos.
J Practicante de ingeniería | Minera Sol Andino | Arequipa | 2016-02 | 2018-08 | Tomé muestras y preparé informes de cada turno. ;; Revisé los equipos de bombeo.
E Ingeniería de Minas | Pontificia Universidad Católica del Perú | 2010 | 2015
S Metalurgia, Control de procesos, MATLAB, Seguridad minera
L Español nativo, Inglés B2
C Auditor ISO 45001
`;
