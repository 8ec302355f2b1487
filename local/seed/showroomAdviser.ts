/** The seed's spoken job: answers by video, by voice and in writing. */
import type { SeedJob } from './content.ts';

export const showroomAdviser: SeedJob = {
  id: 'seed-video',
  title: 'Showroom Adviser',
  level: 'junior',
  language: 'en',
  type: 'video',
  description: `Our showroom in Rotterdam opens in spring. You advise the shops that visit us, set up rooms, and tell our designers what people touch and what they walk past.

You bring
- a year or more in a job where you advised people face to face
- the calm to say "I do not know, I will find out"

Nice to have: a second language, photographs of rooms you set up.`,
  mustHave: ['Advising customers', 'Clear speaking'],
  niceToHave: ['A second language', 'Visual merchandising'],
  competencies: [
    {
      id: 'advice',
      name: 'Advising',
      description: 'Finds out what people need before showing anything.',
      weight: 60,
    },
    {
      id: 'learning',
      name: 'Learning',
      description: 'Looks for what does not work and changes it.',
      weight: 40,
    },
  ],
  questions: [
    {
      id: 'q1',
      competencyId: 'advice',
      kind: 'behavioural',
      text: 'Tell us about somebody you advised who did not know what they wanted. What did you do?',
      minutes: 3,
      followUpCap: 1,
      followUps: ['What did they choose in the end, and were they happy with it later?'],
      formats: ['text', 'audio', 'video'],
      thinkSeconds: 30,
      maxSeconds: 120,
      lookFor: ['asked before showing', 'a choice of few things', 'what the person decided'],
      anchors: [
        'Nobody in particular, or talks only about products.',
        'Showed products until one was liked.',
        'Asked some questions, then showed.',
        'Asked about use and limits, offered few things with reasons.',
        'Adds how they checked later that it was right.',
      ],
    },
    {
      id: 'q2',
      competencyId: 'learning',
      kind: 'behavioural',
      text: 'Tell us about something at work that you changed because you saw that it did not work.',
      minutes: 3,
      followUpCap: 0,
      followUps: [],
      formats: ['text', 'audio', 'video'],
      thinkSeconds: 30,
      maxSeconds: 120,
      lookFor: ['saw it themselves', 'a small trial', 'a look at the result'],
      anchors: [
        'Nothing of their own.',
        'A change without a reason.',
        'A reason and a change.',
        'Tried it small and looked at the result.',
        'Adds what they changed back.',
      ],
    },
    {
      id: 'q3',
      competencyId: 'advice',
      kind: 'situational',
      text: 'A visitor asks for a price that you do not know, and three others are waiting. What do you do?',
      minutes: 3,
      followUpCap: 0,
      followUps: [],
      formats: ['text'],
      lookFor: ['says that they do not know', 'a promise they can keep', 'the others are told'],
      anchors: [
        'Guesses.',
        'Sends the visitor away.',
        'Says they will find out.',
        'Promises when and how, and tells the others.',
        'Adds how the price is at hand next time.',
      ],
    },
  ],
  answers: {
    q1: [
      {
        quality: 'strong',
        text: 'A couple came to us for "a table, any table". I asked how many people eat at it on a normal day and on a feast, and who sits at the window. It turned out that he works at it, too. So I showed two tables, not ten, and said what each would cost them in space. They took the smaller one with an extension. I called after a month, and they had used the extension twice.',
      },
      {
        quality: 'average',
        text: 'A lady was looking for curtains and could not decide. I showed her our best sellers and explained the fabrics. After a while she chose a blue one and said thank you.',
      },
      {
        quality: 'weak',
        text: 'I am good with people and I can sell anything. Customers trust me because I am friendly.',
      },
    ],
    q2: [
      {
        quality: 'strong',
        text: 'Our price tags hung behind the chairs, and I counted on one morning that eleven of twenty people turned a chair around to find it. I moved the tags of one row to the front for a week. There, two of twenty asked for a price. So we moved all of them, and I wrote to the other shop what we had counted.',
      },
      {
        quality: 'good',
        text: 'We had the returns desk beside the entrance and everybody walked into the queue. I proposed to move it to the back, we tried it on a Saturday, and the entrance stayed free. It is still there.',
      },
      {
        quality: 'weak',
        text: 'I always try to improve things. In my last job I improved the order of the shelves.',
      },
    ],
    q3: [
      {
        quality: 'good',
        text: 'I say that I do not know it and will not guess. I ask for a number or an e-mail and promise the price before six today. Then I tell the three others that I am with them in two minutes, and write the article down so that the price is on the list tomorrow.',
      },
      {
        quality: 'average',
        text: 'I would ask a colleague for the price and ask the others to wait for a moment.',
      },
    ],
  },
};
