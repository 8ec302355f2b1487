// Question library, English: finance, sales, marketing, people, law, office, logistics.
import type { CompetencyText } from './competencyText.ts';

export const businessEn = {
  finance: {
    name: 'Finance and accounting',
    description: 'Keeps figures complete, correct and on time, and explains what they mean.',
    lookFor: [
      'Knows the rule or standard that applies',
      'Checks completeness and plausibility',
      'Finds and explains differences',
      'Meets the date and improves the process',
    ],
    signs: [
      'enters what is put in front of them',
      'follows the checklist without questioning figures',
      'closes correctly and on time and explains differences',
      'finds the cause of deviations, judges what is material and informs early',
      'makes the process faster or safer, with figures to show for it',
    ],
    probes: ['How did you decide what was material?', 'How would you decide what is material?'],
    stems: [
      {
        kind: 'technical',
        text: 'On the last day of a close an account does not reconcile, and the amount is small. What do you do?',
        topic: 'a small difference on the last day',
      },
      {
        kind: 'technical',
        text: 'Walk me through how you check that a set of figures is complete before you sign it off.',
        topic: 'checking figures for completeness',
      },
      {
        kind: 'technical',
        text: 'Margins fell by two points against last year. Which questions do you ask the figures, and in what order?',
        topic: 'a margin that fell by two points',
      },
      {
        kind: 'technical',
        text: 'How have you used {tool} to find something that the standard reports did not show?',
        topic: 'a finding made with {tool}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Where are mistakes most likely, and which controls would you set?',
        topic: 'likely mistakes and controls| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about an error in the accounts that you found. What did you do about it?',
        topic: 'an error found in the accounts',
      },
      {
        kind: 'behavioural',
        text: 'Describe a close or report that you made faster. What did you change?',
        topic: 'a close made faster',
      },
      {
        kind: 'situational',
        text: 'A manager asks you to move a cost into the next period. There is no good reason. How do you respond?',
        topic: 'a cost to be moved into the next period',
      },
    ],
  },
  sales: {
    name: 'Selling and advising',
    description:
      'Understands the customer’s situation, shows value, and closes in a way both sides stand by.',
    lookFor: [
      'Prepares and asks before offering',
      'Links the offer to the customer’s need',
      'Deals with objections honestly',
      'Names the result and what came after',
    ],
    signs: [
      'recites the product',
      'reacts to requests and gives discounts',
      'asks about needs and makes a fitting offer',
      'works out the value with the customer and deals with objections openly',
      'wins customers who stay, with figures, and turns unsuitable business down',
    ],
    probes: [
      'What was the customer’s real reason to buy, or not to buy?',
      'How would you find out the real reason behind an objection?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'You meet a customer for the first time and have twenty minutes. How do you use them?',
        topic: 'the first twenty minutes with a customer',
      },
      {
        kind: 'technical',
        text: 'A customer says: too expensive. Take me through how the conversation goes on.',
        topic: 'the objection “too expensive”',
      },
      {
        kind: 'technical',
        text: 'How do you decide which of fifty open contacts to call today?',
        topic: 'the choice among fifty contacts',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. What would your first thirty days look like?',
        topic: 'the first thirty days| of having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a sale that took long and nearly failed. What made the difference?',
        topic: 'a sale that nearly failed',
      },
      {
        kind: 'behavioural',
        text: 'Describe a customer you lost. What did you learn from it?',
        topic: 'a customer who was lost',
      },
      {
        kind: 'situational',
        text: 'A customer wants to order something that you know will not solve their problem. What do you say?',
        topic: 'an order that will not help the customer',
      },
      {
        kind: 'situational',
        text: 'Your best customer hints that a competitor is cheaper. How do you respond?',
        topic: 'a cheaper competitor',
      },
    ],
  },
  support: {
    name: 'Customer service',
    description:
      'Solves what customers call or write about: understands quickly, explains clearly, keeps the promise.',
    lookFor: [
      'Finds out what happened and what is needed',
      'Acknowledges the customer and stays calm',
      'Solves it or says honestly what happens next',
      'Follows up and reports what keeps coming back',
    ],
    signs: [
      'reads from a script or passes the customer on',
      'is polite, but leaves the matter open',
      'asks, explains and solves ordinary cases',
      'solves the case, keeps the promise and tells the customer what to expect',
      'removes the cause behind repeated contacts, with figures or reactions to show for it',
    ],
    probes: [
      'How did you know that it was solved for the customer?',
      'How would you know that it is solved for the customer?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Twenty customers are waiting, and the one on the line will not come to the point. How do you lead the conversation?',
        topic: 'a long conversation with others waiting',
      },
      {
        kind: 'technical',
        text: 'A customer writes three angry lines without saying what the problem is. What do you write back?',
        topic: 'an angry message without details',
      },
      {
        kind: 'technical',
        text: 'The system shows that everything was delivered, the customer says nothing arrived. Take me through your next steps.',
        topic: 'a delivery that never arrived',
      },
      {
        kind: 'technical',
        text: 'How have you used {tool} to solve cases faster or better?',
        topic: 'cases solved with {tool}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Where do customers get stuck most often, and how do you help them there?',
        topic: 'where customers get stuck| when you {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a customer whose problem nobody had been able to solve before you. What did you do?',
        topic: 'a problem nobody had solved',
      },
      {
        kind: 'behavioural',
        text: 'Describe a question that customers kept asking until you did something about it. What was it?',
        topic: 'a question that kept coming back',
      },
      {
        kind: 'situational',
        text: 'You notice during a call that you gave the same customer wrong information last week. What do you do?',
        topic: 'wrong information given last week',
      },
    ],
  },
  marketing: {
    name: 'Marketing',
    description: 'Knows the audience, chooses message and channel, and learns from results.',
    lookFor: [
      'Names audience and aim',
      'Chooses message and channel with reasons',
      'Measures the effect',
      'Changes course by the results',
    ],
    signs: [
      'lists channels and trends',
      'produces content without an aim',
      'plans for an audience and an aim and reports figures',
      'tests message and channel and moves the budget by the results',
      'shows the effect on business and what was stopped',
    ],
    probes: [
      'Which figure decided whether it was a success?',
      'Which figure would decide whether it is a success?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'A campaign brings many visits and hardly any sales. How do you find out where it breaks?',
        topic: 'many visits, hardly any sales',
      },
      {
        kind: 'technical',
        text: 'You have a small budget and three months to make a new offer known. What do you do first, and what not at all?',
        topic: 'a small budget for a new offer',
      },
      {
        kind: 'technical',
        text: 'Walk me through something you achieved with {skill}. How did you know that it was the cause?',
        topic: 'an effect of {skill}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you measure whether it pays off?',
        topic: 'measuring whether it pays off| to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a campaign that failed. What did you conclude from it?',
        topic: 'a campaign that failed',
      },
      {
        kind: 'behavioural',
        text: 'Describe a message you had to rewrite for an audience very different from you. How did you find the tone?',
        topic: 'a message for a different audience',
      },
      {
        kind: 'situational',
        text: 'A post of yours draws angry comments within an hour. What do you do?',
        topic: 'angry comments on a post',
      },
    ],
  },
  people: {
    name: 'People and recruiting',
    description:
      'Finds, keeps and develops people by fair procedures, and advises managers honestly.',
    lookFor: [
      'Clarifies the need and the criteria',
      'Uses fair and structured procedures',
      'Balances the interests of person and company',
      'Shows the result and keeps confidence',
    ],
    signs: [
      'goes by gut feeling',
      'follows the process without advising',
      'uses clear criteria and keeps people informed',
      'advises managers with facts, also against their wish, and treats people fairly',
      'improves how people are chosen or kept, with figures',
    ],
    probes: ['How did you make sure that it was fair?', 'How would you make sure that it is fair?'],
    stems: [
      {
        kind: 'technical',
        text: 'A manager wants to turn down a candidate “because of the chemistry”. How do you lead that conversation?',
        topic: 'a rejection “because of the chemistry”',
      },
      {
        kind: 'technical',
        text: 'A position has been open for four months. How do you find out why?',
        topic: 'a position open for four months',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which criteria would you agree on beforehand, and with whom?',
        topic: 'criteria agreed beforehand| for having to {task}',
      },
      {
        kind: 'technical',
        text: 'How have you used {tool} so that a decision about people became fairer or faster?',
        topic: 'decisions improved by {tool}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a difficult conversation with an employee that you led or prepared. How did it go?',
        topic: 'a difficult conversation with an employee',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you advised a manager against what they wanted. What was the outcome?',
        topic: 'advice against a manager’s wish',
      },
      {
        kind: 'situational',
        text: 'Someone tells you in confidence about unfair treatment in their team and asks you to do nothing. What do you do?',
        topic: 'unfair treatment told in confidence',
      },
    ],
  },
  legal: {
    name: 'Law and compliance',
    description: 'Applies rules to real cases, names risks plainly, and finds workable ways.',
    lookFor: [
      'Establishes the facts first',
      'Names the rule and how it applies',
      'Judges the risk in plain words',
      'Offers a workable way and documents it',
    ],
    signs: [
      'quotes rules without the case',
      'says no without a way out',
      'applies the rule to the facts and explains it',
      'judges risk and likelihood plainly and offers alternatives',
      'changes a process so that the risk does not arise, accepted by those who work with it',
    ],
    probes: ['What did you advise in one sentence?', 'What would you advise in one sentence?'],
    stems: [
      {
        kind: 'technical',
        text: 'A contract has to be signed today, and one clause worries you. How do you proceed?',
        topic: 'a worrying clause on the day of signing',
      },
      {
        kind: 'technical',
        text: 'Explain a rule from your field to a colleague in sales so that they can act on it.',
        topic: 'a rule explained to sales',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which facts would you establish first?',
        topic: 'the facts to establish| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about advice of yours that was not followed. What did you do?',
        topic: 'advice not followed',
      },
      {
        kind: 'behavioural',
        text: 'Describe a breach of a rule that you uncovered. How did you handle it?',
        topic: 'a breach that was uncovered',
      },
      {
        kind: 'situational',
        text: 'A director asks you to find a reason why something is allowed that you think is not. How do you respond?',
        topic: 'a reason wanted for something not allowed',
      },
    ],
  },
  office: {
    name: 'Organisation and administration',
    description:
      'Keeps things in order for others: complete, on time, confidential, and easy to find.',
    lookFor: [
      'Keeps track with a method',
      'Sees deadlines and gaps ahead',
      'Handles confidential matters with care',
      'Makes work easier for others',
    ],
    signs: [
      'works off what comes in',
      'needs reminders for deadlines',
      'keeps deadlines and files reliably',
      'anticipates needs, informs unasked and keeps confidence',
      'simplifies the way things are done, and others save time',
    ],
    probes: ['How did you keep track of it?', 'How would you keep track of it?'],
    stems: [
      {
        kind: 'technical',
        text: 'How do you keep track of forty open matters that belong to six different people?',
        topic: 'forty open matters of six people',
      },
      {
        kind: 'technical',
        text: 'You take over a filing system in which nobody finds anything. Where do you start?',
        topic: 'a filing system in disorder',
      },
      {
        kind: 'technical',
        text: 'How have you used {tool} to save yourself or others work?',
        topic: 'work saved with {tool}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How do you make sure that nothing falls through?',
        topic: 'making sure that nothing is missed| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about an event, trip or meeting you organised in which something went wrong. What did you do?',
        topic: 'a mishap in something organised',
      },
      {
        kind: 'behavioural',
        text: 'Describe a routine that you simplified. Who noticed?',
        topic: 'a routine simplified',
      },
      {
        kind: 'situational',
        text: 'Your manager has double-booked an important client and a board member, and cannot be reached. What do you do?',
        topic: 'a double booking',
      },
    ],
  },
  logistics: {
    name: 'Logistics and transport',
    description:
      'Gets goods or people to the right place at the right time, safely and at sensible cost.',
    lookFor: [
      'Keeps quantity, date and place in view',
      'Sees bottlenecks ahead and informs',
      'Keeps to rules of safety and load',
      'Compares cost, time and risk',
    ],
    signs: [
      'reacts when the truck is at the gate',
      'does each order on its own',
      'plans, checks and delivers as agreed',
      'sees bottlenecks ahead, informs everyone and weighs cost against time',
      'makes the flow steadier or cheaper, with figures',
    ],
    probes: ['Whom did you inform, and how early?', 'Whom would you inform, and how early?'],
    stems: [
      {
        kind: 'technical',
        text: 'A delivery that production needs tomorrow is stuck. Walk me through your next two hours.',
        topic: 'a stuck delivery that is needed tomorrow',
      },
      {
        kind: 'technical',
        text: 'The system shows twelve pieces, the shelf holds nine. How do you proceed?',
        topic: 'a stock that does not match the system',
      },
      {
        kind: 'technical',
        text: 'How have you used {tool} to make a flow of goods faster, safer or cheaper?',
        topic: 'a flow improved with {tool}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. What do you check before you begin?',
        topic: 'the checks beforehand| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a day on which the plan was worth nothing by nine in the morning. How did you get the goods out?',
        topic: 'a day on which the plan failed early',
      },
      {
        kind: 'behavioural',
        text: 'Describe a supplier or carrier who kept letting you down. What did you do?',
        topic: 'an unreliable supplier or carrier',
      },
      {
        kind: 'situational',
        text: 'You are running late, and the load is not secured as it should be. What do you do?',
        topic: 'a load not secured, running late',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
