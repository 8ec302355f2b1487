// How many people stand in each stage: columns for a card, one thin bar for a row. A list to screen readers.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

interface FunnelStage {
  id: string;
  label: string;
  count: number;
}
export interface FunnelBarProps {
  /** Names the funnel for screen readers. */
  label: string;
  stages: readonly FunnelStage[];
  compact?: boolean;
}

export function FunnelBar({ label, stages, compact = false }: FunnelBarProps) {
  return compact ? (
    <CompactFunnel label={label} stages={stages} />
  ) : (
    <FunnelColumns label={label} stages={stages} />
  );
}

/** Later stages are fuller in colour; the words and numbers say the same. */
const strengthOf = (index: number, stages: number): number => 0.4 + (0.6 * (index + 1)) / stages;

/** One thin bar, for a row. */
function CompactFunnel({ label, stages }: Omit<FunnelBarProps, 'compact'>) {
  const { t } = useTranslation();
  const all = Math.max(
    1,
    stages.reduce((sum, stage) => sum + stage.count, 0),
  );
  return (
    <Box sx={{ position: 'relative' }}>
      <Stack
        direction="row"
        aria-hidden
        sx={{
          height: 8,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'soft.neutral.bg',
          gap: '2px',
        }}
      >
        {stages.map(
          (stage, index) =>
            stage.count > 0 && (
              <Box
                key={stage.id}
                title={t('parts.funnelStage', { label: stage.label, count: stage.count })}
                sx={{
                  width: `${(stage.count / all) * 100}%`,
                  minWidth: 4,
                  bgcolor: 'primary.main',
                  opacity: strengthOf(index, stages.length),
                }}
              />
            ),
        )}
      </Stack>
      <ul aria-label={label} style={visuallyHidden}>
        {stages.map((stage) => (
          <li key={stage.id}>
            {t('parts.funnelStage', { label: stage.label, count: stage.count })}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** A column per stage, for a card. */
function FunnelColumns({ label, stages }: Omit<FunnelBarProps, 'compact'>) {
  const format = useFormat();
  const most = Math.max(1, ...stages.map((stage) => stage.count));
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(76px, 1fr))`,
        gap: 1,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {stages.map((stage, index) => (
        <Box
          component="li"
          key={stage.id}
          sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
        >
          <Typography
            variant="h3"
            component="span"
            sx={{
              fontVariantNumeric: 'tabular-nums',
              order: 1,
              color: stage.count === 0 ? 'text.secondary' : 'text.primary',
            }}
          >
            {format.number(stage.count)}
          </Typography>
          <Box
            aria-hidden
            sx={{ order: 2, height: 6, borderRadius: 1, my: 0.75, bgcolor: 'soft.neutral.bg' }}
          >
            <Box
              sx={{
                height: 1,
                width: `${(stage.count / most) * 100}%`,
                minWidth: stage.count > 0 ? 6 : 0,
                borderRadius: 1,
                bgcolor: 'primary.main',
                opacity: strengthOf(index, stages.length),
              }}
            />
          </Box>
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ order: 3, overflowWrap: 'anywhere' }}
          >
            {stage.label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
