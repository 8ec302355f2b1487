// An entry of a log in the reader's words: what the platform did, and what a company's people did.
import { useTranslation } from 'react-i18next';
import { actKey } from './actWords.ts';

/** The words of an action's code. */
export function useActWords(): (action: string) => string {
  const { t, i18n } = useTranslation(['superAdmin', 'org']);
  return (action) => {
    const own = actKey(action);
    if (own) return t(`acts.${own}`);
    const key = `admin.actions.${action.replaceAll('.', '_')}`;
    // The company's words are its own feature's; whether one is there is asked, not known.
    return i18n.exists(key, { ns: 'org' })
      ? t(`org:${key as 'admin.actions.interview_publish'}`)
      : t('acts.other');
  };
}
