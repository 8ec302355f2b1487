// The numbers of the calculator: what is typed, and, as long as it is right, the same in the address.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  buildRoiSpan,
  formatRoiSpan,
  parseRoiNumber,
  parseRoiQuery,
  roiBounds,
  roiFields,
  type RoiField,
  type RoiSpan,
  type RoiSpans,
} from '#domain/billing/roi.ts';
import { toLanguage } from '#i18n/languages.ts';

export type RoiPart = keyof RoiSpan;
/** `bounds`: no number, or out of bounds; `order`: beyond the likely value. */
type RoiProblem = 'bounds' | 'order';

/** What is typed; parts that nobody typed follow from the rest. */
type Typed = Partial<Record<RoiField, Partial<Record<RoiPart, string>>>>;

export interface RoiNumbers {
  /** The last right values. */
  spans: RoiSpans;
  readText: (field: RoiField, part: RoiPart) => string;
  findProblem: (field: RoiField, part: RoiPart) => RoiProblem | null;
  /** How many fields are wrong: until then the results are not of what is shown. */
  wrong: number;
  type: (field: RoiField, part: RoiPart, text: string) => void;
  reset: () => void;
}

const parts = ['least', 'likely', 'most'] as const satisfies RoiPart[];

/** The span of what is typed; null while something of it is no number within bounds and order. */
function parseTyped(
  field: RoiField,
  typed: Partial<Record<RoiPart, string>>,
  before: RoiSpan,
): RoiSpan | null {
  const read = (part: RoiPart, usual: number): number | null =>
    typed[part] === undefined ? usual : parseRoiNumber(field, typed[part]);
  const likely = read('likely', before.likely);
  if (likely === null) return null;
  // Ends that are somebody's own stay while the likely value changes; the others follow it.
  const isOwn = formatRoiSpan(field, before).includes('_');
  const usual = isOwn ? before : buildRoiSpan(field, likely);
  const [least, most] = [read('least', usual.least), read('most', usual.most)];
  return least !== null && most !== null && least <= likely && likely <= most
    ? { least, likely, most }
    : null;
}

export function useRoiNumbers(planPrice: number): RoiNumbers {
  const { i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const spans = parseRoiQuery(query, planPrice);
  const [typed, setTyped] = useState<Typed>({});

  const readText = (field: RoiField, part: RoiPart): string =>
    typed[field]?.[part] ??
    String(spans[field][part]).replace('.', toLanguage(i18n.language) === 'es' ? ',' : '.');
  function findProblem(field: RoiField, part: RoiPart): RoiProblem | null {
    const value = parseRoiNumber(field, readText(field, part));
    if (value === null) return 'bounds';
    const likely = parseRoiNumber(field, readText(field, 'likely'));
    if (likely === null) return null;
    return (part === 'least' && value > likely) || (part === 'most' && value < likely)
      ? 'order'
      : null;
  }
  return {
    spans,
    readText,
    findProblem,
    wrong: roiFields.flatMap((field) => parts.filter((part) => findProblem(field, part))).length,
    type: (field, part, text) => {
      const texts = { ...typed[field], [part]: text };
      const span = parseTyped(field, texts, spans[field]);
      // Once everything of a number is right, the address holds it; only what was typed last is still shown as typed.
      setTyped({ ...typed, [field]: span ? { [part]: text } : texts });
      if (!span) return;
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          const all = { ...parseRoiQuery(before, planPrice), [field]: span };
          for (const each of roiFields)
            after.set(roiBounds[each].query, formatRoiSpan(each, all[each]));
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    reset: () => {
      setQuery({}, { replace: true, preventScrollReset: true });
      setTyped({});
    },
  };
}
