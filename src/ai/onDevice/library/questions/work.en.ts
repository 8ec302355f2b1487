// Question library, English: how people organise and think through work.
import type { CompetencyText } from './competencyText.ts';

export const workEn = {
  prioritising: {
    name: 'Prioritising',
    description:
      'Decides what comes first when not everything can be done, and tells those affected.',
    lookFor: [
      'Names the competing tasks and the limits of time',
      'Orders them by a stated criterion',
      'Tells those affected what will wait',
      'Shows what the order led to',
    ],
    signs: [
      'works longer hours or does whatever is asked for most loudly',
      'makes a list, but cannot say why one thing came before another',
      'orders the work by deadline or importance and keeps to that order',
      'orders the work by stated criteria and tells those affected what has to wait',
      'agrees the trade-off with those affected and plans differently since',
    ],
    probes: [
      'What did you leave undone, and who agreed to that?',
      'What would you leave undone, and who would have to agree?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a week in which you had clearly more work than time. How did you decide what to do first?',
        topic: 'a week with more work than time',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} while something else was just as urgent. How did you choose?',
        topic: 'two urgent tasks at once, one of them to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you told someone that their request had to wait. How did you decide that, and how did you tell them?',
        topic: 'a request that had to wait',
      },
      {
        kind: 'situational',
        text: 'Just before {crunch}, two people each ask you for something that takes half a day, and you can only do one. What do you do?',
        topic: 'two requests just before {crunch}',
      },
      {
        kind: 'situational',
        text: 'You come back from a week away and find forty messages, three of them marked urgent. How do you go about your first morning?',
        topic: 'the first morning after a week away',
      },
    ],
  },
  problemSolving: {
    name: 'Problem solving',
    description:
      'Finds the cause before acting, tests ideas, and makes sure the problem does not return.',
    lookFor: [
      'Describes the problem precisely',
      'Looks for the cause before changing anything',
      'Compares possible solutions',
      'Checks that the problem is gone and stays gone',
    ],
    signs: [
      'tries things at random or waits for someone else',
      'treats the symptom without asking for the cause',
      'finds a plausible cause and removes it',
      'narrows the cause down with facts and compares solutions before choosing',
      'proves the cause, verifies the repair and prevents the problem from coming back',
    ],
    probes: [
      'How did you know that this was the real cause?',
      'How would you make sure that this is the real cause?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a problem at work whose cause was not obvious. How did you find it?',
        topic: 'a problem whose cause was not obvious',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about the hardest problem you met when you had to {task}. How did you get to the bottom of it?',
        topic: 'a hard problem met in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe a problem that came back after you thought it was solved. What did you do the second time?',
        topic: 'a problem that came back',
      },
      {
        kind: 'situational',
        text: 'Something that has worked for months stops working, and nobody admits to having changed anything. How do you find the cause?',
        topic: 'a failure without an admitted change',
      },
      {
        kind: 'situational',
        text: 'Two experienced colleagues give you opposite explanations for the same problem. How do you find out who is right?',
        topic: 'two opposite explanations for one problem',
      },
    ],
  },
  ownership: {
    name: 'Ownership',
    description:
      'Takes responsibility for a result, also when something goes wrong or nobody asks.',
    lookFor: [
      'Takes a task on as their own',
      'Speaks of their own part openly, also of mistakes',
      'Sees it through to the end',
      'Puts right what went wrong and changes something lasting',
    ],
    signs: [
      'leaves the matter to others or blames them',
      'does their share, but stops at the first obstacle',
      'takes the task on and finishes it',
      'takes the task on, informs those affected early and repairs what went wrong',
      'stands up for the result, mistakes included, and changes something so that it lasts',
    ],
    probes: ['Whom did you tell, and when?', 'Whom would you tell, and when?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a mistake of yours that had consequences for others. What did you do from the moment you noticed it?',
        topic: 'a mistake of their own with consequences',
      },
      {
        kind: 'behavioural',
        text: 'Describe something important that you took on although nobody had asked you to. How did it turn out?',
        topic: 'a task taken on unasked',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you were responsible for a result and had to {task} with little guidance. How did you make sure that it got done?',
        topic: 'having to {task} with little guidance',
      },
      {
        kind: 'situational',
        text: 'You discover {slip}, and nobody else has noticed yet. What do you do first?',
        topic: 'discovering {slip}',
      },
      {
        kind: 'situational',
        text: 'A task has fallen between two teams, and each believes that the other is doing it. What do you do?',
        topic: 'a task between two teams',
      },
    ],
  },
  accuracy: {
    name: 'Attention to detail',
    description: 'Works exactly, checks what matters, and finds errors before they do harm.',
    lookFor: [
      'Says what had to be exact and why',
      'Uses a method to check the work',
      'Finds an error or prevents one',
      'Shows the effect on the quality',
    ],
    signs: [
      'trusts that it will be right',
      'checks only when told to',
      'checks the work before handing it over',
      'checks with a method that fits the risk and finds errors early',
      'changes the way of working so that this kind of error can hardly happen again',
    ],
    probes: ['How exactly did you check it?', 'How exactly would you check it?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about an error that you found before it did any harm. How did you come across it?',
        topic: 'an error found in time',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about work where you had to {task} and a small slip would have been costly. How did you keep it exact?',
        topic: 'exact work in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe a routine of yours that keeps your work free of errors. Where does it come from?',
        topic: 'a routine against errors',
      },
      {
        kind: 'situational',
        text: 'You notice a small inconsistency in {record}, and correcting it will cost you an hour you do not have. What do you do?',
        topic: 'an inconsistency in {record}',
      },
      {
        kind: 'situational',
        text: 'You are handed work by a colleague that has to go out today, and you have doubts about its quality. How do you proceed?',
        topic: 'doubtful work that has to go out today',
      },
    ],
  },
  planning: {
    name: 'Planning and coordination',
    description:
      'Breaks work into steps, brings people together, and keeps a plan alive when things change.',
    lookFor: [
      'Breaks the work into steps with dates and people',
      'Sees dependencies and risks ahead',
      'Follows progress and corrects course',
      'Says how far the plan was met',
    ],
    signs: [
      'starts without a plan',
      'has a plan in mind, but nobody else knows it',
      'plans steps, dates and people and follows them up',
      'plans with dependencies and reserves and corrects course in time',
      'keeps everyone on one plan through changes and meets the aim, or moves it openly and early',
    ],
    probes: ['What changed on the way, and how did you adjust?', 'What would you keep in reserve?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about something with many people and dates that you coordinated. How did you keep it on course?',
        topic: 'a coordination with many people and dates',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you planned how to {task}. Where did reality leave the plan, and what did you do?',
        topic: 'planning how to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Describe a deadline you saw you would miss. What did you do, and when?',
        topic: 'a deadline that could not be met',
      },
      {
        kind: 'situational',
        text: 'Shortly before {crunch} someone you depend on drops out. How do you replan?',
        topic: 'a dropout shortly before {crunch}',
      },
      {
        kind: 'situational',
        text: 'You take over work that is three weeks behind, and nobody can say why. What do you do in your first days?',
        topic: 'taking over work that is behind',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
