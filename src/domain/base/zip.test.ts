import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { computeCrc32, writeZipParts } from './zip.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('zip', () => {
  it('has the known check sum', () => {
    expect(computeCrc32(bytes('123456789'))).toBe(0xcbf43926);
    expect(computeCrc32(bytes(''))).toBe(0);
  });
  it('is read back by a program of others, names, check sums and contents', async () => {
    const recording = Uint8Array.from({ length: 70_000 }, (_, n) => n % 251);
    const file = Buffer.concat(
      writeZipParts([
        { name: 'datos.json', bytes: bytes('{"a":1}') },
        { name: 'grabaciones/señal 1.webm', bytes: recording },
        { name: 'empty.txt', bytes: bytes('') },
      ]),
    );
    const read = await JSZip.loadAsync(file, { checkCRC32: true });
    expect(
      Object.values(read.files)
        .filter(({ dir }) => !dir)
        .map(({ name }) => name),
    ).toEqual(['datos.json', 'grabaciones/señal 1.webm', 'empty.txt']);
    expect(await read.file('datos.json')?.async('string')).toBe('{"a":1}');
    expect(await read.file('grabaciones/señal 1.webm')?.async('uint8array')).toEqual(recording);
  });
});
