// Which duties weigh most among those that can be asked about equally well.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';

/** What only this job does, and what people may come to harm in. */
const heavy = inWords(
  /\b(?:rescue\p{L}*|crisis|crises|emergenc\p{L}+|lock-?out\p{L}*|adverse events?|x-?rays?|safeguard\p{L}*|violence|abuse|on-call cover|rescat\p{L}+|rescates?|urgencias|emergencias?|maltrato|radiograf\p{L}+|microbiol\p{L}+|accidentes|primeros auxilios|alergias)(?=\P{L}|$)/iu,
);
/** What is written down about the work, and meetings on it. */
const light = inWords(
  /^(?:record|document|report|file|update|attend|take part|participate|share|write up|complete|registrar|documentar|informar|archivar|asistir a|participar|redactar informes|llevar el parte)(?=\s)/iu,
);
interface Weighed {
  line: string;
  phrase: string | null;
  kind: DutyKind;
  isFurther: boolean;
}

/** Where a duty comes among those of its rank: what is heavy first, records last. */
export const measureHeft = ({ line, phrase, isFurther }: Weighed): number =>
  heavy.test(phrase ?? line) ? 0 : light.test(phrase ?? line) && isFurther ? 2 : 1;

/** The second deed of a line comes after the first ones of all, unless people are led or taught by it. */
export const measureDelay = ({ kind, isFurther }: Weighed): number =>
  Number(isFurther && kind !== 'lead' && kind !== 'teach');
