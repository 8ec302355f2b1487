// The weights that go with the product, fitted by tools/train/grading.ts on the Mohler and SAF corpora (see THIRD_PARTY.md); other corpora only judged the settings.
import type { GradingModel } from './model.ts';
import weights from './weights.json' with { type: 'json' };

const models = weights as unknown as { words: GradingModel; letters: GradingModel };

/** The model for use with word vectors, or the one for letters alone. */
export function loadShippedModel(withWords: boolean): GradingModel {
  return withWords ? models.words : models.letters;
}
