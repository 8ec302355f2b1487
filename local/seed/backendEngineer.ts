/** The seed's busiest job: a backend engineer. */
import type { SeedJob } from './content.ts';

export const backendEngineer: SeedJob = {
  id: 'seed-backend',
  title: 'Backend Engineer',
  level: 'mid',
  language: 'en',
  description: `Harbour & Pine ships furniture for 140 independent shops. Our order platform takes in what the shops sell, plans the lorries and tells customers when to be at home. It is built with TypeScript, Node.js and PostgreSQL.

You will
- design and run the services that take in orders from partners
- find and fix what breaks, and make sure it does not break the same way twice
- review code and write down decisions so that others can follow them
- work with planners and drivers, who feel every bug first

You bring
- three or more years of building services that other people depend on
- solid SQL and one typed language
- habits for testing, monitoring and safe releases

Nice to have: message queues, logistics, on-call experience.`,
  mustHave: ['TypeScript', 'Node.js', 'PostgreSQL', 'API design', 'Automated testing'],
  niceToHave: ['Message queues', 'On-call experience', 'Logistics'],
  competencies: [
    {
      id: 'reliability',
      name: 'Reliability',
      description: 'Finds causes, fixes them for good, and knows that it worked.',
      weight: 35,
    },
    {
      id: 'design',
      name: 'Service design',
      description: 'Designs for load, failure and change, and can say why.',
      weight: 30,
    },
    {
      id: 'collaboration',
      name: 'Collaboration',
      description: 'Argues with reasons and leaves others stronger.',
      weight: 20,
    },
    {
      id: 'judgement',
      name: 'Judgement under pressure',
      description: 'Weighs customers, risk and time, and tells people.',
      weight: 15,
    },
  ],
  questions: [
    {
      id: 'q1',
      competencyId: 'reliability',
      kind: 'behavioural',
      text: 'Tell me about a production incident you helped to resolve. What was your part, and how did you know it was fixed?',
      minutes: 5,
      followUpCap: 1,
      followUps: ['What did you change so that it would not happen again?'],
      lookFor: [
        'own part in finding the cause',
        'a measure that showed it was fixed',
        'a change that prevents the same fault',
      ],
      anchors: [
        'Names no incident, or only that something broke.',
        'Describes an incident, but not what they did themselves.',
        'Says what they did to find and fix it.',
        'Says how they found the cause, fixed it and checked that it worked.',
        'Adds what they changed for good, with a measure before and after.',
      ],
    },
    {
      id: 'q2',
      competencyId: 'design',
      kind: 'technical',
      text: 'How would you design an endpoint that takes in thousands of partner orders a minute without losing any?',
      minutes: 5,
      followUpCap: 1,
      followUps: ['What happens in your design when the database is down for ten minutes?'],
      lookFor: [
        'durable write before the answer',
        'idempotency for retries',
        'back-pressure or limits',
        'how loss would be noticed',
      ],
      modelAnswer:
        'Orders are written to a durable queue or log before the partner gets an answer.\nEvery order carries a key, so that a retry or a duplicate is stored only once.\nWorkers take orders from the queue and write them to the database at their own pace.\nUnder overload the service limits the rate or asks partners to wait and try again.\nReceived and stored orders are counted and compared, with an alert on the difference or on a growing queue.',
      anchors: [
        'Lists technologies without a design.',
        'A single service that writes to a database, without a word on failure.',
        'Accepts, stores durably and processes later.',
        'Adds idempotency for retries and what happens under overload.',
        'Adds how loss would be noticed, and names what the design costs.',
      ],
    },
    {
      id: 'q3',
      competencyId: 'collaboration',
      kind: 'behavioural',
      text: 'Tell me about a time you disagreed with a colleague about a technical decision. What did you do, and how did it end?',
      minutes: 4,
      followUpCap: 1,
      followUps: ['What would you do differently today?'],
      lookFor: [
        'understood the other side',
        'used evidence',
        'the outcome and the relation after it',
      ],
      anchors: [
        'No disagreement, or the colleague was simply wrong.',
        'Describes the disagreement, but not how it was settled.',
        'Explains both sides and how it ended.',
        'Brought evidence and changed a mind, perhaps their own.',
        'Adds what the team kept from it.',
      ],
    },
    {
      id: 'q4',
      competencyId: 'judgement',
      kind: 'situational',
      text: 'Two hours before a release you find a bug that affects a small group of customers. What do you do?',
      minutes: 3,
      followUpCap: 0,
      followUps: [],
      lookFor: [
        'finds out who is affected and how badly',
        'tells people before deciding',
        'keeps a way back',
      ],
      anchors: [
        'Ships or stops without a reason.',
        'Asks somebody else to decide.',
        'Looks at who is affected, then decides.',
        'Adds options such as a flag or a later release, and tells people.',
        'Adds how customers are told and how to return if it goes wrong.',
      ],
    },
  ],
  answers: {
    q1: [
      {
        quality: 'strong',
        text: 'At {company} our order import stopped at six on a Monday morning and shops were calling. I was on call. I looked at the queue first and saw {n} messages waiting and none being taken, so the consumer was alive but stuck. I took a thread dump and found that every worker was waiting for one database lock. A migration from Friday had left a transaction open. I ended that session, the queue drained in eleven minutes, and I compared the number of orders received with the number stored: both were 4,212, so nothing was lost. Afterwards I added a timeout to migrations and an alert on the age of the oldest message. We had three such incidents that year before and none in the fourteen months after.',
        followUp:
          'The migration tool now refuses to run without a lock timeout, and the alert fires when the oldest message is older than five minutes. I wrote both down in the runbook because the next person on call would not be me.',
      },
      {
        quality: 'strong',
        text: 'Last spring customers of {company} saw the delivery slot of somebody else. I led the search because I had written the cache. I reproduced it with two browsers and found that the cache key had the shop but not the customer in it. I turned the cache off with a flag within twenty minutes because wrong data is worse than slow data, then corrected the key and wrote a test with two customers of one shop. I knew it was fixed because I replayed {n} requests of that morning against the new build and compared each answer with the database. We told the 61 people who were affected on the same day.',
        followUp:
          'Keys are now built by one function that takes the customer as a required argument, so the mistake does not compile any more.',
      },
      {
        quality: 'good',
        text: 'We had an outage at {company} when the disk of the database filled up. I noticed it because writes failed in our logs. I freed space by removing old exports, and then I found that a job kept every export for ever. I changed it to keep seven days. I checked the disk graph for the next week and it stayed at about {m} percent.',
        followUp: 'I added a warning at eighty percent, so that we hear of it before it is full.',
      },
      {
        quality: 'good',
        text: 'An upgrade of a library broke our webhooks. I was the one who found it by comparing a request from before with one from after: the signature header had changed its name. I rolled the upgrade back, sent the missed {n} webhooks again from our log and asked two partners to confirm that they had arrived.',
      },
      {
        quality: 'average',
        text: 'There was an incident with slow pages at my last job. I looked at the queries together with a colleague and we added an index. After that it was faster. I was involved in most of the debugging and also informed our manager about the progress.',
        followUp: 'We talked about it in the retrospective.',
      },
      {
        quality: 'weak',
        text: 'In my team we always react very fast when something breaks. We have good monitoring and everybody helps. The team fixed the incident together and customers were happy again. Communication is the most important thing in such situations.',
        followUp: 'We improved our processes in general.',
      },
      { quality: 'thin', text: 'I have not been on call yet.' },
    ],
    q2: [
      {
        quality: 'strong',
        text: "I would separate taking in from processing. The endpoint checks the shape, writes the raw order with the partner's own order number into an append-only table in one transaction and only then answers 202. The order number together with the partner is unique, so a retry gives the same answer and never a second order. Workers take rows in batches with skip locked. Because the promise is only given after the commit, a crash loses nothing. For overload I would limit each partner to, say, {n} orders a minute and answer 429 with a time to wait, so that one partner cannot starve the others. To notice loss I would ask partners for a daily count and compare it with ours. The price is that partners learn about wrong content later, so I would give them a status address.",
        followUp:
          'The endpoint answers 503 at once and partners retry, which is safe because of the unique number. For partners who cannot retry I would put a small durable queue in front, and accept that this is one more thing to run.',
      },
      {
        quality: 'strong',
        text: "First I would ask how large an order is and how late it may be, because that decides a lot. For {n} a minute one Postgres is enough: a bulk endpoint that takes up to five hundred orders, writes them with one insert on conflict do nothing, and returns for each order whether it was new or known. Idempotency comes from the partner's key. Processing is a second step that reads from that table, so a slow step never blocks the intake. I would measure the gap between taken in and processed and alert on it, and keep the raw body for thirty days so that we can replay after a bug.",
        followUp:
          'Then we refuse honestly with 503 and a retry time. I would not buffer in memory because a restart would lose it.',
      },
      {
        quality: 'good',
        text: 'I would put the orders on a queue after validating them, so that the endpoint stays fast, and have workers that write them to the database. The message has the order id, and workers check if it exists already so that retries do no harm. If the queue grows, we add workers.',
        followUp:
          'The messages stay in the queue until it is back, because workers only acknowledge after the write.',
      },
      {
        quality: 'average',
        text: 'I would use a Node.js service behind a load balancer with several instances and write to PostgreSQL. With an index on the order id it should be fast enough. If there is more load I would scale the instances.',
        followUp: 'The service would try again until it works.',
      },
      {
        quality: 'weak',
        text: 'I would use Kafka, Kubernetes, Redis and microservices, because these are the best practices for scalable systems with high load. Cloud providers make this very easy today and it scales automatically.',
        followUp: 'Kubernetes would restart it.',
      },
      { quality: 'thin', text: 'Probably a REST API with a database.' },
    ],
    q3: [
      {
        quality: 'strong',
        text: 'A colleague at {company} wanted to split our order service into five. I thought it was too early, because we were {m} people and released everything together anyway. Instead of arguing in the review I asked him which problem hurt him most. It was that the nightly report blocked releases. I measured for two weeks: nine of eleven late releases were caused by that report and none by the rest. So I proposed to take out only the report, and he agreed to look again in three months. We released daily after that. Three months later we did split one more part, which he had been right about. We kept the habit of measuring before drawing boxes.',
        followUp:
          'I would ask for his reason on the first day instead of after a week of comments.',
      },
      {
        quality: 'good',
        text: 'I wanted to use strict types in an old code base and a senior colleague said it would slow us down. I converted one module in my own time and showed that it had found {m} real bugs. He still worried about the effort, so we agreed that only new files had to be strict. It worked well and after half a year most files were.',
        followUp: 'I would involve him earlier.',
      },
      {
        quality: 'average',
        text: 'We had different opinions about which database to use. I preferred PostgreSQL and he preferred a document store. We discussed it in a meeting with the team lead, wrote down the advantages, and in the end we used PostgreSQL.',
      },
      {
        quality: 'weak',
        text: 'I usually do not have conflicts because I am a team player. If somebody has a different opinion, I listen and we find a compromise. Respect is very important to me.',
      },
      { quality: 'thin', text: 'He wanted tabs. I wanted spaces. We use spaces now.' },
    ],
    q4: [
      {
        quality: 'strong',
        text: 'I would first find out who is hit and how hard: which customers, can they lose data or money, and is there a way around. That takes me perhaps fifteen minutes. If data can be lost I would hold the release. If it is an annoyance for a few, I would put the change behind a flag that is off for that group and release the rest, because {n} other customers wait for it. Before I decide I would tell the release owner and support in one message with what I know and by when I will know more. I would write down how to return to the old version and try it once, and support would get two sentences that they can send to those customers.',
      },
      {
        quality: 'good',
        text: 'I would check how many customers are affected and if there is a workaround. Then I would talk to the product owner and propose to release without that feature. If that is not possible I would move the release to tomorrow, because two hours are too short for a safe fix.',
      },
      {
        quality: 'average',
        text: 'It depends on how serious it is. If it is serious I would fix it or stop the release, otherwise I would release and fix it in the next days. I would inform my manager.',
      },
      {
        quality: 'weak',
        text: 'I always stay calm in stressful situations and work until everything is done. Quality is my top priority, so I would make sure that the customers are satisfied.',
      },
      { quality: 'thin', text: 'I would ask my team lead what to do.' },
    ],
  },
};
