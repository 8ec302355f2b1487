/** All keys of the app and of the present page, and the switch that turns the single ones off. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goKeys } from '#navigation/goKeys.ts';
import { useSession } from '#session/session.ts';
import { listPageCommands } from '#ui/commands/usePageCommands.ts';
import { listPaletteKeys } from '#ui/commands/paletteKey.ts';
import { ShortcutSwitch } from '#ui/commands/ShortcutSwitch.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { listDestinationItems } from './localItems.ts';
import { isOpenTo } from './openTo.ts';
import { listNames } from './paletteTexts.ts';

interface Shortcut {
  name: string;
  /** One after the other, or one of them. */
  keys: readonly string[];
  kind: 'together' | 'sequence' | 'choice';
}

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
}

export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['palette', 'common']);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('sheet.title')}</DialogTitle>
      <DialogContent>
        <Groups />
        <ShortcutSwitch />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Those of the page as they are when the sheet opens; those that lead somewhere, as far as it is open to this person. */
function useShortcuts() {
  const { t } = useTranslation('palette');
  const session = useSession();
  const [pageCommands] = useState(listPageCommands);
  const names = new Map(
    listDestinationItems(session).map(({ target, names: [name = ''] }) => [target, name]),
  );
  const everywhere: Shortcut[] = [
    { name: t('open'), keys: listPaletteKeys(), kind: 'together' },
    { name: t('sheet.list'), keys: ['?'], kind: 'choice' },
  ];
  const page = pageCommands.flatMap(({ label, values, keys = [] }): Shortcut[] =>
    keys.length > 0 ? [{ name: listNames(label, values)[0] ?? '', keys, kind: 'choice' }] : [],
  );
  const going = goKeys
    .filter((key) => isOpenTo(key, session))
    .map(({ letter, target }): Shortcut => {
      const name = names.get(target) ?? listNames('routes:menu.createJob')[0] ?? '';
      return { name, keys: ['g', letter], kind: 'sequence' };
    });
  return { everywhere, page, going };
}

function Groups() {
  const { t } = useTranslation('palette');
  const { everywhere, page, going } = useShortcuts();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        mb: 3,
      }}
    >
      <Box sx={{ display: 'grid', gap: 'inherit', alignContent: 'start' }}>
        <Group title={t('sheet.everywhere')} shortcuts={everywhere} />
        {page.length > 0 && <Group title={t('groups.page')} shortcuts={page} />}
      </Box>
      <Group title={t('groups.go')} shortcuts={going} />
    </Box>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75 }}>
        {shortcuts.map(({ name, keys, kind }) => (
          <Box
            key={keys.join(' ')}
            sx={{ display: 'flex', flexDirection: 'row-reverse', gap: 2, alignItems: 'baseline' }}
          >
            <Box component="dt" sx={{ flexShrink: 0 }}>
              <Pressed keys={keys} kind={kind} />
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0, flexGrow: 1 }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Keys that are read out as well: the first, then the second. */
function Pressed({ keys, kind }: Pick<Shortcut, 'keys' | 'kind'>) {
  const { t } = useTranslation('palette');
  const between = kind === 'choice' ? t('sheet.or') : t('sheet.then');
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && (
        <Box
          component="span"
          sx={
            kind === 'together'
              ? visuallyHidden
              : { mx: 0.5, color: 'text.secondary', fontSize: '0.75rem' }
          }
        >
          {` ${kind === 'together' ? '+' : between} `}
        </Box>
      )}
      <Box
        component="kbd"
        sx={{
          display: 'inline-block',
          minWidth: '1.5rem',
          px: 0.625,
          ml: kind === 'together' && index > 0 ? 0.5 : 0,
          border: 1,
          borderColor: 'line.strong',
          borderRadius: '5px',
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          lineHeight: '1.25rem',
          textAlign: 'center',
        }}
      >
        {key.length === 1 ? key.toUpperCase() : key}
      </Box>
    </Fragment>
  ));
}
