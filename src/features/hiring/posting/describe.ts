// What is wrong with a pasted job description, before anything is sent anywhere.
import { limits } from '#domain/jobs/kit.ts';

export type DescriptionProblem = 'empty' | 'tooLong' | 'binary';

/** The problem with a description, or null. Any script, emoji and right-to-left text is fine; control characters mean a file was pasted by mistake. */
export function findDescriptionProblem(text: string): DescriptionProblem | null {
  if (text.replace(/[\s\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '') === '') return 'empty';
  // eslint-disable-next-line no-control-regex
  const control = text.match(/[\u0000-\u0008\u000E-\u001F\uFFFD]/g)?.length ?? 0;
  if (control > 0 && control / text.length > 0.001) return 'binary';
  return text.length > limits.descriptionMax ? 'tooLong' : null;
}
