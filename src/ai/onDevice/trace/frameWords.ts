// Words a letter or a rewritten line may use without proof: they say nothing about a person that could be true or false.
import { folded } from '#ai/onDevice/text/stem.ts';

const english =
  'tongue i apply applying application applicant position role job posting advert dear team regards sincerely yours truly letter resume cv line lines conversation talk speak speaking discuss meet meeting interview welcome glad happy look looking forward hear hearing reply thank thanks read reading ask asks asked asking want wants need needs list lists listed name names named state states stated say says mention mentions describe describes include includes included including relevant closest match matches related part parts point points work worked working did used using time also here there below above following example examples experience place places company employer hiring search searching available answer answers question questions gladly show shows shown tell year years month months came come brought bring new next own same different further earlier recently currently today present previous previously former latest background career history skill skills education degree language languages certificate certificates certification certifications duty duties task tasks addition please chance latest opening advertise include someone role writing hold speak';
const spanish =
  'lengua solicitar solicito solicitud candidatura candidata candidato postular postulo puesto vacante oferta anuncio solicito vacante cosas espera estimado estimada estimados equipo saludo saludos atentamente cordial cordialmente carta curriculo curriculum cv linea lineas conversacion hablar conversar encantaria gustaria entrevista agradezco gracias leer lectura pedir piden pide pedis buscan busca busqueda necesitan nombran nombra mencionan menciona figuran figura incluye incluyen relacionado relacionada parte partes punto puntos trabajo trabaje hice use tiempo tambien aqui ejemplo ejemplos experiencia lugar empresa contratacion disponible respuesta pregunta preguntas mostrar muestra contar año años mes meses nuevo nueva siguiente propio propia mismo misma anterior antes recientemente actualmente hoy presente trayectoria habilidad habilidades conocimientos formacion titulo idioma idiomas certificado certificados tarea tareas funcion funciones conozco dispongo quedo espero adjunto conversar preguntas vosotros vuestras vuestra escribo presento espera poder responder etapa ultimo dice agradeceria candidatura menciona buscais describis cordial cercano cercanas cercanos ademas incluia incluian seleccion atencion necesitais vuestro reciente entre favor fui estoy dirijo presentar ustedes anunciada piden siguientes cuento hablo';

const words = {
  en: new Set(english.split(' ')),
  es: new Set(spanish.split(' ').map(folded)),
} as const;

/** True for a word that claims nothing. */
export function isFrameWord(lower: string, language: 'en' | 'es'): boolean {
  return (
    words[language].has(lower) ||
    words[language].has(folded(lower)) ||
    words[language].has(folded(lower).replace(/'s$/, ''))
  );
}
