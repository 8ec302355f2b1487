/** The rows of the palette, by group. */
import ActionIcon from '@mui/icons-material/BoltOutlined';
import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import JobIcon from '@mui/icons-material/WorkOutlineOutlined';
import PageIcon from '@mui/icons-material/ArrowForward';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import SettingIcon from '@mui/icons-material/TuneOutlined';
import StoryIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Keys } from '#ui/commands/Keys.tsx';
import { MarkedName } from './MarkedName.tsx';
import type { Section, ShownItem } from './orderItems.ts';
import type { ItemIcon } from './paletteItem.ts';

const icons: Record<ItemIcon, typeof PageIcon> = {
  page: PageIcon,
  setting: SettingIcon,
  action: ActionIcon,
  person: PersonIcon,
  job: JobIcon,
  company: CompanyIcon,
  story: StoryIcon,
};

interface PaletteListProps {
  id: string;
  sections: readonly Section[];
  active: ShownItem | undefined;
  optionId: (item: ShownItem) => string;
  onPoint: (item: ShownItem) => void;
  /** `inNewTab`: as a link that is opened beside. */
  onChoose: (item: ShownItem, inNewTab: boolean) => void;
}

export function PaletteList({
  id,
  sections,
  active,
  optionId,
  onPoint,
  onChoose,
}: PaletteListProps) {
  const { t } = useTranslation('palette');
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('list')}
      sx={{
        flexGrow: 1,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        px: 1,
        pb: sections.length > 0 ? 1 : 0,
        scrollPaddingBlock: '36px 8px',
      }}
    >
      {sections.map(({ group, items }) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Typography
            id={`${id}-${group}`}
            variant="caption"
            component="div"
            role="presentation"
            color="text.secondary"
            sx={{ px: 1.25, pt: 1.5, pb: 0.5, fontWeight: 600 }}
          >
            {t(`groups.${group}`)}
          </Typography>
          {items.map((item) => (
            <PaletteRow
              key={item.id}
              id={optionId(item)}
              item={item}
              isActive={item === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface PaletteRowProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  id: string;
  item: ShownItem;
  isActive: boolean;
}

function PaletteRow({ id, item, isActive, onPoint, onChoose }: PaletteRowProps) {
  const Icon = icons[item.icon];
  const [name = ''] = item.names;
  return (
    // The field has the focus and the keys; a pointer chooses here.
    <Box
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => {
        if (!isActive) onPoint(item);
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 40,
        px: 1.25,
        py: 0.75,
        borderRadius: '8px',
        cursor: 'pointer',
        scrollMarginBlock: '4px',
        fontSize: '0.9063rem',
        lineHeight: 1.4,
        '@media (pointer: coarse)': { minHeight: 48 },
        // Not by colour alone: a bar at the edge.
        '&[aria-selected="true"]': {
          bgcolor: 'soft.neutral.bg',
          boxShadow: (theme) => `inset 3px 0 0 ${theme.vars?.palette.primary.main}`,
        },
      }}
    >
      <Icon
        aria-hidden
        sx={{ fontSize: '1.125rem', color: isActive ? 'primary.main' : 'text.secondary' }}
      />
      <Box
        component="span"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
        }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <MarkedName name={name} ranges={item.ranges} />
        </Box>
        {item.detail && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
          >
            {item.detail}
          </Box>
        )}
      </Box>
      {item.keys && <Keys keys={item.keys} />}
    </Box>
  );
}
