// Invitations by what became of them.
import { useTranslation } from 'react-i18next';
import type { InviteCounts } from '#data/insights/insights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';

export const inviteStates = ['open', 'claimed', 'expired', 'revoked'] as const;

export function InvitesPanel({ invites }: { invites: InviteCounts }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const all = inviteStates.reduce((sum, state) => sum + invites[state], 0);
  return (
    <Panel title={t('invites.title')}>
      <FigureTable
        label={t('invites.title')}
        head={[t('invites.state'), t('invites.number')]}
        rows={inviteStates.map((state) => ({
          id: state,
          name: t(`invites.${state}`),
          bar: all === 0 ? 0 : invites[state] / all,
          cells: [t('invites.of', { count: invites[state], of: format.number(all) })],
        }))}
      />
    </Panel>
  );
}
