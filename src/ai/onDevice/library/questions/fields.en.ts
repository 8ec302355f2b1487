// Question library, English: professional competencies that fit any field.
import type { CompetencyText } from './competencyText.ts';

export const fieldsEn = {
  expertise: {
    name: 'Professional expertise',
    description:
      'Knows the trade: uses the methods and tools of the role soundly and knows their limits.',
    lookFor: [
      'Names method or tool and what it was used for',
      'Explains why this one and not another',
      'Knows where it stops working',
      'Shows how the result was checked',
    ],
    signs: [
      'names tools without having worked with them',
      'repeats instructions without understanding them',
      'uses the usual methods correctly in ordinary cases',
      'chooses methods by the case and explains the choice',
      'knows the limits of the methods, checks the result and passes the knowledge on',
    ],
    probes: [
      'Where did this method reach its limits?',
      'Where would this method reach its limits?',
    ],
    stems: [
      {
        kind: 'technical',
        text: 'Take me through how you go about {activity}, from start to finish. Where does it go wrong most often?',
        topic: '{activity}',
      },
      {
        kind: 'technical',
        text: 'What is {tool} good for in your work, and where would you rather use something else?',
        topic: 'the choice for or against {tool}',
      },
      {
        kind: 'technical',
        text: 'Walk me through the last piece of work in which you used {tool}, from the task to the result.',
        topic: 'work with {tool}',
      },
      {
        kind: 'technical',
        text: 'Explain to a newcomer in the team how you {task}. What would you warn them about?',
        topic: 'showing a newcomer how to {task}',
      },
      {
        kind: 'technical',
        text: 'In this role you will have to {task}. How would you go about it in your first month?',
        topic: 'the start into having to {task}',
      },
      {
        kind: 'behavioural',
        text: 'Tell me about the piece of work in your trade that you are most satisfied with. What made it good?',
        topic: 'a piece of work they are satisfied with',
      },
      {
        kind: 'situational',
        text: 'You are asked to {task}, but the usual way of doing it does not fit the case. How do you proceed?',
        topic: 'an unusual case of having to {task}',
      },
      {
        kind: 'situational',
        text: 'In your first month as {aTitle} you find that a method everyone uses gives wrong results now and then. What do you do?',
        topic: 'a common method that is sometimes wrong',
      },
    ],
  },
} as const satisfies Record<string, CompetencyText>;
