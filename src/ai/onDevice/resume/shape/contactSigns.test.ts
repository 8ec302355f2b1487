// Who a resume is about, as far as its head and its skills say it.
import { describe, expect, it } from 'vitest';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeProblems } from '#ai/tasks/parseResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';

function parsed(text: string): ParsedResume {
  const read = resumeFrom(readTextLines(text));
  expect(resumeProblems(read)).toEqual([]);
  return read;
}

describe('who it is about', () => {
  it('lives in a town that no list has, beside a postal code or contact data', () => {
    expect(
      parsed('Grace Obi\n12 Mill Lane, Derby DE1 2AB\ngrace@example.com\n\nExperience').location,
    ).toBe('Derby');
    expect(
      parsed('Raúl Paz\nTécnico\nVitoria-Gasteiz | 600 555 909 | raul@example.com\n\nExperiencia')
        .location,
    ).toBe('Vitoria-Gasteiz');
    expect(parsed('Raúl Paz | 600 555 909 | raul@example.com\n\nExperiencia').location).toBeNull();
  });
  it('may be told in one line with the ways to reach them', () => {
    const read = parsed(
      'Hal Brightwater, Driver, hal@example.com, 07700 900 777, Leeds\n\nExperience\nVan Driver — Otley Bakery — 2016 to 2020',
    );
    expect([read.name, read.location]).toEqual(['Hal Brightwater', 'Leeds']);
  });
  it('lives in the town before a postal code in the midst of an address', () => {
    expect(
      parsed(
        'Name: Pilar Ostrow\nAddress: 4 Quay Street, Limerick V94 X2P3, Ireland\nE-mail: pilar@example.com\n\nExperience',
      ).location,
    ).toBe('Limerick');
  });
  it('has a headline of its own, beside the place or below letters behind the name', () => {
    expect(
      parsed('Theo Banning\nWarehouse Operative · Luton, UK · theo@example.com\n\nWork').headline,
    ).toBe('Warehouse Operative');
    // "k8s" is no number to call.
    expect(
      parsed(
        'Mara Lindqvist\nPlatform Engineer | k8s, Terraform and Python\nUppsala, Sweden | mara@example.com\n\nExperience',
      ).headline,
    ).toBe('Platform Engineer | k8s, Terraform and Python');
    expect(
      parsed('Petra Vandermeer\nHorticulturist | petra@example.com | Wisley, UK\n\nExperience')
        .headline,
    ).toBe('Horticulturist');
    expect(
      parsed('Dana Whitfield, RN\nStaff Nurse\nTucson, AZ | dana@example.com\n\nExperience')
        .headline,
    ).toBe('Staff Nurse');
  });
});

describe('skills', () => {
  it('are not what somebody says they do not have, or would like to learn', () => {
    expect(
      parsed(
        'Ana Ruiz\nana@example.com\n\nExperience\nAnalyst, Kestrel Logistics\n2019 - 2021\n- Reports.\n\nSkills\nMySQL, Tableau, Excel. Our transformations are plain SQL scripts; we do not use dbt. Next on my list to learn: Python.',
      ).skills,
    ).toEqual(['MySQL', 'Tableau', 'Excel', 'SQL']);
  });

  it('are no names of employers where nobody lists any, and no pieces of sentences', () => {
    expect(
      parsed(
        'Ana Ruiz\nana@example.com\n\nExperience\nClerk, Kestrel Logistics\n2019 - 2021\n- Kept SAP in order.',
      ).skills,
    ).toEqual(['SAP']);
    expect(
      parsed(
        'Ana Ruiz\nana@example.com\n\nSkills\nOrganisation: planned diaries of four directors for six years, and kept the minutes of the board.\nTriage, Wound care',
      ).skills,
    ).toEqual(['Triage', 'Wound care']);
  });
});
