// What the product does that others do not, and how it goes, in four steps.
import KitIcon from '@mui/icons-material/ListAlt';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import BlindIcon from '@mui/icons-material/VisibilityOffOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import SavedIcon from '@mui/icons-material/CloudDoneOutlined';
import LanguagesIcon from '@mui/icons-material/Translate';
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { Fact, Facts } from '#features/public/parts/Fact.tsx';
import { Section } from '#features/public/parts/Section.tsx';

const features = [
  ['kit', KitIcon],
  ['quotes', QuoteIcon],
  ['blind', BlindIcon],
  ['unknown', UnknownIcon],
  ['saved', SavedIcon],
  ['languages', LanguagesIcon],
] as const;
const steps = ['job', 'kit', 'answer', 'review'] as const;

export function HomeFeatures() {
  const { t } = useTranslation('public');
  const format = useFormat();
  return (
    <>
      <Section id="features" title={t('home.features.title')} text={t('home.features.text')} band>
        <Facts>
          {features.map(([id, Icon]) => (
            <Fact
              key={id}
              icon={<Icon />}
              title={t(`home.features.${id}.title`)}
              text={t(`home.features.${id}.text`)}
            />
          ))}
        </Facts>
      </Section>
      <Section id="how-it-works" title={t('home.steps.title')} text={t('home.steps.text')}>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
            gap: { xs: 3, md: 4 },
            p: 0,
            m: 0,
            listStyle: 'none',
          }}
        >
          {steps.map((id, index) => (
            <Box
              component="li"
              key={id}
              sx={{ borderTop: '2px solid', borderColor: 'primary.main', pt: 2 }}
            >
              <Typography
                variant="overline"
                component="p"
                color="text.secondary"
                aria-hidden
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {format.number(index + 1, { minimumIntegerDigits: 2 })}
              </Typography>
              <Typography variant="h3" sx={{ mt: 0.5 }}>
                {t(`home.steps.${id}.title`)}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
                {t(`home.steps.${id}.text`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}
