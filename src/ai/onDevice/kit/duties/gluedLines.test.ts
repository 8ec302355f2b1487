// Lines that swallowed the next one give both; names with capitals are no new line.
import { describe, expect, it } from 'vitest';
import { splitGluedLines } from './gluedLines.ts';

describe('a line that lost its break', () => {
  it.each([
    [
      'Keep the delivery plan for all regions Continuously improve the way of packing',
      ['Keep the delivery plan for all regions', 'Continuously improve the way of packing'],
    ],
    [
      'Creation of bread baskets (willow and reed) Introducing Slow Baking',
      ['Creation of bread baskets (willow and reed)', 'Introducing Slow Baking'],
    ],
    [
      'Write well documented code To act as the first contact for sales',
      ['Write well documented code', 'To act as the first contact for sales'],
    ],
    [
      'Support to offshore personnel Preparation of proposals for changes Preparation of the yearly audit',
      [
        'Support to offshore personnel',
        'Preparation of proposals for changes',
        'Preparation of the yearly audit',
      ],
    ],
  ])('%s', (line, parts) => expect(splitGluedLines(line)).toEqual(parts));

  it.each([
    'Look after the gardens of Northern Parks',
    'Maintain the servers in the Lisbon office',
    'Report to the head baker Marketing Department',
  ])('stays whole: %s', (line) => expect(splitGluedLines(line)).toEqual([line]));
});
