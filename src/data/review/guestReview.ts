// What a reviewer without an account does with a link: opens it once, reads what it opens, fills the scorecard, hands it in.
// Reads: link, key, material once each; answers and transcripts of one candidate (60 each at most); every half minute one answer again, to learn that it is closed.
import { limit, query, serverTimestamp, where } from 'firebase/firestore';
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import { hideInAnswer, hideInTranscript, hiderOf } from '#domain/candidate/identity.ts';
import type { Review } from '#domain/review/review.ts';
import { guestEndOf, type Guest, type Share, type ShareMaterial } from '#domain/review/share.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { createEmitter } from '#domain/base/store.ts';
import { withWords, type Transcript } from '#domain/candidate/transcript.ts';
import { answersMax } from '#data/candidate/candidateFile.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';
import type { ReviewContent } from './reviews.ts';

/** This person's key to a candidate's answers, kept current; null when there is none. */
export function myKeySource(candidateRef: CandidateRef, uid: string): Source<Stored<Guest> | null> {
  return liveDoc('guests', { ...candidateRef, guestUid: uid });
}

/** The link a key came with. */
export function linkOfKey(
  { orgId }: Pick<CandidateRef, 'orgId'>,
  token: string,
): Source<Stored<Share> | null> {
  return liveDoc('shares', { orgId, token });
}

/** What a guest reads: answers with the words that tell who it is hidden, the transcripts, and what the scorecard asks. */
export interface GuestFile {
  material: ShareMaterial;
  answers: Stored<Answer>[];
  transcripts: Readonly<Record<string, Transcript | undefined>>;
}

function buildFile(
  material: ShareMaterial,
  answers: Stored<Answer>[],
  transcripts: Listed<Transcript>,
  share: Share,
): GuestFile {
  const hide = hiderOf(share.hidden, share.candidateUid);
  const byId: Record<string, Transcript | undefined> = Object.fromEntries(
    transcripts.items.map(({ id, data }) => [id, data]),
  );
  const words = withWords(Object.fromEntries(answers.map(({ id, data }) => [id, data])), byId);
  return {
    material,
    answers: answers.map((answer) => ({
      ...answer,
      data:
        answer.data.type === 'resume'
          ? { ...answer.data, text: null }
          : hideInAnswer(words[answer.id] ?? answer.data, hide),
    })),
    transcripts: Object.fromEntries(
      transcripts.items.map(({ id, data }) => [id, hideInTranscript(data, hide)]),
    ),
  };
}

const refusals = createEmitter();

/** Tells when the server has refused something that a key opened: a reason to ask what became of it. Returns how to stop. */
export const onRefused = refusals.subscribe;

/** Once read, a refusal is left to whoever watches the key: it is the end of the link, and its own words say so. */
function untilClosed<T>({ key, subscribe }: Source<T>): Source<T> {
  return {
    key,
    subscribe: (next, fail) => {
      let known = false;
      return subscribe(
        (value) => {
          known = true;
          next(value);
        },
        (error) => {
          const refused = faultOf(error).code === 'permissionDenied';
          if (refused) refusals.emit();
          if (!known || !refused) fail(error);
        },
      );
    },
  };
}

