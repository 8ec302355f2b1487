// Pairs of words that turn a statement round: who says "decreases" where the reference says "increases" has not said the same.
import { stemOf } from '#ai/onDevice/text/stem.ts';

const en =
  'increase/decrease more/less higher/lower high/low faster/slower fast/slow larger/smaller large/small big/small bigger/smaller longer/shorter long/short before/after first/last open/closed open/close start/stop start/end begin/end begin/finish same/different true/false always/never all/none add/remove insert/delete insert/remove push/pop enqueue/dequeue allocate/deallocate allocate/free compile/run static/dynamic public/private local/global internal/external inside/outside above/below up/down left/right front/back top/bottom ascending/descending best/worst maximum/minimum max/min most/least positive/negative connected/disconnected complete/incomplete correct/incorrect valid/invalid equal/unequal sender/receiver send/receive client/server parent/child read/write input/output hot/cold warm/cool heat/cool evaporate/condense melt/freeze solid/liquid hard/soft light/heavy light/dark early/late old/new strong/weak stronger/weaker thick/thin wide/narrow rough/smooth wet/dry full/empty gain/lose expand/contract attract/repel push/pull rise/fall lit/unlit on/off conductor/insulator parallel/series sequential/parallel synchronous/asynchronous mutable/immutable lock/unlock encrypt/decrypt horizontal/vertical breadth/depth linear/constant success/failure pass/fail accept/reject include/exclude import/export buy/sell profit/loss debit/credit asset/liability fixed/variable supply/demand encourage/discourage allow/forbid enable/disable known/unknown present/absent near/far with/without';
const es =
  'aumenta/disminuye aumentar/disminuir sube/baja subir/bajar más/menos mayor/menor alto/bajo rápido/lento grande/pequeño largo/corto antes/después primero/último abierto/cerrado abrir/cerrar empezar/terminar igual/distinto mismo/diferente verdadero/falso siempre/nunca todo/nada añadir/quitar insertar/borrar público/privado local/global interno/externo dentro/fuera arriba/abajo izquierda/derecha máximo/mínimo positivo/negativo completo/incompleto correcto/incorrecto enviar/recibir leer/escribir entrada/salida frío/caliente fuerte/débil lleno/vacío ganar/perder activo/pasivo fijo/variable oferta/demanda permitir/prohibir síncrono/asíncrono';

const pairs = new Set(
  [['en', en] as const, ['es', es] as const].flatMap(([language, list]) =>
    list.split(' ').flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/').map((word) => stemOf(word, language));
      return [`${one} ${other}`, `${other} ${one}`];
    }),
  ),
);

/** True when two stems are opposites. */
export function areOpposites(a: string, b: string): boolean {
  return pairs.has(`${a} ${b}`);
}
