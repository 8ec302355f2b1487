// The rubrics of the sample questions, English. Two are from the starter library, the first belongs to the example.
import type { SampleRubrics } from './sampleQuestionIds.ts';

export const sampleRubricsEn: SampleRubrics = {
  mistake: {
    competency: 'Ownership',
    lookFor: [
      'Takes the problem on without being asked',
      'Tells the customer openly what went wrong',
      'Puts right what it cost the customer',
      'Adds a check or changes a routine so that it does not happen again',
    ],
    anchors: [
      'Blames others or leaves the problem to them. Gives no real example of a customer who was about to leave.',
      'Does their share, but stops at the first obstacle. The case stays vague, or others did the work.',
      'Takes the problem on and solves it. One clear case, with little on reasons and effect.',
      'Tells the customer early, repairs what went wrong and names the reasons. Own steps are clear, and a result is named.',
      'Stands up for the mistake, makes the customer whole and prevents it from coming back. A figure, a date or a reaction proves the result.',
    ],
  },
  cause: {
    competency: 'Problem solving',
    lookFor: [
      'Describes the problem precisely',
      'Looks for the cause before changing anything',
      'Compares possible solutions',
      'Checks that the problem is gone and stays gone',
    ],
    anchors: [
      'Tries things at random or waits for someone else. Offers opinions instead of a problem whose cause was not obvious.',
      'Treats the symptom without asking for the cause. The case stays vague, or others did the work.',
      'Finds a plausible cause and removes it. The account of a problem whose cause was not obvious can be followed from beginning to end.',
      'Narrows the cause down with facts and compares solutions before choosing. Says what was decided in a problem whose cause was not obvious, by whom and why.',
      'Proves the cause, verifies the repair and prevents the problem from coming back. Shows what their part led to and what they do differently since.',
    ],
  },
  learning: {
    competency: 'Learning',
    lookFor: [
      'Names what had to be learned and why',
      'Describes a way of learning',
      'Uses feedback from others',
      'Shows where it was put to use',
    ],
    anchors: [
      'Sees no need to learn. Gives no real example of something learned quickly.',
      'Learns when told to, without using it. Touches on something learned quickly, but the own part stays unclear.',
      'Learns what is needed and applies it. One clear case of something learned quickly, with little on reasons and effect.',
      'Chooses a way of learning on purpose, asks for feedback and applies both. Own steps and the reasons for them are clear, and a result is named.',
      'Turns what was learned into better work for others too. A figure, a date or a reaction proves the result of something learned quickly.',
    ],
  },
};
