// The spelling of the occupation lists: one block an occupation, six lines: `id | English name | Spanish name`, English titles, Spanish titles, skills, tasks in English, tasks in Spanish.

/** A kind of work with what it is called, what it takes and what is done in it. */
export interface Occupation {
  id: string;
  en: {
    name: string;
    titles: readonly string[];
    /** Fit after "you had to". */
    tasks: readonly string[];
  };
  es: {
    name: string;
    titles: readonly string[];
    /** Fit after "tuviste que". */
    tasks: readonly string[];
  };
  /** Names as in the skill lists. */
  skills: readonly string[];
}

const cut = (line: string | undefined, sign: string): string[] =>
  (line ?? '')
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/** @throws RangeError when a block has not six lines. */
export function readOccupations(list: string): Occupation[] {
  return list
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      const [id = '', english = '', spanish = ''] = cut(lines[0], '|');
      if (lines.length !== 6) throw new RangeError(`occupation ${id}: six lines expected`);
      return {
        id,
        en: {
          name: english,
          titles: [english.toLowerCase(), ...cut(lines[1], ',')],
          tasks: cut(lines[4], ';'),
        },
        es: {
          name: spanish,
          titles: [spanish.toLowerCase(), ...cut(lines[2], ',')],
          tasks: cut(lines[5], ';'),
        },
        skills: cut(lines[3], ','),
      };
    });
}
