// A picture of the product in its frame, in the reader's language and appearance; the one that is not shown is not fetched.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#i18n/languages.ts';
import { windowFrame } from '#ui/theme/themeBackdrop.ts';
import {
  buildPicturePath,
  pictureModes,
  pictureSizes,
  type PictureMode,
  type PictureName,
} from '#navigation/productPictures.ts';

/** Each appearance is hidden in the other: lazy pictures that are not shown are never asked for. */
const shownIn = {
  light: { display: 'block', 'html[data-theme=dark] &': { display: 'none' } },
  dark: { display: 'none', 'html[data-theme=dark] &': { display: 'block' } },
} as const satisfies Record<PictureMode, object>;

const computePixels = ({ width, height, scale }: (typeof pictureSizes)['wide' | 'phone']) => ({
  width: width * scale,
  height: height * scale,
});

export function ProductPicture({ name, caption }: { name: PictureName; caption?: string }) {
  const { t, i18n } = useTranslation('public');
  const language = toLanguage(i18n.language);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box sx={windowFrame}>
        {pictureModes.map((mode) => (
          <Box key={mode} component="picture" sx={shownIn[mode]}>
            <source
              media="(max-width: 599px)"
              srcSet={buildPicturePath(name, language, mode, 'phone')}
              {...computePixels(pictureSizes.phone)}
            />
            <Box
              component="img"
              loading="lazy"
              decoding="async"
              fetchPriority="low"
              alt={t(`pictures.${name}.alt`)}
              {...computePixels(pictureSizes.wide)}
              src={buildPicturePath(name, language, mode, 'wide')}
              sx={{ display: 'block', width: '100%', height: 'auto' }}
            />
          </Box>
        ))}
      </Box>
      {caption && (
        <Typography
          component="figcaption"
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', mt: 1.25 }}
        >
          {caption}
        </Typography>
      )}
    </Box>
  );
}
