/** The seed's second job: a team lead in customer support. */
import type { SeedJob } from './content.ts';

export const supportLead: SeedJob = {
  id: 'seed-support',
  title: 'Customer Support Team Lead',
  level: 'lead',
  language: 'en',
  description: `Nine people answer the questions of our customers by phone, mail and chat. You lead them: you plan the week, help with the hard cases, teach, and tell the rest of the company what customers struggle with.

You bring
- two or more years in customer support, at least one with responsibility for others
- calm with people who are angry for a good reason
- a habit of looking at numbers before changing things

Nice to have: furniture or logistics, a second language.`,
  mustHave: ['Customer support', 'Team leadership', 'Coaching', 'De-escalation'],
  niceToHave: ['Logistics', 'A second language'],
  competencies: [
    {
      id: 'deescalation',
      name: 'De-escalation',
      description: 'Turns an angry contact into a solved one.',
      weight: 30,
    },
    {
      id: 'coaching',
      name: 'Coaching',
      description: 'Makes colleagues better at their work.',
      weight: 40,
    },
    {
      id: 'improvement',
      name: 'Improvement',
      description: 'Uses evidence to make the work easier.',
      weight: 30,
    },
  ],
  questions: [
    {
      id: 'q1',
      competencyId: 'deescalation',
      kind: 'behavioural',
      text: 'Tell me about a time you turned an angry customer around. What did you say and do, and what came of it?',
      minutes: 4,
      followUpCap: 1,
      followUps: ['How did you know that the customer was satisfied in the end?'],
      lookFor: [
        'listened and named the problem',
        'an action within their power',
        'what the customer did afterwards',
      ],
      anchors: [
        'No example, or the customer is blamed.',
        'Says that they stayed calm, but not what they did.',
        'Says what they said and did.',
        'Found the cause, solved it and kept a promise.',
        'Adds what changed so that others were spared it.',
      ],
    },
    {
      id: 'q2',
      competencyId: 'coaching',
      kind: 'behavioural',
      text: 'Tell me about somebody you helped to become better at their work. What did you do, and what changed?',
      minutes: 5,
      followUpCap: 1,
      followUps: ['What was hard about it for you?'],
      lookFor: [
        'saw what the person needed',
        'concrete steps over time',
        'a change that others could see',
      ],
      anchors: [
        'No person, or only general views on coaching.',
        'Gave advice once.',
        'Describes steps and that it became better.',
        'Fitted the steps to the person and checked on them.',
        'Adds a measure or words of others, and what they learned themselves.',
      ],
    },
    {
      id: 'q3',
      competencyId: 'improvement',
      kind: 'behavioural',
      text: 'Tell me about a change you made to how your team works. How did you know that it was needed, and whether it helped?',
      minutes: 4,
      followUpCap: 1,
      followUps: ['What did you do when somebody did not like the change?'],
      lookFor: ['evidence before the change', 'took people along', 'a measure after it'],
      anchors: [
        'No change of their own.',
        'A change without a reason.',
        'A reasoned change, without a look at the result.',
        'A change with evidence before and after.',
        'Adds what did not work and was taken back.',
      ],
    },
    {
      id: 'q4',
      competencyId: 'coaching',
      kind: 'situational',
      text: 'On Monday at nine, three of your nine people are ill and the queue is twice as long as usual. What do you do in the first hour?',
      minutes: 3,
      followUpCap: 0,
      followUps: [],
      lookFor: [
        'sorts by harm to customers',
        'protects the people who are there',
        'tells customers and colleagues',
      ],
      anchors: [
        'Works harder, without a plan.',
        'Asks for help and waits.',
        'Sorts the work and takes part of it.',
        'Adds what will not be done today, and tells people.',
        'Adds how the team is looked after and what follows from it.',
      ],
    },
  ],
  answers: {
    q1: [
      {
        quality: 'strong',
        text: 'A man called {company} because his sofa had come with the wrong legs for the third time and his parents were arriving on Saturday. I let him finish, then said back to him what I had understood: three deliveries, three times the same mistake, and Saturday is what matters. I told him that I would not send a fourth parcel blindly. I called the warehouse while he waited, had somebody open the box and photograph the legs, and sent him the picture. A driver brought them on Friday and I called him that evening. He later wrote a review that named me, but what I was proud of is that I found the article number was printed wrong on {n} boxes, and we corrected all of them.',
        followUp: 'He said so when I called on Friday, and he ordered a table two months later.',
      },
      {
        quality: 'good',
        text: 'A customer shouted because her refund had not come after four weeks. I apologised, looked into it and saw that accounting had the wrong account number. I asked for the right one, had it paid the same day and sent her the confirmation. She thanked me in the end.',
        followUp: 'She answered my mail and said thank you.',
      },
      {
        quality: 'average',
        text: 'I had many angry customers in my last job. I always let them talk first and try to understand them. Once a customer was angry about a delay and I offered a voucher, which they accepted.',
      },
      {
        quality: 'weak',
        text: 'The customer is king. I stay friendly and professional at all times because a smile can be heard on the phone. Angry customers are a chance to show great service.',
      },
      { quality: 'thin', text: 'I transfer them to my supervisor.' },
    ],
    q2: [
      {
        quality: 'strong',
        text: 'A new colleague at {company} took {n} minutes for calls that took others six, and she went home exhausted. I sat beside her for two mornings and noticed that she apologised and explained before she had looked anything up. So we agreed on one thing only for the first week: open the order first, then speak. I listened to two calls a day and told her one thing that was good and one to try. In the third week we added ending the call. After two months she was at seven minutes and had the best scores for friendliness. In spring she trained the next new person, and she did it better than I had.',
        followUp: 'To say only one thing at a time. I saw five and had to keep four to myself.',
      },
      {
        quality: 'strong',
        text: 'One of my people wrote mails that customers did not understand; {m} of a hundred came back with a question. I asked him to read three of them aloud to me. He stopped in the middle of the second and laughed. We rewrote them together, and for a month he sent me one mail a day that he found hard before it went out. Questions back fell from {m} to four in a hundred. I learned that reading aloud teaches more than my corrections.',
      },
      {
        quality: 'good',
        text: 'A colleague was afraid of the phone. I let her listen to my calls for a week, then we took turns, and I stayed next to her for the first ones. After about a month she took calls alone and said that she liked it.',
        followUp: 'To be patient.',
      },
      {
        quality: 'average',
        text: 'I trained two new colleagues. I showed them the system and answered their questions. They learned quickly and are still with the company.',
      },
      {
        quality: 'weak',
        text: 'I believe that everybody can grow if they want to. I motivate people and give them feedback so that they can reach their full potential. A good leader is a role model.',
      },
    ],
    q3: [
      {
        quality: 'strong',
        text: 'We answered every mail in the order in which it came. I tagged {n} mails by hand over two weeks and found that one in five was about a delivery on the same day, and those waited four hours like all others. I showed the list to the team and asked what they would do. They proposed a fast lane and I changed the rule for a trial of three weeks. Same-day mails were then answered in eighteen minutes; the others waited ten minutes longer. Two people disliked the fast lane because it is hectic, so we turn by the hour. We also tried a bot greeting and took it back after a week, because people wrote longer mails to get around it.',
        followUp:
          'I asked them what would make it bearable, and the change by the hour was their idea.',
      },
      {
        quality: 'good',
        text: 'I introduced text blocks for the ten most frequent questions because we all wrote the same. I counted the questions for a week first. Afterwards we answered about {m} mails more per day and person.',
      },
      {
        quality: 'average',
        text: 'We had no overview of open cases, so I made a shared list. It helped everybody to see what was open and my manager liked it.',
        followUp: 'Most people liked it.',
      },
      {
        quality: 'weak',
        text: 'I always look for ways to optimise processes. Change is the only constant, and I make sure that the whole team is on board with new ideas.',
      },
    ],
    q4: [
      {
        quality: 'strong',
        text: 'First ten minutes: I look at the queue and pull out what does harm if it waits: deliveries of today and people without a working product. Those go to the two quickest. Then I tell the others in one sentence what we will not do today: no back-office, no reports, and mails older than a day get a short honest note with a time. I change the phone greeting so that callers hear that it takes longer and that a mail is fine. I ask the warehouse office for one person for two hours, which we have done for them before. I take calls myself until the line is under fifteen, and at ten I send somebody to make coffee and everybody takes a break in turns, because we need them on Tuesday too.',
      },
      {
        quality: 'good',
        text: 'I would sort the queue by urgency, take calls myself and ask another team for help. I would also tell my manager and put a notice on the web page that answers take longer today.',
      },
      {
        quality: 'average',
        text: 'I would try to find replacements for the ill colleagues and ask the others to skip their breaks and work faster until the queue is shorter.',
      },
      {
        quality: 'weak',
        text: 'I would motivate my team to give one hundred and ten percent. With the right attitude everything is possible.',
      },
    ],
  },
};
