// Sample answers for trying a rubric, English: the competencies of a field of work.
import type { professionalIds } from '#ai/onDevice/library/questions/competencyText.ts';
import type { SampleSet } from './sampleAnswers.ts';

export const samplesFieldsEn = {
  expertise: [
    'The last time I used it in earnest was in April, for a client in Bergen whose old way took two days each month. I chose it over a simpler tool because the simpler one cannot handle more than a few thousand entries, and he had sixty thousand. I set it up on a copy first and ran last year’s cases through it, which showed eleven that came out differently. Nine were errors of the old way, two were mine, and I corrected those. It stops being useful when the input is incomplete, so I wrote a check in front that refuses such cases. It now takes forty minutes a month, and I compare ten cases by hand every quarter.',
    'I have used it for about two years, for example for our monthly lists. I learned it from a colleague and I know the usual functions. When something does not work I look it up and try it on a copy.',
    'I know it a bit. I have seen others use it.',
  ],
  software: [
    'In 2022 I rebuilt the seat booking service of a cinema chain, in use on 60 sites today. Before writing code I asked what may never happen, and it was selling one seat twice. So I put the lock into the database instead of the application, because three servers write at once; the price was about 20 milliseconds per booking. I wrote tests that fire 500 bookings at the same seat and let the payment time out halfway. We rolled it out to two sites first behind a switch. In a year there was no double seat, and the error rate went from 0.8 to 0.1 percent.',
    'I built an internal tool for holiday requests with a web form and a small database. I wrote tests for the main cases and a colleague reviewed the code. It is used by about fifty people.',
    'I have programmed several things. It ran on my computer.',
  ],
  data: [
    'Our shop owner asked whether the loyalty card works. I turned that into: do holders come more often than before they had it, compared with similar customers who have none? I looked at the raw receipts first and threw out 4 percent, where staff had used their own card for customers. Because holders are keener anyway, I matched each with someone of the same area and earlier spending instead of comparing averages. The difference was 0.3 visits a month, not 1.9 as the slides said, and I showed how far off it could be. They dropped the ten percent bonus and kept the birthday one, and half a year later sales were unchanged.',
    'I made a report on the sales of our branches. I cleaned the data in a spreadsheet, checked for missing values and made charts for each month. My boss used it in the meeting.',
    'I take the numbers from the system and put them in a chart.',
  ],
  operations: [
    'On a Sunday at two, logins for our ticket shop began to fail. I first sent people to the read-only page and wrote on the status page, because the sale of the evening still ran. Then I looked at the graphs: connections to the database climbed and never fell, since 13:40, when a job had been moved. I stopped the job and rolled the change back with one command, and logins were fine by 14:25. On Monday I added a limit of connections per job and an alert at 70 percent, and wrote it up without names. It has fired twice since, before anyone noticed.',
    'Our mail server was full one morning. I deleted old logs and restarted it, and it worked again. Then I set a reminder to look at the disk every week.',
    'When something is down I restart it. That mostly works.',
  ],
  testing: [
    'For a new tariff calculator I began with what would hurt most: a wrong price in a signed contract. I wrote down the borders, midnight on a change of tariff, 29 February, zero kilowatt hours, and checked those as fast tests beneath the screen, because through the browser each took a minute. At the border of the year I found that the rebate was paid twice. My report held the input, what came out, what should have, and the release in which it began, so the developer had it fixed in an hour. In the first year after release there were two complaints about prices; the tariff before had 31.',
    'I tested the new form with different inputs, also empty and very long ones. I found that the date field accepted letters and wrote a ticket with the steps. The developer corrected it.',
    'I click through it and see whether something breaks.',
  ],
  infoSecurity: [
    'Our dental practice kept its X-rays on a shared drive that anyone on the guest network could open. I listed what lay there, 9,000 pictures with names, and who could want it: not spies, but someone with ransom software. I judged it likely, since we had two bad mails a week, and the damage as closing for days. So I split the networks first, which cost one evening, took away write rights from all but two accounts, and set up a copy that cannot be overwritten. Then I tried to get in from the waiting room, and failed. I told the owner and the data protection officer in one page, and I repeat the test each quarter.',
    'I found that several people used the same password for the server. I changed it and gave everyone an own account, and told them why. I also switched on the second factor.',
    'We have an antivirus. I have not had any trouble so far.',
  ],
  design: [
    'For a ticket machine in Graz I spent two mornings beside it and saw that older people pressed the language flag because it was the only thing that looked like a button. I drew four layouts on paper, quite unlike each other, and let nine travellers buy a ticket on the paper. The one I liked best failed, because they looked for their destination before the tariff. So I turned the order around and tried again with six others; buying took 38 seconds instead of 71. We chose it over the prettier one for that reason, and the share of aborted purchases fell from 22 to 9 percent.',
    'I designed a flyer and a small web page for a club. I made two drafts, showed them to some members and changed the colours after their comments. They liked the second one.',
    'I made it look nice. The client was okay with it.',
  ],
  product: [
    'We had forty wishes for our driving school app, and the loudest was a chat. I read 200 support mails and rang twelve schools: what hurt was that pupils did not turn up, about one lesson in nine. So we put reminders first and left the chat out, and I told the three schools that wanted it why. We released to twenty schools in February. Missed lessons fell from eleven to six percent there and stayed the same elsewhere, so we gave it to all. The quiet hours that I had wanted were used by two percent, and I took them out again.',
    'I was responsible for the app of our shop. I collected wishes from customers, put them in a list with the team and we built the most wanted, a wish list. Many people used it.',
    'I write down what the customers want and pass it on to the developers.',
  ],
  project: [
    'I ran the move of a laboratory with 30 people and had until 15 December. In the first week I wrote down with the director what is in and what is not: new furniture was out. I planned backwards from the inspection, named one person for each of nine packages and listed what could break us, above all the freezers. In October the power permit was late by three weeks; I told the director the same day and swapped the order, freezers on a rented generator. We passed the inspection on 12 December and lost not one sample, at 3 percent over budget.',
    'I led the introduction of a new phone system. I made a plan with dates and spoke with the provider every week. It was ready two weeks later than planned, but it works.',
    'I was part of a project. It took longer than we thought.',
  ],
  engineering: [
    'I had to design a hinge for a ferry door: 400 kilos, salt water, 30 openings a day, and no more than 900 euros. I set a cast part against a welded one and a bought hinge; the bought one was cheaper, but its grease cannot be renewed at sea. So I took the welded one, because the yard can repair it. I calculated the pin at four times the load for slamming and had one run for 50,000 cycles in a salt chamber. After 31,000 the bush was worn, so I went up to bronze. It has been on six ships since 2021 and not one has been replaced; in a new one I would save a weld.',
    'I designed a bracket for a machine. I calculated the load, drew it in the CAD program and asked the workshop if they could make it. It was tested once with a weight and held.',
    'I draw parts. If it does not hold, I make it thicker.',
  ],
  manufacturing: [
    'On the bottling line the caps were loose on every fortieth bottle. I stopped the line and had the pallets of that hour set aside before anything else, because loose caps mean broken glass. Then I marked bottles for twenty minutes at each of the eight heads: all loose ones came from head five. Its spring had been changed on Tuesday, with a type that is 2 millimetres shorter. We put in the right one, I wrote the number on the machine and into the standard sheet. Loose caps went from 2.5 to 0.05 percent, and it has held for seven months.',
    'Our press made parts with a burr. I told the shift leader and we changed the tool, and I checked the first ten parts afterwards. Then it was good again.',
    'When the machine stops I call maintenance and wait.',
  ],
  clinical: [
    'In March a patient on day two after a hip operation told me that she felt strange, nothing more. I went through airway, breathing and circulation, counted 26 breaths and measured 89 percent oxygen, and her calf was thick on one side. A clot in the lung was my fear, so I pressed the alarm, asked my colleague for the trolley, sat her up and gave oxygen as our protocol allows; the heparin I left to the doctor. When the team came I told them time, values and what I had done in four sentences, and had them read back. I charted it before the end of the hour. She was in the scanner after 25 minutes and went home two weeks later.',
    'A patient was pale and dizzy when I helped him up. I let him lie down again, measured blood pressure and pulse, and called the doctor. I wrote the values in the chart.',
    'If a patient is not well I tell the nurse in charge.',
  ],
  care: [
    'Mrs Lindqvist has dementia and hit out whenever she was washed in the morning. I watched for a week and noticed that it never happened on the days when her radio was on. So I asked her each day whether now or after breakfast, warmed the towel and let her wash her face herself, with the radio playing. The plan says full wash daily; I asked the nurse, and we agreed on every second day. I wrote down how she was each time. In the second month she hit out once instead of nine times, and her daughter noticed that she was singing.',
    'A man on our floor ate less than usual. I sat with him, offered him other food and told the nurse about it. I wrote it in the notes.',
    'I wash and feed the people. Some of them do not want to, then I do it quickly.',
  ],
  research: [
    'I wanted to know whether bees avoid fields with a certain fungus. My guess was yes, at least by a third. I chose twelve fields in pairs, same crop and same week, and the students who counted did not know which was which, because people see what they expect. There was no difference, 212 against 208 visits. I was disappointed, ran it again the next summer with double the plots, and it stayed that way, so we published it as it was. Code and raw counts are public, and a group in Lund has repeated it with the same outcome.',
    'In my thesis I compared two ways of drying samples. I measured twenty of each and used a t-test. One was a little better, and I described how I did it.',
    'I did some experiments. The results were more or less as expected.',
  ],
  finance: [
    'At the March close our VAT account was 1,840 euros off. Under the rules we may not file a return we know to be wrong, and the date was the tenth. I set the bookings against the invoices by tax code, and not by sum, because two errors can hide each other: three Polish invoices had been entered with domestic tax. I corrected them, wrote a note to the file with copies and rang our adviser, who agreed. We filed on the ninth. I asked for a rule in the system that foreign suppliers cannot get that code, and closing now takes four days instead of six.',
    'I reconciled the bank account each month. Once there was a difference of 200 euros, so I went through the statements and found a payment booked twice. I corrected it before the close.',
    'I enter the invoices. If it does not match, I ask my colleague.',
  ],
  sales: [
    'Before I went to a laundry in Ghent I had read that they had lost a hotel group. I did not show our machine at all at first but asked how many kilos they wash at night and what the energy costs. It was 31 cents a kilo. I calculated with the owner, on his own bill, that ours would take 19, so it would pay for itself in two years. He said that we were 20 percent above the other offer; I said yes, and that the other one is good if he washes less than two tonnes. He signed in May for two machines. I went back in August with the meter readings, 18.6 cents, and he has brought me two of his friends.',
    'I visited a client and asked what he needed. I showed him our product and explained the advantages, and gave him five percent off because he hesitated. He bought it some days later.',
    'I tell the customers that our product is good. Some buy it.',
  ],
  support: [
    'A pharmacist wrote in capitals that our program had eaten his stock list, and he opened in forty minutes. I rang him instead of writing, said that I would stay on the line until he could sell, and asked what he had last clicked. It was an import with an empty file. I restored the list of the evening before within fifteen minutes, and told him that the sales from eight to nine were gone and how to enter them. The next day I called to see whether his totals were right. It was the fourth case that month, so I showed it to the developers, and the program now asks before it empties a list; since then I have had none.',
    'A user could not print. I asked what message he saw, went through the settings with him and installed the driver again. It worked, and I closed the ticket.',
    'I tell them to restart. If that does not help I pass it on.',
  ],
  marketing: [
    'A swimming pool wanted more people in the early morning. I stood there at seven for three days and asked them: nurses coming off the night shift. So I left the radio spot out and put a card with a hot shower and a coffee into the staff rooms of two hospitals, because that is where they are at five in the morning; it cost 400 euros. Each hospital had its own code. In four weeks 96 cards came back from one and 11 from the other, which turned out to have a gym. I moved the rest to the fire stations, and mornings went up from 30 to 55 visitors.',
    'I planned a campaign for our spring sale on social media. I chose young families as the target group, posted three times a week and looked at the clicks. We sold more than the year before.',
    'I post something every day. It gets some likes.',
  ],
  people: [
    'A plant manager wanted a new shift leader by Monday and had his nephew in mind. I asked him which three things this person must be able to do in the first half year, and we wrote them down. Everyone who applied, nephew included, got the same five questions and an hour on the floor, with two people scoring apart from each other. The nephew came third; I told him so myself, with what he could learn, and the manager was angry for a week. The woman we took has been there for two years, sick days in her shift are down by a third, and the nephew applied again and got the next post.',
    'I hired a new accountant. I wrote the ad, invited six people and asked them about their experience, together with the head of the department. We took the one who fitted best, and she is still there.',
    'I look at the applications and invite the ones I like.',
  ],
  legal: [
    'A client wanted to dismiss a driver who had filmed himself at the wheel. First I asked for the video, the time stamps and the logbook, and saw that the lorry was standing. The company rule forbids phones while driving, and a court in our region had held in 2019 that a standing engine is not driving. I told him in two sentences that he would probably lose and pay about five months’ wages. Instead I drafted a warning and a clearer rule, had the works council sign it, and filed it all. The driver stayed, and with the new rule a second case was settled in a week.',
    'I checked a lease for a client. I read the clauses, found that the notice period was not allowed and told her to have it changed. I sent her a new wording.',
    'I look up the law and tell them what it says.',
  ],
  office: [
    'I ran the desk of three lawyers with 140 open files. I gave each file one sheet on top with the next date, and every Friday I looked two weeks ahead instead of one, because experts need ten days. That way I saw in May that an appeal and a hearing fell on one morning, and got the hearing moved before it was printed. Medical files lay in a locked drawer and I carried them myself. I also made a form letter for the courts, which the other desk has taken over. In three years we missed no date, and the lawyers stopped keeping their own lists.',
    'I manage the calendar and the mail for my boss. I write everything in a list and remind him a day before. Once I noticed that two meetings overlapped and moved one.',
    'I answer the phone and write things down somewhere.',
  ],
  logistics: [
    'Every Thursday our cold store in Venlo had nine lorries for four ramps. I wrote down arrival and leaving for three weeks, and saw that the pallets for the far aisle took twice as long, 50 minutes. I warned the carriers on Wednesdays which two would have to wait and offered them six in the morning. A fifth ramp would have cost 80,000 euros; moving the fast goods to the front cost two Saturdays, and I made sure that nothing over 900 kilos went above the second level. Waiting fell from 70 to 25 minutes, and we lost one load to warmth that year instead of seven.',
    'I planned the tours for five vans. I sorted the addresses by area and called the customers if a van was late. Most parcels arrived on the same day.',
    'I load what is on the list. If something is missing I write it down.',
  ],
  teaching: [
    'With my evening class of fourteen adults I wanted everyone to be able to write a complaint letter by the summer. On the first evening I had them write one line about their landlord and saw that six could speak fluently but not spell, and three the other way round. So I paired them crosswise and gave the fast ones a real letter from the town hall, since they were bored. After each part they wrote an answer on a card before leaving, and I began the next evening with the three commonest slips. In June thirteen of fourteen wrote a letter that got a reply, and one came back for another term.',
    'I taught fractions to a fifth class. I explained it with a pizza and gave them exercises, easier ones for the weaker pupils. In the test most of them got it right.',
    'I explain the topic and then they do the exercises in the book.',
  ],
  hospitality: [
    'On Mother’s Day we had 90 covers and at one o’clock the dishwasher died. I saw a table with a grandmother who kept looking at the door, cold, so I moved them before they asked. I put two of us on washing by hand in hot water with the right rinse, because dirty glasses are the end, and asked the kitchen for the two cold starters first. One table had waited 40 minutes; I went there myself, told them why, and took the desserts off the bill. Nobody left, the 90 were fed by half past three, and that table booked for Christmas.',
    'On a busy evening a guest got the wrong dish. I apologised, brought him the right one quickly and offered a coffee. He was satisfied.',
    'I bring the food. If they complain I tell the kitchen.',
  ],
} as const satisfies Pick<SampleSet, (typeof professionalIds)[number]>;
