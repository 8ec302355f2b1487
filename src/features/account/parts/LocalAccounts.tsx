// In local mode only: everybody whom the seed lets sign in. A deployed build has no such list.
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';
import { listLocalAccounts, type LocalAccount } from './seededAccounts.ts';

export function LocalAccounts({ onChoose }: { onChoose: (account: LocalAccount) => void }) {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('local.title')} lead={t('local.text')} flush>
      <List dense disablePadding data-testid="local-accounts">
        {listLocalAccounts().map((account) => (
          <ListItem key={account.email} disablePadding divider>
            <ListItemButton onClick={() => onChoose(account)} sx={{ px: { xs: 2, sm: 3 } }}>
              <ListItemText
                primary={account.email}
                secondary={[account.role, account.note].filter(Boolean).join(' · ')}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
