/** What a check of the deployment found, in plain words. */

/** `wrong`: the product does not work as it should; `advice`: it works, but should not stay so; `unasked`: could not be asked here. */
export type Verdict = 'right' | 'wrong' | 'advice' | 'unasked';

export interface Finding {
  readonly about: string;
  readonly verdict: Verdict;
  /** What is so, and for anything but `right` what to do. */
  readonly words: string;
}

/** What the checks look at beside the project. */
export interface Deployment {
  /** Where the product answers, as "https://hirely.example". */
  readonly host: string;
  readonly bucket: string;
  /** The collection that the Trigger Email extension reads templates from. */
  readonly templates: string;
  /** Settings of the build, as .env.production.local has them. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Says what is right, or what to do. */
export function judge(
  about: string,
  isRight: boolean,
  right: string,
  otherwise: string,
  verdict: Verdict = 'wrong',
): Finding {
  return { about, verdict: isRight ? 'right' : verdict, words: isRight ? right : otherwise };
}

/** For what only a hosted project knows. */
export function leaveOut(about: string): Finding {
  return { about, verdict: 'unasked', words: 'Emulators do not know this.' };
}

/** Runs a check; one that cannot be asked says why, and does not hold up the others. */
export async function runCheck(about: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    return [{ about, verdict: 'wrong', words: `Could not be asked: ${words}` }];
  }
}

/** A part of a reply, by its path; undefined where it is not there. */
export function pick(body: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string, unknown>)[key]
        : undefined,
    body,
  );
}
