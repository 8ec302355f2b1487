/** Among the preferences of an account: single keys, on or off. */
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';

export function ShortcutsPanel() {
  const { t } = useTranslation('palette');
  return (
    <Panel title={t('preference.title')} lead={t('preference.lead')}>
      <ShortcutSwitch />
    </Panel>
  );
}
