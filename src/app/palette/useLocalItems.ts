/** What the palette knows without a server, as it is when it opens. */
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, toLanguage } from '#i18n/languages.ts';
import type { RecentThing } from '#domain/account/recentThings.ts';
import { useSession } from '#session/session.ts';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import { listPageCommands } from '#ui/commands/usePageCommands.ts';
import { modes } from '#ui/theme/modes.ts';
import { useChooseLanguage } from '#app/habits/useChooseLanguage.ts';
import { useHelp } from '#app/layouts/useHelp.ts';
import { listCommandItems, listDestinationItems, listGeneralItems } from './localItems.ts';
import type { HeaderVerbs, PaletteItem } from './paletteItem.ts';
import { readRecent } from './recentStore.ts';

interface LocalItems {
  local: readonly PaletteItem[];
  recent: readonly RecentThing[];
}

export function useLocalItems({ createJob, logout }: HeaderVerbs): LocalItems {
  const session = useSession();
  const help = useHelp();
  const chooseLanguage = useChooseLanguage();
  const { i18n } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  // Once: nothing jumps while somebody chooses.
  const [items] = useState<LocalItems>(() => {
    const other = languages.find((one) => one !== toLanguage(i18n.language));
    const { authUser, orgId, impersonation } = session;
    const here = window.location.pathname + window.location.search;
    return {
      local: [
        ...listCommandItems(session, listPageCommands()),
        ...listDestinationItems(session),
        ...listGeneralItems({
          createJob: impersonation ? null : createJob,
          logout,
          help,
          showShortcuts: () => showCommandPanel('shortcuts'),
          switchLanguage: () => {
            if (other) chooseLanguage(other);
          },
          appearances: modes
            .filter((one) => one !== mode)
            .map((one) => ({ mode: one, choose: () => setMode(one) })),
        }),
      ],
      recent:
        authUser && !impersonation
          ? readRecent({ uid: authUser.uid, orgId }).filter(({ target }) => target !== here)
          : [],
    };
  });
  return items;
}
