// The one formatter of numbers, dates and sizes, in the reader's language.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  percent: (share: number) => string;
  date: (value: Date) => string;
  dateTime: (value: Date) => string;
  /** With the name of the reader's time zone, for deadlines. */
  dateTimeZone: (value: Date) => string;
  /** "in 3 days", "2 hours ago". */
  relative: (value: Date, now?: Date) => string;
  list: (values: readonly string[]) => string;
  /** "a, b or c" */
  either: (values: readonly string[]) => string;
  money: (value: number, currency: string) => string;
  /** Storage, counted in megabytes: "250 MB", "10 GB". */
  megabytes: (value: number) => string;
  /** The size of a file in bytes: "40 kB", "2.5 MB". A megabyte is 1,048,576 bytes, as in every limit. */
  size: (bytes: number) => string;
  /** The name of a language within a sentence: "English", "inglés". */
  language: (code: string) => string;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A thousand megabytes are a gigabyte; less than one is kilobytes. Never rounded up past a limit. */
function splitSize(megabytes: number): {
  value: number;
  unit: 'kilobyte' | 'megabyte' | 'gigabyte';
  digits: number;
} {
  const floored = (value: number, digits: number): number =>
    Math.floor(value * 10 ** digits + 1e-9) / 10 ** digits;
  if (megabytes >= 1_000)
    return { value: floored(megabytes / 1_000, 2), unit: 'gigabyte', digits: 2 };
  if (megabytes >= 1 || megabytes <= 0)
    return { value: floored(megabytes, 1), unit: 'megabyte', digits: 1 };
  return { value: Math.max(1, Math.floor(megabytes * 1_024)), unit: 'kilobyte', digits: 0 };
}

/** A formatter for one language. */
export function formatFor(language: string): Format {
  const megabytes = (amount: number): string => {
    const { value, unit, digits } = splitSize(amount);
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    }).format(value);
  };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    number: (value, options) => new Intl.NumberFormat(language, options).format(value),
    percent: (share) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    date: (value) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(value),
    dateTime: (value) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(value),
    dateTimeZone: (value) =>
      new Intl.DateTimeFormat(language, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(value),
    relative: (value, now = new Date()) => {
      const seconds = (value.getTime() - now.getTime()) / 1000;
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return unit === 'second'
        ? relative.format(0, 'minute')
        : relative.format(Math.round(seconds / size), unit);
    },
    list: (values) => new Intl.ListFormat(language, { type: 'conjunction' }).format(values),
    either: (values) => new Intl.ListFormat(language, { type: 'disjunction' }).format(values),
    money: (value, currency) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      }).format(value),
    megabytes,
    size: (bytes) => megabytes(bytes / 1_048_576),
    language: (code) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code,
  };
}

/** The formatter of the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => formatFor(i18n.language), [i18n.language]);
}
