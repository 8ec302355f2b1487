// What is read of a Word file.
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { buildDocxParts, zipOf } from '#ai/documents/files.fixture.ts';
import { readDocument } from '#ai/documents/readDocument.ts';

const read = (content: string | Uint8Array, name: string) =>
  readDocument(new Blob([content as BlobPart]), name);

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );
}

describe('Word', () => {
  it('gives body and page headers, entities decoded', async () => {
    const file = zipOf(
      buildDocxParts(['Ana &amp; Co.', 'Nurse', '3 years'], ['ana@example.com', 'ana@example.com']),
    );
    expect(await read(file, 'cv.docx')).toEqual({
      text: 'ana@example.com\nAna & Co.\nNurse\n3 years',
      pages: 1,
      warnings: [],
    });
  }, 30_000);

  it('is refused when it is cut, hollow, encrypted, or holds a document type', async () => {
    const whole = zipOf(buildDocxParts(['Hello there']));
    expect(await codeOf(read(whole.slice(0, whole.length - 30), 'cv.docx'))).toBe('fileDamaged');
    expect(await codeOf(read(zipOf(buildDocxParts([])), 'cv.docx'))).toBe('fileEmpty');
    expect(
      await codeOf(
        read(zipOf(buildDocxParts(['a']).map((part) => ({ ...part, encrypted: true }))), 'cv.docx'),
      ),
    ).toBe('fileProtected');
    expect(
      await codeOf(
        read(
          zipOf(
            buildDocxParts(['a'])
              .filter(({ name }) => name !== 'word/document.xml')
              .concat({ name: 'word/styles.xml', content: '<a/>' }),
          ),
          'cv.docx',
        ),
      ),
    ).toBe('fileDamaged');
    const bomb = buildDocxParts(['a']).map((part) =>
      part.name === 'word/document.xml'
        ? { ...part, content: `<!DOCTYPE a [<!ENTITY b "c">]>${String(part.content)}` }
        : part,
    );
    expect(await codeOf(read(zipOf(bomb), 'cv.docx'))).toBe('fileDamaged');
  }, 30_000);

  it('is read whatever its pictures are: they stay packed', async () => {
    const blank = new Uint8Array(18_000_000);
    expect(
      (
        await read(
          zipOf([
            ...buildDocxParts(['Ana Lopez, nurse']),
            { name: 'word/media/scan.bmp', content: blank },
          ]),
          'cv.docx',
        )
      ).text,
    ).toBe('Ana Lopez, nurse');
  }, 30_000);

  it('is refused before a bomb bursts, by its own figures or against them', async () => {
    const big = 'x'.repeat(3_000_000);
    expect(
      await codeOf(
        read(zipOf([...buildDocxParts(['a']), { name: 'word/big.xml', content: big }]), 'cv.docx'),
      ),
    ).toBe('fileDamaged');
    expect(
      await codeOf(
        read(
          zipOf([
            ...buildDocxParts(['a']),
            { name: 'word/header7.xml', content: big, claimedSize: 100 },
          ]),
          'cv.docx',
        ),
      ),
    ).toBe('fileDamaged');
    expect(
      await codeOf(read(zipOf([...buildDocxParts(['a']), ...buildDocxParts(['b'])]), 'cv.docx')),
    ).toBe('fileDamaged');
    expect(
      await codeOf(
        read(
          zipOf([
            ...buildDocxParts(['a']),
            { name: 'media/a.bin', content: 'a', claimedSize: 4_000_000_000 },
          ]),
          'cv.docx',
        ),
      ),
    ).toBe('fileDamaged');
  }, 30_000);
});
