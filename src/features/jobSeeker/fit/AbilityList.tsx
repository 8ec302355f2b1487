// What the posting asks for, each ability once: met, in part or missing, with the words of resume and posting; a missing one can be added on the spot.
import MetIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import PartialIcon from '@mui/icons-material/TimelapseOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countAbilities, type Ability } from '#domain/resume/abilities.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface AbilityListProps {
  abilities: readonly Ability[];
  /** The whole line of a location as it is now; null when the line has changed since. */
  lineAt: (location: Ability['inResume'][number]) => string | null;
  /** Lines from here on are a person's own corrections. */
  fileLines: number;
  active: string | null;
  onResume: (id: string) => void;
  onPosting: (id: string) => void;
  /** What is offered for an ability that is missing. */
  add: (ability: Ability) => ReactNode;
}

const icons = { met: MetIcon, partial: PartialIcon, missing: MissingIcon } as const;
const colours = {
  met: 'success.main',
  partial: 'warning.main',
  missing: 'text.secondary',
} as const;
const maxShownLocations = 3;
const small = { px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' } as const;

/** The id of a location of an ability among the marks of a text. */
export const getLocationId = (ability: number, locationIndex: number): string =>
  `a${ability}.${locationIndex}`;

export function AbilityList({ abilities, ...row }: AbilityListProps) {
  const { t } = useTranslation('ownResume');
  const { percent } = useFormat();
  if (abilities.length === 0) return <Typography variant="body2">{t('fit.none')}</Typography>;
  const counts = countAbilities(abilities);
  const group = (need: Ability['need']) =>
    abilities.some((one) => one.need === need) && (
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t(`fit.${need}`)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {abilities.map((one, index) =>
            one.need === need ? (
              <AbilityRow key={one.name} ability={one} index={index} {...row} />
            ) : null,
          )}
        </Box>
      </Box>
    );
  return (
    <Stack spacing={2} data-testid="fit-abilities">
      <Box>
        <Typography>
          {t('fit.counts', {
            met: counts.met,
            partial: counts.partial,
            missing: counts.missing,
            of: counts.all,
          })}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          data-testid="gap-formula"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {t('gap.formula', {
            found: counts.found,
            asked: counts.all,
            share: percent(counts.found / counts.all),
          })}{' '}
          {t('gap.how')}
        </Typography>
      </Box>
      {group('must')}
      {group('nice')}
      <Typography variant="caption" color="text.secondary">
        {t('gap.honest')}
      </Typography>
    </Stack>
  );
}

interface AbilityRowProps extends Omit<AbilityListProps, 'abilities'> {
  ability: Ability;
  /** Its number among all abilities. */
  index: number;
}

/** One ability: its state, the lines of the resume that show it, and what is offered where it is missing. */
function AbilityRow({
  ability,
  index,
  lineAt,
  fileLines,
  active,
  onResume,
  onPosting,
  add,
}: AbilityRowProps) {
  const { t } = useTranslation('ownResume');
  const Icon = icons[ability.state];
  const { name, state, by, inPosting, inResume } = ability;
  return (
    <Box
      component="li"
      data-ability={name}
      data-state={state}
      sx={{
        display: 'flex',
        gap: 1.25,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 20, mt: 0.125, flex: 'none', color: colours[state] }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <AbilityHead name={name} inPosting={inPosting} onPosting={onPosting} index={index} />
        <Typography variant="caption" color="text.secondary" component="p">
          {t(`fit.state.${state}`)}
          {by ? ` · ${t(`fit.by.${by}`)}` : ''}
          {state === 'missing' ? `. ${t('fit.missingHint')}` : ''}
        </Typography>
        {inResume.slice(0, maxShownLocations).map((location, at) => {
          const id = getLocationId(index, at);
          const line = lineAt(location);
          return (
            <QuoteLine
              key={id}
              name={name}
              id={id}
              line={line}
              location={location}
              active={active}
              onResume={onResume}
              fileLines={fileLines}
            />
          );
        })}
        {inResume.length > maxShownLocations && (
          <Typography variant="caption" color="text.secondary">
            {t('gap.more', { count: inResume.length - maxShownLocations })}
          </Typography>
        )}
        {state === 'missing' && add(ability)}
      </Box>
    </Box>
  );
}

interface QuoteLineProps {
  name: Ability['name'];
  id: string;
  line: string | null;
  location: Ability['inResume'][number];
  active: string | null;
  onResume: (id: string) => void;
  fileLines: number;
}

/** The words of the resume for an ability, and the way to them. */
function QuoteLine({ name, id, line, location, active, onResume, fileLines }: QuoteLineProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Typography
        variant="body2"
        component="q"
        dir="auto"
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {(line ?? location.text).replaceAll('\t', ' ')}
      </Typography>
      {line !== null && (
        <Button
          size="small"
          aria-pressed={active === id}
          aria-label={`${name}: ${t('fit.line', { line: location.line + 1 })}`}
          onClick={() => onResume(id)}
          sx={small}
        >
          {location.line < fileLines
            ? t('fit.line', { line: location.line + 1 })
            : t('fit.corrected')}
        </Button>
      )}
    </Box>
  );
}

interface AbilityHeadProps {
  name: string;
  inPosting: Ability['inPosting'];
  onPosting: (id: string) => void;
  index: number;
}

/** The ability, and the way to it in the posting. */
function AbilityHead({ name, inPosting, onPosting, index }: AbilityHeadProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {inPosting.length > 0 && (
        <Button
          size="small"
          aria-label={`${name}, ${t('gap.posting')}: ${t('gap.times', { count: inPosting.length })}`}
          onClick={() => onPosting(getLocationId(index, 0))}
          sx={small}
        >
          {t('fit.inPosting', { count: inPosting.length })}
        </Button>
      )}
    </Box>
  );
}
