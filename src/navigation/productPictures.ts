// The pictures of the product on public pages: which there are, their addresses, and how large they are. Taken by tools/sitePictures.ts.
export const pictureNames = ['job', 'review', 'room'] as const;
export type PictureName = (typeof pictureNames)[number];

export const pictureLanguages = ['en', 'es'] as const;
export type PictureLanguage = (typeof pictureLanguages)[number];

export const pictureModes = ['light', 'dark'] as const;
export type PictureMode = (typeof pictureModes)[number];

/** The window each is taken in, in CSS pixels, and how many pixels of the file stand for one. */
export const pictureSizes = {
  wide: { width: 1040, height: 640, scale: 1.25 },
  phone: { width: 390, height: 540, scale: 2 },
} as const;
export type PictureSize = keyof typeof pictureSizes;

/** The address of a picture's file, below the site's own. */
export function buildPicturePath(
  name: PictureName,
  language: PictureLanguage,
  mode: PictureMode,
  size: PictureSize,
): string {
  return `/pictures/${name}-${language}-${mode}-${size}.webp`;
}
