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
  /** The name of a language within a sentence: "English", "inglés". */
  language: (code: string) => string;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [['year', 31_536_000], ['month', 2_592_000], ['week', 604_800], ['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** A formatter for one language. */
export function formatFor(language: string): Format {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    number: (value, options) => new Intl.NumberFormat(language, options).format(value),
    percent: (share) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    date: (value) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(value),
    dateTime: (value) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(value),
    dateTimeZone: (value) => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(value),
    relative: (value, now = new Date()) => {
      const seconds = (value.getTime() - now.getTime()) / 1000;
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return unit === 'second' ? relative.format(0, 'minute') : relative.format(Math.round(seconds / size), unit);
    },
    list: (values) => new Intl.ListFormat(language, { type: 'conjunction' }).format(values),
    either: (values) => new Intl.ListFormat(language, { type: 'disjunction' }).format(values),
    money: (value, currency) => new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value),
    language: (code) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code,
  };
}

/** The formatter of the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => formatFor(i18n.language), [i18n.language]);
}
