// One entry of the library: what it is called, what it holds one press away, and what can be done with it.
import MoreIcon from '@mui/icons-material/MoreVert';
import {
  Box,
  Button,
  Chip,
  Collapse,
  IconButton,
  Menu,
  MenuItem,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryItem } from '#domain/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage, languageNames } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { StartFromButton } from './StartFromButton.tsx';

interface Props {
  uid: string;
  orgId: string;
  item: Stored<LibraryItem>;
  who: string;
  mayEdit: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** What is shown under the title. */
export function ItemFacts({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('library');
  const facts =
    item.kind === 'question'
      ? [item.body.competency]
      : item.kind === 'competency'
        ? [t('facts.questions', { count: item.body.questions.length })]
        : [
            t('facts.competencies', { count: item.body.competencies.length }),
            t('facts.questions', { count: item.body.questions.length }),
          ];
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        {[...facts.filter(Boolean), languageNames[toLanguage(item.language)]].join(' · ')}
      </Typography>
      {item.tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} />
      ))}
    </Stack>
  );
}

export function LibraryRow({
  uid,
  orgId,
  item,
  who,
  mayEdit,
  onEdit,
  onDuplicate,
  onRemove,
}: Props) {
  const { t } = useTranslation('library');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data } = item;
  return (
    <Box component="li" data-testid="library-row" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="h2"
            variant="body1"
            dir="auto"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {data.title}
          </Typography>
          <ItemFacts item={data} />
          {data.updatedAt && (
            <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
              {t('changed', { when: format.relative(data.updatedAt), who })}
            </Typography>
          )}
        </Box>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', flexShrink: 0 }}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'hideNamed' : 'showNamed', { title: data.title })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('show')}
          </Button>
          {mayEdit && data.kind === 'interview' && (
            <StartFromButton uid={uid} orgId={orgId} item={data} />
          )}
          {mayEdit && (
            <ItemMenu
              title={data.title}
              onEdit={onEdit}
              onDuplicate={onDuplicate}
              onRemove={onRemove}
            />
          )}
        </Stack>
      </Stack>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        <Box sx={{ mt: 2 }}>
          <ItemDetails item={data} />
        </Box>
      </Collapse>
    </Box>
  );
}

function ItemMenu({
  title,
  onEdit,
  onDuplicate,
  onRemove,
}: Pick<Props, 'onEdit' | 'onDuplicate' | 'onRemove'> & { title: string }) {
  const { t } = useTranslation('library');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('moreNamed', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={then(onEdit)}>{t('edit')}</MenuItem>
        <MenuItem onClick={then(onDuplicate)}>{t('duplicate')}</MenuItem>
        <MenuItem onClick={then(onRemove)}>{t('remove')}</MenuItem>
      </Menu>
    </>
  );
}
