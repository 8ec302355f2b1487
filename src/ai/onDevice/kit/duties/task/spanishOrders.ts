// Orders in Spanish by which some postings list duties: "Atienda las llamadas", "Registre los datos".

/** Verbs of duties whose order is no everyday noun. */
const inAr =
  'acompañar administrar analizar anotar archivar asesorar asegurar ayudar brindar cocinar colaborar comunicar controlar coordinar cuidar desarrollar diseñar documentar ejecutar elaborar enseñar entregar escuchar evaluar facturar garantizar gestionar identificar implementar instalar limpiar llevar mejorar montar negociar orientar organizar participar planificar preparar presentar proporcionar realizar reparar revisar registrar supervisar tramitar trabajar trasladar validar verificar vigilar visitar'.split(
    ' ',
  );
const inEr = ['atender', 'responder', 'vender', 'comprender'];
const inIr = ['recibir', 'cumplir', 'asistir', 'impartir', 'definir', 'transmitir', 'dirigir'];

/** "gestionar" → "gestione", "organizar" → "organice", "entregar" → "entregue". */
const orderInAr = (verb: string): string =>
  `${verb.slice(0, -2)}e`
    .replace(/ce$/, 'que')
    .replace(/ze$/, 'ce')
    .replace(/ge$/, 'gue')
    .replace(/^evalue$/, 'evalúe');
/** "atender" → "atienda"; "dirigir" → "dirija". */
const orderInErIr = (verb: string): string =>
  `${verb.slice(0, -2)}a`.replace(/^atenda$/, 'atienda').replace(/ga$/, 'ja');

const orders: ReadonlyMap<string, string> = new Map([
  ...inAr.map((verb): [string, string] => [orderInAr(verb), verb]),
  ...[...inEr, ...inIr].map((verb): [string, string] => [orderInErIr(verb), verb]),
  ['mantenga', 'mantener'],
  ['reponga', 'reponer'],
  ['sirva', 'servir'],
  ['resuelva', 'resolver'],
  ['ofrezca', 'ofrecer'],
  ['conduzca', 'conducir'],
  ['haga', 'hacer'],
]);

/** "Atienda" → "atender"; null for a word that is no order. */
export const readSpanishOrder = (word: string): string | null =>
  orders.get(word.toLowerCase()) ?? null;
