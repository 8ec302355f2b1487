// Respuestas de muestra para probar una rúbrica, español: las competencias que cualquier trabajo puede necesitar.
import type { SampleSet } from './sampleAnswers.ts';
import type { generalIds } from '#ai/onDevice/library/questions/competencyText.ts';

export const samplesGeneralEs = {
  prioritising: [
    'La última semana de junio tenía los papeles de la auditoría, dos entrevistas que preparar y la página de reservas caída, todo para el jueves. Empecé por la página, porque cada hora nos costaba unos treinta pedidos, y ordené lo demás según lo que no se podía mover. Llamé a la auditora y le dije que los anexos llegarían el viernes, y le pareció bien. El lunes a mediodía la página funcionaba, hice las entrevistas y los anexos salieron un día tarde sin recargo. Desde entonces tengo en la pared una lista de lo que puede esperar y a quién debo decírselo.',
    'Tenía un inventario y una entrega el mismo viernes. Hice una lista, empecé por la entrega por el plazo y le dije a mi jefa que el inventario iría con retraso. Lo terminé el sábado.',
    'Esa semana había mucho que hacer a la vez. Fui haciendo una cosa detrás de otra.',
  ],
  problemSolving: [
    'El invierno pasado la impresora de etiquetas se paraba unas diez veces por turno y todos culpaban al papel. Apunté el minuto de cada parada durante cuatro días y vi que venían de dos en dos, justo después de arrancar el compresor de al lado. O sea, no era el papel: bajaba la tensión un momento. Comparé una impresora nueva con una batería de 90 euros y elegí la batería porque se podía probar el mismo día. El mes siguiente hubo una parada en vez de doscientas, y dejé el contador puesto hasta Semana Santa para estar seguro.',
    'El lector perdía la conexión en la trastienda. Lo probé en dos sitios y vi que allí llegaba poca señal. Moví el router y después funcionó mejor.',
    'Una vez se estropeó la máquina. La apagué, la encendí y luego pregunté a alguien.',
  ],
  ownership: [
    'En mi segundo mes envié a cuarenta clientes la tarifa del año anterior. Fue cosa mía, abrí la carpeta que no era. Se lo dije a mi jefa a los diez minutos, escribí esa misma mañana a los cuarenta con la tarifa buena y llamé a los tres que ya habían pedido; les respetamos el precio viejo, que nos costó 600 euros. Seguí hasta que el último cliente contestó el viernes. Desde entonces las tarifas antiguas están bloqueadas, porque lo pedí y escribí la guía, y en dos años no ha vuelto a pasar.',
    'Una vez reservé la sala para otro día y doce personas se encontraron la puerta cerrada. Dije que el error era mío y les busqué otra sala. Ahora miro la fecha otra vez antes de enviarla.',
    'Salió mal un pedido que llevaba yo. Luego lo arregló un compañero.',
  ],
  accuracy: [
    'Cada mes revisaba las nóminas de 180 conductores, donde una cifra mal puesta deja a alguien sin pagar el alquiler. Comparé cada cambio con el impreso firmado y sumé las horas por otro camino, con los partes de ruta. En marzo las dos sumas no cuadraban por 7,5 horas y encontré una noche metida dos veces. La corregí antes de la transferencia y pedí un bloqueo de fechas dobles. En los once meses siguientes hubo dos correcciones en lugar de unas nueve.',
    'Leo los contratos antes de que salgan. El año pasado vi que en uno el plazo de preaviso estaba mal y lo corregí antes de la firma. Los leo dos veces.',
    'Miro las cosas antes de mandarlas. Casi siempre están bien.',
  ],
  planning: [
    'Me encargaron mudar nuestra tienda de 900 metros a otro local antes del 1 de septiembre sin cerrar más de dos días. Corté el trabajo en once partes, puse al lado de cada una un nombre y una fecha, y señalé cuáles dependían del electricista. Como él era el cuello de botella, lo contraté dos veces, con una semana de margen. Cada lunes mirábamos qué iba tarde; en julio se retrasaron las estanterías y cambié dos partes de orden. Abrimos el 30 de agosto después de día y medio, y sobró un cuatro por ciento del presupuesto.',
    'Organicé la fiesta de la empresa para 80 personas. Hice un calendario con las tareas de cada semana y pedí a dos compañeros que llevaran la comida y la música. El catering llegó tarde, pero se hizo como estaba previsto.',
    'El plan lo suelo tener en la cabeza. Al final salió de alguna manera.',
  ],
  teamwork: [
    'Éramos cuatro y teníamos nueve días para montar el puesto de la feria de Valencia: un carpintero, dos comerciales y yo con la electricidad. Lo mío eran las luces, pero el carpintero se quedó atrás y pasé dos tardes lijando con él, porque sin paredes no hay de dónde colgar una lámpara. También pedí a los comerciales que probaran el recorrido con cajas en el suelo y movimos la puerta. Terminamos la noche antes, el puesto trajo 140 contactos y desde entonces montamos todos los puestos los cuatro.',
    'Hicimos el inventario de primavera entre seis. Yo llevé la cámara fría y cuando acabé ayudé a una compañera con las listas. Por la tarde habíamos terminado.',
    'Hicimos un trabajo con otros. Cada uno hizo un poco.',
  ],
  communication: [
    'Tenía que contar a treinta mozos de almacén, muchos con poco español, que cambiaban sus turnos. Una circular no la habría leído nadie, así que dibujé la semana como una tira de cajas de colores y me puse dos días en la puerta al entrar cada turno. Muchos preguntaron por el último autobús, en lo que no había caído, y conseguí mover diez minutos el turno de tarde. Para ver si había llegado, pedí a unos cuantos que me dijeran a qué hora entraban el lunes. Ese lunes solo uno de treinta vino a otra hora.',
    'Expliqué la caja nueva a mis compañeras. Se lo enseñé en la pantalla sin la parte técnica y ellas hicieron preguntas. Después la supieron usar.',
    'Les dije cómo iba. Asintieron, supongo que quedó claro.',
  ],
  stakeholders: [
    'Con el carril bici delante de la tienda tenía enfrentados a los comerciantes, al ayuntamiento y a los padres del colegio. Fui a ver a cada uno a solas antes de la primera reunión, porque en su propia mesa la gente dice más. Los comerciantes temían por las descargas y los padres por el paso de peatones. Llevé un dibujo con una zona de carga hasta las diez y un paso elevado, y discutimos dos tardes. En mayo firmaron los tres y un año después nadie ha pedido cambiarlo.',
    'Marketing quería salir en mayo y producción en julio. Invité a los dos a una reunión y hablamos de los motivos. Al final quedaron en junio.',
    'Había opiniones distintas. Esperé a que decidieran.',
  ],
  customerFocus: [
    'Una señora llamó por tercera vez porque la rampa que le habíamos vendido no encajaba. La dejé hablar hasta el final y le dije que tres llamadas son dos de más. Luego le pedí una foto del escalón y el ancho de la puerta, y vi que la medida del catálogo estaba mal. Esa misma tarde le mandé una rampa más larga y le quité el porte, que puedo decidirlo hasta 100 euros. Al día siguiente llamé para saber si su hijo podía entrar. También hice corregir el catálogo, y en medio año nadie ha devuelto ese modelo.',
    'A un cliente le llegó dos veces la talla que no era y estaba enfadado. Le pedí perdón, le pregunté qué necesitaba y le mandé la buena por mensajero. Me dio las gracias.',
    'El cliente se quejó bastante. Le pedí perdón y ya está.',
  ],
  adaptability: [
    'En marzo de 2020 nuestra escuela de cocina perdió todos los cursos de un día para otro. Probé una clase en directo desde mi cocina con seis alumnos fijos, les pregunté después qué había sido horrible y era el sonido. Compré un micrófono de 60 euros y dejé las recetas en cinco ingredientes, porque la gente no podía salir a comprar. Escribí cómo hacerlo para que mis dos compañeras dieran clase esa misma semana. En junio dábamos 35 clases al mes por internet, unos dos tercios de antes, y aún conservamos cuatro.',
    'Cuando quebró el proveedor nos quedamos de repente sin harina. Llamé a otros tres y cambié los días de pedido. Tardó unas semanas, pero volvió a funcionar.',
    'En esa época cambió todo. Me acostumbré con el tiempo.',
  ],
  learning: [
    'Cuando me dieron el archivo no sabía leer la letra antigua, y la mitad de los legajos son de antes de 1900. Me apunté a un curso de tarde de ocho semanas y copié una página al día, porque solo con el curso no se coge soltura. Cada viernes enseñaba las copias a una archivera jubilada y ella marcaba los fallos: al principio treinta por página, al final dos. En otoño leía sola los registros de tierras y encontré la escritura de un cliente que dos despachos habían dado por perdida.',
    'Tuve que aprender un programa de reservas nuevo. Vi unos vídeos y pedí a una compañera que me enseñara lo difícil. Al mes lo usaba solo.',
    'En ese trabajo aprendí algunas cosas. Se aprende con el tiempo.',
  ],
  leadership: [
    'Me hice cargo de una cocina de nueve personas en la que dos se habían despedido. La primera semana hablé media hora con cada una y siete me dijeron lo mismo: nadie sabía su turno hasta el domingo por la noche. Les dije que desde entonces se cuelga el día diez del mes anterior y le di la planificación a Aida, revisando solo las dos primeras. Un cocinero seguía llegando tarde, hablé con él ese mismo día, a solas, y lo pasamos al turno de mediodía. Medio año después no se había ido nadie más y la espera de un segundo plato había bajado de 26 a 17 minutos.',
    'Llevaba un equipo de cinco en la tienda. Di a cada persona una sección y hablaba con ellas cada semana de cómo iba. Las ventas fueron algo mejores esa temporada.',
    'Tenía gente a mi cargo. Ya sabían lo que tenían que hacer.',
  ],
  developingOthers: [
    'El aprendiz, Jonás, archivaba perfecto pero se quedaba mudo cuando sonaba el teléfono. Primero escuché dos llamadas suyas y noté que solo fallaba el comienzo. Escribimos juntos tres primeras frases, porque le gusta tener algo en la mano, y lo llamé diez veces desde la sala de al lado hasta que le dio la risa. Tras cada llamada de verdad le decía una cosa buena y una que probar. A las tres semanas atendía solo, y en Navidad formó a la siguiente con las mismas tarjetas.',
    'Formé a una compañera nueva en la caja. Se lo enseñé todo, la dejé probar conmigo al lado y le dije qué podía mejorar. A las dos semanas iba bien sola.',
    'Enseñé el sitio a una persona nueva. El resto lo aprendió por su cuenta.',
  ],
  judgement: [
    'A las seis de la tarde llamó la empresa de autocares: uno de los dos buses de la excursión tenía un freno dudoso y no sabían si era el sensor. Yo sabía que a las siete de la mañana venían 52 niños y que no había taller abierto. Sopesé tres caminos: salir igual, anular o repartir el grupo en dos días. Elegí repartir, porque un retraso se arregla y un accidente no. A las ocho había escrito a todas las familias. El martes supimos que el freno estaba gastado. Mirándolo ahora, pediría un bus de reserva en el contrato, y desde entonces lo pido.',
    'Tuve que decidir si mandaba un reparto con nieve. Miré el pronóstico, pregunté al conductor y decidí esperar un día. Creo que acerté, porque cortaron la carretera.',
    'Tuve que decidir algo deprisa. Me dejé llevar por la intuición.',
  ],
  conflict: [
    'El panadero de noche y yo acabamos mal por la amasadora: él la dejaba sucia, yo grité y durante una semana solo nos escribíamos notas. Entonces le llevé un café a las cuatro de la mañana y le pregunté cómo era su turno visto desde su lado. Resultó que tenía veinte minutos menos desde que hacíamos el pan nuevo, y lo que caía era la limpieza. Le ofrecí venir a las cuatro y media y limpiarla con él si a cambio me deja la masa preparada. Lo hacemos así desde octubre y se acabaron las notas.',
    'Una compañera y yo no estábamos de acuerdo en quién trabajaba en Navidad. Hablé con ella y le pregunté por qué le importaba. Al final nos repartimos los días.',
    'Tuvimos una discusión por algo. Al cabo de un tiempo se calmó.',
  ],
  negotiation: [
    'El casero quería subirnos el alquiler un 18 por ciento. Antes de vernos yo sabía mi tope, un nueve, y tenía por escrito la oferta de otro local. Primero le pregunté qué le daba miedo, y era un local vacío en invierno. Así que le ofrecí cinco años en lugar de dos y pintarlo a mi cargo si se quedaba en el seis. Él quería el ocho; renuncié al sótano, que no usábamos, y en marzo firmamos un seis y medio por cinco años.',
    'Negocié con un proveedor el precio del papel. Le dije que otro era más barato y le pedí un diez por ciento. Quedamos en un cinco.',
    'Pedí un precio mejor. Dijeron que no y lo pagamos.',
  ],
  improvement: [
    'En nuestra clínica se tardaba once minutos de media en encontrar una silla de ruedas libre; cronometré cuarenta búsquedas con un reloj de cocina. Propuse pintar un aparcamiento junto a cada ascensor y numerar las sillas, y lo probé tres semanas en una planta. A los celadores les parecía una tontería, así que pedí a dos que eligieran los sitios. Después de la prueba eran cuatro minutos. En mayo pintamos las otras cinco plantas y en otoño lo medí otra vez: seguían siendo cuatro y medio.',
    'En la oficina los impresos se rellenaban dos veces. Hice una plantilla para los dos y pedí a los demás que la probaran. Ahorra algo de tiempo cada semana.',
    'Tuve una idea para hacerlo mejor. Al final quedó en nada.',
  ],
  safety: [
    'En un tejado de Málaga vi que la cuerda de mi compañero pasaba por un borde de chapa. Le grité que parara y que se enganchara a mi anclaje, y bajó. Luego cerré ese lado con cinta y avisé al encargado, porque iban a subir otros dos. Los dos lo escribimos en el libro de obra con una foto. Pusimos goma en todos los bordes ese mismo día y desde entonces los bordes son lo primero al montar; en un año nadie ha encontrado uno sin cubrir.',
    'Había un cable cruzando el pasillo por donde pasa la gente. Lo pegué al suelo y avisé al conserje. Una semana después lo metió bajo el suelo.',
    'Una vez vi algo peligroso. Tuve cuidado de no hacerme daño.',
  ],
  integrity: [
    'Un proveedor me dejó un sobre con 500 euros en el abrigo después de una cena, dos semanas antes de elegir transportista. Habría sido fácil callarme, porque no lo vio nadie. A la mañana siguiente lo devolví por mensajero con recibo, se lo dije por escrito a mi directora y pedí que me sacaran de la elección. A los compañeros no les di el nombre, porque no había nada probado. El proveedor perdió el concurso por otros motivos y yo perdí mi puesto en la mesa un año. Lo haría otra vez.',
    'Descubrí que un compañero apuntaba horas de más. Hablé con él, le dije que lo corrigiera y lo hizo. A los demás no se lo conté.',
    'Soy una persona honrada. Una vez devolví un dinero que sobraba.',
  ],
  empathy: [
    'El señor Adebayo, un inquilino de 81 años, vino a mi mostrador tres días seguidos con la misma carta. Vi que le temblaban las manos y que no se quitaba el abrigo, así que cerré la ventanilla y me senté a su lado y no enfrente. Le pregunté cómo estaban en casa desde el invierno y me contó que había muerto su mujer y que era ella quien leía las cartas. La leí con él y escribí la respuesta que él quiso; ayuda en casa no quería. Le llamé una semana después y ahora viene el primer lunes de cada mes. Me acompañó varios días y lo hablé con mi compañera.',
    'Una compañera joven estaba muy callada después del examen. Le pregunté si quería hablar y la escuché un rato. Dijo que le había venido bien.',
    'A veces la gente tiene problemas. Intento ser amable.',
  ],
  resources: [
    'Tenía 12.000 euros para el teatro juvenil y tres montajes que pagar. Apunté lo que necesitaba cada uno y lo que trae: el de verano llena 300 butacas, los otros dos 80. Así que le di la mitad y pedí prestado el vestuario a la ópera, que ahorró 2.100 euros a cambio de la tintorería. Anotaba cada recibo el mismo día, y en abril íbamos 700 por encima en madera, de modo que recorté el segundo decorado. Cerramos en 11.860 y con 40 espectadores más que el año anterior.',
    'Llevaba el presupuesto del material de oficina. Comparé los precios de tres tiendas y pedí menos papel. No nos pasamos.',
    'No teníamos mucho dinero. Compramos lo que hacía falta.',
  ],
} as const satisfies Pick<SampleSet, (typeof generalIds)[number]>;
