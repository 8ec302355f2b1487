// How the AI was measured: four figures large, two of them bad, and every figure with what it was measured on.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#features/public/parts/Section.tsx';
import {
  figureGroups,
  figures,
  headFigures,
  type Figure,
  type FigureGroup,
  type FigureId,
  type FigureValue,
} from './figures.ts';

type KnownFigure = Figure & { id: FigureId };

/** Values and shares as the page writes them. */
function useFigureWords() {
  const { t } = useTranslation('aboutAi');
  const format = useFormat();
  const share = (value: number): string => format.number(value, { style: 'percent' });
  const score = (value: number): string => format.number(value, { minimumFractionDigits: 3 });
  const writeValue = (value: FigureValue): string => {
    if ('share' in value) return share(value.share);
    if ('count' in value) return t('measured.of', { count: value.count, of: value.of });
    return score(value.score);
  };
  /** What stands below a figure: on what, the goal, what others reached, when. */
  const writeNotes = (figure: KnownFigure): string =>
    [
      t(`measured.figures.${figure.id}.text`, {
        sample: figure.sample === undefined ? '' : format.number(figure.sample),
      }),
      ...(figure.goal === undefined ? [] : [t('measured.goal', { goal: share(figure.goal) })]),
      ...(figure.published === undefined
        ? []
        : [t('measured.published', { published: score(figure.published) })]),
      ...(figure.measuredOn === undefined
        ? []
        : [t('measured.on', { date: format.date(new Date(`${figure.measuredOn}T12:00:00Z`)) })]),
      ...(figure.engine === undefined ? [] : [t('measured.engine', { engine: figure.engine })]),
    ].join(' · ');
  return { writeValue, writeNotes };
}

export function AiFigures() {
  const { t } = useTranslation('aboutAi');
  return (
    <Section id="figures" title={t('measured.title')} text={t('measured.text')} band>
      <HeadFigures />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 8,
          rowGap: 5,
          mt: { xs: 6, md: 8 },
          alignItems: 'start',
        }}
      >
        {(Object.keys(figureGroups) as FigureGroup[]).map((group) => (
          <FigureList key={group} group={group} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 5, maxWidth: '80ch' }}>
        {t('measured.kinds')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '80ch', fontWeight: 580 }}>
        {t('measured.note')}
      </Typography>
    </Section>
  );
}

function HeadFigures() {
  const { t } = useTranslation('aboutAi');
  const { writeValue, writeNotes } = useFigureWords();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 3, md: 4 },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {headFigures
        .flatMap((id) => figures.filter((figure) => figure.id === id))
        .map((figure) => (
          <Box
            component="li"
            key={figure.id}
            sx={{ borderTop: '2px solid', borderColor: 'primary.main', pt: 2, minWidth: 0 }}
          >
            <Typography
              variant="display"
              component="p"
              sx={{ fontSize: { xs: '2rem', md: '2.5rem' } }}
            >
              {writeValue(figure.value)}
            </Typography>
            <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
              {t(`measured.figures.${figure.id}.title`)}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
              {writeNotes(figure)}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

function FigureList({ group }: { group: FigureGroup }) {
  const { t } = useTranslation('aboutAi');
  const { writeValue, writeNotes } = useFigureWords();
  const rows: readonly KnownFigure[] = figureGroups[group];
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(`measured.groups.${group}`)}
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((figure) => (
          <Box
            component="li"
            key={figure.id}
            data-figure={figure.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '5.5rem minmax(0, 1fr)',
              gap: 2,
              py: 1.5,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ fontWeight: 640, fontVariantNumeric: 'tabular-nums' }}>
              {writeValue(figure.value)}
            </Typography>
            <div>
              <Typography>{t(`measured.figures.${figure.id}.title`)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {writeNotes(figure)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </div>
  );
}
