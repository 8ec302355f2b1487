import { describe, expect, it } from 'vitest';
import { computeKeywordGap, type AskedTerm } from './keywordGap.ts';

/** A stem for the tests alone: English and Spanish endings fall. */
const stem = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:aciones|acion|ando|iendo|ing|ed|es|s|ar|o|a|e)$/, '');
const must = (name: string, ...others: string[]): AskedTerm => ({ name, need: 'must', others });
const gap = (asked: AskedTerm[], posting: string, ...lines: string[]) =>
  computeKeywordGap(asked, posting, lines, stem);

describe('the keyword gap', () => {
  it('counts found over asked, musts and wishes apart', () => {
    const {
      asked,
      found,
      must: musts,
      nice,
    } = gap(
      [must('Excel'), must('SAP'), { name: 'Payroll', need: 'nice', others: [] }],
      'Excel and SAP. Payroll is a plus.',
      'Excel, payroll',
    );
    expect([asked, found, musts, nice]).toEqual([
      3,
      2,
      { asked: 2, found: 1 },
      { asked: 1, found: 1 },
    ]);
  });

  it('says where and how often the posting and the resume say it', () => {
    const posting = 'Excel every day. You know Excel.';
    const [term] = gap([must('Excel')], posting, 'Baker', 'Used Excel').terms;
    expect(term?.inPosting.map(({ start, end }) => posting.slice(start, end))).toEqual([
      'Excel',
      'Excel',
    ]);
    expect(term?.inResume).toEqual([{ line: 1, start: 5, end: 10, text: 'Excel', by: 'words' }]);
  });

  it('finds word forms and other names, and calls them so', () => {
    expect(gap([must('planning')], '', 'The plants of the week').terms[0]).toMatchObject({
      by: null,
    });
    expect(gap([must('Scheduling')], '', 'I scheduled shifts').terms[0]).toMatchObject({
      by: 'form',
      inResume: [{ text: 'scheduled' }],
    });
    expect(gap([must('Kubernetes', 'k8s')], '', 'Ran K8s').terms[0]).toMatchObject({
      by: 'other',
      inResume: [{ text: 'K8s', by: 'other' }],
    });
    expect(gap([must('Kubernetes', 'k8s')], '', 'K8s', 'Kubernetes').terms[0]).toMatchObject({
      by: 'words',
    });
  });

  it('reads Spanish with and without accents', () => {
    expect(
      gap([must('atención al cliente', 'customer service')], '', 'Atencion al cliente en tienda')
        .terms[0]?.by,
    ).toBe('words');
    expect(gap([must('planificación')], '', 'planificando turnos').terms[0]?.by).toBe('form');
    expect(
      gap([must('atención al cliente', 'customer service')], '', 'Customer service').terms[0]?.by,
    ).toBe('other');
    expect(gap([must('año')], '', 'ano').terms[0]?.by).toBe(null);
  });

  it('does not find a name within another, over a full stop, or a short one in another spelling', () => {
    expect(gap([must('Java')], '', 'JavaScript').found).toBe(0);
    expect(gap([must('SQL Server')], '', 'I know SQL. Server rooms too.').found).toBe(0);
    expect(gap([must('Go')], '', 'I go home').found).toBe(0);
    expect(gap([must('Go')], '', 'Go, Rust').found).toBe(1);
    expect(gap([must('C')], '', 'C++ and C#').found).toBe(0);
    expect(
      gap(
        [must('C++'), must('C#'), must('.NET'), must('Node.js')],
        '',
        'C++ and C# on .NET, Node.js.',
      ).found,
    ).toBe(4);
  });

  it('counts a term once, whatever its spelling, and an empty one never', () => {
    expect(
      gap([{ name: 'Excel', need: 'nice', others: [] }, must('EXCEL'), must(' ')], '', 'Excel'),
    ).toMatchObject({ asked: 1, found: 1, must: { asked: 1, found: 1 } });
    expect(gap([], 'x', 'x')).toMatchObject({ asked: 0, found: 0, terms: [] });
  });
});
