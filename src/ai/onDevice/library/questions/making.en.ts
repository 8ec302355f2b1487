// Question library, English: design, product, projects, engineering, manufacturing, research.
import type { CompetencyText } from './competencyText.ts';

export const makingEn = {
  design: {
    name: 'Design',
    description:
      'Designs from the needs of people, tests ideas early, and can give reasons for every choice.',
    lookFor: [
      'Names the people designed for and their need',
      'Explores more than one idea',
      'Tests with real people and changes the design',
      'Gives reasons for the final choice',
    ],
    signs: [
      'designs by taste',
      'follows the brief without asking for whom',
      'designs for a named need and takes feedback up',
      'tests ideas early and gives reasons for choices from what was observed',
      'shows the effect of the design in use and what was left out on purpose',
    ],
    probes: ['What did you leave out, and why?', 'What would you leave out, and why?'],
    stems: [
      {
        kind: 'technical',
        text: 'Choose one piece of work from your portfolio and take me from the problem to the final design.',
        topic: 'a piece of work from problem to design',
      },
      {
        kind: 'technical',
        text: 'People keep dropping out on the second page of a form. How do you find out why, and what do you try first?',
        topic: 'people dropping out of a form',
      },
      {
        kind: 'technical',
        text: 'How have you used {skill} to test an idea before anything was built?',
        topic: 'testing an idea with {skill}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you start if you knew nothing about the people who will use it?',
        topic: 'a start without knowing the users| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a design you believed in that failed with users. What did you do?',
        topic: 'a design that failed with users',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you had to defend a design against someone more senior. What did you base it on?',
        topic: 'defending a design',
      },
      {
        kind: 'situational',
        text: 'An engineer tells you that your design would take three times the time available. How do you proceed?',
        topic: 'a design that is too costly',
      },
    ],
  },
  product: {
    name: 'Product thinking',
    description:
      'Chooses what to build from evidence, says no with reasons, and measures whether it helped.',
    lookFor: [
      'Starts from a problem that people really have',
      'Uses evidence to choose',
      'Says what was not done, and why',
      'Measures the outcome after release',
    ],
    signs: [
      'passes wishes on to the team',
      'orders wishes by who asked',
      'chooses by problem and value and explains it',
      'tests assumptions before building and says no with reasons',
      'shows the outcome in figures and stops what does not help',
    ],
    probes: [
      'Which assumption was riskiest, and how did you test it?',
      'Which assumption is riskiest, and how would you test it?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Take a product you know well. Which one thing would you remove from it, and how would you find out if you are right?',
        topic: 'removing something from a product',
      },
      {
        kind: 'technical',
        text: 'Sales want feature A, support wants feature B, and there is room for one. How do you decide?',
        topic: 'a choice between two wanted features',
      },
      {
        kind: 'technical',
        text: 'Walk me through a product decision of yours in which {skill} played a part. What would have happened without it?',
        topic: 'a product decision with {skill} in it',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you know after three months whether you are on the right path?',
        topic: 'signs of being on the right path| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about something you shipped that nobody used. What did you do then?',
        topic: 'something shipped and not used',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you said no to an important customer or manager. How did you give your reasons?',
        topic: 'a no to someone important',
      },
      {
        kind: 'situational',
        text: 'Two weeks before a launch, tests show that users do not understand the main function. What do you do?',
        topic: 'a main function not understood before launch',
      },
    ],
  },
  project: {
    name: 'Project management',
    description: 'Brings a project to its goal: scope, people, time, money and risk in view.',
    lookFor: [
      'Clarifies goal and scope',
      'Plans dates, people and risks',
      'Deals with deviations early and openly',
      'Closes with a result that can be checked',
    ],
    signs: [
      'administers tasks',
      'follows the plan until it breaks',
      'keeps scope, dates and people in view and reports honestly',
      'sees risks early, decides with the right people and corrects course',
      'delivers the agreed value under changed conditions and leaves a better way of working',
    ],
    probes: [
      'When did you first know, and whom did you tell?',
      'What would be your first sign of trouble?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'You inherit a project that has been “ninety percent done” for two months. How do you find out where it really stands?',
        topic: 'a project that is always ninety percent done',
      },
      {
        kind: 'technical',
        text: 'How do you set up the first two weeks of a project whose goal is still vague?',
        topic: 'the first two weeks of a vague project',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which three risks would you put on the list first?',
        topic: 'the first three risks| of having to {task}',
      },
      {
        kind: 'technical',
        text: 'Walk me through a project in which {skill} made the difference. What would you do differently today?',
        topic: 'a project in which {skill} made the difference',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a project that was about to fail when you changed its course. What did you change?',
        topic: 'a project brought back on course',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time the scope of a project kept growing. How did you stop it?',
        topic: 'a growing scope',
      },
      {
        kind: 'situational',
        text: 'The sponsor wants the project a month earlier with the same people. How do you respond?',
        topic: 'the same project a month earlier',
      },
    ],
  },
  engineering: {
    name: 'Engineering',
    description:
      'Designs and verifies technical solutions: requirements, calculation, tests, manufacture and safety.',
    lookFor: [
      'States requirements, loads and limits',
      'Compares concepts and gives reasons for the choice',
      'Calculates, simulates or tests to verify',
      'Considers manufacture, cost and safety',
    ],
    signs: [
      'describes parts without requirements',
      'copies an earlier solution without checking that it fits',
      'develops a solution that meets the requirements',
      'compares concepts, verifies by calculation or test and considers manufacture',
      'shows the margin in tests or in the field and what the next version will change',
    ],
    probes: [
      'How did you verify it, and with what margin?',
      'How would you verify it, and with what margin?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Walk me through a design of yours with {skill}, from the requirements to the verified result.',
        topic: 'a verified design with {skill}',
      },
      {
        kind: 'technical',
        text: 'A part that passed all tests fails at the customer after three months. How do you find out why?',
        topic: 'a field failure after three months',
      },
      {
        kind: 'technical',
        text: 'You have to take a fifth out of the cost of an assembly without losing function. Where do you start?',
        topic: 'a fifth less cost for an assembly',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which requirements would you pin down before you start?',
        topic: 'requirements before the start| of having to {task}',
      },
      {
        kind: 'technical',
        text: 'Your simulation and your measurement disagree by a third. How do you proceed?',
        topic: 'a simulation that disagrees with the measurement',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about an engineering decision you took under time pressure. What did you base it on?',
        topic: 'an engineering decision under time pressure',
      },
      {
        kind: 'behavioural',
        text: 'Describe a mistake in a design of yours that surfaced late. How did you handle it?',
        topic: 'a design mistake that surfaced late',
      },
      {
        kind: 'situational',
        text: 'A supplier delivers parts slightly outside tolerance, and the line is waiting. What do you do?',
        topic: 'parts outside tolerance',
      },
    ],
  },
  manufacturing: {
    name: 'Production and maintenance',
    description:
      'Keeps processes running, safe and in quality, and improves them with facts from the floor.',
    lookFor: [
      'Secures people, product and process first',
      'Finds the cause with facts from the floor',
      'Follows standards and documents',
      'Shows the effect on quality, output or downtime',
    ],
    signs: [
      'keeps the line running at any price',
      'reacts to faults one by one',
      'stops, secures and repairs in the right order',
      'finds the cause with facts and adjusts the standard',
      'removes the cause for good, with figures on quality, output or downtime',
    ],
    probes: [
      'Which figure showed you that it had improved?',
      'Which figure would show you that it has improved?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Scrap on a line doubles from one shift to the next. How do you go about finding the cause?',
        topic: 'scrap that doubles overnight',
      },
      {
        kind: 'technical',
        text: 'A machine stops, and the order has to leave today. Walk me through your first steps.',
        topic: 'a machine stop with an urgent order',
      },
      {
        kind: 'technical',
        text: 'Walk me through a fault you cleared or a process you improved with {tool}.',
        topic: 'a fault or process dealt with by {tool}',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. What would you check before you begin, and what while you work?',
        topic: 'checks before and during the work| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a quality problem you traced back to its cause. What changed afterwards?',
        topic: 'a quality problem traced to its cause',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you had to hold production back. How did you decide?',
        topic: 'production held back',
      },
      {
        kind: 'situational',
        text: 'At the handover you find a setting that differs from the instruction, and the output is good. What do you do?',
        topic: 'a setting that differs from the instruction',
      },
    ],
  },
  research: {
    name: 'Research practice',
    description:
      'Asks questions that can be answered, works so that others can repeat it, and is honest about limits.',
    lookFor: [
      'States question and hypothesis',
      'Chooses method and controls',
      'Deals honestly with unexpected or negative results',
      'Makes the work repeatable and shares it',
    ],
    signs: [
      'describes techniques without a question',
      'follows a protocol without knowing what it controls for',
      'plans an experiment or study that answers its question',
      'chooses method and controls with reasons and questions the own result',
      'draws conclusions that others have repeated or used, and names their limits',
    ],
    probes: ['What would have proved you wrong?', 'What would prove you wrong?'],
    stems: [
      {
        kind: 'technical',
        text: 'Explain the most important result of your work to someone from another discipline, and tell me what would prove it wrong.',
        topic: 'a key result and its limits',
      },
      {
        kind: 'technical',
        text: 'You cannot repeat a result that a former colleague published. How do you proceed?',
        topic: 'a result that cannot be repeated',
      },
      {
        kind: 'technical',
        text: 'Walk me through a study or experiment in which you used {skill}. How did you choose the controls?',
        topic: 'a study with {skill} and its controls',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Which question would you answer first, and how?',
        topic: 'the first research question| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a result that contradicted what you expected. What did you do with it?',
        topic: 'an unexpected result',
      },
      {
        kind: 'behavioural',
        text: 'Describe a collaboration across disciplines. What did you have to learn to make it work?',
        topic: 'work across disciplines',
      },
      {
        kind: 'situational',
        text: 'A month before a deadline you find an error in data that a paper already builds on. What do you do?',
        topic: 'an error in data behind a paper',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
