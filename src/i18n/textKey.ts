/** The name of any text with its namespace, typed from the English files: `review:neighbours.after`. */
import type { CustomTypeOptions } from 'i18next';

type Texts = CustomTypeOptions['resources'];
type KeysOf<T, Before extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? `${Before}${Key}`
    : KeysOf<T[Key], `${Before}${Key}.`>;
}[keyof T & string];

type Namespace = Extract<keyof Texts, string>;
export type TextKey = { [Name in Namespace]: `${Name}:${KeysOf<Texts[Name]>}` }[Namespace];
