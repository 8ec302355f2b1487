import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  csvLimits,
  decodeCsv,
  isEmail,
  readCsv,
  withKnown,
  withLimit,
  type CsvRead,
  type CsvRow,
} from './csvDryRun.ts';

function rows(read: CsvRead): CsvRow[] {
  if ('problem' in read) throw new Error(`refused: ${read.problem}`);
  return read.rows;
}
const verdicts = (text: string): string[] =>
  rows(readCsv(text, 'en')).map(({ verdict }) => verdict);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('reading a list of candidates', () => {
  it('takes columns in any order, in English or Spanish, with any usual separator', () => {
    const expected = [
      {
        row: 2,
        email: 'ana@example.com',
        name: 'Ana Ruiz',
        language: 'es',
        verdict: 'ok',
        notes: [],
      },
    ];
    expect(rows(readCsv('name,email,language\nAna Ruiz,Ana@Example.com,es', 'en'))).toEqual(
      expected,
    );
    expect(
      rows(readCsv('idioma;Correo electrónico;Nombre\nEspañol;ana@example.com;Ana Ruiz', 'en')),
    ).toEqual(expected);
    expect(
      rows(readCsv('\uFEFFEmail\tName\tLang\r\nana@example.com\tAna  Ruiz\tes-MX\r\n', 'en')),
    ).toEqual(expected);
  });

  it('reads a bare list of addresses', () => {
    expect(rows(readCsv('ana@example.com\nsam@example.com', 'es'))).toMatchObject([
      { row: 1, email: 'ana@example.com', language: 'es' },
      { row: 2, email: 'sam@example.com' },
    ]);
    expect(rows(readCsv('Ana Ruiz,ana@example.com', 'en'))).toMatchObject([
      { name: 'Ana Ruiz', email: 'ana@example.com' },
    ]);
  });

  it('refuses wrong columns and says what it found; names columns that it leaves aside', () => {
    expect(readCsv('first,last\nAna,Ruiz', 'en')).toEqual({
      problem: 'columns',
      found: 'first, last',
    });
    expect(readCsv('email,phone,name\na@example.com,1,Ana', 'en')).toMatchObject({
      ignored: ['phone'],
    });
  });

  it('says from which line on a list is damaged', () => {
    const open =
      'email,name\na@example.com,Ann\n\nb@example.com,"Ruiz, Ana\nc@example.com,Cy\nd@example.com,Dee';
    expect(readCsv(open, 'en')).toEqual({
      problem: 'damaged',
      line: 4,
      found: 'b@example.com,"Ruiz, Ana',
    });
    expect(readCsv(open.replaceAll('\n', '\r\n'), 'en')).toMatchObject({
      problem: 'damaged',
      line: 4,
    });
    expect(
      readCsv('email,name\n"two\nlines"@x,Ann\nb@example.com,"Ana" Ruiz\n', 'en'),
    ).toMatchObject({ problem: 'damaged', line: 2 });
    expect(
      readCsv('email,name\n"a@example.com","one\ntwo"\nb@example.com,"Ana" Ruiz\n', 'en'),
    ).toMatchObject({ problem: 'damaged', line: 4 });
    expect(readCsv('"email,name\na@example.com,Ann', 'en')).toMatchObject({
      problem: 'damaged',
      line: 1,
    });
  });

  it('counts rows as a spreadsheet does, empty ones included', () => {
    expect(
      rows(readCsv('\nemail,name\n\na@example.com,"one\ntwo"\n,,\nb@example.com,B', 'en')).map(
        ({ row }) => row,
      ),
    ).toEqual([4, 6]);
  });

  it('marks what the plan has no room for, after what is held back', () => {
    const list = rows(readCsv('email\na@example.com\nno\nb@example.com\nc@example.com', 'en'));
    expect(withLimit(list, 2).map(({ verdict }) => verdict)).toEqual([
      'ok',
      'invalidEmail',
      'ok',
      'overLimit',
    ]);
    expect(withLimit(list, 0).map(({ verdict }) => verdict)).toEqual([
      'overLimit',
      'invalidEmail',
      'overLimit',
      'overLimit',
    ]);
    expect(withLimit(list, 9)).toEqual(list);
  });

  it('refuses what is empty', () => {
    expect(readCsv('', 'en')).toMatchObject({ problem: 'empty' });
    expect(readCsv(' \n\n', 'en')).toMatchObject({ problem: 'empty' });
    expect(readCsv('email,name\n\n', 'en')).toMatchObject({ problem: 'headerOnly' });
    expect(decodeCsv(new Uint8Array())).toMatchObject({ problem: 'empty' });
  });

  it('holds back missing, invalid and double addresses, each with its reason', () => {
    expect(
      verdicts(
        'email,name\na@example.com,A\n,No address\nnot an address,B\nA@EXAMPLE.com,twice\nb@localhost,C',
      ),
    ).toEqual(['ok', 'noEmail', 'invalidEmail', 'duplicate', 'invalidEmail']);
  });

  it('never passes a formula on', () => {
    const read = rows(
      readCsv(
        'email,name\n"=HYPERLINK(""http://x"")",A\na@example.com,"=cmd|\'/c calc\'!A1"\nb@example.com,@SUM(A1)\n+b@example.com,B\nc@example.com,-2+3',
        'en',
      ),
    );
    expect(read.map(({ verdict }) => verdict)).toEqual([
      'formulaEmail',
      'ok',
      'ok',
      'formulaEmail',
      'ok',
    ]);
    expect(read.map(({ name }) => name)).toEqual(['A', "cmd|'/c calc'!A1", 'SUM(A1)', 'B', '2+3']);
    expect(read.map(({ notes }) => notes.includes('formulaName'))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it("cuts what is too long, and falls back to the interview's language, with a note", () => {
    expect(
      rows(readCsv(`email,name,language\na@example.com,${'n'.repeat(200)},Klingon`, 'es')),
    ).toMatchObject([
      { name: 'n'.repeat(csvLimits.name), language: 'es', notes: ['nameCut', 'unknownLanguage'] },
    ]);
  });

  it('takes 500 rows and refuses 501', () => {
    const list = (count: number): string =>
      `email\n${Array.from({ length: count }, (_, index) => `p${index}@example.com`).join('\n')}`;
    expect(rows(readCsv(list(500), 'en'))).toHaveLength(500);
    expect(readCsv(list(501), 'en')).toEqual({ problem: 'tooManyRows', found: '501' });
  });

  it('keeps quoted separators, line breaks, right-to-left text, emoji and markup as words', () => {
    expect(
      rows(
        readCsv(
          'email,name\na@example.com,"Ruiz, Ana"\nb@example.com,"two\nlines"\nc@example.com,مرحبا 🙂\nd@example.com,<b>x</b>',
          'en',
        ),
      ).map(({ name }) => name),
    ).toEqual(['Ruiz, Ana', 'two lines', 'مرحبا 🙂', '<b>x</b>']);
  });

  it('marks addresses that already have an invitation', () => {
    expect(
      withKnown(
        rows(readCsv('a@example.com\nb@example.com', 'en')),
        new Set(['b@example.com']),
      ).map(({ verdict }) => verdict),
    ).toEqual(['ok', 'alreadyInvited']);
  });

  it('gives every row exactly one verdict, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1, maxLength: 20 }),
        (cells) => {
          const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
          const read = readCsv(
            `email,name\n${cells.map(([email, name]) => `x${quoted(email)}`.replace(/^x/, '') + `,${quoted(name)}`).join('\n')}`,
            'en',
          );
          if ('problem' in read) return;
          for (const row of read.rows) {
            expect(/^[=+\-@]/.test(row.name)).toBe(false);
            if (row.verdict === 'ok') expect(isEmail(row.email)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the bytes of a list', () => {
  it('are read as UTF-8, and as UTF-16 with a mark', () => {
    expect(decodeCsv(bytes('correo\nñ@example.com'))).toEqual({ text: 'correo\nñ@example.com' });
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from('email').flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    expect(decodeCsv(utf16)).toEqual({ text: 'email' });
  });

  it('are refused in another encoding, unless a person asks for it', () => {
    const latin = new Uint8Array([...bytes('name\nMu'), 0xf1, ...bytes('oz')]);
    expect(decodeCsv(latin)).toMatchObject({ problem: 'encoding' });
    expect(decodeCsv(latin, true)).toEqual({ text: 'name\nMuñoz' });
  });

  it('are refused when they are a spreadsheet, a picture or too many', () => {
    expect(decodeCsv(new Uint8Array([0x50, 0x4b, 3, 4]))).toMatchObject({ problem: 'notText' });
    expect(decodeCsv(new Uint8Array([1, 0, 2]))).toMatchObject({ problem: 'notText' });
    expect(decodeCsv(new Uint8Array(csvLimits.bytes + 1).fill(65))).toMatchObject({
      problem: 'tooLarge',
    });
  });
});

describe('addresses', () => {
  it.each(['a@example.com', 'a.b+c@sub.example.co', "o'neil@example.org"])('takes %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each([
    'a@b',
    'a b@example.com',
    'a@@example.com',
    'a..b@example.com',
    'a@exam_ple.com',
    '@example.com',
    'a@example.com,',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %s', (email) => expect(isEmail(email)).toBe(false));
});
