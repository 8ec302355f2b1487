// What a model read from a posting must occur in it, in the right section, as for the on-device engine.
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import type { Dropped } from '#ai/adapter.ts';
import type { PostingFlag } from '#ai/reasons/reasons.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import {
  isTitleIn,
  readPostingText,
  explainNoDuty,
  explainNoSkill,
  type PostingText,
} from './postingText.ts';

/** Flags that code sets more reliably than a model. */
const flagsByCode: readonly PostingFlag[] = ['instructionLike', 'veryShort', 'otherLanguage'];

/** The title if it is a role that the posting names; else empty, and a person is asked for it. */
export function gateTitle(title: string, posting: PostingText, dropped: Dropped[]): string {
  if (title.trim() === '') return '';
  const isRole =
    wordsOf(title).some(({ lower }) => isRoleNoun(lower)) ||
    title.toLowerCase() === posting.reading.title.toLowerCase();
  // Our nouns are English and Spanish ones.
  if ((isRole || !posting.isSorted) && isTitleIn(title, posting)) return title;
  dropped.push({ code: isRole ? 'notInPosting' : 'noRole', text: title });
  return '';
}

/** The skills that the posting requires and those that it welcomes; a wish that was called a requirement is a wish. */
export function gateSkills(
  { mustHave, niceToHave }: Pick<TaskReply<'readJobDescription'>, 'mustHave' | 'niceToHave'>,
  posting: PostingText,
  dropped: Dropped[],
): { mustHave: string[]; niceToHave: string[] } {
  const moved: string[] = [];
  const kept = (list: readonly string[], as: 'must' | 'nice'): string[] =>
    list.filter((text) => {
      const code = explainNoSkill(text, posting, as);
      if (code === 'onlyDesirable') moved.push(text);
      if (code !== null) dropped.push({ code, text });
      return code === null;
    });
  const must = kept(mustHave, 'must');
  const taken = new Set(must.map((name) => name.toLowerCase()));
  const nice = [...moved, ...kept(niceToHave, 'nice')].filter(
    (name) => !taken.has(name.toLowerCase()),
  );
  return {
    mustHave: must,
    niceToHave: [...new Map(nice.map((name) => [name.toLowerCase(), name])).values()],
  };
}

/** Lets through what the posting says. */
export function gatePosting(
  { text }: CheckedInput<'readJobDescription'>,
  reply: TaskReply<'readJobDescription'>,
): { reply: TaskReply<'readJobDescription'>; dropped: Dropped[] } {
  const posting = readPostingText(text);
  const dropped: Dropped[] = [];
  const title = gateTitle(reply.title, posting, dropped);
  const skills = gateSkills(reply, posting, dropped);
  const responsibilities = reply.responsibilities.filter((duty) => {
    const code = explainNoDuty(duty, posting);
    if (code !== null) dropped.push({ code, text: duty });
    return code === null;
  });
  const plain = foldWord(text).replaceAll(/\s+/g, ' ');
  const qualifications = reply.qualifications.filter((row) => {
    const isQuoted = plain.includes(foldWord(row.text).replaceAll(/\s+/g, ' ').trim());
    if (!isQuoted) dropped.push({ code: 'notInPosting', text: row.text });
    return isQuoted;
  });
  const flags: PostingFlag[] = [
    ...posting.reading.flags.filter((flag) => flagsByCode.includes(flag)),
    ...(title === '' ? ['noTitle' as const] : []),
    ...(skills.mustHave.length + skills.niceToHave.length === 0 ? ['noSkills' as const] : []),
  ];
  const heaviestFirst = reply.heaviestFirst?.filter((line) => responsibilities.includes(line));
  const names = new Set([...skills.mustHave, ...skills.niceToHave]);
  const doubts = reply.doubts && {
    ...reply.doubts,
    responsibilities: reply.doubts.responsibilities.filter((line) =>
      responsibilities.includes(line),
    ),
    skills: reply.doubts.skills.filter((name) => names.has(name)),
  };
  return {
    reply: {
      ...reply,
      title,
      ...skills,
      responsibilities,
      qualifications,
      ...(doubts ? { doubts } : {}),
      ...(heaviestFirst ? { heaviestFirst } : {}),
      flags,
    },
    dropped,
  };
}
