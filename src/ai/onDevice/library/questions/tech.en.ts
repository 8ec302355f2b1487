// Question library, English: software, data and the systems they run on.
import type { CompetencyText } from './competencyText.ts';

export const techEn = {
  software: {
    name: 'Software engineering',
    description:
      'Builds software that works, can be read and changed by others, and fails in a controlled way.',
    lookFor: [
      'Clarifies requirements and constraints before building',
      'Explains the design and its trade-offs',
      'Tests the code and handles failure',
      'Shows how it behaved in use',
    ],
    signs: [
      'names technologies without having built with them',
      'gets something running without regard for tests, failure or readers',
      'builds a working solution with tests for the usual cases',
      'explains the trade-offs of the design and covers failure, load and change',
      'proves with data from real use that the design held, and names what they would change',
    ],
    probes: [
      'Which trade-off did you accept, and what did it cost later?',
      'Which trade-off would you accept, and what could it cost later?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Walk me through something you built with {tool} that is in use today. Which design decision mattered most?',
        topic: 'a design with {tool} in real use',
      },
      {
        kind: 'technical',
        text: 'You have to change a part of a large code base that nobody in the team knows and that has no tests. How do you go about it?',
        topic: 'changing unknown code without tests',
      },
      {
        kind: 'technical',
        text: 'A call to another service fails once in a thousand times, only under load. How do you track it down, and how do you make your code live with it?',
        topic: 'a rare failure under load',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you structure the work, and which decisions would you take first?',
        topic: 'the first design decisions| for having to {task}',
      },
      {
        kind: 'technical',
        text: 'What do you look at first when you review a change to code that uses {tool}, and why?',
        topic: 'reviewing code with {tool}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a technical decision of yours that you later regretted. What did you do about it?',
        topic: 'a technical decision later regretted',
      },
      {
        kind: 'behavioural',
        text: 'Describe the most difficult defect you have found. What led you to the cause?',
        topic: 'a difficult defect',
      },
      {
        kind: 'situational',
        text: 'Two days before a release you find that a feature works, but the code behind it will be hard to change. What do you do?',
        topic: 'working but rigid code before a release',
      },
      {
        kind: 'situational',
        text: '{APartner} asks for an estimate of something you have never built before. How do you answer?',
        topic: 'an estimate for something new',
      },
    ],
  },
  data: {
    name: 'Data and analysis',
    description:
      'Turns questions into data work, knows the limits of the figures, and explains what follows from them.',
    lookFor: [
      'Turns the question into something measurable',
      'Checks the data before trusting it',
      'Chooses a method to suit and names its limits',
      'Explains what follows for the decision',
    ],
    signs: [
      'takes figures as they come',
      'produces figures without checking the data or the question',
      'checks the data and answers the question asked',
      'chooses the method by the question, names its limits and explains the result plainly',
      'shows which decision the result changed and how it was verified later',
    ],
    probes: ['What could have made this figure wrong?', 'What could make this figure wrong?'],
    stems: [
      {
        kind: 'technical',
        text: 'Two reports show different figures for the same month. How do you find out which one is right?',
        topic: 'two figures for the same month',
      },
      {
        kind: 'technical',
        text: 'Walk me through an analysis you did with {skill}, from the question to what was decided.',
        topic: 'an analysis with {skill}',
      },
      {
        kind: 'technical',
        text: 'A number that everyone watches jumps by a third overnight. How do you find out whether it is real?',
        topic: 'a sudden jump in a key figure',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which data would you ask for, and what would you check before using it?',
        topic: 'checking data before use| for having to {task}',
      },
      {
        kind: 'technical',
        text: 'How do you make sure that a result you got with {skill} still holds on new data?',
        topic: 'a result with {skill} on new data',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a result of yours that nobody wanted to hear. How did you present it?',
        topic: 'an unwelcome result',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you had to correct an analysis you had already shared. What had gone wrong?',
        topic: 'an analysis corrected after sharing',
      },
      {
        kind: 'situational',
        text: 'A department head asks for a figure that supports a decision already made. How do you respond?',
        topic: 'a figure wanted for a decision already made',
      },
    ],
  },
  operations: {
    name: 'Running systems',
    description:
      'Keeps systems available and safe to change, automates, and learns from incidents.',
    lookFor: [
      'Contains the damage before looking for the cause',
      'Uses measurements to narrow the problem down',
      'Automates and makes changes reversible',
      'Prevents a repeat and writes it down',
    ],
    signs: [
      'restarts and hopes',
      'follows a runbook without understanding what it does',
      'restores service in a sound order and finds the cause',
      'contains, measures and informs in parallel, and makes the change reversible',
      'removes whole classes of failure, with figures on availability or effort',
    ],
    probes: [
      'What told you that the service was healthy again?',
      'What would tell you that the service is healthy again?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'At three in the morning an alarm says that half of all requests fail. What are your first ten minutes like?',
        topic: 'the first ten minutes of an outage',
      },
      {
        kind: 'technical',
        text: 'Walk me through a change you made with {tool} that could have taken a system down. How did you make it safe?',
        topic: 'a risky change with {tool}',
      },
      {
        kind: 'technical',
        text: 'A server is slow every day at the same hour, and the usual graphs look normal. How do you narrow it down?',
        topic: 'a slowdown that the graphs do not show',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. What would you automate first, and what would you leave manual?',
        topic: 'what to automate first| in having to {task}',
      },
      {
        kind: 'technical',
        text: 'How do you decide what should wake a person at night, and what can wait until morning?',
        topic: 'alarms that may wake someone',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about an incident you were responsible for solving. What did you change afterwards?',
        topic: 'an incident they were responsible for',
      },
      {
        kind: 'behavioural',
        text: 'Describe manual work that you took out of the daily routine. How much did it save?',
        topic: 'manual work that was automated',
      },
      {
        kind: 'situational',
        text: 'A developer needs access to a production system at once, outside the agreed process. How do you handle it?',
        topic: 'urgent access outside the process',
      },
    ],
  },
  testing: {
    name: 'Testing and quality assurance',
    description:
      'Finds what matters before users do, by testing where the risk is and making tests others can trust.',
    lookFor: [
      'Starts from risk and from how the product is used',
      'Chooses the right level and technique of test',
      'Reports so that the cause can be found',
      'Shows which failures were prevented',
    ],
    signs: [
      'clicks through what is in front of them',
      'tests the happy path only',
      'covers the requirements with repeatable tests',
      'tests by risk, at the right level, and keeps the tests reliable',
      'moves quality to where defects arise, with figures on what reached users',
    ],
    probes: [
      'What did you decide not to test, and why?',
      'What would you decide not to test, and why?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'You have one day to test a change to the payment step of a shop. What do you test, and what do you leave out?',
        topic: 'one day to test a payment step',
      },
      {
        kind: 'technical',
        text: 'Your automated tests fail now and then without a change in the code. How do you deal with that?',
        topic: 'tests that fail now and then',
      },
      {
        kind: 'technical',
        text: 'Walk me through how you set up tests with {tool} for a product that changes every week.',
        topic: 'tests with {tool} for a changing product',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you decide which tests to automate?',
        topic: 'choosing what to automate| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a defect that slipped past you. What did you change in your testing?',
        topic: 'a defect that slipped through',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you advised against a release. How did you make your case?',
        topic: 'advice against a release',
      },
      {
        kind: 'situational',
        text: 'A developer closes your defect report as “works on my machine”. What do you do?',
        topic: 'a defect report that is turned down',
      },
    ],
  },
  infoSecurity: {
    name: 'Information security',
    description:
      'Sees how systems can be attacked, weighs the risk, and protects without stopping the work.',
    lookFor: [
      'Names asset, threat and weakness',
      'Judges likelihood and damage',
      'Takes measures that fit the risk',
      'Checks that they work and informs those concerned',
    ],
    signs: [
      'relies on rules and tools without knowing what against',
      'names threats, but no order among them',
      'finds the weakness and closes it',
      'weighs risk against effort, closes the weakness and checks that it holds',
      'changes how systems are built or run, so that the attack no longer pays',
    ],
    probes: [
      'How did you judge how likely and how bad it was?',
      'How would you judge how likely and how bad it is?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'A colleague reports that they typed their password into a page that was not ours. What do you do in the first hour?',
        topic: 'a password given away',
      },
      {
        kind: 'technical',
        text: 'Take an application that lets customers upload files. How would you attack it, and how would you defend it?',
        topic: 'attack and defence of a file upload',
      },
      {
        kind: 'technical',
        text: 'A scan shows two hundred weaknesses, and the team can fix ten this month. How do you choose?',
        topic: 'ten out of two hundred weaknesses',
      },
      {
        kind: 'technical',
        text: 'Walk me through a risk that you lowered, with {skill} as part of the answer. How did you know that it was lower?',
        topic: 'a risk lowered with {skill}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a security problem you found that others did not take seriously. What did you do?',
        topic: 'a security problem not taken seriously',
      },
      {
        kind: 'behavioural',
        text: 'Describe a measure that people kept working around. How did you deal with it?',
        topic: 'a measure people worked around',
      },
      {
        kind: 'situational',
        text: 'A director wants an exception from a security rule for an important customer, today. How do you respond?',
        topic: 'an exception from a security rule',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
