// Question library, English: how people change, lead and develop.
import type { CompetencyText } from './competencyText.ts';

export const growthEn = {
  adaptability: {
    name: 'Adaptability',
    description: 'Stays able to act when plans, tools or conditions change.',
    lookFor: [
      'Describes what changed and what was at stake',
      'Adjusts the own way of working',
      'Keeps others able to work',
      'Says what came of it',
    ],
    signs: [
      'holds on to the old way or waits until it passes',
      'accepts the change, but needs others to show the way',
      'adjusts quickly and keeps the work going',
      'finds a new way in good time and takes others along',
      'uses the change to make something better than before',
    ],
    probes: ['What was hardest to let go of?', 'What would you keep as it is?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a change at work that you had not asked for. How did you deal with it?',
        topic: 'a change not asked for',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time your plan stopped working from one day to the next. What did you do?',
        topic: 'a plan that stopped working',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} under conditions that kept changing. How did you keep your footing?',
        topic: 'work under changing conditions| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'Just before {crunch} the aim of your work is changed. How do you react?',
        topic: 'a new aim just before {crunch}',
      },
      {
        kind: 'situational',
        text: 'A tool you rely on every day is replaced, and the new one lacks something important. What do you do?',
        topic: 'a tool replaced by a weaker one',
      },
    ],
  },
  learning: {
    name: 'Learning',
    description: 'Learns fast and on purpose, asks for feedback, and puts it to use.',
    lookFor: [
      'Names what had to be learned and why',
      'Describes a way of learning',
      'Uses feedback from others',
      'Shows where it was put to use',
    ],
    signs: [
      'sees no need to learn',
      'learns when told to, without using it',
      'learns what is needed and applies it',
      'chooses a way of learning on purpose, asks for feedback and applies both',
      'turns what was learned into better work for others too',
    ],
    probes: [
      'How did you notice that you had really understood it?',
      'How would you notice that you have really understood it?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about something you had to learn quickly for your work. How did you go about it?',
        topic: 'something learned quickly',
      },
      {
        kind: 'behavioural',
        text: 'Describe feedback that was hard to hear. What did you do with it?',
        topic: 'feedback that was hard to hear',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a skill you have now that you did not have two years ago. How did you acquire it?',
        topic: 'a skill acquired lately',
      },
      {
        kind: 'behavioural',
        text: 'How did you learn to use {tool}? Tell me about the first time it really mattered.',
        topic: 'learning {tool}',
      },
      {
        kind: 'situational',
        text: 'In your first week you are given a task with {tool} that goes beyond what you have done so far. How do you approach it?',
        topic: 'a first task with {tool} beyond own experience',
      },
      {
        kind: 'situational',
        text: 'You notice that a newer colleague knows something important better than you do. What do you make of it?',
        topic: 'a newer colleague who knows more',
      },
    ],
  },
  improvement: {
    name: 'Improving how things are done',
    description: 'Sees what could be better, tries it out, and makes it stick.',
    lookFor: [
      'Names what was not good enough, with facts',
      'Proposes and tries out something new',
      'Wins others over for it',
      'Measures the effect',
    ],
    signs: [
      'accepts things as they are or only complains',
      'has ideas, but does not try them out',
      'improves the own work with a small change',
      'tries a change out with others and measures the effect',
      'makes the improvement the new standard, with an effect that can be shown',
    ],
    probes: ['How did you measure the difference?', 'How would you measure the difference?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about something at work that you made better without being asked. What did it change?',
        topic: 'an improvement of their own',
      },
      {
        kind: 'behavioural',
        text: 'Describe a task that took too long until you changed how it was done. What did you change?',
        topic: 'a task made faster',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about an idea of yours that did not work out. What did you take from it?',
        topic: 'an idea that did not work out',
      },
      {
        kind: 'behavioural',
        text: 'When you had to {task}, what did you change about how it was done, and what was the effect?',
        topic: 'a better way of working| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'You see a simpler way of doing something that your team has done the same way for years. How do you go about changing it?',
        topic: 'a simpler way against habit',
      },
    ],
  },
  leadership: {
    name: 'Leading people',
    description:
      'Gives direction, delegates, holds people to what was agreed, and stands behind them.',
    lookFor: [
      'Sets a clear goal and expectations',
      'Delegates with the right amount of support',
      'Addresses problems early and in person',
      'Shows what the team achieved',
    ],
    signs: [
      'gives orders or lets things slide',
      'leads by doing the work themselves',
      'sets goals, shares out the work and follows up',
      'delegates by strengths, addresses problems early and decides when needed',
      'builds a team that performs without them and lets others take the credit',
    ],
    probes: [
      'What did you say to the person, as exactly as you can remember?',
      'What would you say to the person, in your own words?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a time someone in your team did not perform as agreed. How did you deal with it?',
        topic: 'a team member below expectations',
      },
      {
        kind: 'behavioural',
        text: 'Describe a decision that your team did not like. How did you lead them through it?',
        topic: 'an unpopular decision',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about something important that you delegated. How did you stay informed without taking it back?',
        topic: 'an important task delegated',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} through a team rather than on your own. How did you lead it?',
        topic: 'leading a team through it| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'You take over a team whose best member had applied for your position. How do you handle the first weeks?',
        topic: 'a passed-over team member',
      },
      {
        kind: 'situational',
        text: 'Two of your people give you different accounts of why a date was missed. How do you proceed?',
        topic: 'two accounts of a missed date',
      },
    ],
  },
  developingOthers: {
    name: 'Developing others',
    description: 'Helps people learn: explains, lets them try, gives honest feedback.',
    lookFor: [
      'Finds out what the person can do already',
      'Chooses a way of teaching to suit the person',
      'Gives concrete, honest feedback',
      'Shows the progress the person made',
    ],
    signs: [
      'does it themselves because that is quicker',
      'explains once, in the same way to everyone',
      'explains, lets the person try and corrects',
      'adapts the way of teaching to the person and gives concrete feedback',
      'makes the person independent and passes the method on to others',
    ],
    probes: [
      'What can the person do today that they could not do before?',
      'How would you notice progress?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a person whose development you are proud of. What did you do for it?',
        topic: 'a person they helped to develop',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time your first attempt to teach someone something failed. What did you change?',
        topic: 'a first attempt at teaching that failed',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about feedback that was difficult to give. How did you put it?',
        topic: 'feedback that was difficult to give',
      },
      {
        kind: 'situational',
        text: 'A new colleague makes the same mistake for the third time and is visibly unhappy about it. What do you do?',
        topic: 'the same mistake for the third time',
      },
      {
        kind: 'situational',
        text: 'You have two weeks to prepare a newcomer to {task} without you. How do you plan them?',
        topic: 'two weeks with a newcomer| who is to {task}',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
