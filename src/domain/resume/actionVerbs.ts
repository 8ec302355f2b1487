/** Detects whether a resume bullet begins with an action verb, in English and Spanish. Says nothing about how impressive the action is. */
import { inWords } from '#domain/text/wordLimits.ts';

const irregular =
  'led built made ran wrote won grew set cut held kept taught drove sold brought oversaw began met took gave found bought spoke sent paid put chose rebuilt rewrote drew fed did got saw shot sang dealt became spent spread stood told thought lent laid undertook won rose split beat fought swept hit bid caught dug shook sought';
/** As they stand at the head of a line in the present ("Manage a team", "Manages a team"). */
const present =
  'manage lead develop design build create plan organise organize run write test analyse analyze maintain support coordinate train teach sell handle prepare process review monitor implement deliver improve provide ensure conduct perform supervise oversee operate report negotiate research assist collaborate work help drive own define document deploy migrate automate optimise optimize track audit advise coach mentor recruit hire schedule serve cook clean drive repair install inspect assemble translate edit publish present facilitate administer assess treat care educate liaise resolve answer respond keep set make take teach hold buy order stock greet launch scale ship architect integrate configure troubleshoot evaluate identify establish execute generate increase reduce cut grow save win produce draft file record measure model forecast reconcile budget calculate code debug refactor partner influence contribute participate promote market';
const spanish =
  'hice puse tuve conduje traduje produje reduje mantuve obtuve propuse di introduje dispuse intervine construí contribuí gestiono coordino dirijo desarrollo diseño lidero imparto atiendo superviso analizo elaboro realizo llevo preparo organizo vendo enseño programo mantengo apoyo control análisis mejora mejoras venta ventas manejo uso trato toma puesta cierre apertura compra compras cobro reparto limpieza ayuda soporte cuidado seguimiento inventario servicio reducción arranque lanzamiento';
/** Words that end like an action verb and are none. */
const none =
  'during marketing accounting engineering nursing banking nothing something anything everything morning evening king thing spring speed need seed feed red bed breed indeed hundred one-hundred according including regarding following lugar hogar taller mujer ayer bar mar azúcar similar regular escolar familiar particular popular alquiler cualquier carácter líder máster exterior interior anterior superior menor mayor país así aquí allí café bebé día todavía había energía economía tecnología categoría mayoría cuando segundo mundo grado estado mercado resultado responsable encargado encargada aptitud';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const actionVerbs = new Set([
  ...irregular.split(' '),
  ...present.split(' '),
  ...present.split(' ').flatMap((word) => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')]),
  ...spanish.split(' '),
]);
const nonActionVerbs = set(none);
const endings =
  /(?:[a-z]{2,}ed|[a-z]{3,}ing|\p{L}{2,}(?:é|í|ó)|\p{L}{2,}(?:aba|ando|iendo|yendo|amos|imos|aron|ieron)|\p{L}{2,}[gtvbndr]ía|\p{L}{2,}(?:ar|er|ir)(?:se|los?|las?|les?)?|\p{L}{2,}(?:[cst]i[oó]n|miento|aje))$/u;
const weak = inWords(
  /^(?:(?:i|we|yo|nosotros|my|mi|mis|our|nuestr[oa]s?)\b|(?:was|were|am|is|are|fui|era|soy|estaba)\b|(?:mainly |also |directly )?(?:responsible|accountable) for\b|in charge of\b|tasked with\b|(?:key |main |daily )?(?:duties|responsibilities|tasks|funciones|tareas)\b|responsables? de\b|encargad[oa]s? de\b|a cargo de\b)/iu,
);

/** No word of English or Spanish has more letters. */
const longestWord = 40;

const readFirstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0].toLowerCase() ?? '';

/** True when the first word (behind an adverb, if there is one) is something somebody does or did; "Responsible for …" and "I …" are not. */
export function startsWithActionVerb(line: string): boolean {
  const text = line.replace(/^[\s\p{P}\p{S}]+/u, '');
  if (weak.test(text)) return false;
  const first = readFirstWord(text);
  const isAdverb = first.length > 4 && /(?:ly|mente)$/.test(first);
  const word = isAdverb ? readFirstWord(text.slice(first.length).trimStart()) : first;
  // "Co-led", "re-built", "Hand-coded": the last part is the verb.
  // A word says what it is by its ending.
  const last = (word.split('-').at(-1) ?? word).slice(-longestWord);
  return last !== '' && !nonActionVerbs.has(last) && (actionVerbs.has(last) || endings.test(last));
}

const numberWords = set(
  'two three four five six seven eight nine ten eleven twelve dozen dozens hundred hundreds thousand thousands million millions half double doubled twice triple tripled dos tres cuatro cinco seis siete ocho nueve diez once doce docena docenas cien ciento cientos mil miles millón millones mitad doble triple dupliqué triplicar duplicar',
);

/** True when a line states a quantity: a figure that is not only a year, or a number as a word. */
export function holdsNumber(line: string): boolean {
  const withoutYears = line
    .replaceAll(/(?<![\d.,])(?:19|20)\d{2}(?!\d|[.,]\d)/g, ' ')
    .replaceAll(
      inWords(
        /\b(?:ISO|IEC|IEEE|EN|RFC|Python|Java|Angular|Vue|HTML|CSS|ES|PHP|C\+\+)[ -]?\d[\d.:]*/gi,
      ),
      ' ',
    );
  if (/(?<![\p{L}\d])[€$£+-]?\d/u.test(withoutYears)) return true;
  return withoutYears
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => numberWords.has(word));
}
