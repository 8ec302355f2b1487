// Groups of words that mean nearly the same to an interviewer, in English and Spanish; matched by the beginning of a word, or as a phrase.
import { folded } from '#ai/onDevice/text/stem.ts';

/** For each concept: beginnings of words; phrases. */
const lists: Record<string, readonly [words: string, phrases: string]> = {
  disagree: ['disagree argu conflict oppos against clash dispute tension object quarrel contradict reluctan differen wanted desacuerd discut opon contra objec disput discrep enfrent queria', ''],
  listen: ['listen hear heard understand understood perspective worr concern viewpoint empath escuch entend entiend comprend perspectiv preocup', 'asked why; ask why; asked her; asked him; asked them; asked what; his reason; her reason; their reason; walk me through; point of view; back until; pregunte por que; le pregunte; les pregunte; punto de vista; sus razones; sus motivos'],
  resolve: ['propos suggest compromis resolv agree solution mediat settle reconcil propus suger acord solucion mediar pact', 'middle ground; test with both; punto medio'],
  prioritise: ['priorit rank sort scor criteri urgen impact deadline order importan weigh first list triage due prioriz orden clasific plazo ponder primero lista venc', ''],
  competing: ['compet pressure overload workload simultaneous clash due friday monday week deadline exam audit ill sick compit presion sobrecarga carga simultane semana plazo auditor', 'same time; at once; one week; same week; al mismo tiempo; a la vez; misma semana'],
  communicate: ['tell told inform shar warn messag call email wrote write updat report announce explain notif present ask confirm spoke speak talk status brief avis compart mensaj llam corre escrib actualiz anunci explic notific pregunt habl contact comuniqu comunic dije', ''],
  stakeholder: ['stakeholder manager director client customer team owner boss colleague supervisor management board sponsor department partner jefe jefa equip responsable gerent colega compañer direccion departament soci', ''],
  outcome: ['result outcome deliver finish complet launch ship achiev reach rais sav reduc increas improv won pass dropp fell fall zero success percent euro dollar entreg termin lanz logr alcanz recaud ahorr redu aument mejor gan aprob baj cay exito ciento euros', 'on time; went out; went down; went up; in the end; still uses; a tiempo; al final; desde entonces; sin incidencias'],
  measure: ['measur profil trac compar timing metric monitor benchmark field histogram plan explain analyz analys statistic baseline record panel performance data figure med perfil traz tiemp estadistic analiz registr dato cifra', 'before and after; antes y despues'],
  verify: ['verif check test confirm measur again compar alert monitor validat review inspect guard prove proof watch afterwards evaluat verific comprob prueb prob med valid revis inspeccion vigil despues seguimiento', 'make sure; made sure; time it; follow up; me asegur'],
  prevent: ['prevent avoid guard alert checklist template automat rule since again protect lasting regress permanent evit proteg lista plantilla regla desde', 'from now on; so that; since then; no longer; de ahora en adelante; para que no; desde entonces; ya no'],
  repair: ['fix correct rollback rolled rebuil restor refund replac apolog sorry undo undid repair resend reimburs recover arregl correg revert reconstru restaur reembols reemplaz disculp deshic repar reenvi recuper solucion', 'roll back; put right'],
  mistake: ['mistake error fault wrong fail forgot missed delet overlook slip broke underestimat misjudg misread responsible own culp equivoc fall olvid borr pas rompi subestim responsab', 'my error; my fault; mi error; mi culpa'],
  consequence: ['lost loss harm down affect cost consequence angry delay impact complain damag outage skipp hour day unavailab late perd daño afect consecuenc enfad retras quej hora dia caid tarde', ''],
  learning: ['learn lesson since chang now realis realiz different improv grow habit aprend leccion desde cambi ahora comprend distint mejor habito', 'from then on; next time; ever since; a partir de entonces; la proxima vez'],
  calm: ['calm patien voice understand sorry apolog acknowledg frustrat upset feel interrupt breath listen respect unaccept tranquil pacien voz entiend disculp perdon reconoc frustr molest interrump escuch respet', 'let her; let him; let them; let the customer; dejo que; le dejo; la dejo'],
  gather: ['fact detail number address ask check confirm find look information data history clarif establish know question dato detall numer direccion pregunt comprob averig busc informacion histori aclar', ''],
  offer: ['offer refund voucher replac courier compensat discount arrang solution option deliver approv ship tonight tomorrow resend ofrec reembols vale reemplaz mensajer compens descuent organiz solucion opcion entreg aprob envi mañana hoy', ''],
  followThrough: ['afterwards follow ring call later again check report log message arriv update until despues seguimiento llam luego comprob inform registr mensaj lleg hasta', 'follow up; next day; al dia siguiente'],
  assess: ['assess examin vital airway breath circulat pulse pressure saturat glucose temperatur observ check look score evaluat inspect monitor consciousness valor explor constant via respir circul pulso presion satur glucosa comprueb mir evalu inspeccion', ''],
  escalate: ['escalat alert emergency rapid help doctor physician supervisor button urgent call senior escal emergenc ayud medic boton llam enseguida', 'call the; press the; without delay; at once; straight away; sin demora; de inmediato'],
  act: ['start begin give put bring stop isolat appl provid treat oxygen upright protocol secure prepare install remov clean inici empiez doy pong traig par aisl aplic oxigen asegur prepar instal retir limpi', ''],
  document: ['document record chart log note write wrote written report form protocol handover sbar file registr anot escrib parte informe formulari entreg archiv', ''],
  cause: ['cause reason root why because origin source trace stem explan hypothes suspect due investigat diagnos underlying caus razon raiz porque origen fuente rastre explicac hipotesis sospech investig diagnostic', 'turned out; resulto que'],
  option: ['option alternativ compar choice consider instead either versus weigh trade pros cons rather scenario opcion elec vez ponder contras preferi escenari', ''],
  plan: ['plan step schedul milestone date phase calendar roadmap organi coordinat assign delegat split break allocat timeline buffer reserve paso hito fecha fase hoja organiz coordin asign deleg divid reparti cronogram margen reserva', ''],
  risk: ['risk danger hazard unsafe protect secur safe safety precaution threat worst contingenc riesg peligr insegur proteg segur precauc amenaz peor', ''],
  team: ['team together colleague collaborat support help share joint pair group peer cooperat each equip junt colega colabor apoy ayud compart conjunt pareja grup compañer cooper', ''],
  customer: ['customer client user guest patient resident pupil student parent buyer visitor consumer parcel order usuari huesped pacient residente alumn estudiant padre madre comprador visitante consumidor pedido paquete', ''],
  teach: ['teach taught train coach mentor explain show demonstrat guid practi feedback onboard newcomer trainee enseñ form entren explic mostr demostr gui practic retroaliment novat aprendiz', ''],
  lead: ['lead led manag delegat motivat responsib decid goal expectation team vision direct encourag lider dirig gestion deleg motiv responsab objetiv expectativ equip anim', ''],
  quality: ['quality accura exact error defect standard check review precis detail consisten clean correct calidad estandar comprob revis detall coheren limpi', ''],
  data: ['data figure number metric analys report survey evidence statistic sample dashboard query evaluat dato cifra numer anali informe encuesta evidenc estadistic muestra panel consulta', ''],
  cost: ['cost budget money price spend save margin profit expens invest cheap revenue presupuest dinero preci gast ahorr margen benefici invert barat ingres', ''],
  adapt: ['adapt chang adjust flexib switch shift new unexpected suddenly pivot replan cambi ajust nuev inesperad repent replanific', ''],
  ethics: ['honest confidential privacy consent trust rule policy law transparen fair ethic refus openly disclos confidencial privacidad consentimiento confianz norma politica ley just etic neg abiert revel', ''],
  persuade: ['convinc persuad negotiat argument benefit offer accept interest concession counter need convenc negoci benefici ofert acept interes concesion contra necesidad', ''],
};

interface Concept { name: string; stems: string[]; phrases: string[] }

const concepts: readonly Concept[] = Object.entries(lists).map(([name, [words, phrases]]) => ({ name, stems: words.split(' '), phrases: phrases.split('; ').filter(Boolean) }));

const seen = new Map<string, readonly string[]>();

/** The concepts a single word (lower case) belongs to. */
export function conceptsOf(word: string): readonly string[] {
  const plain = folded(word);
  const before = seen.get(plain);
  if (before) return before;
  const found = plain.length < 3 ? [] : concepts.filter(({ stems }) => stems.some((stem) => plain.startsWith(stem) && (stem.length > 3 || plain.length <= stem.length + 3))).map(({ name }) => name);
  if (seen.size > 20_000) seen.clear();
  seen.set(plain, found);
  return found;
}

/** The concepts that phrases of a text belong to. */
export function phraseConcepts(text: string): string[] {
  const plain = ` ${folded(text)} `;
  return concepts.filter(({ phrases }) => phrases.some((phrase) => plain.includes(` ${phrase}`))).map(({ name }) => name);
}
