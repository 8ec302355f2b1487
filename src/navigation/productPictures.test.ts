// Every picture of the product is there, in each language and appearance, as small as promised and of the size the page says.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  buildPicturePath,
  pictureLanguages,
  pictureModes,
  pictureNames,
  pictureSizes,
  type PictureSize,
} from './productPictures.ts';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const sizes = Object.keys(pictureSizes) as PictureSize[];
const all = pictureNames.flatMap((name) =>
  pictureLanguages.flatMap((language) =>
    pictureModes.flatMap((mode) =>
      sizes.map((size) => ({ size, file: buildPicturePath(name, language, mode, size) })),
    ),
  ),
);

/** Width and height of a lossy WebP file, from its first frame's header. */
function readDimensions(picture: Buffer): { width: number; height: number } {
  const start = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  return {
    width: picture.readUInt16LE(start + 3) & 0x3fff,
    height: picture.readUInt16LE(start + 5) & 0x3fff,
  };
}

it.each(all)('$file', ({ file, size }) => {
  const picture = readFileSync(folder + file);
  expect(picture.length).toBeLessThanOrEqual(60 * 1024);
  const { width, height, scale } = pictureSizes[size];
  expect(readDimensions(picture)).toEqual({ width: width * scale, height: height * scale });
});

it('no other lies beside them', () => {
  expect(
    readdirSync(`${folder}/pictures`)
      .map((file) => `/pictures/${file}`)
      .toSorted(),
  ).toEqual(all.map(({ file }) => file).toSorted());
});
