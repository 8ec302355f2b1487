/** The rows that are known without asking a server: pages, settings, what the page can do, and what can be done anywhere. */
import { destinations, type Destination } from '#navigation/destinations.ts';
import { findGoLetter } from '#navigation/goKeys.ts';
import {
  adminMenu,
  footerMenu,
  hiringManagerMenu,
  jobSeekerMenu,
  superAdminMenu,
} from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import type { TextKey } from '#i18n/textKey.ts';
import type { Session } from '#session/session.ts';
import type { PageCommand } from '#ui/commands/usePageCommands.ts';
import { isOpenTo } from './openTo.ts';
import type { PaletteItem } from './paletteItem.ts';
import { listNames } from './paletteTexts.ts';

/** Every destination with a name that has a text: this line holds the table to the texts. */
const named: readonly (Destination & { label: TextKey })[] = destinations;
const menuRows = [
  ...hiringManagerMenu,
  ...adminMenu,
  ...superAdminMenu,
  ...jobSeekerMenu,
  ...footerMenu,
];

/** The destinations that are open to whoever is here. */
function listOpen(session: Session): (Destination & { label: TextKey })[] {
  return named.filter((one) => isOpenTo(one, session));
}

/** The texts that name what is open, to be loaded. */
export function listLabels(session: Session, commands: readonly PageCommand[]): string[] {
  return [
    ...listOpen(session).map(({ label }) => label),
    ...commands.map(({ label }) => label),
    'palette:name',
    'routes:title.home',
    'common:loading',
    'domain:role.admin',
  ];
}

/** What the menus call it; nothing where a menu has no row for it. */
function listMenuNames(target: string): string[] {
  return menuRows
    .filter((row) => row.target === target)
    .flatMap(({ label }) => listNames(`routes:${label}`));
}

/** Pages and settings as rows. */
export function listDestinationItems(session: Session): PaletteItem[] {
  return listOpen(session).map(({ route, label, target, kind, part }) => {
    const letter = findGoLetter(target);
    const page = listNames(`routes:title.${route}`);
    const isPage = label === `routes:title.${route}`;
    const names = [...listNames(label), ...listMenuNames(target), ...(isPage ? [] : page)];
    return {
      id: `go:${target}`,
      group: kind === 'page' ? 'go' : 'settings',
      icon: kind,
      names: [...new Set(names)],
      target,
      ...(isPage ? {} : { detail: page[0] ?? '' }),
      ...(letter ? { keys: ['g', letter] } : {}),
      ...(part ? { part } : {}),
    };
  });
}

/** What the page offers, as rows. While somebody looks through another person's eyes, only what writes nothing. */
export function listCommandItems(
  session: Session,
  commands: readonly PageCommand[],
): PaletteItem[] {
  return commands
    .filter(({ readsOnly }) => !session.impersonation || readsOnly)
    .map(({ id, label, values, keys, run }) => ({
      id: `page:${id}`,
      group: 'page',
      icon: 'action',
      names: listNames(label, values),
      run,
      ...(keys?.[0] ? { keys: [keys[0]] } : {}),
    }));
}

export interface GeneralVerbs {
  createJob: (() => void) | null;
  logout: () => void;
  help: () => void;
  showShortcuts: () => void;
  switchLanguage: () => void;
  /** The appearances that are not chosen now, each with how to choose it. */
  appearances: readonly { mode: 'light' | 'dark' | 'system'; choose: () => void }[];
}

/** What can be done anywhere, as rows. */
export function listGeneralItems(verbs: GeneralVerbs): PaletteItem[] {
  const makeItem = (
    id: string,
    run: () => void,
    names: readonly string[],
    keys?: readonly string[],
  ): PaletteItem => ({
    id: `do:${id}`,
    group: 'commands',
    icon: 'action',
    names,
    run,
    ...(keys ? { keys } : {}),
  });
  const newJobLetter = findGoLetter(to('newJobInterview'));
  return [
    ...(verbs.createJob
      ? [
          makeItem(
            'createJob',
            verbs.createJob,
            [...listNames('routes:menu.createJob'), ...listNames('palette:words.createJob')],
            newJobLetter ? ['g', newJobLetter] : undefined,
          ),
        ]
      : []),
    makeItem('shortcuts', verbs.showShortcuts, listNames('palette:commands.shortcuts'), ['?']),
    ...verbs.appearances.map(({ mode, choose }) =>
      makeItem(`appearance-${mode}`, choose, [
        ...listNames(`palette:commands.${mode}`),
        ...listNames('palette:words.appearance'),
      ]),
    ),
    makeItem('language', verbs.switchLanguage, [
      ...listNames('palette:commands.language'),
      ...listNames('palette:words.language'),
    ]),
    makeItem('help', verbs.help, [
      ...listNames('common:help.title'),
      ...listNames('palette:words.help'),
    ]),
    makeItem('logout', verbs.logout, [
      ...listNames('common:actions.logout'),
      ...listNames('palette:words.logout'),
    ]),
  ];
}
