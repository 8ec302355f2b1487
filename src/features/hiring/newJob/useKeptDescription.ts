// What is typed of a job description stays on this device through errors and reloads.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { toLanguage, languages } from '#i18n/languages.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { sampleJob } from './sampleJob.ts';

const Kept = z.object({
  text: z.string(),
  language: z.enum(languages),
  fileName: z.string().nullable(),
});
export type KeptDescription = z.infer<typeof Kept>;

interface KeptOnDevice {
  value: KeptDescription;
  set: (value: KeptDescription) => void;
  forget: () => void;
  /** Names what is kept: somebody's own description, or their sample. */
  storageKey: string;
}

export function useKeptDescription(uid: string): KeptOnDevice {
  const { i18n } = useTranslation();
  const [params] = useSearchParams();
  const interfaceLanguage = toLanguage(i18n.language);
  const start: KeptDescription = {
    text: params.get('sample') ? sampleJob[interfaceLanguage] : '',
    language: interfaceLanguage,
    fileName: null,
  };
  const storageKey = `${uid}${params.get('sample') ? '/sample' : ''}`;
  const { value, set, forget } = useKept<KeptDescription>(
    `hirely.newJob/${storageKey}`,
    Kept,
    start,
  );
  return { value, set, forget, storageKey };
}
