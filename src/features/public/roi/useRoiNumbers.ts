// The numbers of the calculator: what is typed, and, as long as it is right, the same in the address.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  roiBounds,
  roiFields,
  parseRoiQuery,
  parseRoiNumber,
  type RoiField,
  type RoiInput,
} from '#domain/billing/roi.ts';

type Texts = Record<RoiField, string>;
const textsOf = (input: RoiInput): Texts =>
  Object.fromEntries(roiFields.map((field) => [field, String(input[field])])) as Texts;

export interface RoiNumbers {
  texts: Texts;
  /** The last right value of each field. */
  input: RoiInput;
  isWrong: (field: RoiField) => boolean;
  /** How many fields are wrong: until then the results are not of what is shown. */
  wrong: number;
  type: (field: RoiField, text: string) => void;
  reset: () => void;
}

export function useRoiNumbers(): RoiNumbers {
  const [query, setQuery] = useSearchParams();
  const input = parseRoiQuery(query);
  const [texts, setTexts] = useState(() => textsOf(input));
  const isWrong = (field: RoiField): boolean => parseRoiNumber(field, texts[field]) === null;
  return {
    texts,
    input,
    isWrong,
    wrong: roiFields.filter(isWrong).length,
    type: (field, text) => {
      setTexts({ ...texts, [field]: text });
      const value = parseRoiNumber(field, text);
      if (value === null) return;
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const each of roiFields)
            after.set(
              roiBounds[each].query,
              String(each === field ? value : parseRoiQuery(before)[each]),
            );
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    reset: () => {
      setQuery({}, { replace: true, preventScrollReset: true });
      setTexts(textsOf(parseRoiQuery(new URLSearchParams())));
    },
  };
}
