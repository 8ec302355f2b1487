import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';

const statuses = (line: string): string[] =>
  splitClauses(line).map(({ status, text }) => `${status}: ${text}`);

describe('what a line says about itself', () => {
  it('is denied from the denial on, and no further', () => {
    expect(statuses('Our transformations are plain SQL scripts; we do not use dbt.')).toEqual([
      'done: Our transformations are plain SQL scripts;',
      'denied: we do not use dbt.',
    ]);
    expect(statuses('Stock there was on paper and spreadsheets, we had no SAP.')).toEqual([
      'done: Stock there was on paper and spreadsheets, we',
      'denied: had no SAP.',
    ]);
    expect(statuses('The team had no tests, so I introduced Jest.')).toEqual([
      'denied: The team had no tests',
      'done: , so I introduced Jest.',
    ]);
    expect(statuses('No hablo inglés.')).toEqual(['denied: No hablo inglés.']);
    expect(statuses('I have never led a team.')).toEqual(['denied: I have never led a team.']);
  });

  it.each([
    'Rebuilt the checkout in React because the old one did not scale',
    'Led three launches without delay',
    'No-code tools, Excel and SQL',
    'Proyectos para entidades sin ánimo de lucro',
    'Drove 200,000 km with no accidents',
    'Not only used Terraform but taught it',
    'Node.js, Norwegian, notebooks',
    'No. 1 seller of the region',
    'Entrega de pedidos sin incidencias',
    'Wrote tests so that releases do not break',
  ])('is done where a "not" denies nothing of the person: %s', (line) => {
    expect(splitClauses(line).map(({ status }) => status)).toEqual(['done']);
  });

  it('is wished for, begun or run out', () => {
    expect(statuses('Next on my list to learn: Terraform.')).toEqual([
      'wished: Next on my list to learn: Terraform.',
    ]);
    expect(statuses('CIPD Level 5, started October 2025, expected June 2027')).toEqual([
      'begun: CIPD Level 5, started October 2025, expected June 2027',
    ]);
    expect(statuses('Reach truck, lapsed February 2026, not renewed yet')).toEqual([
      'expired: Reach truck, lapsed February 2026, not renewed yet',
    ]);
  });

  it('is found in its place', () => {
    const line = 'Kept the books in Sage · I have not used NetSuite, but Xero';
    for (const { start, end, text } of splitClauses(line))
      expect(line.slice(start, end)).toBe(text);
  });
});
