// What each part of the posting's review is handed: the review, how to change it, and how to offer an undo.
import type { Review, ReviewEdit } from './review.ts';

/** Offers to take a step back. */
export type OfferUndo = (text: string, edit: ReviewEdit) => void;
export interface ReviewPartProps {
  review: Review;
  change: (edit: ReviewEdit) => void;
  offerUndo: OfferUndo;
  disabled: boolean;
}
