/** Where this tab keeps a visitor's answer to a sample question until it is cleared. */
export const ownAnswerKey = 'hirely.sampleAnswer';
