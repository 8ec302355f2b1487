import { expect, it } from 'vitest';
import { pictureSizeOf } from './pictureSize.ts';

const bytes = (...parts: (string | number[])[]): ArrayBuffer =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  ).buffer;
const many = Array.from({ length: 16 }, () => 0);

it('reads the size of a PNG', () =>
  expect(
    pictureSizeOf(
      bytes(
        [0x89],
        'PNG\r\n\u001A\n',
        [0, 0, 0, 13],
        'IHDR',
        [0, 0, 255, 255, 0, 0, 255, 254],
        many,
      ),
    ),
  ).toEqual({ width: 65_535, height: 65_534 }));

it('reads the size of a JPEG behind other parts and filling', () =>
  expect(
    pictureSizeOf(
      bytes(
        [0xff, 0xd8],
        [0xff, 0xe1, 0, 6, 1, 2, 3, 4],
        [0xff, 0xc4, 0, 3, 9],
        [0xff, 0xff, 0xc2, 0, 11, 8, 0x03, 0x00, 0x04, 0x01, 3],
        many,
      ),
    ),
  ).toEqual({ width: 1_025, height: 768 }));

it.each([
  ['VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00]],
  ['VP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0x00, 0, 0, 0, 0, 0]],
  ['VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 0x01, 0, 0xef, 0, 0]],
])('reads the size of a WebP, kind %s', (kind, rest) =>
  expect(pictureSizeOf(bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, rest, many))).toEqual({
    width: 320,
    height: 240,
  }),
);

it('knows no size of what is no picture, or ends too soon', () => {
  for (const nothing of [
    bytes(),
    bytes('%PDF-1.7'),
    bytes('<svg width="1"/>', many),
    bytes([0x89], 'PNG\r\n\u001A\n', [0, 0, 0, 13], 'IHDR', [0, 0]),
    bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0]),
    bytes('RIFF', [0, 0, 0, 0], 'WEBP', 'VP8X'),
  ])
    expect(pictureSizeOf(nothing)).toBeNull();
});
