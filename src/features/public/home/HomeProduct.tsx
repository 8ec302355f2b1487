// The product in pictures: the review large, the job and the interview below it. Taken from the seeded company by tools/sitePictures.ts.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Section } from '#features/public/parts/Section.tsx';
import { ProductPicture } from '#features/public/pictures/ProductPicture.tsx';
import type { PictureName } from '#navigation/productPictures.ts';

export function HomeProduct() {
  const { t } = useTranslation('public');
  return (
    <Section title={t('pictures.title')} text={t('pictures.text')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 5,
          rowGap: { xs: 6, md: 7 },
          '& > :first-of-type': { gridColumn: { md: '1 / -1' } },
        }}
      >
        {(['review', 'job', 'room'] as const).map((name) => (
          <TitledPicture key={name} name={name} />
        ))}
      </Box>
    </Section>
  );
}

/** A picture with what it shows. */
function TitledPicture({ name }: { name: PictureName }) {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{t(`pictures.${name}.title`)}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '62ch' }}>
        {t(`pictures.${name}.text`)}
      </Typography>
      <ProductPicture name={name} />
    </Box>
  );
}
