/** Facts that an invitation's mail states about the interview. Values are sent, so that each language phrases its own sentences. */
import { readInviteLength, type InterviewLength } from './interviewLength.ts';
import { readInviteFormats, type Invite } from './invite.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';

export interface MailFacts extends Pick<InterviewLength, 'minutes' | 'limit'> {
  /** How the questions are answered; null when it is not known. */
  formats: readonly AnswerFormat[] | null;
  asksResume: boolean;
}

/** The facts of an invitation; an older one that does not say how it is answered leaves that out. */
export function readInviteFacts(invite: Invite): MailFacts {
  const { formats, isKnown } = readInviteFormats(invite);
  return {
    ...readInviteLength(invite),
    formats: isKnown ? formats : null,
    asksResume: invite.type === 'resume',
  };
}

type Values = Readonly<Record<string, string>>;

/** The facts as the text values that a mail carries. */
export function formatFactValues({
  minutes,
  limit,
  formats,
  asksResume,
}: MailFacts): Record<string, string> {
  return {
    ...(minutes === null ? {} : { minutes: String(minutes) }),
    limit: String(limit),
    ...(formats === null
      ? {}
      : { formats: [...formats, ...(asksResume ? ['resume'] : [])].join(',') }),
  };
}

const ways = {
  en: { text: 'in writing', audio: 'by voice', video: 'on video' },
  es: { text: 'por escrito', audio: 'por voz', video: 'en vídeo' },
} as const satisfies Record<'en' | 'es', Record<AnswerFormat, string>>;

const isFormat = (code: string): code is AnswerFormat => code in ways.en;

/** Word for word what `useTimeWords` says on the screens. */
function formatLength({ minutes, limit }: Values, language: 'en' | 'es'): string {
  if (!limit) return '';
  const [about, most, unit] =
    language === 'es' ? ['Unos', 'tienes hasta', 'minuto'] : ['About', 'you have up to', 'minute'];
  const counted = (count: string): string => `${count} ${unit}${count === '1' ? '' : 's'}`;
  return minutes
    ? `${about} ${counted(minutes)}; ${most} ${limit}.`
    : `${most.charAt(0).toUpperCase()}${most.slice(1)} ${counted(limit)}.`;
}

/** How the questions are answered, in a sentence; empty where it is not known. */
export function formatFormats({ formats }: Values, language: 'en' | 'es'): string {
  const codes = formats?.split(',') ?? [];
  const named = codes.filter(isFormat).map((code) => ways[language][code]);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  const resume = codes.includes('resume');
  if (language === 'es') {
    const how =
      named.length === 0
        ? ''
        : named.length === 1
          ? `Respondes ${list}.`
          : `Cada pregunta dice cómo puedes responder: ${list}.`;
    return [how, resume ? 'Ten a mano tu currículum como archivo.' : ''].filter(Boolean).join(' ');
  }
  const how =
    named.length === 0
      ? ''
      : named.length === 1
        ? `You answer ${list}.`
        : `Each question says how you can answer: ${list}.`;
  return [how, resume ? 'Have your resume ready as a file.' : ''].filter(Boolean).join(' ');
}

/** The sentences about length and format, from the values of a mail; empty for a mail without them. */
export function formatFacts(values: Values, language: 'en' | 'es'): string {
  return [formatLength(values, language), formatFormats(values, language)]
    .filter(Boolean)
    .join(' ');
}
