// Question library, English: judgement, safety, integrity, money.
import type { CompetencyText } from './competencyText.ts';

export const trustEn = {
  judgement: {
    name: 'Judgement and decisions',
    description:
      'Decides with incomplete information, weighs consequences, and stands by the decision.',
    lookFor: [
      'Names what was known and what was not',
      'Weighs options and consequences',
      'Gives the reason for the choice',
      'Looks back at how the decision turned out',
    ],
    signs: [
      'puts the decision off or follows a feeling',
      'decides, but cannot say against what',
      'compares two options and chooses with a reason',
      'weighs risks, consequences and what could not be known, and decides in time',
      'decides so that it can be corrected, checks the outcome and learns from it',
    ],
    probes: [
      'Which information would have changed your decision?',
      'Which information would change your decision?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a decision you had to make without having all the information. How did you get there?',
        topic: 'a decision without all the information',
      },
      {
        kind: 'behavioural',
        text: 'Describe a decision of yours that turned out to be wrong. How did you notice, and what did you do then?',
        topic: 'a decision that turned out wrong',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} and there were two good ways to do it. How did you choose?',
        topic: 'a choice between two good ways| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'You must decide by noon, and the one person who knows the background cannot be reached. How do you proceed?',
        topic: 'a decision by noon without the expert',
      },
      {
        kind: 'situational',
        text: 'The quick solution would satisfy everyone today and cause trouble in half a year. How do you decide?',
        topic: 'a quick solution with later trouble',
      },
    ],
  },
  safety: {
    name: 'Safety',
    description:
      'Sees risks to people early, follows and improves the rules, and stops work when needed.',
    lookFor: [
      'Recognises the risk and who could be harmed',
      'Acts at once within their responsibility',
      'Reports and documents it',
      'Makes sure that it does not happen again',
    ],
    signs: [
      'takes the risk or looks away',
      'knows the rule, but leaves it to others to act',
      'stops the risk and reports it',
      'secures people first, then informs the right place and documents it',
      'removes the cause together with others, so that the risk is gone for good',
    ],
    probes: ['Whom did you inform, and how quickly?', 'Whom would you inform, and how quickly?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a danger to people that you noticed at work. What did you do?',
        topic: 'a danger noticed at work',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you stopped a piece of work because it was not safe. How did the others take it?',
        topic: 'work stopped for safety',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a near miss you were involved in. What changed afterwards?',
        topic: 'a near miss',
      },
      {
        kind: 'situational',
        text: 'An experienced colleague skips a safety step because time is short just before {crunch}. What do you do?',
        topic: 'a safety step skipped before {crunch}',
      },
      {
        kind: 'situational',
        text: 'You are asked to {task}, but something about the equipment or the place does not look safe to you. How do you proceed?',
        topic: 'an unsafe start| when asked to {task}',
      },
    ],
  },
  integrity: {
    name: 'Integrity',
    description:
      'Does what is right when it is inconvenient, protects what is confidential, and speaks up.',
    lookFor: [
      'Names the conflict between what was easy and what was right',
      'Acts openly and within the rules',
      'Protects confidential information and people',
      'Accepts the consequences',
    ],
    signs: [
      'sees no problem or goes along',
      'feels uneasy, but keeps quiet',
      'keeps to the rule and says no',
      'speaks up in the right place, gives reasons and protects those concerned',
      'solves the matter openly and helps to prevent such a situation',
    ],
    probes: [
      'What would have been the easy way, and what spoke against it?',
      'What would be the easy way, and what speaks against it?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a time doing the right thing cost you something. What made you do it?',
        topic: 'the right thing at a cost',
      },
      {
        kind: 'behavioural',
        text: 'Describe how you handled information that was not meant for everyone. What did you take care of?',
        topic: 'confidential information',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you disagreed with how something was being done because you thought it was wrong. What did you do?',
        topic: 'a practice thought to be wrong',
      },
      {
        kind: 'situational',
        text: 'A friendly colleague asks you to change an entry in {record} afterwards so that it looks better. How do you respond?',
        topic: 'a request to change {record} afterwards',
      },
      {
        kind: 'situational',
        text: 'You receive a message with confidential details that was clearly meant for someone else. What do you do?',
        topic: 'a confidential message by mistake',
      },
    ],
  },
  resources: {
    name: 'Budget and resources',
    description: 'Uses money, time and material with care, and can account for it.',
    lookFor: [
      'Names the budget or means and their limits',
      'Compares cost with benefit',
      'Tracks spending and corrects in time',
      'Shows the result in figures',
    ],
    signs: [
      'leaves costs to others',
      'knows the budget, but not where it goes',
      'keeps to the budget and follows the spending',
      'compares cost and benefit, foresees deviations and corrects in time',
      'frees means for what matters most and shows the effect in figures',
    ],
    probes: [
      'Which figure did you watch most closely?',
      'Which figure would you watch most closely?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a budget you were responsible for that got tight. What did you do?',
        topic: 'a budget that got tight',
      },
      {
        kind: 'behavioural',
        text: 'Describe a cost that you brought down without harm to the quality. How did you find it?',
        topic: 'a cost brought down',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about money or time that you asked for and had to justify. How did you make the case?',
        topic: 'means that had to be justified',
      },
      {
        kind: 'situational',
        text: 'In the middle of the year your budget is cut by a fifth, and the goals stay the same. How do you proceed?',
        topic: 'a budget cut by a fifth',
      },
      {
        kind: 'situational',
        text: 'You see that a piece of work will cost a third more than planned. What do you do, and in what order?',
        topic: 'a third more than planned',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
