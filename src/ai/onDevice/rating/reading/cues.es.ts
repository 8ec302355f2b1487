// Signs of what a sentence does in an answer: Spanish.
import type { CueSet } from './cueSet.ts';
import lists from './cues.es.words.json';

export const cuesEs: CueSet = {
  firstPerson: /(?:^|[^\p{L}])(?:yo|me|mi|mis|mío|conmigo)(?=[^\p{L}]|$)/iu,
  ownVerb:
    /(?:(?:^|[\s,;:¿¡(])()(\p{Ll}{2,}(?:é|í|ría))|^()(\p{Lu}\p{Ll}+(?:é|í|ría)))(?=[^\p{L}]|$)/gu,
  joinedVerb: /(?:,|;|\sy|\se)\s+([\p{Ll}]+)/gu,
  openingVerb:
    /^(?:primero,?\s+|luego,?\s+|después,?\s+|entonces,?\s+|por último,?\s+|finalmente,?\s+)?([\p{L}]+)/iu,
  past: new Set(lists.irregularPast),
  isPast: (word) =>
    /^\p{L}{2,}(?:é|í|ría)$/u.test(word) &&
    !/^(?:así|ahí|aquí|allí|sí|mí|qué|porqué|también|café|por qué|comité|bebé|casi|sería|tendría|estaría|habría|podría|debería|querría|todavía|día|había|tenía|hacía|podía|debía|quería|mayoría|categoría|compañía|garantía|guía|tía|vía|energía|tecnología|metodología|josé|andré|rené|noé|salomé|auditoría|consultoría|ingeniería|enfermería|cafetería|alegría|teoría|batería|librería|oficinaría)$/u.test(
      word,
    ) &&
    !/(?:ía)$/u.test(word.replace(/ría$/u, '')),
  stative: new Set(lists.stative),
  present: new Set(lists.present),
  subject:
    /(?:^|[^\p{L}])(?:yo|nosotros|él|ella|ellos|ellas|usted|tú|que|quien|es|son|era|eran|está|están|hay|había|\p{L}+(?:é|ó|í|aba|aban|amos|imos|emos|aron|ieron|aría|ería|iría|ía|ían))(?=[^\p{L}]|$)/iu,
  participle: /^\p{L}{2,}(?:ad[oa]s?|id[oa]s?|hech[oa]s?|puest[oa]s?|dich[oa]s?|escrit[oa]s?)$/u,
  pastOfOthers:
    /^(?:era|eran|fue|fueron|había|habían|estaba|estaban|tenía|tenían|hubo|\p{L}{2,}(?:ó|aron|ieron|aba|aban|ía|ían|imos|amos))$/u,
  narrated: /(?!)/u,
  team: /(?:^|[^\p{L}])(?:nosotros|nosotras|el equipo|nuestro equipo|juntos|juntas|\p{L}+(?:amos|imos|emos))(?=[^\p{L}]|$)/iu,
  context:
    /(?:^|[^\p{L}])(?:el (?:año|mes|verano|invierno|trimestre|lunes|martes|miércoles|jueves|viernes) pasado|la (?:semana|primavera) pasada|en mi (?:último|anterior|primer|primera|última|segundo|actual) \p{L}+|cuando (?:yo|trabajaba|estaba|era|llegué|un|una|el|la|mi)|mientras|durante (?:un|una|el|la|mi)|hace (?:un|una|dos|tres|cuatro|varios|unos|\d+) (?:años?|mes(?:es)?|semanas?|días?)|una vez|un día|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|19\d\d|20\d\d)|como \p{L}+ (?:en|de)|mi tarea era|yo era responsable|era (?:responsable|la única|el único)|teníamos|estábamos|había un|había una|en la universidad|donde trabajaba|en (?:el|un|una|la) (?:hotel|clínica|hospital|tienda|empresa|colegio|restaurante|almacén|obra|fábrica|taller|oficina)|al tercer día|un[ao]? (?:compañer[oa]|cliente|clienta|paciente|jef[ea]|proveedor[a]?|alumn[oa]|huésped|ingenier[oa]|usuari[oa]|familiar) (?:\p{L}+ )?(?:quería|tenía|estaba|llegó|llamó|pidió|se quejó|insistió|dejó))(?=[^\p{L}]|$)/iu,
  reasoning:
    /(?:^|[^\p{L}])(?:porque|ya que|puesto que|dado que|para que|para (?:evitar|asegurar|comprobar|ver|saber|mantener|reducir|proteger|entender|prevenir|que)|por eso|por lo que|de modo que|de forma que|así que|debido a|en lugar de|en vez de|significa|significaba|lo que (?:mostró|indicó|significaba|permitió)|me (?:di cuenta|indica|dice|mostró)|resultó que|sospeché|pensé que|mi criterio|si (?:no|el|la|los|las|hay|hubiera|es|está|un|una)|según (?:el|la|los|su|impacto|urgencia|plazo)|aunque|en función de|comparé|sopesé|de lo contrario)(?=[^\p{L}]|$)|:\s+\p{L}+/iu,
  result:
    /(?:^|[^\p{L}])(?:como resultado|al final|el resultado (?:fue|es)|finalmente|logr\p{L}+|consegu\p{L}+|termin\p{L}+|acab(?:ó|amos|é)|entreg(?:ó|amos|ué)|lanz(?:ó|amos|é)|a tiempo|en plazo|antes de lo previsto|aprob(?:ó|aron|amos)|acept(?:ó|aron)|firm(?:ó|aron)|renov(?:ó|aron)|resolv(?:ió|imos|í)|solucion\p{L}+|funcion(?:ó|a)|ahorr\p{L}+|recaud\p{L}+|alcanz\p{L}+|redu(?:jo|jimos|je|cido)|baj(?:ó|aron|amos)|aument(?:ó|aron|amos)|mejor(?:ó|aron|amos)|subi(?:ó|eron)|creci(?:ó|eron)|cay(?:ó|eron)|cero|ya no|nunca más|sigue usando|siguen usando|qued(?:ó|aron) (?:content\p{L}+|satisfech\p{L}+)|agradeci\p{L}+|\d+\s*(?:%|por ciento)|desde entonces|hasta hoy|no ha vuelto|mantuv(?:o|ieron|imos)|(?:fue|está|estaba|quedó|funciona|salió|salieron) (?:mucho |bastante )?(?:mejor|más rápido|bien|arreglad[oa])|pas(?:ó|amos|aron) de \p{L}+ a|ningun[ao]? \p{L}+ (?:más|doble)|no hubo ningun[ao]?|no volvió)(?=[^\p{L}]|$)/iu,
  learning:
    /(?:^|[^\p{L}])(?:aprend(?:í|imos|ido)|desde entonces|a partir de entonces|a partir de ahí|ahora (?:siempre|reviso|pregunto|compruebo|uso|hago|\p{L}+o)|la próxima vez|hoy (?:hago|lo haría)|me enseñó|me di cuenta|entendí que|cambié (?:mi|la|el|cómo)|ya no \p{L}+o)(?=[^\p{L}]|$)/iu,
  check:
    /(?:^|[^\p{L}])(?:verifi\p{L}+|comprob\p{L}+|comprueb\p{L}+|revis\p{L}+|prob(?:é|amos|ar)|pruebo|med(?:í|imos|ir)|mido|compar\p{L}+|monitoriz\p{L}+|confirm\p{L}+|valid\p{L}+|inspeccion\p{L}+|segu(?:í|imiento)|me asegur\p{L}+|asegur\p{L}+me|después|alerta|antes y después|repet(?:í|ir) (?:la|el|los|sus))(?=[^\p{L}]|$)/iu,
  general:
    /(?:^|[^\p{L}])(?:(?:es|son|era) (?:muy |realmente |siempre |lo más |una? )*(?:importantes?|esencial(?:es)?|clave|fundamental(?:es)?|vital(?:es)?|natural|prioridad|pasión|oportunidad|parte de)|(?:yo )?(?:creo|pienso|considero|opino) que|me (?:encanta|gusta|considero|apasiona|adapto|llevo bien)|soy (?:una? |muy )?(?:persona|perfeccionista|organizad[oa]|trabajador[a]?|buen[oa]?|proactiv[oa]|responsable|líder)|siempre (?:intento|trato|doy|busco|soy|estoy)|hay que|se debe|se tiene que|(?:la gente|las personas|todo el mundo|uno|un buen \p{L}+|los equipos|las empresas|los errores) (?:debe|deben|tiene|tienen|son|forman)|en (?:cualquier|toda|cada) (?:empresa|trabajo|equipo|situación)|buenas prácticas|trabajo en equipo es|mucha experiencia|al fin y al cabo|depende de la situación|máxima prioridad|actitud positiva|mentalidad de crecimiento|en general|mi mayor (?:virtud|defecto|fortaleza)|mi fuerte|cualquier (?:contexto|situación|empresa|momento)|cada día|lo que cuenta|forma parte de|siempre \p{L}+o|normalmente \p{L}+o|(?<!(?:al|el|del|un|este) )suelo (?:\p{L}{2,}[aei]r(?:l[aoe]s?|me|se)?)|muchas (?:cosas|formas|maneras))(?=[^\p{L}]|$)/iu,
  habit:
    /(?:^|[^\p{L}])(?:siempre|normalmente|generalmente|habitualmente|(?<!(?:al|el|del|un|este) )suelo \p{L}{2,}[aei]r\p{L}*|cada día)(?=[^\p{L}]|$)/iu,
  hedge:
    /(?:^|[^\p{L}])(?:quizás?|tal vez|a lo mejor|probablemente|supongo|más o menos|o algo así|o lo que sea|no estoy segur[oa]|no sé|básicamente|como que|de alguna manera)(?=[^\p{L}]|$)/giu,
  blame:
    /(?:^|[^\p{L}])(?:(?:fue|era|es) culpa (?:de|suya)|por culpa de|no (?:fue|era|es) (?:mi culpa|culpa mía|mi problema|mi trabajo)|(?:mi|el|la) (?:compañer[oa]|jef[ea]|cliente|equipo) (?:era|es|fue) (?:un |una )?(?:inútil|incompetente|tont[oa]|vag[oa]|imposible))(?=[^\p{L}]|$)/iu,
  refusal:
    /(?:^|[^\p{L}])(?:nunca (?:he|me ha|tuve)|no (?:recuerdo|tengo (?:ningún|ejemplo|experiencia|idea)|se me ocurre|sabría|lo sé)|ningún ejemplo|prefiero no|paso de esta|no he tenido)(?=[^\p{L}]|$)/iu,
  number:
    /(?:^|[^\p{L}\d])(?:\d[\d.,:]*\s*(?:%|por ciento|€|\$|horas?|días?|semanas?|minutos?|personas|euros?)?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|millón|millones|mitad|doble|triple|tercio|cuarta parte|docena)(?=[^\p{L}\d]|$)/iu,
};