/** Everything a key opens; the first value comes when all is known. The rules let each kind of answer be asked for by itself. */
export function guestFileOf(
  candidateRef: CandidateRef,
  key: Pick<Guest, 'token' | 'resume'>,
  share: Share,
): Source<GuestFile> {
  const path = docAt('sessions', candidateRef).path;
  const kinds: readonly Answer['type'][] = key.resume
    ? ['text', 'video', 'resume']
    : ['text', 'video'];
  const answersOf = (kind: Answer['type']) =>
    liveList(
      'answers',
      `${path}/answers/${kind}`,
      () =>
        query(
          collectionAt('answers', candidateRef),
          where('type', '==', kind),
          limit(answersMax + 1),
        ),
      answersMax,
    );
  return untilClosed({
    key: `guest/${path}/${key.token}`,
    subscribe: (next, fail) => {
      const answers = new Map<string, Stored<Answer>[]>();
      let material: ShareMaterial | null = null;
      let transcripts: Listed<Transcript> | null = null;
      const emit = (): void => {
        if (material && transcripts && answers.size === kinds.length)
          next(buildFile(material, [...answers.values()].flat(), transcripts, share));
      };
      const stops = [
        liveDoc('shareMaterial', { orgId: candidateRef.orgId, token: key.token }).subscribe(
          (stored) => {
            if (stored) {
              material = stored.data;
              emit();
            }
          },
          fail,
        ),
        liveList(
          'transcripts',
          `${path}/transcripts/guest`,
          () => query(collectionAt('transcripts', candidateRef), limit(answersMax + 1)),
          answersMax,
        ).subscribe((listed) => {
          transcripts = listed;
          emit();
        }, fail),
        ...kinds.map((kind) =>
          answersOf(kind).subscribe(({ items }) => {
            answers.set(kind, items);
            emit();
          }, fail),
        ),
      ];
      return () => stops.forEach((stop) => stop());
    },
  });
}

/** What became of a key, by the server's word: it still opens the answers (also when the server cannot be asked), or why not. Asked beside the listeners, which the refusal may have stopped. */
export async function readKeyEnd(
  candidateRef: CandidateRef,
  uid: string,
): Promise<'open' | 'done' | 'revoked' | 'expired' | 'closed'> {
  const now = await readServerTime();
  try {
    return await runTransaction(database(), async (transaction) => {
      const key = await readOptional(transaction, 'guests', { ...candidateRef, guestUid: uid });
      const end = key && guestEndOf(key, now);
      if (!end) await transaction.get(docAt('answers', { ...candidateRef, answerId: 'any' }));
      return end ?? 'open';
    });
  } catch (error) {
    return faultOf(error).code === 'permissionDenied' ? 'closed' : 'open';
  }
}

/** This person's scorecard; null when it is not begun. */
export function myGuestReviewSource(
  candidateRef: CandidateRef,
  uid: string,
): Source<Stored<Review> | null> {
  return untilClosed(liveDoc('guestReviews', { ...candidateRef, guestUid: uid }));
}

async function write(
  candidateRef: CandidateRef,
  { uid, name }: { uid: string; name: string },
  content: ReviewContent,
  submitted: boolean,
): Promise<number> {
  requireOnline();
  const at = { ...candidateRef, guestUid: uid };
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const key = await readOptional(transaction, 'guests', at);
      if (key?.status !== 'open') throw new Fault('permissionDenied');
      const mine = await readOptional(transaction, 'guestReviews', at);
      if (mine?.submitted) throw new Fault('conflict');
      const rev = (mine?.rev ?? 0) + 1;
      transaction.set(docAt('guestReviews', at), {
        rating: content.rating,
        comment: content.comment ?? '',
        scores: content.scores ?? {},
        submitted,
        name,
        updatedAt: serverTimestamp(),
        rev,
      });
      if (submitted) {
        transaction.update(docAt('guests', at), { status: 'done' });
        transaction.update(docAt('shares', { orgId: candidateRef.orgId, token: key.token }), {
          status: 'done',
          doneAt: serverTimestamp(),
        });
      }
      return rev;
    }),
  );
}

/** Saves the guest's scorecard as a draft and gives its revision. */
export async function saveGuestReview(
  candidateRef: CandidateRef,
  guest: { uid: string; name: string },
  content: ReviewContent,
): Promise<number> {
  return write(candidateRef, guest, content, false);
}

/** Hands the scorecard in and closes the link with it, in one commit. It cannot be taken back. */
export async function handInGuestReview(
  candidateRef: CandidateRef,
  guest: { uid: string; name: string },
  content: ReviewContent,
): Promise<void> {
  await write(candidateRef, guest, content, true);
}
