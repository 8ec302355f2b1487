import { describe, expect, it } from 'vitest';
import { boxesOf } from './findOnPage.ts';

const item = (str: string, x: number, y: number) => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 5,
  height: 10,
});
const page = [
  item('Ana Ruiz', 50, 800),
  item('Built forms in ', 50, 700),
  item('TypeScript', 125, 700),
  item('Skills', 50, 600),
  item('Kubernetes, React', 120, 600),
];
const view = [0, 0, 500, 1000];

describe('a line on its page', () => {
  it('is found across runs, whatever the spaces', () => {
    expect(boxesOf(page, view, 'Built  forms in TypeScript')).toEqual([
      { left: 0.1, top: 0.29, width: 0.14, height: 0.0125 },
      { left: 0.25, top: 0.29, width: 0.1, height: 0.0125 },
    ]);
  });
  it('is found in the middle of a run', () => {
    const [box] = boxesOf(page, view, 'React');
    expect([box?.left, box?.top, box?.width].map((share) => share?.toFixed(4))).toEqual([
      '0.3600',
      '0.3900',
      '0.0500',
    ]);
  });
  it('is found with words blacked out, and by its parts', () => {
    expect(boxesOf(page, view, 'Built █████ in TypeScript')).toHaveLength(2);
    expect(boxesOf(page, view, 'Skills\tKubernetes, React')).toHaveLength(2);
    expect(boxesOf(page, view, 'Kubernetes, React\tSkills')).toHaveLength(2);
  });
  it('gives the blacked-out letters alone', () => {
    const [box, ...rest] = boxesOf(page, view, 'Built █████ in TypeScript', 'covered');
    expect([rest.length, box?.left.toFixed(3), box?.width.toFixed(3)]).toEqual([
      0,
      '0.160',
      '0.050',
    ]);
    expect(boxesOf(page, view, 'Built forms in TypeScript', 'covered')).toEqual([]);
  });
  it('is found where a word was cut by a hyphen at the end of a line', () => {
    const cut = [
      item('Drained 14 km of pro- ', 50, 700),
      item('vincial road, part-', 50, 688),
      item('time', 50, 676),
    ];
    expect(boxesOf(cut, view, 'Drained 14 km of provincial road')).toHaveLength(2);
    expect(boxesOf(cut, view, 'vincial road, part-time')).toHaveLength(2);
    expect(boxesOf(cut, view, 'Drained 14 km of ██████████ road', 'covered')).toHaveLength(2);
  });
  it('is found by its beginning when its end is elsewhere', () =>
    expect(
      boxesOf(page, view, 'Built forms in TypeScript and much more on the next page'),
    ).toHaveLength(2));
  it('is nowhere when it is not there', () =>
    expect([
      boxesOf(page, view, 'Terraform'),
      boxesOf(page, view, '  '),
      boxesOf([], view, 'React'),
    ]).toEqual([[], [], []]));
});
