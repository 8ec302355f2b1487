// Question library, English: how people work with others.
import type { CompetencyText } from './competencyText.ts';

export const peopleEn = {
  teamwork: {
    name: 'Teamwork',
    description:
      'Contributes to a shared result, supports others, and deals openly with differences.',
    lookFor: [
      'Names the shared goal and who was involved',
      'Makes their own contribution clear',
      'Supports others or asks for support',
      'Shows what the team achieved',
    ],
    signs: [
      'works alone or speaks of colleagues with contempt',
      'goes along with the team without a contribution that can be named',
      'does their part reliably and keeps others informed',
      'helps others succeed and brings differences into the open early',
      'changes how the team works together, and the result lasts beyond the case',
    ],
    probes: ['What would the others say you contributed?', 'What would you ask of the others?'],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about something your team achieved that you could not have done alone. What was your part?',
        topic: 'a result achieved as a team',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about working with {aPartner} whose way of working was very different from yours. How did you make it work?',
        topic: 'working with {aPartner} of a different style',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time a colleague was struggling and you stepped in. What did you do?',
        topic: 'stepping in for a struggling colleague',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} together with people who did not report to you. How did you organise the work?',
        topic: 'shared work without authority| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'A colleague has missed an agreed date for the third time, and your own work depends on it. What do you do?',
        topic: 'a colleague who keeps missing dates',
      },
      {
        kind: 'situational',
        text: 'You join a team in which two people no longer talk to each other, and the work suffers. How do you deal with it?',
        topic: 'a rift in a new team',
      },
    ],
  },
  communication: {
    name: 'Communication',
    description:
      'Makes things clear to the person in front of them, listens, and checks that the message has arrived.',
    lookFor: [
      'Names the audience and what it needed',
      'Adapts words, form or channel to it',
      'Listens and takes up questions or objections',
      'Checks that it was understood',
    ],
    signs: [
      'talks past the audience or leaves people uninformed',
      'passes information on in the same form to everyone',
      'explains clearly and answers questions',
      'adapts words and form to the audience and checks understanding',
      'reaches agreement or action where there was confusion, and makes the way of informing better',
    ],
    probes: [
      'How did you notice that you had been understood?',
      'How would you notice that you have been understood?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to explain something complicated to someone outside your field. How did you go about it?',
        topic: 'explaining something complicated to an outsider',
      },
      {
        kind: 'behavioural',
        text: 'Describe a misunderstanding at work that you were part of. How did you clear it up?',
        topic: 'a misunderstanding at work',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about bad news that you had to give to {aCustomer} or to your manager. How did you put it?',
        topic: 'giving bad news',
      },
      {
        kind: 'situational',
        text: 'In a meeting you notice that {aPartner} has not understood your point, but nods anyway. What do you do?',
        topic: 'a nod without understanding',
      },
      {
        kind: 'situational',
        text: 'You have five minutes to tell your manager the state of a difficult piece of work. How do you use them?',
        topic: 'five minutes for a difficult status',
      },
    ],
  },
  stakeholders: {
    name: 'Stakeholder management',
    description: 'Knows who is affected, understands their interests, and keeps them on board.',
    lookFor: [
      'Names those affected and their interests',
      'Involves them early and in a fitting way',
      'Deals with opposing expectations',
      'Shows the agreement that was reached',
    ],
    signs: [
      'informs people after the fact or not at all',
      'knows who is affected, but treats all alike',
      'keeps those affected informed and takes up their concerns',
      'understands what each side needs and works out a solution they can accept',
      'turns opposition into support, with an agreement that holds',
    ],
    probes: [
      'Who was hardest to win over, and what won them over?',
      'Who would be hardest to win over, and how would you go about it?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a piece of work on which two important people wanted opposite things. How did you bring them together?',
        topic: 'two opposite expectations',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you had to win {aPartner} over for something they did not want at first. What changed their mind?',
        topic: 'winning over {aPartner}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} with many people looking over your shoulder. How did you keep them on board?',
        topic: 'work under many eyes| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'A senior manager asks you for a change that contradicts what was agreed with {customers}. What do you do?',
        topic: 'a request that contradicts an agreement',
      },
      {
        kind: 'situational',
        text: 'Halfway through a project you learn that a department affected by it was never asked. How do you proceed?',
        topic: 'a department that was never asked',
      },
    ],
  },
  customerFocus: {
    name: 'Customer focus',
    description:
      'Understands what the people served really need, keeps promises, and makes things right.',
    lookFor: [
      'Finds out what is really needed',
      'Acknowledges the other side and stays calm',
      'Offers a concrete solution within what is allowed',
      'Follows up and prevents a repeat',
    ],
    signs: [
      'argues, or passes the person on',
      'is friendly, but leaves the matter unsolved',
      'finds out the need and offers a solution',
      'solves the matter, explains the steps and keeps the promise made',
      'makes sure that it held, and removes the cause for those who come next',
    ],
    probes: [
      'How did you learn what was really needed?',
      'How would you find out what is really needed?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a time you found out that {aCustomer} needed something other than what they had asked for. What did you do?',
        topic: 'a need behind a request',
      },
      {
        kind: 'behavioural',
        text: 'Describe a complaint that you were able to turn round. How did you do it?',
        topic: 'a complaint turned round',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a promise to {aCustomer} that was hard to keep. How did you handle it?',
        topic: 'a promise that was hard to keep',
      },
      {
        kind: 'situational',
        text: '{ACustomer} is upset because the same thing has gone wrong twice, and this time it was not your doing. How do you handle the conversation?',
        topic: 'the same thing gone wrong twice',
      },
      {
        kind: 'situational',
        text: '{ACustomer} asks for something that the rules do not allow, and has a good reason. What do you do?',
        topic: 'a good reason against a rule',
      },
    ],
  },
  conflict: {
    name: 'Handling conflict',
    description:
      'Faces disagreement early, understands the other side, and finds a way forward that holds.',
    lookFor: [
      'Describes the disagreement and both positions',
      'Listens and finds the reason behind the position',
      'Takes a concrete step towards a solution',
      'Says how it ended and what remained',
    ],
    signs: [
      'avoids the conflict or escalates it',
      'leaves the decision to a superior',
      'talks it over and reaches a way forward',
      'understands the reason behind the other position and proposes a solution on that basis',
      'settles it so that it holds, and the working relationship is better than before',
    ],
    probes: [
      'What was the other side’s real concern?',
      'How would you find out the other side’s real concern?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about a serious disagreement with someone you had to go on working with. How was it settled?',
        topic: 'a serious disagreement at work',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you were criticised and thought the criticism unfair. How did you respond?',
        topic: 'criticism felt to be unfair',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a decision you disagreed with. What did you do with your objection?',
        topic: 'an objection to a decision',
      },
      {
        kind: 'situational',
        text: '{ACustomer} raises their voice and blames you in front of others. How do you react?',
        topic: 'being blamed in front of others',
      },
      {
        kind: 'situational',
        text: 'Two colleagues ask you separately to take their side in a quarrel. What do you do?',
        topic: 'a quarrel between two colleagues',
      },
    ],
  },
  negotiation: {
    name: 'Negotiation',
    description:
      'Prepares, understands the interests on both sides, and reaches agreements that hold.',
    lookFor: [
      'Names the own aim, limit and alternative',
      'Explores the interests of the other side',
      'Makes or asks for concessions with a purpose',
      'States what was agreed',
    ],
    signs: [
      'gives in or insists',
      'haggles over one figure without preparation',
      'prepares an aim and reaches a fair agreement',
      'explores interests and trades concessions with a purpose',
      'creates a gain for both sides, secures it in writing and keeps the relationship',
    ],
    probes: [
      'What was your limit, and what would you have done without an agreement?',
      'What would be your limit, and what would you do without an agreement?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about your toughest negotiation. How did you prepare for it?',
        topic: 'a tough negotiation',
      },
      {
        kind: 'behavioural',
        text: 'Describe a deal or agreement that you walked away from. What led you to that?',
        topic: 'an agreement declined',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to {task} and the other side held the better cards. How did you get to a result?',
        topic: 'negotiating from a weak position| (having to {task})',
      },
      {
        kind: 'situational',
        text: 'At the last minute the other side asks for ten percent off, or there will be no deal. How do you respond?',
        topic: 'a last-minute demand',
      },
      {
        kind: 'situational',
        text: 'A long-standing partner wants to change terms that were fixed for another year. How do you go about it?',
        topic: 'a partner who wants new terms',
      },
    ],
  },
  empathy: {
    name: 'Empathy and care',
    description:
      'Sees what a person is going through, responds with respect, and keeps a professional distance.',
    lookFor: [
      'Notices what the person feels or needs',
      'Responds in words and deeds',
      'Respects the person’s own wishes',
      'Reflects on the effect and on the own limits',
    ],
    signs: [
      'does the task and overlooks the person',
      'feels with the person, but does nothing about it',
      'listens and helps with what is needed now',
      'responds to feelings and facts and respects the person’s own wishes',
      'makes a lasting difference for the person and shares what was learned with the team',
    ],
    probes: [
      'How did you notice what the person needed?',
      'What would you look out for in that person?',
    ],
    stems: [
      {
        kind: 'behavioural',
        text: 'Tell me about {aCustomer} who was going through a hard time. What did you do for them?',
        topic: '{aCustomer} in a hard time',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you reached someone others had found difficult. How did you manage it?',
        topic: 'reaching someone found difficult',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you had to respect a wish that you would not have shared. How did you deal with it?',
        topic: 'respecting a wish not shared',
      },
      {
        kind: 'situational',
        text: '{ACustomer} refuses your help, although they clearly need it. What do you do?',
        topic: 'help that is refused',
      },
      {
        kind: 'situational',
        text: 'In the middle of a busy day you notice that {aCustomer} has been crying. How do you respond?',
        topic: 'distress on a busy day',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
