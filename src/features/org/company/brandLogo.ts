// A chosen picture as a small logo: drawn anew in the browser, so that only pixels travel, whatever the file held.
import { brandLimits } from '#domain/company/brand.ts';
import { pictureSizeOf } from './pictureSize.ts';

/** Widest and highest a logo is kept, in pixels. */
const box = { width: 480, height: 160 } as const;
const fileMax = 5_000_000;
/** Opened, a picture takes four bytes for each of its pixels. */
const pixelsMax = 40_000_000;
/** Where a header ends at the latest: before the size of a JPEG may stand its colour profile and a small picture. */
const headerBytes = 512 * 1024;
export type LogoProblem = 'type' | 'large' | 'unreadable';

/** Scales `width` × `height` into the box, never up. */
export function fitIntoBox(
  width: number,
  height: number,
  scale = 1,
): { width: number; height: number } {
  const factor = Math.min(1, box.width / width, box.height / height) * scale;
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** The data URL of a logo of at most 60 000 characters, or what was wrong with the file. */
export async function readLogo(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(file.type)) return { problem: 'type' };
  if (file.size > fileMax) return { problem: 'large' };
  const size = pictureSizeOf(await file.slice(0, headerBytes).arrayBuffer());
  if (!size) return { problem: 'unreadable' };
  if (size.width * size.height > pixelsMax) return { problem: 'large' };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { problem: 'unreadable' };
  }
  try {
    for (const scale of [1, 0.75, 0.5, 0.35, 0.25]) {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, fitIntoBox(picture.width, picture.height, scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      // Photographs are smaller as WebP; a browser that cannot write it gives a PNG, which is judged by its size like any other.
      const logo = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', 0.9)].find(
        (url) => url.length <= brandLimits.logoMax,
      );
      if (logo) return { logo };
    }
    return { problem: 'large' };
  } finally {
    picture.close();
  }
}
