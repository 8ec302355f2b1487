// Respuestas de muestra para probar una rúbrica, español: las competencias de un oficio.
import type { professionalIds } from '#ai/onDevice/library/questions/competencyText.ts';
import type { SampleSet } from './sampleAnswers.ts';

export const samplesFieldsEs = {
  expertise: [
    'La última vez que lo usé en serio fue en abril, para un cliente de Bilbao que perdía dos días al mes con lo que tenía. Lo elegí frente a algo más sencillo porque lo sencillo no pasa de unos miles de registros y él tenía sesenta mil. Lo monté primero sobre una copia y pasé los casos del año anterior, y once salieron distintos. Nueve eran fallos de antes y dos míos, que corregí. Deja de servir cuando los datos vienen incompletos, así que puse delante un control que rechaza esos casos. Ahora tarda cuarenta minutos al mes, y cada trimestre comparo diez casos a mano.',
    'Lo uso desde hace unos dos años, por ejemplo para las listas mensuales. Me lo enseñó un compañero y conozco las funciones normales. Cuando algo no va, lo busco y lo pruebo en una copia.',
    'Lo conozco un poco. He visto a otros usarlo.',
  ],
  software: [
    'En 2022 rehíce la reserva de butacas de una cadena de cines, que hoy usan 60 salas. Antes de programar pregunté qué no puede pasar nunca, y era vender dos veces la misma butaca. Por eso puse el bloqueo en la base de datos y no en la aplicación, porque escriben tres servidores a la vez; el precio fueron unos 20 milisegundos por reserva. Escribí pruebas que lanzan 500 reservas sobre la misma butaca y cortan el pago a la mitad. Lo activamos primero en dos salas. En un año no hubo ninguna butaca doble y los errores bajaron del 0,8 al 0,1 por ciento.',
    'Hice una herramienta interna para pedir vacaciones, con un formulario web y una base de datos pequeña. Escribí pruebas para los casos principales y una compañera revisó el código. La usan unas cincuenta personas.',
    'He programado varias cosas. En mi ordenador funcionaban.',
  ],
  data: [
    'La dueña de las tiendas preguntó si la tarjeta de cliente sirve. Lo convertí en esto: ¿vienen más que antes de tenerla, comparados con clientes parecidos que no la tienen? Primero miré los tiques y quité un 4 por ciento, en los que el personal pasaba su propia tarjeta. Como quien la pide ya compra más, emparejé a cada persona con otra del mismo barrio y gasto en vez de comparar medias. La diferencia era de 0,3 visitas al mes y no de 1,9 como decía la presentación, y enseñé cuánto podía equivocarme. Quitaron el bono del diez por ciento, y medio año después las ventas seguían igual.',
    'Hice un informe de ventas de las sucursales. Limpié los datos en una hoja de cálculo, revisé si faltaban valores y saqué gráficos por mes. Mi jefa lo usó en la reunión.',
    'Saco los números del sistema y los pongo en un gráfico.',
  ],
  operations: [
    'Un domingo a las dos empezaron a fallar los accesos de nuestra venta de entradas. Primero mandé a la gente a la página de solo lectura y escribí en la página de estado, porque la venta de la noche seguía. Luego miré las gráficas: las conexiones a la base subían y no bajaban desde las 13:40, cuando se había movido una tarea. Paré la tarea y deshice el cambio con una orden, y a las 14:25 todo iba bien. El lunes puse un límite de conexiones por tarea y una alerta al 70 por ciento, y lo dejé escrito sin nombres. Ha saltado dos veces desde entonces, antes de que nadie lo notara.',
    'Una mañana el servidor de correo estaba lleno. Borré registros viejos, lo reinicié y volvió a funcionar. Luego me puse un aviso para mirar el disco cada semana.',
    'Cuando algo se cae lo reinicio. Casi siempre basta.',
  ],
  testing: [
    'Con una calculadora de tarifas nueva empecé por lo que más duele: un precio mal puesto en un contrato firmado. Apunté los bordes, la medianoche del cambio de tarifa, el 29 de febrero, cero kilovatios, y los probé por debajo de la pantalla, porque por el navegador tardaba un minuto cada uno. En el cambio de año vi que el descuento se aplicaba dos veces. En el parte puse la entrada, lo que salía, lo que debía salir y desde qué versión, y la programadora lo arregló en una hora. El primer año hubo dos quejas por precios; con la tarifa anterior fueron 31.',
    'Probé el formulario nuevo con datos distintos, también vacíos y muy largos. Vi que el campo de fecha aceptaba letras y escribí una incidencia con los pasos. El programador lo corrigió.',
    'Voy pinchando y miro si algo se rompe.',
  ],
  infoSecurity: [
    'La clínica dental guardaba las radiografías en una carpeta que cualquiera podía abrir desde el wifi de los pacientes. Apunté lo que había, 9.000 imágenes con nombre, y quién podía quererlo: espías no, pero sí alguien que cifra y pide rescate. Lo vi probable, porque nos llegaban dos correos malos por semana, y el daño era cerrar varios días. Así que primero separé las redes, que costó una tarde, quité el permiso de escritura a todas las cuentas menos dos y monté una copia que no se puede sobrescribir. Luego intenté entrar desde la sala de espera y no pude. Se lo expliqué en una página a la dueña y a la delegada de datos, y repito la prueba cada trimestre.',
    'Vi que varias personas usaban la misma contraseña del servidor. La cambié, di una cuenta a cada una y les dije por qué. También activé el segundo factor.',
    'Tenemos un antivirus. Hasta ahora no me ha pasado nada.',
  ],
  design: [
    'Para una máquina de billetes de Zaragoza pasé dos mañanas a su lado y vi que la gente mayor tocaba la bandera del idioma porque era lo único que parecía un botón. Dibujé en papel cuatro pantallas muy distintas y dejé que nueve viajeros compraran un billete sobre el papel. La que más me gustaba falló, porque buscaban el destino antes que la tarifa. Le di la vuelta al orden y lo probé con otros seis; comprar llevaba 38 segundos y no 71. La elegimos por eso frente a la más bonita, y las compras abandonadas bajaron del 22 al 9 por ciento.',
    'Diseñé un folleto y una web pequeña para un club. Hice dos borradores, los enseñé a varios socios y cambié los colores después de sus comentarios. Les gustó el segundo.',
    'Lo dejé bonito. Al cliente le pareció bien.',
  ],
  product: [
    'Teníamos cuarenta deseos para la aplicación de autoescuelas, y el que más gritaba era un chat. Leí 200 correos de soporte y llamé a doce escuelas: lo que dolía eran los alumnos que no venían, una clase de cada nueve. Por eso pusimos primero los recordatorios y dejamos fuera el chat, y dije por qué a las tres que lo querían. En febrero lo sacamos en veinte escuelas. Las faltas bajaron allí del once al seis por ciento y en las demás siguieron igual, así que lo dimos a todas. Las horas de silencio que yo quería las usaba un dos por ciento y las quité.',
    'Llevaba la aplicación de nuestra tienda. Reuní los deseos de los clientes, los puse en una lista con el equipo e hicimos el más pedido, una lista de favoritos. La usó mucha gente.',
    'Apunto lo que quieren los clientes y se lo paso a los programadores.',
  ],
  project: [
    'Llevé la mudanza de un laboratorio de 30 personas con fecha límite el 15 de diciembre. La primera semana escribí con el director qué entraba y qué no: los muebles nuevos quedaban fuera. Planifiqué hacia atrás desde la inspección, puse una persona al frente de cada uno de los nueve bloques y apunté lo que podía hundirnos, sobre todo los congeladores. En octubre el permiso eléctrico se retrasó tres semanas; se lo dije ese día al director y cambié el orden, con los congeladores en un generador alquilado. Pasamos la inspección el 12 de diciembre sin perder una muestra y un 3 por ciento por encima del presupuesto.',
    'Llevé la implantación de una centralita nueva. Hice un plan con fechas y hablaba cada semana con el proveedor. Estuvo lista dos semanas más tarde, pero funciona.',
    'Participé en un proyecto. Duró más de lo que pensábamos.',
  ],
  engineering: [
    'Tenía que diseñar la bisagra de una puerta de ferri: 400 kilos, agua salada, 30 aperturas al día y no más de 900 euros. Puse una pieza fundida frente a una soldada y una comprada; la comprada era más barata, pero en el mar no se le puede renovar la grasa. Me quedé con la soldada porque el astillero la puede reparar. Calculé el eje con cuatro veces la carga por los portazos y llevé una a 50.000 ciclos en cámara salina. A los 31.000 el casquillo estaba gastado y pasé a bronce. Está en seis barcos desde 2021 y no se ha cambiado ninguna; en otra me ahorraría una soldadura.',
    'Diseñé un soporte para una máquina. Calculé la carga, lo dibujé en CAD y pregunté al taller si podían hacerlo. Se probó una vez con un peso y aguantó.',
    'Dibujo piezas. Si no aguanta, la hago más gruesa.',
  ],
  manufacturing: [
    'En la embotelladora una de cada cuarenta botellas salía con el tapón flojo. Paré la línea e hice apartar los palés de esa hora antes que nada, porque un tapón flojo son cristales. Luego marqué botellas durante veinte minutos en cada uno de los ocho cabezales: todas las flojas venían del quinto. El martes le habían cambiado el muelle por uno 2 milímetros más corto. Pusimos el bueno, y apunté el número en la máquina y en la hoja de trabajo. Los tapones flojos pasaron del 2,5 al 0,05 por ciento y así sigue desde hace siete meses.',
    'La prensa sacaba piezas con rebaba. Avisé al jefe de turno, cambiamos el útil y después revisé las diez primeras piezas. Ya salían bien.',
    'Cuando se para la máquina llamo a mantenimiento y espero.',
  ],
  clinical: [
    'En marzo una paciente, segundo día de prótesis de cadera, me dijo que se encontraba rara, sin más. Miré vía aérea, respiración y circulación, conté 26 respiraciones y medí un 89 por ciento de oxígeno, y tenía una pantorrilla más gruesa. Me temí un coágulo en el pulmón, así que pulsé la alarma, pedí el carro a mi compañera, la senté y le puse oxígeno según nuestro protocolo; la heparina se la dejé al médico. Cuando llegó el equipo les di hora, constantes y lo que había hecho en cuatro frases y les pedí que me lo repitieran. Lo apunté antes de que acabara la hora. A los 25 minutos estaba en el escáner y a las dos semanas se fue a casa.',
    'Un paciente se puso pálido y se mareó al levantarlo. Lo acosté otra vez, le tomé la tensión y el pulso y llamé a la médica. Apunté los valores en la historia.',
    'Si un paciente no está bien se lo digo a la enfermera responsable.',
  ],
  care: [
    'La señora Lindqvist tiene demencia y pegaba cada vez que la lavaban por la mañana. La observé una semana y noté que nunca pasaba los días en que tenía la radio puesta. Así que cada día le preguntaba si ahora o después del desayuno, calentaba la toalla y dejaba que se lavara ella la cara, con la radio. El plan dice baño diario; lo hablé con la enfermera y quedamos en días alternos. Apuntaba cada vez cómo había estado. El segundo mes pegó una vez y no nueve, y su hija notó que cantaba.',
    'Un señor de nuestra planta comía menos de lo normal. Me senté con él, le ofrecí otra comida y se lo dije a la enfermera. Lo apunté en el parte.',
    'Los lavo y les doy de comer. Algunos no quieren y entonces lo hago deprisa.',
  ],
  research: [
    'Quería saber si las abejas evitan los campos con cierto hongo. Mi apuesta era que sí, al menos un tercio menos. Elegí doce campos por parejas, mismo cultivo y misma semana, y las estudiantes que contaban no sabían cuál era cuál, porque se ve lo que se espera. No hubo diferencia, 212 visitas frente a 208. Me llevé un chasco, lo repetí el verano siguiente con el doble de parcelas y salió igual, así que lo publicamos tal cual. El código y los recuentos son públicos, y un grupo de Lund lo ha repetido con el mismo resultado.',
    'En mi tesis comparé dos formas de secar muestras. Medí veinte de cada una y usé una prueba t. Una era algo mejor y describí cómo lo hice.',
    'Hice algunos experimentos. Salió más o menos lo esperado.',
  ],
  finance: [
    'En el cierre de marzo la cuenta de IVA no cuadraba por 1.840 euros. La norma no deja presentar una declaración que sabes que está mal, y el plazo era el día diez. Comparé los asientos con las facturas por tipo de impuesto y no por suma, porque dos errores se pueden tapar: tres facturas polacas estaban metidas con el tipo nacional. Las corregí, dejé una nota con copias y llamé a nuestra asesora, que estuvo de acuerdo. Presentamos el día nueve. Pedí una regla para que los proveedores extranjeros no admitan ese código, y ahora cerramos en cuatro días y no en seis.',
    'Conciliaba el banco cada mes. Una vez había 200 euros de diferencia, repasé los extractos y encontré un pago registrado dos veces. Lo corregí antes del cierre.',
    'Meto las facturas. Si no cuadra pregunto a mi compañera.',
  ],
  sales: [
    'Antes de ir a una lavandería de Gante leí que habían perdido un grupo de hoteles. Al principio no enseñé la máquina, sino que pregunté cuántos kilos lavan de noche y qué pagan de luz. Eran 31 céntimos el kilo. Calculé con el dueño, sobre su propia factura, que con la nuestra serían 19, o sea, que se pagaba en dos años. Me dijo que éramos un 20 por ciento más caros; le dije que sí, y que la otra es buena si lava menos de dos toneladas. En mayo firmó dos máquinas. Volví en agosto con la lectura del contador, 18,6 céntimos, y me ha traído a dos amigos.',
    'Visité a un cliente y le pregunté qué necesitaba. Le enseñé el producto, le expliqué las ventajas y le hice un cinco por ciento porque dudaba. Lo compró unos días después.',
    'Les digo a los clientes que el producto es bueno. Algunos compran.',
  ],
  support: [
    'Un farmacéutico escribió en mayúsculas que el programa se había comido sus existencias, y abría en cuarenta minutos. En vez de escribirle lo llamé, le dije que me quedaba al teléfono hasta que pudiera vender y le pregunté qué había pulsado lo último. Era una importación con un archivo vacío. En quince minutos recuperé la lista de la noche anterior y le dije que las ventas de ocho a nueve se habían perdido y cómo meterlas. Al día siguiente llamé para ver si cuadraba. Era el cuarto caso del mes, se lo enseñé a los programadores y el programa ahora pregunta antes de vaciar una lista; desde entonces, ninguno.',
    'Un usuario no podía imprimir. Le pregunté qué mensaje veía, repasé con él los ajustes e instalé otra vez el controlador. Funcionó y cerré la incidencia.',
    'Les digo que reinicien. Si no, lo paso a otro.',
  ],
  marketing: [
    'Una piscina quería más gente a primera hora. Estuve allí tres días a las siete y pregunté: eran enfermeras que salían del turno de noche. Así que dejé la cuña de radio y puse una tarjeta con ducha caliente y café en las salas de personal de dos hospitales, porque a las cinco están allí; costó 400 euros. Cada hospital tenía su código. En cuatro semanas volvieron 96 tarjetas de uno y 11 del otro, que resultó tener gimnasio. Pasé el resto a los parques de bomberos y las mañanas subieron de 30 a 55 bañistas.',
    'Planifiqué una campaña para las rebajas de primavera en redes. Elegí a familias jóvenes como público, publiqué tres veces por semana y miré los clics. Vendimos más que el año anterior.',
    'Publico algo cada día. Tiene algunos me gusta.',
  ],
  people: [
    'Un director de planta quería jefe de turno para el lunes y pensaba en su sobrino. Le pregunté qué tres cosas debe saber hacer esa persona en el primer medio año y las escribimos. Todos los que se presentaron, también el sobrino, tuvieron las mismas cinco preguntas y una hora en planta, con dos personas puntuando por separado. El sobrino quedó tercero; se lo dije yo, con lo que podía aprender, y el director estuvo enfadado una semana. La mujer que elegimos lleva dos años, las bajas de su turno han caído un tercio y el sobrino se presentó otra vez y logró la plaza siguiente.',
    'Contraté a una contable. Escribí el anuncio, llamé a seis personas y les pregunté por su experiencia con el jefe del departamento. Elegimos a la que mejor encajaba y sigue aquí.',
    'Miro las candidaturas y llamo a las que me gustan.',
  ],
  legal: [
    'Un cliente quería despedir a un conductor que se había grabado al volante. Primero pedí el vídeo, las horas y el tacógrafo, y vi que el camión estaba parado. La norma de la empresa prohíbe el móvil al conducir, y un tribunal de aquí dijo en 2019 que con el motor en marcha y parado no se conduce. Le dije en dos frases que seguramente perdería y pagaría unos cinco meses de sueldo. En su lugar redacté una amonestación y una norma más clara, la firmó el comité y lo archivé todo. El conductor se quedó, y con la norma nueva un segundo caso se cerró en una semana.',
    'Revisé un alquiler para una clienta. Leí las cláusulas, vi que el plazo de preaviso no era válido y le dije que lo hiciera cambiar. Le mandé otra redacción.',
    'Busco la ley y les digo lo que pone.',
  ],
  office: [
    'Llevaba la mesa de tres abogadas con 140 expedientes abiertos. Puse encima de cada uno una hoja con la próxima fecha, y los viernes miraba dos semanas y no una, porque los peritos necesitan diez días. Así vi en mayo que un recurso y una vista caían la misma mañana e hice mover la vista antes de que se imprimiera. Los informes médicos estaban bajo llave y los llevaba yo en mano. También hice una carta modelo para los juzgados que ha copiado la otra mesa. En tres años no se pasó ningún plazo y las abogadas dejaron de llevar sus propias listas.',
    'Llevo la agenda y el correo de mi jefe. Lo apunto todo en una lista y se lo recuerdo el día antes. Una vez vi que dos reuniones coincidían y moví una.',
    'Cojo el teléfono y lo apunto por ahí.',
  ],
  logistics: [
    'Cada jueves la cámara de Mercabarna tenía nueve camiones para cuatro muelles. Apunté tres semanas entradas y salidas, y vi que los palés del pasillo del fondo tardaban el doble, 50 minutos. Los miércoles avisaba a los transportistas de qué dos tendrían que esperar y les ofrecía las seis de la mañana. Un quinto muelle costaba 80.000 euros; traer delante lo que más sale, dos sábados, y cuidé de que nada de más de 900 kilos pasara del segundo nivel. La espera bajó de 70 a 25 minutos y ese año se nos calentó una carga y no siete.',
    'Planificaba las rutas de cinco furgonetas. Ordenaba las direcciones por zonas y llamaba al cliente si una iba tarde. Casi todo llegaba en el día.',
    'Cargo lo que pone en la lista. Si falta algo lo apunto.',
  ],
  teaching: [
    'Con mi grupo de tarde, catorce adultos, quería que para el verano todos supieran escribir una carta de reclamación. El primer día les hice escribir una línea sobre su casero y vi que seis hablaban con soltura pero no sabían ortografía, y tres al revés. Los junté cruzados y a los rápidos les di una carta real del ayuntamiento, porque se aburrían. Al acabar cada parte escribían una respuesta en una tarjeta antes de salir, y la tarde siguiente empezaba por los tres fallos más repetidos. En junio trece de catorce escribieron una carta que tuvo respuesta, y una volvió otro curso.',
    'Di fracciones en quinto. Lo expliqué con una pizza y puse ejercicios, más fáciles para los que iban peor. En el examen acertó la mayoría.',
    'Explico el tema y luego hacen los ejercicios del libro.',
  ],
  hospitality: [
    'El Día de la Madre teníamos 90 cubiertos y a la una se murió el lavavajillas. Vi una mesa con una abuela que no dejaba de mirar la puerta, tenía frío, y los cambié antes de que lo pidieran. Puse a dos a fregar a mano con agua caliente y el abrillantador bueno, porque una copa sucia lo estropea todo, y pedí a cocina que sacara primero los dos entrantes fríos. Una mesa llevaba 40 minutos; fui yo, les dije por qué y les quité los postres de la cuenta. No se fue nadie, a las tres y media habían comido los 90 y esa mesa reservó para Navidad.',
    'Una noche con mucha gente llevamos a un huésped el plato que no era. Le pedí perdón, le traje rápido el suyo y le ofrecí un café. Quedó contento.',
    'Llevo la comida. Si se quejan, lo digo en cocina.',
  ],
} as const satisfies Pick<SampleSet, (typeof professionalIds)[number]>;
