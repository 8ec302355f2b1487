// Question library, English: health, care, teaching, hospitality.
import type { CompetencyText } from './competencyText.ts';

export const serviceEn = {
  clinical: {
    name: 'Clinical practice',
    description:
      'Assesses, acts within the scope of practice, communicates in a structured way, and documents.',
    lookFor: [
      'Assesses the person in a structured way',
      'Recognises danger early and calls for help',
      'Acts within the scope of practice',
      'Hands over clearly and documents',
    ],
    signs: [
      'waits for instructions or acts without assessing',
      'does single tasks without a picture of the person',
      'assesses, acts within the scope and informs',
      'sets priorities by risk, escalates in time and explains to the person what happens',
      'prevents harm by looking ahead, and the team works more safely because of it',
    ],
    probes: ['What told you how urgent it was?', 'What would tell you how urgent it is?'],
    stems: [
      {
        kind: 'technical',
        text: 'At the start of a shift you are responsible for six people. How do you decide whom to see first?',
        topic: 'the order of care at the start of a shift',
      },
      {
        kind: 'technical',
        text: 'Walk me through how you prepare and give a medicine that is easily confused with another. Where are your checks?',
        topic: 'a medicine that is easily confused',
      },
      {
        kind: 'technical',
        text: 'Tell me step by step how you hand over a person whose condition has changed in the last hour.',
        topic: 'a handover after a change in condition',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. What do you look out for, and when do you call for help?',
        topic: 'warning signs| in having to {task}',
      },
      {
        kind: 'technical',
        text: 'Which mistakes happen most easily with {activity}, and how do you guard against them?',
        topic: 'typical mistakes in {activity}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a time you noticed that something was wrong with {aCustomer} before the figures showed it. What did you do?',
        topic: 'an early sign noticed in {aCustomer}',
      },
      {
        kind: 'behavioural',
        text: 'Describe a time you questioned an order or a plan of treatment. How did you raise it?',
        topic: 'an order called into question',
      },
      {
        kind: 'situational',
        text: 'A relative demands that you give something that has not been prescribed. How do you handle it?',
        topic: 'a relative who demands treatment',
      },
      {
        kind: 'situational',
        text: 'Two people need you at once, and a colleague is on break. What do you do?',
        topic: 'two people in need at once',
      },
    ],
  },
  care: {
    name: 'Care and support',
    description: 'Supports people in daily life with respect, safety and an eye for change.',
    lookFor: [
      'Respects dignity and the person’s own wishes',
      'Notices changes and risks',
      'Works by the care plan and within limits',
      'Informs and documents',
    ],
    signs: [
      'works through tasks without regard for the person',
      'is kind, but misses changes or risks',
      'supports safely by the plan and informs',
      'encourages what the person can still do and reacts early to changes',
      'improves the person’s day in a lasting way together with family and team',
    ],
    probes: [
      'What did you write down, and whom did you tell?',
      'What would you write down, and whom would you tell?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Take me through the first hour of a morning in which you support someone you have never met before.',
        topic: 'the first hour with someone new',
      },
      {
        kind: 'technical',
        text: 'How do you help someone to wash or dress who feels ashamed of needing help?',
        topic: 'personal care with shame',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. Where are the risks, and how do you keep people safe?',
        topic: 'risks and safety| in having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a change you noticed in a person that others had not seen. What did you do?',
        topic: 'a change others had not seen',
      },
      {
        kind: 'behavioural',
        text: 'Describe a person who was hard to reach. How did you build trust?',
        topic: 'building trust with a person hard to reach',
      },
      {
        kind: 'situational',
        text: 'The person in your care refuses food for the second day. What do you do?',
        topic: 'food refused for the second day',
      },
      {
        kind: 'situational',
        text: 'A family member criticises your work in front of the person. How do you react?',
        topic: 'criticism from the family',
      },
    ],
  },
  teaching: {
    name: 'Teaching',
    description:
      'Plans learning, reaches different learners, and checks what has really been understood.',
    lookFor: [
      'Names the learning goal',
      'Finds out what learners know already',
      'Adapts to different learners',
      'Checks understanding and adjusts',
    ],
    signs: [
      'presents material',
      'plans activities without a clear learning goal',
      'plans to a goal and checks at the end',
      'adapts during the lesson to what learners show',
      'shows what learners can do afterwards and changes the plan for the next group',
    ],
    probes: [
      'How did you know that they had understood?',
      'How would you know that they have understood?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Choose something from your subject that learners often get wrong. How do you teach it?',
        topic: 'a point learners often get wrong',
      },
      {
        kind: 'technical',
        text: 'After ten minutes you see that half the group is lost and the other half is bored. What do you do?',
        topic: 'a group half lost, half bored',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How would you find out what people already know?',
        topic: 'finding out what is known already| in having to {task}',
      },
      {
        kind: 'technical',
        text: 'How do you use {tool} so that it helps learning and is not just an extra?',
        topic: '{tool} in the service of learning',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a learner who had given up. What did you do?',
        topic: 'a learner who had given up',
      },
      {
        kind: 'behavioural',
        text: 'Describe a lesson or course that went wrong. What did you change the next time?',
        topic: 'a lesson that went wrong',
      },
      {
        kind: 'situational',
        text: 'A learner keeps disturbing the group and is popular with the others. How do you handle it?',
        topic: 'a popular learner who disturbs',
      },
    ],
  },
  hospitality: {
    name: 'Service and hospitality',
    description:
      'Makes guests feel welcome, keeps standards and hygiene, and stays calm when it is full.',
    lookFor: [
      'Reads what the guest needs',
      'Keeps standards, hygiene and order under pressure',
      'Works hand in hand with the others',
      'Makes good what went wrong',
    ],
    signs: [
      'sees guests as a disturbance',
      'is friendly as long as it is quiet',
      'serves reliably and keeps to the standards',
      'anticipates needs and keeps an overview when it is full',
      'turns mishaps into reasons to come back, and the team works better because of it',
    ],
    probes: ['How did the guest react?', 'How would you notice that the guest is satisfied?'],
    stems: [
      {
        kind: 'technical',
        text: 'The house is full, two people are off sick, and a group arrives early. How do you organise the next half hour?',
        topic: 'a full house with too few people',
      },
      {
        kind: 'technical',
        text: 'Which three things do you check before a shift begins, and why those?',
        topic: 'checks before a shift',
      },
      {
        kind: 'technical',
        text: 'A guest tells you about an allergy after ordering. Take me through what you do.',
        topic: 'an allergy mentioned after ordering',
      },
      {
        kind: 'technical',
        text: 'In this role you will {task}. How do you do it when everything happens at once?',
        topic: 'doing it under pressure| (having to {task})',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about a guest who was about to leave angry. What did you do?',
        topic: 'a guest about to leave angry',
      },
      {
        kind: 'behavioural',
        text: 'Describe the busiest shift you have worked. How did you keep the overview?',
        topic: 'the busiest shift',
      },
      {
        kind: 'situational',
        text: 'You see a colleague cut a corner on hygiene because it is busy. What do you do?',
        topic: 'a corner cut on hygiene',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
